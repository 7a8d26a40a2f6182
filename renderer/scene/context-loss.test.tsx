import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchContext } from './context-loss.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const canvas = document.createElement('canvas');
  document.body.append(canvas);
  const told: string[] = [];
  watchContext(canvas, {
    lost: () => told.push('lost'),
    gone: () => told.push('gone'),
    restored: () => told.push('restored'),
  });
  const lose = () => canvas.dispatchEvent(new Event('webglcontextlost'));
  const restore = () => canvas.dispatchEvent(new Event('webglcontextrestored'));
  return { canvas, told, lose, restore };
}

test('a context that is restored soon is never gone', () => {
  const { told, lose, restore } = watched();
  lose();
  restore();
  vi.runAllTimers();
  expect(told).toEqual(['lost', 'restored']);
});

test('one that is lost for long is gone, and its return is told all the same', () => {
  const { told, lose, restore } = watched();
  lose();
  vi.runAllTimers();
  expect(told).toEqual(['lost', 'gone']);
  restore();
  expect(told).toEqual(['lost', 'gone', 'restored']);
});

test('nothing is told of a canvas that has been taken out of the page', () => {
  const { canvas, told, lose } = watched();
  lose();
  canvas.remove();
  vi.runAllTimers();
  expect(told).toEqual(['lost']);
  lose();
  expect(told).toEqual(['lost']);
});
