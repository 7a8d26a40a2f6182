/** A pointer at rest: after a moment the step bar explains why nothing can be done there. */
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { action, view } from '../../../state/match/match.fixture.ts';
import { ask, click, given, open, q, rest, saidLines, squareAt, stepBarText } from '../../testing/table.tsx';
import { DWELL } from './useDwell.ts';

const pointTo = (name: string) =>
  act(async () => {
    squareAt(name).dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  });
const asked = () => ask['match.why']!.mock.calls.map(([input]) => (input as { cell: number | null }).cell);

afterEach(() => void vi.useRealTimers());

it('requests the reason once the pointer has rested, and drops it when the pointer moves on', async () => {
  given.actions = [action('Vb1-b3', 2, 'b1', 'b3')];
  await open(view());
  await click(squareAt('b1'));
  await rest();
  vi.useFakeTimers();
  await pointTo('c1');
  await act(async () => vi.advanceTimersByTime(DWELL - 1));
  expect(asked()).toEqual([]);
  await act(async () => vi.advanceTimersByTime(1));
  expect(asked()).toHaveLength(1);
  expect(stepBarText()).toContain('Voyager b1 can’t go to c1.');
  // the label at the pointer does not repeat the bar
  expect(q('[data-testid=hover-name]')?.textContent).not.toContain('Two of them');
  expect(saidLines().at(-1)).toBe('Voyager can’t go to c1. Two of them on one colour.');
  await pointTo('b3');
  expect(stepBarText()).toContain('Moves the Voyager to b3.');
  await act(async () => vi.advanceTimersByTime(2 * DWELL));
  expect(asked()).toHaveLength(1);
});

it('requests nothing when no piece is lifted', async () => {
  await open(view());
  vi.useFakeTimers();
  await pointTo('c1');
  await act(async () => vi.advanceTimersByTime(2 * DWELL));
  expect(asked()).toEqual([]);
});
