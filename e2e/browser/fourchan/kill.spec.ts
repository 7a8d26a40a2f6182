/**
 * A game of 4chan chess with everything in play that a save has to keep: stacks, hands, promoted pieces, open and half
 * open teleporters, absorbed moves and the last move. The host is killed as by a power cut, with a piece lifted and not
 * put down, and started again: every text about the position is the same, and the game goes on.
 */
import { everything } from '../../../engine/match/fixtures/fourchan.fixture.ts';
import { expect, type FlatPlayer, savedGame, startHostPage, test } from '../../harness/flatPlayer.ts';
import { censusOf, choose, fourchan, stands } from '../../harness/fourchan.ts';
import { after, type Opened } from '../../harness/games.ts';

const start: Opened = { name: 'everything in play', pieces: '', fields: { ...everything } };

/** Every label of the board and of the hands, without what is temporary: marks and the focus. */
const everyWord = ({ page }: FlatPlayer): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-board] [data-cell], [data-hand]')].map(
      (one) => one.getAttribute('aria-label') ?? '',
    ),
  );

test('killed with everything in play, and resumed', async ({ home, page }) => {
  let { host, player } = await startHostPage(home, page);
  await player.open(fourchan(start));
  let game = start;
  const goes = async (text: string, act: () => Promise<unknown>): Promise<void> => {
    await player.change(act);
    game = after(game, text);
    await stands(player, game, `after ${text}`);
  };
  await stands(player, game, 'at the start');

  await player.lift('e3');
  await goes('Ve3-e2', () => player.click('e2'));
  await player.lift('h9');
  await player.click('f9');
  await goes('Sh9-f9#', () => choose(player, 'Leave a Black teleporter behind'));
  await player.lift('g4');
  await goes('Pg4xf6', () => player.click('f6'));
  await player.button('f8').locator('> svg').last().click();
  await player.mode('lifted');
  await goes('Nf8-e8', () => player.click('e8'));

  await test.step('the texts include all of it', async () => {
    expect(await player.label('e8')).toMatch(/^e8, Black \/mlp\/ on \/n\//);
    expect(await player.label('i5')).toMatch(/^i5, White \/v\/, White teleporter, leads to e2/);
    expect(await player.label('h9')).toMatch(/^h9, empty, Black teleporter, leads to c6/);
    expect(await player.label('d5')).toContain('it can also move like an /n/, absorbed from its first capture');
    expect(await player.label('j7')).toContain('with nothing absorbed from its first capture');
    expect(await player.label('a4')).toContain('it moves like an /n/, because of the other side’s last move');
    await expect(page.getByRole('button', { name: 'White Anon × 2, in hand' })).toBeVisible();
  });
  const [words, moves] = [await everyWord(player), await player.played()];

  await player.liftHand('White /mlp/');
  await host.kill();
  ({ host, player } = await startHostPage(home, page));
  await expect(page.getByText('damaged')).toHaveCount(0);
  await player.continueGame();

  await stands(player, game, 'after the kill');
  expect(await everyWord(player)).toEqual(words);
  expect(await player.played()).toEqual(moves);
  await player.change(() => player.press('Control+z'));
  await stands(player, { ...game, actions: game.actions?.slice(0, -1) }, 'taken back after the kill');
  await player.change(() => player.press('Control+Shift+z'));
  await player.liftHand('White /mlp/');
  await goes('M@e2', () => player.click('e2'));
  const census = censusOf(game);

  await player.leaveTable();
  expect(savedGame(home).census).toBe(census);
});
