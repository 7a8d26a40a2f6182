/**
 * Landmines are known only to the side that placed them: they are not behind the hand-over screen, not on the board
 * that both see, not in announcements or messages to the page, not among the saves, not on the disk. A side sees its
 * own after it has revealed them, and they vanish when it hides them, when its turn ends, and when the page is
 * reloaded. The 3D table draws no more than that.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { phases } from '../../../engine/variants/deicide/words/words.ts';
import { beforeMines, deicide, mines } from '../../harness/deicide.ts';
import { FlatPlayer } from '../../harness/flatPlayer.ts';
import { type Opened, saveOf } from '../../harness/games.ts';
import { expect, type Player, test } from '../../harness/player.ts';

const all = [...mines.white, ...mines.black];
const game: Opened = { name: 'hidden mines', ...beforeMines };

/** Strings that would reveal a mine: its name, its look, secret information. */
const telling = /landmine|mine@|"mine"|mine-hidden|data-look="hidden"|only you know|"hidden":true/i;
/** The name of one of these squares as a word, not as two letters within an encrypted text. */
const naming = (squares: readonly string[]): RegExp =>
  new RegExp(`(^|[^A-Za-z0-9+/])(${squares.join('|')})(?![A-Za-z0-9+/])`);

/** Everything that the host sends to the page. */
function wiretap(page: Page): { since(): string[] } {
  let frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return {
    since() {
      const heard = frames;
      frames = [];
      return heard;
    },
  };
}

/** Nothing in the page reveals where a mine is, or that there is one; these squares look and sound empty. */
async function tellsNothing(page: Page, when: string, squares: readonly string[] = all): Promise<void> {
  const [html, labels] = await page.evaluate(
    (names) => [
      document.documentElement.outerHTML,
      names.map((name) => document.querySelector(`[data-board] [data-name="${name}"]`)?.getAttribute('aria-label')),
    ],
    squares,
  );
  // that mines are placed now is announced to both sides, and reveals none
  expect(telling.exec(html.replaceAll(phases.noting, ''))?.[0], `the page ${when}`).toBeUndefined();
  for (const [i, label] of labels.entries()) expect(label ?? `${squares[i]}, empty`).toMatch(/^\w+, empty$/);
}
/** Nothing on the disk does, in the save, in the journal, in the list or anywhere else. */
function diskTellsNothing(home: string, when: string): void {
  for (const entry of fs.readdirSync(home, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = fs.readFileSync(file, 'latin1');
    expect(naming(all).exec(text)?.[0], `${entry.name} ${when}`).toBeUndefined();
    expect(/mine@/.exec(text)?.[0], `${entry.name} ${when}`).toBeUndefined();
  }
}
const shown = async (player: Player): Promise<string[]> =>
  player.page
    .locator('[data-board] [aria-label*="Landmine (only you know)"]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-name') ?? ''));

/** The move list, including folded moves. */
const listed = (player: Player): Promise<string[]> =>
  player.moves.evaluateAll((moves) => moves.map((move) => move.getAttribute('data-tip') ?? ''));

async function openHidden(player: Player, opened: Opened): Promise<void> {
  await player.chooseFile('Open a file', opened.name, saveOf(deicide(opened)));
  await expect(player.page.getByTestId('hand-over')).toBeVisible();
}
/** The right player dismisses the hand-over screen. */
async function reveals(player: Player, title: RegExp): Promise<void> {
  const { page } = player;
  await expect(page.getByTestId('hand-over').getByRole('heading')).toHaveText(title);
  await page.getByTestId('reveal').click();
  await expect(page.getByTestId('hand-over')).toHaveCount(0);
  await player.rest();
}
const looks = async (player: Player, side: string): Promise<void> => {
  await player.press('Alt+u');
  await reveals(player, new RegExp(`^Only ${side} may look now$`));
};

test.describe('from placing the mines to play', () => {
  test.use({ settings: { board: 'flat' } });

  test('no player sees, hears or can read the secrets of the other side', async ({ host, home, page }) => {
    const wire = wiretap(page);
    await page.goto(host.address);
    const player = new FlatPlayer(page);
    await player.atStart();
    await openHidden(player, game);
    await tellsNothing(page, 'before White notes');
    await player.press('Escape', 'Alt+u', 'Control+z');
    await expect(page.getByTestId('hand-over')).toBeVisible();

    await test.step('White places its own, and sees them', async () => {
      await reveals(player, /^Hand the screen to White$/);
      for (const cell of mines.white) await player.change(() => player.click(cell));
      expect(await shown(player)).toEqual([...mines.white].sort((a, b) => Number(b.slice(1)) - Number(a.slice(1))));
      // checks the search itself: it finds what White may see, and on the disk what everybody may read
      expect(telling.exec(await page.content())?.[0]).toMatch(telling);
      diskTellsNothing(home, 'while White notes');
      const openly = fs.readdirSync(path.join(home, 'library')).map((file) => path.join(home, 'library', file));
      expect(openly.map((file) => naming(['b6']).test(fs.readFileSync(file, 'latin1')))).toEqual([true]);
    });

    let heard = 0;
    await test.step('the screen is handed over', async () => {
      await page.getByTestId('pool').getByTestId('end-turn').click();
      await expect(page.getByTestId('hand-over').getByRole('heading')).toHaveText('Hand the screen to Black');
      await player.rest();
      await tellsNothing(page, 'handed over');
      heard = (await player.heard()).length;
      wire.since();
    });

    await test.step('Black places its own, and finds none of the other’s', async () => {
      await reveals(player, /^Hand the screen to Black$/);
      expect(await shown(player)).toEqual([]);
      // every square is offered for a Landmine, including those of the other side: a refusal would reveal it
      expect(wire.since().filter((sent) => sent.includes('"hidden":true'))).toEqual([]);
      await player.change(() => player.click('g11'));
      expect(await shown(player)).toEqual(['g11']);
      expect((await player.heard()).slice(heard).join('\n')).not.toMatch(naming(mines.white));
      expect((await listed(player)).join()).toContain('g11');
      expect((await listed(player)).join()).not.toMatch(naming(mines.white));
      heard = (await player.heard()).length;
      await page.getByTestId('pool').getByTestId('end-turn').click();
      await expect(player.step).toContainText('White to move.');
      await player.rest();
    });

    await test.step('in play the board reveals neither', async () => {
      wire.since();
      await tellsNothing(page, 'in play');
      expect((await listed(player)).join('\n')).not.toMatch(naming(all));
      await player.play('c4', 'c5');
      await player.play('n13', 'n12');
      await player.press('F3', 'F4');
      await player.rest();
      expect(wire.since().flatMap((sent) => telling.exec(sent)?.[0] ?? [])).toEqual([]);
      expect((await player.heard()).slice(heard).join('\n')).not.toMatch(/Landmine/);
      await tellsNothing(page, 'after two moves');
    });

    await test.step('each sees its own after revealing; gone when hidden, when the turn ends, on reload', async () => {
      await looks(player, 'White');
      expect((await shown(player)).sort()).toEqual([...mines.white].sort());
      await expect(page.getByTestId('secret-notice')).toBeVisible();
      await page.getByTestId('hide').click();
      await expect(page.getByTestId('secret-notice')).toBeHidden();
      await player.rest();
      await tellsNothing(page, 'hidden again');

      await looks(player, 'White');
      await player.play('c5', 'c6');
      await tellsNothing(page, 'after White moved');

      await looks(player, 'Black');
      expect(await shown(player)).toEqual([...mines.black]);
      await page.reload();
      await player.atTable();
      await tellsNothing(page, 'after a reload');
      diskTellsNothing(home, 'in play');
    });

    await test.step('nor do the saves', async () => {
      await looks(player, 'Black');
      await player.leaveTable();
      await tellsNothing(page, 'at the start');
      await player.press('Control+o');
      await player.screen('saves');
      await expect(page.locator('[data-save]')).toHaveCount(1);
      await page.locator('[data-save]').click();
      await tellsNothing(page, 'among the saves');
      diskTellsNothing(home, 'at the end');
    });
  });
});

test('the 3D table draws a side’s own mines after revealing, and none of the other’s', async ({ player, page }) => {
  const { phase: _noting, terrain, ...rest } = game.fields as { phase: string; terrain: readonly object[] };
  const hidden = [
    ...mines.white.map((at) => ({ feature: 'mine', at, side: 'white' })),
    ...mines.black.map((at) => ({ feature: 'mine', at, side: 'black' })),
  ];
  const fields = { ...rest, phase: 'play', terrain: [...terrain, ...hidden] };
  await player.open(deicide({ ...game, name: 'drawn mines', fields }));
  const drawn = async () => ((await page.evaluate(() => window.__fairytable?.terrain())) ?? []).map((one) => one);
  const open = await drawn();
  expect(open.map((one) => one.split('@')[0])).toEqual(['glue', 'ziggurat']);
  await looks(player, 'White');
  await player.atTable();
  const own = await Promise.all(mines.white.map((name) => player.cell(name)));
  const more = (await drawn()).filter((one) => !open.includes(one));
  expect(more.map((one) => Number(one.split('@')[1])).sort()).toEqual([...own].sort());
  await page.getByTestId('hide').click();
  await player.atTable();
  expect(await drawn()).toEqual(open);
});
