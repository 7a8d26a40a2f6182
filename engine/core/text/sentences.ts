/** How pieces are named in sentences, and what tells an action from others that end on the same cell. */
import { capitalised } from '../../shared/capitalised.ts';
import { said } from '../../shared/language.ts';
import { type Named, pieceNamed } from '../../shared/naming.ts';
import { type ActionSummary, bendsOf, inBoardOrder, movesAnother } from '../action-summary.ts';
import type { Game } from '../game.ts';
import { type Cell, NOBODY, OFF, type Piece } from '../ids.ts';
import { featureName } from './spell.ts';
import { listWords, differenceWords as words } from './words.ts';

/** A piece by its kind and its side, or by what the variant says that it belongs to; one of nobody is "the Wall". */
export const namedOf = (game: Game, p: Piece): Named => {
  const { name: kind, ownerless } = game.typeOf(p);
  if (ownerless) return { kind, owner: null, isOnly: true };
  return { kind, owner: game.variant.explains?.ownerOf?.(game, p) ?? game.variant.sides[game.sideOf(p)].name };
};
/** "MAGI Diskette", in the language of the moment */
export const pieceName = (game: Game, p: Piece, form = ''): string => pieceNamed(namedOf(game, p), form);

/** "MAGI Diskette e4", "MAGI Diskette e4 and LINE King e9"; of many the first `most`, "and 3 more", never "and 1 more" */
export const listOf = (game: Game, pieces: readonly Piece[], most = pieces.length, form = ''): string => {
  const named = pieces.length > most + 1 ? most : pieces.length;
  const names = pieces.slice(0, named).map((p) => {
    const at: Cell = game.cellOf(p);
    return at === OFF ? pieceName(game, p, form) : `${pieceName(game, p, form)} ${game.topology.name(at)}`;
  });
  if (pieces.length > named) names.push(listWords.more(pieces.length - named));
  return listWords.list(names);
};
/** The deed of an action that only one game has, with its values. */
export const deedSaid = (says: string, values: { readonly who: string; readonly to: string }): string =>
  said(says).replace(/\{(who|to)\}/g, (_, name: 'who' | 'to') => values[name]);

/** What tells an action from others that end on the same cell. `absorbed`: where whom it captures comes to stand, if anywhere. */
export const differenceOf = (game: Game, a: ActionSummary, absorbed: Cell | null = null): string => {
  const { topology } = game;
  const parts: string[] = [];
  const gone = inBoardOrder(a.taken).map((t) => t.piece);
  if (a.own?.differs !== undefined) parts.push(said(a.own.differs));
  if (gone.length > 0 && absorbed !== null) parts.push(words.absorbs(listOf(game, gone), topology.name(absorbed)));
  else if (gone.length > 0) parts.push((a.own?.fromAfar ? words.capturesFromAfar : words.captures)(listOf(game, gone)));
  if (a.converted !== null && a.own?.deed)
    parts.push(deedSaid(a.own.deed(false), { who: listOf(game, [a.converted.piece]), to: topology.name(a.to) }));
  if (a.partner !== NOBODY) parts.push(words.swaps(listOf(game, [a.partner])));
  if (a.boards) parts.push(words.boards(listOf(game, [game.pieceOn(a.to)])));
  for (const { piece, from, to } of a.others) {
    const values = { who: listOf(game, [piece]), to: topology.name(to) };
    const deed = movesAnother(a) ? a.own?.deed?.(from === to) : undefined;
    parts.push(deed === undefined ? words.moves(values.who, values.to) : deedSaid(deed, values));
  }
  if (a.promotion !== null) parts.push(words.becomes(said(game.variant.types[a.promotion].name)));
  if (a.isDrop) parts.unshift(words.drops(said(game.typeOf(a.mover).name)));
  if (a.left) parts.push(words.leavesBehind(said(featureName(game, a.left.feature))));
  if (a.placed) parts.push(words.places(said(featureName(game, a.placed.feature))));
  if (a.departs) parts.push(words.leaves(topology.name(a.to)));
  // where it went is told already by where it left whom it captured
  const bends = bendsOf(game, a).filter((c) => c !== absorbed);
  if (bends.length > 0 && (parts.length === 0 || a.through.length > 0))
    parts.unshift(words.via(bends.map((c) => topology.name(c)).join(', ')));
  if (parts.length === 0) parts.push(words.there);
  return capitalised(`${parts.join(', ')}.`);
};
