/**
 * A whole game of Acid by mouse on the 3D table, from the start screen to the end dialog and the rematch, with playback
 * and the table turning to the side to move: clicks and drags, the hand lifted from the trays on the table, a swap, a
 * push into the Zone, the way back, captures, and the Worm that captures the King. After every action the labels, the
 * figures that are drawn and the engine's own replay agree.
 */
import { matchOf } from '../../harness/games.ts';
import { expect, type Player, test } from '../../harness/player.ts';
import { ending } from '../../harness/sentences.ts';

test.use({
  viewport: { width: 1120, height: 680 },
  settings: { playback: 'fast', motion: 'full', followTurn: true },
});

type Hand = 'click' | 'drag' | 'tray' | 'tray drag';
/** the action's text; which hand; from (a cell, or the piece in the tray) and to */
const game: readonly (readonly [string, Hand, string, string])[] = [
  ['De2-e3', 'click', 'e2', 'e3'],
  ['de8-e7', 'drag', 'e8', 'e7'],
  ['Ke1<>i1', 'click', 'e1', 'i1'],
  ['m@xe3', 'tray drag', 'LINE Mass', 'e3'],
  ['Se1-a5,d2>Δ6', 'drag', 'e1', 'a5'],
  ['gb9-cΛ', 'click', 'b9', 'cΛ'],
  ['DΔ6-a6', 'click', 'Δ6', 'a6'],
  ['db8-b7', 'click', 'b8', 'b7'],
  ['Da6xb7', 'drag', 'a6', 'b7'],
  ['dc8xb7', 'click', 'c8', 'b7'],
  ['W@e8', 'tray', 'MAGI Worm', 'e8'],
  ['di8-i7', 'click', 'i8', 'i7'],
  ['We8xe9', 'click', 'e8', 'e9'],
];

/** The piece in the tray by its number, which the hand's button in the panel tells. */
async function inTray(player: Player, piece: string): Promise<[number, number]> {
  const button = player.page.getByRole('button', { name: `${piece}, in hand` });
  return player.project({ piece: Number(await button.getAttribute('data-piece')) });
}

async function makes(player: Player, hand: Hand, from: string, to: string): Promise<void> {
  const { page } = player;
  if (hand === 'click') return player.play(from, to);
  if (hand === 'drag') return player.drag(from, to);
  const [x, y] = await inTray(player, from);
  if (hand === 'tray') {
    await page.mouse.click(x, y);
    await player.mode('lifted');
    await player.change(() => player.click(to));
    return player.still();
  }
  const [tx, ty] = await player.spot(to);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y - 10, { steps: 2 });
  await player.mode('lifted');
  await page.mouse.move(tx, ty, { steps: 4 });
  await player.change(() => page.mouse.up());
  return player.still();
}

const onBoard = (census: string): string =>
  census
    .split(' ')
    .filter((token) => !token.endsWith('@-'))
    .sort()
    .join(' ');

test('a whole game by mouse, and the rematch', async ({ page, player }) => {
  await page.getByRole('button', { name: 'acid', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name of MAGI' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Name of LINE' }).fill('Bo');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await player.atTable();
  await expect(page.getByTestId('seat-magi')).toContainText('Ada');

  const played: string[] = [];
  for (const [text, hand, from, to] of game)
    await test.step(text, async () => {
      await makes(player, hand, from, to);
      played.push(text);
      const { position } = matchOf({ name: 'replay', actions: played });
      const expected = onBoard(position.census());
      expect([await player.census(), await player.drawn()], text).toEqual([expected, expected]);
      const turn = position.outcome ? 'over' : position.turn === 0 ? 'magi' : 'line';
      expect((await player.state).turn).toBe(turn);
    });

  const worm = ending('worm-extraction', 'MAGI', 'LINE');
  const end = player.dialog(`MAGI wins · ${worm.name}`);
  await expect(end).toContainText(worm.says);
  await expect(end).toContainText('Ada, MAGI');
  const heard = await player.heard();
  expect(heard.at(-1)).toContain(`${worm.name}.`);

  await end.getByRole('button', { name: 'Rematch, swap sides' }).click();
  await expect(end).toBeHidden();
  await expect(page.getByTestId('seat-magi')).toContainText('Bo');
  await player.atTable();
  await expect(page.getByTestId('seat-line')).toContainText('Ada');
  const fresh = onBoard(matchOf({ name: 'fresh' }).position.census());
  expect([await player.census(), await player.drawn()]).toEqual([fresh, fresh]);
  await expect(player.moves).toHaveCount(0);
  expect((await player.state).turn).toBe('magi');
  await player.play('c2', 'c3');
  await expect(player.moves).toHaveText(['D c2–c3']);
});
