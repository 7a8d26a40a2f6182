/**
 * acid: two astral combat clouds near Pluto and Charon. Every figure stands on the same beacon puck. MAGI is bone
 * ceramic with cyan light, LINE is graphite with hot orange; LINE glows and rims more, because dark on slate needs it.
 */
import type { VariantArt } from '../../art/variant-art.ts';
import { Board } from './board/Board.tsx';
import { figures } from './figures/index.ts';

export const acid: VariantArt = {
  id: 'acid',
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
  Board,
  hand: 2,
  tray: { floor: '#232a36', wall: '#3a4558', line: '#8fb4e6' },
  label: '#d3e0f5',
  ground: '#05070c',
};
