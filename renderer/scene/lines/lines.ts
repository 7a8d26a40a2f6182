/**
 * Lines over cells: the routes of one action, threats, checks. The meaning of a line is shown by its dashes and its
 * head as well as by its colour. A check of the view gets its line here, unless the screens draw one over the same
 * cells.
 */
import type { View } from '../../../electron/contract/view.ts';
import type { Spot } from '../../art/spot.ts';
import type { BoardLine } from '../../board/props.ts';
import { trackCells } from '../../board/track.ts';
import type { Places } from '../places.ts';
import type { Ribbon } from '../preview/ribbon.ts';
import { lineOver } from '../preview/ribbon.ts';

interface Style {
  readonly colour: string;
  readonly width: number;
  readonly arrow: boolean;
  /** length of a dash and of the gap after it, in cells; null: solid */
  readonly dash: readonly [number, number] | null;
}

const styles: Readonly<Record<BoardLine['look'] | 'check', Style>> = {
  this: { colour: '#bff5d8', width: 0.1, arrow: true, dash: null },
  other: { colour: '#9fc4b3', width: 0.075, arrow: true, dash: [0.22, 0.16] },
  threat: { colour: '#ff8a73', width: 0.085, arrow: true, dash: null },
  cover: { colour: '#9fd8ff', width: 0.07, arrow: true, dash: [0.1, 0.14] },
  check: { colour: '#ff5f6e', width: 0.07, arrow: true, dash: [0.42, 0.1] },
};

/** Splits a line into dashes, each a line of its own; the last one ends where the line does. */
export function dashes(points: readonly Spot[], dash: number, gap: number): Spot[][] {
  const lengths = points.slice(1).map((p, i) => Math.hypot(p.x - points[i].x, p.y - points[i].y, p.z - points[i].z));
  const whole = lengths.reduce((a, b) => a + b, 0);
  // whole dashes only: they are stretched a little so that the line begins and ends with one
  const count = Math.max(1, Math.round((whole + gap) / (dash + gap)));
  const scale = whole / (count * dash + (count - 1) * gap);
  const at = (s: number): Spot => {
    let left = s;
    for (let i = 0; i < lengths.length; i++) {
      if (left <= lengths[i] || i === lengths.length - 1) {
        const u = lengths[i] === 0 ? 0 : Math.min(1, left / lengths[i]);
        const [a, b] = [points[i], points[i + 1]];
        return { x: a.x + (b.x - a.x) * u, y: a.y + (b.y - a.y) * u, z: a.z + (b.z - a.z) * u };
      }
      left -= lengths[i];
    }
    return points[0];
  };
  const ends = [0];
  for (const length of lengths) ends.push(ends[ends.length - 1] + length);
  return Array.from({ length: count }, (_, i) => {
    const from = i * (dash + gap) * scale;
    const to = from + dash * scale;
    const corners = points.filter((_, k) => ends[k] > from + 1e-6 && ends[k] < to - 1e-6);
    return [at(from), ...corners, at(to)];
  });
}

function ribbonsOf(cells: readonly number[], style: Style, places: Places): Ribbon[] {
  const spots = cells.map((cell) => places.cell(cell));
  if (spots.length < 2) return [];
  const points = lineOver(spots, 0, 0.06);
  const { colour, width, arrow } = style;
  if (!style.dash) return [{ points, colour, width, arrow }];
  const parts = dashes(points, ...style.dash);
  return parts.map((part, i) => ({ points: part, colour, width, arrow: arrow && i === parts.length - 1 }));
}

/** of the last move */
const TRACK = { above: 0.02, colour: '#ffe98a', width: 0.035 } as const;

export const linesOf = (lines: readonly BoardLine[], places: Places): readonly Ribbon[] =>
  lines.flatMap((line) => ribbonsOf(line.cells, styles[line.look], places));

/** The checks of a view that the screens do not show already. */
export function checksOf(view: View, lines: readonly BoardLine[], places: Places): readonly Ribbon[] {
  const shown = new Set(lines.map((line) => line.cells.join()));
  return view.checks
    .filter(({ line }) => !shown.has(line.join()))
    .flatMap(({ line }) => ribbonsOf(line, styles.check, places));
}

/** The way of the last move, thin, between the cells that are tinted for it; none for a turn of several moves. */
export function trackOf(view: Pick<View, 'last'>, places: Places): readonly Ribbon[] {
  const cells = trackCells(view);
  if (cells.length === 0) return [];
  const spots = cells.map((cell) => places.cell(cell));
  return [{ points: lineOver(spots, 0, TRACK.above), colour: TRACK.colour, width: TRACK.width, arrow: false }];
}

/** A letter and its position over the middle of its line. */
export interface Letter {
  readonly text: string;
  readonly at: Spot;
  readonly faint: boolean;
  /** of its diamond; absent: that of routes */
  readonly colour?: string;
}

export function lineLetters(lines: readonly BoardLine[], places: Places): readonly Letter[] {
  const taken = new Set<number>();
  return lines.flatMap(({ letter, cells, look }) => {
    if (letter === undefined || cells.length === 0) return [];
    // routes of one action share cells: each letter is over a cell of no other route
    const own = cells.filter((c) => !lines.some((other) => other.letter !== letter && other.cells.includes(c)));
    const free = (own.length > 0 ? own : cells).filter((c) => !taken.has(c));
    const cell = free[Math.floor(free.length / 2)] ?? cells[0];
    taken.add(cell);
    const { x, y, z } = places.cell(cell);
    return [{ text: letter, at: { x, y: y + 0.55, z }, faint: look === 'other' }];
  });
}
