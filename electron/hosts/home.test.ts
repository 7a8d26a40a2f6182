import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { homeFolder } from './home.ts';

afterEach(() => void vi.unstubAllEnvs());

describe('where everything is kept', () => {
  const elsewhere = path.join(os.tmpdir(), 'elsewhere');
  const stick = path.join(os.tmpdir(), 'stick');

  test('beside the portable program, so that it can be carried about with its games', () => {
    vi.stubEnv('FAIRYTABLE_HOME', '');
    vi.stubEnv('PORTABLE_EXECUTABLE_DIR', stick);
    expect(homeFolder()).toBe(path.join(stick, 'Fairytable saves'));
    vi.stubEnv('PORTABLE_EXECUTABLE_DIR', 'not a whole path');
    expect(homeFolder()).not.toContain('not a whole path');
  });

  test('where FAIRYTABLE_HOME says, before all else', () => {
    vi.stubEnv('FAIRYTABLE_HOME', elsewhere);
    vi.stubEnv('PORTABLE_EXECUTABLE_DIR', stick);
    expect(homeFolder()).toBe(elsewhere);
  });

  test('else in the system’s folder for the data of applications', () => {
    vi.stubEnv('FAIRYTABLE_HOME', '');
    vi.stubEnv('PORTABLE_EXECUTABLE_DIR', '');
    expect(path.basename(homeFolder())).toBe('Fairytable');
    expect(path.isAbsolute(homeFolder())).toBe(true);
  });
});
