/**
 * 4chan chess: lacquered tiles on wood. White is ivory with ink of umber, Black a green near black with ink of celadon;
 * what is promoted shows vermilion and gold on either side. A tile points to its player's forward.
 */
import { badges } from '../../art/badge-plate.ts';
import type { VariantArt } from '../../art/variant-art.ts';
import { Board } from './board/Board.tsx';
import { GROUND, room } from './board/room.ts';
import { figures } from './figures/index.ts';
import { SEAT } from './figures/n.ts';
import { frost } from './frost.ts';
import { gates } from './gates/index.ts';
import { place } from './place.ts';

export const fourchanArt: VariantArt = {
  id: 'fourchan',
  place,
  plain: ({ halfX }) => room(halfX + 0.735),
  room: {
    walls: '#625a50',
    strength: 0.6,
    panels: [
      { form: 'circle', colour: '#fff6e2', strength: 3.6, at: [0, 5, 0], size: [6, 6] },
      { form: 'rect', colour: '#ffe6c0', strength: 5, at: [-5, 3, 4], size: [3, 4] },
      { form: 'rect', colour: '#cfe8d8', strength: 3.5, at: [4, 2.5, -5], size: [6, 1.2] },
    ],
  },
  liveries: [
    {
      body: '#dccaa2',
      accent: '#870f08',
      light: '#f4bd48',
      dark: '#33231c',
      metalness: 0.03,
      roughness: 0.5,
      trimMetalness: 0.05,
      trimRoughness: 0.55,
      coat: 0.4,
      glow: 0.16,
      rim: '#fff1d6',
      rimPower: 0.04,
      outline: 0.5,
      pool: 0,
    },
    {
      body: '#0f211a',
      accent: '#7f0e08',
      light: '#f0b440',
      dark: '#7fb393',
      metalness: 0.06,
      roughness: 0.62,
      trimMetalness: 0.05,
      trimRoughness: 0.55,
      coat: 0.4,
      glow: 0.2,
      rim: '#9fd8bb',
      rimPower: 0.32,
      pool: 0,
    },
  ],
  figures,
  Board,
  hand: 6,
  tray: { floor: '#22302a', wall: '#3a2416', line: '#b88a3e' },
  label: '#e6c47e',
  labelLift: 0.42,
  ground: GROUND,
  terrain: gates,
  riders: { n: SEAT, '+n': SEAT },
  frost,
  badges,
};
