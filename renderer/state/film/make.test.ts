/** How a film is made: every position once and in order; stopped anywhere it leaves nothing. */
import { expect, test } from 'vitest';
import type { View } from '../../../electron/contract/view.ts';
import { startView } from '../../testing/acid.ts';
import { makeFilm, type Studio } from './make.ts';
import type { Recorder } from './recorder.ts';

const frames = [0, 1, 2].map((node) => ({ node, turnNumber: 1, played: null }));
const canvas = {} as HTMLCanvasElement;

/** Notes what happens, and calls `at` before each step. */
function filmed(at: (step: string) => void = () => {}, viewerOf: (node: number) => View['viewer'] = () => null) {
  const steps: string[] = [];
  const step = (name: string) => {
    at(name);
    steps.push(name);
  };
  const studio: Studio = {
    look: async (node) => {
      step(`look ${node}`);
      return { ...startView(), node, viewer: viewerOf(node) };
    },
    draw: async (frame, view) => {
      step(`draw ${frame.node}`);
      expect(view.node).toBe(frame.node);
      return canvas;
    },
    told: (n) => step(`told ${n}`),
  };
  const recorder: Recorder = {
    kind: 'webm',
    add: async () => step('add'),
    end: async () => {
      step('end');
      return new Blob(['film']);
    },
    close: () => step('close'),
  };
  const open = async () => {
    step('open');
    return recorder;
  };
  return { steps, studio, open };
}

test('the game is looked up first, then drawn and recorded picture by picture', async () => {
  const { steps, studio, open } = filmed();
  const made = await makeFilm(frames, studio, open, new AbortController().signal);
  expect(made?.kind).toBe('webm');
  expect(steps).toEqual([
    ...['look 0', 'look 1', 'look 2', 'open'],
    ...['told 0', 'draw 0', 'add', 'told 1', 'draw 1', 'add', 'told 2', 'draw 2', 'add'],
    ...['end', 'close'],
  ]);
});

test.each(['look 0', 'look 2', 'open', 'told 0', 'draw 1', 'add', 'end'])(
  'stopped at “%s” there is no film, and the recorder is closed if it was opened',
  async (last) => {
    const stopping = new AbortController();
    const { steps, studio, open } = filmed((step) => step === last && stopping.abort());
    expect(await makeFilm(frames, studio, open, stopping.signal)).toBe(null);
    expect(steps.includes('close')).toBe(steps.includes('open'));
    expect(steps.filter((step) => step === 'add').length).toBeLessThanOrEqual(last === 'end' ? 3 : 1);
  },
);

test('what fails is passed on, and the recorder is closed', async () => {
  const { steps, studio, open } = filmed((step) => {
    if (step === 'draw 1') throw new Error('the graphics card was lost');
  });
  await expect(makeFilm(frames, studio, open, new AbortController().signal)).rejects.toThrow('lost');
  expect(steps.at(-1)).toBe('close');
});

test('if another player comes to the screen while the game is looked up, nothing is made', async () => {
  const { steps, studio, open } = filmed(
    () => {},
    (node) => (node === 2 ? 1 : 0),
  );
  await expect(makeFilm(frames, studio, open, new AbortController().signal)).rejects.toThrow('viewer');
  expect(steps).not.toContain('open');
});
