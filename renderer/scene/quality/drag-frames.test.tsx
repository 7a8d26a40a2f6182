/** Which frames of a drag count: a display of 100 Hz by fake timers, and a card that is done at once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { glFixture } from '../gl.fixture.ts';
import { DragFrames } from './drag-frames.ts';
import type { DragFrame } from './step.ts';

const { gl } = glFixture();
const PERIOD = 10;
let ended: ReturnType<typeof vi.fn<(frames: readonly DragFrame[]) => void>>;
let frames: DragFrames;
let waiting: Map<number, FrameRequestCallback>;
let hidden = false;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  waiting = new Map();
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (then: FrameRequestCallback) => {
    waiting.set(++last, then);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => waiting.delete(id));
  hidden = false;
  Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
  ended = vi.fn();
  frames = new DragFrames((gathered) => ended([...gathered]));
  frames.restart(true);
});
afterEach(() => {
  frames.restart(false);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Frames of the display, in each of which the table is drawn, or in none. */
function show(n: number, isDrawn: boolean, period = PERIOD): void {
  for (let i = 0; i < n; i++) {
    const due = [...waiting.values()];
    waiting.clear();
    for (const then of due) then(performance.now());
    if (isDrawn) frames.drawn(performance.now(), gl);
    vi.advanceTimersByTime(period);
  }
}
const sinces = () => ended.mock.lastCall?.[0].map(({ since }) => since);

test('frames in succession count, with the time until the card had drawn them', () => {
  frames.begin();
  show(5, true);
  frames.end();
  expect(sinces()).toEqual([PERIOD, PERIOD, PERIOD, PERIOD]);
  expect(ended.mock.lastCall?.[0].every(({ drawing }) => drawing >= 0 && drawing < PERIOD)).toBe(true);
});

test('a pause of the hand is no frame, and one long frame is one', () => {
  frames.begin();
  show(2, true);
  show(3, false);
  show(2, true);
  show(1, true, 200);
  show(1, true);
  frames.end();
  expect(sinces()).toEqual([PERIOD, PERIOD, PERIOD, 200]);
});

test('a hidden window does not count, nor the time until it is shown again', () => {
  frames.begin();
  show(2, true);
  hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  show(2, true, 60_000);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  show(2, true);
  frames.end();
  expect(sinces()).toEqual([PERIOD, PERIOD]);
});

test('frames outside drags do not count, and those of short drags add up', () => {
  show(3, true);
  for (const _ of [1, 2]) {
    frames.begin();
    frames.begin();
    show(3, true);
    frames.end();
    frames.end();
    show(3, true);
  }
  expect(ended).toHaveBeenCalledTimes(2);
  expect(sinces()).toEqual([PERIOD, PERIOD, PERIOD, PERIOD]);
  expect(waiting.size, 'nothing runs at rest').toBe(0);
});

test('nothing is gathered where nothing is to be measured, and a restart forgets', () => {
  frames.begin();
  show(3, true);
  frames.restart(false);
  frames.begin();
  show(3, true);
  frames.end();
  expect(ended).not.toHaveBeenCalled();
  frames.restart(true);
  frames.begin();
  show(2, true);
  frames.end();
  expect(sinces()).toEqual([PERIOD]);
});
