/** The computer where Chiefs convert (Q41): what neutral units are worth to it, and that it converts where that is best. */
import { describe, expect, test } from 'vitest';
import { TestTable } from '../testing/chesimals/table.ts';
import { chesimals } from '../variants/chesimals/index.ts';
import { dangersBy } from './advice/dangers.ts';
import { evaluatorOf } from './evaluate.ts';
import { Thinker } from './think.ts';

const FAR = 'Cs@l1 Cb@a16 Cr@c16';
const options = { convert: 'all' };
const of = (text: string, turn: 'white' | 'black' = 'white'): TestTable =>
  TestTable.of(`${text} ${FAR}`, turn, { options });
const scoreOf = ({ position }: TestTable): number => evaluatorOf(chesimals, options).score(position.game);
const bestIn = ({ position }: TestTable): string =>
  new Thinker(position.game).think({ depth: 4 }, position.pastKnownTo(position.turn)).lines[0].actions[0];

describe('neutral units', () => {
  test('are worth nothing to either side, of whatever kind and wherever', () => {
    const without = scoreOf(of('Cw@e5'));
    for (const units of ['Gn@e6', 'Nn@f5 Wn@b2', 'En@e6 Gn@a15 Gn@k2'])
      expect(scoreOf(of(`Cw@e5 ${units}`)), units).toBe(without);
    const black = scoreOf(of('Cw@e5', 'black'));
    expect(scoreOf(of('Cw@e5 Gn@e6 Nn@h8', 'black'))).toBe(black);
  });
  test('are worth nothing where all units of a side link either', () => {
    const fused = (text: string): number => {
      const { position } = TestTable.of(`${text} ${FAR}`, 'white', { options: { ...options, links: 'side' } });
      return evaluatorOf(chesimals, position.options).score(position.game);
    };
    expect(fused('Cw@e5 Gs@f6 Gn@e6')).toBe(fused('Cw@e5 Gs@f6'));
  });
});
test('nobody is told of a danger to a neutral unit', () => {
  const { position } = of('Cw@e5 Gn@e6 Gp@f6');
  expect([...dangersBy(position.game, 0).keys()]).toEqual([position.game.pieceOn(chesimals.topology.parse('f6')!)]);
});
describe('the computer', () => {
  test('makes an enemy neutral that it could not capture without losing its Chief', () => {
    const table = of('Cw@e5 Ep@e6 Ep@f7 Ep@d7 Cp@e8');
    expect(bestIn(table)).toBe('Ce5~e6');
  });
  test('gives a neutral unit its colour', () => {
    expect(bestIn(of('Cw@e5 Gn@e6'))).toBe('Ce5~e6');
  });
  test('links units that are cut off by giving another one its colour', () => {
    expect(bestIn(of('Cw@a1 Gs@a2 Gs@b1 Gs@b2 Gw@c3 Cp@d4'))).toBe('Ca1~b2');
  });
});
