/** A module that could not be loaded is asked for under another address. */
import { expect, test, vi } from 'vitest';
import { imported } from './importing.ts';

const failing = (message: string) => async (): Promise<string> => {
  throw new TypeError(message);
};

test('what is loaded is asked for once', async () => {
  const again = vi.fn();
  expect(await imported(async () => 'module', again)).toBe('module');
  expect(again).not.toHaveBeenCalled();
});

test.each(['http://127.0.0.1:5000/assets/a-1.js', 'app://bundle/assets/a-1.js'])(
  'a browser that remembers the failure of %s is asked for another address each time',
  async (address) => {
    const again = vi.fn(async (at: string) => at);
    const load = failing(`Failed to fetch dynamically imported module: ${address}`);
    const [first, second] = [await imported(load, again), await imported(load, again)];
    expect(first.startsWith(`${address}?`)).toBe(true);
    expect(second.startsWith(`${address}?`)).toBe(true);
    expect(second).not.toBe(first);
  },
);

test('any other failure is passed on', async () => {
  const again = vi.fn();
  await expect(imported(failing('no such export'), again)).rejects.toThrow('no such export');
  expect(again).not.toHaveBeenCalled();
});
