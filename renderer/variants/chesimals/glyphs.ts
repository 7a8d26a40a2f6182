/**
 * The flat glyphs of Chesimals I. `tileOf`: a kind's glyph on the plate of a colour, in that colour's own paints: round for
 * White, an octagon for Black, a square for nobody, with the colour's pattern on the ring. `chipOf`: a plate without a unit, for lists. Free of
 * three.js.
 */
import { glyphsIn } from '../glyph-files.ts';
import { byOwner, type ColourId, type LiveryOwner, liveryColours, type Pattern, RIMS } from './liveries.ts';

const MID = 22.5;
const { PI, cos, sin } = Math;

const num = (n: number): string => String(Math.round(n * 100) / 100);
const closed = (points: readonly string[]): string => `M${points.join('L')}Z`;

/** By kind; `royal` is the Chief that wears the crown. */
export const glyphs = glyphsIn(
  import.meta.glob<string>('./glyphs/*.svg', { query: '?raw', import: 'default', eager: true }),
);

const at = (r: number, a: number): string => `${num(MID + sin(a) * r)} ${num(MID - cos(a) * r)}`;
/** The same mark n times round the ring; it is given as it stands at the top. */
const ring = (n: number, mark: string): string =>
  Array.from(
    { length: n },
    (_, i) => `<g transform="rotate(${num(((i + 0.5) / n) * 360)} 22.5 22.5)">${mark}</g>`,
  ).join('');
const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
const circle = (r: number, colour: string, width: number, more = ''): string =>
  `<circle cx="22.5" cy="22.5" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`;

/** A right angle in each corner of a square plate. */
const CORNERS = [0, 90, 180, 270]
  .map((turn) => {
    const [s, c] = [sin((turn * PI) / 180), cos((turn * PI) / 180)];
    const points = [
      [-15.9, -8],
      [-15.9, -15.9],
      [-8, -15.9],
    ].map(([x, y]) => `${num(MID + x! * c - y! * s)} ${num(MID + x! * s + y! * c)}`);
    return `M${points.join('L')}`;
  })
  .join('');

/** Between radius 15.2 and 20.2, in the colour's light. */
const marks: Readonly<Record<Pattern, (c: string) => string>> = {
  plain: () => '',
  dots: (c) => ring(12, `<circle cx="22.5" cy="4.8" r="2" fill="${c}"/>`),
  bars: (c) => circle(17.7, c, 4.2, ' stroke-dasharray="2.32 2.32"'),
  chevrons: (c) => ring(8, line('M17.9 7.4L22.5 3.2L27.1 7.4', c, 2.1)),
  diamonds: (c) => ring(12, `<path d="M22.5 2.4L26.6 4.9L22.5 7.4L18.4 4.9Z" fill="${c}"/>`),
  zigzag: (c) => line(closed(Array.from({ length: 24 }, (_, i) => at(i % 2 ? 15.9 : 19.5, (i / 24) * PI * 2))), c, 1.6),
  crosses: (c) => ring(8, line('M22.5 2.3V7.5M19.9 4.9H25.1', c, 1.9)),
  rings: (c) => circle(16.4, c, 1.4) + circle(19.4, c, 1.4),
  corners: (c) => line(CORNERS, c, 2.6),
};

/** What a unit lies on; a little paler or deeper than its body, so that ink is read on it. */
export const FACES: Readonly<Record<ColourId, string>> = {
  yellow: '#f8cb2c',
  white: '#f6f6f2',
  grey: '#9aa2ac',
  orange: '#e06a14',
  green: '#1f7f40',
  blue: '#2a6fd6',
  red: '#a81420',
  purple: '#4a1d80',
  neutral: '#d3b8cb',
};
// by owner; a neutral unit has no Chief to lose, so that it is never stone
const STONE_FACES = ['#a8a69f', '#5d5c59', '#a8a69f'] as const;
const STONE_RIMS = ['#bcb9b0', '#2e2f31', '#bcb9b0'] as const;
/** by owner: on the plate, round its edge */
export const INKS = ['#16130f', '#fbf8ee', '#16130f'] as const;
const EDGES = ['#2b2b28', '#c9ccd2', '#2b2b28'] as const;

/** how far the outermost shape of a plate reaches, by owner */
const REACH = [22.4, 21.6, 22.2] as const;
/** half the edge of a square plate, of its radius: it reaches farther at its corners */
const SQUARE = 0.9;

const plate = (side: LiveryOwner, r: number, fill: string): string => {
  if (side === null) {
    const [from, edge] = [num(MID - r * SQUARE), num(2 * r * SQUARE)];
    return `<rect x="${from}" y="${from}" width="${edge}" height="${edge}" rx="2.4" fill="${fill}"/>`;
  }
  return side === 0
    ? `<circle cx="22.5" cy="22.5" r="${r}" fill="${fill}"/>`
    : `<path d="${closed(Array.from({ length: 8 }, (_, i) => at(r / cos(PI / 8), ((i + 0.5) * PI) / 4)))}" fill="${fill}"/>`;
};

/**
 * What is left of a colour whose Chief has fallen: the same pattern on a grey that is cracked. A unit that is cut off keeps its
 * colours, and its plate is hatched.
 */
export type Life = 'alive' | 'cut' | 'stone';

const HATCH = Array.from({ length: 7 }, (_, i) => (i - 3) * 5.6)
  .map((off) => {
    const half = Math.sqrt(19.5 ** 2 - off ** 2);
    const [[x1, y1], [x2, y2]] = [-half, half].map((way) => [off + way, off - way].map((n) => 22.5 + n * Math.SQRT1_2));
    return `M${x1!.toFixed(1)} ${y1!.toFixed(1)}L${x2!.toFixed(1)} ${y2!.toFixed(1)}`;
  })
  .join('');

const CRACKS = 'M8.5 15L15 18.5L12.5 24L18 30L16.5 38M36 11.5L30.5 16L33 22.5L28 27L31.5 36M22 6L20.5 12.5L24.5 16';

function ground(colour: ColourId, life: Life): string {
  const { side, pattern, light, dark } = liveryColours[colour];
  const stone = life === 'stone';
  const reach = byOwner(REACH, side);
  return (
    plate(side, reach, byOwner(EDGES, side)) +
    plate(side, reach - 0.6, byOwner(stone ? STONE_RIMS : RIMS, side)) +
    plate(side, 20.2, stone ? '#3a3a37' : dark) +
    marks[pattern](stone ? '#c9c6bd' : light) +
    plate(side === null ? null : 0, 15.2, stone ? byOwner(STONE_FACES, side) : FACES[colour])
  );
}

/** A unit on its plate. Throws for a kind without a glyph. */
export function tileOf(kind: string, colour: ColourId, life: Life = 'alive'): string {
  const { side, royal } = liveryColours[colour];
  const glyph = glyphs[kind === 'chief' && royal ? 'royal' : kind];
  if (!glyph) throw new Error(`no glyph for the kind ${kind} of Chesimals I`);
  const paper = life === 'stone' ? byOwner(STONE_FACES, side) : FACES[colour];
  // the page's policy allows no styles in markup, so the paints are written in
  const painted = glyph.replaceAll('currentColor', byOwner(INKS, side)).replaceAll('var(--paper)', paper);
  const unit = `<g transform="translate(22.5 22.5) scale(.65) translate(-22.5 -22.5)">${painted}</g>`;
  const cracks = life === 'stone' ? line(CRACKS, '#1d1c1a', 1) : '';
  const hatch = life === 'cut' ? `<g opacity=".6">${line(HATCH, byOwner(INKS, side), 1.4)}</g>` : '';
  return ground(colour, life) + hatch + unit + cracks;
}

/** The pattern once, as large as the face: what of a ring can be read in a list. */
const emblems: Readonly<Record<Pattern, (c: string) => string>> = {
  plain: () => '',
  dots: (c) =>
    [15.5, 29.5].flatMap((x) => [15.5, 29.5].map((y) => `<circle cx="${x}" cy="${y}" r="4.2" fill="${c}"/>`)).join(''),
  bars: (c) => line('M14 11V34M22.5 8.5V36.5M31 11V34', c, 4.2),
  chevrons: (c) => line('M11 23L22.5 12L34 23M11 34L22.5 23L34 34', c, 4.4),
  diamonds: (c) => `<path d="M22.5 8.5L33 22.5L22.5 36.5L12 22.5Z" fill="${c}"/>`,
  zigzag: (c) => line('M8.5 27L15.5 17L22.5 27L29.5 17L36.5 27', c, 4.4),
  crosses: (c) => line('M22.5 10V35M10 22.5H35', c, 5.6),
  rings: (c) => circle(11.5, c, 3.4) + circle(4, c, 3.4),
  corners: (c) => line('M11 18V11H18M27 11H34V18M34 27V34H27M18 34H11V27', c, 4.2),
};

/** A plate without a unit: its colour, and its pattern large. */
export const chipOf = (colour: ColourId, life: Life = 'alive'): string => {
  const { side, pattern } = liveryColours[colour];
  const stone = life === 'stone';
  const face = stone ? byOwner(STONE_FACES, side) : FACES[colour];
  const reach = byOwner(REACH, side);
  const rims = plate(side, reach, byOwner(EDGES, side)) + plate(side, reach - 1, byOwner(RIMS, side));
  return (
    rims + plate(side, 18.4, face) + emblems[pattern](byOwner(INKS, side)) + (stone ? line(CRACKS, '#1d1c1a', 1.2) : '')
  );
};
