/**
 * acid: two astral combat clouds near Pluto and Charon. Every figure stands on the same beacon puck. MAGI is bone
 * ceramic with cyan light, LINE is graphite with hot orange; LINE glows and rims more, because dark on slate needs it.
 */
import { badges } from '../../art/badge-plate.ts';
import type { VariantArt } from '../../art/variant-art.ts';
import { Board } from './board/Board.tsx';
import { sky } from './board/sky.ts';
import { figures } from './figures/index.ts';
import { glyphs } from './glyphs.ts';
import { place } from './place.ts';

export const acidArt: VariantArt = {
  id: 'acid',
  place,
  plain: ({ quality }) => sky(quality),
  room: {
    walls: '#5b6478',
    strength: 0.6,
    panels: [
      { form: 'rect', colour: '#e8f0ff', strength: 3.2, at: [0, 5, 0], size: [6, 6] },
      { form: 'rect', colour: '#fff1de', strength: 5, at: [-5, 3, 4], size: [3, 4] },
      { form: 'rect', colour: '#8fd8ff', strength: 5, at: [4, 2.5, -5], size: [6, 1.2] },
    ],
  },
  liveries: [
    {
      body: '#ded5c3',
      accent: '#10708c',
      light: '#22cdf2',
      dark: '#2b323d',
      metalness: 0.05,
      roughness: 0.36,
      glow: 0.5,
      rim: '#7fd8ff',
      rimPower: 0.06,
      outline: 0.6,
      pool: 0.3,
    },
    {
      body: '#292b30',
      accent: '#d9531e',
      light: '#ff7d1a',
      dark: '#0d0e11',
      metalness: 0.4,
      roughness: 0.42,
      glow: 1,
      rim: '#ffb27a',
      rimPower: 0.5,
      pool: 0.42,
    },
  ],
  figures,
  nameplates: { glyphs },
  badges,
  Board,
  hand: 2,
  tray: { floor: '#232a36', wall: '#3a4558', line: '#8fb4e6' },
  label: '#d3e0f5',
  ground: '#05070c',
};
