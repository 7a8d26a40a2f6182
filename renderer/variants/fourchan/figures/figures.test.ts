import * as THREE from 'three';
import { expect, test } from 'vitest';
import { fourchan } from '../../../../engine/variants/fourchan/index.ts';
import { castCount } from '../../../art/skin.ts';
import { seatTilt } from '../../../scene/camera/rig.ts';
import { fullView, LETTERS, startView } from '../../../testing/fourchan.ts';
import { inks, pairsByLikeness, report, silhouette } from '../../../testing/silhouette.ts';
import { figures } from './index.ts';
import { letters as lettersOfN, SEAT } from './n.ts';
import { type Letters, tileLetters, tileText } from './tile.ts';

const KINDS = fourchan.types.map(({ id }) => id);
const PROMOTED = KINDS.filter((kind) => kind.startsWith('+'));
const BASE = KINDS.filter((kind) => !kind.startsWith('+'));
const letterOf = Object.fromEntries(Object.entries(LETTERS).map(([letter, kind]) => [kind, letter]));
/** how a seat looks at a board of 10 x 10 */
const TILT = seatTilt(10, 10);
const built = new Map(KINDS.map((kind) => [kind, figures[kind]?.()]));
const triangles = (kind: string): number => built.get(kind)!.attributes.position.count / 3;
const casting = (kind: string): number => castCount(built.get(kind)!) / 3;
const lettersOn = (kind: string): Letters => {
  const promoted = kind.startsWith('+');
  const base = kind.replace('+', '');
  const text = tileText(letterOf[base], promoted);
  return base === 'n' ? lettersOfN(text) : tileLetters(text);
};

test('every form has a figure, and nothing else has', () => {
  expect(Object.keys(figures).sort()).toEqual([...KINDS].sort());
});

test.each(KINDS)('the tile of %s points forward, so that its side is told without colour', (kind) => {
  const { position } = built.get(kind)!.attributes;
  const low = Array.from({ length: position.count }, (_, i) => i).filter((i) => position.getY(i) < 0.06);
  const [front, back] = [Math.min, Math.max].map((most) => most(...low.map((i) => position.getZ(i))));
  expect(-front).toBeGreaterThan(back + 0.04);
  const tip = low.filter((i) => position.getZ(i) < front + 1e-4);
  expect(tip.every((i) => Math.abs(position.getX(i)) < 1e-4)).toBe(true);
});

/** How much of the tile's face is of a slot, in square cells seen from above. */
const faceOf = (kind: string, slot: number): number => {
  const { position, slot: slots } = built.get(kind)!.attributes;
  const [a, b, c] = [new THREE.Vector3(), new THREE.Vector3(), new THREE.Vector3()];
  let area = 0;
  for (let i = 0; i < position.count; i += 3) {
    if (slots.getX(i) !== slot) continue;
    a.fromBufferAttribute(position, i);
    b.fromBufferAttribute(position, i + 1);
    c.fromBufferAttribute(position, i + 2);
    if (Math.max(a.y, b.y, c.y) > 0.2) continue;
    area += Math.max(0, b.sub(a).cross(c.sub(a)).y / 2);
  }
  return area;
};

test.each(PROMOTED)('%s lies on its other face: vermilion with gold, and another figure than before', (kind) => {
  const base = kind.slice(1);
  expect(faceOf(kind, 1)).toBeGreaterThan(0.3);
  expect(faceOf(base, 1)).toBeLessThan(0.02);
  expect(faceOf(kind, 2)).toBeGreaterThan(0.01);
  expect(triangles(kind)).not.toBe(triangles(base));
});

/** Which share of these facets nothing of the figure hides from a seat: `from` 1 its owner's, -1 the other one. */
const seen = (kind: string, facets: readonly (readonly (readonly [number, number, number])[])[], from: 1 | -1) => {
  const eye = new THREE.Vector3(0, Math.cos(TILT), Math.sin(TILT) * from);
  const mesh = new THREE.Mesh(built.get(kind)!, new THREE.MeshBasicMaterial({ side: THREE.DoubleSide }));
  const free = facets.filter((corners) => {
    const middle = new THREE.Vector3();
    for (const corner of corners) middle.add(new THREE.Vector3(...corner).divideScalar(corners.length));
    const ray = new THREE.Raycaster(middle.addScaledVector(eye, 0.01), eye);
    return ray.intersectObject(mesh).length === 0;
  });
  return free.length / facets.length;
};

test.each(KINDS)('the letter of %s is seen by its owner, and a second one by the other player', (kind) => {
  const { own, other } = lettersOn(kind);
  expect(seen(kind, own, 1)).toBe(1);
  expect(seen(kind, other, -1)).toBe(1);
  // each lies with its foot to its reader and faces up
  for (const [bands, towards] of [
    [own, 1],
    [other, -1],
  ] as const) {
    for (const [a, b, c] of bands.map((corners) => corners.map((corner) => new THREE.Vector3(...corner)))) {
      const normal = b.clone().sub(a).cross(c.clone().sub(a)).normalize();
      expect(normal.dot(new THREE.Vector3(0, Math.cos(TILT), Math.sin(TILT) * towards))).toBeGreaterThan(0.75);
    }
  }
});

const RIDERS = KINDS.filter((kind) => !['admin', 'n', '+n'].includes(kind));

test.each(RIDERS)('%s rides clear of the funnel and the lamps of an /n/ and hides neither of its letters', (kind) => {
  const { x, y, z, scale } = SEAT;
  const rider = built.get(kind)!.clone().scale(scale, scale, scale).translate(x, y, z);
  const mesh = new THREE.Mesh(rider, new THREE.MeshBasicMaterial({ side: THREE.DoubleSide }));
  const { position } = built.get('n')!.attributes;
  const up = new THREE.Vector3(0, 1, 0);
  for (let i = 0; i < position.count; i++) {
    if (position.getY(i) < y + 0.05) continue;
    // nothing of the rider's tile lies over or under what stands up from the deck
    const foot = new THREE.Vector3(position.getX(i), y - 0.1, position.getZ(i));
    const hits = new THREE.Raycaster(foot, up).intersectObject(mesh);
    expect(hits.filter((hit) => hit.point.y < y + 0.13)).toEqual([]);
  }
  for (const [bands, towards] of [
    [lettersOfN('N').own, 1],
    [lettersOfN('N').other, -1],
  ] as const) {
    const eye = new THREE.Vector3(0, Math.cos(TILT), Math.sin(TILT) * towards);
    for (const corners of bands) {
      const middle = new THREE.Vector3();
      for (const corner of corners) middle.add(new THREE.Vector3(...corner).divideScalar(corners.length));
      expect(new THREE.Raycaster(middle, eye).intersectObject(mesh).length).toBe(0);
    }
  }
});

test('the figures stay within their triangles: none above 1,700, an anon below 600, both arrays below their share', () => {
  for (const kind of KINDS) expect(triangles(kind), kind).toBeLessThanOrEqual(1700);
  expect(triangles('anon')).toBeLessThan(600);
  const sum = (kinds: readonly string[], of: (kind: string) => number): number =>
    kinds.reduce((n, kind) => n + of(kind), 0);
  const start = startView().pieces.map((piece) => piece.kind);
  const promoted = fullView(true).pieces.map((piece) => piece.kind);
  report('triangles, and of these casting', ...KINDS.map((kind) => `${kind} ${triangles(kind)} ${casting(kind)}`));
  report('start array', sum(start, triangles), sum(start, casting));
  report('all promoted', sum(promoted, triangles), sum(promoted, casting));
  expect(start.length).toBe(52);
  expect(sum(start, triangles)).toBeLessThan(52_000);
  expect(sum(start, casting)).toBeLessThan(40_000);
  expect(sum(promoted, triangles)).toBeLessThan(70_000);
  expect(sum(promoted, casting)).toBeLessThan(50_000);
});

/** What stands on the tile, without it: the tile is the same for all. */
const sculpture = (kind: string): THREE.BufferGeometry => {
  const { position, slot } = built.get(kind)!.attributes;
  const kept: number[] = [];
  for (let i = 0; i < position.count; i += 3) {
    if (Math.max(...[i, i + 1, i + 2].map((k) => position.getY(k))) > 0.21) kept.push(i, i + 1, i + 2);
  }
  const points = kept.flatMap((i) => [position.getX(i), position.getY(i), position.getZ(i)]);
  const out = new THREE.BufferGeometry().setAttribute('position', new THREE.Float32BufferAttribute(points, 3));
  return out.setAttribute(
    'slot',
    new THREE.Float32BufferAttribute(
      kept.map((i) => slot.getX(i)),
      1,
    ),
  );
};

// Promoted forms keep the outline of their kind and gain something, so kinds are told apart by outline, and all forms
// by their inks, letters among them. From straight above most of every form is its tile.
test.each([
  ['the other seat', TILT, 0, 0.85],
  ["its owner's seat", TILT, Math.PI, 0.85],
  ['straight above', 0.001, 0, 0.9],
])('no two forms look alike from %s', (name, tilt, turn, most) => {
  const likest = (kinds: readonly string[], picture: typeof inks, of: (kind: string) => THREE.BufferGeometry) =>
    pairsByLikeness(new Map(kinds.map((kind) => [kind, picture(of(kind), tilt, turn)]))).slice(0, 10);
  const outlined = likest(BASE, silhouette, sculpture);
  const inked = likest(KINDS, inks, (kind) => built.get(kind)!);
  const list = (pairs: typeof inked) => pairs.map(({ pair, alike }) => `${pair} ${alike.toFixed(2)}`).join(', ');
  report(name, `outline: ${list(outlined)}`, `inks: ${list(inked)}`);
  // round things are round from straight above
  if (tilt > 0.01) expect(outlined.filter(({ alike }) => alike > 0.86)).toEqual([]);
  expect(inked.filter(({ alike }) => alike > most)).toEqual([]);
});
