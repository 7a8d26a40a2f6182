/** Portal: a ring of metal and crystals round a well of dark in which two spirals turn. Both Portals look the same. */
import * as THREE from 'three';
import { arc, around, gem, lathe, torus, type V2 } from '../../../scene/sculpt/kit.ts';
import { lay, sheet } from './paint.ts';

const { PI, cos, sin } = Math;

const STUFF = {
  body: '#443d70',
  accent: '#7a6cff',
  light: '#48e6ff',
  dark: '#120d2e',
  roughness: 0.35,
  metalness: 0.3,
  glow: 0.9,
};

/** One arm of a spiral, widest in its middle. */
const arm = (r: number, wide: number): V2[] => {
  const at = (t: number, off: number): V2 => {
    const a = t * PI * 1.15;
    const away = 0.05 + (r - 0.05) * t + off;
    return [cos(a) * away, sin(a) * away];
  };
  const steps = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1];
  return [
    ...steps.map((t) => at(t, wide * sin(t * PI))),
    ...steps
      .slice(1, -1)
      .reverse()
      .map((t) => at(t, -wide * sin(t * PI))),
  ];
};

export const portal = (): THREE.BufferGeometry =>
  lay(
    STUFF,
    torus(0.43, 0.048, 0, { y: 0.03, rx: PI / 2 }, PI * 2, 26, 5),
    lathe(
      [
        [0.395, 0.055],
        [0.375, 0.004],
      ],
      1,
      26,
    ),
    sheet(arc(0.38, 0, (2 * PI * 23) / 24, 23), 3, 0.006),
    around(3, (a) => [sheet(arm(0.35, 0.032), 2, 0.011, a), sheet(arm(0.28, 0.024), 1, 0.009, a + 1)]).flat(),
    sheet(arc(0.055, 0, (2 * PI * 9) / 10, 9), 2, 0.012),
    around(8, (a, i) => gem(0.06, i % 2 ? 1 : 2, { x: cos(a) * 0.43, z: sin(a) * 0.43, y: 0.085, s: [1, 1.3, 1] })),
  );

/**
 * The thread between two Portals: beads along an arc from one spot to the other, so that nobody seeks the way out. For
 * a MeshBasicMaterial with vertex colours.
 */
export function portalThread(
  from: { readonly x: number; readonly y: number; readonly z: number },
  to: { readonly x: number; readonly y: number; readonly z: number },
): THREE.BufferGeometry {
  const apart = Math.hypot(to.x - from.x, to.z - from.z);
  const curve = new THREE.QuadraticBezierCurve3(
    new THREE.Vector3(from.x, from.y + 0.1, from.z),
    new THREE.Vector3((from.x + to.x) / 2, Math.max(from.y, to.y) + 0.8 + apart * 0.3, (from.z + to.z) / 2),
    new THREE.Vector3(to.x, to.y + 0.1, to.z),
  );
  const beads = Math.max(6, Math.round(curve.getLength() * 3.2));
  const bead = new THREE.OctahedronGeometry(0.045);
  const [position, colour]: [number[], number[]] = [[], []];
  const corners = bead.attributes.position.array;
  const light = new THREE.Color(STUFF.light);
  curve.getSpacedPoints(beads).forEach((p) => {
    for (let i = 0; i < corners.length; i += 3) {
      position.push(corners[i] + p.x, corners[i + 1] + p.y, corners[i + 2] + p.z);
      colour.push(light.r, light.g, light.b);
    }
  });
  bead.dispose();
  const thread = new THREE.BufferGeometry();
  thread.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  return thread.setAttribute('color', new THREE.Float32BufferAttribute(colour, 3));
}
