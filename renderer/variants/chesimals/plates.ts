/** The plates of Chesimals I: each colour has a pattern of its own. */
import type { Plates } from '../drawing.ts';
import { chipOf, tileOf } from './glyphs.ts';
import { colourOf, liveryColours } from './liveries.ts';

export const plates: Plates = {
  tile: (kind, group, state) => tileOf(kind, colourOf(group), state),
  tie: (group) => liveryColours[colourOf(group)].light,
  chip: (group, fallen) => chipOf(colourOf(group), fallen ? 'stone' : 'alive'),
  paints: (group) => {
    const { side, body, light, dark } = liveryColours[colourOf(group)];
    const edge = side === 1 ? light : dark;
    return { ink: body, detail: edge, edge, back: dark };
  },
};
