/** A picture of one's own as flat quads, few enough for a figure. */
import { filled, type Quad2 } from '../../../art/filling.ts';
import type { V2 } from '../../../art/kit.ts';
import { BOX, type Outline, polygonsOf } from '../outline.ts';

/** what level lines a picture is cut along, in its own units: coarser ones where it is intricate */
const GRAINS = [0.5, 1, 2];
/** of more quads than this a picture would be dearer than any figure */
const MOST_QUADS = 250;

/** Null where it is too intricate; otherwise in its box, with y up. */
export function areaOf(outline: Outline, most = MOST_QUADS): readonly Quad2[] | null {
  const upright = polygonsOf(outline).map((loop) => loop.map(([x, y]): V2 => [x, BOX - y]));
  for (const grain of GRAINS) {
    const quads = filled(upright, grain);
    if (quads.length <= most) return quads;
  }
  return null;
}
