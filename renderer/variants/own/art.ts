/**
 * The 3D art of people's own games: the plain board, with figures of every game, pictures of their own, and counters.
 * Whoever has no letter on it has a nameplate.
 */
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { RiderSeat, VariantArt } from '../../art/variant-art.ts';
import { looks as looksInDeicide } from '../deicide/terrain/index.ts';
import { plainArt } from '../plain/art.ts';
import { type Make, makeOf } from './figures.ts';
import { ownGlyphs } from './glyphs.ts';
import { groundFrom } from './ground.ts';
import { type Wear, wardrobe } from './liveries.ts';
import { looksOf } from './looks.ts';

/** a rider is so much smaller, and stands a little into the top of its mount */
const RIDER = 0.5;
const SUNK = 0.04;
function seatOn(make: Make): RiderSeat {
  const figure = make();
  figure.computeBoundingBox();
  const top = figure.boundingBox!.max.y;
  figure.dispose();
  return { x: 0, y: top - SUNK, z: 0, scale: RIDER };
}

export async function ownArt(description: VariantDescription): Promise<VariantArt> {
  const plain = plainArt(description);
  const { kinds } = description;
  const looks = looksOf(kinds);
  const special = kinds.filter(({ id }) => looks.get(id)?.figure || looks.get(id)?.outline);
  const made = await Promise.all(
    special.map(async (kind) => [kind.id, await makeOf(looks.get(kind.id)!, kind)] as const),
  );
  const wears = [...looks].map(([kind, { figure, tint }]): [string, Wear] => [
    kind,
    { lender: figure?.lender ?? null, tint },
  ]);
  const mounts = made.filter(([kind]) => kinds.some(({ id, carries }) => id === kind && carries));
  const glyphs = ownGlyphs(kinds);
  const plated = special.filter(({ id }) => looks.get(id)?.figure?.lender !== 'fourchan');
  return {
    ...plain,
    ...wardrobe(new Map(wears)),
    figures: { ...plain.figures, ...Object.fromEntries(made) },
    ...(plain.terrain && {
      terrain: { ...plain.terrain, looks: { ...plain.terrain.looks, ...groundFrom(looksInDeicide) } },
    }),
    riders: { ...plain.riders, ...Object.fromEntries(mounts.map(([kind, make]) => [kind, seatOn(make)])) },
    ...(plated.length > 0 && { nameplates: { glyphs: Object.fromEntries(plated.map(({ id }) => [id, glyphs[id]])) } }),
  };
}
