/** The cells of a board by their names: `a1`, files by letters and ranks by numbers. */
export const FILES = [...'abcdefghijklmnop'];

export const nameAt = (x: number, y: number): string => `${FILES[x]}${y + 1}`;
export const fileOf = (cell: string): number => cell.charCodeAt(0) - 97;
export const rankOf = (cell: string): number => Number(cell.slice(1)) - 1;

/** In the order in which the core counts cells. */
export const cellsOf = (width: number, height: number): readonly string[] =>
  Array.from({ length: width * height }, (_, i) => nameAt(i % width, Math.floor(i / width)));

export const mirroredCell = (cell: string, height: number): string => nameAt(fileOf(cell), height - 1 - rankOf(cell));
