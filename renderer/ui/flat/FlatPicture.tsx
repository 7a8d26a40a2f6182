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
import { shadeOf } from '../../narration/board-order.ts';
import { useSigns } from '../../state/signs.ts';
import { isOnPoints } from '../../variants/own/board/lines.ts';
import { glyphIn, glyphsOf, platesOf } from '../../variants/registry.ts';
import { classes } from '../shell/classes.ts';
import { BoardDrawing, isDrawn, tonesOf } from './BoardPicture.tsx';
import feature from './FeatureGlyph.module.css';
import { featureLook, featureMarkup } from './FeatureGlyph.tsx';
import styles from './FlatPicture.module.css';
import glyph from './Glyph.module.css';
import { LandingCircle } from './Landing.tsx';
import { MarkShape, markTurn } from './MarkShape.tsx';
import { type Box, type Crop, layoutOf, type PictureLayout, type PictureSpot, pictureBox } from './picture-layout.ts';
import { TieLine } from './Ties.tsx';

/** The position of a glyph in its cell of 100: alone, or as one of a stack. */
const WHOLE = { x: 8, y: 8, side: 84 };
const RIDER = { x: 22, y: 0, side: 56 };
const MOUNT = { x: 17, y: 33, side: 66 };

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
  const layout = useMemo(() => layoutOf(topology, seat), [topology, seat]);
  const glyphs = glyphsOf(description, useSigns(description.id));
  const standing = [...pieces.map((p) => p.at), ...features.map((f) => f.cell), ...flights.map((f) => f.to)];
  const box = pictureBox(
    layout,
    crop,
    marks.map((m) => m.cell),
    standing.filter((c) => c !== null),
    marks.find((m) => m.mark === 'selected')?.cell,
  );
  const rim = coordinates ? 60 : 0;
  const carrying = new Set(pieces.flatMap((p) => (p.rides && p.at !== null ? [p.at] : [])));
  // a rider is drawn over its mount
  const inOrder = [...pieces].sort((a, b) => Number(a.rides ?? false) - Number(b.rides ?? false));
  return (
    <svg
      className={classes(styles.picture, className)}
      data-board-of={description.id}
      data-seat={seat}
      viewBox={`${box.x - rim} ${box.y - rim} ${box.width + 2 * rim} ${box.height + 2 * rim}`}
      role="img"
      aria-label={label}
    >
      <svg
        {...box}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        aria-hidden="true"
        className={styles.shown}
        style={tonesOf(description)}
      >
        {isDrawn(description) ? (
          <g transform={`${seat === 1 ? `rotate(180 ${layout.width / 2} ${layout.height / 2}) ` : ''}scale(100)`}>
            <BoardDrawing description={description} />
          </g>
        ) : (
          [...layout.cells].map(([cell, { x, y }]) => (
            <rect key={cell} data-shade={shadeOf(description, cell)} x={x} y={y} width={100} height={100} />
          ))
        )}
        {features.map((f) => {
          const at = layout.cells.get(f.cell);
          return at && <FeaturePicture key={`${f.cell}.${f.id}`} description={description} lying={f} at={at} />;
        })}
        {flights.map((f) => {
          const at = layout.cells.get(f.to);
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
          const at = layout.cells.get(m.cell);
          if (!at) return null;
          return (
            <g key={`${m.cell}.${m.mark}`} transform={`translate(${at.x} ${at.y})`}>
              <MarkShape
                mark={m.mark}
                onPoints={isOnPoints(description)}
                turn={markTurn(description, m, seat)}
                bold={crop === true || (crop !== false && crop.most !== undefined)}
              />
            </g>
          );
        })}
        <TieLines description={description} pieces={pieces} layout={layout} />
        {inOrder.map((p) => {
          const at = p.at === null ? undefined : layout.cells.get(p.at);
          if (!at) return null;
          return (
            <PieceGlyph
              key={`${p.at}${p.rides ? ' rides' : ''}`}
              description={description}
              glyphs={glyphs}
              piece={p}
              at={at}
              place={p.rides ? RIDER : carrying.has(p.at!) ? MOUNT : WHOLE}
            />
          );
        })}
      </svg>
      {coordinates && <Coordinates layout={layout} box={box} />}
    </svg>
  );
}

function FeaturePicture(props: {
  readonly description: VariantDescription;
  readonly lying: PictureFeature;
  readonly at: PictureSpot;
}) {
  const { description, lying, at } = props;
  return (
    <svg
      className={feature.feature}
      x={at.x}
      y={at.y}
      width={100}
      height={100}
      viewBox="0 0 45 45"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own glyph set, compiled in
      dangerouslySetInnerHTML={{
        __html: featureMarkup(description.id, lying.id, featureLook({ hidden: false, ...lying }), description.looks),
      }}
    />
  );
}

function TieLines(props: {
  readonly description: VariantDescription;
  readonly pieces: readonly PicturePiece[];
  readonly layout: PictureLayout;
}) {
  const { description, pieces, layout } = props;
  const plates = platesOf(description.id);
  if (!plates) return null;
  return tiesIn(pieces).map(({ group, from, to }) => {
    const [a, b] = [layout.cells.get(from), layout.cells.get(to)];
    if (!a || !b) return null;
    const d = `M${a.x + 50} ${a.y + 50}L${b.x + 50} ${b.y + 50}`;
    return (
      <g key={`tie ${from}`} style={{ color: plates.tie(group) }}>
        <TieLine d={d} />
      </g>
    );
  });
}

function PieceGlyph(props: {
  readonly description: VariantDescription;
  readonly glyphs: ReturnType<typeof glyphsOf>;
  readonly piece: PicturePiece;
  readonly at: PictureSpot;
  readonly place: typeof WHOLE;
}) {
  const { description, glyphs, piece, at, place } = props;
  const plates = platesOf(description.id);
  const side = description.sides[piece.side].id;
  const notes = piece.notes?.map((note) => note.id) ?? [];
  const look = notes.includes('cut-off') ? 'cut' : notes.includes('moved') ? 'moved' : undefined;
  return (
    <svg
      className={glyph.glyph}
      data-side={piece.side}
      data-look={look}
      style={{ '--tint': `var(--side-${side})` } as React.CSSProperties}
      x={at.x + place.x}
      y={at.y + place.y}
      width={place.side}
      height={place.side}
      viewBox="0 0 45 45"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own glyph set, compiled in
      dangerouslySetInnerHTML={{
        __html:
          plates && piece.group !== undefined
            ? plates.tile(
                piece.kind,
                piece.group,
                notes.includes('leaderless') ? 'stone' : look === 'cut' ? 'cut' : 'alive',
              )
            : glyphIn(glyphs, piece.kind, piece.side),
      }}
    />
  );
}

/** Beside the files and rows that are shown. */
function Coordinates({ layout, box }: { readonly layout: PictureLayout; readonly box: Box }) {
  const { seen, xs, ys } = layout;
  const inside = (at: number, from: number, length: number) => at >= from && at < from + length;
  return (
    <g className={styles.coordinates}>
      {seen.files.map((f, i) => {
        if (!inside(xs[i]!, box.x, box.width)) return null;
        return (
          <text key={f.label} x={xs[i]! + 50} y={box.y + box.height + 45}>
            {f.label}
          </text>
        );
      })}
      {seen.rows.map((r, i) => {
        if (!inside(ys[i]!, box.y, box.height)) return null;
        return (
          <text key={r.label} x={box.x - 30} y={ys[i]! + 64}>
            {r.label}
          </text>
        );
      })}
    </g>
  );
}
