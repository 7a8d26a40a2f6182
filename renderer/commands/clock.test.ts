/** When the clocks can be paused. */
import { expect, it } from 'vitest';
import type { ClockView } from '../../electron/contract/clock.ts';
import type { View } from '../../electron/contract/view.ts';
import { makeClock } from '../state/clocks/clock.ts';
import { view } from '../state/match/match.fixture.ts';
import { clockCommands } from './clock.ts';
import type { CommandContext } from './command.ts';

const side = { left: 60_000, free: 0, periods: 0, period: 0, isOut: false };
const clock = (running: 0 | 1 | null): ClockView => ({
  control: {
    kind: 'sudden-death',
    times: [
      { main: 60, bonus: 0, periods: 0 },
      { main: 60, bonus: 0, periods: 0 },
    ],
    flag: 'loses',
  },
  sides: [side, side],
  running,
  isPaused: false,
});
const last: View['last'] = { text: 'Vb1-b3', label: 'V b1–b3', side: 0, piece: 2, cells: [1, 9] };

const contextOf = (now: ClockView, more: Partial<View>, ask: object = {}): CommandContext =>
  ({
    clock: makeClock(now, 0),
    match: { store: { getState: () => ({ view: view({ clock: now, ...more }), look: null }) } },
    ...ask,
  }) as never;

it('before the first move there is nothing to pause', () => {
  expect(clockCommands['pause-clocks'].why(contextOf(clock(null), {}))).toBe('The clocks start with the first move.');
});
it('a running clock is paused', () => {
  expect(clockCommands['pause-clocks'].why(contextOf(clock(1), { last }))).toBeNull();
});
it('while a move is still shown no clock runs, and it is paused all the same', () => {
  expect(clockCommands['pause-clocks'].why(contextOf(clock(null), { last }))).toBeNull();
});
it('what the host refuses is said', async () => {
  const said: string[] = [];
  const message = 'No clock is running.';
  const answer = Promise.resolve({ ok: false, error: { code: 'no-clock', message } });
  const ask = {
    app: { ask: { 'clock.pause': () => answer } },
    screen: { announce: (text: string) => said.push(text) },
  };
  clockCommands['pause-clocks'].run(contextOf(clock(null), { last }, ask));
  await answer;
  expect(said).toEqual([message]);
});
