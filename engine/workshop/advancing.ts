/** Kinds whose moves are progress: as the game names them, or else those that only ever go ahead. */
import { readBetza } from './betza/read-betza.ts';
import { carriedKinds, type GameData, lenderOf, type PieceData, type Trait } from './game-data.ts';

/** by these traits others are moved, and perhaps back, as everybody is by portals */
const MOVING: readonly Trait['is'][] = ['pushes', 'swaps', 'lifts'];

/** The ids of the kinds that never go back. */
export const advancingKinds = (data: GameData): readonly string[] =>
  data.pieces.filter((piece) => isAdvancing(data, piece)).map(({ id }) => id);

function isAdvancing({ pieces, features }: GameData, piece: PieceData): boolean {
  if (features !== undefined && features.portals.length > 0) return false;
  const isMoved = ({ traits }: PieceData): boolean => traits.some(({ is }) => MOVING.includes(is));
  if (pieces.some((one) => carriedKinds(one).includes(piece.id) || isMoved(one))) return false;
  if (lenderOf(piece) !== undefined) return false;
  const moves = piece.moves.flatMap(({ betza }) => {
    const read = readBetza(betza);
    return 'moves' in read ? read.moves : [];
  });
  return (
    moves.length > 0 &&
    moves.every(({ legs }) => legs.length === 1 && legs[0].curve === 'none' && legs[0].steps.every(([, y]) => y > 0))
  );
}

/** The ids of the kinds whose moves are progress unless they can go straight back. */
export const progressKinds = (data: GameData): readonly string[] => data.progressBy ?? advancingKinds(data);
/** Is there a rule that asks what progress is? */
export const asksForProgress = ({ rules }: GameData): boolean => rules.noProgress > 0 || rules.toAndFro === 'lost';
