/**
 * The engine against the slow model that was written from the rules alone: the same actions, the same position and the
 * same outcome after each, who watches whom included.
 */
import { expect, test } from 'vitest';
import type { Action } from '../../../core/action.ts';
import type { Effect } from '../../../core/effects.ts';
import type { Game } from '../../../core/game.ts';
import { OFF } from '../../../core/ids.ts';
import { perft } from '../../../core/perft.ts';
import type { Position } from '../../../core/position.ts';
import { optionsOf } from '../../../core/setting.ts';
import type { Options } from '../../../core/vocabulary.ts';
import * as oracle from '../../../testing/acid/oracle.ts';
import perftRows from '../../../testing/acid/oracle-perft.json' with { type: 'json' };
import { gameAsText, gameFrom, playOn, randomOptions, scattered, usualGame } from '../../../testing/acid/play.ts';
import { TestTable } from '../../../testing/acid/table.ts';
import { Dice } from '../../../testing/dice.ts';
import { positionFrom } from '../../../testing/properties.ts';
import { everyPair, pairsIn } from '../../../testing/random-options.ts';
import { Tally } from '../../../testing/sample.ts';
import { usually } from '../../../testing/usual.ts';
import { board, mustReturn, quiet } from '../board.ts';
import { acid } from '../index.ts';
import { watchersOf } from '../sight.ts';

/** The oracle's picture of a position. */
const picture = (game: Game): oracle.OraclePosition => {
  const letter = (p: number): string => {
    const { letter } = game.typeOf(p as never);
    return game.sideOf(p as never) === 0 ? letter : letter.toLowerCase();
  };
  const standing = game.pieces.filter((p) => game.cellOf(p) !== OFF);
  const hands = game.pieces.filter((p) => game.isInHand(p)).map(letter);
  const parsed = oracle.parse(
    standing.map((p) => `${letter(p)}@${board.name(game.cellOf(p))}`).join(' '),
    game.toMove === 0 ? 'magi' : 'line',
    hands.join(''),
    watchers(game),
    game.options as oracle.OracleOptions,
    bound(game),
  );
  return { ...parsed, quiet: game.get(quiet, 0) };
};
const bound = (game: Game): string[] =>
  game.pieces.filter((p) => game.get(mustReturn, p)).map((p) => board.name(game.cellOf(p)));
const watchers = (game: Game): Record<string, string[]> => {
  const held: Record<string, string[]> = {};
  for (const p of game.pieces) {
    if (game.typeOf(p).id !== 'angel' || game.cellOf(p) === OFF) continue;
    const by = watchersOf(game, p).map((w) => board.name(game.cellOf(w)));
    if (by.length > 0) held[board.name(game.cellOf(p))] = by.sort();
  }
  return held;
};

const spellOurs = (position: Position, a: Action): string => {
  const name = (c: Action['from']): string => (c === null ? '-' : board.name(c));
  const mover = position.game.typeOf(a.piece).id;
  const captures = a.captures.map((c) => `${acid.types[c.kind].id} ${acid.sides[c.side].id} ${name(c.at)}`).sort();
  return [a.kind, mover, name(a.from), name(a.to), ...captures].join(' ');
};
const spellTheirs = (a: oracle.OracleAction): string =>
  [a.kind, a.piece, a.from ?? '-', a.to, ...a.captures.map((c) => `${c.kind} ${c.side} ${c.at}`).sort()].join(' ');

/** What an action did, and under which house rules, for asking for enough of everything. */
const note = (tally: Tally, { game }: Position, a: Action, effects: readonly Effect[]): void => {
  tally.add(`kind ${a.kind}`);
  tally.add(`by ${acid.types[game.kindOf(a.piece)].id}`);
  for (const id of Object.keys(game.options)) tally.add(`option ${id}=${game.options[id]}`);
  for (const e of effects) {
    if (e.do === 'end') tally.add(`ending ${e.reason}`);
    else if (e.do === 'state') tally.add(e.state === 'must-return' ? 'bound' : e.on ? 'frozen' : 'freed');
    else if (e.do === 'take') tally.add(`taken into ${e.into}`);
    else if (e.do === 'go') tally.add(`go ${e.how}`);
    else tally.add(e.do);
  }
  if (a.captures.some((c) => c.side === game.sideOf(a.piece))) tally.add('own piece lost');
  if (game.get(mustReturn, a.piece)) tally.add('a bound Ghost comes back'); // Z9b
  if (a.captures.some((c) => game.get(mustReturn, c.piece))) tally.add('a bound Ghost is lost');
  if (a.captures.length > 1) tally.add('several lost');
};
const REACHED: readonly string[] = [
  ...['move', 'capture', 'swap', 'push', 'drop'].map((kind) => `kind ${kind}`),
  ...acid.types.map(({ id }) => `by ${id}`),
  ...acid.options.flatMap((o) => o.values.map((v) => `option ${o.id}=${v.id}`)),
  ...['frozen', 'freed', 'become', 'swap', 'taken into lost', 'taken into depths', 'go push', 'go leap'],
  ...['bound', 'a bound Ghost comes back'],
  ...['own piece lost', 'several lost', 'ending king', 'ending mutiny', 'ending worm-extraction'],
];

/** What is rare is followed as often as what is not: a sort of action is drawn first, and then one of it. */
const sortOf = ({ game }: Position, { kind, piece, captures, to }: Action): string => {
  const isZone = to !== null && board.zone(to) !== 'field';
  const whom = captures.map((c) => `${acid.types[c.kind].royal ? 'royal' : ''}${c.side === game.sideOf(piece)}`).sort();
  const who = kind === 'swap' || kind === 'push' ? acid.types[game.kindOf(piece)].id : '';
  return [kind, isZone, who, ...whom].join(' ');
};

/** Compares all actions of a position, and what follows from some of them. */
const compare = (game: Game, dice: Dice, follow: number, tally = new Tally()): void => {
  const position = positionFrom(game, gameAsText(game));
  const theirs = picture(position.game);
  const ours = new Map(position.actions().map((a) => [spellOurs(position, a), a]));
  const expected = new Map(oracle.actions(theirs).map((a) => [spellTheirs(a), a]));
  const where = JSON.stringify({ ...gameAsText(game), options: game.options });
  expect([...ours.keys()].sort(), where).toEqual([...expected.keys()].sort());
  expect(ours.size, where).toBe(position.actions().length);
  const bySort = new Map<string, string[]>();
  for (const [spelled, a] of ours) {
    const sort = sortOf(position, a);
    bySort.set(sort, [...(bySort.get(sort) ?? []), spelled]);
  }
  const sorts = [...bySort.values()];
  for (let n = 0; n < follow && ours.size > 0; n++) {
    const spelled = dice.pick(dice.pick(sorts));
    const after = oracle.apply(theirs, expected.get(spelled)!);
    let told: readonly Effect[] = [];
    position.after(ours.get(spelled)!, (effects) => {
      told = effects;
      expect(position.census(), `${spelled} in ${where}`).toBe(oracle.census(after));
      const ended = oracle.outcome(after);
      const outcome = position.outcome;
      expect(outcome && { winner: outcome.winner, reason: outcome.reason }, `${spelled} in ${where}`).toEqual(
        ended && { winner: ended.winner === null ? null : ended.winner === 'magi' ? 0 : 1, reason: ended.reason },
      );
      if (after.ended === null) {
        expect(watchers(position.game), `${spelled} in ${where}`).toEqual(Object.fromEntries(after.immobilisers));
        expect(bound(position.game).sort(), `${spelled} in ${where}`).toEqual(after.bound);
      }
    });
    note(tally, position, ours.get(spelled)!, told);
  }
};

/** LOCKSTEP=500 compares so many. */
const POSITIONS = Number(process.env.LOCKSTEP ?? usually(450, 20_000));
test('on random play under random house rules', { timeout: 7_200_000 }, () => {
  let looked = 0;
  const tally = new Tally();
  for (let seed = 1; looked < POSITIONS; seed++) {
    const dice = new Dice(seed * 104_729);
    const options = seed % 3 ? randomOptions(dice) : optionsOf(acid);
    for (const pair of pairsIn(acid, options)) tally.add(pair);
    const game = seed % 4 ? gameFrom(options, scattered(dice)) : usualGame(options);
    let next = dice.below(6);
    playOn(game, dice, 40, () => {
      if (next-- > 0 || looked >= POSITIONS) return;
      next = 6;
      compare(game, dice, 4, tally);
      looked++;
    });
  }
  expect(looked).toBe(POSITIONS);
  expect(tally.tooFew(REACHED, usually(2, 5))).toEqual([]);
  if (POSITIONS >= 20_000) expect(tally.tooFew(everyPair(acid), 1)).toEqual([]);
});

const BOUND = 'S@a9 S@e1 d@g3 g@c3 g@δλ G@Δ5 A@d4 K@e5 D@b2 s@i5 h@b8 k@h8';
test('Z9b under every combination of the other house rules', () => {
  const others = acid.options.filter(({ id }) => id !== 'ghosts');
  const combinations = others.reduce<readonly Options[]>(
    (all, { id, values }) => all.flatMap((one) => values.map((value) => ({ ...one, [id]: value.id }))),
    [{ ghosts: 'return' }],
  );
  const tally = new Tally();
  for (const [seed, options] of combinations.entries()) {
    const setting = { options, hands: 'M/w', mustReturn: ['δλ', 'Δ5'] };
    const turn = seed % 2 ? 'line' : 'magi';
    compare(TestTable.of(BOUND, turn, setting).position.game, new Dice(seed), 12, tally);
    compare(TestTable.of(BOUND, turn === 'magi' ? 'line' : 'magi', setting).position.game, new Dice(seed), 12, tally);
  }
  expect(combinations).toHaveLength(36);
  expect(tally.tooFew(['bound', 'a bound Ghost comes back', 'a bound Ghost is lost', 'swap'], 5)).toEqual([]);
});

interface Row {
  readonly name: string;
  readonly pieces: string;
  readonly turn: string;
  readonly hands: string;
  readonly immobilisers: Readonly<Record<string, readonly string[] | undefined>>;
  readonly options: Partial<oracle.OracleOptions>;
  readonly perft: readonly number[];
}
/** Deeper counts are compared by hand: the largest takes twenty seconds. */
const AFFORDABLE = 1_500_000;
test.each(perftRows as unknown as readonly Row[])('perft of $name', (row) => {
  const watchedBy = Object.fromEntries(Object.entries(row.immobilisers).map(([at, by]) => [at, by ?? []]));
  const setting = { hands: row.hands, options: row.options, watchedBy };
  const { game } = TestTable.of(row.pieces, row.turn as 'magi' | 'line', setting).position;
  row.perft.forEach((count, i) => {
    if (count <= AFFORDABLE) expect(perft(game, i + 1).actions, `depth ${i + 1}`).toBe(count);
  });
  expect(row.perft.length).toBeGreaterThanOrEqual(2);
});
