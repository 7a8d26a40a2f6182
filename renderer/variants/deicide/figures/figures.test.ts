import { expect, test } from 'vitest';
import { deicide } from '../../../../engine/variants/deicide/index.ts';
import { castCount } from '../../../art/skin.ts';
import { seatTilt } from '../../../scene/camera/rig.ts';
import { LETTERS, START_ROWS } from '../../../testing/deicide.ts';
import { inks, pairsByLikeness, report, silhouette } from '../../../testing/silhouette.ts';
import { figures } from './index.ts';

const KINDS = deicide.types.filter(({ ownerless }) => !ownerless).map(({ id }) => id);
/** how a seat looks at a board of 16 x 16 */
const TILT = seatTilt(16, 16);
const built = new Map(KINDS.map((kind) => [kind, figures[kind]?.()]));
const triangles = (kind: string): number => built.get(kind)!.attributes.position.count / 3;
const casting = (kind: string): number => castCount(built.get(kind)!) / 3;

test('every kind has a figure, and nothing else has', () => {
  expect(Object.keys(figures).sort()).toEqual([...KINDS].sort());
});

test.each(KINDS)('the foot of %s points forward with metal, so that its side is told without colour', (kind) => {
  const { position, slot } = built.get(kind)!.attributes;
  const low = Array.from({ length: position.count }, (_, i) => i).filter((i) => position.getY(i) < 0.1);
  const [front, back] = [Math.min, Math.max].map((most) => most(...low.map((i) => position.getZ(i))));
  expect(-front).toBeGreaterThan(back + 0.04);
  const tip = low.filter((i) => position.getZ(i) < front + 1e-4);
  expect(tip.every((i) => slot.getX(i) === 1 && Math.abs(position.getX(i)) < 1e-4)).toBe(true);
});

test('the figures stay within their triangles: none above 1,500, pawns below 700, the start array below its share', () => {
  for (const kind of KINDS) expect(triangles(kind), kind).toBeLessThanOrEqual(1500);
  for (const kind of ['pawn', 'rookie', 'drunk-pawn']) expect(triangles(kind), kind).toBeLessThan(700);
  const all = [...START_ROWS.join('').replaceAll('.', '').toUpperCase()].map((letter) => LETTERS[letter]);
  const sum = (of: (kind: string) => number): number => all.reduce((n, kind) => n + of(kind), 0);
  report('triangles, and of these casting', ...KINDS.map((kind) => `${kind} ${triangles(kind)} ${casting(kind)}`));
  report('start array', sum(triangles), sum(casting));
  expect(all.length).toBe(128);
  expect(sum(triangles)).toBeLessThan(110_000);
  expect(sum(casting)).toBeLessThan(80_000);
  // every pawn promoted to a Queen: board, terrain and marks still have room in 250 k and 150 k
  const officers = all.filter((kind) => !['pawn', 'rookie', 'drunk-pawn'].includes(kind));
  const promoted = (of: (kind: string) => number): number =>
    officers.reduce((n, kind) => n + of(kind), 64 * of('queen'));
  report('every pawn a Queen', promoted(triangles), promoted(casting));
  expect(promoted(triangles)).toBeLessThan(160_000);
  expect(promoted(casting)).toBeLessThan(125_000);
});

// Foot and stem, the same for all, are two thirds of an outline, so outlines of different heads have 0.6 to 0.9 in
// common; a copy with a small change has more than 0.95. What an outline hides, the inks tell: there 0.7 is much.
test.each([
  ['the other seat', TILT, 0],
  ["its owner's seat", TILT, Math.PI],
  ['straight above', 0.001, 0],
])('no two kinds look alike from %s', (name, tilt, turn) => {
  const likest = (picture: typeof inks) =>
    pairsByLikeness(new Map(KINDS.map((kind) => [kind, picture(built.get(kind)!, tilt, turn)]))).slice(0, 10);
  const [outlined, inked] = [likest(silhouette), likest(inks)];
  const list = (pairs: typeof inked) => pairs.map(({ pair, alike }) => `${pair} ${alike.toFixed(2)}`).join(', ');
  report(name, `outline: ${list(outlined)}`, `inks: ${list(inked)}`);
  // from straight above every outline is the foot's
  if (tilt > 0.01) expect(outlined.filter(({ alike }) => alike > 0.9)).toEqual([]);
  expect(inked.filter(({ alike }) => alike > 0.7)).toEqual([]);
});
