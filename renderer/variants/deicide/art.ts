/**
 * Deicide Chess: stone and metal. White is pale limestone with gold, Black is basalt with silver and violet light;
 * every foot has a spur that points to its player's forward. Black has a rim of light, because basalt on slate needs it.
 */
import type { VariantArt } from '../../art/variant-art.ts';
import { Board } from './board/Board.tsx';
import { GROUND, hall } from './board/hall.ts';
import { figures } from './figures/index.ts';
import { flights } from './flight/index.ts';
import { glyphs } from './glyphs.ts';
import { place } from './place.ts';
import { terrain } from './terrain/index.ts';

export const deicideArt: VariantArt = {
  id: 'deicide',
  place,
  plain: ({ halfX }) => hall(halfX + 1),
  room: {
    walls: '#625d57',
    strength: 0.6,
    panels: [
      { form: 'rect', colour: '#fff3df', strength: 2.8, at: [0, 5, 0], size: [6, 6] },
      { form: 'rect', colour: '#ffe9c4', strength: 8, at: [-5, 3, 4], size: [1.6, 4.5] },
      { form: 'rect', colour: '#b9a8ff', strength: 5, at: [4, 2.5, -5], size: [6, 1.2] },
    ],
  },
  liveries: [
    {
      body: '#c4b594',
      accent: '#c0841c',
      light: '#ffe28a',
      dark: '#43321f',
      metalness: 0.04,
      roughness: 0.4,
      trimMetalness: 0.75,
      glow: 0.45,
      rim: '#ffe9c0',
      rimPower: 0.05,
      outline: 0.6,
      pool: 0,
    },
    {
      body: '#323140',
      accent: '#a3a0cf',
      light: '#a86bff',
      dark: '#08080c',
      metalness: 0.25,
      roughness: 0.34,
      trimMetalness: 0.75,
      glow: 0.75,
      rim: '#b3a7ff',
      rimPower: 0.45,
      pool: 0,
    },
  ],
  figures,
  nameplates: { glyphs },
  Board,
  hand: 0,
  tray: { floor: '#1d1e24', wall: '#45444e', line: '#9a7840' },
  label: '#e2c988',
  labelLift: 0.15,
  ground: GROUND,
  terrain,
  flights,
};
