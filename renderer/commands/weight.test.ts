/** Whether pieces can be swept and put back, and why not. */
import { afterEach, expect, test, vi } from 'vitest';
import { type Settings, usualSettings } from '../../electron/contract/settings.ts';
import type { TableHandle } from '../board/props.ts';
import { forgetWeight, setDisplaced, setWeightLibrary, startSweeping, useWeight } from '../state/free/weight.ts';
import type { CommandContext } from './command.ts';
import { freeCommands } from './free.ts';

const announce = vi.fn();
const table = { putBack: vi.fn() };
const context = (free: boolean, settings: Partial<Settings>, is3D = true): CommandContext =>
  ({
    app: { settings: { ...usualSettings, motion: 'full', ...settings } },
    match: {
      store: { getState: () => ({ view: { free }, look: null, mode: { is: 'idle' }, waiting: {} }) },
      send: vi.fn(),
    },
    table: is3D ? (table as unknown as TableHandle) : null,
    screen: { announce },
  }) as unknown as CommandContext;
const { sweep, 'put-back': putBack } = freeCommands;

afterEach(() => {
  forgetWeight();
  setWeightLibrary('absent');
  vi.clearAllMocks();
});

test.each([
  ['with the referee on', context(false, { weight: 'free' }), 'The referee is on.'],
  ['on the flat board', context(true, { weight: 'free' }, false), 'Only pieces on the 3D board have weight.'],
  ['by the setting', context(true, {}), 'Pieces have no weight. You can change that in Settings, Board.'],
  [
    'where motion is reduced',
    context(true, { weight: 'free', motion: 'reduced' }),
    'Pieces have no weight while motion is reduced. You can change that in Settings.',
  ],
  [
    'in the reduced-sensory mode',
    context(true, { weight: 'free', calm: true }),
    'Pieces have no weight while motion is reduced. You can change that in Settings.',
  ],
])('pieces have no weight %s, and that is said', (_, where, why) => {
  expect([sweep.why(where), putBack.why(where)]).toEqual([why, why]);
});

test('sweeping begins and ends by the same key, and both are said', () => {
  const here = context(true, { weight: 'free' });
  expect(sweep.why(here)).toBeNull();
  setWeightLibrary('ready');
  sweep.run(here);
  expect(useWeight.getState().sweeping).toBe(true);
  expect(announce).toHaveBeenLastCalledWith('Drag over the board to sweep pieces away. Esc stops.');
  sweep.run(here);
  expect(useWeight.getState().sweeping).toBe(false);
  expect(announce).toHaveBeenLastCalledWith('Sweeping has ended.');
});

test('what could not be loaded ends the sweep, and the next sweep has it loaded again', () => {
  const here = context(true, { weight: 'free' });
  setWeightLibrary('loading');
  sweep.run(here);
  expect(announce).toHaveBeenLastCalledWith('Loading the weight of pieces…');
  setWeightLibrary('failed');
  expect(useWeight.getState().sweeping).toBe(false);
  expect(sweep.why(here)).toBeNull();
  sweep.run(here);
  expect(useWeight.getState()).toMatchObject({ library: 'absent', sweeping: true });
});

test('on another table what could not be loaded is tried again', () => {
  setWeightLibrary('failed');
  forgetWeight();
  expect(useWeight.getState().library).toBe('absent');
  setWeightLibrary('ready');
  forgetWeight();
  expect(useWeight.getState().library).toBe('ready');
});

test('pieces are put back if any is elsewhere, and sweeping ends', () => {
  const here = context(true, { weight: 'free' });
  expect(putBack.why(here)).toBe('All pieces are in place.');
  setDisplaced(3);
  startSweeping();
  expect(putBack.why(here)).toBeNull();
  putBack.run(here);
  expect(table.putBack).toHaveBeenCalledOnce();
  expect(useWeight.getState().sweeping).toBe(false);
});
