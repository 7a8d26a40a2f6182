/** Positions of games made of text, as chess programs write them (FEN). */
import type { Side } from '../core/ids.ts';
import type { Variant } from '../core/variant.ts';
import type { SetupField } from '../core/vocabulary.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { placementIn, sideOfLetter, tokensIn } from '../workshop/fen.ts';
import type { Castling, GameData, PieceData } from '../workshop/game-data.ts';
import type { PositionRequest } from './request.ts';

type Start = NonNullable<PositionRequest['start']>;
type StartPiece = Start['pieces'][number];
const SIDE_IDS = ['white', 'black'] as const;
const FIELDS = /^(\S+)(?:\s+([wb]))?(?:\s+(-|[A-Za-z]+))?(?:\s+(-|[a-p]\d+))?(?:\s+(.*))?$/;

/** Whether it can be played is not asked. The hand stands in brackets behind the ranks, `~` behind who was promoted. */
export function readFen(fen: string, data: GameData, { start }: Variant): Result<Start> {
  const [, placement = '', turn = 'w', rights = '-', inPassing = '-', counts = ''] = FIELDS.exec(fen.trim()) ?? [];
  const written = placementIn(placement);
  const pieces = piecesIn(written?.rows ?? '', data);
  const inHand = (written?.inHand ?? []).map((letter) => ({
    kind: kindOf(data, letter, false),
    side: sideOfLetter(letter),
  }));
  if (pieces === null || inHand.some(({ kind }) => !kind)) return err('bad-fen', 'This is no FEN of this game.');
  const side: Side = turn === 'w' ? 0 : 1;
  const fieldOf = (id: string): SetupField | undefined => start?.fields?.find((field) => field.id === id);
  // in the place of a square that was passed
  const counted = fieldOf('countTo') ? /^(\d+)\s+(\d+)\s+\d+$/.exec(counts) : null;
  const quiet = counts.match(/(?:^|\s)(\d+)(?=\s|$)/)?.[1];
  const [, white, black] = counts.match(/(?:^|\s)(\d)\+(\d)(?=\s|$)/) ?? [];
  const handOf = (owner: Side): string[] =>
    inHand.filter((one) => one.side === owner).map(({ kind }) => kind?.id ?? '');
  return ok({
    turn: SIDE_IDS[side],
    pieces: withoutRights(pieces, rights, data),
    ...(inHand.length > 0 && { hands: { white: handOf(0), black: handOf(1) } }),
    ...(fieldOf('passed') && passedAt(inPassing, side, pieces)),
    ...(fieldOf('quiet') && { quiet: Math.min(Number(quiet ?? 0), 2 * data.rules.noProgress) }),
    ...(counted && Number(counted[1]) > 0 && { countTo: Number(counted[1]), count: Number(counted[2]) }),
    ...(white !== undefined && fieldOf('checksLeft') && { checksLeft: { white: Number(white), black: Number(black) } }),
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

/** Who has lost the right to castle has moved: the King where nothing is left to him, otherwise the Rook. */
function withoutRights(pieces: readonly StartPiece[], rights: string, { castlings, array }: GameData): StartPiece[] {
  const isLeft = (castling: Castling): boolean => {
    const wing = castling.partner.charCodeAt(0) > castling.king.charCodeAt(0) ? 'k' : 'q';
    return rights.includes(castling.side === 0 ? wing.toUpperCase() : wing);
  };
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
