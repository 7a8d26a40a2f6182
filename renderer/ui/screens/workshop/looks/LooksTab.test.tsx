/** The looks of a game of one's own, chosen by pictures. */
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
  mount(fakeBridge({}), <LooksTab game={{ ...(looks && { looks }) } as GameParts} />);
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
