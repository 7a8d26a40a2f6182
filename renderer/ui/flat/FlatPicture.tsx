/**
 * A position as a static picture, for lists, cards and the rulebook: the same cells, glyphs and marks as the flat
 * board, without interaction. It fills its box; its label describes it.
 */
import { useMemo } from 'react';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { PieceView, Side } from '../../../electron/contract/view.ts';
import type { CellMark } from '../../board/props.ts';
import { isTie } from '../../board/ties.ts';
import { decorated } from '../../decoration/Decoration.tsx';
import { seenFrom, shadeOf } from '../../narration/board-order.ts';
import { glyphsOf, platesOf } from '../../variants/registry.ts';
import { classes } from '../shell/classes.ts';
import feature from './FeatureGlyph.module.css';
import { featureLook, featureMarkup } from './FeatureGlyph.tsx';
import styles from './FlatPicture.module.css';
import glyph from './Glyph.module.css';
import { LandingCircle } from './Landing.tsx';
import { MarkShape, turnOf } from './MarkShape.tsx';
import { TieLine } from './Ties.tsx';

/** in hundredths of a cell: the gap between the field and the Zone */
const GAP = 22;

/** The position of a glyph in its cell of 100: alone, or as one of a stack. */
const WHOLE = { x: 8, y: 8, side: 84 };
const RIDER = { x: 22, y: 0, side: 56 };
const MOUNT = { x: 17, y: 33, side: 66 };

interface Spot {
  readonly x: number;
  readonly y: number;
}
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** The part of the board that a cropped picture shows: a square with a margin of one cell around its subject. */
export interface Crop {
  readonly least?: number;
  readonly most?: number;
}
const LEAST = 5;

/** in cells: a piece farther than this from every mark is left out */
const FAR = 3;

/** The subject of a cropped picture: its marks and the pieces near them; without marks, everything. */
const aboutIn = (
  at: ReadonlyMap<number, Spot>,
  marked: readonly number[],
  rest: readonly number[],
): readonly number[] => {
  const marks = marked.map((c) => at.get(c)).filter((p) => p !== undefined);
  if (marks.length === 0) return rest;
  const near = (c: number) => {
    const p = at.get(c);
    return p !== undefined && marks.some((m) => Math.max(Math.abs(m.x - p.x), Math.abs(m.y - p.y)) <= FAR * 100);
  };
  return [...marked, ...rest.filter(near)];
};

/** The square around these cells, clamped to the board. */
const around = (
  at: readonly (Spot | undefined)[],
  whole: Box,
  { least = LEAST, most = Number.POSITIVE_INFINITY }: Crop,
  middle: Spot | undefined,
): Box => {
  const cells = at.filter((c) => c !== undefined);
  if (cells.length === 0) return whole;
  const x0 = Math.min(...cells.map((c) => c.x)) - 100;
  const x1 = Math.max(...cells.map((c) => c.x)) + 200;
  const y0 = Math.min(...cells.map((c) => c.y)) - 100;
  const y1 = Math.max(...cells.map((c) => c.y)) + 200;
  const wanted = Math.min(Math.max(x1 - x0, y1 - y0, least * 100), whole.width, whole.height);
  const size = Math.min(wanted, most * 100);
  // too much for the picture: the surroundings of the piece that it is about
  const of = (from: number, to: number, at: number | undefined) =>
    size < wanted && at !== undefined ? at + 50 - size / 2 : (from + to - size) / 2;
  // whole cells, so that none is cut off
  const within = (start: number, low: number, length: number) =>
    Math.max(low, Math.min(Math.round(start / 100) * 100, low + length - size));
  return {
    x: within(of(x0, x1, middle?.x), whole.x, whole.width),
    y: within(of(y0, y1, middle?.y), whole.y, whole.height),
    width: size,
    height: size,
  };
};

export interface PicturePiece {
  readonly kind: string;
  readonly side: Side;
  /** null: not on the board, not drawn */
  readonly at: number | null;
  /** it rides on the other piece of its cell */
  readonly rides?: boolean;
  /** its group, its state, and the unit it is tied to */
  readonly id?: number;
  readonly group?: string;
  readonly notes?: PieceView['notes'];
}

/** From each tied unit to the next on its way, by cell. */
const tiesIn = (pieces: readonly PicturePiece[]) =>
  pieces.flatMap((p) => {
    const by = p.notes?.find(isTie)?.by[0];
    const next = by === undefined ? undefined : pieces.find((q) => q.id === by);
    return p.group !== undefined && p.at !== null && next?.at != null
      ? [{ group: p.group, from: p.at, to: next.at }]
      : [];
  });

export interface PictureFeature {
  readonly id: string;
  readonly cell: number;
  readonly hidden?: boolean;
  readonly leadsTo?: number | null;
}
export interface PictureFlight {
  readonly to: number;
  readonly left: number;
}

export const FlatPicture = decorated('a picture of a position', DrawnPosition);

function DrawnPosition({
  description,
  pieces,
  features = [],
  flights = [],
  marks = [],
  seat = 0,
  label,
  coordinates = false,
  crop = false,
  className,
}: {
  readonly description: VariantDescription;
  readonly pieces: readonly PicturePiece[];
  readonly features?: readonly PictureFeature[];
  readonly flights?: readonly PictureFlight[];
  readonly marks?: readonly CellMark[];
  readonly seat?: Side;
  readonly label: string;
  readonly coordinates?: boolean;
  /** crop to the part of the board with pieces or marks */
  readonly crop?: boolean | Crop;
  readonly className?: string;
}) {
  const { topology } = description;
  const laid = useMemo(() => {
    const seen = seenFrom(topology, seat);
    const xs: number[] = [];
    const ys: number[] = [];
    let x = 0;
    for (const file of seen.files) {
      x += file.gap ? GAP : 0;
      xs.push(x);
      x += 100;
    }
    let y = 0;
    const cells = new Map<number, Spot>();
    for (const row of seen.rows) {
      y += row.gap ? GAP : 0;
      ys.push(y);
      for (const [i, cell] of row.cells.entries()) if (cell !== null) cells.set(cell, { x: xs[i]!, y });
      y += 100;
    }
    return { seen, xs, ys, cells, width: x, height: y };
  }, [topology, seat]);
  const glyphs = glyphsOf(description);
  const plates = platesOf(description.id);
  const standing = [...pieces.map((p) => p.at), ...features.map((f) => f.cell), ...flights.map((f) => f.to)];
  const used = aboutIn(
    laid.cells,
    marks.map((m) => m.cell),
    standing.filter((c) => c !== null),
  );
  const focus = marks.find((m) => m.mark === 'selected')?.cell;
  const whole: Box = { x: 0, y: 0, width: laid.width, height: laid.height };
  const box =
    crop === false
      ? whole
      : around(
          used.map((c) => laid.cells.get(c)),
          whole,
          crop === true ? {} : crop,
          focus === undefined ? undefined : laid.cells.get(focus),
        );
  const rim = coordinates ? 60 : 0;
  const carrying = new Set(pieces.flatMap((p) => (p.rides && p.at !== null ? [p.at] : [])));
  // a rider is drawn over its mount
  const inOrder = [...pieces].sort((a, b) => Number(a.rides ?? false) - Number(b.rides ?? false));
  const inside = (at: number, from: number, length: number) => at >= from && at < from + length;
  return (
    <svg
      className={classes(styles.picture, className)}
      data-board-of={description.id}
      viewBox={`${box.x - rim} ${box.y - rim} ${box.width + 2 * rim} ${box.height + 2 * rim}`}
      role="img"
      aria-label={label}
    >
      <svg
        {...box}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        aria-hidden="true"
        className={styles.shown}
      >
        {[...laid.cells].map(([cell, { x, y }]) => {
          return <rect key={cell} data-shade={shadeOf(description, cell)} x={x} y={y} width={100} height={100} />;
        })}
        {features.map((f) => {
          const at = laid.cells.get(f.cell);
          if (!at) return null;
          return (
            <svg
              key={`${f.cell}.${f.id}`}
              className={feature.feature}
              x={at.x}
              y={at.y}
              width={100}
              height={100}
              viewBox="0 0 45 45"
              aria-hidden="true"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own glyph set, compiled in
              dangerouslySetInnerHTML={{
                __html: featureMarkup(description.id, f.id, featureLook({ hidden: false, ...f })),
              }}
            />
          );
        })}
        {flights.map((f) => {
          const at = laid.cells.get(f.to);
          if (!at) return null;
          return (
            <g key={`flight ${f.to}`} transform={`translate(${at.x} ${at.y})`}>
              <LandingCircle r={40} />
              <text className={styles.turns} x={50} y={66}>
                {f.left}
              </text>
            </g>
          );
        })}
        {marks.map((m) => {
          const at = laid.cells.get(m.cell);
          if (!at) return null;
          return (
            <g key={`${m.cell}.${m.mark}`} transform={`translate(${at.x} ${at.y})`}>
              <MarkShape
                mark={m.mark}
                turn={turnOf(description, m, seat)}
                bold={crop === true || (crop !== false && crop.most !== undefined)}
              />
            </g>
          );
        })}
        {plates &&
          tiesIn(pieces).map(({ group, from, to }) => {
            const [a, b] = [laid.cells.get(from), laid.cells.get(to)];
            if (!a || !b) return null;
            const d = `M${a.x + 50} ${a.y + 50}L${b.x + 50} ${b.y + 50}`;
            return (
              <g key={`tie ${from}`} style={{ color: plates.tie(group) }}>
                <TieLine d={d} />
              </g>
            );
          })}
        {inOrder.map((p) => {
          const at = p.at === null ? undefined : laid.cells.get(p.at);
          if (!at) return null;
          const side = description.sides[p.side].id;
          const notes = p.notes?.map((note) => note.id) ?? [];
          const look = notes.includes('cut-off') ? 'cut' : notes.includes('moved') ? 'moved' : undefined;
          const size = p.rides ? RIDER : carrying.has(p.at!) ? MOUNT : WHOLE;
          return (
            <svg
              key={`${p.at}${p.rides ? ' rides' : ''}`}
              className={glyph.glyph}
              data-side={p.side}
              data-look={look}
              style={{ '--tint': `var(--side-${side})` } as React.CSSProperties}
              x={at.x + size.x}
              y={at.y + size.y}
              width={size.side}
              height={size.side}
              viewBox="0 0 45 45"
              aria-hidden="true"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own glyph set, compiled in
              dangerouslySetInnerHTML={{
                __html:
                  plates && p.group !== undefined
                    ? plates.tile(
                        p.kind,
                        p.group,
                        notes.includes('leaderless') ? 'stone' : look === 'cut' ? 'cut' : 'alive',
                      )
                    : (glyphs[p.kind] ?? ''),
              }}
            />
          );
        })}
      </svg>
      {coordinates && (
        <g className={styles.coordinates}>
          {laid.seen.files.map((f, i) => {
            if (!inside(laid.xs[i]!, box.x, box.width)) return null;
            return (
              <text key={f.label} x={laid.xs[i]! + 50} y={box.y + box.height + 45}>
                {f.label}
              </text>
            );
          })}
          {laid.seen.rows.map((r, i) => {
            if (!inside(laid.ys[i]!, box.y, box.height)) return null;
            return (
              <text key={r.label} x={box.x - 30} y={laid.ys[i]! + 64}>
                {r.label}
              </text>
            );
          })}
        </g>
      )}
    </svg>
  );
}
