/**
 * The board as a grid of buttons: what the keyboard and the screen reader use in every view, and what everybody uses
 * when the flat board is shown. One tab stop (the cursor's cell); keys are the table screen's. Beside the 3D table it
 * stays in the page, out of sight (`unseen`), with the same labels. It reports what a hand did and decides nothing.
 */
import { memo, type PointerEvent, type RefObject, useMemo, useRef } from 'react';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { FeatureView, FlightView, PieceView, Side, View } from '../../../electron/contract/view.ts';
import type { BoardLine, CellMark } from '../../scene/props.ts';
import { FeatureGlyph } from './FeatureGlyph.tsx';
import { Glyph } from './Glyph.tsx';
import { Lines } from './Lines.tsx';
import { cellLabel, letterOf } from './labels.ts';
import { MarkShape, turnOf } from './MarkShape.tsx';
import { type Seen, seenFrom, shadeOf } from './seen.ts';
import { useFlatDrag } from './useFlatDrag.tsx';
import './flat.css';

export interface FlatBoardProps {
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
  /** pieces drawn faint; null: none */
  readonly dimmed?: readonly number[] | null;
  /** a feature that would be laid on the cell under the pointer */
  readonly ghost?: { readonly cell: number; readonly feature: string } | null;
  readonly label: string;
  readonly brief: boolean;
  readonly coordinates: boolean;
  readonly unseen: boolean;
  readonly grid: RefObject<HTMLDivElement | null>;
  onPick(cell: number): void;
  onPoint(cell: number | null): void;
  onFocusCell(cell: number): void;
  onLift(piece: number): boolean;
  onDrop(piece: number, cell: number | null): void;
}

/** Columns or rows of the grid: the rim with the coordinates, the cells, and felt where the Zone is set apart. */
const tracks = (lines: readonly { readonly gap: boolean }[]): string =>
  `[rim] var(--rim) ${lines.map((l, i) => `${l.gap ? 'var(--felt) ' : ''}[l${i}] var(--cell)`).join(' ')} [end] var(--rim)`;
const gaps = (lines: readonly { readonly gap: boolean }[]): number => lines.filter((l) => l.gap).length;

interface CellProps {
  readonly cell: number;
  readonly name: string;
  readonly label: string;
  readonly shade: string;
  readonly row: number;
  readonly col: number;
  readonly variant: string;
  readonly kind: string | null;
  readonly side: Side | null;
  readonly sideId: string | null;
  readonly letter: string | null;
  readonly piece: number | null;
  /** others keep it in a state: a frame says so, the label says who */
  readonly noted: boolean;
  readonly dim: boolean;
  /** what lies on the cell, the lowest first: ids, with a `!` for what only the eyes on the screen know */
  readonly ground: string;
  readonly ghost: string | null;
  /** what will land here: side and turns, the next first */
  readonly landings: string;
  readonly lifted: boolean;
  readonly current: boolean;
  readonly drawn: readonly CellMark[];
  readonly turns: string;
  readonly said: string;
  readonly unseen: boolean;
}

const Cell = memo(
  function Cell(p: CellProps) {
    const turns = p.turns === '' ? [] : p.turns.split(' ').map(Number);
    return (
      // biome-ignore lint/a11y/useSemanticElements: a grid of buttons, not a table of text
      // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
      <div role="gridcell" className={p.shade} style={{ gridRow: `l${p.row}`, gridColumn: `l${p.col}` }}>
        <button
          type="button"
          data-cell={p.cell}
          data-name={p.name}
          data-piece={p.piece ?? undefined}
          data-marks={p.said || undefined}
          aria-label={p.label}
          aria-pressed={p.lifted || undefined}
          tabIndex={p.current ? 0 : -1}
        >
          {!p.unseen &&
            p.ground
              .split(' ')
              .filter(Boolean)
              .map((id) => (
                <FeatureGlyph key={id} variant={p.variant} feature={id.replace('!', '')} hidden={id.endsWith('!')} />
              ))}
          {!p.unseen && p.ghost !== null && (
            <FeatureGlyph variant={p.variant} feature={p.ghost} hidden={false} className="ghost" />
          )}
          {!p.unseen && p.landings !== '' && <Landing landings={p.landings} />}
          {!p.unseen && p.drawn.length > 0 && (
            <svg className="mark-case" viewBox="0 0 100 100" aria-hidden="true">
              {p.drawn.map((m, i) => (
                <MarkShape key={m.mark} mark={m.mark} turn={turns[i] ?? 0} />
              ))}
            </svg>
          )}
          {!p.unseen && p.kind !== null && p.side !== null && (
            <>
              <Glyph
                variant={p.variant}
                kind={p.kind}
                side={p.side}
                sideId={p.sideId ?? undefined}
                className={p.dim ? 'dim' : ''}
              />
              <span className="letter" aria-hidden="true">
                {p.letter}
              </span>
              {p.noted && <span className="noted" aria-hidden="true" />}
            </>
          )}
        </button>
      </div>
    );
  },
  // the marks of a cell are told apart by their names and turns, which are texts
  (a, b) => (Object.keys(a) as (keyof CellProps)[]).every((k) => k === 'drawn' || a[k] === b[k]),
);

/** A dashed circle on the cell and, in its corner, the turns until the next landing there. */
function Landing({ landings }: { readonly landings: string }) {
  const [next = ''] = landings.split(' ');
  const [side, left] = next.split(':');
  return (
    <>
      <svg className="landing" viewBox="0 0 100 100" aria-hidden="true">
        <circle className="casing" cx={50} cy={50} r={42} />
        <circle cx={50} cy={50} r={42} />
      </svg>
      <span className={`lands of-${side}`} aria-hidden="true">
        {left}
      </span>
    </>
  );
}

const groundOf = (features: readonly FeatureView[]): ReadonlyMap<number, string> => {
  const map = new Map<number, string>();
  for (const f of features)
    map.set(f.cell, [map.get(f.cell), `${f.id}${f.hidden ? '!' : ''}`].filter(Boolean).join(' '));
  return map;
};
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
  const { topology } = description;
  const seen: Seen = useMemo(() => seenFrom(topology, seat), [topology, seat]);
  const pieces = useMemo(() => {
    const map = new Map<number, PieceView>();
    for (const p of view.pieces) if (p.at !== null) map.set(p.at, p);
    return map;
  }, [view]);
  const ground = useMemo(() => groundOf(view.features), [view]);
  const landings = useMemo(() => landingsOf(view.flights), [view]);
  const dim = useMemo(() => new Set(props.dimmed), [props.dimmed]);
  const said = useMemo(() => byCell(marks), [marks]);
  const shown = useMemo(() => byCell(drawn), [drawn]);
  const pointed = useRef<number | null>(null);
  const { ghost, ...drag } = useFlatDrag(props, pieces);

  const cellUnder = (target: EventTarget | null): number | null => {
    const hit = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
    return hit ? Number(hit.dataset.cell) : null;
  };
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
    '--rim': props.coordinates ? '1.375rem' : '0px',
    gridTemplateColumns: tracks(seen.files),
    gridTemplateRows: tracks(seen.rows),
  } as React.CSSProperties;

  return (
    <div className={unseen ? 'flat-wrap unseen' : 'flat-wrap'}>
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of buttons, not a table of text */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are the commands of the table screen */}
      <div
        ref={props.grid}
        className="flat"
        role="grid"
        data-board
        data-testid="grid"
        aria-label={props.label}
        style={style}
        onClick={(event) => {
          const cell = cellUnder(event.target);
          if (cell !== null && !drag.justDragged()) props.onPick(cell);
        }}
        onPointerMove={(event) => {
          point(event);
          drag.onPointerMove(event);
        }}
        onPointerLeave={() => {
          if (pointed.current === null) return;
          pointed.current = null;
          props.onPoint(null);
        }}
        onPointerDown={drag.onPointerDown}
        onPointerUp={drag.onPointerUp}
        onPointerCancel={drag.onPointerCancel}
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
              const at = topology.cells[cell]!;
              const piece = pieces.get(cell);
              const here = said.get(cell) ?? [];
              const paint = shown.get(cell) ?? [];
              return (
                <Cell
                  key={cell}
                  cell={cell}
                  name={at.name}
                  label={cellLabel(description, view, cell, here, brief)}
                  shade={shadeOf(description, cell)}
                  row={r}
                  col={c}
                  variant={description.id}
                  kind={piece?.kind ?? null}
                  side={piece?.side ?? null}
                  sideId={piece ? description.sides[piece.side].id : null}
                  letter={piece ? letterOf(description, piece.kind, piece.side) : null}
                  piece={piece?.id ?? null}
                  noted={piece?.notes.some((n) => n.by.length > 0) ?? false}
                  dim={piece !== undefined && dim.has(piece.id)}
                  ground={ground.get(cell) ?? ''}
                  ghost={props.ghost?.cell === cell ? props.ghost.feature : null}
                  landings={landings.get(cell) ?? ''}
                  lifted={piece !== undefined && piece.id === lifted}
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
        {!unseen && <Lines lines={props.lines ?? []} seen={seen} />}
      </div>
      {ghost}
    </div>
  );
}

/** Letters and numbers round the board; the cells' own labels say them, so they are only for the eye. */
function Rim({ seen }: { readonly seen: Seen }) {
  return (
    <div className="rim" aria-hidden="true">
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
