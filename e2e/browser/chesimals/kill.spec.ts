/**
 * A game of Chesimals is killed in the middle of a turn, as by a power cut, with two units moved, one cut off, one
 * lifted and a colour without its Chief, and started again: every text about the position is the same, the same units
 * have moved, and only the same colour can continue.
 */
import { chesimals, reason, stands } from '../../harness/chesimals.ts';
import { expect, type FlatPlayer, savedGame, startHostPage, test } from '../../harness/flatPlayer.ts';
import { after, matchOf, type Opened } from '../../harness/games.ts';

/**
 * Every label of the board, all of the turn panel, and the progress of the turn; messages about a move are left out.
 */
const everyWord = ({ page }: FlatPlayer): Promise<string[]> =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('[data-board] [data-cell]')].map((one) => one.getAttribute('aria-label') ?? ''),
    document.querySelector<HTMLElement>('[data-testid=turn]')?.innerText ?? '',
    document.querySelector<HTMLElement>('[data-testid=stepbar] b')?.innerText ?? '',
  ]);

test('killed in the middle of a turn, and resumed', async ({ home, page }) => {
  let { host, player } = await startHostPage(home, page);
  let game: Opened = {
    name: 'half a turn',
    pieces: 'Cs@e5 Gs@e6 Gs@e7 Gs@d4 Ns@f4 Cw@k2 Gw@k3 Cb@a16 Gb@a15 Cr@c16 Cg@d7 Gg@d8',
  };
  await player.open(chesimals(game));
  const goes = async (text: string, act: () => Promise<unknown>): Promise<void> => {
    await player.change(act);
    game = after(game, text);
    await stands(player, game, `after ${text}`);
  };
  // a whole turn before, to distinguish the units that moved in it from those of this turn
  await player.lift('k3');
  await goes('Gk3-k4', () => player.click('k4'));
  await goes('end', () => page.getByTestId('turn-end').click());
  await player.lift('a15');
  await goes('Ga15-b15', () => player.click('b15'));
  await goes('end', () => page.getByTestId('turn-end').click());
  await player.lift('e6');
  await goes('Ge6xd7', () => player.click('d7'));
  await player.lift('d4');
  await goes('Gd4-c4', () => player.click('c4'));
  const [words, moves] = [await everyWord(player), await player.played()];
  expect(words.join('\n')).toContain('2 of 5 grey units moved');

  await player.lift('f4');
  await host.kill();
  ({ host, player } = await startHostPage(home, page));
  await expect(page.getByText('damaged')).toHaveCount(0);
  await player.continueGame();

  await stands(player, game, 'after the kill');
  expect(await everyWord(player)).toEqual(words);
  expect(await player.played()).toEqual(moves);

  await test.step('only the same colour can continue, and no unit of it moves twice', async () => {
    for (const [cell, why] of [
      ['k4', reason('other-colour').says.split(' Moved so far')[0] ?? ''],
      ['c4', reason('moved-already', { mover: 'Guard' }).says],
    ] as const) {
      expect((await player.hear(() => player.click(cell))).join(' '), cell).toContain(why);
      expect((await player.state).mode, cell).toBe('idle');
    }
    await player.lift('e5');
    await goes('Ce5-d5', () => player.click('d5'));
    await goes('end', () => player.press('Control+Enter'));
    await player.change(() => player.press('Alt+z'));
    await stands(player, { ...game, actions: game.actions?.slice(0, 4) }, 'the whole turn taken back, over the kill');
    await player.change(() => player.press('Alt+Shift+z'));
    await stands(player, game, 'and played again');
  });

  await player.leaveTable();
  expect(savedGame(home).census).toBe(matchOf(chesimals(game)).position.census());
});
