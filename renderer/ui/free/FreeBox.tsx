/**
 * The box of pieces beside the board while the referee is off: one of each type of a side or of nobody's, to be taken by a
 * press or dragged to a square. It is one tab stop, in which the arrow keys move; Enter takes the piece, and the board has the focus again.
 */
import { type KeyboardEvent, useRef, useState } from 'react';
import type { PieceView, Side } from '../../../electron/contract/view.ts';
import { isNeutral } from '../../board/owner.ts';
import { lettersOf, pieceLabel } from '../../narration/labels.ts';
import { uiText } from '../../text/index.ts';
import { Portrait } from '../board3d/Portrait.tsx';
import { GlyphOfPiece } from '../flat/Glyph.tsx';
import { useMatch, useTable } from '../parts/table-context.ts';
import { classes } from '../shell/classes.ts';
import { Segmented } from '../shell/Segmented.tsx';
import styles from './FreeBox.module.css';
import { useBoxDrag } from './useBoxDrag.ts';

const words = uiText.free;
/** Whose pieces are shown. */
type Owner = Side | 'nobody';
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
  const [owner, setOwner] = useState<Owner>(seat);
  const [current, setCurrent] = useState(0);
  const { dragged, isJustDragged, onPointerDown, ...drag } = useBoxDrag(cellAt, focusBoard);
  const row = useRef<HTMLFieldSetElement>(null);
  const ownerOf = (piece: PieceView): Owner => (isNeutral(description, piece) ? 'nobody' : piece.side);
  const owners = ([0, 1, 'nobody'] as const).filter((of) => box.some((piece) => ownerOf(piece) === of));
  const nameOf = (of: Owner): string =>
    of === 'nobody' ? uiText.groups.turn.neutral : uiText.joined.begin(description.sides[of].name);
  const pieces = box.filter((piece) => ownerOf(piece) === owner);
  const glyph = (piece: PieceView) => <GlyphOfPiece description={description} piece={piece} className={styles.glyph} />;
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
        value={owner}
        choices={owners.map((id) => ({ id, name: nameOf(id) }))}
        onChange={(id) => {
          setOwner(id);
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
            aria-label={pieceLabel(description, piece)}
            data-tip={pieceLabel(description, piece)}
            onFocus={() => setCurrent(i)}
            onPointerDown={(event) => onPointerDown(event, piece)}
            {...drag}
            onClick={() => {
              if (isJustDragged()) return;
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
