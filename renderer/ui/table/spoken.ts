/**
 * What is said aloud: utterances of the match turned into sentences by templates. One
 * message an effect, in the order of the effects; the mover's own side is left out of the names. The log on the screen
 * and the live regions say exactly these words, so that a game can be played from them alone.
 */
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { ActionView, EffectView, PieceView, Side, View } from '../../../electron/contract/view.ts';
import { uiWords } from '../../../electron/contract/words.ts';
import { pieceAt, pieceOf, type Utterance } from '../../state/match.ts';
import { cellName, kindName, noteWords, pieceName, pieceWhere, sentence, sideName, zoneName } from '../flat/labels.ts';

export interface Said {
  readonly text: string;
  /** assertive: the end of the game, a check */
  readonly urgent: boolean;
}
const w = uiWords.spoken;
const calm = (text: string): Said => ({ text, urgent: false });

type Take = Extract<EffectView, { do: 'take' }>;
type Go = Extract<EffectView, { do: 'go' }>;

/** `LINE Diskette` for the other side's, `Diskette` for the mover's own. */
const named = (d: VariantDescription, p: PieceView | undefined, mover: Side | null): string =>
  p === undefined ? '?' : p.side === mover ? kindName(d, p.kind) : pieceName(d, p);

/** The sentence about what the mover did, and which effects it has told. */
const told = (
  d: VariantDescription,
  before: View,
  after: View,
  effects: readonly EffectView[],
): { readonly text: string; readonly of: readonly EffectView[] } | null => {
  const last = after.last;
  if (!last) return null;
  const mover = last.piece === null ? undefined : pieceOf(before, last.piece);
  const side = `${sideName(d, last.side)}. `;
  const cell = (c: number | null) => (c === null ? w.hand : cellName(d, c));
  const swap = effects.find((e) => e.do === 'swap');
  if (swap) {
    const a = pieceOf(before, swap.piece);
    const b = pieceOf(before, swap.with);
    const text = w.swap(side, named(d, a, last.side), cell(swap.from), named(d, b, last.side), cell(swap.to));
    return { text, of: [swap] };
  }
  // an action of no piece shows by what it brings about; a resignation is no action, and ends no turn
  if (last.piece === null && effects.some((e) => e.do === 'turn'))
    return { text: w.ofNoPiece(sideName(d, last.side), last.label), of: [] };
  if (!mover) return null;
  const goes = effects.filter((e): e is Go => e.do === 'go' && e.piece === mover.id);
  const takes = effects.filter((e): e is Take => e.do === 'take' && e.into !== 'depths' && e.piece !== mover.id);
  const shove = effects.find((e): e is Go => e.do === 'go' && e.piece !== mover.id && e.how === 'push');
  const name = kindName(d, mover.kind);
  const victims = takes.map((t) => named(d, pieceOf(before, t.piece), last.side));
  const first = goes[0];
  const end = goes.at(-1);
  if (!first || !end) {
    if (takes.length === 0 || mover.at === null) return null;
    return { text: w.stays(side, name, cell(mover.at), victims.join(', ')), of: takes };
  }
  const of = [...goes, ...takes];
  if (first.how === 'drop') {
    const text =
      victims.length === 0
        ? w.drops(sideName(d, last.side), name, cell(end.to))
        : w.dropsOn(sideName(d, last.side), name, cell(end.to), victims.join(', '));
    return { text, of };
  }
  const from = cell(first.from);
  const to = cell(end.to);
  if (shove) {
    const pushed = named(d, pieceOf(before, shove.piece), last.side);
    const zone = zoneName(d, shove.to);
    const at = cell(shove.to);
    const text =
      zone === null ? w.pushes(side, name, from, to, pushed, at) : w.pushesInto(side, name, from, to, pushed, zone, at);
    return { text, of: [...of, shove] };
  }
  const [only] = takes;
  if (takes.length === 1 && only) {
    const text =
      only.from === end.to
        ? w.takes(side, name, from, to, victims[0]!)
        : w.jumps(side, name, from, victims[0]!, cell(only.from), to);
    return { text, of };
  }
  if (takes.length > 1) {
    const each = takes.map((t, i) => `${victims[i]} ${cell(t.from)}`);
    return { text: w.chain(side, name, takes.length, each, to), of };
  }
  return { text: w.moved(side, name, from, to), of };
};

const one = (d: VariantDescription, before: View, after: View, e: EffectView): Said | null => {
  const mover = after.last?.side ?? null;
  const name = (id: number) => named(d, pieceOf(before, id) ?? pieceOf(after, id), mover);
  switch (e.do) {
    case 'go':
      return calm(w.pushed(name(e.piece), cellName(d, e.to)));
    case 'take':
      return calm((e.into === 'depths' ? w.gone : w.lost)(name(e.piece), cellName(d, e.from)));
    case 'swap':
      return null;
    case 'become': {
      // what it was, whichever of the two views we were given
      const piece = pieceOf(before, e.piece) ?? pieceOf(after, e.piece);
      const was = piece ? { ...piece, kind: e.was } : undefined;
      return calm(w.becomes(named(d, was, mover), cellName(d, e.at), kindName(d, e.kind)));
    }
    case 'state': {
      const piece = pieceOf(after, e.piece) ?? pieceOf(before, e.piece);
      const where = e.at === null ? '' : cellName(d, e.at);
      const who = piece ? pieceName(d, piece) : '?';
      const state = d.states.find((s) => s.id === e.state);
      const name = state?.name ?? e.state;
      if (!e.on) return calm(w.stateOff(who, where, state?.ends ?? w.noLonger(name)));
      const by = e.by
        .map((id) => pieceOf(after, id))
        .filter((p) => p !== undefined)
        .map((p) => pieceWhere(d, p));
      return calm(w.stateOn(who, where, name, by));
    }
    case 'banish':
    case 'feature':
    case 'burst':
    case 'retract':
      return calm(e.says);
    case 'check':
      return { text: e.says, urgent: true };
    case 'tick':
      return null;
    case 'turn':
      return calm(w.turn(sideName(d, e.side), e.turnNumber));
    case 'end': {
      const ending = endingName(d, e.reason);
      // the view's sentence names the sides; the effect's is the rule's own
      const says = after.outcome?.says ?? e.says;
      return {
        text: e.winner === null ? w.draw(ending, says) : w.wins(sideName(d, e.winner), ending, says),
        urgent: true,
      };
    }
  }
};

export const endingName = (d: VariantDescription, reason: string): string =>
  d.endings.find((e) => e.id === reason)?.name ?? uiWords.table.end.byPlayers[reason] ?? reason;

/** The messages of one change, in order. */
export const effectsSaid = (
  d: VariantDescription,
  effects: readonly EffectView[],
  before: View,
  after: View,
): readonly Said[] => {
  const main = told(d, before, after, effects);
  // once the game is over nobody's lasting condition is worth a word
  const isOver = effects.some((e) => e.do === 'end');
  const rest = effects
    .filter((e) => !main?.of.includes(e) && !(isOver && e.do === 'state'))
    .map((e) => one(d, before, after, e))
    .filter((s) => s !== null);
  return main ? [calm(main.text), ...rest] : rest;
};

const liftedSaid = (d: VariantDescription, view: View, id: number, actions: readonly ActionView[]): string => {
  const piece = pieceOf(view, id);
  const cells = new Set(actions.map((a) => a.to));
  const kinds = (kind: (a: ActionView) => boolean) => new Set(actions.filter(kind).map((a) => a.to)).size;
  return w.lifted(
    piece ? kindName(d, piece.kind) : '?',
    piece && piece.at !== null ? cellName(d, piece.at) : w.hand,
    cells.size,
    kinds((a) => a.captures.length > 0),
    kinds((a) => a.kind === 'swap'),
  );
};

/** Everything that is said about one utterance; empty when it is only for the eye. */
export const spoken = (d: VariantDescription, view: View, u: Utterance): readonly Said[] => {
  switch (u.say) {
    case 'effects': {
      if (u.how === 'undo') return [calm(w.undone(u.before.last?.label ?? '')), ...turnNow(d, u.after)];
      if (u.how === 'goto') return [calm(w.branched), ...turnNow(d, u.after)];
      return effectsSaid(d, u.effects, u.before, u.after);
    }
    case 'lifted':
      return [calm(liftedSaid(d, view, u.piece, u.actions))];
    case 'put-back': {
      const piece = pieceOf(view, u.piece);
      if (!piece) return [];
      const name = kindName(d, piece.kind);
      return [calm(piece.at === null ? w.putBackHand(name) : w.putBack(name, cellName(d, piece.at)))];
    }
    case 'why': {
      const piece = pieceOf(view, u.why.piece);
      if (!piece) return [];
      const name = pieceWhere(d, piece);
      if (u.why.cell === null)
        return [
          calm(
            w.cannotMove(
              name,
              noteWords(d, view, piece)
                .map((n) => `${sentence(n)}.`)
                .join(' '),
            ),
          ),
        ];
      const verb = pieceAt(view, u.why.cell) ? w.take : w.goTo;
      return [calm(w.cannot(kindName(d, piece.kind), verb, cellName(d, u.why.cell), u.why.reason?.says ?? ''))];
    }
    case 'choices':
      return [
        calm(
          [
            w.choices(cellName(d, u.cell), u.choices.length),
            ...u.choices.map((c, i) => w.choice(i + 1, c.differs)),
          ].join(' '),
        ),
      ];
    case 'looking':
      return [
        calm(w.looking(u.look.view.last?.label ?? uiWords.table.step.start)),
        ...(u.look.view.last ? [] : turnNow(d, u.look.view)),
      ];
    case 'now':
      return [calm(w.now), ...turnNow(d, view)];
    case 'refused':
      return [calm(u.message)];
  }
};

const turnNow = (d: VariantDescription, view: View): readonly Said[] =>
  view.outcome ? [] : [calm(w.turn(sideName(d, view.turn), view.turnNumber))];

/** F3: whose turn, what can move, hands, who is frozen. */
export const situation = (d: VariantDescription, view: View, present: View): string => {
  const parts: string[] = [];
  if (!view.present) parts.push(w.situation.looking(present.turnNumber));
  if (view.outcome) {
    const ending = endingName(d, view.outcome.reason);
    parts.push(
      view.outcome.winner === null
        ? w.draw(ending, view.outcome.says)
        : w.wins(sideName(d, view.outcome.winner), ending, view.outcome.says),
    );
  } else {
    parts.push(w.situation.turn(sideName(d, view.turn), view.turnNumber));
    if (view.present) parts.push(w.situation.movable(view.movable.length));
  }
  for (const side of [0, 1] as const) {
    const hand = view.pieces.filter((p) => p.side === side && p.place === 'hand');
    parts.push(
      w.situation.hand(
        sideName(d, side),
        hand.map((p) => kindName(d, p.kind)),
      ),
    );
  }
  const noted = view.pieces.filter((p) => p.at !== null && p.notes.length > 0);
  if (noted.length > 0)
    parts.push(
      w.situation.noted(
        noted.map((p) => `${pieceName(d, p)} ${cellName(d, p.at!)}: ${noteWords(d, view, p).join(', ')}`),
      ),
    );
  return parts.join(' ');
};
