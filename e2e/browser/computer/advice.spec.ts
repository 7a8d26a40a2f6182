/**
 * Help that is asked for: in each of the four games a hint in three presses, and the analysis whose lines can be played
 * out; the review of a game that is over, where a turn is one move and where it is several. Positions are small, so that the computer has answered soon; what it
 * answers is held against what the page offers, never against a move written here.
 */

import type { SavedGame } from '../../harness/games.ts';
import { expect, type Player, test } from '../../harness/player.ts';

test.use({ settings: { board: 'flat' }, viewport: { width: 1280, height: 800 } });

const games: readonly (SavedGame & { readonly variant: string; readonly isReviewed?: boolean })[] = [
  {
    name: 'acid to be helped with',
    variant: 'acid',
    pieces: 'K@e1 D@d4 R@h2 k@e9 d@e6 d@c7',
    actions: ['Dd4-d5', 'de6xd5'],
    isReviewed: true,
  },
  {
    name: 'Deicide to be helped with',
    variant: 'deicide',
    pieces: 'K@i1 R@a4 P@d5 k@i16 p@e9 p@k10',
    actions: ['Ra4-a9', 'pe9-e8'],
  },
  {
    name: '4chan to be helped with',
    variant: 'fourchan',
    actions: ['Mc2-d4'],
  },
  {
    name: 'Chesimals to be helped with',
    variant: 'chesimals',
    actions: ['Gg3-g4', 'Gi3-i4'],
    isReviewed: true,
  },
];

/** Which piece is where, by the labels of the cells; the marks in them are left out. */
const board = (player: Player): Promise<string> =>
  player.page
    .locator('[data-board] [data-cell]')
    .evaluateAll((cells) =>
      cells.map((cell) => (cell.getAttribute('aria-label') ?? '').split(', ').slice(0, 2).join(' ')).join('; '),
    );
const arrows = (player: Player) =>
  player.page
    .locator('[data-arrow]')
    .evaluateAll((all) => all.map((a) => [a.getAttribute('data-arrow'), a.getAttribute('data-to')].join(' ')));

async function takeHint(player: Player): Promise<void> {
  const { page } = player;
  const pips = page.getByTestId('hint-pips');
  const rev = (await player.state).rev;
  const before = (await player.heard()).length;
  await player.press('Alt+h');
  await expect(pips).toHaveAccessibleName('Hint, 1 of 3');
  await expect(page.getByTestId('play-hint')).toHaveCount(0);
  await player.press('Alt+h');
  await expect(pips).toHaveAccessibleName('Hint, 2 of 3');
  const shown = await arrows(player);
  await page.getByTestId('hint').click();
  await expect(pips).toHaveAccessibleName('Hint, 3 of 3');
  // each was announced as it stands in the panel
  const stages = await page.locator('[data-section=hint] ol:not([data-testid=hint-plan]) li').allTextContents();
  const heard = (await player.heard()).slice(before).filter((text) => text.startsWith('Hint, '));
  expect(heard).toHaveLength(3);
  for (const [i, sentence] of stages.entries())
    expect(heard[i]).toContain(`Hint, ${i + 1} of 3. ${sentence.replace(/^[^:]*: /, '')}`);
  expect(shown.length, 'the piece and where it goes are drawn').toBeGreaterThan(0);
  await expect(page.locator('[data-section=hint]')).toContainText('1 hint taken in this game.');
  await player.change(() => page.getByTestId('play-hint').click());
  expect((await player.state).rev).not.toBe(rev);
  // the rest of a turn of many moves stays, and is drawn
  const rest = await page.getByTestId('hint-plan').locator('li').count();
  expect(await arrows(player)).toHaveLength(rest > 1 ? 1 + Math.min(rest - 1, 5) : 0);
  if (rest > 0) await expect(player.step).toContainText(`${rest} moves left.`);
  await player.change(() => player.press('Control+z'));
  await expect(page.getByTestId('hint-plan')).toHaveCount(0);
}

async function analyse(player: Player): Promise<void> {
  const { page } = player;
  await player.press('Alt+a');
  const ask = page.getByRole('dialog', { name: 'Show the analysis to both?' });
  await expect(ask).toBeVisible();
  // the safe answer has the focus
  await expect(ask.getByRole('button', { name: 'Not now' })).toBeFocused();
  await page.getByTestId('analysis-yes').click();
  const lines = page.locator('[data-section=analysis] [data-rank]');
  await expect(lines.first()).toBeVisible();
  const pause = page.getByTestId('analysis-pause');
  await pause.click();
  await expect(pause).toHaveAccessibleName('Go on thinking');
  const scale = page.getByTestId('scale');
  const near = Number(await scale.getAttribute('aria-valuenow'));
  expect(await scale.locator('b').allTextContents()).toEqual([String(100 - near), String(near)]);
  expect((await arrows(player)).length, 'an arrow for each line').toBeGreaterThan(0);

  // a line is played out on the board, and nothing of the game changes
  const before = [await board(player), (await player.state).rev];
  await lines.first().focus();
  await expect(player.step).toContainText('Line 1:');
  await page.keyboard.press('Enter');
  await expect(player.step).toContainText('Line 1, 1 of ');
  await player.mode('idle');
  expect((await player.state).look).toBe('1');
  const ahead = await board(player);
  expect(ahead).not.toBe(before[0]);
  await page.keyboard.press('Escape');
  await player.mode('idle');
  expect([await board(player), (await player.state).rev]).toEqual(before);

  // and becomes a part of it from there
  await page.getByTestId('play-line').click();
  await expect(player.step).toContainText('Line 1, 1 of ');
  await player.mode('idle');
  await player.change(() => page.getByTestId('ahead-play').click());
  expect(await board(player)).toBe(ahead);
  await player.change(() => player.press('Control+z'));

  await player.press('Alt+t');
  await expect(page.getByTestId('threat')).not.toContainText('Looking');
  await player.press('Alt+t', 'Alt+a');
  await expect(page.locator('[data-section=analysis], [data-section=threats], [data-testid=scale]')).toHaveCount(0);
}

async function review(player: Player): Promise<void> {
  const { page } = player;
  const before = (await player.heard()).length;
  await page.getByTestId('menu').click();
  await page.getByRole('menuitem', { name: /^Resign/ }).click();
  await page.getByTestId('resign-yes').click();
  await page.getByTestId('end-look').click();
  await expect(page.getByTestId('review')).toHaveAttribute('data-done', 'true');
  const heard = (await player.heard()).slice(before);
  expect(heard.filter((text) => text.startsWith('Review ready.'))).toHaveLength(1);
  const graph = page.getByTestId('review-graph');
  await graph.focus();
  await player.look(() => page.keyboard.press('End'));
  const turns = Number(await graph.getAttribute('aria-valuemax'));
  expect(await graph.getAttribute('aria-valuenow')).toBe(String(turns));
  await player.look(() => page.keyboard.press('Home'));
  await expect(graph).toHaveAttribute('aria-valuenow', '0');
  await player.look(() => page.keyboard.press('ArrowRight'));
  await expect(graph).toHaveAttribute('aria-valuetext', /^Turn 1, /);
  expect(await player.hear(() => player.press('Control+Shift+B'))).toEqual(['No further mistake in this direction.']);
  const counted = await page.locator('[data-section=review] td').allTextContents();
  expect(counted.reduce((sum, n) => sum + Number(n), 0)).toBe(turns);
}

test('against the computer nobody is asked, and a line is played up to its own move', async ({ player, page }) => {
  await player.open({ name: 'acid against the computer', computer: { level: '1', seconds: 1, seed: 1 } });
  const moved = async (n: number): Promise<void> => {
    await expect(player.moves).toHaveCount(n);
    await page.waitForFunction(() => document.body.dataset.turn === 'magi');
    await player.mode('idle');
  };
  await player.press('Alt+h');
  await expect(page.getByTestId('hint-pips')).toBeVisible();
  await player.press('Alt+h', 'Alt+t');
  await expect(page.getByTestId('threat')).not.toContainText('Looking');
  await page.getByTestId('play-hint').click();
  await moved(2);

  await player.press('Alt+a');
  const analysis = page.getByTestId('analysis');
  // deep enough for the computer's answer to be in the line
  await expect.poll(async () => Number(await analysis.getAttribute('data-depth'))).toBeGreaterThan(2);
  await page.getByTestId('analysis-pause').click();
  const node = (await player.state).node;
  await page.getByTestId('play-line').click();
  await expect(player.step).toContainText('Line 1, 1 of ');
  await player.mode('idle');
  await player.press('Alt+ArrowRight');
  await expect(player.step).toContainText('Line 1, 2 of ');
  await player.mode('idle');
  await page.getByTestId('ahead-play').click();
  await moved(4);
  // and the analysis has followed to the position that there is now
  expect((await player.state).node).not.toBe(node);
  await expect(analysis.locator('[data-rank="1"]')).toBeVisible();
  await expect(page.locator('[data-section=analysis]')).not.toContainText('Looking at the position');
});

test('a hint and an analysis in each game, and a review of two of them', async ({ player }) => {
  for (const game of games)
    await test.step(game.variant, async () => {
      await player.open(game);
      await takeHint(player);
      await analyse(player);
      if (game.isReviewed) await review(player);
    });
});
