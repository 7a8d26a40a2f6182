/**
 * All games together: the start screen lets a newcomer choose, by a picture, the duration, the difficulty and a
 * sentence each; and every save opens in its own game.
 */
import fs from 'node:fs';
import path from 'node:path';
import { variants as all } from '../../../engine/variants/registry.ts';
import { expect, test } from '../../harness/flatPlayer.ts';
import { type SavedGame, saveOf } from '../../harness/games.ts';

/** A game is offered once, by its first form. */
const variants = all.filter(({ id, formOf }) => !formOf || formOf.variant === id);

/** One save of each game, with a cell and the piece on it after its moves. */
const games: readonly (SavedGame & { readonly variant: string; readonly cell: string; readonly who: string })[] = [
  { name: 'Ours', variant: 'acid', actions: ['De2-e3', 'De8-e7'], cell: 'e7', who: 'LINE Diskette' },
  {
    name: 'Yours',
    variant: 'deicide',
    pieces: 'K@a5 Z@d4 k@i16 r@h1',
    actions: ['Zd4-d5'],
    cell: 'd5',
    who: 'White Snail',
  },
  { name: 'Hers', variant: 'fourchan', actions: ['Mc2-d4'], cell: 'd4', who: 'White /mlp/' },
  { name: 'His', variant: 'chesimals', actions: ['Gg3-g4', 'Gi3-i4'], cell: 'g4', who: 'White’s grey Guard' },
];

const test4 = test.extend({
  home: async ({ home }, use) => {
    fs.mkdirSync(path.join(home, 'library'), { recursive: true });
    for (const game of games) fs.writeFileSync(path.join(home, 'library', `${game.name}.fairytable`), saveOf(game));
    await use(home);
  },
});

test4('four games to choose between, and a save of each opens in its own', async ({ flat: player }) => {
  const { page } = player;
  const offered = page.getByRole('main').getByRole('listitem').getByRole('button');
  await expect(offered).toHaveCount(variants.length);
  expect(variants).toHaveLength(games.length);
  for (const { id, words } of variants) {
    const { title, tagline, length, difficulty } = words;
    const game = page.getByRole('button', { name: title, exact: true });
    await expect(game, id).toHaveAccessibleDescription(new RegExp(`${length}.*${difficulty.word}`));
    await expect(game, id).toContainText(tagline);
    expect(tagline.match(/[.!?](?= |$)/g), `one sentence for ${id}`).toHaveLength(1);
    // a picture of its own board, with all its pieces, and visible
    const picture = game.getByRole('img');
    await expect(picture, id).toHaveAccessibleName(new RegExp(title));
    await expect(picture, id).toBeInViewport({ ratio: 0.9 });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), id).toBeGreaterThan(0);
  }
  // no two of them have the same picture or text
  const pictures = await offered.getByRole('img').evaluateAll((imgs) => imgs.map((one) => one.getAttribute('src')));
  expect(new Set(pictures).size).toBe(games.length);
  expect(new Set(variants.map(({ words }) => words.tagline)).size).toBe(games.length);

  for (const { name, variant, cell, who } of games)
    await test4.step(`${name} is ${variant}`, async () => {
      await page.keyboard.press('Control+o');
      await player.screen('saves');
      const title = variants.find(({ id }) => id === variant)?.words.title ?? '?';
      const save = page.locator(`[data-save="${name}"]`);
      await expect(save).toContainText(title);
      await save
        .getByRole('button', { name: `Open ${name}`, exact: true })
        .last()
        .click();
      await expect(player.title).toHaveText(name);
      await player.atTable();
      expect((await player.state).variant).toBe(variant);
      expect(await player.label(cell)).toContain(`${cell}, ${who}`);
    });
  // the last one, in the middle of a turn: the chosen colour was saved with it
  await expect(page.getByTestId('chosen')).toHaveText('Grey');
});

test('the other board of Chesimals is started with one more choice, and resumed', async ({ flat: player }) => {
  const { page } = player;
  await page.getByRole('button', { name: 'Chesimals I', exact: true }).click();
  await player.screen('new-game');
  const boards = page.getByRole('radiogroup', { name: 'Board', exact: true });
  await expect(boards.getByRole('radio', { name: '12 × 16' })).toBeChecked();
  await boards.getByRole('radio', { name: '16 × 12' }).click();
  await expect(page.getByText('changed (default: 12 × 16)')).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await player.atTable();
  expect((await player.state).variant).toBe('chesimals-16x12');
  expect(await player.label('p12')).toContain('p12');
  await player.click('h3');
  await player.click('h4');
  await player.still();
  expect(await player.label('h4')).toContain('h4, White Guard');
  await expect(page.getByTestId('chosen')).toHaveText('White');

  await page.reload();
  await player.atTable();
  expect((await player.state).variant).toBe('chesimals-16x12');
  expect(await player.label('h4')).toContain('h4, White Guard');
});
