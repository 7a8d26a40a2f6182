/** How a piece stands on its square, where hands have laid it down or turned it. */
export interface Posture {
  readonly laid: boolean;
  /** in eighths of a circle, clockwise as its side sees it */
  readonly turned: number;
}
export const EIGHTH = Math.PI / 4;
