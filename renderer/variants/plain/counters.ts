/**
 * The counters in space: a truncated pyramid with the kind's letter on all four slopes, so that it is read from every
 * seat and from whichever side it stands; a royal one carries a gem. Slots: 0 body, 1 rim, 2 gem, 3 letter, which contrasts
 * with the body. Of a feature there is a frame that lies on its cell, with the first letter of its id.
 */
import type { BufferGeometry } from 'three';
import { mergeGround, onFourSides, sheet } from '../../art/ground.ts';
import { cylinder, flat, gem, type Part, quads, type V3 } from '../../art/kit.ts';
import { CHARACTERS, widthOf, write } from '../../art/lettering.ts';
import { figure, trim } from '../../art/skin.ts';
import type { Lettered } from './glyphs.ts';

/** half the width of the foot and of the top, and how high it is, in cells */
const FOOT = 0.37;
const TOP = 0.21;
const LOW = 0.07;
const HIGH = 0.46;
const LETTER = 0.29;
const STROKE = 0.042;
/** how wide a text may be in the middle of a slope */
const ROOM = 0.4;
/** bands lie so far over what they are written on */
const LIFT = 0.004;

/** What can be written of a letter; a sign without a shape is written as a question mark. */
export const writable = (letter: string): string =>
  [...letter.toUpperCase()].map((sign) => (CHARACTERS.includes(sign) ? sign : '?')).join('');

type Quad = readonly [V3, V3, V3, V3];
const inked = (text: string, most: number, room: number, at: (u: number, v: number) => V3): Part => {
  const high = Math.min(most, (most * room) / widthOf(text, most));
  return quads(write(text, high, (STROKE * high) / LETTER, at) as unknown as Quad[], 3);
};

/** A pyramid of four sides without its peak, its flat sides to the front, the back, the left and the right. */
const block = (top: number, foot: number, from: number, to: number, slot: 0 | 1): Part =>
  flat(cylinder(top * Math.SQRT2, foot * Math.SQRT2, to - from, slot, { y: (from + to) / 2, ry: Math.PI / 4 }, 4));

/** The figure of a kind. */
export function counterFigure({ letter, royal }: Pick<Lettered, 'letter' | 'royal'>): BufferGeometry {
  const slope = Math.hypot(FOOT - TOP, HIGH - LOW);
  const [up, out] = [(HIGH - LOW) / slope, (FOOT - TOP) / slope];
  const [middle, half] = [(HIGH + LOW) / 2, (FOOT + TOP) / 2];
  // the front slope: v goes up along it, and the letters stand out along its normal
  const onSlope = (u: number, v: number): V3 => [u, middle + v * up + LIFT * out, half - v * out + LIFT * up];
  return figure(
    block(FOOT + 0.03, FOOT + 0.03, 0, LOW, 1),
    block(TOP, FOOT, LOW, HIGH, 0),
    royal ? [block(TOP - 0.05, TOP - 0.05, HIGH, HIGH + 0.04, 1), gem(0.13, 2, { y: HIGH + 0.16 })] : [],
    trim(onFourSides(() => [inked(writable(letter), LETTER, ROOM, onSlope)])),
  );
}

const STUFF = {
  body: '#6d7787',
  accent: '#aeb8c6',
  light: '#dfe6ee',
  dark: '#e6ecf4',
  roughness: 0.8,
  metalness: 0,
  glow: 0.1,
};
/** What lies on a cell; `dim` is one that not everybody knows of. */
export function tileFeature(id: string, dim: boolean): BufferGeometry {
  const [outer, inner] = [0.46, dim ? 0.43 : 0.4];
  // four bars round the cell; its middle is free for whoever stands there
  const bar = () => [
    sheet(
      [
        [-outer, outer],
        [-inner, inner],
        [inner, inner],
        [outer, outer],
      ],
      dim ? 0 : 1,
      0.006,
    ),
  ];
  const corner = (u: number, v: number): V3 => [u - 0.29, 0.008, -0.29 - v];
  return mergeGround(STUFF, onFourSides(bar), inked(writable(id.slice(0, 1)), 0.18, 0.2, corner));
}
