/** Fields of the workshop: what cannot be is told, the game keeps what it had, and letters are undone together. */
import { expect, test } from 'vitest';
import { useGameText } from '../../../state/files/game-text.ts';
import { errAnswer, fakeBridge, okAnswer } from '../../testing/bridge.ts';
import { mount, press, the, type } from '../../testing/mount.tsx';
import { EditField } from './EditField.tsx';
import { wholeNumber } from './whole-number.ts';

test.each([
  ['2', 2],
  [' 16 ', 16],
  ['1', null],
  ['17', null],
  ['1.5', null],
  ['', null],
  ['abc', null],
  ['0x4', null],
  ['1e1', null],
])('a whole number from 2 to 16: %j', (typed, n) => {
  expect(wholeNumber(typed, 2, 16)).toBe(n);
});

const parts = { game: null, pieces: [], rules: [], endings: [], problems: [] };
const asked: unknown[] = [];
const bridge = () =>
  fakeBridge({
    'games.change': ({ change }) => {
      asked.push(change);
      return okAnswer({ text: `fairygame 1 ${asked.length}`, parts });
    },
    'games.parts': () => okAnswer(parts),
    // nothing here is kept
    'games.save': () => errAnswer('disk', 'No disk.'),
    'games.preview': () => okAnswer({ problems: [], description: null, diagrams: [] }),
  });
const field = (
  <EditField
    label="Files"
    value="8"
    change={(typed) => {
      const n = wholeNumber(typed, 2, 16);
      return n === null ? 'A whole number from 2 to 16.' : { do: 'resize', width: n };
    }}
  />
);

test('what cannot be is told beside the field and changes nothing; Escape puts back what stood there', async () => {
  asked.length = 0;
  await mount(bridge(), field);
  const input = the('textbox', 'Files') as HTMLInputElement;
  input.focus();
  await type(input, '1.5');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'A whole number from 2 to 16.',
  );
  expect(asked).toEqual([]);
  await press('Escape', input);
  expect([input.value, input.getAttribute('aria-invalid'), asked]).toEqual([
    '8',
    'false',
    [{ do: 'resize', width: 8 }],
  ]);
});

test('letters typed into it are undone together', async () => {
  await mount(bridge(), field);
  useGameText.getState().begin('fairygame 1', null);
  const input = the('textbox', 'Files') as HTMLInputElement;
  input.focus();
  for (const typed of ['1', '10', '12']) await type(input, typed);
  useGameText.getState().undo();
  expect(useGameText.getState()).toMatchObject({ text: 'fairygame 1', canUndo: false });
});
