/**
 * What lies on the boards of people's own games looks as in Deicide Chess; every pair of portals looks alike. Walls that are laid
 * in play are stones or a duck, if the game says anything of its looks.
 */
import type { GameLooks } from '../../../electron/contract/description.ts';
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

const groundGlyphs: Glyphs = groundFrom(featureGlyphs);

/** A duck on the water of its square, and a stone: walls that are laid in play, drawn flat. */
const duckGlyph =
  '<path fill="#f4c430" stroke="#3a2a08" stroke-width="1.6" d="M9 27C12 29 17 28.5 20 26C17.5 23.8 16.2 20.8 16.6 17.4C17.2 12.4 21.4 9 26.2 9.4C31 9.8 34.6 13.6 34.4 18.2C34.3 21 33 23.4 31 25C34.4 27.4 36.2 30.4 35.4 33.6C34.4 37.4 29.4 39.4 22.6 39.2C14.6 39 9.4 34.4 9 27Z"/>' +
  '<path fill="#e8742a" stroke="#3a2a08" stroke-width="1.6" d="M33.6 14.6L41 17.2C40.6 19.8 37.6 21 33.8 20.6Z"/>' +
  '<circle fill="#1d1608" stroke="none" cx="28.6" cy="15.8" r="1.9"/>' +
  '<path fill="none" stroke="#3a2a08" stroke-width="1.6" stroke-linecap="round" d="M19.6 31C22.6 34 27 34 29.4 30.6"/>';
const stoneGlyph =
  '<ellipse fill="#3b3a38" stroke="#141312" stroke-width="1.6" cx="22.5" cy="23.5" rx="15.5" ry="13.5"/>' +
  '<path fill="none" stroke="#8d8a84" stroke-width="2" stroke-linecap="round" d="M13 19.5C15 15.6 18.4 13.6 22.6 13.6"/>';
const laidGlyphs = {
  stones: { ...groundGlyphs, wall: stoneGlyph },
  duck: { ...groundGlyphs, wall: duckGlyph },
} as const satisfies Readonly<Record<string, Glyphs>>;

/** What lies on the board of a game in these looks, drawn flat. */
export const groundGlyphsOf = (looks: GameLooks | undefined): Glyphs =>
  looks?.walls === undefined ? groundGlyphs : laidGlyphs[looks.walls];
