/**
 * What random play reaches too seldom, or cannot see because only the position knows it, a hundred times each from
 * changed positions; with random play (play.test.ts) every ending of acid is counted.
 */
import { expect, test } from 'vitest';
import type { Effect } from '../../../core/effects.ts';
import type { Action, Position } from '../../../core/position.ts';
import { DRIVEN, EVERYTHING, gameFrom, randomOptions, scattered, Tally } from '../../../testing/acid/play.ts';
import { TestTable } from '../../../testing/acid/table.ts';
import { Dice } from '../../../testing/dice.ts';
import { positionFrom } from '../../../testing/properties.ts';
import { board, isField } from '../board.ts';
import { acid } from '../index.ts';

const TIMES = 100;
const MOST_TRIES = 20_000;
const tally = new Tally();

/** Again and again with another seed, until it was done often enough. */
const until = (what: string, attempt: (dice: Dice) => void): void => {
  let seed = 0;
  while ((tally.counts.get(what) ?? 0) < TIMES && seed < MOST_TRIES) attempt(new Dice(++seed * 6151));
  expect(tally.tooFew([what], TIMES)).toEqual([]);
};
const countEnd = (effects: readonly Effect[], mover: number): void => {
  for (const e of effects) {
    if (e.do !== 'end') continue;
    tally.add(`ending ${e.reason}`);
    if (e.winner !== null && e.winner !== mover) tally.add(`ending ${e.reason} for the other side`);
  }
};
const playAny = (position: Position, which: (a: Action) => boolean, dice: Dice): Action | null => {
  const found = position.actions().filter((a) => a.kind === 'move' && which(a));
  if (found.length === 0) return null;
  const action = dice.pick(found);
  position.play(action);
  return action;
};

test('G6: there and back twice, with whomever chance picks, in any position', () => {
  until('ending repetition', (dice) => {
    const options = randomOptions(dice);
    const position = positionFrom(gameFrom(options), { ...scattered(dice), quiet: 0 });
    const key = position.key();
    const texts: string[] = [];
    const gone: Action[] = [];
    for (let n = 0; n < 4; n++) {
      const back = gone[n - 2];
      const action = playAny(position, (a) => !back || (a.piece === back.piece && a.to === back.from), dice);
      if (action === null || position.outcome !== null) return;
      gone.push(action);
      texts.push(action.text);
    }
    if (position.key() !== key) return; // somebody is watched now who was not
    for (const [n, text] of texts.entries()) {
      expect(position.outcome).toBeNull();
      const found = position.find(text);
      if (!found.ok) throw new Error(found.error.message);
      const mover = position.turn;
      const effects = position.play(found.value);
      if (n === 3) countEnd(effects, mover);
    }
    expect(position.key()).toBe(key);
    expect(position.outcome).toMatchObject({ winner: null, reason: 'repetition' });
    expect(position.actions()).toEqual([]);
    expect(position.takeBack()).toBe(true);
    expect(position.outcome).toBeNull();
  });
});

/** a King walled in by Masses and a blocked Diskette, and others that cannot move wherever they stand */
const WALLED = 'K@a1 M@a2 m@b1 D@b2 g@b3 k@i9';
const name = (dice: Dice, free: string[]): string => free.splice(dice.below(free.length), 1)[0];
// asked anew each time: it changes by playing
const outcomeOf = (position: Position): Position['outcome'] => position.outcome;
test('G5: stalemate is exactly where the generator finds nothing', () => {
  let others = 0;
  until('ending stalemate', (dice) => {
    const free = board.cells
      .filter((c) => isField(c))
      .map((c) => board.name(c))
      .filter((n) => !['a1', 'a2', 'b1', 'b2', 'b3', 'i9', 'e5'].includes(n));
    const stuck = dice.pick(['', 'H@e5', 'S@e5']); // a dead cell; no lane from the middle
    const crowd = Array.from({ length: 1 + dice.below(4) }, () => `${dice.pick([...'rhvdgs'])}@${name(dice, free)}`);
    const { position } = TestTable.of(`${WALLED} ${stuck} ${crowd.join(' ')}`, 'line');
    if (outcomeOf(position) !== null) return;
    const effects = position.play(dice.pick(position.actions()));
    const outcome = outcomeOf(position);
    const generated = positionFrom(position.game, { turn: 'magi', ...here(position) }).outcome?.reason ?? null;
    if (outcome === null || outcome.reason === 'stalemate') expect(outcome?.reason ?? null).toBe(generated);
    if (outcome === null) {
      others++;
      expect(position.actions().length).toBeGreaterThan(0);
    }
    countEnd(effects, 1);
  });
  expect(others).toBeGreaterThanOrEqual(TIMES);
});
const here = (position: Position) => ({
  pieces: position
    .pieces()
    .filter((p) => p.place === 'board')
    .map((p) => ({ kind: acid.types[p.kind].id, side: acid.sides[p.side].id, at: board.name(p.at) })),
});

test('Z11: whoever shoves somebody onto her own King in the Zone has lost her', () => {
  until('ending king for the other side', (dice) => {
    const who = dice.pick([...'DdGgRrVvHhCc']);
    const rank = dice.pick(['2', '3', '4', '5', '6', '7', '8'].filter((r) => !(who === 'c' && r === '8')));
    const options = { ...randomOptions(dice), noprogress: 'off' };
    const { position } = TestTable.of(`S@a1 ${who}@a${rank} k@i9 K@aΛ`, 'magi', { options });
    const found = position.find(`Sa1-a9,a${rank}>aΛ!`);
    if (!found.ok) throw new Error(found.error.message);
    expect(found.value.loses).toMatch(/wins/);
    countEnd(position.play(found.value), 0);
    expect(position.outcome).toMatchObject({ winner: 1, reason: 'king' });
  });
});

test('C4: whoever brings a Charonite of the other side home has made its mutiny', () => {
  until('ending mutiny for the other side', (dice) => {
    const file = dice.pick([...'abcdefghi']);
    const where = dice.pick([...'abcdefghi'].filter((f) => f !== file));
    const { position } = TestTable.of(`K@${file}9 c@${file}5 k@${where}1`, 'magi', { options: randomOptions(dice) });
    const found = position.find(`K${file}9<>${file}5`);
    if (!found.ok) throw new Error(found.error.message);
    expect(found.value.loses).toMatch(/wins/);
    countEnd(position.play(found.value), 0);
    expect(position.outcome).toMatchObject({ winner: 1, reason: 'mutiny' });
  });
});

test('V11: a Voyager jumps round four of them and ends where it began', () => {
  until('jumps back to its own cell', (dice) => {
    const x = 3 + dice.below(5);
    const y = 1 + dice.below(5);
    const at = (dx: number, dy: number): string => board.name(board.at(x + dx, y + dy));
    const [home, ring] = [at(0, 0), [at(1, 1), at(1, 3), at(-1, 3), at(-1, 1)]];
    const kinds = dice.shuffled([...'rhsg']);
    const free = dice.shuffled([...'abcdefghi'].map((f) => `${f}Λ`));
    const { position } = TestTable.of(
      `V@${home} ${ring.map((c, i) => `${kinds[i]}@${c}`).join(' ')} K@${free[0]} k@${free[1]}`,
    );
    const round = position.actions().find((a) => a.from === a.to && a.captures.length === 4);
    expect(round, position.census()).toBeDefined();
    const effects = position.play(round as Action);
    expect(effects.filter((e) => e.do === 'take')).toHaveLength(4);
    if (effects.some((e) => e.do === 'go' && e.from === e.to)) tally.add('jumps back to its own cell');
  });
});

test('nothing is left out: what is driven here and what chance plays are together every ending and option value', () => {
  expect(tally.tooFew(DRIVEN, TIMES)).toEqual([]);
  const wanted = [...EVERYTHING, ...DRIVEN];
  for (const { id } of acid.endings) expect(wanted).toContain(`ending ${id}`);
  for (const { id, values } of acid.options)
    for (const value of values) expect(wanted).toContain(`option ${id}=${value.id}`);
});
