/**
 * A whole game of 4chan chess by mouse on the 3D table, from the start screen to the capture of an Admin: teleporters
 * are placed and entered, a /b/ boards an /n/ and is carried, and the captor promotes. After every action the texts of
 * the page, the figures that are drawn and the engine's replay agree. Then the capture is undone.
 */
import { choices, choose, ending, stands, TITLE } from '../../harness/fourchan.ts';
import { after, type Opened } from '../../harness/games.ts';
import { expect, type Player, test } from '../../harness/player.ts';

test.use({ settings: { playback: 'fast', motion: 'reduced' } });

interface Move {
  readonly text: string;
  readonly hand: 'click' | 'drag';
  readonly from: string;
  readonly to: string;
  /** of several actions on one cell, this one */
  readonly choice?: string;
}
const LEAVES = 'Leave a Black teleporter behind';
const game: readonly Move[] = [
  { text: 'Mc2-d4', hand: 'click', from: 'c2', to: 'd4' },
  { text: 'Sh10-i10#', hand: 'click', from: 'h10', to: 'i10', choice: LEAVES },
  { text: 'Bb2^a2', hand: 'click', from: 'b2', to: 'a2' },
  { text: 'Si10-j10#', hand: 'drag', from: 'i10', to: 'j10', choice: LEAVES },
  { text: 'Md4-f5', hand: 'drag', from: 'd4', to: 'f5' },
  { text: 'Oe8-e6', hand: 'drag', from: 'e8', to: 'e6' },
  { text: 'Na2-a1', hand: 'click', from: 'a2', to: 'a1' },
  { text: 'Oa8-a7', hand: 'click', from: 'a8', to: 'a7' },
  { text: 'Mf5-h6', hand: 'click', from: 'f5', to: 'h6' },
  { text: 'Kg9-h10', hand: 'click', from: 'g9', to: 'h10' },
  { text: 'Mh6-f7', hand: 'drag', from: 'h6', to: 'f7' },
  { text: 'Oa7-a6', hand: 'click', from: 'a7', to: 'a6' },
];
const taking: Move = { text: 'Mf7xe9=+M', hand: 'click', from: 'f7', to: 'e9', choice: 'Become +/mlp/' };

async function makes(player: Player, { hand, from, to, choice }: Move): Promise<void> {
  if (choice === undefined) return hand === 'drag' ? player.drag(from, to) : player.play(from, to);
  if (hand === 'drag') {
    const [[x, y], [tx, ty]] = [await player.spot(from), await player.spot(to)];
    await player.page.mouse.move(x, y);
    await player.page.mouse.down();
    await player.page.mouse.move(x + 10, y + 10, { steps: 2 });
    await player.mode('lifted');
    await player.page.mouse.move(tx, ty, { steps: 4 });
    await player.page.mouse.up();
  } else {
    await player.lift(from);
    await player.click(to);
  }
  await player.change(() => choose(player, choice));
  await player.still();
}

test('a whole game by mouse to the capture of an Admin; the capture is undone', async ({ page, player }) => {
  await player.newGame(TITLE);
  let played: Opened = { name: 'replay' };
  await stands(player, played, 'at the start');
  for (const [ply, move] of [...game, taking].entries())
    await test.step(move.text, async () => {
      await makes(player, move);
      played = after(played, move.text);
      await stands(player, played, `after ${move.text}`);
      expect((await player.state).turn).toBe(move === taking ? 'over' : ply % 2 === 0 ? 'black' : 'white');
    });

  const { name, says } = ending('admin-taken', 'White', 'Black');
  const end = player.dialog(`White wins · ${name}`);
  await expect(end.getByTestId('end').getByRole('paragraph')).toHaveText(says);
  const heard = await player.heard();
  const ways = '2 ways on e9. 1: Become +/mlp/ 2: Stay /mlp/';
  // each choice under the pointer says that it wins
  expect([...new Set(heard.slice(heard.lastIndexOf(ways)))]).toEqual([
    ways,
    'This wins the game: Admin captured.',
    'White. /mlp/ f7 captures Black Admin on e9.',
    '/mlp/ on e9 becomes a +/mlp/.',
    `${name}. ${says}`,
  ]);
  for (const said of ['White. /n/ a2 to a1, carrying /b/.', '/k/ goes in at h10, out at i10.'])
    expect(heard).toContain(said);
  await expect(page.getByTestId('alert')).toContainText(says);
  await expect(player.moves).toHaveCount(13);

  await test.step('the capture is undone, and played without promoting', async () => {
    await player.press('Escape');
    await expect(end).toBeHidden();
    await player.change(() => player.press('Control+z'));
    await stands(player, { ...played, actions: played.actions?.slice(0, -1) }, 'after undo');
    expect((await player.state).turn).toBe('white');
    await player.lift('f7');
    await player.click('e9');
    expect(await choices(player)).toEqual(['Become +/mlp/', 'Stay /mlp/']);
    await player.change(() => choose(player, 'Stay /mlp/'));
    await expect(end).toBeVisible();
    expect(await player.label('e9')).toMatch(/^e9, White \/mlp\//);
  });
});
