/** Positions of games made of text, as chess programs write them (FEN). */
import type { Side } from '../core/ids.ts';
import type { Variant } from '../core/variant.ts';
import type { SetupField } from '../core/vocabulary.ts';
import { words } from '../match/words.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { fileOf, rankOf } from '../workshop/cells.ts';
import { placementIn, sideOfLetter, tokensIn } from '../workshop/fen.ts';
import type { Castling, GameData, PieceData } from '../workshop/game-data.ts';

interface StartPiece {
  kind: string;
  side: string;
  at: string;
  [property: string]: unknown;
}
/** A start position, as `core/start` reads it. */
export interface FenStart {
  turn: string;
  pieces: StartPiece[];
  hands?: Record<string, string[]>;
  [field: string]: unknown;
}
const SIDE_IDS = ['white', 'black'] as const;
const FIELDS = /^(\S+)(?:\s+([wb]))?(?:\s+(-|[A-Za-z]+))?(?:\s+(-|[a-p]\d+))?(?:\s+(.*))?$/;

/** Is a text such a position, and nothing else? */
export const isFen = (text: string): boolean =>
  /^\s*[A-Za-z0-9+~*]+(?:\/[A-Za-z0-9+~*]+)+(?:\[[A-Za-z-]*\])?\s+[wb](?:\s+[\w+-]+)*\s*$/.test(text);
/** How many ranks it has. */
export const rowsOfFen = (text: string): number => text.trim().split(/[[\s]/, 1)[0].split('/').length;

/** Who may castle with whom, and their kinds. */
export type FenRights = readonly {
  readonly side: Side;
  readonly king: string;
  readonly partner: string;
  readonly kinds: readonly [king: string, partner: string];
}[];
export interface FenPosition {
  readonly rights: FenRights;
  /** In the game with that first position as its array. */
  startIn(first: GameData): FenStart;
}

/**
 * Whether it can be played is not asked. The hand stands in brackets behind the ranks, `~` behind who was promoted. Castlings
 * are `KQkq`, of the outermost Rook, or the Rook's file, `HAha`.
 */
export function readFen(fen: string, data: GameData, { start }: Variant): Result<FenPosition> {
  const [, placement = '', turn = 'w', castlings = '-', inPassing = '-', counts = ''] = FIELDS.exec(fen.trim()) ?? [];
  const written = placementIn(placement);
  const pieces = piecesIn(written?.rows ?? '', data);
  const inHand = (written?.inHand ?? []).map((letter) => ({
    kind: kindOf(data, letter, false),
    side: sideOfLetter(letter),
  }));
  if (pieces === null || inHand.some(({ kind }) => !kind)) return err('bad-fen', words.noFen);
  const side: Side = turn === 'w' ? 0 : 1;
  const fieldOf = (id: string): SetupField | undefined => start?.fields?.find((field) => field.id === id);
  // in the place of a square that was passed
  const counted = fieldOf('countTo') ? /^(\d+)\s+(\d+)\s+\d+$/.exec(counts) : null;
  const quiet = counts.match(/(?:^|\s)(\d+)(?=\s|$)/)?.[1];
  const [, white, black] = counts.match(/(?:^|\s)(\d)\+(\d)(?=\s|$)/) ?? [];
  const handOf = (owner: Side): string[] =>
    inHand.filter((one) => one.side === owner).map(({ kind }) => kind?.id ?? '');
  const rights = rightsIn(castlings, pieces, data);
  return ok({
    rights,
    startIn: (first) => ({
      turn: SIDE_IDS[side],
      pieces: withoutRights(pieces, rights, first),
      ...(inHand.length > 0 && { hands: { white: handOf(0), black: handOf(1) } }),
      ...(fieldOf('passed') && passedAt(inPassing, side, pieces)),
      ...(fieldOf('quiet') && { quiet: Math.min(Number(quiet ?? 0), 2 * data.rules.noProgress) }),
      ...(counted && Number(counted[1]) > 0 && { countTo: Number(counted[1]), count: Number(counted[2]) }),
      ...(white !== undefined &&
        fieldOf('checksLeft') && { checksLeft: { white: Number(white), black: Number(black) } }),
    }),
  });
}

const kindOf = ({ pieces }: GameData, letter: string, isForm: boolean): PieceData | undefined =>
  pieces.find((piece) => piece.letter === `${isForm ? '+' : ''}${letter.toUpperCase()}`);

function piecesIn(rows: string, data: GameData): StartPiece[] | null {
  const { tokens, fits } = tokensIn(rows, data);
  const pieces: StartPiece[] = [];
  for (const { letter, isForm, isPromoted, at } of tokens) {
    const kind = kindOf(data, letter, isForm);
    if (!kind) return null;
    const promoter = isPromoted
      ? data.pieces.find(({ promotions }) => promotions.some(({ to }) => to.includes(kind.id)))
      : undefined;
    pieces.push({ kind: kind.id, side: SIDE_IDS[sideOfLetter(letter)], at, ...(promoter && { was: promoter.id }) });
  }
  return fits ? pieces : null;
}

/**
 * Those that could be: where the game has the castling, and both stand on its rank. In games whose pieces are not shuffled both
 * must stand where they castle from.
 */
function rightsIn(text: string, pieces: readonly StartPiece[], { castlings, array, shuffles }: GameData): FenRights {
  const kindAt = (cell: string): string => array.find(({ at }) => at === cell)?.kind ?? '';
  return castlings.flatMap(({ side, king, partner }) => {
    const kinds = [kindAt(king), kindAt(partner)] as const;
    const letters = [...text].filter((letter) => sideOfLetter(letter) === side).map((letter) => letter.toLowerCase());
    const way = Math.sign(fileOf(partner) - fileOf(king));
    const own = pieces.filter((piece) => piece.side === SIDE_IDS[side] && rankOf(piece.at) === rankOf(king));
    const kingAt = own.find(({ kind }) => kind === kinds[0])?.at;
    if (kingAt === undefined) return [];
    const found = own
      .filter(({ kind, at }) => kind === kinds[1] && Math.sign(fileOf(at) - fileOf(kingAt)) === way)
      .sort((a, b) => way * (fileOf(b.at) - fileOf(a.at)))
      .filter(({ at }, i) => letters.includes(at[0]) || (i === 0 && letters.includes(way > 0 ? 'k' : 'q')))
      .map(({ at }) => ({ side, king: kingAt, partner: at, kinds }));
    return shuffles ? found : found.filter((right) => right.king === king && right.partner === partner);
  });
}

/** Who has lost the right to castle has moved: the King where nothing is left to him, otherwise the Rook. */
function withoutRights(pieces: readonly StartPiece[], rights: FenRights, { castlings, array }: GameData): StartPiece[] {
  const isLeft = ({ side, king, partner }: Castling): boolean =>
    rights.some((right) => right.side === side && right.king === king && right.partner === partner);
  const moved = castlings
    .filter((castling) => !isLeft(castling))
    .map(({ side, king, partner }) =>
      castlings.some((other) => other.side === side && isLeft(other)) ? { side, at: partner } : { side, at: king },
    );
  return pieces.map((piece) => {
    const mayCastle = (side: Side, at: string): boolean =>
      array.some((first) => first.at === at && first.side === side && first.kind === piece.kind);
    const isMeant = ({ side, at }: { side: Side; at: string }): boolean =>
      at === piece.at && SIDE_IDS[side] === piece.side && mayCastle(side, at);
    return moved.some(isMeant) ? { ...piece, hasMoved: true } : piece;
  });
}
/** `at`: where a capture in passing ends; who passed stands one rank further on. */
function passedAt(at: string, side: Side, pieces: readonly StartPiece[]): object {
  if (at === '-') return {};
  const passer = `${at[0]}${Number(at.slice(1)) + (side === 0 ? -1 : 1)}`;
  return pieces.some((piece) => piece.at === passer) ? { passed: at, passer } : {};
}
