/**
 * The board as a grid of buttons: used by the keyboard and screen readers in every view, and by everybody when the flat
 * board is shown. One tab stop (the cursor's cell); keys are handled by the table screen. Beside the 3D table it stays
 * in the page, visually hidden (`unseen`), with the same labels. It reports user input and decides nothing.
 */
import { useMemo } from 'react';
import type { FeatureView, View } from '../../../electron/contract/view.ts';
import type { BoardLine } from '../../board/props.ts';
import { trackCells } from '../../board/track.ts';
import { type Seen, seenFrom } from '../../narration/board-order.ts';
import { useIsNative } from '../../state/notation.ts';
import { ownLabels } from '../../variants/own/board/labels.ts';
import { isOnPoints } from '../../variants/own/board/lines.ts';
import { classes } from '../shell/classes.ts';
import { Arrows } from './Arrows.tsx';
import { BoardPicture, isDrawn, tonesOf } from './BoardPicture.tsx';
import styles from './FlatBoard.module.css';
import { FlatCell } from './FlatCell.tsx';
import { type FlatLine, Lines } from './Lines.tsx';
import type { FlatBoardProps } from './props.ts';
import { Strokes } from './Strokes.tsx';
import { Ties } from './Ties.tsx';
import { stacksOf, useFlatCells } from './useFlatCells.ts';
import { useFlatPointer } from './useFlatPointer.ts';

/** Columns or rows of the grid: the rim with the coordinates, the cells, and a gap where the Zone is set apart. */
const tracks = (lines: readonly { readonly gap: boolean }[]): string =>
  `[rim] var(--rim) ${lines.map((l, i) => `${l.gap ? 'var(--felt) ' : ''}[l${i}] var(--cell)`).join(' ')} [end] var(--rim)`;
const gaps = (lines: readonly { readonly gap: boolean }[]): number => lines.filter((l) => l.gap).length;

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

export function FlatBoard(props: FlatBoardProps) {
  const { description, view, seat, drawn, unseen } = props;
  const { topology } = description;
  const isNative = useIsNative(description);
  const seen: Seen = useMemo(() => seenFrom(topology, seat), [topology, seat]);
  const stacks = useMemo(() => stacksOf(view), [view]);
  const linked = useMemo(() => new Set(drawn.flatMap((m) => (m.mark === 'link' ? [m.cell] : []))), [drawn]);
  const lines = useMemo(
    () => [...bentTrackOf(view), ...(props.lines ?? []), ...pairsOf(view.features, linked)],
    [props.lines, view, linked],
  );
  const contentOf = useFlatCells(props, stacks, linked);
  const pointer = useFlatPointer(props, stacks);
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
    <div
      className={classes(styles.wrap, unseen && styles.unseen)}
      data-board-of={description.id}
      data-seat={seat}
      data-look={isDrawn(description) ? 'lines' : undefined}
      data-points={isOnPoints(description) || undefined}
      style={tonesOf(description)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of buttons, not a table of text */}
      <div
        ref={props.grid}
        className={styles.board}
        role="grid"
        data-board
        data-testid="grid"
        aria-label={props.label}
        style={style}
        {...pointer.on}
      >
        {!unseen && isDrawn(description) && (
          <BoardPicture description={description} turned={seat === 1} className={styles.picture} />
        )}
        {seen.rows.map((row, r) => (
          // biome-ignore lint/a11y/useSemanticElements: a grid of buttons, not a table of text
          // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
          <div role="row" key={row.label}>
            {row.cells.map((cell, c) => cell !== null && <FlatCell key={cell} row={r} col={c} {...contentOf(cell)} />)}
          </div>
        ))}
        {props.coordinates && !unseen && (
          <Rim seen={seen} own={isNative ? ownLabels(description) : null} turned={seat === 1} />
        )}
        {!unseen && props.ties && <Ties variant={description.id} ties={props.ties} seen={seen} />}
        {!unseen && props.strokes && (
          <Strokes strokes={props.strokes} topology={topology} seen={seen} turned={seat === 1} />
        )}
        {!unseen && <Lines lines={lines} seen={seen} />}
        {!unseen && props.arrows && <Arrows arrows={props.arrows} seen={seen} onPoints={isOnPoints(description)} />}
      </div>
      {pointer.ghost}
    </div>
  );
}

/** Letters and numbers around the board; hidden from screen readers, because the cells' labels include them. */
function Rim({
  seen,
  own,
  turned,
}: {
  readonly seen: Seen;
  /** the game's own, where they are not those of the board */
  readonly own: ReturnType<typeof ownLabels>;
  readonly turned: boolean;
}) {
  const way = <T,>(list: readonly T[]): readonly T[] => (turned ? [...list].reverse() : list);
  const near = own && way(turned ? own.farFiles : own.files);
  const far = own && way(turned ? own.files : own.farFiles);
  const left = own && way((turned ? own.rightRanks : own.ranks).toReversed());
  const right = own && way((turned ? own.ranks : own.rightRanks).toReversed());
  return (
    <div className={styles.rim} data-part="coordinates" aria-hidden="true">
      {seen.files.flatMap((f, i) => [
        <span key={`t${f.label}`} style={{ gridRow: 'rim', gridColumn: `l${i}` }}>
          {far?.[i] ?? f.label}
        </span>,
        <span key={`b${f.label}`} style={{ gridRow: 'end', gridColumn: `l${i}` }}>
          {near?.[i] ?? f.label}
        </span>,
      ])}
      {seen.rows.flatMap((r, i) => [
        <span key={`l${r.label}`} style={{ gridRow: `l${i}`, gridColumn: 'rim' }}>
          {left?.[i] ?? r.label}
        </span>,
        <span key={`r${r.label}`} style={{ gridRow: `l${i}`, gridColumn: 'end' }}>
          {right?.[i] ?? r.label}
        </span>,
      ])}
    </div>
  );
}
