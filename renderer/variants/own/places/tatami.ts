/** A room of mats with cloth borders, between paper screens; tea stands beside the board. */
import * as THREE from 'three';
import { type Built, disposing } from '../../../art/board-mesh.ts';
import { paint, pictureSheet } from '../../../art/place/paint.ts';
import type { Plan } from '../../../art/place/place-art.ts';
import { solids } from '../../../art/place/things.ts';
import { colourOfTone, common, FLOOR, finer, type Hour, PANES, TWICE, UNDER } from './light.ts';
import { block, cup, cushion } from './things.ts';

const TATAMI = `
${TWICE}
vec2 m = vec2(q.x + 5.5, q.y + 4.0);
vec2 size = vec2(22.0, 11.0);
m.x += mod(floor(m.y / size.y), 2.0) * 11.0;
vec2 at = mod(m, size), id = floor(m / size);
float edge = min(at.y, size.y - at.y);
float seam = min(at.x, size.x - at.x);
// rushes run across the mat, knots in two fine lines
float rush = 0.5 + 0.5 * sin(at.x * 26.0 + 0.6 * sin(at.y * 1.7));
float rows = 0.5 + 0.5 * sin(at.y * 15.0);
vec3 straw = mix(vec3(0.335, 0.325, 0.185), vec3(0.45, 0.43, 0.265), fbm(vec2(at.x * 0.5, at.y * 3.0) + id * 5.0));
straw *= 0.88 + 0.10 * rush + 0.05 * rows;
straw *= 0.94 + 0.12 * h1(id + 3.0);
float cloth = smoothstep(0.44, 0.41, edge);
vec2 w = vec2(at.x * 1.9, edge * 3.4);
float motif = smoothstep(0.30, 0.24, length(fract(w) - 0.5));
vec3 heri = mix(vec3(0.045, 0.075, 0.062), vec3(0.13, 0.13, 0.075), motif * 0.7);
straw = mix(straw, heri * (0.85 + 0.2 * rush), cloth);
straw *= 0.55 + 0.45 * smoothstep(0.0, 0.09, seam) * smoothstep(0.0, 0.05, edge);
${PANES('5.2', '4.0')}
float reach = smoothstep(17.0, 5.0, abs(g.x + 1.5)) * smoothstep(26.0, 10.0, length(p));
c = straw * (uSky * (0.80 + 0.2 * fbm(p * 0.1)) + uSun * mix(0.35, 1.0, bars) * reach);
c *= mix(1.0, 0.4, smoothstep(14.0, 34.0, length(p)));
${UNDER}
`;

const SHOJI = `
vec2 k = vec2(p.x, p.y + 9.0);
vec2 bay = vec2(mod(k.x + 50.0, 10.0), k.y);
float post = smoothstep(0.30, 0.24, min(bay.x, 10.0 - bay.x));
vec2 bar = abs(fract(vec2(bay.x / 2.5, k.y / 2.2)) - 0.5) * vec2(2.5, 2.2);
float lattice = smoothstep(0.07, 0.04, 1.25 - bar.x) + smoothstep(0.07, 0.04, 1.1 - bar.y);
float board = smoothstep(4.2, 4.1, k.y);
vec3 paper = uPaper * (0.78 + 0.22 * fbm(p * 0.4)) * (0.65 + 0.35 * smoothstep(18.0, 2.0, k.y));
vec3 timber = vec3(0.085, 0.045, 0.022) * (0.7 + 0.6 * fbm(vec2(p.x * 6.0, p.y * 0.5)));
c = mix(paper, timber, clamp(max(max(lattice, post), board), 0.0, 1.0));
`;

export const tatami =
  (hour: Hour) =>
  (plan: Plan): Built => {
    const half = [27, 27] as const;
    const floor = paint(
      plan,
      half,
      TATAMI,
      common(plan, hour, [plan.halfX + 2.3, -(plan.halfZ - 0.6), 1.1]),
      finer(plan),
    );
    const wall = paint(plan, [20, 9], SHOJI, { uPaper: colourOfTone(hour.paper) }, finer(plan) / 2);
    const screens = new THREE.Group();
    const paper = new THREE.MeshBasicMaterial({ map: wall.texture });
    for (const turn of [0, 1, 2, 3]) {
      const mesh = new THREE.Mesh(
        new THREE.PlaneGeometry(52, 18).translate(0, 9 + FLOOR, -26).rotateY((turn * Math.PI) / 2),
        paper,
      );
      screens.add(mesh);
    }
    const [x, z] = [plan.halfX + 2.3, plan.halfZ + 5.6];
    const things = [1, -1].flatMap((s) => [
      cushion(s * -0.4, s * (z + 1.2), '#4a2238'),
      block(1.9, 0.12, 1.9, s * x, -s * (plan.halfZ - 0.6), 0.16, '#4a2014'),
      ...cup(s * (x + 0.25), -s * (plan.halfZ - 0.85), 0.44, 0.62, '#50605a', '#7f8a34').map((p) =>
        p.translate(0, 0.12, 0),
      ),
      ...cup(s * (x - 0.4), -s * (plan.halfZ - 0.1), 0.26, 0.3, '#8a5a40', '#3a1c10').map((p) =>
        p.translate(0, 0.12, 0),
      ),
    ]);
    return disposing(
      new THREE.Group().add(pictureSheet(floor, half, FLOOR), screens, solids(things, 0.7)),
      floor,
      wall,
    );
  };
