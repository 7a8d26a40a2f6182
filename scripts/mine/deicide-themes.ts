/**
 * Positions of Deicide Chess drawn by chance, each with a King at home among what is left of his army and an attack on him
 * in which one trait of the game takes part. Whether there is a problem in one is for the proof to say.
 */
import type { StartPosition } from '../../engine/core/vocabulary.ts';
import type { Chance } from '../../engine/search/chance.ts';
import { drawArmy, placePiece, SIZE, squareName, TerrainSketch, turnedRound } from './deicide-sketch.ts';
import { placePortals, placeZiggurats } from './deicide-terrain.ts';
import { one, type Theme } from './theme.ts';

interface Attack {
  /** the solution must show it */
  readonly trait: string;
  /** one of each group takes part in the attack */
  readonly attackers: readonly (readonly string[])[];
  /** one of each group stands beside the attacked King */
  readonly defenders?: readonly (readonly string[])[];
  /** what else there is to say of the position */
  readonly fields?: (sketch: TerrainSketch, chance: Chance) => object;
}

function drawPosition(attack: Attack, chance: Chance): StartPosition {
  const sketch = new TerrainSketch();
  drawArmy(sketch, 'black', chance, 0.2 + 0.1 * chance.roll());
  drawArmy(sketch, 'white', chance, 0.12 + 0.1 * chance.roll());
  for (const group of attack.defenders ?? []) placePiece(sketch, one(chance, group), 'black', chance, 1);
  for (const group of attack.attackers) placePiece(sketch, one(chance, group), 'white', chance, 5);
  const helpers = 1 + chance.below(3);
  for (let i = 0; i < helpers; i++) placePiece(sketch, one(chance, HELPERS), 'white', chance, 7);
  const fields = attack.fields?.(sketch, chance) ?? {};
  const start = { turn: 'white', pieces: [...sketch.pieces.values()], ...fields };
  return chance.roll() < 0.5 ? start : turnedRound(start);
}
const HELPERS = [
  ...['queen', 'rook', 'rook', 'bishop', 'bishop', 'knight', 'knight', 'archbishop', 'chancellor', 'champion'],
  ...['wizard', 'centaur', 'princess', 'cannon', 'archer', 'prince'],
];
const attacks: Readonly<Record<string, Attack>> = {
  'time-machine': { trait: 'time-travel', attackers: [['time-machine'], ['queen', 'rook', 'princess', 'chancellor']] },
  flight: {
    trait: 'time-travel',
    attackers: [['queen', 'rook', 'bishop', 'archbishop', 'chancellor']],
    fields: (sketch, chance) => {
      const { x, y } = sketch.near(chance, 2);
      const to = squareName(Math.min(SIZE - 1, Math.max(0, x)), y);
      return { flights: [{ kind: 'time-machine', side: 'white', to, left: 1 + chance.below(2) }] };
    },
  },
  sumo: { trait: 'push', attackers: [['sumo'], ['rook', 'bishop', 'queen', 'sumo']] },
  bomber: { trait: 'explosion', attackers: [['bomber'], ['bomber', 'rook', 'queen']], defenders: [['bomber']] },
  snail: { trait: 'extra-turn', attackers: [['snail'], ['rook', 'queen', 'bishop']] },
  'two-moves': {
    trait: 'extra-turn',
    attackers: [],
    defenders: [['snail']],
    fields: () => ({ lastKind: { white: 'knight', black: 'snail' }, extraTurn: true, movesLeft: 2 }),
  },
  cannon: { trait: 'hop', attackers: [['cannon'], ['cannon', 'archer']] },
  archer: { trait: 'hop', attackers: [['archer'], ['cannon', 'archer', 'princess']] },
  sorceress: { trait: 'universal-leap', attackers: [['sorceress']] },
  kitsune: { trait: 'bend', attackers: [['kitsune']] },
  werewolf: { trait: 'bend', attackers: [['werewolf']] },
  portal: {
    trait: 'terrain',
    attackers: [
      ['rook', 'queen', 'chancellor'],
      ['bishop', 'knight', 'princess'],
    ],
    fields: placePortals,
  },
  ziggurats: { trait: 'terrain', attackers: [], fields: placeZiggurats },
};

export const deicideThemes: Readonly<Record<string, Theme>> = Object.fromEntries(
  Object.entries(attacks).map(([id, attack]) => [
    id,
    { traits: [attack.trait], draw: (chance: Chance) => drawPosition(attack, chance) },
  ]),
);
