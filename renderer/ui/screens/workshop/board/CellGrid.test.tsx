import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { fakeBridge } from '../../../testing/bridge.ts';
import { mount } from '../../../testing/mount.tsx';
import { CellGrid } from './CellGrid.tsx';

const used: string[] = [];
const shown = async () => {
  used.length = 0;
  await mount(
    fakeBridge({}),
    <CellGrid
      label="Board"
      width={8}
      height={8}
      cell={({ x, y }) => ({ label: `${x},${y}` })}
      onUse={({ x, y }, how) => used.push(`${how} ${x},${y}`)}
    />,
  );
};
const square = (spot: string) => document.querySelector<HTMLElement>(`[data-spot="${spot}"]`)!;
const pointer = (type: string, x: number, y: number, more: Partial<PointerEvent> = {}) => {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, button: 0 });
  square(`${x},${y}`).dispatchEvent(Object.assign(event, { pointerId: 1, ...more }));
};

test('a square is used by whatever presses it without a pointer, as a screen reader does', async () => {
  await shown();
  await act(() => square('2,3').click());
  expect(used).toEqual(['press 2,3']);
});
test('a finger uses a square when it is lifted; with a second one it only enlarges the page', async () => {
  await shown();
  vi.spyOn(document, 'elementFromPoint').mockImplementation((x, y) => square(`${x},${y}`));
  HTMLElement.prototype.setPointerCapture ??= () => {};
  const [first, second] = [true, false].map((isPrimary) => ({ pointerType: 'touch', isPrimary }));
  await act(() => {
    pointer('pointerdown', 0, 2, first);
    pointer('pointerdown', 5, 2, second);
    pointer('pointerup', 5, 2, second);
    pointer('pointerup', 0, 2, first);
  });
  expect(used).toEqual([]);
  await act(() => {
    pointer('pointerdown', 0, 2, first);
    pointer('pointerup', 0, 2, first);
    pointer('pointerdown', 1, 2, first);
    pointer('pointermove', 2, 2, first);
  });
  expect(used).toEqual(['press 0,2', 'press 1,2', 'drag 2,2']);
});
test('each square that one event uses knows what the one before it has changed', async () => {
  const Marked = () => {
    const [marked, setMarked] = useState<readonly string[]>([]);
    const cell = ({ x, y }: { x: number; y: number }) => ({ label: marked.includes(`${x},${y}`) ? 'marked' : 'empty' });
    return (
      <CellGrid
        label="Board"
        width={8}
        height={8}
        cell={cell}
        onUse={({ x, y }) => setMarked([...marked, `${x},${y}`])}
      />
    );
  };
  await mount(fakeBridge({}), <Marked />);
  vi.spyOn(document, 'elementFromPoint').mockImplementation((x, y) => square(`${x},${y}`));
  HTMLElement.prototype.setPointerCapture ??= () => {};
  const finger = { pointerType: 'touch', isPrimary: true };
  await act(() => {
    pointer('pointerdown', 1, 1, finger);
    pointer('pointermove', 3, 3, finger);
  });
  expect(['1,1', '2,2', '3,3', '4,4'].map((spot) => square(spot).getAttribute('aria-label'))).toEqual([
    ...['marked', 'marked', 'marked', 'empty'],
  ]);
});
test('a quick drag uses every square between two places of the pointer', async () => {
  await shown();
  // a square is one pixel here
  vi.spyOn(document, 'elementFromPoint').mockImplementation((x, y) => square(`${x},${y}`));
  HTMLElement.prototype.setPointerCapture ??= () => {};
  await act(() => {
    pointer('pointerdown', 0, 2);
    pointer('pointermove', 3, 2);
    pointer('pointermove', 5, 4);
  });
  expect(used).toEqual(['press 0,2', 'drag 1,2', 'drag 2,2', 'drag 3,2', 'drag 4,3', 'drag 5,4']);
});
test('the board of a game that names its looks has their tones, and lines between squares of one tone', async () => {
  const grid = async (looks?: { board?: string; of: string }) => {
    const cell = () => ({ label: '' });
    await mount(fakeBridge({}), <CellGrid label="Board" {...{ width: 2, height: 2, cell, looks }} onUse={() => {}} />);
    const { style, className } = [...document.querySelectorAll('fieldset')].at(-1)!;
    return { light: style.getPropertyValue('--cell-light'), isLined: className.includes('lined') };
  };
  expect(await grid()).toEqual({ light: '', isLined: false });
  expect(await grid({ of: 'marble' })).toEqual({ light: '#e6e1d8', isLined: false });
  expect(await grid({ board: 'plain', of: 'kaya' })).toEqual({ light: '#e9c67f', isLined: true });
});
