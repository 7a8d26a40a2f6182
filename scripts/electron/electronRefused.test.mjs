/** A failed download is not retried at every start. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { rememberRefusal, wasRefusedLately } from './electronRefused.mjs';

const HOUR = 60 * 60 * 1000;
const NOW = Date.UTC(2025, 0, 2, 12);
const place = () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-test-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'cache/refused.json');
};

test('a failure is remembered for a day, for that version', () => {
  const file = place();
  expect(wasRefusedLately('45.4.1', NOW, file)).toBe(false);
  rememberRefusal('45.4.1', NOW, file);
  expect(wasRefusedLately('45.4.1', NOW + 23 * HOUR, file)).toBe(true);
  expect(wasRefusedLately('45.4.1', NOW + 24 * HOUR, file)).toBe(false);
  expect(wasRefusedLately('45.4.2', NOW + HOUR, file)).toBe(false);
});

test('with a clock that was set back or a damaged file the download is tried', () => {
  const file = place();
  rememberRefusal('45.4.1', NOW, file);
  expect(wasRefusedLately('45.4.1', NOW - HOUR, file)).toBe(false);
  for (const text of ['', '{', 'null', '[]', '{"at":"now","of":"45.4.1"}']) {
    fs.writeFileSync(file, text);
    expect(wasRefusedLately('45.4.1', NOW, file), text).toBe(false);
  }
});

test('if nothing can be written, the download is tried again', () => {
  const file = place();
  fs.writeFileSync(path.dirname(file), 'a file where the folder should be');
  rememberRefusal('45.4.1', NOW, file);
  expect(wasRefusedLately('45.4.1', NOW, file)).toBe(false);
});
