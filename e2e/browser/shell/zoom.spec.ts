/**
 * The page at 200 % and at 400 % zoom, where a window of 1280 x 800 and 1280 x 1024 has 640 x 400 and 320 x 256 px: every
 * control and every square can be reached and is covered by nothing; the same in a window held upright, as on a phone.
 * Without zoom, every text can be read. The flat board speaks the pseudo-language: what has room in it has room in any, and
 * nothing is left in English.
 */
import { language } from '../../../engine/shared/language.ts';
import { PSEUDO } from '../../../engine/shared/pseudo-language.ts';
import { violationsOn, violationsWhenSmall } from '../../harness/accessible.ts';
import { expect, type Player, test } from '../../harness/player.ts';
import { coveredSquaresOn, unreachableOn } from '../../harness/reachable.ts';
import { games, type Screen, startScreens, tableScreens } from '../../harness/screens.ts';
import { unreadableOn } from '../../harness/texts.ts';
import { englishOn } from '../../harness/untranslated.ts';

const FULL = { width: 1280, height: 800 };
const ZOOMED = [
  { width: 640, height: 400 },
  { width: 320, height: 256 },
];

/** What is called so in every language, what people have typed, and what a new game of one's own has at first. */
const NAMES = [
  ...['Fairytable', process.platform, 'English', 'Deutsch', 'Français', ...games.map(({ game }) => game.name)],
  ...['My game', 'King', 'Knight', 'Rook', 'Pawn', 'far'],
];

const UPRIGHT = { width: 390, height: 844 };

/** The page hears of its new size with the frame after it, and draws what that changes in the next one. */
async function resize(player: Player, size: { readonly width: number; readonly height: number }): Promise<void> {
  await player.page.setViewportSize(size);
  await player.page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))),
  );
}
/** What is wrong on this screen, by zoom. */
async function lookAt(player: Player, name: string): Promise<string[]> {
  const { page } = player;
  const english = language() === PSEUDO ? await englishOn(page, NAMES) : [];
  const faults = [...(await unreadableOn(page)), ...(await violationsOn(page)), ...english];
  const wrong = faults.map((fault) => `${name}: ${fault}`);
  for (const size of ZOOMED) {
    await resize(player, size);
    const found = [...(await unreachableOn(player.page)), ...(await violationsWhenSmall(player.page))];
    for (const fault of found) wrong.push(`${name} at ${size.width}: ${fault}`);
  }
  await resize(player, FULL);
  return wrong;
}
async function lookAtAll(player: Player, screens: readonly Screen[]): Promise<void> {
  const wrong: string[] = [];
  for (const screen of screens) {
    await screen.show(player);
    wrong.push(...(await lookAt(player, screen.name)));
    await (screen.leave ?? ((it) => it.press('Escape')))(player);
  }
  expect(wrong).toEqual([]);
}

test.describe('flat', () => {
  test.use({ settings: { board: 'flat', language: PSEUDO } });

  test('the screens around a game', ({ player }) => lookAtAll(player, startScreens));

  test('the tables, with a lifted piece, and what opens over one', async ({ player }) => {
    const wrong: string[] = [];
    for (const { game, lifted } of games) {
      await player.open(game);
      await player.lift(lifted);
      wrong.push(...(await lookAt(player, game.name)));
      await player.press('Escape');
    }
    expect(wrong).toEqual([]);
    await lookAtAll(player, tableScreens);
    // the panel is a drawer in a small window
    await resize(player, { width: 640, height: 400 });
    await player.page.getByTestId('panel').click();
    expect(await lookAt(player, 'panel')).toEqual([]);
  });

  test.describe('with the letters of groups', () => {
    test.use({ settings: { board: 'flat', groupLetters: 'always' } });

    test('they stand beside the pictures, none smaller than 12 px, and hidden where there is no room', async ({
      player,
      page,
    }) => {
      await player.open({ name: 'Chesimals', variant: 'chesimals' });
      const letters = page.locator('[data-name=d1] > span');
      for (const size of [FULL, { width: 1024, height: 640 }]) {
        await resize(player, size);
        await expect(letters).toHaveText('Gw');
        expect(await unreadableOn(page)).toEqual([]);
        const covered = await page.locator('[data-board] [data-piece]').evaluateAll(
          (cells) =>
            cells.filter((cell) => {
              const picture = cell.querySelector('svg[data-side]')!.getBoundingClientRect();
              return cell.querySelector(':scope > span')!.getBoundingClientRect().left < picture.right - 0.5;
            }).length,
        );
        expect(covered).toBe(0);
      }
      // squares of 25 and of 17 px have room for one letter, and for none
      const heights = async (height: number): Promise<readonly number[]> => {
        await resize(player, { width: 1024, height });
        return letters.locator('span').evaluateAll((all) => all.map((one) => Math.sign(one.clientHeight)));
      };
      expect(await heights(580)).toEqual([1, 0]);
      expect(await heights(440)).toEqual([0, 0]);
    });
  });

  test.describe('with a large text', () => {
    test.use({ settings: { board: 'flat', textSize: 150 } });

    test('the panel is a drawer in a window that has space for it with the usual text', async ({ player, page }) => {
      await player.open({ name: 'acid' });
      await player.lift('c2');
      await expect(page.getByTestId('panel-body')).toBeHidden();
      expect([...(await unreachableOn(page)), ...(await unreadableOn(page))]).toEqual([]);
      await page.getByTestId('panel').click();
      await expect(page.getByTestId('panel-body')).toBeVisible();
      expect([...(await unreachableOn(page)), ...(await unreadableOn(page))]).toEqual([]);
    });
  });
});

test.describe('flat, in English', () => {
  test.use({ settings: { board: 'flat' } });

  test('upright, the board is as wide as the window, and the panel a drawer over it', async ({ player, page }) => {
    const wrong: string[] = [];
    for (const { game, lifted } of games) {
      await player.open(game);
      await player.lift(lifted);
      await resize(player, UPRIGHT);
      const look = async (what: string) => {
        const found = [...(await unreachableOn(page)), ...(await unreadableOn(page))];
        for (const fault of found) wrong.push(`${game.name}, ${what}: ${fault}`);
      };
      await look('board');
      const box = async (id: string) => (await page.getByTestId(id).boundingBox())!;
      expect((await box('grid')).width, game.name).toBeGreaterThan(UPRIGHT.width * 0.85);
      // each strip has one row of controls
      expect((await box('redo')).y, game.name).toBe((await box('undo')).y);
      expect((await box('redo')).y, game.name).toBe((await box('hint')).y);
      expect((await box('panel')).y, game.name).toBe((await box('menu')).y);
      expect((await box('view-spots')).x, game.name).toBeLessThan((await box('panel')).x);
      await page.getByTestId('panel').click();
      await look('panel');
      await page.getByTestId('panel').click();
      await player.press('Escape');
      await resize(player, FULL);
    }
    for (const name of ['all commands', 'share', 'pieces on the board']) {
      const screen = tableScreens.find((it) => it.name === name)!;
      await screen.show(player);
      await resize(player, UPRIGHT);
      for (const fault of [...(await unreachableOn(page)), ...(await unreadableOn(page))])
        wrong.push(`${name}: ${fault}`);
      await resize(player, FULL);
      await screen.leave!(player);
    }
    expect(wrong).toEqual([]);
  });

  test('upright, the screens around a game', async ({ player, page }) => {
    const wrong: string[] = [];
    for (const screen of startScreens) {
      await screen.show(player);
      await resize(player, UPRIGHT);
      for (const fault of [...(await unreachableOn(page)), ...(await unreadableOn(page))])
        wrong.push(`${screen.name}: ${fault}`);
      await resize(player, FULL);
      await (screen.leave ?? ((it) => it.press('Escape')))(player);
    }
    expect(wrong).toEqual([]);
  });

  test('a sentence that is cut off is shown whole by a button, and Escape only hides it', async ({ player, page }) => {
    await resize(player, { width: 512, height: 320 });
    await player.open({ name: 'Deicide', variant: 'deicide' });
    await player.click('e1');
    await expect(player.step).toContainText('Blocked by');
    // the name at the pointer, in the last row of the board, is above the bar
    const [label, bar] = [await page.getByTestId('hover-name').boundingBox(), await player.stepBar.boundingBox()];
    expect(label!.y + label!.height).toBeLessThanOrEqual(bar!.y);
    const cut = await player.step.innerText();
    const all = page.getByTestId('step-all');
    await expect(all).toBeHidden();
    await page.getByTestId('step-whole').focus();
    await player.press('Enter');
    await expect(all).toBeInViewport({ ratio: 1 });
    await expect(all).toContainText('White Rookie on c3 would be a second.');
    await player.press('Escape');
    await expect(all).toBeHidden();
    expect(await player.step.innerText()).toBe(cut);
  });
});

test('no bar covers a square of the 3D table', async ({ player, page }) => {
  await player.newGame();
  await player.lift('c2');
  for (const size of ZOOMED) {
    await resize(player, size);
    await player.still();
    expect(await coveredSquaresOn(page), `at ${size.width}`).toEqual([]);
    expect(await unreachableOn(page), `at ${size.width}`).toEqual([]);
  }
});
