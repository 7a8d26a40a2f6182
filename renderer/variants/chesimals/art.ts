/**
 * Chesimals I: living creatures on a mat. Its pieces come in eight colours, four a side, and a ninth that is nobody's, so
 * what a piece wears is asked of the piece: its group is a colour with a plate and a livery of its own. Who has moved is a little dull, who is cut
 * off is hatched; a colour without a Chief is stone.
 */
import type { PieceView } from '../../../electron/contract/view.ts';
import type { Appearance, Livery, VariantArt } from '../../art/variant-art.ts';
import { Board } from './board/Board.tsx';
import { GROUND, room } from './board/room.ts';
import { figureName, figures, partsOf } from './figures/index.ts';
import { glyphs } from './glyphs.ts';
import { byOwner, type ColourId, colourIds, colourOf, liveryColours, RIMS } from './liveries.ts';
import { ties } from './nerves.ts';
import { place } from './place.ts';

/** the first two are the sides' own, of which trays have their line: White's and Blue's, which shine alike */
const ORDER: readonly ColourId[] = ['white', 'blue', ...colourIds.filter((id) => id !== 'white' && id !== 'blue')];

const livery = (id: ColourId): Livery => {
  const { side, body, light, dark } = liveryColours[id];
  const isDark = side === 1;
  return {
    body,
    accent: byOwner(RIMS, side),
    light,
    dark,
    metalness: 0.05,
    roughness: 0.44,
    trimMetalness: isDark ? 0.3 : 0.04,
    trimRoughness: 0.5,
    coat: 0.55,
    glow: 0.3,
    rim: isDark ? '#bfe0ff' : '#fff4e0',
    rimPower: isDark ? 0.34 : 0.08,
    outline: isDark ? 0 : 0.5,
    pool: 0,
  };
};

/** How dull a unit is, by the note that says why. */
const DIM: Readonly<Record<string, number>> = { moved: 0.56, 'cut-off': 1 };

/** Throws when the piece has no colour of this game. */
export function appearance({ kind, group, notes }: PieceView): Appearance {
  const colour = colourOf(group);
  return {
    figure: figureName(kind, colour),
    livery: ORDER.indexOf(colour),
    dim: Math.max(0, ...notes.map((note) => DIM[note.id] ?? 0)),
    chill: notes.some((note) => note.id === 'leaderless') ? 1 : 0,
  };
}

const [white, blue, ...others] = ORDER.map(livery);

export const chesimalsArt: VariantArt = {
  id: 'chesimals',
  place,
  plain: ({ halfX, halfZ }) => room(halfX, halfZ),
  room: {
    walls: '#536669',
    strength: 0.6,
    panels: [
      { form: 'rect', colour: '#eafcff', strength: 3.4, at: [0, 5, 0], size: [6, 6] },
      { form: 'rect', colour: '#fff4d8', strength: 5, at: [-5, 3, 4], size: [3, 4] },
      { form: 'rect', colour: '#7fe0e8', strength: 4, at: [4, 2.5, -5], size: [6, 1.2] },
    ],
  },
  liveries: [white, blue, ...others],
  appearance,
  chilled: 'stone',
  figures,
  nameplates: { glyphs, partsOf },
  Board,
  hand: 0,
  tray: { floor: '#15252a', wall: '#3a281e', line: '#b89a5e' },
  label: '#dcca9c',
  ground: GROUND,
  ties,
};
