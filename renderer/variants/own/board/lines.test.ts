/** The lines of boards of points and of plain squares, in cells, as the first side sees them. */
import { expect, test } from 'vitest';
import { ownBoard } from '../../../testing/own.ts';
import { ownLabels } from './labels.ts';
import { boardLinesOf, boardStyleOf } from './lines.ts';

const [width, height] = [9, 10];
const cells = Array.from({ length: width * height }, (_, i) => ({
  ...ownBoard.topology.cells[0],
  x: i % width,
  y: Math.floor(i / width),
}));
const topology = {
  ...ownBoard.topology,
  width,
  height,
  cells,
  ranks: cells.slice(0, height).map((_, i) => String(i + 1)),
};
const cell = (x: number, y: number): number => y * width + x;

test('a word that is no style of board is a chequered one, which has no lines', () => {
  for (const board of [undefined, 'circle', 'constructor', '__proto__']) {
    expect(boardStyleOf({ looks: { board } })).toBe('chequered');
    expect(boardLinesOf({ topology, looks: { board } }).lines).toEqual([]);
  }
});
test('plain squares have a line on each side of each, and dots on corners', () => {
  const { lines, dots, border } = boardLinesOf({ topology, looks: { board: 'plain', dots: [cell(2, 2)] } });
  expect(lines).toHaveLength(width + 1 + height + 1);
  expect(dots).toEqual([[3, 7]]);
  expect(border).toEqual({ x: 0, y: 0, width, height });
});
test('lines run from point to point, and end at the banks of a river, but for the outermost files', () => {
  const { lines, signs } = boardLinesOf({ topology, looks: { board: 'points', river: 4 } });
  expect(lines).toHaveLength(height + 2 + 2 * (width - 2));
  expect(lines).toContainEqual([0.5, 0.5, 0.5, 9.5]);
  expect(lines).toContainEqual([1.5, 0.5, 1.5, 4.5]);
  expect(lines).toContainEqual([1.5, 5.5, 1.5, 9.5]);
  expect(signs).toHaveLength(4);
});
test('diagonals run from middle to middle; marks have no arms outside the board', () => {
  const looks = { board: 'points', diagonals: [[cell(3, 0), cell(5, 2)] as const], crosses: [cell(0, 3), cell(2, 3)] };
  const { lines } = boardLinesOf({ topology, looks });
  expect(lines).toContainEqual([3.5, 9.5, 5.5, 7.5]);
  // two angles of two arms at the edge, four inside
  expect(lines).toHaveLength(height + width + 1 + 4 + 8);
  for (const x of lines.flatMap(([x0, , x1]) => [x0, x1])) expect(x).toBeGreaterThanOrEqual(0.5);
});
test('coordinates are letters unless the game asks for its own, and letters and numbers stay on the edges beside these', () => {
  expect(ownLabels({ topology, looks: { set: 'shogi' } })).toBeNull();
  expect(ownLabels({ topology, looks: { labels: 'xiangqi' } })).toEqual({
    files: ['9·a', '8·b', '7·c', '6·d', '5·e', '4·f', '3·g', '2·h', '1·i'],
    farFiles: ['1·a', '2·b', '3·c', '4·d', '5·e', '6·f', '7·g', '8·h', '9·i'],
    ranks: topology.ranks,
    rightRanks: topology.ranks,
  });
  const nine = { ...topology, height: 9, ranks: topology.ranks.slice(0, 9) };
  expect(ownLabels({ topology: nine, looks: { labels: 'shogi' } })).toEqual({
    files: topology.files,
    farFiles: ['9', '8', '7', '6', '5', '4', '3', '2', '1'],
    ranks: nine.ranks,
    rightRanks: ['i', 'h', 'g', 'f', 'e', 'd', 'c', 'b', 'a'],
  });
  expect(ownLabels({ topology, looks: { labels: 'janggi' } })).toEqual({
    files: topology.files,
    farFiles: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    ranks: topology.ranks,
    rightRanks: ['0', '9', '8', '7', '6', '5', '4', '3', '2', '1'],
  });
});
