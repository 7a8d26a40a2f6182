/**
 * The engine against the slow model that was written from the rules alone: the same actions, and after each of them the
 * same census, side to move, check and ending, as far as everybody knows and with every hidden mine. Games are played
 * on by both, so that what no census tells (who has moved, head starts, last kinds, ticking flights) is compared by what
 * becomes possible later.
 */
import { expect, test } from 'vitest';
import { perft } from '../../../core/perft.ts';
import { Beside } from '../../../testing/deicide/beside.ts';
import { actions } from '../../../testing/deicide/oracle.ts';
import perftRows from '../../../testing/deicide/oracle-perft.json' with { type: 'json' };
import type { PerftRow } from '../../../testing/deicide/oracle-perft.ts';
import { scattered, surviving } from '../../../testing/deicide/oracle-play.ts';
import { houseRules, nameOf, type OracleOptions, parse, start } from '../../../testing/deicide/oracle-positions.ts';
import { Dice } from '../../../testing/dice.ts';
import { everyPair, pairsIn, randomOptions } from '../../../testing/random-options.ts';
import { Tally as Counts } from '../../../testing/sample.ts';
import { isWholeRun, usually } from '../../../testing/usual.ts';
import { deicide } from '../index.ts';

/** what was compared and done, for asserting that nothing was missed */
class Tally {
  compared = 0;
  /** positions where some action ends otherwise than everybody thinks */
  surprising = 0;
  readonly done = new Map<string, number>();
  note(what: string): void {
    this.done.set(what, (this.done.get(what) ?? 0) + 1);
  }
}
const compare = (both: Beside, tally: Tally): void => {
  const [ours, theirs] = both.stands();
  expect(ours, both.told).toBe(theirs);
  expect(both.engineLines('known'), `known ${both.told}`).toEqual(both.oracleLines('known'));
  tally.compared++;
  if (!both.rough) return;
  const { asked, count } = both.surprises(9);
  expect(both.engineLines('true', asked), `true ${both.told}`).toEqual(both.oracleLines('true', asked));
  if (count > 0) tally.surprising++;
};
/** Plays on so far, comparing every few actions. */
const playOn = (both: Beside, dice: Dice, plies: number, every: number, tally: Tally): void => {
  let next = dice.below(every);
  for (let ply = 0; ply < plies && both.ending === null; ply++) {
    if (next-- === 0) {
      compare(both, tally);
      next = dice.below(2 * every);
    }
    const { revealed } = both.oracle;
    const action = surviving(both.oracle, dice)!;
    both.play(action);
    tally.note(both.oracle.revealed.size > revealed.size ? 'taken back' : action.does);
  }
  if (both.ending !== null) {
    compare(both, tally);
    tally.note(both.ending.reason);
  }
};
/** positions (LOCKSTEP=500 compares so many), and milliseconds */
const LOCKSTEP = Number(process.env.LOCKSTEP ?? usually(60, 20_000));
const LONGEST = 7_200_000;
const optionsOf = (seed: number, terrain: OracleOptions['terrain']): OracleOptions => ({
  terrain,
  features: houseRules.features.join(','),
  area: seed % 4 < 2 ? 'board' : 'middle',
  departure: seed % 5 === 0 ? 'ticks' : 'waits',
  pushed: seed % 3 === 0 ? 'promotes' : 'stays',
  bigbang: seed % 4 === 0 ? 'spares' : 'destroys',
  check: seed % 7 === 0 ? 'players' : 'program',
});

test.each([
  ['on even ground', 'off', usually(20, 100)],
  ['on rough ground', 'on', usually(24, 80)],
] as const)('random games from scattered positions, %s', (_, terrain, positions) => {
  const tally = new Tally();
  for (let seed = 1; tally.compared < positions; seed++) {
    const dice = new Dice(seed * 104_729 + 7);
    playOn(Beside.set(scattered(dice, optionsOf(seed, terrain), 26)), dice, 20, 4, tally);
  }
  for (const does of ['move', 'capture', 'push', 'depart', 'castle', 'end-turn']) {
    expect(tally.done.get(does) ?? 0, does).toBeGreaterThan(usually(0, 1));
  }
  if (terrain === 'on') expect(tally.surprising).toBeGreaterThan(0.3 * positions);
});

/** Every rule at random, what terrain there is and who announces check among them; every position of a game is compared. */
test('random games under random house rules, in lockstep', { timeout: LONGEST }, () => {
  const seen = new Counts();
  let positions = 0;
  for (let seed = 1; positions < LOCKSTEP; seed++) {
    const dice = new Dice(seed * 32_452_843 + 5);
    const options = randomOptions(deicide, dice) as unknown as OracleOptions;
    const isLaidOut = seed % 16 === 0;
    const both = isLaidOut ? Beside.start(options) : Beside.set(scattered(dice, options, [3, 26, 14, 6][seed % 4]));
    for (const pair of pairsIn(deicide, options)) seen.add(pair);
    for (let ply = 0; ply < usually(8, 40) && both.ending === null && positions < LOCKSTEP; ply++) {
      const [engine, model] = both.spelledActions();
      const [ours, theirs] = both.stands();
      expect([ours, ...engine], both.told).toEqual([theirs, ...model]);
      positions++;
      if (both.hidden > 0) seen.add('hidden mines');
      if (both.oracle.placing !== null) seen.add('laying out');
      const { revealed } = both.oracle;
      const callsCheck = options.check === 'players' && both.oracle.placing === null && dice.below(3) === 0;
      both.play(surviving(both.oracle, dice)!, callsCheck);
      if (both.oracle.revealed.size > revealed.size) seen.add('a mine is found');
    }
  }
  expect(seen.of('hidden mines')).toBeGreaterThan(0);
  if (LOCKSTEP < 20_000) return;
  expect(seen.tooFew(['hidden mines', 'laying out'], 50)).toEqual([]);
  expect(seen.tooFew(['a mine is found'], 10)).toEqual([]);
  expect(seen.tooFew(everyPair(deicide), 1)).toEqual([]);
});

test('endings: few men, any action', () => {
  const tally = new Tally();
  for (let seed = 1; tally.compared < usually(30, 60); seed++) {
    const dice = new Dice(seed * 15_485_863);
    const both = Beside.set(scattered(dice, optionsOf(seed, seed % 4 === 0 ? 'on' : 'off'), 3));
    playOn(both, dice, 40, 8, tally);
  }
  expect(tally.done.get('no-progress')).toBeGreaterThan(0);
});
test.each([
  ['dead-position', 'K@e5 r@d6 k@a16', 'draw dead-position'],
  ['stalemate', 'K@a16 k@d14 q@b13', 'draw stalemate'],
  [
    'ziggurats',
    `${['b5', 'c6', 'd7', 'e8', 'g9', 'f5'].map((at) => `ziggurat@${at}`).join(' ')} ${'N@b5 N@c6 N@d7 N@e8 N@g9 R@f1'} K@i1 k@i16`,
    'white ziggurats',
  ],
])('the ending %s', (_, text, result) => {
  const options = { terrain: text.includes('ziggurat') ? 'on' : 'off' } as const;
  const both = Beside.set(parse(text, text.startsWith('K@a16') ? 'black' : 'white', { options }));
  compare(both, new Tally());
  expect(both.engineLines('known').some((line) => line.endsWith(result))).toBe(true);
});
test('D-G8: the same position for the third time', () => {
  const both = Beside.set(parse("K@i1' R@a1' k@i16' F@d4 z@c9 t@d9~3", 'white', { last: { black: 'knight' } }));
  const tally = new Tally();
  const steps = ['i1-h1', 'i16-h16', 'h1-i1', 'h16-i16'];
  for (let n = 0; both.ending === null; n++) {
    compare(both, tally);
    both.play(
      actions(both.oracle).find(
        ({ from, to }) => from !== null && to !== null && `${nameOf(from)}-${nameOf(to)}` === steps[n % 4],
      )!,
    );
  }
  compare(both, tally);
  expect(both.ending).toEqual({ winner: null, reason: 'repetition' });
});

test('random games from the start, the laying out of terrain too', () => {
  const tally = new Tally();
  // the even seeds have terrain
  for (const seed of isWholeRun ? [1, 2, 3, 4] : [2]) {
    const dice = new Dice(seed * 7919 + 13);
    playOn(Beside.start(optionsOf(seed, seed % 2 === 0 ? 'on' : 'off')), dice, 100, usually(20, 14), tally);
  }
  expect(tally.compared).toBeGreaterThan(usually(3, 7));
  expect(tally.done.get('place')).toBeGreaterThan(20);
});

test.each([
  ['Walls and Ziggurats, no Landmines', 'wall,ziggurat'],
  ['Landmines alone', 'mine'],
  ['Cathedrals and Portals', 'cathedral,portal'],
  ['nothing', 'none'],
])('D-T0b: the laying out of %s', (_, features) => {
  const tally = new Tally();
  const dice = new Dice(features.length);
  playOn(Beside.start({ ...optionsOf(3, 'on'), features }), dice, 30, usually(6, 3), tally);
  expect(tally.done.get('place') ?? 0).toBeGreaterThanOrEqual(features === 'none' ? 0 : 1);
});

test.each([
  ["where a Wall would take White's last move", 'K@a1 r@b8 n@b5 k@p16'],
  ["where a Wall would take Black's", 'K@p1 R@b8 k@a16 B@d4'],
  ['where a Cathedral would give mate', 'K@a1 r@b9 r@p2 b@c7 k@p16'],
])('D-T0c: the laying out on the whole board, %s', (_, men) => {
  const options = { ...optionsOf(2, 'on'), area: 'board', features: 'cathedral,wall,mine' } as const;
  const { placing } = start(options);
  const tally = new Tally();
  playOn(Beside.set({ ...parse(men, 'white', { options }), placing }), new Dice(men.length), 8, 3, tally);
  expect(tally.done.get('place')).toBeGreaterThan(3);
  expect(tally.compared).toBeGreaterThan(1);
});

test.each(perftRows as unknown as readonly PerftRow[])('perft of $name', (row) => {
  const both = Beside.set(parse(row.census, row.turn, row.further));
  row.perft.forEach((count, i) => {
    if (!isWholeRun && count > (both.rough ? 100_000 : 500_000)) return;
    // on rough ground the engine tells ways apart that the table counts once
    const ours = both.rough ? both.engineCount(i + 1) : perft(both.engine.game, i + 1).actions;
    expect(ours, `depth ${i + 1}`).toBe(count);
  });
  expect(row.perft.length).toBeGreaterThanOrEqual(2);
});
