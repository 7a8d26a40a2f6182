import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { homeFolder } from './home.ts';

afterEach(() => void vi.unstubAllEnvs());

describe('the folder of all data', () => {
  const elsewhere = path.join(os.tmpdir(), 'elsewhere');
  const stick = path.join(os.tmpdir(), 'stick');

  test('is beside the portable program, so that both can be moved together', () => {
    vi.stubEnv('FAIRYTABLE_HOME', '');
    vi.stubEnv('PORTABLE_EXECUTABLE_DIR', stick);
    expect(homeFolder()).toBe(path.join(stick, 'Fairytable saves'));
    vi.stubEnv('PORTABLE_EXECUTABLE_DIR', 'not a whole path');
    expect(homeFolder()).not.toContain('not a whole path');
  });

  test('is FAIRYTABLE_HOME, if that is set', () => {
    vi.stubEnv('FAIRYTABLE_HOME', elsewhere);
    vi.stubEnv('PORTABLE_EXECUTABLE_DIR', stick);
    expect(homeFolder()).toBe(elsewhere);
  });

  test('is otherwise in the system’s folder for application data', () => {
    vi.stubEnv('FAIRYTABLE_HOME', '');
    vi.stubEnv('PORTABLE_EXECUTABLE_DIR', '');
    expect(path.basename(homeFolder())).toBe('Fairytable');
    expect(path.isAbsolute(homeFolder())).toBe(true);
  });
});
