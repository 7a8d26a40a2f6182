/** Squares by their names, and zones: the squares of each side. */
/** Files from left to right and ranks from bottom to top, from 0. */
export interface GridSpot {
  readonly x: number;
  readonly y: number;
}
const FILES = 'abcdefghijklmnop';
export const fileLetter = (x: number): string => FILES[x];

export const gridName = ({ x, y }: GridSpot): string => `${FILES[x]}${y + 1}`;
export const spotOf = (name: string): GridSpot => ({ x: FILES.indexOf(name[0]), y: Number(name.slice(1)) - 1 });
/** The same square from the other side. */
export const across = (name: string, height: number): string => {
  const { x, y } = spotOf(name);
  return gridName({ x, y: height - 1 - y });
};
const inOrder = (cells: readonly string[]): string[] =>
  [...new Set(cells)].sort((a, b) => spotOf(a).y - spotOf(b).y || spotOf(a).x - spotOf(b).x);
export const withCell = (cells: readonly string[], cell: string, isIn: boolean): string[] =>
  inOrder(isIn ? [...cells, cell] : cells.filter((one) => one !== cell));

export type Zone = readonly [readonly string[], readonly string[]];
/** How Black's squares follow from White's. */
export type Mirroring = 'mirrored' | 'same' | 'apart';

/** `chosen`: what was chosen for it, where its squares do not tell, as of an empty zone or one that is symmetric. */
export function mirroringOf([first, second]: Zone, height: number, chosen?: Mirroring): Mirroring {
  const [own, foe] = [inOrder(first).join(), inOrder(second).join()];
  if (chosen !== undefined && mirrored(first, [first, second], chosen, height)[1].join() === foe) return chosen;
  if (inOrder(first.map((cell) => across(cell, height))).join() === foe) return 'mirrored';
  return own === foe ? 'same' : 'apart';
}
/** White's squares, and Black's as they follow from them. */
export function mirrored(first: readonly string[], zone: Zone, how: Mirroring, height: number): [string[], string[]] {
  const second = {
    mirrored: () => inOrder(first.map((cell) => across(cell, height))),
    same: () => inOrder(first),
    apart: () => inOrder(zone[1]),
  }[how]();
  return [inOrder(first), second];
}
