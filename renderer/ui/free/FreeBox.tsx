/**
 * The box of pieces beside the board while the referee is off: one of each type of a side, to be taken by a press or dragged
 * to a square. It is one tab stop, in which the arrow keys move; Enter takes the piece, and the board has the focus again.
 */
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { PieceView, Side } from '../../../electron/contract/view.ts';
import { DRAG_FROM } from '../../board/contacts.ts';
import { lettersOf, pieceName } from '../../narration/labels.ts';
import { uiText } from '../../text/index.ts';
import { Portrait } from '../board3d/Portrait.tsx';
import { Glyph } from '../flat/Glyph.tsx';
import { useMatch, useTable } from '../parts/table-context.ts';
import { classes } from '../shell/classes.ts';
import { Segmented } from '../shell/Segmented.tsx';
import styles from './FreeBox.module.css';

const words = uiText.free;
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function FreeBox(props: {
  readonly box: readonly PieceView[];
  /** the piece in the hand */
  readonly held: number | null;
  readonly cellAt: (x: number, y: number) => number | null;
  readonly focusBoard: () => void;
}) {
  const { box, held, cellAt, focusBoard } = props;
  const { match, flat } = useTable();
  // the 3D table has boxes of its own for the pointer
  const isBesideTable = !flat;
  const description = useMatch((s) => s.description);
  const seat = useMatch((s) => s.seat);
  const [side, setSide] = useState<Side>(seat);
  const [current, setCurrent] = useState(0);
  const [dragged, setDragged] = useState<{ readonly piece: PieceView; readonly x: number; readonly y: number } | null>(
    null,
  );
  const pressed = useRef<{ readonly piece: PieceView; readonly x: number; readonly y: number } | null>(null);
  const justDragged = useRef(false);
  const row = useRef<HTMLFieldSetElement>(null);
  const pieces = box.filter((piece) => piece.side === side);
  const glyph = ({ kind, side: of, group }: PieceView) => (
    <Glyph
      variant={description.id}
      kind={kind}
      side={of}
      sideId={description.sides[of].id}
      group={group}
      className={styles.glyph}
    />
  );
  const putBack = () => {
    const was = pressed.current;
    pressed.current = null;
    setDragged(null);
    if (was && justDragged.current)
      match.send({ on: 'drop', piece: was.piece.id, target: { piece: null, cell: null } });
  };
  const cancel = useRef(putBack);
  cancel.current = putBack;
  // in another window, or on a board of another size, the release means nothing
  useEffect(() => {
    const end = () => cancel.current();
    for (const what of ['resize', 'blur'] as const) window.addEventListener(what, end);
    return () => {
      for (const what of ['resize', 'blur'] as const) window.removeEventListener(what, end);
    };
  }, []);
  const moved = (event: PointerEvent) => {
    const from = pressed.current;
    if (!from) return;
    if (dragged === null) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG_FROM) return;
      justDragged.current = true;
      match.send({ on: 'lift', piece: from.piece.id });
    }
    setDragged({ piece: from.piece, x: event.clientX, y: event.clientY });
  };
  const released = (event: PointerEvent) => {
    const from = pressed.current;
    if (!from || dragged === null) {
      pressed.current = null;
      return;
    }
    const cell = cellAt(event.clientX, event.clientY);
    pressed.current = null;
    setDragged(null);
    match.send({ on: 'drop', piece: from.piece.id, target: { piece: null, cell } });
    focusBoard();
  };
  const stepped = (event: KeyboardEvent) => {
    const way = STEPS[event.key] ?? 0;
    if (way === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (current + way + pieces.length) % pieces.length;
    setCurrent(next);
    row.current?.querySelectorAll<HTMLElement>('[data-of]')[next]?.focus();
  };
  return (
    <section
      className={classes(styles.box, isBesideTable && styles.beside)}
      aria-label={words.box}
      data-region="box"
      data-testid="box"
    >
      <Segmented
        label={words.boxSide}
        value={side}
        choices={([0, 1] as const).map((id) => ({ id, name: uiText.joined.begin(description.sides[id].name) }))}
        onChange={(id) => {
          setSide(id);
          setCurrent(0);
        }}
      />
      <fieldset ref={row} className={styles.row} aria-label={words.box} onKeyDown={stepped}>
        {pieces.map((piece, i) => (
          <button
            key={piece.id}
            type="button"
            className={styles.piece}
            data-of={piece.kind}
            data-box={i === current ? '' : undefined}
            tabIndex={i === current ? 0 : -1}
            aria-pressed={piece.id === held}
            aria-label={pieceName(description, piece)}
            data-tip={pieceName(description, piece)}
            onFocus={() => setCurrent(i)}
            onPointerDown={(event) => {
              justDragged.current = false;
              if (event.button !== 0 || !event.isPrimary) return;
              pressed.current = { piece, x: event.clientX, y: event.clientY };
              event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerMove={moved}
            onPointerUp={released}
            onPointerCancel={putBack}
            onClick={() => {
              if (justDragged.current) return;
              match.send({ on: 'pick', target: { piece: piece.id, cell: null } });
              focusBoard();
            }}
          >
            <Portrait
              description={description}
              kind={piece.kind}
              side={piece.side}
              group={piece.group}
              className={styles.glyph}
              glyph={glyph(piece)}
            />
            <span className={styles.letter} aria-hidden="true">
              {lettersOf(description, piece)}
            </span>
          </button>
        ))}
      </fieldset>
      {dragged && (
        <div className={styles.dragged} style={{ left: dragged.x, top: dragged.y }} aria-hidden="true">
          {glyph(dragged.piece)}
        </div>
      )}
    </section>
  );
}
