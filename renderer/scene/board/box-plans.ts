/**
 * Where the boxes of a free table are: both beyond the tray on the left, as a seat sees them, because there is most to see
 * without moving the camera. That of the far side is farther away.
 */
import type { Side } from '../../../electron/contract/view.ts';
import type { Spot } from '../../art/spot.ts';

/** What stands on the table: the middle of its floor, and how large it is. */
interface Standing {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly length: number;
}
export interface BoxPlan extends Standing {
  readonly side: Side;
  readonly spots: readonly Spot[];
  readonly scale: number;
}
/** by side */
export type BoxPlans = readonly [BoxPlan, BoxPlan];

/** Of a board with so many ranks: a larger one is seen from farther away. */
const RANKS = 11;
const COLUMNS = 3;
const [APART, STEP, SCALE] = [0.38, 0.37, 0.38];
const AIR = 0.16;
/** how far behind the far edge of the board the boxes may go */
const BEYOND = 0.7;
/** of the depth of the board, how wide they may be; many pieces are smaller instead, but not smaller than this */
const [WIDEST, SMALLEST] = [0.18, 0.75];
const FLOOR = 0.05;

interface Around {
  /** of the board */
  readonly width: number;
  readonly depth: number;
  readonly trays: readonly [Standing, Standing];
  /** between the board and what stands beside it */
  readonly gap: number;
}
/** `counts`: how many pieces each side has in its box. */
export function boxPlans({ width: files, depth, trays, gap }: Around, seat: Side, counts: readonly number[]): BoxPlans {
  const far = seat === 0 ? 1 : 0;
  const flip = seat === 0 ? 1 : -1;
  const most = Math.max(...counts);
  const start = trays[far].z * flip - trays[far].length / 2 - AIR;
  const room = (start + depth / 2 + BEYOND) / 2 - AIR;
  const columnsAt = (size: number): number =>
    Math.max(COLUMNS, Math.ceil(most / Math.max(1, Math.floor(room / (STEP * size)))));
  let size = depth / RANKS;
  while (size > SMALLEST && columnsAt(size) * APART * size > WIDEST * depth) size -= 0.05;
  const [columns, apart, step] = [columnsAt(size), APART * size, STEP * size];
  const [width, length] = [columns * apart + AIR, Math.ceil(most / columns) * step + AIR / 2];
  const x = -flip * (files / 2 + gap + width / 2);
  const boxOf = (side: Side): BoxPlan => {
    const near = start - (side === far ? length + AIR : 0);
    const spots = Array.from({ length: counts[side]! }, (_, i) => ({
      x: x + flip * ((i % columns) - (columns - 1) / 2) * apart,
      y: FLOOR,
      z: flip * (near - AIR / 4 - step * (0.5 + Math.floor(i / columns))),
    }));
    return { side, x, z: flip * (near - length / 2), width, length, spots, scale: SCALE * size };
  };
  return [boxOf(0), boxOf(1)];
}
