/**
 * The teleporters, flat: as the kinds' glyphs (45 x 45, ink and paper), but filling the cell, and with a quiet middle,
 * because a piece may be drawn over it. White's ring is round with round posts, Black's has eight corners and sharp
 * posts; one that leads nowhere has no swirl, a lit one has rays.
 */
const INK = 'currentColor';

const line = (d: string, width: number): string =>
  `<path fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const turned = (angles: readonly number[], part: string): string =>
  angles.map((a) => `<g transform="rotate(${a} 22.5 22.5)">${part}</g>`).join('');

const CORNERS = [45, 135, 225, 315] as const;

interface Make {
  readonly ring: string;
  readonly post: string;
  readonly arm: string;
}

const white: Make = {
  ring: `<circle fill="none" stroke="${INK}" stroke-width="3.6" cx="22.5" cy="22.5" r="18.2"/>`,
  post: `<circle fill="${INK}" cx="22.5" cy="-4.2" r="3.4"/>`,
  arm: line('M22.5 19.6C24.5 13.6 29.5 11.4 34.6 13.8', 2.6),
};
const black: Make = {
  ring: line('M15.2 4.9H29.8L40.1 15.2V29.8L29.8 40.1H15.2L4.9 29.8V15.2z', 3.6),
  post: `<path fill="${INK}" d="M22.5 -9L26 -4.2 22.5 .6 19 -4.2z"/>`,
  arm: line('M22.5 19.6C20.5 13.6 15.5 11.4 10.4 13.8', 2.6),
};
const THIRDS = [0, 120, 240] as const;

const gate = ({ ring, post, arm }: Make, state: 'open' | 'lone' | 'lit'): string =>
  ring +
  turned(CORNERS, post) +
  (state === 'lone' ? line('M16.5 22.5H28.5', 2.6) : turned(THIRDS, arm)) +
  (state === 'lit' ? turned([0, 90, 180, 270], line('M22.5 8.4V9.6M17.2 9.2V10M27.8 9.2V10', 2.4)) : '');

export const featureGlyphs: Readonly<Record<string, string>> = {
  'teleporter-white': gate(white, 'open'),
  'teleporter-white-lone': gate(white, 'lone'),
  'teleporter-white-lit': gate(white, 'lit'),
  'teleporter-black': gate(black, 'open'),
  'teleporter-black-lone': gate(black, 'lone'),
  'teleporter-black-lit': gate(black, 'lit'),
};
