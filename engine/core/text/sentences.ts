/** How pieces are named in sentences, and what tells an action from others that end on the same cell. */
import { ENGLISH, language } from '../../shared/language.ts';
import { pieceNamed } from '../../shared/naming.ts';
import { type ActionSummary, bendsOf, inBoardOrder, movesAnother } from '../action-summary.ts';
import type { Game } from '../game.ts';
import { type Cell, NOBODY, OFF, type Piece } from '../ids.ts';
import { capitalised } from '../start/fill.ts';
import { featureName } from './spell.ts';

/** "MAGI Diskette"; "the Wall" of one that belongs to nobody; whatever the variant calls it, where it has a word of its own */
export const nameOf = (game: Game, p: Piece, form = ''): string => {
  if (game.variant.explains?.nameOf) return game.variant.explains?.nameOf(game, p, form);
  const { name, ownerless } = game.typeOf(p);
  if (ownerless) return language() === ENGLISH ? `the ${name}` : pieceNamed({ kind: name, owner: null }, form || 'nom');
  return pieceNamed({ kind: name, owner: game.variant.sides[game.sideOf(p)].name }, form);
};

/** "MAGI Diskette e4", "MAGI Diskette e4 and LINE King e9"; of many the first `most`, "and 3 more", never "and 1 more" */
export const listOf = (game: Game, pieces: readonly Piece[], most = pieces.length, form = ''): string => {
  const named = pieces.length > most + 1 ? most : pieces.length;
  const names = pieces.slice(0, named).map((p) => {
    const at: Cell = game.cellOf(p);
    return at === OFF ? nameOf(game, p, form) : `${nameOf(game, p, form)} ${game.topology.name(at)}`;
  });
  if (pieces.length > named) names.push(`${pieces.length - named} more`);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
};

/** What tells an action from others that end on the same cell. */
export const differenceOf = (game: Game, a: ActionSummary): string => {
  const { topology } = game;
  const parts: string[] = [];
  const gone = inBoardOrder(a.taken).map((t) => t.piece);
  if (a.own?.describe && !movesAnother(a)) parts.push(a.own.describe('', topology.name(a.to), false));
  if (gone.length > 0) parts.push(`captures ${listOf(game, gone)}${a.own?.fromAfar ? ' without moving' : ''}`);
  if (a.partner !== NOBODY) parts.push(`swaps places with ${listOf(game, [a.partner])}`);
  if (a.boards) parts.push(`boards ${listOf(game, [game.pieceOn(a.to)])}`);
  for (const o of a.others) {
    const who = listOf(game, [o.piece]);
    const to = topology.name(o.to);
    const told = movesAnother(a) ? a.own?.describe?.(who, to, o.from === o.to) : undefined;
    parts.push(told ?? `moves ${who} to ${to}`);
  }
  if (a.promotion !== null) parts.push(`becomes ${game.variant.types[a.promotion].name}`);
  if (a.isDrop) parts.unshift(`drops ${game.typeOf(a.mover).name} from the hand`);
  if (a.left) parts.push(`leaves ${featureName(game, a.left.feature)} behind`);
  if (a.placed) parts.push(`places ${featureName(game, a.placed.feature)}`);
  if (a.departs) parts.push(`leaves, to land on ${topology.name(a.to)}`);
  const bends = bendsOf(game, a);
  if (bends.length > 0 && (parts.length === 0 || a.through.length > 0))
    parts.unshift(`goes via ${bends.map((c) => topology.name(c)).join(', ')}`);
  if (parts.length === 0) parts.push('goes there');
  return capitalised(`${parts.join(', ')}.`);
};
