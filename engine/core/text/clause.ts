/**
 * An action in words, for the ear and for those who do not read notation: a clause that begins with its side or its group and can
 * stand alone or within a sentence. "LINE drops Worm on e5", "MAGI Voyager c3 captures LINE Diskette on f6". It is kept as
 * data with the English names of the game's words: what it says is made where it is shown, in the language of whoever reads.
 */
import { said } from '../../shared/language.ts';
import { type Named, pieceNamed } from '../../shared/naming.ts';
import { type ActionSummary, bendsOf, inBoardOrder, isPushOf, movesAnother, type Taken } from '../action-summary.ts';
import type { Game } from '../game.ts';
import { type Cell, NOBODY, OFF, type Piece } from '../ids.ts';
import { deedSaid, namedOf } from './sentences.ts';
import { featureName } from './spell.ts';
import { listWords, clauseWords as words } from './words.ts';

/** A piece and the square that it stands on; null: it stands nowhere. */
interface Standing {
  readonly piece: Named;
  readonly at: string | null;
}
/** What a piece does that moves. */
type Deed =
  | { readonly is: 'leaves'; readonly to: string }
  | { readonly is: 'swaps'; readonly with: Standing }
  /** something that only this game has: its sentence, and the values of that */
  | { readonly is: 'own'; readonly says: string; readonly who: Standing | null; readonly to: string }
  | { readonly is: 'boards'; readonly mount: Standing }
  | { readonly is: 'pushes'; readonly to: string; readonly pushed: Named; readonly end: string }
  | { readonly is: 'goes'; readonly via: readonly string[]; readonly to: string }
  | { readonly is: 'captures-from-afar'; readonly whom: readonly Standing[] }
  | { readonly is: 'captures'; readonly via: readonly string[]; readonly whom: readonly Named[]; readonly to: string }
  | {
      readonly is: 'captures-elsewhere';
      readonly via: readonly string[];
      readonly whom: readonly Standing[];
      readonly to: string;
    };
/** What happens besides. */
type Besides =
  | { readonly is: 'capturing' | 'removing'; readonly whom: readonly Standing[] }
  | { readonly is: 'pushing' | 'together'; readonly who: Standing; readonly to: string }
  | { readonly is: 'becomes'; readonly kind: string }
  | { readonly is: 'leaves-behind'; readonly feature: string };

export type Clause = (
  | { readonly is: 'places'; readonly side: string; readonly feature: string; readonly at: string }
  | { readonly is: 'ends-turn' | 'passes'; readonly side: string }
  | { readonly is: 'turn-rule'; readonly side: string; readonly label: string }
  | {
      readonly is: 'drops';
      readonly side: string;
      readonly kind: string;
      readonly at: string;
      readonly besides: readonly Besides[];
    }
  | { readonly is: 'moves'; readonly mover: Standing; readonly deed: Deed; readonly besides: readonly Besides[] }
) & {
  /** and its player calls check */
  readonly callsCheck?: true;
};

export const clauseOf = (game: Game, a: ActionSummary): Clause => {
  const side = game.variant.sides[game.toMove].name;
  const name = (c: Cell): string => game.topology.name(c);
  if (a.placed) return { is: 'places', side, feature: featureName(game, a.placed.feature), at: name(a.placed.cell) };
  if (a.mover === NOBODY) return ofNobody(side, a);
  const gone = inBoardOrder(a.taken);
  if (a.isDrop)
    return {
      is: 'drops',
      side,
      kind: game.typeOf(a.mover).name,
      at: name(a.to),
      besides: lost(game, 'removing', gone),
    };
  const mover = { piece: namedOf(game, a.mover), at: name(a.from) };
  const [deed, besides] = deedOf(game, a, gone);
  return { is: 'moves', mover, deed, besides: [...besides, ...changes(game, a)] };
};
const ofNobody = (side: string, { kind, turnRule }: ActionSummary): Clause => {
  if (kind === 'end-turn') return { is: 'ends-turn', side };
  if (kind === 'pass') return { is: 'passes', side };
  return { is: 'turn-rule', side, label: turnRule?.label ?? turnRule?.spells ?? 'end' };
};
const standing = (game: Game, p: Piece): Standing => {
  const at = game.cellOf(p);
  return { piece: namedOf(game, p), at: at === OFF ? null : game.topology.name(at) };
};
const lost = (game: Game, is: 'capturing' | 'removing', gone: readonly Taken[]): readonly Besides[] =>
  gone.length === 0 ? [] : [{ is, whom: gone.map(({ piece }) => standing(game, piece)) }];

/** What the mover does, and whom it costs besides. */
const deedOf = (game: Game, a: ActionSummary, gone: readonly Taken[]): readonly [Deed, readonly Besides[]] => {
  const name = (c: Cell): string => game.topology.name(c);
  const [to, partner] = [name(a.to), a.partner];
  if (a.departs) return [{ is: 'leaves', to }, []];
  if (partner !== NOBODY) return [{ is: 'swaps', with: standing(game, partner) }, []];
  if (a.own && a.own.fromAfar !== 'captures') return [ownDeed(game, a, a.own), lost(game, 'capturing', gone)];
  if (a.boards) return [{ is: 'boards', mount: standing(game, game.pieceOn(a.to)) }, []];
  if (isPushOf(a)) {
    const [{ piece, to: end }] = a.others;
    return [{ is: 'pushes', to, pushed: namedOf(game, piece), end: name(end) }, []];
  }
  const via = (a.through.length > 0 ? bendsOf(game, a) : a.through).map(name);
  const captured = gone.filter((t) => t.captured);
  if (captured.length === 0) return [{ is: 'goes', via, to }, lost(game, 'removing', gone)];
  const whom = captured.map(({ piece }) => standing(game, piece));
  if (a.own?.fromAfar === 'captures' || a.to === a.from) return [{ is: 'captures-from-afar', whom }, []];
  const removed = lost(
    game,
    'removing',
    gone.filter((t) => !t.captured),
  );
  if (captured.some((t) => t.at !== a.to)) return [{ is: 'captures-elsewhere', via, whom, to }, removed];
  return [{ is: 'captures', via, whom: whom.map(({ piece }) => piece), to }, removed];
};
const ownDeed = (game: Game, a: ActionSummary, own: NonNullable<ActionSummary['own']>): Deed => {
  if (a.converted !== null) {
    const who = standing(game, a.converted.piece);
    return { is: 'own', says: own.deed?.(false) ?? own.id, who, to: game.topology.name(a.to) };
  }
  if (!movesAnother(a))
    return { is: 'own', says: own.deed?.(false) ?? own.id, who: null, to: game.topology.name(a.to) };
  const [other] = a.others;
  const says = own.deed?.(other.from === other.to) ?? own.id;
  return { is: 'own', says, who: standing(game, other.piece), to: game.topology.name(other.to) };
};

/** What else changes place, what the mover becomes and what it leaves behind. */
const changes = (game: Game, a: ActionSummary): readonly Besides[] => {
  const others = isPushOf(a) || movesAnother(a) ? [] : a.others;
  return [
    ...others.map(({ piece, to }) => {
      const is: 'together' | 'pushing' = a.isTogether ? 'together' : 'pushing';
      return { is, who: standing(game, piece), to: game.topology.name(to) };
    }),
    ...(a.promotion === null ? [] : [{ is: 'becomes' as const, kind: game.variant.types[a.promotion].name }]),
    ...(a.left ? [{ is: 'leaves-behind' as const, feature: featureName(game, a.left.feature) }] : []),
  ];
};

/** The clause in the language of the moment. */
export const clauseSaid = (clause: Clause): string => {
  const plain = plainSaid(clause);
  return clause.callsCheck ? words.callsCheck(plain) : plain;
};
const plainSaid = (clause: Clause): string => {
  switch (clause.is) {
    case 'places':
      return words.places(said(clause.side), said(clause.feature), clause.at);
    case 'ends-turn':
      return words.endsTurn(said(clause.side));
    case 'passes':
      return words.passes(said(clause.side));
    case 'turn-rule':
      return words.turnRule(said(clause.side), said(clause.label));
    case 'drops':
      return words.drops(said(clause.side), said(clause.kind), clause.at) + clause.besides.map(besidesSaid).join('');
    case 'moves':
      return doneSaid(standingSaid(clause.mover), clause.deed) + clause.besides.map(besidesSaid).join('');
  }
};
const standingSaid = ({ piece, at }: Standing): string =>
  at === null ? pieceNamed(piece) : `${pieceNamed(piece)} ${at}`;
const allSaid = (whom: readonly Standing[]): string => listWords.list(whom.map(standingSaid));

const doneSaid = (mover: string, deed: Deed): string => {
  switch (deed.is) {
    case 'leaves':
      return words.leaves(mover, deed.to);
    case 'swaps':
      return words.swaps(mover, standingSaid(deed.with));
    case 'own': {
      const values = { to: deed.to, who: deed.who ? standingSaid(deed.who) : '' };
      return words.own(mover, deedSaid(deed.says, values));
    }
    case 'boards':
      return words.boards(mover, standingSaid(deed.mount));
    case 'pushes':
      return words.pushes(mover, deed.to, pieceNamed(deed.pushed), deed.end);
    case 'goes':
      return words.goes(mover, deed.via, deed.to);
    case 'captures-from-afar':
      return words.capturesFromAfar(mover, allSaid(deed.whom));
    case 'captures':
      return words.captures(mover, deed.via, listWords.list(deed.whom.map((piece) => pieceNamed(piece))), deed.to);
    case 'captures-elsewhere':
      return words.capturesElsewhere(mover, deed.via, allSaid(deed.whom), deed.to);
  }
};
const besidesSaid = (besides: Besides): string => {
  switch (besides.is) {
    case 'capturing':
      return words.capturing(allSaid(besides.whom));
    case 'removing':
      return words.removing(allSaid(besides.whom));
    case 'pushing':
      return words.pushing(standingSaid(besides.who), besides.to);
    case 'together':
      return words.together(standingSaid(besides.who), besides.to);
    case 'becomes':
      return words.becomes(said(besides.kind));
    case 'leaves-behind':
      return words.leavesBehind(said(besides.feature));
  }
};
