import { expect, test } from 'vitest';
import type { BoardLine } from '../../board/props.ts';
import { deicideCell as cell, deicideBoard, startView } from '../../testing/deicide.ts';
import { Places } from '../places.ts';
import { checksOf, dashes, lineLetters, linesOf, trackOf } from './lines.ts';

const view = startView();
const places = new Places(deicideBoard, 0, view.pieces);
const cells = (text: string): number[] => text.split(' ').map(cell);
const line = (look: BoardLine['look'], text: string, letter?: string): BoardLine => ({
  key: text,
  cells: cells(text),
  look,
  letter,
});

test('a dashed line begins and ends where it should, turns its corners, and covers less than all of it', () => {
  const points = [
    { x: 0, y: 0, z: 0 },
    { x: 3, y: 0, z: 0 },
    { x: 3, y: 0, z: 4 },
  ];
  const parts = dashes(points, 0.5, 0.25);
  expect(parts[0][0]).toEqual(points[0]);
  expect(parts.at(-1)!.at(-1)!.z).toBeCloseTo(4);
  const length = (part: typeof points): number =>
    part.slice(1).reduce((sum, p, i) => sum + Math.hypot(p.x - part[i].x, p.z - part[i].z), 0);
  const drawn = parts.reduce((sum, part) => sum + length(part), 0);
  expect(drawn).toBeGreaterThan(4);
  expect(drawn).toBeLessThan(5.5);
  for (const part of parts) for (const p of part) expect(p.x === 3 || p.z === 0).toBe(true);
});

test('lines differ in their dashes, not only in colour, and each has one head', () => {
  const looks = (['this', 'other', 'threat', 'cover'] as const).map((look) =>
    linesOf([line(look, 'a5 b6 c7')], places),
  );
  const shapes = looks.map((ribbons) => `${ribbons.length} ${ribbons[0].width}`);
  expect(new Set(shapes).size).toBe(4);
  for (const ribbons of looks) expect(ribbons.filter((r) => r.arrow)).toHaveLength(1);
  expect(linesOf([line('threat', 'a5')], places)).toEqual([]);
});

test('a check has its own line unless the screens show one over the same cells', () => {
  const check = { side: 0 as const, king: 1, at: cell('c7'), by: 2, line: cells('a5 b6 c7'), says: '', ruling: null };
  const checked = { ...view, checks: [check] };
  expect(checksOf(checked, [], places).length).toBeGreaterThan(0);
  expect(checksOf(checked, [line('threat', 'a5 b6 c7')], places)).toEqual([]);
});

test('letters are placed over cells that belong to their route alone', () => {
  const ways = [line('this', 'd4 e5 f6 g7 i9', 'A'), line('other', 'd4 e5 f7 g8 i9', 'B'), line('threat', 'a1 a2')];
  const letters = lineLetters(ways, places);
  expect(letters.map((l) => l.text)).toEqual(['A', 'B']);
  const spots = letters.map(({ at }) => `${at.x} ${at.z}`);
  expect(spots[0]).not.toBe(spots[1]);
  const own = cells('f6 g7').map((c) => `${places.cell(c).x} ${places.cell(c).z}`);
  expect(own).toContain(spots[0]);
});

test('the way of the last move is a thin track; a turn of several moves, a drop and a start have none', () => {
  const last = (text: string) => ({
    last: { text: '', label: '', side: 0 as const, piece: null, cells: text === '' ? [] : cells(text) },
  });
  const [track, ...more] = trackOf(last('e4 e7'), places);
  expect(more).toEqual([]);
  expect([track.points[0], track.points.at(-1)]).toMatchObject(
    ['e4', 'e7'].map((name) => ({ x: places.cell(cell(name)).x, z: places.cell(cell(name)).z })),
  );
  expect(track.width).toBeLessThan(0.05);
  for (const none of ['', 'e4', 'e4 e4', 'e4 e5 e6 e7']) expect(trackOf(last(none), places), none).toEqual([]);
  expect(trackOf({ last: null }, places)).toEqual([]);
});
test('the way of the last move bends where the move did', () => {
  const bounce = { text: '', label: '', side: 0 as const, piece: null, cells: cells('e2 e10'), by: cells('a6 c8') };
  const [{ points }] = trackOf({ last: bounce }, places);
  for (const name of ['a6', 'c8', 'e10']) {
    const { x, z } = places.cell(cell(name));
    expect(
      points.some((point) => Math.hypot(point.x - x, point.z - z) < 0.01),
      name,
    ).toBe(true);
  }
});
