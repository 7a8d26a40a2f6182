/**
 * The field that takes what is typed: a move in words, questions about the board, a move of several, nonsense, and the
 * board as a table. All by keys, from the announcements.
 */
import { expect, test } from '../../harness/flatPlayer.ts';
import { focused, Listener } from '../../harness/listener.ts';

test('moves, questions and the table of the board are typed', async ({ flat, page }) => {
  const blind = new Listener(flat.page);
  await blind.open({ name: 'typed', pieces: 'K@e1 D@e2 D@g2 W@- k@e9 d@e7 g@δλ' });
  const says = page.getByTestId('typed-says');
  const type = async (text: string) => {
    await page.keyboard.press('Control+g');
    await expect(page.getByTestId('go-to')).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };

  await test.step('a move in words is played, and the board has the focus again', async () => {
    expect(await blind.hear(() => blind.change(() => type('diskette e2 e3')))).toContain('MAGI. Diskette e2 to e3.');
    await expect.poll(() => focused(page)).toMatch(/^e\d, /);
    expect(await blind.hear(() => blind.change(() => type('k e9-e8')))).toContain('LINE. King e9 to e8.');
  });

  await test.step('of several moves one is chosen; Enter alone plays none of them', async () => {
    const before = await blind.census();
    await type('diskette');
    await expect(says).toContainText(/moves fit/);
    expect(await blind.census()).toBe(before);
    await page.keyboard.press('Escape');
  });

  await test.step('questions are answered in the field, and squares of the Zone by their spoken names', async () => {
    await type('p d');
    await expect(says).toHaveText('Diskette. MAGI: e3, g2. LINE: e7.');
    await page.keyboard.type('s e');
    await page.keyboard.press('Enter');
    await expect(says).toHaveText('File e: LINE King e8, LINE Diskette e7, MAGI Diskette e3, MAGI King e1.');
    await page.keyboard.type('p g');
    await page.keyboard.press('Enter');
    await expect(says.locator('.sr')).toHaveText('Ghost. MAGI: none. LINE: small delta small lambda.');
    await page.keyboard.type('xyzzy');
    await page.keyboard.press('Enter');
    await expect(says).toContainText('Nothing fits “xyzzy”.');
    await page.keyboard.press('Escape');
  });

  await test.step('the board as a table has headers', async () => {
    await type('t');
    const table = page.getByTestId('board-table');
    await expect(table.getByRole('columnheader')).toHaveCount(11);
    await expect(table.getByRole('row', { name: /^7 / })).toContainText('LINE Diskette');
    await page.keyboard.press('Escape');
  });
});
