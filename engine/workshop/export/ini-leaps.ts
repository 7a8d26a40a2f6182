/** The leaps of Cambodian chess, which Fairy-Stockfish knows under one key for its King and its Counsellor. */
import type { GameData, PieceData } from '../game-data.ts';
import { CAMBODIAN_LEAPS } from '../import/ini-moves.ts';

type Leap = (typeof CAMBODIAN_LEAPS)[keyof typeof CAMBODIAN_LEAPS];
const hasLeap = ({ moves }: PieceData, { betza, notInCheck }: Leap): boolean =>
  moves.some((line) => line.betza === betza && (line.notInCheck ?? false) === notInCheck);
const without = (piece: PieceData, { betza }: Leap): PieceData => {
  const { firstMoveLostTo: _, ...rest } = piece;
  return { ...rest, moves: piece.moves.filter((line) => line.betza !== betza) };
};

/** The game without these leaps, and who has them; null where it is none of that family. */
export function withoutCambodianLeaps(
  data: GameData,
): { readonly data: GameData; readonly leapers: readonly string[] } | null {
  const { king, fers } = CAMBODIAN_LEAPS;
  const royal = data.pieces.find((piece) => piece.royal && hasLeap(piece, king));
  const counsellor = data.pieces.find((piece) => hasLeap(piece, fers));
  if (!royal || !counsellor) return null;
  const pieces = data.pieces.map((piece) =>
    piece === royal ? without(piece, king) : piece === counsellor ? without(piece, fers) : piece,
  );
  return { data: { ...data, pieces }, leapers: [royal.id, counsellor.id] };
}
/** Their files, as the other program writes them among the castlings of a FEN: who may still leap. */
export function rightsOfLeapers({ array }: GameData, leapers: readonly string[]): string {
  const [white, black] = [0, 1].map((side) =>
    filesOfLeapers(
      array.filter((piece) => piece.side === side),
      leapers,
    ),
  );
  return white.join('').toUpperCase() + black.join('');
}
/** The files of those among pieces of one side that have not moved. */
export const filesOfLeapers = (
  fresh: readonly { readonly kind: string; readonly at: string }[],
  leapers: readonly string[],
): readonly string[] => fresh.flatMap(({ kind, at }) => (leapers.includes(kind) ? [at[0]] : [])).toSorted();
