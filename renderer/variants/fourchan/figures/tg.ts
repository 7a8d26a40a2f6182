/** /tg/: a die with twenty faces in a claw; a face that shows 20 looks to either player. Promoted it has rays. */
import * as THREE from 'three';
import { around, box, gem, move, moveAll, type Part, torus, type V3 } from '../../../art/kit.ts';
import { write } from '../../../art/lettering.ts';
import { trim, turned } from '../../../art/skin.ts';
import { facets, hue, onTile, tileText } from './tile.ts';

const { PI, cos, sin } = Math;

const DIE = 0.265;
const HIGH = 0.52;
/** the edge of a face, as a share of the way from its corner to its middle */
const EDGE = 0.13;

/** A face is a plate within three strips of ink, all in one plane: nothing of it lies over anything. */
function die(p: boolean): Part[] {
  const points = new THREE.IcosahedronGeometry(DIE, 0).attributes.position;
  const [plates, strips, text]: [V3[][], V3[][], V3[][]] = [[], [], []];
  const flat = (v: THREE.Vector3): V3 => [v.x, v.y, v.z];
  for (let i = 0; i < points.count; i += 3) {
    const corners = [0, 1, 2].map((k) => new THREE.Vector3().fromBufferAttribute(points, i + k));
    const middle = corners[0].clone().add(corners[1]).add(corners[2]).divideScalar(3);
    const inner = corners.map((c) => c.clone().lerp(middle, EDGE));
    plates.push(inner.map(flat));
    for (let k = 0; k < 3; k++) {
      const next = (k + 1) % 3;
      strips.push([corners[k], corners[next], inner[next], inner[k]].map(flat));
    }
    const out = middle.clone().normalize();
    if (Math.abs(out.x) > 0.01 || out.y < 0.9) continue;
    const right = new THREE.Vector3(Math.sign(out.z), 0, 0);
    const up = out.clone().cross(right);
    const origin = middle.clone().addScaledVector(out, 0.006).addScaledVector(up, 0.012);
    text.push(
      ...write('20', 0.1, 0.021, (u, v) => flat(origin.clone().addScaledVector(right, u).addScaledVector(up, v))),
    );
  }
  return [facets(0, ...plates), facets(hue(p), ...strips), ...trim(facets(hue(p, 3, 1), ...text))];
}

export const tg = (p: boolean, text = tileText('T', p)): THREE.BufferGeometry =>
  onTile(text, p, [
    turned(
      [
        [0.17, 0],
        [0.17, 0.035],
        [0.125, 0.06],
        [0.085, 0.12],
        [0.075, 0.19],
        [0.14, 0.265],
        [0.18, 0.3],
        [0.15, 0.325],
      ],
      0,
      14,
    ),
    trim(torus(0.08, 0.022, hue(p), { y: 0.16, rx: PI / 2 }, PI * 2, 12, 5)),
    around(6, (a) => box(0.045, 0.085, 0.03, 0, { x: sin(a) * 0.172, y: 0.325, z: cos(a) * 0.172, ry: a })),
    moveAll(die(p), { y: HIGH }),
    p
      ? around(5, (a) => move(gem(1, 2, { x: 0.305, s: [0.075, 0.03, 0.03], rz: 0.3 }), { y: HIGH, ry: a + PI / 2 }))
      : [],
  ]);
