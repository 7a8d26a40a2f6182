import { expect, test } from 'vitest';
import { filled } from './filling.ts';
import type { V2 } from './kit.ts';

const areaOf = (loops: readonly (readonly V2[])[]): number =>
  filled(loops, 0.5).reduce(
    (sum, quad) =>
      sum + quad.reduce((part, [x, y], i) => part + (x * quad[(i + 1) % 4][1] - quad[(i + 1) % 4][0] * y) / 2, 0),
    0,
  );
const square = (x: number, y: number, side: number): V2[] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];
const turned = (loop: readonly V2[]): V2[] => [...loop].reverse();
const circle = Array.from(
  { length: 32 },
  (_, i): V2 => [50 + 40 * Math.cos((i * Math.PI) / 16), 50 + 40 * Math.sin((i * Math.PI) / 16)],
);

test('a square is one quad, counter-clockwise, whichever way its line runs', () => {
  const quad = [
    [
      [10, 10],
      [30, 10],
      [30, 30],
      [10, 30],
    ],
  ];
  expect(filled([square(10, 10, 20)], 0.5)).toEqual(quad);
  expect(filled([turned(square(10, 10, 20))], 0.5)).toEqual(quad);
});
test('what runs round the other way inside is a hole, and what runs the same way is none', () => {
  expect(areaOf([square(0, 0, 40), turned(square(10, 10, 20))])).toBeCloseTo(1200);
  expect(areaOf([square(0, 0, 40), square(10, 10, 20)])).toBeCloseTo(1600);
});
test('a line that crosses itself, and two that overlap', () => {
  const bow: V2[] = [
    [0, 0],
    [40, 40],
    [40, 0],
    [0, 40],
  ];
  expect(areaOf([bow])).toBeCloseTo(800);
  expect(areaOf([square(0, 0, 20), square(10, 10, 20)])).toBeCloseTo(700);
});
test('a round shape takes few quads, and is as large as it was', () => {
  expect(filled([circle], 0.5).length).toBeLessThanOrEqual(16);
  expect(areaOf([circle]) / (Math.PI * 1600)).toBeGreaterThan(0.98);
});
test('a line without an area fills nothing', () => {
  expect(
    filled(
      [
        [],
        [[3, 3]],
        [
          [0, 0],
          [40, 0],
        ],
      ],
      0.5,
    ),
  ).toEqual([]);
  expect(
    areaOf([
      [
        [0, 0],
        [40, 40],
      ],
    ]),
  ).toBeCloseTo(0);
});
