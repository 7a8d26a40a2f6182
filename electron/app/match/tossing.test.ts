/** Coin and dice through the contract: thrown here and not by the page, kept over a restart, not taken back by undo. */
import { expect, test } from 'vitest';
import { MOST_TOSSES, OtherSides } from '../../../engine/shared/dice.ts';
import { acid } from '../../../engine/variants/acid/index.ts';
import { deicide } from '../../../engine/variants/deicide/index.ts';
import type { View } from '../../contract/view.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, startGame, type TestApp } from '../application.fixture.ts';
import { rolledDice, tossedCoin } from './tossing.ts';

const toss = async (app: TestApp, view: View, dice: number | null): Promise<View> =>
  (await app.get('match.toss', { ...atView(view), dice })).view;

test('every side of the coin and of a die comes up about equally often', () => {
  const counts = new Map<string, number>();
  const count = (came: string) => counts.set(came, (counts.get(came) ?? 0) + 1);
  for (let i = 0; i < 2000; i++) {
    const [coin, roll] = [tossedCoin(), rolledDice(6)];
    if (coin.do === 'toss') count(coin.coin);
    if (roll.do === 'roll') for (const die of roll.dice) count(String(die));
  }
  // twelve standard deviations on either side: a fair coin never fails this
  for (const side of ['heads', 'tails']) expect(Math.abs((counts.get(side) ?? 0) - 1000), side).toBeLessThan(270);
  for (let die = 1; die <= 6; die++)
    expect(Math.abs((counts.get(String(die)) ?? 0) - 2000), String(die)).toBeLessThan(490);
  expect([...counts.keys()].sort()).toEqual(['1', '2', '3', '4', '5', '6', 'heads', 'tails']);
});

test('every side of the other dice comes up, and no other number', () => {
  for (const sides of OtherSides.options) {
    const came = new Set<number>();
    // that a side of twenty is missing among 6000 has a chance of less than one in 10 to the power of 132
    for (let i = 0; i < 1000; i++) {
      const roll = rolledDice(6, sides);
      if (roll.do === 'roll') for (const die of roll.dice) came.add(die);
      expect(roll).toMatchObject({ sides });
    }
    expect([...came].sort((a, b) => a - b)).toEqual(Array.from({ length: sides }, (_, i) => i + 1));
  }
});

test('dice with twenty sides are in the view as such, those with six as ever', async () => {
  const app = await openTestApp(temporaryFolder());
  const view = await startGame(app, acid);
  const usual = await toss(app, view, 2);
  expect(Object.keys(usual.tosses?.[0] ?? {})).toEqual(['node', 'coin', 'dice']);
  const { view: other } = await app.get('match.toss', { ...atView(usual), dice: 3, sides: 20 });
  expect(other.tosses?.[1]).toEqual({ node: view.node, coin: null, dice: expect.any(Array), sides: 20 });
  for (const sides of [6, 7, 0, 100])
    expect(await app.code('match.toss', { ...atView(other), dice: 1, sides: sides as never }), String(sides)).toBe(
      'invalid-input',
    );
});

test('a result is in the view with its position; undo takes none back, and a second throw is beside the first', async () => {
  const app = await openTestApp(temporaryFolder());
  const view = await startGame(app, acid);
  expect(view.tosses).toBeUndefined();
  const tossed = await toss(app, view, null);
  expect(tossed.tosses).toEqual([{ node: view.node, coin: expect.stringMatching(/^(heads|tails)$/), dice: [] }]);
  const moved = (await app.get('match.play', { ...atView(tossed), action: 'Dc2-c3' })).view;
  const rolled = await toss(app, moved, 3);
  expect(rolled.tosses?.[1]).toMatchObject({ node: moved.node, coin: null, dice: { length: 3 } });
  const undone = (await app.get('match.undo', { ...atView(rolled), unit: 'action' })).view;
  expect(undone.node).toBe(view.node);
  expect(undone.tosses).toEqual(rolled.tosses);
  const again = await toss(app, undone, null);
  expect(again.tosses?.slice(0, 2)).toEqual(rolled.tosses);
  expect(again.tosses).toHaveLength(3);
  expect(again.can.redo).toBe(true);
});

test('they are there after a restart, and at an earlier position', async () => {
  const home = temporaryFolder();
  const app = await openTestApp(home);
  const view = await startGame(app, acid);
  const tossed = await toss(app, await toss(app, view, 2), null);
  const looked = await app.get('match.look', { ...atView(tossed), node: view.node });
  expect(looked.view.tosses).toEqual(tossed.tosses);
  await app.app.close({ force: false });
  const again = await openTestApp(home);
  const [summary] = (await again.get('library.list', {})).saves;
  const opened = await again.get('match.open', { save: summary?.save ?? '' });
  expect(opened.tosses).toEqual(tossed.tosses);
});

test('the number of dice is checked, and so is the number of throws in one game', async () => {
  const app = await openTestApp(temporaryFolder());
  let view = await startGame(app, deicide);
  for (const dice of [0, 7, 1.5, -1])
    expect(await app.code('match.toss', { ...atView(view), dice })).toBe('invalid-input');
  for (let i = 0; i < MOST_TOSSES; i++) view = await toss(app, view, 1);
  expect(await app.code('match.toss', { ...atView(view), dice: null })).toBe('too-many-tosses');
  expect(view.tosses).toHaveLength(MOST_TOSSES);
});
