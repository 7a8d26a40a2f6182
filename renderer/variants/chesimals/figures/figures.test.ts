import * as THREE from 'three';
import { expect, test } from 'vitest';
import { type Part, sculpt } from '../../../art/kit.ts';
import { castCount } from '../../../art/skin.ts';
import { seatTilt } from '../../../scene/camera/rig.ts';
import { fullView, startView, type UnitsView } from '../../../testing/chesimals.ts';
import { inks, pairsByLikeness, report } from '../../../testing/silhouette.ts';
import { byOwner, type ColourId, colourIds, colourOf, liveryColours } from '../liveries.ts';
import { figureName, figures, unitKinds } from './index.ts';
import { FLOOR, patternOf, plate } from './plate.ts';

/** how a seat looks at a board of 12 x 16 */
const TILT = seatTilt(12, 16);
const NAMES = Object.keys(figures);
const built = new Map(NAMES.map((name) => [name, figures[name]()]));
const triangles = (name: string): number => built.get(name)!.attributes.position.count / 3;
const casting = (name: string): number => castCount(built.get(name)!) / 3;

test('five kinds in nine colours have a figure each, and nothing else has', () => {
  expect(unitKinds.length * colourIds.length).toBe(45);
  expect([...NAMES].sort()).toEqual(colourIds.flatMap((c) => unitKinds.map((kind) => figureName(kind, c))).sort());
});

test.each(NAMES)('a good part of %s casts a shadow', (name) => {
  const figure = built.get(name)!;
  const cast = castCount(figure);
  expect(cast % 3).toBe(0);
  expect(cast).toBeGreaterThan(figure.attributes.position.count * 0.3);
});

test.each(unitKinds)('no face of a %s is inside out', (kind) => {
  const { position, normal } = built.get(figureName(kind, 'white'))!.attributes;
  const [a, b, c, n] = Array.from({ length: 4 }, () => new THREE.Vector3());
  let wrong = 0;
  for (let i = 0; i < position.count; i += 3) {
    a.fromBufferAttribute(position, i);
    b.fromBufferAttribute(position, i + 1).sub(a);
    c.fromBufferAttribute(position, i + 2).sub(a);
    b.cross(c);
    n.set(0, 0, 0);
    for (let k = 0; k < 3; k++) n.add(a.fromBufferAttribute(normal, i + k));
    if (b.dot(n) <= 0) wrong++;
  }
  // where a fold of the brain bends sharply, its inner side runs into itself
  expect(wrong).toBeLessThan(kind === 'chief' ? (position.count / 3) * 0.03 : 1);
});

test('a royal Chief wears a crown that no other has, and stands above it', () => {
  const top = (name: string): number => {
    const figure = built.get(name)!;
    figure.computeBoundingBox();
    return figure.boundingBox!.max.y;
  };
  for (const colour of colourIds) {
    const height = top(figureName('chief', colour));
    if (liveryColours[colour].royal) expect(height, colour).toBeGreaterThan(0.98);
    else expect(height, colour).toBeLessThan(0.85);
    // of everything else there is one form
    for (const kind of unitKinds) {
      if (kind !== 'chief') expect(top(figureName(kind, colour))).toBe(top(figureName(kind, 'white')));
    }
  }
  const royal = inks(built.get('chief-white')!, TILT);
  const plain = inks(built.get('chief-yellow')!, TILT);
  const [{ alike }] = pairsByLikeness(
    new Map([
      ['royal', royal],
      ['plain', plain],
    ]),
  );
  expect(alike).toBeLessThan(0.85);
});

test('White stands on round plates, Black on octagons, and a neutral unit on a square without sockets', () => {
  for (const colour of colourIds) {
    const solid = sculpt(plate(liveryColours[colour]));
    const { position } = solid.attributes;
    const degrees = Array.from({ length: position.count }, (_, i) => i)
      .filter((i) => position.getY(i) < 0.001)
      .map((i) => (Math.round((Math.atan2(position.getX(i), position.getZ(i)) * 180) / Math.PI) + 360) % 360);
    expect(new Set(degrees).size, colour).toBe(byOwner([24, 8, 4], liveryColours[colour].side));
  }
});

/** Which share of a pattern nothing of a unit hides from an eye. */
function shown(name: string, marks: Part, tilt: number, from: 1 | -1): number {
  const eye = new THREE.Vector3(0, Math.cos(tilt), Math.sin(tilt) * from);
  const mesh = new THREE.Mesh(built.get(name)!, new THREE.MeshBasicMaterial({ side: THREE.DoubleSide }));
  const { position } = marks.attributes;
  let [free, all] = [0, 0];
  for (let i = 0; i < position.count; i += 3) {
    const corners = [0, 1, 2].map((k) => new THREE.Vector3().fromBufferAttribute(position, i + k));
    const area = new THREE.Triangle(...(corners as [THREE.Vector3, THREE.Vector3, THREE.Vector3])).getArea();
    const middle = corners[0].add(corners[1]).add(corners[2]).divideScalar(3);
    middle.y += 0.003;
    all += area;
    if (new THREE.Raycaster(middle, eye).intersectObject(mesh).length === 0) free += area;
  }
  return free / all;
}

test.each(unitKinds)('the pattern of a colour is seen round a %s, from both seats and from above', (kind) => {
  for (const colour of colourIds) {
    const marks = patternOf(liveryColours[colour].pattern);
    if (liveryColours[colour].pattern === 'plain') expect(marks).toEqual([]);
    else {
      const solid = sculpt(marks);
      const name = figureName(kind, colour);
      const [own, other, above] = [shown(name, solid, TILT, 1), shown(name, solid, TILT, -1), shown(name, solid, 0, 1)];
      report(`${name} shows ${own.toFixed(2)} ${other.toFixed(2)} ${above.toFixed(2)}`);
      expect(Math.min(own, other), name).toBeGreaterThan(0.25);
      expect(above, name).toBeGreaterThan(0.25);
      for (let i = 0; i < solid.attributes.position.count; i++) {
        expect(solid.attributes.position.getY(i)).toBeGreaterThan(FLOOR);
      }
    }
  }
});

/** Only the lit marks of a plate: 1 where one is seen. */
const lit = (colour: ColourId, tilt: number, turn: number): Uint8Array =>
  inks(sculpt(plate(liveryColours[colour])), tilt, turn).map((ink) => (ink === 3 ? 1 : 0));

// colours as such play no part here: what is compared is where the marks lie
test.each([
  ['its own seat', TILT, Math.PI],
  ['the other seat', TILT, 0],
  ['straight above', 0.001, 0],
])('no two of the nine patterns look alike from %s', (name, tilt, turn) => {
  const pairs = pairsByLikeness(new Map(colourIds.map((colour) => [colour, lit(colour, tilt, turn)])));
  report(
    name,
    pairs
      .slice(0, 6)
      .map(({ pair, alike }) => `${pair} ${alike.toFixed(2)}`)
      .join(', '),
  );
  for (const { pair, alike } of pairs) {
    const [one, other] = pair.split(' and ').map((id) => liveryColours[colourOf(id)].side);
    // across sides the shape of the plate tells as well
    expect(alike, pair).toBeLessThan(one === other ? 0.58 : 0.68);
  }
});

test.each([
  ['its own seat', TILT, Math.PI],
  ['the other seat', TILT, 0],
  ['straight above', 0.001, 0],
])('no two kinds look alike from %s', (name, tilt, turn) => {
  const kinds = [...unitKinds.map((kind) => figureName(kind, 'yellow')), 'chief-white'];
  const pairs = pairsByLikeness(new Map(kinds.map((kind) => [kind, inks(built.get(kind)!, tilt, turn)])));
  report(name, pairs.map(({ pair, alike }) => `${pair} ${alike.toFixed(2)}`).join(', '));
  const [royal, ...rest] = pairs;
  // a Chief is a Chief, crowned or not; from straight above the crown lies on the brain
  expect(royal.pair).toBe('chief-white and chief-yellow');
  expect(royal.alike).toBeLessThan(0.86);
  expect(rest[0].alike).toBeLessThan(0.65);
});

test('the figures stay within their triangles', () => {
  const sum = (view: UnitsView, of: (name: string) => number): number =>
    view.pieces.reduce((n, { kind, group }) => n + of(figureName(kind, colourOf(group))), 0);
  report('triangles, and of these casting', ...NAMES.map((name) => `${name} ${triangles(name)} ${casting(name)}`));
  report('start', sum(startView(), triangles), sum(startView(), casting));
  report('full', sum(fullView(), triangles), sum(fullView(), casting));
  for (const name of NAMES) expect(triangles(name), name).toBeLessThanOrEqual(2150);
  for (const view of [startView(), fullView()]) {
    expect(view.pieces.length).toBe(64);
    expect(sum(view, triangles)).toBeLessThan(80_000);
    expect(sum(view, casting)).toBeLessThan(60_000);
  }
});
