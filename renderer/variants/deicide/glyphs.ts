/**
 * Deicide's flat glyphs: inner markup of a 45 x 45 SVG, ink in currentColor, details in var(--paper). They must be told
 * apart at 20 pixels, so each is one bold shape with few cuts; men stand on a foot, beasts and tools do not.
 */
const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';
/** keeps a part clear of what lies behind it */
const EDGE = 'stroke="var(--paper)" stroke-width="1.8" stroke-linejoin="round" paint-order="stroke"';

const ink = (d: string, more = ''): string => `<path fill="currentColor" d="${d}" ${more}/>`;
const paper = (d: string): string => `<path fill="var(--paper)" d="${d}"/>`;
const cut = (d: string, width = 1.8): string =>
  `<path fill="none" stroke="var(--paper)" stroke-width="${width}" ${ROUND} d="${d}"/>`;
const bar = (d: string, width = 2.6, more = ''): string =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" ${ROUND} d="${d}" ${more}/>`;
const dot = (x: number, y: number, r: number, more = ''): string =>
  `<circle fill="currentColor" cx="${x}" cy="${y}" r="${r}" ${more}/>`;
const hole = (x: number, y: number, r: number): string => `<circle fill="var(--paper)" cx="${x}" cy="${y}" r="${r}"/>`;
const oval = (x: number, y: number, rx: number, ry: number, fill = 'currentColor', more = ''): string =>
  `<ellipse fill="${fill}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${more}/>`;
const group = (transform: string, ...parts: string[]): string => `<g transform="${transform}">${parts.join('')}</g>`;
const star = (x: number, y: number, r: number, fill: string, points = 5, waist = 0.42): string => {
  const corner = (_: unknown, i: number): string => {
    const a = (i * Math.PI) / points - Math.PI / 2;
    const away = i % 2 ? r * waist : r;
    return `${(x + Math.cos(a) * away).toFixed(1)} ${(y + Math.sin(a) * away).toFixed(1)}`;
  };
  return `<path fill="${fill}" d="M${Array.from({ length: points * 2 }, corner).join('L')}z"/>`;
};

const foot = ink('M8.5 42.5v-2.6c0-1.6 2.4-2 3.2-3.9h21.6c.8 1.9 3.2 2.3 3.2 3.9v2.6z');
const smallFoot = ink('M11.5 42.5v-2.4c0-1.5 2-1.9 2.7-3.6h16.6c.7 1.7 2.7 2.1 2.7 3.6v2.4z');

const horse =
  ink(
    'M12.5 35c.3-6.8 5.2-9 6.6-13.4-2.6 1-4.8 2.4-6.3 4.4-2.2.9-4.6-.3-4.7-2.9 1-4 3.6-8.2 6.8-11.1L15.2 6l5 4C29 10 35 18 34.4 35z',
  ) +
  hole(17.3, 15, 1.6) +
  cut('M24.2 13.6c3.8 4 5.8 10.4 6 18.6', 2);

const tail = (turn: number): string =>
  group(
    `rotate(${turn} 22.5 35)`,
    ink('M22.5 35c-5-6-7-12.5-6-19 .8-5.5 3.8-10 6-13.5 2.2 3.5 5.2 8 6 13.5 1 6.5-1 13-6 19z', EDGE),
    paper('M18.3 12.5c1-3.2 2.6-6.2 4.2-8.8 1.6 2.6 3.2 5.6 4.2 8.8-2.6 1.6-5.8 1.6-8.4 0z'),
  );

export const glyphs: Readonly<Record<string, string>> = {
  king:
    ink('M20.7 1.5h3.6v3.8h3.7v3.6h-3.7v4.3h-3.6V8.9H17V5.3h3.7z') +
    ink(
      'M22.5 12c-2.8 0-4.7 1.8-5.2 4.2C13 12.8 6 14.6 6 20.5c0 5 5.5 7.5 7 13.5h19c1.5-6 7-8.5 7-13.5 0-5.9-7-7.7-11.3-4.3C27.2 13.8 25.3 12 22.5 12z',
    ) +
    cut('M13.6 30.5h17.8M22.5 17v13') +
    foot,
  // five long points with balls
  queen:
    [
      [5, 12.5],
      [13.7, 7.5],
      [22.5, 5.5],
      [31.3, 7.5],
      [40, 12.5],
    ]
      .map(([x, y]) => dot(x, y, 3.1))
      .join('') +
    ink('M5 13.5 12.5 34h20L40 13.5l-8.2 9-1-14.5-4.8 13-3.5-15-3.5 15-4.8-13-1 14.5z') +
    cut('M12.5 30.5c6-1.6 14-1.6 20 0', 2) +
    foot,
  rook:
    ink('M9 7.5h6v4.3h4.5V7.5h6v4.3H30V7.5h6v9.7l-3.5 3.3L33.5 35h-22l1-14.5L9 17.2z') +
    cut('M12.5 20.7h20') +
    paper('M20.8 25h3.4v9h-3.4z') +
    foot,
  // a tall drop with a slanting slot
  bishop:
    dot(22.5, 4.6, 3.2) +
    ink('M22.5 7.5C16 12 12 17.5 12 23.5c0 4 2 7 5 9.3h11c3-2.3 5-5.3 5-9.3 0-6-4-11.5-10.5-16z') +
    cut('M29 12.5 20.5 23', 3) +
    ink('M13 33.5h19l1 3H12z') +
    foot,
  knight: horse + foot,
  pawn:
    dot(22.5, 14.5, 6.8) +
    ink('M15.5 21.5h14l-3.3 3c.6 4.8 2.8 7.6 5.3 11.5h-18c2.5-3.9 4.7-6.7 5.3-11.5z') +
    smallFoot,
  archbishop:
    group('translate(3.5 9.5) scale(.76)', horse) +
    ink('M19.5.8c-5.8 3.4-8.7 7.9-7.6 14.2l15.6 2C29.2 10.7 26 4.8 19.5.8z', EDGE) +
    cut('M19.7 5v7.8M15.8 8.7h7.8', 2.1) +
    foot,
  chancellor:
    group('translate(7.5 -1.5) scale(.72)', horse) +
    ink('M7.5 21.5h6v4h6v-4h6v4h6v-4h6V30l-3 2v4.5h-24V32l-3-2z', EDGE) +
    cut('M11.5 31.5h22', 1.8) +
    foot,
  cannon:
    ink('M4.5 19.5 31.5 6l1-2.2 3.6 1.3 4.5 9.4-1.7 3.3-2.3-.5L12 30.5c-4.5 1.4-9.5-6.5-7.5-11z') +
    dot(4.2, 28.5, 2.5) +
    cut('M27.3 8l4.8 9.8', 1.9) +
    ink('M24 36.5 42 42.5H19z') +
    dot(18.5, 31.5, 11, EDGE) +
    hole(18.5, 31.5, 7.3) +
    bar('M18.5 23.5v16M10.5 31.5h16M12.8 25.8l11.4 11.4M24.2 25.8 12.8 37.2', 1.9) +
    dot(18.5, 31.5, 2.8),
  archer:
    bar('M8.5 6.5C29 5.5 39.5 16 38.5 36.5', 4.4) +
    bar('M8.5 6.5 13 32l25.5 4.5', 1.6) +
    bar('M8 37 33.5 11.5', 3.2) +
    ink('M41 4 28.5 8.2l8.3 8.3z', EDGE) +
    ink('M12.5 29 5.5 31.2 2.5 38.5l6.7-.7-.7 6.7 7.3-3 2.2-7z', EDGE) +
    cut('M7.5 39l5.5-5.5', 1.6),
  // an hourglass through a ring
  'time-machine':
    bar(
      'M3.5 27C2 19.5 12 16 22.5 16S43 19.5 41.5 27c-1 4.5-9 6.5-19 6.5S4.5 31.5 3.5 27z',
      2.8,
      'transform="rotate(-16 22.5 22.5) translate(0 -2)"',
    ) +
    ink(
      'M11 3.5h23v5.5h-3.5c0 8-5.3 9.5-5.3 13.5s5.3 5.5 5.3 13.5H34v5.5H11V36h3.5c0-8 5.3-9.5 5.3-13.5S14.5 17 14.5 9H11z',
      EDGE,
    ) +
    paper('M17.6 11.5h9.8c-.9 4-3.2 6-4.9 8.3-1.7-2.3-4-4.3-4.9-8.3z') +
    paper('M17.3 36.5c.5-4.5 3.4-6 5.2-8.8 1.8 2.8 4.7 4.3 5.2 8.8z'),
  // a closed helm before crossed swords
  champion:
    bar('M4.5 14 36.5 40M40.5 14 8.5 40', 3.2) +
    bar('M5.5 35.5 11.5 42M39.5 35.5 33.5 42', 2.8) +
    ink('M21.5 6.5C24.5-.5 35.5-.5 40.5 8c-5-1-7.2 1-8.3 5.5z') +
    ink(
      'M22.5 5.5c-6.5 0-10 4.7-10 11v12.3c2.1 4.7 5.8 6.9 10 8.9 4.2-2 7.9-4.2 10-8.9V16.5c0-6.3-3.5-11-10-11z',
      EDGE,
    ) +
    cut('M16 18.5h13M22.5 19v13.5', 2.8),
  wizard:
    ink('M8 33.5C14 28 16 13 26.5 2.5c1 3.7 4 5.3 8.3 4.8-4.2 2.6-4.2 5.2-3.2 9.9 1.2 6 2.4 11.8 5.4 16.3z') +
    oval(22.5, 36.2, 20.5, 5.6) +
    cut('M11.5 30.5c6.5 3.5 16 3.5 23 .5', 2.2) +
    star(23.3, 19.8, 6.4, 'var(--paper)'),
  // a mask before three tails
  kitsune:
    [-46, 46, 0].map(tail).join('') +
    ink('M9.5 14.5 18 20.5h9l8.5-6c1.7 7 1 12.3-1.5 17.2L22.5 44.5 11 31.7c-2.5-4.9-3.2-10.2-1.5-17.2z', EDGE) +
    paper('M14.5 26.5l6.5 2.3-1.5 3.2z M30.5 26.5l-6.5 2.3 1.5 3.2z') +
    hole(22.5, 40, 1.6),
  werewolf:
    ink(
      'M12.5 1.5 26 9.2 37 4.5l-3.5 11C37.5 23 39.5 31.5 40 43H9c.3-2.6.8-5.2 1.6-7.4l-3-1 4.3-2.8-2.3-1.7 4.4-2.4.9-3.6L4.8 14.3 7.3 9.5l8.2 4.7-6-9z',
    ) +
    paper('M20.5 12l6 1.5-3.1 3.3z') +
    cut('M29.5 21.5l-2.3 4.3 4 .5-2.3 4.3 4 .5-2.3 4.8', 2),
  centaur:
    bar('M5.5 8.5v33', 2.4) +
    ink('M5.5.5 9.2 10H1.8z') +
    dot(16, 6.8, 5) +
    ink(
      'M8 17.8 11 13h11l2 9.2c5 .6 8 .5 10 1.5 3.6 1.6 5.7 5 5.7 8.5 1.5 2 2 5.3 1.8 8.8-2.7-1-3.8-3.6-4.2-6.2l-1.3 8h-4.5l-.5-8.8c-3.5 1-7.5 1-10.5.3l-.5 8.5h-4.5l-.9-10.3c-2-3-1.8-8-.8-12.2l-4.3 3.7z',
    ) +
    cut('M13.5 24c3 1 6.2.8 8.8-.5', 2),
  fool:
    ink(
      'M11 30C11.5 22 9.5 18.5 4.5 19.5 5.5 10.5 14.5 8 19 14.5c-.3-4.5 1-8 3.5-11 2.5 3 3.8 6.5 3.5 11 4.5-6.5 13.5-4 14.5 5-5-1-7 2.5-6.5 10.5z',
    ) +
    dot(4.5, 23, 3.6) +
    dot(40.5, 23, 3.6) +
    dot(22.5, 4.2, 3.6) +
    cut('M19 16.5c1.5 4 1.8 7.5 1.3 12M26 16.5c-1.5 4-1.8 7.5-1.3 12', 1.8) +
    ink('M10.5 32h24l3 9-7-3.5-3 5.5-5-5.5-5 5.5-3-5.5-7 3.5z'),
  sumo:
    oval(22.5, 3.8, 4.2, 2.5) +
    dot(22.5, 10.5, 5.9) +
    ink(
      'M12.5 16.5c6-2 14-2 20 0 5.3 2 8 7 8.5 13.5l-5.5 1.7-.7-1.5c1.9 4.5 1.7 8.8.7 12.3h-9.3l-1.5-4h-4.4l-1.5 4H9.5c-1-3.5-1.2-7.8.7-12.3l-.7 1.5L4 30c.5-6.5 3.2-11.5 8.5-13.5z',
    ) +
    cut('M11 28.5c7 3.2 16 3.2 23 0', 3) +
    paper('M18.8 31h7.4l-1.2 6.5h-5z'),
  // a crescent that holds the moon
  sorceress:
    ink('M7.5 3C4.5 13.5 12 22.5 22.5 22.5S40.5 13.5 37.5 3c-1 8-7 12.5-15 12.5S8.5 11 7.5 3z') +
    dot(22.5, 7.8, 5.2) +
    ink('M18.5 22.5h8l1.5 4-1.5 2.2c1 3.5 3.5 6 6.5 8.3H12c3-2.3 5.5-4.8 6.5-8.3L17 26.5z') +
    cut('M18.5 28.7h8', 1.8) +
    foot,
  rookie:
    dot(22.5, 13.5, 7) +
    ink('M9.5 17.5H15V22h15v-4.5h5.5v7.2l-3.5 2.6 1 9.2H12l1-9.2-3.5-2.6z', EDGE) +
    cut('M14.5 28h16', 1.9) +
    smallFoot,
  'drunk-pawn':
    group(
      'rotate(20 25 38) translate(2.5 1.5)',
      dot(22.5, 12.5, 6.5),
      ink('M15.5 19.5h14l-3.3 3c.6 5 2 8 3.5 13.5H15.3c1.5-5.5 2.9-8.5 3.5-13.5z'),
    ) +
    smallFoot +
    ink('M4 18.5h12.5v14.5H4z', EDGE) +
    bar('M4 22.5H1.5v7H4', 2) +
    cut('M8.2 22.5v7M12.3 22.5v7', 1.8) +
    ink('M3.5 19.5c-2.2-3.2 1-6.5 3.7-4.9 1-3.3 5.5-3.3 6.5 0 3.3-1 5.5 2.2 3 4.9z', EDGE) +
    ink('M4 18.5h12.5v2H4z'),
  // a bare crown of three tall points: no arches, no cross
  prince:
    ink('M9.5 3 17 10.5 22.5 1 28 10.5 35.5 3l-2.7 14.5H12.2z') +
    ink('M13 20h19c0 3.5-1.5 6-4 7.5.8 3.3 2.5 5.3 5 8.5H12c2.5-3.2 4.2-5.2 5-8.5-2.5-1.5-4-4-4-7.5z') +
    smallFoot,
  // a flower over a wide bell
  princess:
    [0, 60, 120, 180, 240, 300].map((a) => group(`rotate(${a} 22.5 10.5)`, oval(22.5, 4.3, 3.7, 4.3))).join('') +
    hole(22.5, 10.5, 2.9) +
    ink('M17.5 20.5c3 1.3 7 1.3 10 0l-1.5 5c1.5 5.5 7 10 12.5 13v4h-32v-4c5.5-3 11-7.5 12.5-13z') +
    cut('M18.5 26h8M10.5 38c7.5-2.2 16.5-2.2 24 0', 2),
  bomber:
    dot(20, 28.5, 14.5) +
    ink('M24 11.5l9 5.2-3.2 5.5-9-5.2z', EDGE) +
    bar('M29.5 13c1-4.2 3-6.7 6-6.9', 2.8) +
    star(38.2, 7, 6.8, 'currentColor', 4, 0.36) +
    cut('M10 27c.7-4.8 3.7-8 8-9', 2.8),
  snail:
    dot(26.5, 21.5, 14.5) +
    cut(
      'M26.8 23.3c-2.6.6-3.2-3.1-.5-3.9 4.2-1.2 7 3.2 5.2 7-2.3 4.8-9.3 4.8-12-.4-3.3-5.7.5-12.5 7.1-13.3 6.7-.8 11.9 4.1 12.4 10',
      2.5,
    ) +
    ink(
      'M3 20.5c0-3.5 6-4.5 8-.8 2 3.6-.5 8 2 11.6 2 2.9 6 3.7 13 3.7 8.5 0 14 2.5 17 7.8H12C5 42.8 3 36.5 3 30.5z',
      EDGE,
    ) +
    bar('M5 19 3 9.5M9.5 18.5 12 9', 2.4) +
    dot(3, 7.8, 2.7) +
    dot(12.5, 7.3, 2.7),
};
