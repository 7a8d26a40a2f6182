/**
 * The engine against the slow model that was written from the rules alone: the same texts, and after each of them the
 * same census, side to move and ending. Games are played on by both, so that what no census tells (who has moved, what
 * was absorbed and what a /b/ may mimic) is compared by what becomes possible later.
 */
import { expect, test } from 'vitest';
import { perft } from '../../core/perft.ts';
import { Dice } from '../../testing/dice.ts';
import { Beside } from '../../testing/fourchan-beside.ts';
import { actions } from '../../testing/fourchan-oracle.ts';
import { scattered, surviving } from '../../testing/fourchan-oracle-play.ts';
import { type OracleOptions, parse } from '../../testing/fourchan-oracle-positions.ts';

const MINUTES = 60_000;

/** What a text does, by its sign: the first that fits. */
const SORTS = {
  lift: />/,
  drop: /^[A-Z]@/,
  castle: /,/,
  rage: /!/,
  shot: /\*/,
  board: /\^/,
  capture: /x/,
  move: /-/,
} as const;
/** what was compared, for asserting that nothing was missed */
class Tally {
  positions = 0;
  readonly sorts = new Map<string, number>();
  note(what: string): void {
    this.sorts.set(what, (this.sorts.get(what) ?? 0) + 1);
  }
}
const compare = (both: Beside, tally: Tally): void => {
  const lines = both.oracleLines();
  expect(both.engineLines(), both.told).toEqual(lines);
  tally.positions++;
  for (const [text, after] of lines.slice(1).map((line) => line.split(' => '))) {
    tally.note(Object.entries(SORTS).find(([, sign]) => sign.test(text))![0]);
    if (text.includes('=')) tally.note('promotes');
    if (text.endsWith('#')) tally.note('leaves');
    if (after.includes('admin-')) tally.note('ends');
  }
};
/** Plays on so far, comparing every few actions and at the end. */
const playOn = (both: Beside, dice: Dice, plies: number, every: number, tally: Tally): void => {
  let next = dice.below(every);
  for (let ply = 0; ply < plies && both.ending === null; ply++) {
    if (next-- === 0) {
      compare(both, tally);
      next = dice.below(2 * every);
    }
    both.play(surviving(both.oracle, dice)!);
  }
  compare(both, tally);
};
const optionsOf = (seed: number): OracleOptions => ({
  array: seed % 4 === 1 ? 'rotated' : 'mirrored',
  immunity: (['n', 'nobody', 'n', 'tg-n'] as const)[seed % 4],
  shots: (['ring', 'straight', 'manhattan'] as const)[seed % 3],
  promotion: seed % 5 === 0 ? 'crossing' : 'zone',
});

test.each([
  ['crowded', 44, 60],
  ['airy', 20, 70],
  ['nearly empty', 6, 40],
] as const)('random games from scattered positions, %s', { timeout: 10 * MINUTES }, (_, most, positions) => {
  const tally = new Tally();
  for (let seed = 1; tally.positions < positions; seed++) {
    const dice = new Dice(seed * 104_729 + most);
    playOn(Beside.set(scattered(dice, optionsOf(seed), most)), dice, 10, 4, tally);
  }
  const seen = [...Object.keys(SORTS), 'promotes', 'leaves', 'ends'].filter((sort) => (tally.sorts.get(sort) ?? 0) > 2);
  if (most > 10) expect(seen).toHaveLength(11);
});

test('random games from the start', { timeout: 10 * MINUTES }, () => {
  const tally = new Tally();
  for (let seed = 1; seed <= 5; seed++) {
    playOn(Beside.start(optionsOf(seed)), new Dice(seed * 7919 + 13), 60, 9, tally);
  }
  expect(tally.positions).toBeGreaterThan(20);
  const seen = Object.keys(SORTS).filter((sort) => (tally.sorts.get(sort) ?? 0) > 2);
  expect(seen).toEqual(expect.arrayContaining(['lift', 'rage', 'board', 'capture', 'move']));
});

test.each([
  ['an own Admin in the way of a rage', 'R@e5 A@e6 a@e7', 'Re5!e7', 'black admin-lost'],
  ['an Admin behind the own', 'R@e5 a@e6 A@e7', 'Re5!e7', 'white admin-taken'],
  ['an Admin into a shut gate', "A@e2' N@a2' a@i10 #w@b2 #w@c2", 'Ae2-b2,Na2-c2', 'black admin-lost'],
  ['still something to play', 'a@a1 n@a2 n@b1 n@b2 X@b3 X@c4 A@j9', 'Xc4-d5', null],
  ['nothing to play', 'a@a1 n@a2 n@b1 n@b2 X@b3 X@d3 A@j9', 'Xd3-c2', 'draw no-action'],
])('the ending: %s', (_, text, played, result) => {
  const both = Beside.set(parse(text));
  compare(both, new Tally());
  both.play(actions(both.oracle).find((action) => action.text === played)!);
  compare(both, new Tally());
  expect(both.ending && `${both.ending.winner ?? 'draw'} ${both.ending.reason}`).toBe(result);
});
test('C-G6: the same position for the third time', () => {
  const both = Beside.set(parse("A@e2' N@a2' a@i10 d@c9 B@g5 #w@d4"));
  const tally = new Tally();
  const dance = ['Na2-a3', 'Ai10-i9', 'Na3-a2', 'Ai9-i10'];
  for (let n = 0; both.ending === null; n++) {
    compare(both, tally);
    both.play(actions(both.oracle).find(({ text }) => text === dance[n % 4])!);
  }
  compare(both, tally);
  expect(both.ending).toEqual({ winner: null, reason: 'repetition' });
});

test.each([
  ['mirrored', [39, 1582, 69_420]],
  ['rotated', [39, 1582, 69_420]],
] as const)('perft of the array, %s', { timeout: MINUTES }, (array, counts) => {
  const { engine } = Beside.start({ array });
  expect(counts.map((_, i) => perft(engine.game, i + 1).actions)).toEqual(counts);
});
