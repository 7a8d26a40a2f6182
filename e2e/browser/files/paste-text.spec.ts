/** One place on the start screen takes every text of ours and says what it is; so does a paste outside any field. */
import { expect, test } from '../../harness/player.ts';

test.use({ settings: { board: 'flat' } });

const GAME = 'Hi!\n\n> [Game "acid"]\n> \n> 1. D c2–c3 (1. D d2–d3 / D c8–c7) / D c8–c7 {“as ever”}\n\nAnn';

test('a fresh start screen takes a game, a position and a code, and offers a text in the wrong place to the right one', async ({
  player,
  page,
}) => {
  await page.getByTestId('paste-text').click();
  const [text, found, bad] = ['open-text', 'open-found', 'open-bad'].map((id) => page.getByTestId(id));
  await text.fill(GAME.replace('c8–c7 {', 'c8–c1 {'));
  await page.getByTestId('open-yes').click();
  await expect(bad).toContainText(/Line 5, turn 1, LINE: .*c8-c1/);
  await expect(page.getByRole('dialog', { name: 'This game cannot be read' })).toBeVisible();
  await page.keyboard.press('Escape');
  await text.fill('turn=magi K@a1 k@i9 D@c3');
  await expect(found).toContainText('This is a position of acid.');
  await page.keyboard.press('Escape');

  // pasted on the page itself
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, GAME);
  await expect(found).toHaveText('This is a game of acid, 1 turn.');
  await page.keyboard.press('Escape');

  await page.getByTestId('start-join').click();
  await page.getByTestId('join-code').fill(GAME);
  await page.getByTestId('join-yes').click();
  await page.getByTestId('offer-game').click();
  await player.atTable();
  await expect(page.getByRole('heading', { name: 'Pasted game', level: 1 })).toBeVisible();
});
