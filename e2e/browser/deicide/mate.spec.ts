/**
 * A whole game of Deicide Chess by mouse on the flat board, from the start screen to mate: a Wizard smothers the King
 * that is shut in by its own array. After every move the labels and the engine's replay
 * agree. Then the mate is undone, Black makes room instead, and the same move is only check.
 */
import { check, deicide, ending, standing, stands, TITLE } from '../../harness/deicide.ts';
import { matchOf } from '../../harness/games.ts';
import { expect, type Player, test } from '../../harness/player.ts';

test.use({ settings: { board: 'flat', playback: 'fast' } });

type Move = readonly [text: string, hand: 'play' | 'drag', from: string, to: string];
const game: readonly Move[] = [
  ['Wc2-d5', 'play', 'c2', 'd5'],
  ['Pg13-g9', 'play', 'g13', 'g9'],
  ['Wd5-e8', 'drag', 'd5', 'e8'],
  ['Dh14-g13', 'play', 'h14', 'g13'],
  ['We8-f11', 'play', 'e8', 'f11'],
  ['Pa13-a9', 'drag', 'a13', 'a9'],
  ['Wf11-g10', 'play', 'f11', 'g10'],
  ['Pb13-b9', 'play', 'b13', 'b9'],
];
const mate: Move = ['Wg10xh13', 'play', 'g10', 'h13'];

async function makes(player: Player, moves: readonly Move[], played: string[]): Promise<void> {
  for (const [text, hand, from, to] of moves)
    await test.step(text, async () => {
      await player[hand](from, to);
      played.push(text);
      const { position } = matchOf(deicide({ name: 'replay', actions: played }));
      await stands(player, standing(position.census()), `after ${text}`);
      const turn = position.outcome ? 'over' : position.turn === 0 ? 'white' : 'black';
      expect((await player.state).turn).toBe(turn);
    });
}

test('a whole game to mate by mouse; the mate is undone, and after another answer the King has an escape square', async ({
  page,
  player,
}) => {
  await player.newGame(TITLE);
  const [start] = [standing(matchOf(deicide({ name: 'start' })).position.census())];
  await stands(player, start, 'at the start');

  const played: string[] = [];
  await makes(player, game, played);
  const beforeMate = await player.census();
  await makes(player, [mate], played);
  const { name, says } = ending('checkmate', 'White', 'Black');
  const end = player.dialog(`White wins · ${name}`);
  await expect(end.getByTestId('end').getByRole('paragraph')).toHaveText(says);
  const heard = await player.heard();
  expect(heard.slice(heard.lastIndexOf('White. Wizard g10 captures Black Pawn on h13.') + 1)).toEqual([
    `${name}. ${says}`,
  ]);
  await expect(page.getByTestId('alert')).toContainText(says);
  await expect(player.moves).toHaveCount(9);

  await test.step('the mate is undone', async () => {
    await player.press('Escape');
    await expect(end).toBeHidden();
    await player.change(() => player.press('Control+z'));
    await stands(player, beforeMate, 'after undo');
    expect((await player.state).turn).toBe('white');
    await player.change(() => player.press('Control+z'));
    expect((await player.state).turn).toBe('black');
  });

  await test.step('Black makes room: the same move is check, and the King escapes', async () => {
    played.splice(7);
    await makes(player, [['Si15-a8', 'play', 'i15', 'a8'], mate], played);
    await expect(end).toBeHidden();
    const why = check('capture', { by: 'White Wizard', there: 'h13' });
    const notice = page.getByTestId('check-notice');
    await expect(notice).toContainText(why);
    expect((await player.heard()).slice(-3)).toEqual([
      'White. Wizard g10 captures Black Pawn on h13.',
      'Black to move. Turn 5.',
      'Black is in check on i16, by Wizard h13.',
    ]);
    await expect(page.getByTestId('alert')).toContainText('Black is in check on i16');
    // the line of the check from the Wizard to the King; only the King can be lifted
    await page.getByTestId('show-check').click();
    await expect(page.getByTestId('log')).toContainText(why);
    await makes(player, [['Ki16-i15', 'play', 'i16', 'i15']], played);
    await expect(notice).toBeHidden();
  });
});
