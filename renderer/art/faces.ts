/**
 * Pictures that figures are painted with from above: tiles of one picture, in rows. A vertex whose slot is `FIRST_FACE` or more is
 * painted with the tile of that number, as it lies over the figure: its middle at the middle of the cell, its upper side away
 * from the owner.
 */

/** the four slots of colours come before them */
export const FIRST_FACE = 4;
/** how wide a tile lies over a figure, in cells */
export const FACE_SPAN = 0.8;

export interface Faces {
  readonly picture: HTMLCanvasElement;
  readonly columns: number;
  readonly rows: number;
}
