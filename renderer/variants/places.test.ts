/** The places of all games and those that people's own games may name, the studio and the plain grounds: cheap, still, and never between an eye and the board. */
import * as THREE from 'three';
import { expect, test } from 'vitest';
import type { PlaceArt, Plan } from '../art/place/place-art.ts';
import { acidBoard } from '../testing/acid.ts';
import { chesimalsBoard } from '../testing/chesimals.ts';
import { deicideBoard } from '../testing/deicide.ts';
import { fourchanBoard } from '../testing/fourchan.ts';
import { OWN_PLACES } from './own/places/place-names.ts';
import { placeNamed } from './own/places/places.ts';
import { everyArt } from './registry.ts';

/** Counts what is painted instead of painting it. */
function planFor(board: typeof acidBoard, quality: 'high' | 'low') {
  const painted: THREE.WebGLRenderTarget[] = [];
  const gl = {
    getRenderTarget: () => null,
    setRenderTarget: (target: THREE.WebGLRenderTarget | null) => target && painted.push(target),
    render: () => {},
  };
  const { width, height } = board.topology;
  const plan: Plan = { halfX: width / 2, halfZ: height / 2, quality, gl: gl as unknown as THREE.WebGLRenderer };
  return { plan, painted };
}

const boards = { acid: acidBoard, deicide: deicideBoard, fourchan: fourchanBoard, chesimals: chesimalsBoard };
const arts = (await everyArt()).map((art) => ({ art, board: boards[art.id as keyof typeof boards] }));
const places = arts.flatMap(({ art, board }) => {
  if (!art.place) throw new Error(`${art.id} has no place of its own`);
  return (['night', 'day'] as const).map((hour) => ({ name: `${art.id} by ${hour}`, place: art.place![hour], board }));
});

/** on a small board, and on a large one with room for everything that stands beside it */
const ownPlaces = OWN_PLACES.flatMap((named) =>
  (['night', 'day'] as const).flatMap((hour) =>
    [acidBoard, deicideBoard].map((board) => {
      const { width, height } = board.topology;
      return { name: `${named} by ${hour} round ${width} x ${height}`, place: placeNamed(named)![hour], board };
    }),
  ),
);

const meshesOf = (object: THREE.Object3D): (THREE.Mesh | THREE.Points)[] => {
  const found: (THREE.Mesh | THREE.Points)[] = [];
  object.traverse((o) => (o instanceof THREE.Mesh || o instanceof THREE.Points) && found.push(o));
  return found;
};

const priced = [...places.map((one) => ({ ...one, low: 480 })), ...ownPlaces.map((one) => ({ ...one, low: 960 }))];
// the fine lattices and borders of own places are painted at twice the usual size where quality is low
test.each(priced)('$name is cheap: 12 calls, 40,000 triangles, no texture over 2048', ({ place, board, low }) => {
  for (const quality of ['high', 'low'] as const) {
    const { plan, painted } = planFor(board, quality);
    const built = place.build(plan);
    const meshes = meshesOf(built.object);
    const triangles = meshes.reduce(
      (sum, { geometry }) => sum + (geometry.index?.count ?? geometry.attributes.position.count) / 3,
      0,
    );
    expect(meshes.length).toBeGreaterThan(1);
    expect(meshes.length).toBeLessThanOrEqual(12);
    expect(triangles).toBeLessThanOrEqual(40_000);
    expect(painted.length).toBeGreaterThan(0);
    for (const { width, height } of painted) {
      expect(Math.max(width, height)).toBeLessThanOrEqual(quality === 'high' ? 2048 : low);
      expect(Math.min(width, height)).toBeGreaterThan(200);
    }
    built.dispose();
  }
});

test.each([...places, ...ownPlaces])(
  'in $name nothing stands on the board, or before it from either seat',
  ({ place, board }) => {
    const { plan } = planFor(board, 'low');
    const { object } = place.build(plan);
    for (const mesh of meshesOf(object)) {
      const { position } = mesh.geometry.attributes;
      const at = new THREE.Vector3();
      for (let i = 0; i < position.count; i++) {
        at.fromBufferAttribute(position, i).add(mesh.position);
        const [x, z] = [Math.abs(at.x), Math.abs(at.z)];
        // between the players and the board, and on it, everything is lower than the field; the sky is far away
        if (x < plan.halfX + 0.6 && z < 40 && at.y < 60) expect(at.y).toBeLessThan(-0.3);
      }
    }
  },
);

test.each([...places, ...ownPlaces])(
  'the key lamp of $name shines from above, and the rim lamp from behind',
  ({ place }) => {
    const { key, rim, sky, exposure } = place.light;
    expect(key.from[1] / Math.hypot(...key.from)).toBeGreaterThan(0.6);
    expect(rim.from[2]).toBeLessThan(0);
    expect(key.strength).toBeGreaterThan(rim.strength);
    expect(sky.low).toBeGreaterThan(sky.high);
    expect(exposure).toBeGreaterThan(0.8);
  },
);

test('no two places are lit alike, and day is brighter than night', () => {
  const light = ({ light: { key, fill, sky, exposure } }: PlaceArt): number =>
    (key.strength + fill.strength + sky.high) * exposure;
  for (const { art } of arts) expect(light(art.place!.day)).toBeGreaterThan(light(art.place!.night));
  const nights = arts.map(({ art }) => JSON.stringify(art.place?.night.light));
  expect(new Set(nights).size).toBe(nights.length);
});
