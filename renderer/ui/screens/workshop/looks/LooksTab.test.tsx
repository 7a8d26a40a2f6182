/** The looks of a game of one's own, chosen by pictures. */
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { GameParts } from '../../../../../electron/contract/workshop.ts';
import { useGameText } from '../../../../state/files/game-text.ts';
import { ownBoard } from '../../../../testing/own.ts';
import { fakeBridge } from '../../../testing/bridge.ts';
import { all, click, mount } from '../../../testing/mount.tsx';
import { LooksTab } from './LooksTab.tsx';

const edit = vi.fn(async (_change: unknown) => {});
const settings = () => edit.mock.calls.map(([change]) => (change as { settings: unknown }).settings);

beforeEach(() => {
  edit.mockClear();
  useGameText.setState({ lastGood: ownBoard, edit } as never);
});
const show = (looks?: GameParts['looks']) =>
  mount(
    fakeBridge({}),
    <LooksTab
      game={
        { width: 3, height: 4, zones: { palace: [['a1'], ['a4']] }, ...(looks && { looks }) } as unknown as GameParts
      }
    />,
  );
const radio = (name: string) => all('radio').find((one) => one.getAttribute('aria-label') === name)!;
const chosen = () =>
  all('radio').flatMap((one) => (one.getAttribute('aria-checked') === 'true' ? [one.getAttribute('aria-label')] : []));

test('a game that says nothing has no set and no place, and the first word makes the section', async () => {
  await show();
  expect(chosen()).toEqual(['By their names', 'As in other games']);
  await click(radio('Shogi'));
  expect(settings()).toEqual([[{ at: ['looks'], to: { set: 'shogi' } }]]);
  // it has none that could be taken away
  await click(radio('By their names'));
  expect(settings()).toHaveLength(1);
});
test('a word is changed or taken away, and the others stay', async () => {
  await show({ set: 'shogi', of: 'kaya' });
  expect(chosen()).toEqual(['Shogi', 'Squares of two tones', 'Kaya', 'As in other games', 'Letters and numbers']);
  await click(radio('Marble'));
  await click(radio('By their names'));
  expect(settings()).toEqual([[{ at: ['looks', 'of'], to: 'marble' }], [{ at: ['looks', 'set'] }]]);
});
test('a word that the table does not know is named', async () => {
  await show({ place: 'moon' });
  expect(all('status').map(({ textContent }) => textContent)).toContain(
    'The table does not know “moon”, so it is left out. Choose something here.',
  );
});

const choose = async (select: Element, value: string) =>
  act(async () => {
    (select as HTMLSelectElement).value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
const square = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-testid=marks-grid] button')].find(
    (one) => one.getAttribute('aria-label')?.split(',')[0] === name,
  )!;
test('on a board of points a river and diagonals are chosen, and clicks put marks of soldiers and take them away', async () => {
  await show({ board: 'points', diagonals: 'palace', crosses: [['a2'], ['a3']] });
  const [river, diagonals] = document.querySelectorAll('select');
  expect([...river!.options].map(({ text }) => text)).toEqual([
    'No river',
    ...['1 and 2', '2 and 3', '3 and 4'].map((two) => `Between ranks ${two}`),
  ]);
  expect(diagonals!.value).toBe('palace');
  await choose(river!, '2');
  await choose(diagonals!, '');
  expect(square('a2').getAttribute('aria-label')).toBe('a2, marked');
  await click(square('b2'));
  await click(square('a3'));
  expect(settings()).toEqual([
    [{ at: ['looks', 'river'], to: 2 }],
    [{ at: ['looks', 'diagonals'] }],
    [
      {
        at: ['looks', 'crosses'],
        to: [
          ['a2', 'b2', 'a3'],
          ['a2', 'b2', 'a3'],
        ],
      },
    ],
    [
      {
        at: ['looks', 'crosses'],
        to: [
          ['a2', 'b2'],
          ['a2', 'b2'],
        ],
      },
    ],
  ]);
});
test('on a board of squares clicks put dots, and there is no river; the last dot takes its line with it', async () => {
  await show({ board: 'plain', dots: [['b2'], ['b2']] });
  expect(document.querySelectorAll('select')).toHaveLength(0);
  await click(square('b2'));
  expect(settings()).toEqual([[{ at: ['looks', 'dots'] }]]);
});
test('the first dot of a game that says nothing of its looks makes the section', async () => {
  await show();
  await click(square('c1'));
  expect(settings()).toEqual([[{ at: ['looks'], to: { dots: [['c1'], ['c1']] } }]]);
});
