/** The computer wins games of one's own against random moves, also where counting pieces tells it nothing, or the wrong thing. */
import { describe, expect, test } from 'vitest';
import type { Side } from '../../core/ids.ts';
import type { Position } from '../../core/position.ts';
import { Chance } from '../../search/chance.ts';
import { evaluatorOf } from '../../search/evaluate.ts';
import { levelNamed } from '../../search/levels.ts';
import { TranspositionTable } from '../../search/table.ts';
import { Thinker } from '../../search/think.ts';
import { OwnTable, variantOf } from '../../workshop/compile/own-game.fixture.ts';
import { levelPlayer, randomPlayer } from '../arena.ts';
import { play } from './position.ts';
import { shelf } from './shelf.ts';

const table = new TranspositionTable(16);
const positionIn = (name: string, census?: string): Position =>
  new OwnTable(variantOf(shelf.get(name)!), census).position;

/** Who wins where that side is level 5 and the other one plays by chance; null: nobody. */
function winnerOf(position: Position, level: Side, seed: number): Side | null {
  const five = levelPlayer(levelNamed('5')!, table);
  const chance = new Chance(seed);
  while (position.outcome === null) {
    const player = position.turn === level ? five : randomPlayer;
    play(position, player(position, chance.below(2 ** 31)));
  }
  return position.outcome.winner;
}

describe('Level 5 beats random moves', () => {
  test.each([
    ['in Antichess by losing all its pieces', 'antichess', 0, 3],
    ['in Racing Kings by running', 'racing-kings', 0, 1],
    ['as the Maharajah against an army', 'maharajah', 0, 1],
    ['in Cambodian chess before the count of a King alone is over', 'cambodian', 1, 2],
    ['in Amazons by room', 'amazons', 0, 1006],
    ['in Isolation by room', 'isolation', 0, 1000],
    ['in Yari shogi, though nothing can be gained for long', 'yari', 1, 1003],
  ] as const)('%s', (_, name, level, seed) => {
    expect(winnerOf(positionIn(name), level, seed)).toBe(level);
  });
});

test('Where captures are compulsory the search follows them, and leaves it at that where there is none', () => {
  const census = 'P@b3 N@h1 q@d4 p@a7';
  const position = positionIn('antichess', census);
  const standing = ({ game, variant }: Position): number => evaluatorOf(variant).score(game);
  const scoreOf = (text: string): number | undefined =>
    new Thinker(position.game, { table })
      .think({ depth: 1, lines: 50 })
      .lines.find(({ actions: [first] }) => first === text)?.score;
  const offered = scoreOf('Pb3-b4');
  expect(scoreOf('Nh1-g3')).toBe(-standing(play(positionIn('antichess', census), 'Nh1-g3')));
  expect(offered).toBe(standing(play(position, 'Pb3-b4', 'Qd4xb4')));
});
