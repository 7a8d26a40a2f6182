/** An oak table by a window, whose shadow lies over it; coffee and books. */
import * as THREE from 'three';
import { type Built, disposing } from '../../../art/board-mesh.ts';
import { paint, pictureSheet } from '../../../art/place/paint.ts';
import type { Plan } from '../../../art/place/place-art.ts';
import { painted, solids } from '../../../art/place/things.ts';
import { common, FLOOR, finer, type Hour, PANES, UNDER } from './light.ts';
import { block, cup, saucer } from './things.ts';

const TABLE = `
float plank = 3.1; float row = floor(p.x / plank + 0.5); float across = p.x - row * plank;
vec2 s = vec2(across * 1.0 + row * 7.3, p.y * 0.16 + row * 3.1);
float ring = fbm(vec2(s.x * 1.1, s.y * 0.9)) * 9.0 + s.x * 1.6;
float line = 0.5 + 0.5 * sin(ring * 6.28);
float fine = fbm(vec2(p.x * 14.0 + row * 9.0, p.y * 0.7));
vec3 wood = mix(vec3(0.210, 0.145, 0.090), vec3(0.400, 0.300, 0.205), 0.3 * line + 0.7 * fbm(s * vec2(2.0, 1.0) + 4.0));
wood *= 0.78 + 0.36 * fine;
wood *= 0.90 + 0.2 * h1(vec2(row, 2.0));
wood *= 0.40 + 0.60 * smoothstep(0.0, 0.045, plank * 0.5 - abs(across));
${PANES('6.4', '7.6')}
float leaf = smoothstep(0.46, 0.60, fbm(p * 0.42 + 3.0)) * smoothstep(16.0, 6.0, length(p - vec2(-9.0, -5.0)));
float reach = smoothstep(15.0, 5.0, abs(g.x + 2.0));
float light = mix(0.4, 1.0, bars) * reach * (1.0 - 0.6 * leaf);
c = wood * (uSky * (0.75 + 0.25 * fbm(p * 0.09)) + uSun * light);
c *= mix(1.0, 0.5, smoothstep(12.0, 26.0, length(p)));
${UNDER}
`;

export const windowTable =
  (hour: Hour) =>
  (plan: Plan): Built => {
    const half = [plan.halfX + 11, plan.halfZ + 8] as const;
    const top = paint(
      plan,
      half,
      TABLE,
      common(plan, hour, [plan.halfX + 2.25, -(plan.halfZ - 0.7), 1.0], [-(plan.halfX + 2.5), -(plan.halfZ - 0.7)]),
      finer(plan),
    );
    const edge = painted(new THREE.BoxGeometry(half[0] * 2, 0.7, half[1] * 2).translate(0, FLOOR - 0.37, 0), '#3a2012');
    const x = plan.halfX + 2.25;
    const things = [
      edge,
      ...[1, -1].flatMap((s) => [
        saucer(s * x, -s * (plan.halfZ - 0.7), 1.02, '#e6dfd0'),
        ...cup(s * x, -s * (plan.halfZ - 0.7), 0.66, 0.72, '#efe9dc', '#2a1409').map((p) => p.translate(0, 0.06, 0)),
        block(2.0, 0.4, 2.8, -s * (x + 0.25), -s * (plan.halfZ - 0.7), 0.24, '#2f4a4c'),
        block(1.92, 0.28, 2.84, -s * (x + 0.25), -s * (plan.halfZ - 0.7), 0.24, '#e4d9bd', FLOOR + 0.06),
        block(1.6, 0.3, 2.3, -s * (x + 0.3), -s * (plan.halfZ - 0.72), -0.1, '#6b3b33', FLOOR + 0.4),
      ]),
    ];
    return disposing(new THREE.Group().add(pictureSheet(top, half, FLOOR), solids(things, 0.5)), top);
  };
