import type { Camera, Object3D, WebGLRenderer } from 'three';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fineRatio, Refine } from './refine.ts';

const frames: number[] = [];
let ratio = 1;
const gl = {
  domElement: { clientWidth: 1012, clientHeight: 700 },
  getPixelRatio: () => ratio,
  setPixelRatio: (n: number) => {
    ratio = n;
  },
  render: () => {
    frames.push(ratio);
  },
  getContext: () => ({
    SIGNALED: 1,
    fenceSync: () => ({}),
    flush: () => {},
    isContextLost: () => false,
    getSyncParameter: () => 1,
    deleteSync: () => {},
  }),
} as unknown as WebGLRenderer;
const [scene, camera] = [{} as Object3D, {} as Camera];
let refine: Refine;
const drawn = { frames: 0 };
const frame = (moves: boolean): void => {
  refine.rough(gl);
  frames.push(ratio);
  drawn.frames++;
  refine.drawn(gl, scene, camera, moves, drawn);
};

beforeEach(() => {
  vi.useFakeTimers();
  frames.length = 0;
  ratio = 1;
  drawn.frames = 0;
  refine = new Refine();
});
afterEach(() => vi.useRealTimers());

test('at rest the last frame is drawn once more at a higher resolution, and never again', () => {
  frame(true);
  frame(true);
  frame(false);
  vi.advanceTimersByTime(10_000);
  expect(frames).toEqual([1, 1, 1, 2]);
  expect(drawn.frames, 'the fine one is counted').toBe(4);
});

test('the next change is drawn fast, and at high resolution once more when it is over', () => {
  frame(false);
  vi.advanceTimersByTime(1000);
  frame(false);
  vi.advanceTimersByTime(100);
  frame(false);
  vi.advanceTimersByTime(1000);
  expect(frames).toEqual([1, 2, 1, 1, 2]);
});

test('fast frames keep the ratio of a page that is zoomed out', () => {
  ratio = 0.5;
  frame(false);
  vi.advanceTimersByTime(1000);
  frame(true);
  expect(frames).toEqual([0.5, 2, 0.5]);
});

test('an unmounted table draws no more', () => {
  frame(false);
  refine.dispose();
  vi.advanceTimersByTime(1000);
  expect(frames).toEqual([1]);
});

test('a window too large for it keeps its ratio', () => {
  expect(fineRatio(1012, 700)).toBe(2);
  expect(fineRatio(1600, 900)).toBeCloseTo(1.49, 1);
  expect(fineRatio(3840, 2160)).toBe(1);
});
