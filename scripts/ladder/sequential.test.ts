/** The sequential test keeps what gains, throws out what does not, and is seldom wrong about either. */
import { describe, expect, test } from 'vitest';
import { Chance } from '../../engine/search/chance.ts';
import { type Hypotheses, logRatio, verdictOf } from './sequential.ts';

const usual: Hypotheses = { least: 0, wanted: 20 };
/** Pairs of games of a player that is stronger by so much, a third of them draws. */
const played = (elo: number, pairs: number, chance: Chance): number[] => {
  const win = (1 / (1 + 10 ** (-elo / 400))) * (2 / 3);
  const game = (): number => {
    const drawn = chance.below(1_000_000) / 1_000_000;
    return drawn < win ? 1 : drawn < win + 1 / 3 ? 0.5 : 0;
  };
  return Array.from({ length: pairs }, () => game() + game());
};
const decided = (elo: number, chance: Chance): string => {
  const pairs: number[] = [];
  while (verdictOf(pairs, usual) === 'open') pairs.push(...played(elo, 10, chance));
  return verdictOf(pairs, usual);
};

describe('the sequential test', () => {
  test('is open where nothing or little was played', () => {
    expect(logRatio([], usual)).toBe(0);
    expect(verdictOf([2, 2, 2], usual)).toBe('open');
  });
  test('decides by pairs that were all won or all lost', () => {
    expect(verdictOf(Array<number>(40).fill(2), usual)).toBe('kept');
    expect(verdictOf(Array<number>(40).fill(0), usual)).toBe('thrown out');
  });
  test('throws out what is exactly as strong, though it takes long', () => {
    expect(verdictOf(Array<number>(10_000).fill(0.9).concat(Array<number>(10_000).fill(1.1)), usual)).toBe(
      'thrown out',
    );
  });
  test.each([
    ['gains 40', 40, 'kept'],
    ['gains 20', 20, 'kept'],
    ['gains nothing', 0, 'thrown out'],
    ['loses 20', -20, 'thrown out'],
  ])('is right about what %s Elo in at least 33 of 40 matches', (_, elo, verdict) => {
    const chance = new Chance(7);
    const right = Array.from({ length: 40 }, () => decided(elo, chance)).filter((found) => found === verdict);
    expect(right.length).toBeGreaterThanOrEqual(33);
  });
});
