/** The guided game: its hints come by themselves, say less from turn to turn, and end. */
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useApp } from '../../state/app.ts';
import { hint } from '../../state/computer/advice.fixture.ts';
import { useGuided } from '../../state/exercises/guide.ts';
import { view } from '../../state/match/match.fixture.ts';
import { ask, click, open, q, resolvedOk, rest, saidLines } from '../testing/table.tsx';

const asked = () => ask['computer.hint']!.mock.calls.length;
const openGuided = async (turnNumber: number, guided = view().match) => {
  useApp.setState({ on: new Proxy({}, { get: () => () => () => {} }) as never });
  useGuided.getState().begin(guided);
  await open(view({ turnNumber }), {
    'match.view': () => resolvedOk(view({ turnNumber })),
    'computer.hint': () => resolvedOk(hint),
  });
  await rest();
};
const pips = () => q('[data-testid=hint-pips]')?.getAttribute('aria-label');
afterEach(() => act(async () => useGuided.getState().end()));

it.each([
  [1, 'Hint, 3 of 3', 'From there it attacks c2.'],
  [3, 'Hint, 2 of 3', 'The Voyager goes to c1.'],
  [6, 'Hint, 1 of 3', 'Look at the Voyager.'],
])('in turn %i the hint goes to stage %s', async (turn, stage, sentence) => {
  await openGuided(turn);
  expect(pips()).toBe(stage);
  expect(saidLines().at(-1)).toBe(`${stage}. ${sentence}`);
  expect(asked()).toBe(1);
});
it('is not given twice in one position, when the player wants to find a move alone', async () => {
  await openGuided(1);
  await click(q('[data-testid=own-move]')!);
  await rest();
  expect([asked(), pips()]).toEqual([1, undefined]);
  expect(useGuided.getState().match).not.toBeNull();
});
it('ends when the player wants no more of it', async () => {
  await openGuided(1);
  await click(q('[data-testid=end-guide]')!);
  expect([useGuided.getState().match, pips()]).toEqual([null, undefined]);
});
it('ends by itself, and says so', async () => {
  await openGuided(9);
  expect([asked(), useGuided.getState().match]).toEqual([0, null]);
  expect(useApp.getState().toastNow?.text).toBe('From here you play alone. Press Hint whenever you want one.');
});
it('is of one game only', async () => {
  await openGuided(1, 'another');
  expect(asked()).toBe(0);
});
