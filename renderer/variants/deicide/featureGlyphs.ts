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
  mine:
    turned(EIGHTHS, ink('M20.7 1.5h3.6v8h-3.6z') + dot(22.5, 3, 2.6)) +
    dot(22.5, 22.5, 14.5) +
    `<circle fill="none" stroke="var(--paper)" stroke-width="2.4" cx="22.5" cy="22.5" r="8.5"/>` +
    hole(22.5, 22.5, 3),
  'mine-hidden':
    circle(18.5, 3, 'stroke-dasharray="7 4.6"') +
    circle(9, 2.4) +
    `<path fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" d="M19 19l7 7M26 19l-7 7"/>`,
  glue:
    ink(
      'M13 5.5c5.5-4.5 11 1 16.5-1 7-2.7 13.5 2 11.3 9-1.1 4 5.5 6.6 4.2 13-1 5.5-6.5 4.4-8.7 8.8-2.8 5.5-8.8 7.7-13.2 4.4-3.9-2.7-7.7 3.3-13.2 0s-2.2-8.8-5.5-13.2S1 16.7 5.5 14.5c4.4-2 3.3-5.5 7.5-9z',
    ) +
    hole(14, 12.5, 3.2) +
    hole(32, 14, 2.6) +
    hole(33.5, 30, 2.2) +
    hole(12, 30, 2.6) +
    hole(23, 36, 1.8) +
    dot(4.5, 40.5, 2.6) +
    dot(41.5, 4, 2.2),
  // seen from above: three square steps round a well, stairs on each side
  ziggurat:
    `<path fill="currentColor" fill-rule="evenodd" d="M1.5 1.5h42v42h-42zM9.5 22.5a13 13 0 1 0 26 0a13 13 0 1 0-26 0z"/>` +
    turned(QUARTERS, cut('M19 1.5v6.8M26 1.5v6.8M19 4.2h7M19 7h7', 1.6) + cut('M6 6h9M30 6h9', 1.6)) +
    turned(EIGHTHS, ink('M22.5 14.5l2.2 5.5h-4.4z')),
};
