/** A finger on a square of a flat board: it holds when it stays, and not when a busy page hears late of what it did. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOLD } from '../../board/contacts.ts';
import { useHold } from './useHold.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const FRAME = 16;
const place = document.createElement('div');
const told: string[] = [];

function Square() {
  const props = { onHold: (cell: number) => told.push(`hold ${cell}`), onLetGo: () => told.push('let go') };
  const { onPointerCancel: _, ...hold } = useHold(
    props,
    () => ({ cell: 7, piece: null }),
    () => told.push('no click'),
  );
  return <button type="button" {...hold} />;
}
const send = (type: string, x = 0) =>
  act(async () => {
    const event = new PointerEvent(type, { bubbles: true, pointerType: 'touch', isPrimary: true, clientX: x });
    place.querySelector('button')?.dispatchEvent(event);
  });
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

let root: ReturnType<typeof createRoot>;
beforeEach(async () => {
  vi.useFakeTimers();
  told.length = 0;
  document.body.append(place);
  root = createRoot(place);
  await act(async () => root.render(<Square />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.useRealTimers();
});

test('a finger that stays holds until it is lifted', async () => {
  await send('pointerdown');
  await pass(HOLD + FRAME);
  expect(told).toEqual(['no click', 'hold 7']);
  await send('pointerup');
  expect(told.at(-1)).toBe('let go');
});
test.each([
  ['moved', () => send('pointermove', 40)],
  ['lifted', () => send('pointerup')],
])('a finger of which a busy page hears late that it was %s holds nothing', async (_, does) => {
  await send('pointerdown');
  await pass(HOLD);
  await does();
  await pass(2 * FRAME);
  expect(told).toEqual([]);
});
