/** The pieces that can be taken and where they can be put: as the rules say, or anywhere while the referee is off. */
import { useMemo } from 'react';
import type { PieceView } from '../../../../electron/contract/view.ts';
import { boxOf } from '../../../board/box.ts';
import type { Posture } from '../../../board/posture.ts';
import { heldPiece, isHandFree, posturesIn, useFreeHand } from '../../../state/free/free-hand.ts';
import type { MatchState } from '../../../state/match/match.ts';
import { destinationsOf, liftedPiece, offered, shownView } from '../../../state/match/match-derived.ts';

const NONE: readonly PieceView[] = [];
const UPRIGHT: ReadonlyMap<number, Posture> = new Map();

export function usePieces(state: MatchState) {
  const { description, seat } = state;
  const view = shownView(state);
  const isFree = isHandFree(state);
  const { held, postures: known } = useFreeHand();
  const box = useMemo(() => (isFree ? boxOf(description, view.options) : NONE), [isFree, description, view.options]);
  // a new one for each seat, from which the boxes are elsewhere
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const withBox = useMemo(
    () => (isFree ? { ...view, pieces: [...view.pieces, ...box] } : view),
    [isFree, view, box, isFree && seat],
  );
  const postures = useMemo(
    () => (isFree ? posturesIn(description, view, known) : UPRIGHT),
    [isFree, description, view, known],
  );
  const destinations = useMemo(
    () =>
      isFree ? (held === null ? [] : description.topology.cells.map((_, i) => i)) : destinationsOf(offered(state)),
    [isFree, held, description, state],
  );
  return {
    isFree,
    /** those beside the board while the referee is off */
    box,
    /** the view with these pieces on the table */
    withBox,
    lifted: isFree ? heldPiece(description, withBox.pieces, held) : liftedPiece(state),
    postures,
    destinations,
  };
}
export type BoardPieces = ReturnType<typeof usePieces>;
