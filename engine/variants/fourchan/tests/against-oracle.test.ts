/**
 * The engine against the slow model that was written from the rules alone: the same texts, and after each of them the
 * same census, side to move and ending. Games are played on by both, so that what no census tells (who has moved, what
 * was absorbed and what a /b/ may mimic) is compared by what becomes possible later.
 */
import { expect, test } from 'vitest';
import { perft } from '../../../core/perft.ts';
import { Dice } from '../../../testing/dice.ts';
import { Beside } from '../../../testing/fourchan/beside.ts';
import { ALWAYS, LOSSES, lastingIn, mechanismsOf, TELEFRAGS } from '../../../testing/fourchan/mechanisms.ts';
import { actions } from '../../../testing/fourchan/oracle.ts';
import { scattered, surviving } from '../../../testing/fourchan/oracle-play.ts';
import { type OracleOptions, parse } from '../../../testing/fourchan/oracle-positions.ts';
import { everyPair, pairsIn, randomOptions } from '../../../testing/random-options.ts';
import { Tally as Counts } from '../../../testing/sample.ts';
import { usually } from '../../../testing/usual.ts';
import { fourchan } from '../index.ts';

/** what was compared, for asserting that nothing was missed */
class Tally {
  positions = 0;
  readonly counts = new Map<string, number>();
  note(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }
  /** what was reached less often than that */
  tooFew(wanted: readonly string[], times: number): string[] {
    return wanted.filter((what) => (this.counts.get(what) ?? 0) < times);
  }
}
const compare = (both: Beside, tally: Tally): void => {
  const { engine } = both;
  const lasting = lastingIn(engine);
  const found = both.engineLines((action, effects) => {
    for (const what of mechanismsOf(engine, lasting, action, effects)) tally.note(what);
  });
  expect(found, both.told).toEqual(both.oracleLines());
  tally.positions++;
  for (const [id, value] of Object.entries(engine.options)) tally.note(`${id}=${value}`);
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
/** positions (LOCKSTEP=500 compares so many), and milliseconds */
const LOCKSTEP = Number(process.env.LOCKSTEP ?? usually(100, 20_000));
const LONGEST = 7_200_000;
const optionsOf = (seed: number): OracleOptions => ({
  array: seed % 4 === 1 ? 'rotated' : 'mirrored',
  immunity: (['n', 'nobody', 'n', 'tg-n'] as const)[seed % 4],
  anons: seed % 3 === 0 ? 'promoted' : 'both',
  copying: seed % 8 < 3 ? 'free' : 'frozen',
  shots: (['ring', 'straight', 'manhattan'] as const)[seed % 3],
  promotion: seed % 5 === 0 ? 'crossing' : 'zone',
  rider: seed % 2 === 0 ? 'anywhere' : 'zone',
  blocked: seed % 7 < 2 ? 'traveller' : 'telefrag',
});

/**
 * Positions scattered anew, with gates among those who gather, and somebody on the other end of most: what is rare in
 * games is met in every few of them, under every house rule.
 */
test('dense random starts reach every mechanism, under every house rule', () => {
  const tally = new Tally();
  for (let seed = 1; seed <= usually(80, 120); seed++) {
    const dice = new Dice(seed * 104_729);
    compare(Beside.set(scattered(dice, optionsOf(seed), [44, 30, 14][seed % 3])), tally);
  }
  expect(tally.tooFew([...TELEFRAGS, ...LOSSES, ...ALWAYS], usually(1, 2))).toEqual([]);
  const values = fourchan.options.flatMap((o) => o.values.map((v) => `${o.id}=${v.id}`));
  expect(tally.tooFew(values, usually(5, 10))).toEqual([]);
});

/** Whoever is frozen and copies is rare even there, so positions without one are passed over. */
test('C-X2b: dense random starts in which a frozen /b/ copies', () => {
  const tally = new Tally();
  for (let seed = 1; tally.positions < usually(10, 40); seed++) {
    const dice = new Dice(seed * 15_485_863);
    const both = Beside.set(scattered(dice, { ...optionsOf(seed), copying: seed % 4 === 0 ? 'frozen' : 'free' }, 44));
    const mayCopy = [...lastingIn(both.engine)].some(
      ([p, states]) =>
        both.engine.game.sideOf(p) === both.engine.turn && states.includes('frozen') && states.includes('copies'),
    );
    if (mayCopy) compare(both, tally);
  }
  expect(tally.tooFew(['a frozen /b/ goes', 'copying=frozen', 'copying=free'], 2)).toEqual([]);
});

test.each([
  ['crowded', 44, 20],
  ['airy', 20, 25],
  ['nearly empty', 6, 20],
] as const)('random games from scattered positions, %s', (_, most, positions) => {
  const tally = new Tally();
  for (let seed = 1; tally.positions < positions; seed++) {
    const dice = new Dice(seed * 104_729 + most);
    playOn(Beside.set(scattered(dice, optionsOf(seed), most)), dice, 10, 4, tally);
  }
  expect(tally.positions).toBeGreaterThanOrEqual(positions);
});

/** Every position of a game is compared, and what is played in it. */
test('random games under random house rules, in lockstep', { timeout: LONGEST }, () => {
  const seen = new Counts();
  let positions = 0;
  for (let seed = 1; positions < LOCKSTEP; seed++) {
    const dice = new Dice(seed * 32_452_843 + 5);
    const options = randomOptions(fourchan, dice) as unknown as OracleOptions;
    const both =
      seed % 8 === 0 ? Beside.start(options) : Beside.set(scattered(dice, options, [44, 30, 14, 6][seed % 4]));
    for (const pair of pairsIn(fourchan, options)) seen.add(pair);
    for (let ply = 0; ply < 30 && positions < LOCKSTEP; ply++) {
      const [engine, model] = both.stands();
      expect(engine, both.told).toEqual(model);
      positions++;
      if (both.ending !== null) break;
      both.play(surviving(both.oracle, dice)!);
    }
  }
  if (LOCKSTEP >= 20_000) expect(seen.tooFew(everyPair(fourchan), 1)).toEqual([]);
});

test('random games from the start', () => {
  const tally = new Tally();
  for (let seed = 1; seed <= 5; seed++) {
    playOn(Beside.start(optionsOf(seed)), new Dice(seed * 7919 + 13), 60, 9, tally);
  }
  expect(tally.positions).toBeGreaterThan(10);
  expect(tally.tooFew(['kind rage', 'kind board', 'kind capture', 'kind move'], 3)).toEqual([]);
});

test.each([
  ['an own Admin in the way of a rage', 'R@e5 A@e6 a@e7', 'Re5!e7', 'black admin-lost'],
  ['an Admin behind the own', 'R@e5 a@e6 A@e7', 'Re5!e7', 'white admin-taken'],
  ['an Admin out of a gate where the other stands', 'A@e4 a@i10 #w@e5 #w@i10', 'Ae4-e5', 'white admin-taken'],
  ['an own Admin where somebody comes out', 'N@a5 A@i9 a@a10 #w@e5 #w@i9', 'Na5-e5', 'black admin-lost'],
  ['still something to play', 'a@a1 n@a2 n@b1 n@b2 X@b3 X@c4 A@j9', 'Xc4-d5', null],
  ['nothing to play', 'a@a1 n@a2 n@b1 n@b2 X@b3 X@d3 A@j9', 'Xd3-c2', 'draw no-action'],
])('the ending: %s', (_, text, played, result) => {
  const both = Beside.set(parse(text));
  compare(both, new Tally());
  both.play(actions(both.oracle).find((action) => action.text === played)!);
  compare(both, new Tally());
  expect(both.ending && `${both.ending.winner ?? 'draw'} ${both.ending.reason}`).toBe(result);
});
/** Rare meetings of two rulings; each with everything that can be played next, and what can be played after that. */
test.each<[string, string, OracleOptions['blocked']?]>([
  ['C-A6, C-H5: Anons dropped onto gates', "O@- A@j1 a@i10 #w@c3 #w@e5 #b@f5 #b@c10 O@h3' o@g6"],
  ['C-P8: gates on the last rank', 'O@c9 O@e9 O@g9 A@j1 a@i6 #w@c10 #w@e10 #b@g10 #b@b5 m@f10 n@h10'],
  ['C-P7: an /n/ on the last rank', 'O@c9 N@c10 O@d9 n@d10 N@e10 R@e10^ O@e9 A@j1 a@i8'],
  ['C-A5: a double step into a gate', "O@c3' O@e3' o@d6 o@g7 A@j1 a@i10 #w@c5 #w@f7 #b@e5 #b@h7"],
  ['C-A7, C-N4: castling with riders among gates', "A@e2' N@a2' S@a2^ N@j2' K@j2^ a@i10 #w@b2 #w@c2 #b@e2 #b@a2"],
  ['C-S6, C-A7: the same, and the traveller is lost', "A@e2' N@a2' S@a2^ a@i10 #w@b2 #w@c2", 'traveller'],
  ['C-S6, C-T5: whoever stands on the exit', 'T@e5 p@e6 n@f6 d@f6^ N@h8 X@h8^ P@c7 A@j1 a@b8 #w@d6 #w@h8 #b@d5 #b@b8'],
  ['C-H10: mates from the exit', 'O@- N@d1 a@a10 o@a9 p@b10 m@- r@- A@j1 #w@d5 #w@b9 #b@j9 #b@d1'],
  ['C-A1: frozen /n/s', "A@e2' N@a2' O@a2^ N@j2' x@i3 a@i10 #w@h2 #w@i2"],
  ['C-T3 to C-T7: lifts', 'N@e5 T@e5^ x@e6 m@d5 n@f6 o@f6^ +o@f5 n@d4 k@d4^ A@j1 a@i10 #w@d6 #w@d5 #b@f4 #b@a1'],
  ['C-K3, C-R5: rages', '+R@e5 m@e6 n@f6 k@f6^ K@h5 N@d4 O@d4^ A@j1 a@i10 #w@e7 #w@a1 #b@h8 #b@b2'],
  ['C-X9, C-S7: what a /sci/ leaves behind', 'S@e5 S@e7 N@d5 m@f5 A@j1 a@i10 #w@g5 n@e6 #b@c5 #b@e3'],
  ['C-D1, C-N7: whom a /d/ and a /vp/ take', 'D@e5 n@e6 b@e6^ P@d4 n@d6 d@d6^ A@j1 a@i10'],
])('%s', (_, text, blocked = 'telefrag') => {
  const set = () => Beside.set(parse(text, 'white', { options: { blocked } }));
  const root = set();
  const tally = new Tally();
  compare(root, tally);
  for (const action of actions(root.oracle)) {
    const both = set();
    both.play(action);
    if (both.ending === null) compare(both, tally);
    // the other Admin makes way, and it is the same side's turn again
    const answer = actions(both.oracle).find((other) => /^A\w+-\w+$/.test(other.text));
    if (answer !== undefined) compare(both.play(answer), tally);
  }
  expect(tally.positions).toBeGreaterThan(10);
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
] as const)('perft of the array, %s', (array, counts) => {
  const { engine } = Beside.start({ array });
  expect(counts.map((_, i) => perft(engine.game, i + 1).actions)).toEqual(counts);
});
