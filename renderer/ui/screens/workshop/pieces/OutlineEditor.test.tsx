/** The canvas on which a piece gets its picture: what it asks the host to write, by the keys and by the buttons. */
import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameChange, GamePiece } from '../../../../../electron/contract/workshop.ts';
import { useApp } from '../../../../state/app.ts';
import { useGameText } from '../../../../state/files/game-text.ts';
import { fakeBridge } from '../../../testing/bridge.ts';
import { mount } from '../../../testing/mount.tsx';
import { boxSolid, solidGlb } from './model/glb.fixture.ts';
import { OutlineEditor } from './OutlineEditor.tsx';

const HOUSE = 'M50 10L90 50L90 90L10 90L10 50Z';
const asked: GameChange[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.spyOn(useGameText.getState(), 'edit').mockImplementation(async (change) => {
    asked.push(change);
    return null;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const shown = (piece: Partial<GamePiece>) =>
  mount(
    fakeBridge({}),
    <OutlineEditor number={0} piece={{ name: 'King', letter: 'K', royal: false, ...piece } as GamePiece} />,
  );
const press = async (key: string): Promise<void> => {
  const point = document.querySelector<HTMLElement>('[data-point][tabindex="0"]')!;
  await act(async () => {
    point.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
};
const glyph = (): unknown => asked.flatMap((change) => (change.do === 'set' ? change.settings : []))[0]?.to;

test('without a picture it offers to draw one, in place of a figure and of what is from a file', async () => {
  await shown({ figure: 'knight' });
  expect(document.querySelector('[data-point]')).toBeNull();
  document.querySelector<HTMLElement>('[data-testid=draw-outline]')!.click();
  expect(asked).toMatchObject([
    { do: 'set', settings: ['glyph', 'figure', 'picture', 'model'].map((key) => ({ at: ['pieces', 0, key] })) },
  ]);
});
test('each point has a name, and one of them is in the order of the Tab key', async () => {
  await shown({ glyph: HOUSE, outline: HOUSE });
  const points = [...document.querySelectorAll('[data-point]')];
  expect(points.map((point) => point.getAttribute('aria-label'))).toContain(
    'Point 2 of 5: 90 from the left, 50 from the top',
  );
  expect(points.filter((point) => point.getAttribute('tabindex') === '0')).toHaveLength(1);
});
test.each([
  ['ArrowDown', 'M50 11L90 50L90 90L10 90L10 50Z'],
  ['Delete', 'M90 50L90 90L10 90L10 50Z'],
  ['Enter', 'M50 10L70 30L90 50L90 90L10 90L10 50L30 30Z'],
])('%s at the top changes both sides alike', async (key, to) => {
  await shown({ glyph: HOUSE, outline: HOUSE });
  await press(key);
  expect(glyph()).toBe(to);
});
test('a picture that cannot be drawn is told, and a new one can be drawn', async () => {
  await shown({ glyph: 'M 10' });
  expect(document.body.textContent).toContain('This picture cannot be drawn.');
  expect(document.querySelector('[data-testid=draw-outline]')).not.toBeNull();
});

describe('A model that takes long', () => {
  /** A thread that answers when the test says so. */
  class SlowWorker {
    static all: SlowWorker[] = [];
    onmessage: ((event: { readonly data: unknown }) => void) | null = null;
    onerror: ((event: { readonly message: string }) => void) | null = null;
    isOver = false;
    constructor() {
      SlowWorker.all.push(this);
    }
    postMessage(): void {}
    terminate(): void {
      this.isOver = true;
    }
  }
  beforeEach(() => {
    SlowWorker.all = [];
    vi.stubGlobal('Worker', SlowWorker);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  const bytes = solidGlb(boxSolid(1, 2, 1));
  const file = () => Object.assign(new File([bytes], 'king.glb'), { arrayBuffer: async () => bytes.slice().buffer });
  const drop = (what: File) =>
    act(async () => {
      const event = new Event('drop', { bubbles: true, cancelable: true });
      Object.assign(event, { dataTransfer: { files: [what], types: ['Files'] } });
      document.querySelector('[data-testid=own-picture]')!.dispatchEvent(event);
    });
  const answer = (worker: SlowWorker, model: string) =>
    act(async () => worker.onmessage?.({ data: { model, leavesOut: false } }));
  const reading = () => document.querySelector('[data-testid=reading-look]');
  const waits = () => act(async () => void vi.advanceTimersByTime(1000));

  test('says so after a moment, and no longer when it is there', async () => {
    await shown({});
    await drop(file());
    expect(reading()).toBeNull();
    await waits();
    expect(reading()?.querySelector('progress')).not.toBeNull();
    expect(reading()?.querySelector('[role=status]')?.textContent).toBe('Reading the file…');
    await answer(SlowWorker.all[0], 'AQ==');
    expect(reading()).toBeNull();
    expect(asked).toEqual([{ do: 'model', piece: 0, model: 'AQ==' }]);
    expect(SlowWorker.all[0].isOver).toBe(true);
  });
  test('is stopped by its button, which gives the focus back', async () => {
    await shown({});
    await drop(file());
    await waits();
    await act(async () => document.querySelector<HTMLElement>('[data-testid=stop-reading-look]')!.click());
    expect(reading()).toBeNull();
    expect(document.activeElement?.getAttribute('data-testid')).toBe('picture-from-file');
    expect(SlowWorker.all[0].isOver).toBe(true);
    await answer(SlowWorker.all[0], 'AQ==');
    expect(asked).toEqual([]);
  });
  test('gives way to another file', async () => {
    await shown({});
    await drop(file());
    await waits();
    await drop(file());
    expect(SlowWorker.all.map(({ isOver }) => isOver)).toEqual([true, false]);
    await answer(SlowWorker.all[1], 'Ag==');
    expect(asked).toEqual([{ do: 'model', piece: 0, model: 'Ag==' }]);
  });
  test('is stopped when the piece is left', async () => {
    let leave = (): void => {};
    const Piece = () => {
      const [isShown, setShown] = useState(true);
      leave = () => setShown(false);
      return isShown && <OutlineEditor number={0} piece={{ name: 'King', letter: 'K', royal: false } as GamePiece} />;
    };
    await mount(fakeBridge({}), <Piece />);
    await drop(file());
    await act(async () => leave());
    expect(SlowWorker.all[0].isOver).toBe(true);
    await answer(SlowWorker.all[0], 'AQ==');
    expect(asked).toEqual([]);
  });
  test('fails with a sentence where its thread does', async () => {
    const fails = vi.spyOn(useApp.getState(), 'toastFailure');
    await shown({});
    await drop(file());
    await act(async () => SlowWorker.all[0].onerror?.({ message: 'out of memory' }));
    expect(fails).toHaveBeenCalledWith('This file cannot be read. Save a smaller or another copy of it and take that.');
    expect(asked).toEqual([]);
  });
});
