import { expect, test } from 'vitest';
import { arrowColours, type BoardArrow, OUTLINE } from '../../board/arrows.ts';
import { deicideCell as cell, deicideBoard, startView } from '../../testing/deicide.ts';
import { Places } from '../places.ts';
import { ribbonSolid } from '../preview/ribbon.ts';
import { arrowNumbers, arrowRibbons } from './arrows.ts';

const places = new Places(deicideBoard, 0, startView().pieces);
const arrow = (look: BoardArrow['look'], from: string | null, to: string, number?: string): BoardArrow => ({
  key: look,
  from: from === null ? null : cell(from),
  to: cell(to),
  look,
  ...(number !== undefined && { number }),
});

test('an arrow leads from beside the piece to just before the middle of its destination', () => {
  const [only] = arrowRibbons([arrow('first', 'e2', 'e6')], places);
  const [from, to] = [places.cell(cell('e2')), places.cell(cell('e6'))];
  const [start, end] = [only.points[0], only.points.at(-1)!];
  expect(Math.hypot(start.x - from.x, start.z - from.z)).toBeCloseTo(0.3);
  expect(Math.hypot(end.x - to.x, end.z - to.z)).toBeCloseTo(0.06);
  expect(only).toMatchObject({ arrow: true, colour: arrowColours.first });
});

test('an arrow bends where the way of its move does', () => {
  const bent = arrowRibbons([{ ...arrow('first', 'e2', 'e6'), by: [cell('h4')] }], places);
  const corner = places.cell(cell('h4'));
  expect(bent.map(({ points }) => points.length)).toEqual([3]);
  expect(bent[0].points[1]).toMatchObject({ x: corner.x, z: corner.z });
});

test('a threat is dashed and has one head; the best line is drawn last, and shorter ones over longer ones', () => {
  const dashed = arrowRibbons([arrow('threat', 'e2', 'e6')], places);
  expect(dashed.length).toBeGreaterThan(3);
  expect(dashed.filter((part) => part.arrow)).toEqual([dashed.at(-1)]);
  const both = arrowRibbons([arrow('first', 'e2', 'e4'), arrow('second', 'd2', 'd4')], places);
  expect(both.map(({ colour }) => colour)).toEqual([arrowColours.second, arrowColours.first]);
  const along = arrowRibbons([arrow('first', 'e2', 'e9'), arrow('second', 'e2', 'e4')], places);
  expect(along.map(({ colour }) => colour)).toEqual([arrowColours.first, arrowColours.second]);
});

test('an outline is as wide at its corners as along its sides', () => {
  const [ring] = arrowRibbons([arrow('hint', null, 'e4')], places);
  expect(ring.points[0]).toEqual(ring.points.at(-1));
  const { x, z } = places.cell(cell('e4'));
  const corners = ribbonSolid([ring]).getAttribute('position');
  // on every side, the edges of the outline lie on two lozenges around the cell
  const sums = Array.from(
    { length: corners.count },
    (_, i) => Math.abs(corners.getX(i) - x) + Math.abs(corners.getZ(i) - z),
  );
  expect(new Set(sums.map((sum) => sum.toFixed(4))).size).toBe(4);
});

test('an outline is a ring where pieces stand on points', () => {
  const [ring] = arrowRibbons([arrow('hint', null, 'e4')], places, true);
  expect(ring.points[0]).toEqual(ring.points.at(-1));
  const { x, z } = places.cell(cell('e4'));
  const far = ring.points.map((point) => Math.hypot(point.x - x, point.z - z));
  // the last term: not a square or a lozenge, whose corners lie on a circle too
  expect([Math.min(...far), Math.max(...far), ring.points.length > 16]).toEqual([
    expect.closeTo(OUTLINE),
    expect.closeTo(OUTLINE),
    true,
  ]);
});

test('numbers stand on their arrows, those of arrows from one cell apart', () => {
  const [first, second] = arrowNumbers(
    [arrow('first', 'e2', 'e6', '1'), arrow('second', 'e2', 'e6', '2'), arrow('hint', 'e2', 'e3')],
    places,
  );
  expect([first.text, second.text]).toEqual(['1', '2']);
  expect(Math.abs(first.at.z - second.at.z)).toBeGreaterThan(0.3);
});
