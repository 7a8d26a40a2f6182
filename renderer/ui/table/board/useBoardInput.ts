/** What a pointer does on either board, as events of the match. */
import type { Target } from '../../../board/props.ts';
import { isHandFree, useFreeHand } from '../../../state/free/free-hand.ts';
import { inHandFor, pieceAt, shownView } from '../../../state/match/match-derived.ts';
import { isLiftable } from '../../../state/match/match-pick.ts';
import { clearArrows, drawArrow, pointOut } from '../../../state/online/online.ts';
import { useMatch, useTable } from '../../parts/table-context.ts';
import type { BoardFrame } from './useFrame.tsx';

/** `point`: shows the name of what is under the pointer. */
export function useBoardInput(frame: BoardFrame, point: (target: Target | null) => void) {
  const { match } = useTable();
  const { send, store } = match;
  const view = useMatch(shownView);
  return {
    /** A press on this: with Shift the unit is selected besides others. */
    pick(target: Target): void {
      if (frame.justFramed()) return;
      const piece = target.piece ?? (target.cell === null ? null : (pieceAt(view, target.cell)?.id ?? null));
      if (frame.isAdding() && piece !== null) send({ on: 'toggle-unit', piece });
      else send({ on: 'pick', target });
    },
    aim(target: Target | null): void {
      point(target);
      send({ on: 'aim', target });
    },
    /** Lifts the piece if possible; returns whether it did. */
    lift(piece: number): boolean {
      const s = store.getState();
      if (frame.isAdding()) return false;
      if (isHandFree(s)) {
        send({ on: 'lift', piece });
        return useFreeHand.getState().held !== null;
      }
      if (
        s.look !== null ||
        s.mode.is === 'sent' ||
        !(s.view.movable.includes(inHandFor(s.view, piece)) || isLiftable(s, piece))
      )
        return false;
      send({ on: 'lift', piece });
      return true;
    },
    drop: (piece: number, target: Target) => send({ on: 'drop', piece, target }),
    putBack: (piece: number) => send({ on: 'drop', piece, target: { piece: null, cell: null } }),
    /** drawn with the right button, and seen by whoever sits at the same table on another machine */
    pointing: {
      onPing: (cell: number) => pointOut(view.match, cell),
      onArrow: (from: number, to: number) => drawArrow(view.match, from, to),
      onCleared: () => clearArrows(view.match),
    },
  };
}
export type BoardInput = ReturnType<typeof useBoardInput>;
