/**
 * A small label at the pointer: the pieces and features on the cell under it. What can or cannot be done there is told by
 * the step bar. For sighted users only; a screen reader reads the same from the cell itself.
 */
import { type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PieceView, View } from '../../../../electron/contract/view.ts';
import { boxOf, isInBox } from '../../../board/box.ts';
import type { Target } from '../../../board/props.ts';
import { decorated } from '../../../decoration/Decoration.tsx';
import { cellNameOf, groundNotes, noteWords, pieceLabel, sentence } from '../../../narration/labels.ts';
import { liftedPiece, pieceAt, pieceOf, shownView } from '../../../state/match/match-derived.ts';
import { uiText } from '../../../text/index.ts';
import { useMatch, useSeen } from '../../parts/table-context.ts';
import styles from './HoverName.module.css';

/** px to the right of the pointer and below it */
const AWAY = 16;

/**
 * The pointer's position over the board, from the board area's own events; null while a button is held or it is
 * elsewhere.
 */
export function useHover() {
  const [target, setTarget] = useState<Target | null>(null);
  const seat = useMatch((s) => s.seat);
  // the board has turned under the pointer
  // biome-ignore lint/correctness/useExhaustiveDependencies: the seat is why this runs
  useEffect(() => setTarget(null), [seat]);
  const box = useRef<HTMLDivElement>(null);
  const pointer = useRef({ x: 0, y: 0, width: 0, height: 0 });
  /** inside the board area; a label that has just been shown, or says more now, has another size than before */
  const place = useCallback(() => {
    const label = box.current;
    if (!label) return;
    const { x, y, width, height } = pointer.current;
    const above = y - AWAY - label.offsetHeight;
    label.style.left = `${Math.max(0, Math.min(x + AWAY, width - label.offsetWidth - 4))}px`;
    label.style.top = `${y + AWAY + label.offsetHeight > height ? Math.max(0, above) : y + AWAY}px`;
  }, []);
  return {
    box,
    target,
    point: setTarget,
    place,
    /** moves the label without rendering: nothing else here changes as often as the pointer */
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const label = box.current;
      if (!label || event.pointerType === 'touch') return;
      const { x, y, width, height } = event.currentTarget.getBoundingClientRect();
      pointer.current = { x: event.clientX - x, y: event.clientY - y, width, height };
      place();
      label.dataset.held = event.buttons > 1 ? '1' : '0';
    },
    onPointerLeave: () => setTarget(null),
  };
}

/** The piece there now: the one under the pointer may have been captured, or have moved, since. */
export function pointedPiece(view: View, { piece, cell }: Target): PieceView | undefined {
  const met = piece === null ? undefined : pieceOf(view, piece);
  return cell === null || met?.at === cell ? met : pieceAt(view, cell);
}

export const HoverName = decorated('a name at the pointer', NameThere);

function NameThere({ hover }: { readonly hover: ReturnType<typeof useHover> }) {
  const view = useSeen(shownView);
  const description = useMatch((s) => s.description);
  const { target, box, place } = hover;
  const boxed = target?.piece != null && isInBox({ id: target.piece });
  const piece =
    target === null
      ? undefined
      : boxed
        ? boxOf(description, view.options).find(({ id }) => id === target.piece)
        : pointedPiece(view, target);
  const cell = piece?.at ?? target?.cell ?? null;
  const ground = cell === null ? [] : groundNotes(description, view, cell);
  // the step bar names the lifted piece, and here the label would cover squares that it can go to
  const lifted = useMatch(liftedPiece);
  const isLifted = piece !== undefined && piece.id === lifted;
  // while pieces move, what is under the pointer changes
  const isMoving = useMatch(({ mode }) => mode.is === 'sent' || mode.is === 'playing');
  const shown = !isLifted && !isMoving && (piece !== undefined || ground.length > 0);
  const notes = piece ? noteWords(description, view, piece) : [];
  const where = cell === null ? '' : cellNameOf(description, cell);
  useLayoutEffect(place);
  return (
    <div className={styles.name} ref={box} aria-hidden="true" hidden={!shown} data-testid="hover-name">
      {piece && <b>{pieceLabel(description, piece)}</b>}{' '}
      {boxed
        ? uiText.free.inBox
        : piece && cell === null
          ? uiText.table.card[piece.place === 'board' ? 'lost' : piece.place]
          : where}
      {[...ground, ...notes].map((line) => (
        <small key={line}>{sentence(line)}</small>
      ))}
    </div>
  );
}
