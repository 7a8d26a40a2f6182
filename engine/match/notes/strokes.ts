/**
 * What players have drawn on the table: lines in the coordinates of the board, each of one pen. They change no position,
 * belong to no move, and stay until they are erased. Everybody sees them.
 */
import * as v from 'valibot';
import type { Topology } from '../../core/board/topology.ts';
import { BESIDE, MOST_POINTS, MOST_STROKES, Pen } from '../../shared/drawing.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { words } from '../words.ts';

/** Every stroke and every erasing counts, because a save has them all. */
export const MOST_STROKE_CHANGES = 5000;
/** in cells; larger than any board */
const LARGEST_BOARD = 64;

interface Stroke {
  /** in the order in which they were drawn */
  readonly id: number;
  readonly pen: Pen;
  /** file, rank, file, rank …, from the middle of the first cell, in hundredths of a cell */
  readonly points: readonly number[];
}

const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-BESIDE), v.maxValue(LARGEST_BOARD * 100));
export const drawFields = {
  pen: Pen,
  points: v.pipe(
    v.array(coordinate),
    v.minLength(4),
    v.maxLength(MOST_POINTS * 2),
    v.check((points) => points.length % 2 === 0),
  ),
};
export const eraseFields = {
  strokes: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_STROKE_CHANGES))),
    v.minLength(1),
    v.maxLength(MOST_STROKES),
    v.check((ids) => new Set(ids).size === ids.length),
  ),
  /** they were erased, and come back */
  back: v.optional(v.literal(true)),
};
type Drawing = { readonly do: 'draw'; readonly pen: Pen; readonly points: readonly number[] };
type Erasing = { readonly do: 'erase'; readonly strokes: readonly number[]; readonly back?: true | undefined };

export class StrokeList {
  private readonly drawn: Stroke[] = [];
  private readonly there = new Set<number>();
  private changes = 0;

  /** on the table, in the order in which they were drawn */
  get shown(): readonly Stroke[] {
    return [...this.there].sort((a, b) => a - b).map((id) => this.drawn[id]);
  }

  /** A refusal changes nothing. */
  follow(entry: Drawing | Erasing, { width, height }: Pick<Topology, 'width' | 'height'>): Result<void> {
    if (this.changes >= MOST_STROKE_CHANGES) return err('many-strokes', words.manyStrokes(MOST_STROKE_CHANGES));
    const more = entry.do === 'draw' ? 1 : entry.back ? entry.strokes.length : 0;
    if (this.there.size + more > MOST_STROKES) return err('full-table', words.fullTable(MOST_STROKES));
    if (entry.do === 'draw') {
      const ends = [width, height].map((cells) => (cells - 1) * 100 + BESIDE);
      if (entry.points.some((at, i) => at < -BESIDE || at > ends[i % 2])) return err('off-table', words.offTable);
      this.there.add(this.drawn.length);
      this.drawn.push({ id: this.drawn.length, pen: entry.pen, points: entry.points });
    } else {
      const { strokes, back = false } = entry;
      if (strokes.some((id) => this.drawn[id] === undefined || this.there.has(id) === back))
        return err('no-such-stroke', words.noSuchStroke);
      for (const id of strokes) {
        if (back) this.there.add(id);
        else this.there.delete(id);
      }
    }
    this.changes++;
    return ok(undefined);
  }
}
