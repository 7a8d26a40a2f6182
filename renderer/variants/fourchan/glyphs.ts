/**
 * The flat glyphs of 4chan chess: inner markup of a 45 x 45 SVG, ink in currentColor, details in var(--paper). They
 * must be told apart at 20 pixels, so each is one bold emblem with few cuts. A promoted one lies on its tile, turned
 * over: the tile is solid, the emblem is cut out of it and has gained what its figure gains, and a plus stands above.
 */
const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';
const INK = 'currentColor';
const PAPER = 'var(--paper)';

/** An emblem in an ink, with details in a paper; `more`: as it is when promoted. */
type Emblem = (i: string, p: string, more: boolean) => string;

const fill = (d: string, ink: string): string => `<path fill="${ink}" d="${d}"/>`;
const line = (d: string, ink: string, width: number): string =>
  `<path fill="none" stroke="${ink}" stroke-width="${width}" ${ROUND} d="${d}"/>`;
/** A line of ink that is a shape of its own: edged with paper, as filled shapes are where a glyph stands on a cell. */
const bar = (d: string, ink: string, paper: string, width: number): string =>
  line(d, paper, width + 2.2) + line(d, ink, width);
const dot = (x: number, y: number, r: number, ink: string): string =>
  `<circle fill="${ink}" cx="${x}" cy="${y}" r="${r}"/>`;
const plate = (x: number, y: number, w: number, h: number, r: number, ink: string): string =>
  `<rect fill="${ink}" x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/>`;
const star = (x: number, y: number, points: number, outer: number, inner: number, ink: string): string => {
  const corner = (_: unknown, i: number): string => {
    const a = (i * Math.PI) / points - Math.PI / 2;
    const r = i % 2 ? inner : outer;
    return `${(x + Math.cos(a) * r).toFixed(1)} ${(y + Math.sin(a) * r).toFixed(1)}`;
  };
  return fill(`M${Array.from({ length: points * 2 }, corner).join('L')}z`, ink);
};
const spiral = (x: number, y: number, to: number, turns: number): string => {
  const at = (_: unknown, i: number): string => {
    const a = (i / 31) * turns * Math.PI * 2;
    const r = 0.8 + ((to - 0.8) * i) / 31;
    return `${(x + Math.cos(a) * r).toFixed(1)} ${(y + Math.sin(a) * r).toFixed(1)}`;
  };
  return `M${Array.from({ length: 32 }, at).join('L')}`;
};

const admin: Emblem = (i, p) =>
  fill('M8 18.5Q16 18.5 22.5 15.5 29 18.5 37 18.5V27C37 35 30 40 22.5 43.5 15 40 8 35 8 27z', i) +
  star(22.5, 29, 5, 9, 3.8, p) +
  fill('M11 14.5L8 3.5 15.5 8 22.5 1 29.5 8 37 3.5 34 14.5Q28 13 22.5 11.5 17 13 11 14.5z', i);

const anon: Emblem = (i, p, more) =>
  dot(22.5, 15.5, 8.5, i) +
  fill('M6 42C6 31 12 25.5 22.5 25.5S39 31 39 42z', i) +
  fill('M22.5 28.5L26 32 22.5 40.5 19 32z', p) +
  (more ? fill('M14 -3H31V7H36V10.5H9V7H14z', i) + line('M9.5 12.3H35.5', p, 1.6) : '');

const tg: Emblem = (i, p) =>
  fill('M22.5 2L40.5 12V33L22.5 43 4.5 33V12z', i) +
  line(
    'M22.5 12L33.8 31.2H11.2ZM22.5 3V12M39.5 12.6L22.5 12 5.5 12.6M39.5 13L33.8 31.2 39.5 32.5M5.5 13L11.2 31.2 5.5 32.5M11.2 31.2L22.5 42 33.8 31.2',
    p,
    1.7,
  );

// the sight is open where the bullet stands before it
const k: Emblem = (i, p, more) =>
  bar(
    `M30.9 12.8A14 14 0 1 1 14.1 12.8M5.5 7L12.4 13.9M39.5 7L32.6 13.9M5.5 41L13 33.5M39.5 41L32 33.5${more ? 'M2.5 24H9.5M35.5 24H42.5' : ''}`,
    i,
    p,
    3.8,
  ) +
  fill('M22.5 2.5C26.6 7 28.2 12.5 28.2 19V33.6H16.8V19C16.8 12.5 18.4 7 22.5 2.5z', i) +
  line('M17.6 20.5H27.4M17.6 29.6H27.4', p, 1.9);

const mlp: Emblem = (i, p, more) =>
  fill(
    'M32.5 42H13C13 36 16.5 32 20 28.5 16.5 28.5 14.5 30 12 31 8.5 31.5 5.5 29 5.5 26 6 22.5 10 20.5 13 17 14.5 12.5 16.5 9.5 20 7.5L21 2 25.5 6.5C33.5 9.5 38.5 17 38.5 27 38.5 33 37 38 35.5 42z',
    i,
  ) +
  line('M27.5 10.5C33 14.5 35 20 34.5 27.5M24.5 14.5C29 18 30.5 22.5 30.5 28M34 31.5C33.6 34 33 36 32.4 38', p, 1.9) +
  dot(18.4, 16.4, 1.9, p) +
  dot(9.6, 25.6, 1.2, p) +
  (more ? fill('M13.2 13.5L6 -1.5 18 8.5z', i) : '');

const b: Emblem = (i, p) =>
  bar('M16 19C14 9 5.5 6 4.6 14.5M29 19C31 9 39.5 6 40.4 14.5M22.5 18V7', i, p, 6) +
  dot(4.6, 17.5, 3.2, i) +
  dot(40.4, 17.5, 3.2, i) +
  dot(22.5, 4.6, 3.4, i) +
  fill('M9.5 21.5H35.5V28C35.5 36 30 41 22.5 43.5 15 41 9.5 36 9.5 28z', i) +
  line('M17.6 28.6C17.8 22.6 27.4 22.8 27.2 28.2 27 31.6 22.5 31.4 22.5 35', p, 3) +
  dot(22.5, 39, 1.9, p);

const n: Emblem = (i, p, more) =>
  fill('M2.5 23H31V13.5H33L31.5 5.5H40.5L39 13.5H42.5V29H2.5z', i) +
  fill('M2.5 14H7V23H2.5z', i) +
  dot(12, 34, 8.2, i) +
  dot(30.5, 34, 8.2, i) +
  dot(12, 34, 3, p) +
  dot(30.5, 34, 3, p) +
  dot(37.6, 20.5, 2.4, p) +
  bar(`M13.5 12.5L19 18 24.5 12.5${more ? 'M13.5 4.5L19 10 24.5 4.5' : ''}`, i, p, 3.2);

const d: Emblem = (i, p, more) =>
  star(22.5, 23, 11, 21.5, 17.2, i) +
  dot(22.5, 23, 17.5, i) +
  line(spiral(22.5, 23, 14.5, 2.6), p, 3.1) +
  (more ? fill('M7.5 14.5L1.5 -2.5 17 5.5zM37.5 14.5L43.5 -2.5 28 5.5z', i) : '');

const r9k: Emblem = (i, p, more) =>
  (more
    ? fill(
        'M19 11L25.5 -1 24.5 5 29 4 22.5 13zM8 11L7.5 1 12 5.5 13.5 3.5 16 11zM37 11L37.5 1 33 5.5 31.5 3.5 29 11z',
        i,
      )
    : bar('M22.5 11V6', i, p, 3) + dot(22.5, 4.6, 3.6, i)) +
  plate(7.5, 10.5, 30, 31.5, 5, i) +
  plate(2.5, 19, 3.6, 12, 1.6, i) +
  plate(38.9, 19, 3.6, 12, 1.6, i) +
  fill('M11.5 17.5L20 21.5V26H11.5zM33.5 17.5L25 21.5V26H33.5z', p) +
  plate(12.5, 31, 20, 6.6, 1, p) +
  line('M17.5 31.5V37M22.5 31.5V37M27.5 31.5V37', i, 1.9);

const x: Emblem = (i, p, more) =>
  (more ? bar('M11 9L5 5.5M9.5 16.5L3 16M34 9L40 5.5M35.5 16.5L42 16', i, p, 2.8) : '') +
  fill('M22.5 1.5L30.5 13.5H14.5z', i) +
  fill('M13 17H32L43 42.5H2z', i) +
  fill('M8.5 30.5Q22.5 16.5 36.5 30.5 22.5 44.5 8.5 30.5z', p) +
  dot(22.5, 30.5, 5, i) +
  dot(21, 29, 1.5, p);

const v: Emblem = (i, p, more) =>
  (more ? star(22.5, 8, 5, 11.5, 5.2, i) : dot(22.5, 8.5, 7, i)) +
  fill('M20.3 14H24.7V23H20.3z', i) +
  fill(
    'M12 21.5H33C38.5 21.5 40.5 25 41.8 31 43.4 38.5 42.6 42.5 39.4 42.5 35.6 42.5 33.8 37 30.5 37H14.5C11.2 37 9.4 42.5 5.6 42.5 2.4 42.5 1.6 38.5 3.2 31 4.5 25 6.5 21.5 12 21.5z',
    i,
  ) +
  line('M8.6 29.3H16M12.3 25.6V33', p, 3) +
  dot(32.7, 26, 1.9, p) +
  dot(32.7, 32.6, 1.9, p) +
  dot(29.4, 29.3, 1.9, p) +
  dot(36, 29.3, 1.9, p);

// the lower half of a capsule with its clasp; what it caught looks over the rim
const vp: Emblem = (i, p, more) =>
  fill('M9.5 23.5L7 6.5 17.8 13.9C20.8 13.1 24.2 13.1 27.2 13.9L38 6.5 35.5 23.5z', i) +
  dot(16.6, 18.8, 2.1, p) +
  dot(28.4, 18.8, 2.1, p) +
  plate(1.5, 25.5, 42, 5, 2.2, i) +
  fill('M4 33H15.4A7.4 7.4 0 0 0 29.6 33H41C38.8 39.6 31.6 44 22.5 44S6.2 39.6 4 33z', i) +
  dot(22.5, 31.2, 4.4, i) +
  (more ? bar('M22.5 8.5V1.5M15 5L12 -1M30 5L33 -1', i, p, 3) : '');

const orbits = (ink: string, width: number): string =>
  [-30, 30]
    .map(
      (turn) =>
        `<ellipse fill="none" stroke="${ink}" stroke-width="${width}" cx="22.5" cy="21.5" rx="21" ry="7.6" transform="rotate(${turn} 22.5 21.5)"/>`,
    )
    .join('');

const sci: Emblem = (i, p, more) =>
  orbits(p, 4.8) +
  orbits(i, 2.6) +
  `<path fill="${i}" stroke="${p}" stroke-width="1.8" stroke-linejoin="round" d="M17 2H28V6H26.4V17L37.2 36.6C39 40.2 37.2 43 33.6 43H11.4C7.8 43 6 40.2 7.8 36.6L18.6 17V6H17z"/>` +
  line('M15 28.6Q18.8 25.8 22.5 28.6T30 28.6', p, 2.2) +
  dot(19, 35.4, 2.4, p) +
  dot(26.4, 37.2, 1.7, p) +
  dot(40.6, 11, 3.2, i) +
  dot(4.4, 11, 3.2, i) +
  (more ? dot(22.5, -3.5, 2.6, i) + dot(13, -2, 2, i) + dot(32, -2, 2, i) : '');

const emblems = { anon, tg, k, mlp, b, n, d, r9k, x, v, vp, sci };

const turnedOver = (emblem: Emblem): string =>
  fill('M22.5 .5L38.5 7.5 44 44.5H1L6.5 7.5z', INK) +
  `<path fill="none" stroke="${PAPER}" stroke-width="2.4" d="M22.5 2.8V9.4M19.2 6.1H25.8"/>` +
  `<g stroke="none" transform="translate(22.5 27.4) scale(.7) translate(-22.5 -22.5)">${emblem(PAPER, INK, true)}</g>`;

export const glyphs: Readonly<Record<string, string>> = {
  admin: admin(INK, PAPER, false),
  ...Object.fromEntries(Object.entries(emblems).map(([kind, emblem]) => [kind, emblem(INK, PAPER, false)])),
  ...Object.fromEntries(Object.entries(emblems).map(([kind, emblem]) => [`+${kind}`, turnedOver(emblem)])),
};
