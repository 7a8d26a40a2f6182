/** The studio: a seamless backdrop with a pool of soft light round the table, and nothing else. */
import * as THREE from 'three';
import { type Built, disposing } from '../../art/board-mesh.ts';
import { paint, pictureSheet } from '../../art/place/paint.ts';
import type { PlaceArt, Plan } from '../../art/place/place-art.ts';

const FLOOR = -0.62;

const PICTURE = `
float away = length(max(abs(p) - uHalf, 0.0));
c = mix(uNear, uFar, smoothstep(0.0, 26.0, away + 0.12 * length(p)));
c *= 0.42 + 0.58 * smoothstep(0.55, 4.0, away);
c *= 0.985 + 0.03 * h1(p * 91.0);
`;

const backdrop =
  (near: string, far: string) =>
  (plan: Plan): Built => {
    const half = [60, 60] as const;
    const floor = paint(
      plan,
      half,
      PICTURE,
      {
        uHalf: new THREE.Vector2(plan.halfX, plan.halfZ),
        uNear: new THREE.Color(near),
        uFar: new THREE.Color(far),
      },
      0.5,
    );
    return disposing(new THREE.Group().add(pictureSheet(floor, half, FLOOR)), floor);
  };

const NIGHT: PlaceArt = {
  light: {
    key: { colour: '#fff6ea', strength: 2.2, from: [-6, 11, 5] },
    rim: { colour: '#9dbcff', strength: 1.3, from: [5, 5, -8] },
    fill: { colour: '#ffe2c4', strength: 0.4, from: [7, 4, 6] },
    sky: { above: '#e4ebff', below: '#3a3d44', high: 0.25, low: 1.8 },
    exposure: 1.1,
  },
  room: {
    walls: '#6a6d74',
    strength: 0.65,
    panels: [
      { form: 'rect', colour: '#ffffff', strength: 3.4, at: [0, 5, 0], size: [6, 6] },
      { form: 'rect', colour: '#fff3e4', strength: 5, at: [-5, 3, 4], size: [3, 4] },
      { form: 'rect', colour: '#cfdcff', strength: 4, at: [4, 2.5, -5], size: [6, 1.2] },
    ],
  },
  ground: '#15171b',
  sketch: ['#212327', '#474a52', '#15171b'],
  build: backdrop('#4a4d55', '#15171b'),
};

export const studio = {
  night: NIGHT,
  day: {
    ...NIGHT,
    light: { ...NIGHT.light, exposure: 1.2, sky: { ...NIGHT.light.sky, high: 0.5, low: 2.1 } },
    ground: '#8d9299',
    sketch: ['#6b6e72', '#c3c7cc', '#8d9299'],
    build: backdrop('#c3c7cc', '#8d9299'),
  },
} as const;
