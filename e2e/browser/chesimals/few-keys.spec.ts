/**
 * A turn of five units of Chesimals by keys, counted: the first is found, Enter picks up the next one that can still
 * move, Shift and an arrow key move it, and one key repeats the step with the next unit.
 */
import { chesimals } from '../../harness/chesimals.ts';
import { expect, test } from '../../harness/flatPlayer.ts';
import { Listener } from '../../harness/listener.ts';

/** at most as many a unit, the end of the turn included */
const MOST = 3;

test('a turn of five units takes nine keys, and each of them says what it did', async ({ flat, page }) => {
  const blind = new Listener(flat.page);
  await blind.open(chesimals({ name: 'few keys', pieces: 'Cs@e4 Gs@c4 Gs@d4 Gs@f4 Gs@g4 Cw@l1 Cb@h12 Cr@c12' }));
  let keys = 0;
  const says = (key: string): Promise<string[]> => {
    keys++;
    return blind.says(key);
  };
  const plays = (key: string): Promise<string[]> => {
    keys++;
    return blind.plays(key);
  };

  await says('Control+.');
  expect((await says('Enter')).join()).toMatch(/^Grey Guard picked up from f4\./);
  expect((await plays('Shift+ArrowUp'))[0]).toBe('White moves grey units. Guard f4 to f5.');
  expect((await says('Enter')).join()).toMatch(/^Grey Guard picked up from c4\./);
  expect((await plays('Shift+ArrowUp'))[0]).toBe('Grey. Guard c4 to c5.');
  for (const [unit, from, to] of [
    ['Guard', 'd4', 'd5'],
    ['Chief', 'e4', 'e5'],
    ['Guard', 'g4', 'g5'],
  ])
    expect((await plays('='))[0]).toBe(`Grey. ${unit} ${from} to ${to}.`);
  expect((await plays('Control+Enter')).at(-1)).toBe('Black to move. Turn 1.');

  expect(keys).toBe(9);
  expect(keys).toBeLessThanOrEqual(MOST * 5);
  await page.keyboard.press('F4');
  await expect
    .poll(async () => (await blind.heard()).at(-1))
    .toBe(
      'Grey Guard f4 to f5. Grey Guard c4 to c5. Grey Guard d4 to d5. Grey Chief e4 to e5. Grey Guard g4 to g5. White ends the turn.',
    );
});

test('five keys move a whole colour one square: all of it is told before and after, and one undo takes it back', async ({
  flat,
  page,
}) => {
  const blind = new Listener(flat.page);
  await blind.open(chesimals({ name: 'together', pieces: 'Cs@e4 Gs@d4 Es@f4 Cw@l1 Cb@h12 Cr@c12' }));
  await blind.says('Control+.');
  expect((await blind.says('Shift+Space')).join()).toBe('1 grey unit selected.');
  expect((await blind.says('Control+a')).join()).toBe('3 grey units selected.');
  expect(await blind.plays('Shift+ArrowUp')).toEqual([
    'White moves grey units. Chief e4 to e5.',
    'Grey. Guard d4 to d5.',
    '2 of 3 grey units moved.',
  ]);
  await flat.look(() => page.keyboard.press('Control+z'));
  expect((await blind.heard()).findLast((text) => text.startsWith('Undone'))).toMatch(/Chief e4.*Guard d4/);
});
