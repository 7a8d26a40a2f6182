/** The boxes of a free table: beside the board, clear of it, of the trays and of each other, from both seats. */
import { expect, test } from 'vitest';
import { boxOf } from '../../board/box.ts';
import { acidBoard, startView as acidStart } from '../../testing/acid.ts';
import { chesimalsBoard, startView as chesimalsStart } from '../../testing/chesimals.ts';
import { deicideBoard, startView as deicideStart } from '../../testing/deicide.ts';
import { fourchanBoard, startView as fourchanStart } from '../../testing/fourchan.ts';
import { Places } from '../places.ts';

test.each([
  ['acid', acidBoard, acidStart, 2, {}],
  ['deicide', deicideBoard, deicideStart, 0, {}],
  ['fourchan', fourchanBoard, fourchanStart, 6, {}],
  ['chesimals', chesimalsBoard, chesimalsStart, 0, {}],
  ['chesimals with neutral units', chesimalsBoard, chesimalsStart, 0, { convert: 'all' }],
] as const)(
  '%s: each piece has a spot of its own, in a box that touches nothing',
  (_, description, start, hand, options) => {
    const places = new Places(
      description,
      hand,
      start().pieces,
      ...([undefined, undefined, undefined] as const),
      options,
    );
    const box = boxOf(description, options);
    for (const seat of [0, 1] as const) {
      places.seat = seat;
      const spots = box.map((piece) => places.pose(piece));
      expect(new Set(spots.map(({ x, z }) => `${x.toFixed(3)} ${z.toFixed(3)}`)).size).toBe(box.length);
      for (const plan of places.boxes) {
        const [left, right] = [plan.x - plan.width / 2, plan.x + plan.width / 2];
        expect(Math.min(Math.abs(left), Math.abs(right))).toBeGreaterThan(places.width / 2 + 0.5);
        for (const { x, z } of plan.spots) {
          expect(Math.abs(x - plan.x)).toBeLessThan(plan.width / 2);
          expect(Math.abs(z - plan.z)).toBeLessThan(plan.length / 2);
        }
        const others = [...places.trays, ...places.boxes.filter((other) => other !== plan)];
        for (const other of others) {
          const isBeside = Math.abs(other.x - plan.x) >= (other.width + plan.width) / 2;
          expect(isBeside || Math.abs(other.z - plan.z) >= (other.length + plan.length) / 2).toBe(true);
        }
      }
    }
  },
);
