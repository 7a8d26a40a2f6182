/** The board as seen from a seat: steps, ends, jumps, names. */
import { describe, expect, it } from 'vitest';
import { cell, description } from '../state/match/match.fixture.ts';
import { cellNamed, nextCell, readingOrder, seenFrom, stepFrom } from './board-order.ts';

const t = description.topology;
const name = (c: number | null) => (c === null ? null : t.cells[c]!.name);

describe('as seen', () => {
  it('side 0 has its first rank near, side 1 sees the board rotated', () => {
    expect(seenFrom(t, 0).rows.map((r) => r.cells.map((c) => name(c)).join(' '))).toEqual([
      'Δ3 a3 b3 c3',
      'Δ2 a2 b2 c2',
      'Δ1 a1 b1 c1',
    ]);
    expect(seenFrom(t, 1).rows.map((r) => r.cells.map((c) => name(c)).join(' '))).toEqual([
      'c1 b1 a1 Δ1',
      'c2 b2 a2 Δ2',
      'c3 b3 a3 Δ3',
    ]);
  });
  it('sets the Zone apart by a gap', () => {
    expect(seenFrom(t, 0).files.map((f) => f.gap)).toEqual([false, true, false, false]);
    expect(seenFrom(t, 1).files.map((f) => f.gap)).toEqual([false, false, false, true]);
  });
  it('sets a ring apart by gaps, and no hill in the midst of the board', () => {
    const side = 5;
    const board = (isIn: (x: number, y: number) => boolean): typeof t => ({
      ...{ ...t, width: side, height: side },
      cells: Array.from({ length: side * side }, (_, i) => {
        const [x, y] = [i % side, Math.floor(i / side)];
        return { ...t.cells[0]!, name: `${x},${y}`, x, y, zone: isIn(x, y) ? 'zone' : 'field' };
      }),
    });
    const isEdge = (n: number): boolean => n === 0 || n === side - 1;
    const ring = seenFrom(
      board((x, y) => isEdge(x) || isEdge(y)),
      0,
    );
    expect(ring.files.map((f) => f.gap)).toEqual([false, true, false, false, true]);
    expect(ring.rows.map((r) => r.gap)).toEqual([false, true, false, false, true]);
    const hill = seenFrom(
      board((x, y) => x === 2 && y >= 1 && y <= 2),
      0,
    );
    expect([...hill.files, ...hill.rows].some(({ gap }) => gap)).toBe(false);
  });
  it.each([
    ['left', 0, 'a2', 'Δ2'],
    ['right', 0, 'a2', 'b2'],
    ['up', 0, 'a2', 'a3'],
    ['down', 0, 'a2', 'a1'],
    ['left', 1, 'a2', 'b2'],
    ['up', 1, 'a2', 'a1'],
    ['up', 0, 'a3', 'a3'],
    ['rank-start', 0, 'b2', 'Δ2'],
    ['rank-end', 0, 'b2', 'c2'],
    ['rank-start', 1, 'b2', 'c2'],
    ['file-far', 0, 'b1', 'b3'],
    ['file-near', 0, 'b2', 'b1'],
    ['file-far', 1, 'b2', 'b1'],
    ['rank-end', 0, 'c2', 'c2'],
  ] as const)('%s from seat %i: %s to %s', (way, seat, from, to) => {
    expect(name(stepFrom(t, seat, cell(from), way))).toBe(to);
  });
  it('steps in reading order and wraps around', () => {
    const cells = [cell('a1'), cell('c3')];
    expect(readingOrder(t, 0).map(name).slice(0, 5)).toEqual(['Δ3', 'a3', 'b3', 'c3', 'Δ2']);
    expect(name(nextCell(t, 0, cell('b3'), cells, false))).toBe('c3');
    expect(name(nextCell(t, 0, cell('c3'), cells, false))).toBe('a1');
    expect(name(nextCell(t, 0, cell('c3'), cells, true))).toBe('a1');
    expect(nextCell(t, 0, cell('a1'), [], false)).toBeNull();
  });
  it('finds a cell by name, alias or lower-case letters', () => {
    expect(name(cellNamed(t, 'Δ2'))).toBe('Δ2');
    expect(name(cellNamed(t, ' l2 '))).toBe('Δ2');
    expect(name(cellNamed(t, 'B3'))).toBe('b3');
    expect(cellNamed(t, 'z9')).toBeNull();
    expect(cellNamed(t, '')).toBeNull();
  });
});
