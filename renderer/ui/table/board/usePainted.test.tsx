/**
 * What end-to-end tests wait for: a page at rest has painted, and announced, everything that follows from the last
 * event.
 */
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { action, view } from '../../../state/match/match.fixture.ts';
import { click, given, open, press, resolvedOk, rest, saidLines, squareAt } from '../../testing/table.tsx';

const { dataset } = document.body;
/** frames come one at a time, when a test says so */
const frames = new Map<number, FrameRequestCallback>();
const holdFrames = (): void => {
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    frames.set(++last, run);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
};
// as in a browser: what one callback sets is rendered before the next one runs
const frame = async () => {
  for (const [id, run] of [...frames]) if (frames.delete(id)) await act(async () => run(0));
};
afterEach(() => {
  frames.clear();
  vi.unstubAllGlobals();
});

it('a page at rest says which side is to move now', async () => {
  given.actions = [action('Vb1-b3', 2, 'b1', 'b3')];
  await open(view());
  await click(squareAt('b1'));
  await rest();
  holdFrames();
  await click(squareAt('b3'));
  const seen: (readonly [string | undefined, string | undefined])[] = [];
  while (dataset.busy !== '0' && seen.length < 10) {
    await frame();
    seen.push([dataset.busy, dataset.turn]);
  }
  expect(seen.at(-1)).toEqual(['0', 'line']);
});

it('is not at rest before it has announced what the action under the pointer would do', async () => {
  given.actions = [action('Vb1-b3', 2, 'b1', 'b3')];
  let answer = (_: unknown): void => {};
  await open(view(), {
    'match.preview': () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await click(squareAt('b1'));
  await rest();
  await press('.');
  expect(dataset.busy).toBe('1');
  const ends = { do: 'end', winner: 0, reason: 'king', says: '' };
  await act(async () => resolvedOk({ action: given.actions[0], effects: [ends], after: [] }).then(answer));
  await rest();
  expect(saidLines().at(-1)).toMatch(/^This wins the game/);
});
