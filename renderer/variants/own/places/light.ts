/** What the neutral places share: their light, as shaders take it, and how finely they are painted. */
import * as THREE from 'three';
import type { Plan } from '../../../art/place/place-art.ts';

/** where the table or the floor lies, below the surface of the board */
export const FLOOR = -0.62;
/** at low quality pictures of lines and weaves would be a blur: they are twice as large as others there */
export const finer = ({ quality }: Plan): number => (quality === 'low' ? 2 : 1);
export const vec = (x: number, y: number) => new THREE.Vector2(x, y);
export const colourOfTone = (colour: string) => new THREE.Color(colour);

/** Both halves of the picture are the same, turned by half a turn; the board keeps the light out round its foot. */
export const TWICE = 'vec2 q = p * (p.y < 0.0 ? -1.0 : 1.0);';
export const UNDER = `c *= 1.0 - 0.72 * smoothstep(1.1, -0.25, box(p - vec2(0.22, -0.18), uBoard, 0.25));
for (int i = 0; i < 2; i++) {
  vec2 k = p * (i == 0 ? 1.0 : -1.0);
  c *= 1.0 - 0.5 * smoothstep(uCup.z * 1.5, uCup.z * 0.7, length(k - uCup.xy - vec2(0.22, -0.16) * (i == 0 ? 1.0 : -1.0)));
  c *= 1.0 - 0.5 * smoothstep(0.5, -0.1, box(k - uBook - vec2(0.22, -0.16) * (i == 0 ? 1.0 : -1.0), vec2(1.0, 1.4), 0.3));
}`;
/** the sun through the bars of a window, slanting over the floor: 1 in the light */
export const PANES = (wide: string, high: string) => `
vec2 g = vec2(dot(p, vec2(0.86, 0.5)), dot(p, vec2(-0.5, 0.86)));
vec2 pane = abs(fract(g / vec2(${wide}, ${high})) - 0.5) * vec2(${wide}, ${high});
float bars = smoothstep(0.10, 0.32, ${wide} * 0.5 - pane.x) * smoothstep(0.10, 0.32, ${high} * 0.5 - pane.y);
`;

/** The colours of an hour: of the sky, of the sun and how strong it is, of paper that is lit from behind. */
export interface Hour {
  readonly sky: string;
  readonly sun: string;
  readonly sunny: number;
  readonly paper: string;
}
/** `cup`: where it stands and how wide it is; `book`: where it lies */
export const common = (
  { halfX, halfZ }: Plan,
  { sky, sun, sunny }: Hour,
  cup: readonly [number, number, number],
  book: readonly [number, number] = [900, 900],
) => ({
  uCup: colourOfTone('#000').setRGB(...cup, THREE.LinearSRGBColorSpace),
  uBook: vec(...book),
  uBoard: vec(halfX + 0.62, halfZ + 0.62),
  uSky: colourOfTone(sky),
  uSun: colourOfTone(sun).multiplyScalar(sunny),
});
