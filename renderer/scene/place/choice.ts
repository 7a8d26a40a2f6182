/** Which place a game is played in: its own, the studio, or the plain one. */
import type { PlaceChoice } from '../../../electron/contract/settings.ts';
import type { PlaceArt } from '../../art/place/place-art.ts';
import type { VariantArt } from '../../art/variant-art.ts';
import { PLAIN_RIG } from '../lights.ts';
import { studio } from './studio.ts';

const plains = new WeakMap<VariantArt, PlaceArt>();

/** Today's dark ground without anything in it, lit as portraits are. */
function plainOf(art: VariantArt): PlaceArt {
  const known = plains.get(art);
  if (known) return known;
  const place = { light: PLAIN_RIG, room: art.room, ground: art.ground, build: art.plain };
  plains.set(art, place);
  return place;
}

/** The same object for the same choice. A game without a place of its own is played in the studio. */
export function placeOf(art: VariantArt, choice: PlaceChoice, day: boolean): PlaceArt {
  if (choice === 'plain') return plainOf(art);
  const hours = choice === 'own' ? (art.place ?? studio) : studio;
  return day ? hours.day : hours.night;
}
