/**
 * Moves as the players of a game write them, where its looks name a style for the edges of its board: `P-7f` in shogi,
 * `C2.5` in xiangqi, `P71-61` in janggi. Only what is shown: saves and texts of games keep the text and the label. An
 * action that a style has no way to write has no native label.
 */
import { type NativeStyle, nativeStyleOf } from '../../shared/native-notation.ts';
import type { ActionSummary } from '../action-summary.ts';
import type { Game } from '../game.ts';
import { type Cell, type Kind, NOBODY, OFF, type Piece } from '../ids.ts';
import type { PieceType, Variant } from '../variant.ts';

/** Can the side to move do what is meant, with one of these pieces? */
export type CanDo = (isMover: (piece: Piece) => boolean, isMeant: (a: ActionSummary) => boolean) => boolean;

type Style = (game: Game, a: ActionSummary, can: CanDo) => string;

/** Undefined where the game has no style of its own, or its style no way to write that. */
export function nativeLabelOf(game: Game, a: ActionSummary, can: CanDo): string | undefined {
  const name = nativeStyleOf(game.variant);
  return name !== undefined && isPlain(game, a) ? styles[name](game, a, can) : undefined;
}

/** Does one piece move, drop or promote, and capture nobody but who stands where it ends? */
const isPlain = (game: Game, a: ActionSummary): boolean =>
  a.mover !== NOBODY &&
  a.to !== OFF &&
  (a.isDrop || (a.from !== OFF && a.from !== a.to)) &&
  !(a.boards || a.departs || a.placed || a.left || a.own || a.converted || a.partner !== NOBODY) &&
  a.others.length === 0 &&
  a.through.length === 0 &&
  a.taken.every(({ at, captured }) => captured && at === a.to) &&
  (a.promotion === null || game.variant.types[a.promotion].promotedFrom !== undefined);

/** Hodges’ notation: files from the first side’s right, ranks from the far end by letters; `+` and `=` for promotion. */
const shogi: Style = (game, a, can) => {
  const { topology } = game;
  const { letter } = game.typeOf(a.mover);
  const square = (cell: Cell): string => `${topology.width - topology.x(cell)}${rankLetter(game, cell)}`;
  if (a.isDrop) return `${letter}*${square(a.to)}`;
  const kind = game.kindOf(a.mover);
  const isTwin = (piece: Piece): boolean => piece !== a.mover && game.kindOf(piece) === kind;
  const endsThere = ({ from, to }: ActionSummary): boolean => from !== OFF && to === a.to;
  const promotes = ({ promotion }: ActionSummary): boolean => promotion !== null;
  const start = can(isTwin, (other) => endsThere(other) && promotes(other) === promotes(a)) ? square(a.from) : '';
  const declines = (): boolean =>
    can(
      (piece) => piece === a.mover,
      (other) => endsThere(other) && promotes(other),
    );
  const end = promotes(a) ? '+' : mayEverPromote(game, kind) && declines() ? '=' : '';
  return `${letter}${start}${a.taken.length > 0 ? 'x' : '-'}${square(a.to)}${end}`;
};
const rankLetter = ({ topology }: Game, cell: Cell): string =>
  String.fromCharCode('a'.charCodeAt(0) + topology.height - 1 - topology.y(cell));
const mayEverPromote = ({ variant }: Game, kind: Kind): boolean =>
  variant.types.some(({ promotedFrom }) => promotedFrom?.id === variant.types[kind].id);

/** Letters of the World Xiangqi Federation for kinds that programs give those of their relatives in chess. */
const WXF_LETTERS: ReadonlyMap<string, string> = new Map([
  ['elephant', 'E'],
  ['horse', 'H'],
]);
/** The letter that the players of the game give a kind; undefined where it is its own one. */
export function nativeLetterOf({ looks, types }: Variant, { id }: PieceType): string | undefined {
  if (looks?.labels !== 'xiangqi' && looks?.labels !== 'janggi') return undefined;
  const usual = WXF_LETTERS.get(id);
  return types.some(({ letter }) => letter === usual) ? undefined : usual;
}
/** Of two in one file the direction tells which one moves: neither is ever behind the other and free to go the same way. */
const TOLD_BY_DIRECTION: readonly string[] = ['advisor', 'elephant'];

/**
 * The notation of the World Xiangqi Federation: files from the mover’s right, `+` and `-` for ahead and back, then how many
 * ranks, or the file where it ends if it changes that. Of two in one file the front one is `+`, the rear one `-`; of more, or
 * where two files have several, they are numbered from the front.
 */
const xiangqi: Style = (game, a) => {
  const { topology } = game;
  const side = game.sideOf(a.mover);
  const ahead = side === 0 ? 1 : -1;
  const file = (cell: Cell): number => (side === 0 ? topology.width - topology.x(cell) : topology.x(cell) + 1);
  const letter = wxfLetter(game, a.mover);
  const promoted = a.promotion === null ? '' : '+';
  if (a.isDrop) return `${letter}*${file(a.to)}${rankFrom(game, a.to, ahead)}`;
  const ranks = (topology.y(a.to) - topology.y(a.from)) * ahead;
  const isStraight = topology.x(a.to) === topology.x(a.from);
  const way = ranks === 0 ? '.' : ranks > 0 ? '+' : '-';
  const end = isStraight ? Math.abs(ranks) : file(a.to);
  return `${named(game, a, letter, file, ahead)}${way}${end}${promoted}`;
};
const named = (
  game: Game,
  { mover, from }: ActionSummary,
  letter: string,
  file: (cell: Cell) => number,
  ahead: number,
): string => {
  const { topology } = game;
  const alone = `${letter}${file(from)}`;
  if (TOLD_BY_DIRECTION.includes(game.typeOf(mover).id)) return alone;
  const kind = game.kindOf(mover);
  const cells = [...game.pieces]
    .filter((piece) => game.kindOf(piece) === kind && game.sideOf(piece) === game.sideOf(mover))
    .map((piece) => game.cellOf(piece))
    .filter((cell) => cell !== OFF);
  const inFile = (x: number): readonly Cell[] => cells.filter((cell) => topology.x(cell) === x);
  const mates = inFile(topology.x(from));
  if (mates.length < 2) return alone;
  const before = mates.filter((cell) => (topology.y(cell) - topology.y(from)) * ahead > 0).length;
  const isOnlyFile = cells.every(
    (cell) => topology.x(cell) === topology.x(from) || inFile(topology.x(cell)).length < 2,
  );
  if (mates.length === 2 && isOnlyFile) return `${before === 0 ? '+' : '-'}${letter}`;
  return `${before + 1}${file(from)}`;
};
const rankFrom = ({ topology }: Game, cell: Cell, ahead: number): number =>
  ahead > 0 ? topology.y(cell) + 1 : topology.height - topology.y(cell);
const wxfLetter = (game: Game, piece: Piece): string => {
  const type = game.typeOf(piece);
  return nativeLetterOf(game.variant, type) ?? type.letter;
};

/** By coordinates: first the rank, from the second side's edge, the tenth as 0, then the file from the first side's left. */
const janggi: Style = (game, a) => {
  const { topology } = game;
  const square = (cell: Cell): string => `${(topology.height - topology.y(cell)) % 10}${topology.x(cell) + 1}`;
  const start = a.isDrop ? '' : square(a.from);
  return `${wxfLetter(game, a.mover)}${start}${a.isDrop ? '*' : '-'}${square(a.to)}${a.promotion === null ? '' : '+'}`;
};

const styles: Readonly<Record<NativeStyle, Style>> = { shogi, xiangqi, janggi };
