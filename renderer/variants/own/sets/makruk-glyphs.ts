/**
 * The pieces of makruk drawn flat, by their own shapes from the side: ink in currentColor, which is the side's, and details in
 * the paper. They are told apart at 20 pixels. Free of three.js.
 */
import { MAKRUK_PROFILES } from './makruk-profiles.ts';
import type { MAKRUK } from './names.ts';

type Turned = Exclude<keyof typeof MAKRUK_PROFILES, 'bia-ngai'>;

/** the middle of a glyph, and what they stand on */
const [C, GROUND] = [22.5, 42];
const round = (n: number): number => Math.round(n * 10) / 10;
const ink = (d: string): string => `<path fill="currentColor" d="${d}"/>`;
const lines = (d: string): string =>
  `<path fill="none" stroke="var(--paper)" stroke-width="1.7" stroke-linecap="round" d="${d}"/>`;
const dot = (y: number, r: number): string => `<circle fill="currentColor" cx="${C}" cy="${round(y)}" r="${r}"/>`;

/**
 * A turned piece from the side. `wide` and `tall`: pixels a cell, so that low ones are not mere strokes; `foot`: how high it
 * stands, since a low one stands in the middle of its square; `lines`: heights of lines across it, in cells.
 */
interface Drawn {
  readonly wide: number;
  readonly tall: number;
  readonly foot: number;
  readonly lines: readonly number[];
}
const DRAWN: Readonly<Record<Turned, Drawn>> = {
  khun: { wide: 46, tall: 34, foot: GROUND, lines: [0.13, 0.5, 0.74] },
  met: { wide: 50, tall: 42, foot: 37, lines: [0.13] },
  khon: { wide: 48, tall: 40, foot: 40, lines: [0.13, 0.42] },
  rua: { wide: 48, tall: 58, foot: 37, lines: [0.1, 0.32] },
  bia: { wide: 50, tall: 84, foot: 32, lines: [0.06] },
};

function turned(name: Turned): string {
  const { wide, tall, foot, lines: heights } = DRAWN[name];
  const profile = MAKRUK_PROFILES[name];
  const at = (side: number) => (r: number, y: number) => `${round(C + side * r * wide)} ${round(foot - y * tall)}`;
  const half = (side: number): string[] => profile.map(([r, y]) => at(side)(r, y));
  const across = heights.map((y) => {
    const r = 0.85 * radiusAt(name, y);
    return `M${at(-1)(r, y)}L${at(1)(r, y)}`;
  });
  return ink(`M${[...half(-1), ...half(1).reverse()].join('L')}Z`) + lines(across.join(''));
}

function radiusAt(name: Turned, height: number): number {
  const profile: readonly (readonly [number, number])[] = MAKRUK_PROFILES[name];
  const i = profile.findIndex(([, y]) => y >= height && y > 0);
  const [[r0, y0], [r1, y1]] = [profile[i - 1], profile[i]];
  return y1 === y0 ? r1 : r0 + ((r1 - r0) * (height - y0)) / (y1 - y0);
}

/** the foot that carries the horse's head */
const STEM = 'M8 42V39.5C8 37.5 11.5 37.6 13 35H32C33.5 37.6 37 37.5 37 39.5V42Z';
const HORSE =
  'M14.5 34C12 28.5 11.6 22 14 16C15.6 12 18.5 8.6 21.6 6.8L22.4 2.8L25.6 6.6C28 8 30 9.7 31.4 12L36.6 18.6C38.4 21.5 37 24.8 34.2 25.2C31.6 25.6 29.4 23 26.6 23.2C25.6 26.5 30 29 30.6 34Z';
const MANE = 'M19 10.5C16.2 14.8 15.6 22 17.8 29.5';

/** The shell overturned, from above: its mouth with teeth. */
const SHELL = 'M22.5 12C30 12 35.5 18 35.5 25C35.5 32 30 37 22.5 37C15 37 9.5 32 9.5 25C9.5 18 15 12 22.5 12Z';
const MOUTH = [18, 21.5, 25, 28.5, 32].map((y) => `M18.6 ${y}H26.4`).join('');

/** By name. */
export const makrukGlyphs: Readonly<Record<(typeof MAKRUK)[number], string>> = {
  khun: turned('khun') + dot(3.6, 1.9),
  met: turned('met'),
  khon: turned('khon'),
  ma: `${ink(HORSE)}${lines(MANE)}<circle fill="var(--paper)" cx="27" cy="13.6" r="1.6"/>${ink(STEM)}`,
  rua: turned('rua'),
  bia: turned('bia'),
  'bia-ngai': ink(SHELL) + lines(`M22.5 15.6V34${MOUTH}`),
};
