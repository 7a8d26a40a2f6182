/**
 * The teleporters, flat: 45 x 45 like the kinds' glyphs, but filling the cell, and with a quiet middle, because a piece
 * may be drawn over it. They have their owner's colour, as on the table, over a pale casing that shows on every square;
 * White's ring is round with round posts, Black's has eight corners and sharp posts. One that leads nowhere has no
 * swirl, a lit one is filled with light.
 */
interface Paint {
  readonly ink: string;
  readonly casing: string;
  readonly light: string;
}
const BLUE: Paint = { ink: '#0f62ab', casing: '#e3f3ff', light: '#8fd2ff' };
const ORANGE: Paint = { ink: '#ad430a', casing: '#fff0e2', light: '#ffb27a' };

const line = (d: string, width: number, colour: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const turned = (angles: readonly number[], part: string): string =>
  angles.map((a) => `<g transform="rotate(${a} 22.5 22.5)">${part}</g>`).join('');

const CORNERS = [45, 135, 225, 315] as const;

/** Shapes as paths: the ring is closed, the post is a solid at the top, the arm one of three of the swirl. */
interface Make {
  readonly paint: Paint;
  readonly ring: string;
  readonly post: string;
  readonly arm: string;
}

const white: Make = {
  paint: BLUE,
  ring: 'M4.3 22.5a18.2 18.2 0 1 0 36.4 0a18.2 18.2 0 1 0 -36.4 0z',
  post: 'M19.1 -4.2a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0z',
  arm: 'M22.5 19.6C24.5 13.6 29.5 11.4 34.6 13.8',
};
const black: Make = {
  paint: ORANGE,
  ring: 'M15.2 4.9H29.8L40.1 15.2V29.8L29.8 40.1H15.2L4.9 29.8V15.2z',
  post: 'M22.5 -9L26 -4.2 22.5 .6 19 -4.2z',
  arm: 'M22.5 19.6C20.5 13.6 15.5 11.4 10.4 13.8',
};
const THIRDS = [0, 120, 240] as const;

const gate = ({ paint, ring, post, arm }: Make, state: 'open' | 'lone' | 'lit'): string => {
  const { ink, casing, light } = paint;
  const inner = state === 'lone' ? line('M16.5 22.5H28.5', 2.6, ink) : turned(THIRDS, line(arm, 2.6, ink));
  return [
    state === 'lit' ? `<path fill="${light}" d="${ring}"/>` : '',
    line(ring, state === 'lit' ? 7.6 : 5.8, casing),
    turned(CORNERS, `<path fill="${ink}" stroke="${casing}" stroke-width="1.4" d="${post}"/>`),
    line(ring, state === 'lit' ? 4.4 : 3.4, ink),
    inner,
  ].join('');
};

export const featureGlyphs: Readonly<Record<string, string>> = {
  'teleporter-white': gate(white, 'open'),
  'teleporter-white-lone': gate(white, 'lone'),
  'teleporter-white-lit': gate(white, 'lit'),
  'teleporter-black': gate(black, 'open'),
  'teleporter-black-lone': gate(black, 'lone'),
  'teleporter-black-lit': gate(black, 'lit'),
};
