/** The board as boxes that figures stand on. */
import type { Spot } from '../../art/spot.ts';
import type { Slab } from './world.ts';

const THICK = 1;
/** how far the board's frame reaches beyond its cells */
const FRAME = 0.6;
/** the surface of the frame, under that of the cells */
const FRAME_DOWN = 0.02;

/**
 * Neighbours of one height are one box, first along ranks and then along files: figures would stumble over the seams. Under all is
 * the frame.
 */
export function slabsOf(cells: readonly Spot[], width: number, depth: number): Slab[] {
  interface Run {
    readonly from: number;
    to: number;
    readonly start: number;
    end: number;
    readonly y: number;
  }
  const runs: Run[] = [];
  for (const { x, y, z } of [...cells].sort((a, b) => a.z - b.z || a.x - b.x)) {
    const last = runs.at(-1);
    if (last && last.start === z && last.y === y && last.to === x - 1) last.to = x;
    else runs.push({ from: x, to: x, start: z, end: z, y });
  }
  const blocks: Run[] = [];
  for (const run of runs) {
    const above = blocks.find(
      (b) => b.from === run.from && b.to === run.to && b.y === run.y && b.end === run.start - 1,
    );
    if (above) above.end = run.end;
    else blocks.push({ ...run });
  }
  const lowest = Math.min(...cells.map(({ y }) => y)) - FRAME_DOWN;
  const frame: Slab = {
    at: { x: 0, y: lowest - THICK / 2, z: 0 },
    half: { x: width / 2 + FRAME, y: THICK / 2, z: depth / 2 + FRAME },
  };
  const slab = ({ from, to, start, end, y }: Run): Slab => ({
    at: { x: (from + to) / 2, y: y - THICK / 2, z: (start + end) / 2 },
    half: { x: (to - from + 1) / 2, y: THICK / 2, z: (end - start + 1) / 2 },
  });
  return [frame, ...blocks.map(slab)];
}
