/** A round table of stone in raked gravel, with moss; a cup of tea. */
import * as THREE from 'three';
import { type Built, disposing } from '../../../art/board-mesh.ts';
import { paint, pictureSheet } from '../../../art/place/paint.ts';
import type { Plan } from '../../../art/place/place-art.ts';
import { painted, solids } from '../../../art/place/things.ts';
import { common, FLOOR, finer, type Hour, UNDER } from './light.ts';
import { cup } from './things.ts';

const STONE = `
float speck = n2(p * 21.0), grit = n2(p * 9.0 + 4.0);
vec3 rock = mix(vec3(0.300, 0.305, 0.300), vec3(0.430, 0.432, 0.420), fbm(p * 0.55));
rock *= 0.80 + 0.30 * grit;
rock = mix(rock, vec3(0.07, 0.07, 0.075), smoothstep(0.74, 0.86, speck) * 0.75);
rock = mix(rock, vec3(0.62, 0.58, 0.52), smoothstep(0.80, 0.92, n2(p * 17.0 + 31.0)) * 0.6);
float r = length(p);
// a groove near the edge, and moss in it
float groove = smoothstep(0.16, 0.05, abs(r - uEdge + 1.3));
rock *= 1.0 - 0.45 * groove;
float moss = smoothstep(0.60, 0.80, fbm(p * 0.8 + 11.0) + 0.30 * smoothstep(uEdge - 2.6, uEdge, r));
rock = mix(rock, vec3(0.085, 0.135, 0.035) * (0.6 + 0.9 * n2(p * 13.0)), moss * 0.8);
float leaf = smoothstep(0.40, 0.58, fbm(p * 0.30 + 2.0)) * 0.6 + 0.4 * smoothstep(0.42, 0.60, fbm(p * 0.75 + 9.0));
c = rock * (uSky + uSun * (1.0 - 0.8 * leaf));
${UNDER}
`;
const GRAVEL = `
vec2 m = p; float r = length(m * vec2(1.0, 1.0));
float rake = 0.5 + 0.5 * sin(r * 7.5);
vec3 sand = mix(vec3(0.27, 0.255, 0.225), vec3(0.42, 0.40, 0.355), 0.55 * rake + 0.45 * n2(p * 12.0));
float isle = fbm(p * 0.07 + 5.0);
float green = smoothstep(0.52, 0.56, isle) * smoothstep(uEdge + 3.0, uEdge + 8.0, r);
sand = mix(sand, vec3(0.05, 0.095, 0.022) * (0.55 + 1.0 * fbm(p * 2.3)), green);
float leaf = smoothstep(0.40, 0.56, fbm(p * 0.2 + 2.0));
c = sand * (uSky + uSun * (1.0 - 0.85 * leaf));
c *= 1.0 - 0.75 * smoothstep(uEdge + 2.4, uEdge - 1.0, length(p - vec2(1.4, -1.2)));
c *= mix(1.0, 0.5, smoothstep(22.0, 50.0, r));
`;
export const garden =
  (hour: Hour) =>
  (plan: Plan): Built => {
    const edge = Math.hypot(plan.halfX, plan.halfZ) + 3.4;
    const half = [edge, edge] as const;
    const top = paint(
      plan,
      half,
      STONE,
      { ...common(plan, hour, [plan.halfX + 2.3, -(plan.halfZ - 0.4), 0.42]), uEdge: edge },
      finer(plan),
    );
    const far = [64, 64] as const;
    const low = paint(plan, far, GRAVEL, { ...common(plan, hour, [900, 900, 1]), uEdge: edge });
    const disc = new THREE.Mesh(
      new THREE.CircleGeometry(edge, 72).rotateX(-Math.PI / 2).translate(0, FLOOR, 0),
      new THREE.MeshBasicMaterial({ map: top.texture }),
    );
    const rim = painted(
      new THREE.CylinderGeometry(edge, edge - 0.25, 1.1, 72, 1, true).translate(0, FLOOR - 0.55, 0),
      '#6a6a64',
      (_x, y) => 0.35 + 0.5 * (1 + (y - FLOOR) / 1.1),
    );
    const [x, z] = [plan.halfX + 2.3, plan.halfZ - 0.4];
    const rock = (a: number, b: number, r: number, seed: number) => {
      const solid = new THREE.IcosahedronGeometry(r, 3);
      const { position } = solid.attributes;
      for (let i = 0; i < position.count; i++) {
        const [px, py, pz] = [position.getX(i), position.getY(i), position.getZ(i)];
        const k =
          1 +
          0.16 * Math.sin((px * 2.1) / r + seed) * Math.sin((py * 2.7) / r + seed * 2) +
          0.1 * Math.sin((pz * 4.3) / r + seed);
        position.setXYZ(i, px * k * 1.2, py * k * 0.7, pz * k);
      }
      solid.computeVertexNormals();
      return painted(solid.translate(a, -4.6, b), '#5c605a', (_x, y) => 0.45 + 0.12 * (y + 5));
    };
    const things = [
      rim,
      ...[1, -1].flatMap((s) => [
        ...cup(-s * x, s * z, 0.42, 0.5, '#d9d4c4', '#7d8a34'),
        rock(s * (edge + 7), -s * 9, 3.1, 1),
        rock(s * (edge + 10.5), -s * 4.6, 1.7, 2.2),
        rock(-s * (edge + 6), -s * 12, 2.2, 3.4),
      ]),
    ];
    return disposing(new THREE.Group().add(pictureSheet(low, far, -5.2), disc, solids(things, 0.8)), top, low);
  };
