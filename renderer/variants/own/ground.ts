/** What lies on the boards of people's own games looks as in Deicide Chess; every pair of portals looks alike. */
import { featureGlyphs } from '../deicide/glyphs.ts';
import type { Glyphs } from '../drawing.ts';

/** By feature, what it is called in Deicide Chess. */
const GROUND: Readonly<Record<string, string>> = {
  wall: 'wall',
  mine: 'mine',
  portal: 'portal',
  'portal-2': 'portal',
  'portal-3': 'portal',
  'portal-4': 'portal',
};

/** As those features that there are look by what makes them for Deicide Chess. */
export const groundFrom = <T>(made: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(GROUND).map(([feature, as]) => [feature, made[as]!]));

export const groundGlyphs: Glyphs = groundFrom(featureGlyphs);
