/**
 * The board as a grid of buttons: used by the keyboard and screen readers in every view, and by everybody when the flat
 * board is shown. One tab stop (the cursor's cell); keys are handled by the table screen. Beside the 3D table it stays
 * in the page, visually hidden (`unseen`), with the same labels. It reports user input and decides nothing.
 */
import { type PointerEvent, type RefObject, useMemo, useRef } from 'react';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type {
  FeatureView,
  FlightView,
  PieceView,
  Preview,
  Side,
  Stroke,
  View,
} from '../../../electron/contract/view.ts';
import type { BoardArrow } from '../../board/arrows.ts';
import type { Posture } from '../../board/posture.ts';
import type { BoardLine, CellMark } from '../../board/props.ts';
import { isTie, type Tie } from '../../board/ties.ts';
import { trackCells } from '../../board/track.ts';
import { type Seen, seenFrom, shadeOf } from '../../narration/board-order.ts';
import { cellLabel, letterOf } from '../../narration/labels.ts';
import { groupNamed } from '../../state/match/groups.ts';
import { unitLook } from '../../state/match/match-ties.ts';
import { uiText } from '../../text/index.ts';
import { classes } from '../shell/classes.ts';
import { useReadOut } from '../shell/useReadOut.ts';
import { Arrows } from './Arrows.tsx';
import { featureLook } from './FeatureGlyph.tsx';
import styles from './FlatBoard.module.css';
import { FlatCell } from './FlatCell.tsx';
import { type FlatLine, Lines } from './Lines.tsx';
import { turnOf } from './MarkShape.tsx';
import { Strokes } from './Strokes.tsx';
import { Ties } from './Ties.tsx';
import { figureUnder, useFlatDrag } from './useFlatDrag.tsx';
import { type Markable, useFlatMarks } from './useFlatMarks.ts';
import { type Holdable, useHold } from './useHold.ts';

export interface FlatBoardProps extends Markable, Holdable {
  readonly description: VariantDescription;
  readonly view: View;
  readonly seat: Side;
  readonly cursor: number;
  readonly lifted: number | null;
  /** every mark, for the labels */
  readonly marks: readonly CellMark[];
  /** the marks that are drawn: two a cell at most */
  readonly drawn: readonly CellMark[];
  readonly lines?: readonly BoardLine[];
  readonly arrows?: readonly BoardArrow[];
  readonly strokes?: readonly Stroke[];
  readonly ties?: readonly Tie[] | undefined;
  /** pieces as after the previewed action: units are drawn in the state they would be in */
  readonly foreseen?: Preview['after'] | undefined;
  /** pieces drawn faint; null: none */
  readonly dimmed?: readonly number[] | null;
  /** those that do not stand upright and ahead, by piece */
  readonly postures?: ReadonlyMap<number, Posture>;
  /** a feature that would be placed on the cell under the pointer */
  readonly ghost?: { readonly cell: number; readonly feature: string } | null;
  readonly label: string;
  readonly brief: boolean;
  readonly coordinates: boolean;
  /** with the letter of its group, a piece that has one */
  readonly groupLetters: boolean;
  readonly unseen: boolean;
  readonly grid: RefObject<HTMLDivElement | null>;
  /** `piece`: on a cell with two, the one whose picture was hit */
  onPick(cell: number, piece: number | null): void;
  onPoint(cell: number | null): void;
  onFocusCell(cell: number): void;
  onLift(piece: number): boolean;
  onDrop(piece: number, cell: number | null): void;
  /** the drag was cancelled and has no effect */
  onPutBack?(piece: number): void;
}

/** Columns or rows of the grid: the rim with the coordinates, the cells, and a gap where the Zone is set apart. */
const tracks = (lines: readonly { readonly gap: boolean }[]): string =>
  `[rim] var(--rim) ${lines.map((l, i) => `${l.gap ? 'var(--felt) ' : ''}[l${i}] var(--cell)`).join(' ')} [end] var(--rim)`;
const gaps = (lines: readonly { readonly gap: boolean }[]): number => lines.filter((l) => l.gap).length;

/** `linked`: cells that are marked as one of a pair. */
const groundOf = (features: readonly FeatureView[], linked: ReadonlySet<number>): ReadonlyMap<number, string> => {
  const map = new Map<number, string>();
  for (const f of features) {
    const lit = linked.has(f.cell) || linked.has(f.leadsTo ?? -1);
    map.set(f.cell, [map.get(f.cell), `${f.id}:${featureLook(f, lit)}`].filter(Boolean).join(' '));
  }
  return map;
};
/** Maps each marked end of a pair to the other. */
const pairsOf = (features: readonly FeatureView[], linked: ReadonlySet<number>): readonly BoardLine[] =>
  features.flatMap((f): BoardLine[] => {
    const to = f.leadsTo ?? null;
    if (to === null || !(linked.has(f.cell) || linked.has(to)) || f.cell > to) return [];
    return [{ key: `pair ${f.cell}`, cells: [f.cell, to], look: 'other' }];
  });
/** The way of the last move where it bends; a straight one is plain from the two cells that are marked. */
const bentTrackOf = (view: View): readonly FlatLine[] => {
  const cells = trackCells(view);
  return cells.length > 2 ? [{ key: 'track', cells, look: 'track' }] : [];
};
/** by how many degrees its picture is turned: one that lies, by a quarter of a circle more */
const tiltOf = (posture: Posture | undefined): number => (posture ? posture.turned * 45 + (posture.laid ? 90 : 0) : 0);
const badgeOf = (piece: PieceView | undefined): string => piece?.notes.find((n) => n.badge)?.badge ?? '';
/** Is it held by a piece on another cell? */
const isHeld = (piece: PieceView | undefined, at: (id: number) => number | null): boolean =>
  piece?.notes.some((n) => !isTie(n) && n.by.some((id) => at(id) !== piece.at)) ?? false;
const landingsOf = (flights: readonly FlightView[]): ReadonlyMap<number, string> => {
  const map = new Map<number, string>();
  for (const f of flights) map.set(f.to, [map.get(f.to), `${f.side}:${f.left}`].filter(Boolean).join(' '));
  return map;
};
const byCell = (marks: readonly CellMark[]): ReadonlyMap<number, readonly CellMark[]> => {
  const map = new Map<number, CellMark[]>();
  for (const m of marks) map.set(m.cell, [...(map.get(m.cell) ?? []), m]);
  return map;
};

export function FlatBoard(props: FlatBoardProps) {
  const { description, view, seat, cursor, lifted, marks, drawn, unseen, brief } = props;
  const read = useReadOut(description);
  const { topology } = description;
  const seen: Seen = useMemo(() => seenFrom(topology, seat), [topology, seat]);
  const [pieces, riders] = useMemo(() => {
    const [standing, riding] = [new Map<number, PieceView>(), new Map<number, PieceView>()];
    for (const p of view.pieces) if (p.at !== null) (p.rides ? riding : standing).set(p.at, p);
    // a rider without its mount is not a stack
    for (const [cell, p] of riding) if (!standing.has(cell)) standing.set(cell, p) && riding.delete(cell);
    return [standing, riding];
  }, [view]);
  const placeOf = useMemo(() => new Map(view.pieces.map((p) => [p.id, p.at])), [view]);
  const linked = useMemo(() => new Set(drawn.flatMap((m) => (m.mark === 'link' ? [m.cell] : []))), [drawn]);
  const ground = useMemo(() => groundOf(view.features, linked), [view, linked]);
  const lines = useMemo(
    () => [...bentTrackOf(view), ...(props.lines ?? []), ...pairsOf(view.features, linked)],
    [props.lines, view, linked],
  );
  const landings = useMemo(() => landingsOf(view.flights), [view]);
  const posture = (piece: PieceView | undefined) => (piece ? props.postures?.get(piece.id) : undefined);
  const then = useMemo(() => new Map(props.foreseen?.map((p) => [p.id, p])), [props.foreseen]);
  const dim = useMemo(() => new Set(props.dimmed), [props.dimmed]);
  const said = useMemo(() => byCell(marks), [marks]);
  const shown = useMemo(() => byCell(drawn), [drawn]);
  const pointed = useRef<number | null>(null);
  const { ghost, ...drag } = useFlatDrag(props, pieces);
  const at = (id: number) => placeOf.get(id) ?? null;
  const groupLetter = (piece: PieceView | undefined): string | null =>
    (props.groupLetters && groupNamed(description, piece?.group)?.letter) || null;

  const cellUnder = (target: EventTarget | null): number | null => {
    const hit = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
    return hit ? Number(hit.dataset.cell) : null;
  };
  const pieceUnder = (target: EventTarget | null, cell: number): number | null =>
    figureUnder(target) ?? pieces.get(cell)?.id ?? null;
  const pointing = useFlatMarks(props, cellUnder);
  const hold = useHold(
    props,
    (target) => {
      const cell = cellUnder(target);
      return cell === null ? null : { cell, piece: pieceUnder(target, cell) };
    },
    drag.ignore,
  );
  const point = (event: PointerEvent) => {
    const cell = cellUnder(event.target);
    if (cell === pointed.current) return;
    pointed.current = cell;
    props.onPoint(cell);
  };
  const style = {
    '--cols': topology.width,
    '--rows': topology.height,
    '--gaps-x': gaps(seen.files),
    '--gaps-y': gaps(seen.rows),
    '--rim-most': props.coordinates ? '1.375rem' : '0px',
    gridTemplateColumns: tracks(seen.files),
    gridTemplateRows: tracks(seen.rows),
  } as React.CSSProperties;

  return (
    <div className={classes(styles.wrap, unseen && styles.unseen)} data-board-of={description.id}>
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of buttons, not a table of text */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are the commands of the table screen */}
      <div
        ref={props.grid}
        className={styles.board}
        role="grid"
        data-board
        data-testid="grid"
        aria-label={props.label}
        style={style}
        onClick={(event) => {
          const cell = cellUnder(event.target);
          // a screen reader presses the cell and no picture: then no particular piece is meant, and no drag was before it
          const byPointer = event.detail > 0;
          if (cell === null || (drag.justDragged() && byPointer)) return;
          const hit = byPointer ? pieceUnder(event.target, cell) : figureUnder(event.target);
          props.onPick(cell, riders.has(cell) ? hit : null);
        }}
        onPointerMove={(event) => {
          point(event);
          hold.onPointerMove(event);
          drag.onPointerMove(event);
        }}
        onPointerLeave={() => {
          if (pointed.current === null) return;
          pointed.current = null;
          props.onPoint(null);
        }}
        onPointerDown={(event) => {
          pointing.onPointerDown(event);
          drag.onPointerDown(event);
          hold.onPointerDown(event);
        }}
        onPointerUp={(event) => {
          pointing.onPointerUp(event);
          drag.onPointerUp(event);
          hold.onPointerUp();
        }}
        onContextMenu={pointing.onContextMenu}
        onPointerCancel={() => {
          drag.onPointerCancel();
          hold.onPointerCancel();
        }}
        onLostPointerCapture={drag.onLostPointerCapture}
        onFocus={(event) => {
          const cell = cellUnder(event.target);
          if (cell !== null && cell !== cursor) props.onFocusCell(cell);
        }}
      >
        {seen.rows.map((row, r) => (
          // biome-ignore lint/a11y/useSemanticElements: a grid of buttons, not a table of text
          // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
          <div role="row" key={row.label}>
            {row.cells.map((cell, c) => {
              if (cell === null) return null;
              const { name } = topology.cells[cell]!;
              const piece = pieces.get(cell);
              const rider = riders.get(cell);
              const here = said.get(cell) ?? [];
              const paint = shown.get(cell) ?? [];
              return (
                <FlatCell
                  key={cell}
                  cell={cell}
                  name={name}
                  label={[
                    read(cellLabel(description, view, cell, here, brief)),
                    ...(posture(piece)?.laid || posture(rider)?.laid ? [uiText.free.lies] : []),
                  ].join(', ')}
                  tilt={tiltOf(posture(piece))}
                  riderTilt={tiltOf(posture(rider))}
                  shade={shadeOf(description, cell)}
                  row={r}
                  col={c}
                  variant={description.id}
                  kind={piece?.kind ?? null}
                  side={piece?.side ?? null}
                  sideId={piece ? description.sides[piece.side].id : null}
                  group={piece?.group ?? null}
                  look={piece ? unitLook(view, then.get(piece.id) ?? piece) : null}
                  letter={
                    piece ? letterOf(description, piece.kind, groupLetter(piece) === null ? piece.side : 0) : null
                  }
                  groupLetter={groupLetter(piece)}
                  piece={piece?.id ?? null}
                  badge={badgeOf(piece)}
                  rider={rider?.id ?? null}
                  riderKind={rider?.kind ?? null}
                  riderLetter={rider ? letterOf(description, rider.kind, rider.side) : ''}
                  riderBadge={badgeOf(rider)}
                  noted={isHeld(piece, at) || isHeld(rider, at)}
                  dim={piece !== undefined && dim.has(piece.id)}
                  ground={ground.get(cell) ?? ''}
                  ghost={props.ghost?.cell === cell ? props.ghost.feature : null}
                  landings={landings.get(cell) ?? ''}
                  lifted={piece !== undefined && (piece.id === lifted || rider?.id === lifted)}
                  riderLifted={rider !== undefined && rider.id === lifted}
                  current={cell === cursor}
                  drawn={paint}
                  turns={paint.map((m) => turnOf(description, m, seat)).join(' ')}
                  said={[...new Set([...here, ...paint].map((m) => m.mark))].join(' ')}
                  unseen={unseen}
                />
              );
            })}
          </div>
        ))}
        {props.coordinates && !unseen && <Rim seen={seen} />}
        {!unseen && props.ties && <Ties variant={description.id} ties={props.ties} seen={seen} />}
        {!unseen && props.strokes && (
          <Strokes strokes={props.strokes} topology={topology} seen={seen} turned={seat === 1} />
        )}
        {!unseen && <Lines lines={lines} seen={seen} />}
        {!unseen && props.arrows && <Arrows arrows={props.arrows} seen={seen} />}
      </div>
      {ghost}
    </div>
  );
}

/** Letters and numbers around the board; hidden from screen readers, because the cells' labels include them. */
function Rim({ seen }: { readonly seen: Seen }) {
  return (
    <div className={styles.rim} data-part="coordinates" aria-hidden="true">
      {seen.files.flatMap((f, i) => [
        <span key={`t${f.label}`} style={{ gridRow: 'rim', gridColumn: `l${i}` }}>
          {f.label}
        </span>,
        <span key={`b${f.label}`} style={{ gridRow: 'end', gridColumn: `l${i}` }}>
          {f.label}
        </span>,
      ])}
      {seen.rows.flatMap((r, i) => [
        <span key={`l${r.label}`} style={{ gridRow: `l${i}`, gridColumn: 'rim' }}>
          {r.label}
        </span>,
        <span key={`r${r.label}`} style={{ gridRow: `l${i}`, gridColumn: 'end' }}>
          {r.label}
        </span>,
      ])}
    </div>
  );
}
