import { expect, test } from 'vitest';
import { markSolid } from '../../../scene/layers/mark-solids.ts';
import { figures } from '../figures/index.ts';
import { gates, looks } from './index.ts';

const LOOKS = ['teleporter-white', 'teleporter-black'].flatMap((id) => [id, `${id}-lone`, `${id}-lit`]);
const built = new Map(LOOKS.map((look) => [look, looks[look]()]));

test('a gate looks by its owner, by whether it leads anywhere, and by whether it is pointed at', () => {
  expect(Object.keys(looks).sort()).toEqual([...LOOKS].sort());
  const id = 'teleporter-black';
  expect(gates.lookOf({ id, hidden: false, paired: true, lit: false })).toBe(id);
  expect(gates.lookOf({ id, hidden: false, paired: false, lit: false })).toBe(`${id}-lone`);
  expect(gates.lookOf({ id, hidden: false, paired: true, lit: true })).toBe(`${id}-lit`);
  // a picture that knows only the id shows an open one
  expect(gates.lookOf({ id, hidden: false })).toBe(id);
});

test.each(LOOKS)('%s lies on its cell and has colours and a surface at every vertex', (look) => {
  const { position, color, surface } = built.get(look)!.attributes;
  expect(color.count).toBe(position.count);
  expect(surface.count).toBe(position.count);
  for (let i = 0; i < position.count; i++) {
    expect(Math.max(Math.abs(position.getX(i)), Math.abs(position.getZ(i)))).toBeLessThanOrEqual(0.5);
    expect(position.getY(i)).toBeGreaterThan(-0.01);
    expect(position.getY(i)).toBeLessThan(0.4);
  }
});

test.each(LOOKS)('every tile stands on %s without touching it', (look) => {
  const points = built.get(look)!.attributes.position.array;
  const feet = Object.values(figures).map((build) => {
    const { position } = build().attributes;
    let [half, back, front] = [0, 0, 0];
    for (let i = 0; i < position.count; i++) {
      if (position.getY(i) > 0.2) continue;
      half = Math.max(half, Math.abs(position.getX(i)));
      back = Math.max(back, position.getZ(i));
      front = Math.min(front, position.getZ(i));
    }
    return { half, back, front };
  });
  const widest = Math.max(...feet.map((foot) => foot.half));
  const [back, front] = [Math.max(...feet.map((f) => f.back)), Math.min(...feet.map((f) => f.front))];
  for (let i = 0; i < points.length; i += 3) {
    const [x, y, z] = [Math.abs(points[i]), points[i + 1], points[i + 2]];
    // the ring lies lower than a tile is high
    if (x < widest && z < back && z > front) expect(y).toBeLessThan(0.045);
  }
});

test.each(LOOKS)('a mark in the middle of the cell is seen on %s', (look) => {
  const mark = markSolid('move');
  mark.computeBoundingBox();
  const { max } = mark.boundingBox!;
  const points = built.get(look)!.attributes.position.array;
  for (let i = 0; i < points.length; i += 3) {
    if (Math.hypot(points[i], points[i + 2]) < max.x) expect(points[i + 1]).toBeLessThan(max.y);
  }
});

test('whose it is shows in its shape, not only in its colour: one ring is round, the other has eight corners', () => {
  /** how far the outermost points of the ring reach, over the directions */
  const reach = (look: string): number[] => {
    const { position } = built.get(look)!.attributes;
    const far = new Map<number, number>();
    for (let i = 0; i < position.count; i++) {
      const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
      const r = Math.hypot(x, z);
      if (y > 0.03 || r > 0.49) continue;
      const a = Math.round((Math.atan2(z, x) / Math.PI) * 16);
      far.set(a, Math.max(far.get(a) ?? 0, r));
    }
    return [...far.values()];
  };
  for (const state of ['', '-lone', '-lit']) {
    expect(reach(`teleporter-white${state}`).filter((r) => r > 0.46).length).toBeGreaterThan(28);
    expect(reach(`teleporter-black${state}`).filter((r) => r > 0.46).length).toBeLessThan(16);
  }
});

test('two gates of each side are a small part of a pass', () => {
  const most = (owner: string): number =>
    Math.max(
      ...LOOKS.filter((look) => look.includes(owner)).map((look) => built.get(look)!.attributes.position.count / 3),
    );
  if (import.meta.env.VITE_ART_REPORT) console.log(most('white'), most('black'));
  expect(2 * most('white') + 2 * most('black')).toBeLessThan(4_500);
});
