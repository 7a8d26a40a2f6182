/** The canvas on which a piece gets its picture: what it asks the host to write, by the keys and by the buttons. */
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { GameChange, GamePiece } from '../../../../../electron/contract/workshop.ts';
import { useGameText } from '../../../../state/files/game-text.ts';
import { fakeBridge } from '../../../testing/bridge.ts';
import { mount } from '../../../testing/mount.tsx';
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
