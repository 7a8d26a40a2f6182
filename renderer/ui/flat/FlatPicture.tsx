/**
 * A position as one passive picture, for lists, cards and the rulebook: the same cells, glyphs and marks as the flat
 * board, without anything to press. It takes the size of its box; its label says what it shows.
 */
import { useMemo } from 'react';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { Side } from '../../../electron/contract/view.ts';
import type { CellMark } from '../../scene/props.ts';
import { glyphsOf } from '../../variants/registry.ts';
import { MarkShape, turnOf } from './MarkShape.tsx';
import { seenFrom } from './seen.ts';
import './flat.css';

/** in hundredths of a cell: the felt between the field and the Zone */
const GAP = 22;

export interface PicturePiece {
  readonly kind: string;
  readonly side: Side;
  /** null: not on the board, not drawn */
  readonly at: number | null;
}

export function FlatPicture({
  description,
  pieces,
  marks = [],
  seat = 0,
  label,
  coordinates = false,
  className = '',
}: {
  readonly description: VariantDescription;
  readonly pieces: readonly PicturePiece[];
  readonly marks?: readonly CellMark[];
  readonly seat?: Side;
  readonly label: string;
  readonly coordinates?: boolean;
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
    const cells = new Map<number, { readonly x: number; readonly y: number }>();
    for (const row of seen.rows) {
      y += row.gap ? GAP : 0;
      ys.push(y);
      for (const [i, cell] of row.cells.entries()) if (cell !== null) cells.set(cell, { x: xs[i]!, y });
      y += 100;
    }
    return { seen, xs, ys, cells, width: x, height: y };
  }, [topology, seat]);
  const glyphs = glyphsOf(description.id);
  const rim = coordinates ? 60 : 0;
  return (
    <svg
      className={`picture ${className}`}
      viewBox={`${-rim} ${-rim} ${laid.width + 2 * rim} ${laid.height + 2 * rim}`}
      role="img"
      aria-label={label}
    >
      {[...laid.cells].map(([cell, { x, y }]) => {
        const { zone, x: cx, y: cy } = topology.cells[cell]!;
        const shade = zone === 'zone' ? 'zone' : (cx + cy) % 2 === 0 ? 'dark' : 'light';
        return <rect key={cell} className={`cell-${shade}`} x={x} y={y} width={100} height={100} />;
      })}
      {marks.map((m) => {
        const at = laid.cells.get(m.cell);
        if (!at) return null;
        return (
          <g key={`${m.cell}.${m.mark}`} className="mark-case" transform={`translate(${at.x} ${at.y})`}>
            <MarkShape mark={m.mark} turn={turnOf(description, m, seat)} />
          </g>
        );
      })}
      {pieces.map((p) => {
        const at = p.at === null ? undefined : laid.cells.get(p.at);
        if (!at) return null;
        const side = description.sides[p.side].id;
        return (
          <svg
            key={p.at}
            className={`glyph of-${p.side}`}
            style={{ '--tint': `var(--side-${side})` } as React.CSSProperties}
            x={at.x + 8}
            y={at.y + 8}
            width={84}
            height={84}
            viewBox="0 0 45 45"
            aria-hidden="true"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own glyph set, compiled in
            dangerouslySetInnerHTML={{ __html: glyphs[p.kind] ?? '' }}
          />
        );
      })}
      {coordinates && (
        <g className="coordinates">
          {laid.seen.files.map((f, i) => (
            <text key={f.label} x={laid.xs[i]! + 50} y={laid.height + 45}>
              {f.label}
            </text>
          ))}
          {laid.seen.rows.map((r, i) => (
            <text key={r.label} x={-30} y={laid.ys[i]! + 64}>
              {r.label}
            </text>
          ))}
        </g>
      )}
    </svg>
  );
}
