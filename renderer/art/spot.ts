import type { VariantDescription } from '../../electron/contract/description.ts';

/** A point in the scene. A cell is 1 x 1; x grows with the files, y up, z towards side 0. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The middle of each cell on its surface, in cells from the middle of the board. */
export const boardSpots = ({ width, height, cells }: VariantDescription['topology']): Spot[] =>
  cells.map((cell) => ({ x: cell.x - (width - 1) / 2, y: cell.height, z: (height - 1) / 2 - cell.y }));
