/**
 * What lies on the cells of Deicide, flat: as the kinds' glyphs (45 x 45, ink and paper), but filling the cell, and
 * with a quiet middle, because a piece may be drawn over it. `mine-hidden` is a mine that only its owner knows.
 */
const ink = (d: string): string => `<path fill="currentColor" d="${d}"/>`;
const cut = (d: string, width = 1.8): string =>
  `<path fill="none" stroke="var(--paper)" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const dot = (x: number, y: number, r: number): string => `<circle fill="currentColor" cx="${x}" cy="${y}" r="${r}"/>`;
const hole = (x: number, y: number, r: number): string => `<circle fill="var(--paper)" cx="${x}" cy="${y}" r="${r}"/>`;
const circle = (r: number, width: number, more = ''): string =>
  `<circle fill="none" stroke="currentColor" stroke-width="${width}" cx="22.5" cy="22.5" r="${r}" ${more}/>`;
const turned = (angles: readonly number[], part: string): string =>
  angles.map((a) => `<g transform="rotate(${a} 22.5 22.5)">${part}</g>`).join('');

const QUARTERS = [0, 90, 180, 270] as const;
const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315] as const;

export const featureGlyphs: Readonly<Record<string, string>> = {
  // seen from above: four piers, arches between them, a rose in the floor
  cathedral:
    turned(QUARTERS, ink('M1.5 1.5h9v9h-9z') + ink('M10.5 3h24v2.6h-24z') + ink('M17 5.6h11L22.5 11z')) +
    turned(EIGHTHS, ink('M22.5 20.5c-3-2.6-3-5.4 0-8 3 2.6 3 5.4 0 8z')),
  portal:
    circle(19.5, 4) +
    turned(EIGHTHS, hole(22.5, 3, 1.3)) +
    turned(
      [0, 120, 240],
      `<path fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" d="M22.5 19.5c2-5 7-7.5 13-5"/>`,
    ),
  wall:
    ink('M2 2h41v41H2z') +
    cut('M2 15.7h41M2 29.3h41M15 2v13.7M31 2v13.7M8.5 15.7v13.6M23 15.7v13.6M37 15.7v13.6M15 29.3V43M31 29.3V43', 2.4),
  mine: turned(EIGHTHS, ink('M20.7 1.5h3.6v9h-3.6z') + dot(22.5, 3, 2.7)) + circle(12.5, 4.2) + dot(22.5, 22.5, 4.6),
  'mine-hidden':
    circle(18.5, 3, 'stroke-dasharray="7 4.6"') +
    circle(9, 2.4) +
    `<path fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" d="M19 19l7 7M26 19l-7 7"/>`,
  // a puddle's edge, bubbles in it, drops beside it
  glue:
    '<path fill="none" stroke="currentColor" stroke-width="4.6" stroke-linejoin="round" d="M13.5 7.5c5-4 10 1 15-1 6.4-2.4 12 2 10 8-1 3.7 5 6 4 12-1 5-6 4-8 8-2.5 5-8 7-12 4-3.5-2.5-7 3-12 0s-2-8-5-12-3-9 1-11c4-1.8 3-5 7-8z"/>' +
    dot(15, 14, 2.6) +
    dot(31.5, 15.5, 2) +
    dot(31, 30, 2.4) +
    dot(14.5, 29, 2) +
    dot(23, 34, 1.6) +
    dot(3.8, 41, 2.6) +
    dot(41.5, 3.8, 2.2),
  // seen from above: square steps, stairs on each side, a sun in the well
  ziggurat:
    [
      [2.8, 3.4],
      [9.2, 2.6],
    ]
      .map(
        ([from, width]) =>
          `<rect fill="none" stroke="currentColor" stroke-width="${width}" x="${from}" y="${from}" width="${45 - from * 2}" height="${45 - from * 2}"/>`,
      )
      .join('') +
    turned(QUARTERS, ink('M18 1.1h9v9.4h-9z') + cut('M19.5 4.2h6M19.5 7.4h6', 1.5)) +
    turned(EIGHTHS, ink('M22.5 13.5l2.6 6h-5.2z')),
};
