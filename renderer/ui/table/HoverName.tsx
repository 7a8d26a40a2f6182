/**
 * A small label at the pointer: what stands and what lies on the cell under it. Only for the eye and the hand that
 * point; whoever listens hears the same from the cell itself.
 */
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { PieceView, View } from '../../../electron/contract/view.ts';
import type { Target } from '../../board/props.ts';
import { cellName, groundWords, noteWords, pieceName } from '../../narration/labels.ts';
import { pieceAt, pieceOf, shownView } from '../../state/match-derived.ts';
import { uiText } from '../../text/index.ts';
import { useMatch, useSeen } from './context.ts';
import styles from './HoverName.module.css';

/** px to the right of the pointer and below it */
const AWAY = 16;

/** Where the pointer is over the board, told by the board area's own events; null while a button is held or it is away. */
export function useHover() {
  const [target, setTarget] = useState<Target | null>(null);
  const seat = useMatch((s) => s.seat);
  // the board has turned under the pointer
  // biome-ignore lint/correctness/useExhaustiveDependencies: the seat is why this runs
  useEffect(() => setTarget(null), [seat]);
  const box = useRef<HTMLDivElement>(null);
  return {
    box,
    target,
    point: setTarget,
    /** moves the label without rendering: a pointer moves more often than anything else here */
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const label = box.current;
      if (!label || event.pointerType === 'touch') return;
      const area = event.currentTarget.getBoundingClientRect();
      const [x, y] = [event.clientX - area.x, event.clientY - area.y];
      label.style.left = `${Math.max(0, Math.min(x + AWAY, area.width - label.offsetWidth - 4))}px`;
      label.style.top = `${y + AWAY + label.offsetHeight > area.height ? y - AWAY - label.offsetHeight : y + AWAY}px`;
      label.dataset.held = event.buttons > 1 ? '1' : '0';
    },
    onPointerLeave: () => setTarget(null),
  };
}

/** Who is there now: whoever stood there may have been taken, or have gone, since the pointer came. */
export function pointedPiece(view: View, { piece, cell }: Target): PieceView | undefined {
  const met = piece === null ? undefined : pieceOf(view, piece);
  return cell === null || met?.at === cell ? met : pieceAt(view, cell);
}

export function HoverName({ hover }: { readonly hover: ReturnType<typeof useHover> }) {
  const view = useSeen(shownView);
  const description = useMatch((s) => s.description);
  const { target, box } = hover;
  const piece = target === null ? undefined : pointedPiece(view, target);
  const cell = piece?.at ?? target?.cell ?? null;
  const ground = cell === null ? [] : groundWords(description, view, cell);
  // what cannot be done with whoever is up is told where the eye is
  const why = useMatch((s) => (s.why?.cell != null && s.why.cell === cell ? s.why.reason : null));
  const shown = piece !== undefined || ground.length > 0 || why !== null;
  const notes = piece ? noteWords(description, view, piece) : [];
  const where = cell === null ? '' : cellName(description, cell);
  return (
    <div className={styles.name} ref={box} aria-hidden="true" hidden={!shown} data-testid="hover-name">
      {piece && <b>{pieceName(description, piece)}</b>}{' '}
      {piece && cell === null ? uiText.table.card[piece.place === 'board' ? 'lost' : piece.place] : where}
      {[...ground, ...notes].map((line) => (
        <small key={line}>{line}</small>
      ))}
      {why && <small className={styles.why}>{why.says}</small>}
    </div>
  );
}
