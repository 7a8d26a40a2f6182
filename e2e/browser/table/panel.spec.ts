/**
 * The panel beside the board: however much it contains, the move list keeps its space with the current move fully
 * visible, each move is one line, and nothing overflows. The bar below the board has one height, whatever it says. The
 * tabs of the settings are as high as their labels.
 */
import type { Page } from '@playwright/test';
import type { SavedGame } from '../../harness/games.ts';
import { expect, test } from '../../harness/player.ts';

test.use({ settings: { board: 'flat' } });

type Size = Readonly<{ width: number; height: number }>;
const WIDE: Size = { width: 1280, height: 800 };
/** the panel is a drawer */
const NARROW: Size = { width: 1024, height: 640 };

const files = 'abcdefghi';
/** 34 single steps of Diskettes: a list longer than its space */
const steps = [...Array(2).keys()].flatMap((n) =>
  [...files.slice(0, n === 0 ? 9 : 8)].flatMap((file) => [
    `D${file}${2 + n}-${file}${3 + n}`,
    `D${file}${8 - n}-${file}${7 - n}`,
  ]),
);
const long: SavedGame = { name: 'a long game', actions: steps };

/** The layout errors of the panel. */
const wrongIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // a list that has less space now is scrolled to its current move before the next frame is shown
    for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
    const wrong: string[] = [];
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const [panel, moves, strip] = [box('[data-region=panel]'), box('[data-section=moves]'), box('footer')];
    if (panel.right > innerWidth + 1 || panel.bottom > strip.top + 1) wrong.push('the panel runs off');
    if (moves.bottom > panel.bottom + 1 || moves.height < 138) wrong.push(`the moves have ${moves.height} px`);
    const boxes = '[data-region=panel], [data-testid=panel-top], [data-section] > :not(header)';
    for (const one of document.querySelectorAll<HTMLElement>(boxes))
      if (one.scrollWidth > one.clientWidth + 1) wrong.push(`${one.textContent} is cut at its side`);
    const current = document.querySelector('[data-section=moves] [aria-current=true]');
    if (!current) return wrong;
    const [list, move] = [box('[data-section=moves] > :not(header)'), current.getBoundingClientRect()];
    if (move.top < list.top - 1 || move.bottom > list.bottom + 1) wrong.push('the current move is cut');
    return wrong;
  });
const scrolls = (page: Page) =>
  page.evaluate(() => {
    const top = document.querySelector('[data-testid=panel-top]')!;
    return top.scrollHeight > top.clientHeight + 1;
  });

test('the list of moves keeps its place in every size of the window', async ({ player, page }) => {
  await player.open(long);
  for (const size of [WIDE, { width: 1920, height: 1080 }, NARROW])
    await test.step(`${size.width} x ${size.height}`, async () => {
      await page.setViewportSize(size);
      if (size === NARROW) await page.getByTestId('panel').click();
      await expect.poll(() => wrongIn(page)).toEqual([]);
      // a Diskette has the longest card, and both hands are full
      await player.lift('a4');
      expect(await wrongIn(page)).toEqual([]);
      if (size !== NARROW) expect(await scrolls(page), 'nothing of it has to be scrolled to').toBe(false);
      await player.look(() => player.press('Alt+Home'));
      await player.look(() => player.press('Alt+End'));
      expect(await wrongIn(page)).toEqual([]);
    });
});

test('against the computer, the hands and the card are seen whole while a piece is lifted, also below threats', async ({
  player,
  page,
}) => {
  await player.open({ name: 'against the computer', computer: { level: '1', seconds: 1, seed: 1 } });
  const card = page.locator('[data-section=card]');
  /** how far it is from the edges of the part that scrolls, px */
  const within = async () => {
    const [one, top] = [(await card.boundingBox())!, (await page.getByTestId('panel-top').boundingBox())!];
    return { above: one.y - top.y, below: top.y + top.height - one.y - one.height };
  };
  await player.lift('c2');
  await expect(page.locator('[data-section=hand]')).toBeInViewport({ ratio: 1 });
  const { above, below } = await within();
  expect(Math.min(above, below)).toBeGreaterThanOrEqual(0);
  expect(await scrolls(page), 'nothing is cut off').toBe(false);

  await player.press('Alt+t');
  await expect(page.getByTestId('threat').getByRole('listitem')).toHaveCount(3);
  const moves = (await page.locator('[data-section=moves]').boundingBox())!;
  expect(moves.height, 'an empty list leaves its space to the card').toBeLessThan(80);
  expect(await scrolls(page)).toBe(true);
  await card.getByRole('button', { name: /^Show all/ }).click();
  // longer than the space: from its heading on, below the edge that fades
  await expect.poll(async () => Math.round((await within()).above)).toBe(24);
});

/** Long labels, moves with further effects, and a turn of several moves, which is unfolded where one of them is shown. */
const told: readonly SavedGame[] = [
  { name: 'acid', actions: ['Dc2<>b2', 'De8-e7'] },
  { name: 'Deicide', variant: 'deicide', actions: ['Pa4-a5', 'Pm13-m11', 'Si2-k11', 'Pg13-g12', 'Th2>>i2'] },
  { name: 'Chesimals', variant: 'chesimals', actions: ['Gf1-e1', 'Gf3-f4', 'Nd2-c4', 'Gd3-e3'] },
  { name: '4chan chess', variant: 'fourchan', actions: ['Na2-a1', 'Sh10-i10#', 'Mc2-d4'] },
];
/** The moves of the list that take more than one line. */
const brokenMoves = (page: Page) =>
  page.locator('[data-section=moves] button[data-node]').evaluateAll((moves) =>
    moves
      .filter((move) => {
        const text = document.createRange();
        text.selectNodeContents(move);
        // what is only read out has one pixel
        const parts = [...text.getClientRects()].filter(({ width }) => width > 1);
        return Math.max(...parts.map(({ top }) => top)) >= Math.min(...parts.map(({ bottom }) => bottom));
      })
      .map(({ textContent }) => textContent),
  );

test('each move of the list is one line, and what is cut off is in its tooltip and its name', async ({
  player,
  page,
}) => {
  // each game once: in a list with two of one name it would be open which of them is opened
  for (const game of told) {
    await page.setViewportSize(WIDE);
    await player.open(game);
    await player.look(() => player.press('Alt+ArrowLeft'));
    expect(await player.moves.count()).toBeGreaterThan(1);
    expect(await brokenMoves(page), game.name).toEqual([]);
    await page.setViewportSize(NARROW);
    await page.getByTestId('panel').click();
    await expect(page.getByTestId('panel-body')).toBeVisible();
    expect(await player.moves.count()).toBeGreaterThan(1);
    expect(await brokenMoves(page), `${game.name} in the drawer`).toEqual([]);
  }
  const long = page.locator('[data-section=moves]').getByRole('button', { name: 'S h10–i10, leaves Black teleporter' });
  const label = long.locator('span').first();
  expect(await label.evaluate((el) => el.scrollWidth > el.clientWidth)).toBe(true);
  await expect(long).toHaveAttribute('data-tip', 'S h10–i10, leaves Black teleporter');
});

/** The bar below the board: its height, where its buttons are, and whether its text keeps off its edges. */
const barIn = (page: Page) =>
  page.evaluate(async () => {
    // whether a text is cut off is looked up after it has been laid out
    for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
    const bar = document.querySelector('footer')!;
    const { top, bottom, height } = bar.getBoundingClientRect();
    const places = ['hint', 'undo', 'redo'].map((id) => {
      const { x, y } = bar.querySelector(`[data-testid=${id}]`)!.getBoundingClientRect();
      return `${id} ${x} ${y}`;
    });
    const text = bar.querySelector('[data-testid=stepbar] > p')!.getBoundingClientRect();
    return { height, places, fits: text.top >= top + 5 && text.bottom <= bottom - 5 };
  });

for (const [width, height] of [
  [1280, 800],
  [1024, 640],
] as const)
  test(`at ${width} x ${height} the bar keeps its height, and its buttons their places`, async ({ player, page }) => {
    await page.setViewportSize({ width, height });
    await player.open({ name: 'Chesimals', variant: 'chesimals' });
    const bar = await barIn(page);
    expect(bar.fits).toBe(true);
    await player.lift('g3');
    expect(await barIn(page)).toEqual(bar);
    await player.press('Escape');
    await player.open({ name: 'two moves', actions: ['De2-e3', 'De8-e7'] });
    expect(await barIn(page)).toEqual(bar);
    for (const square of ['e1', 'g1', 'e3', 'd1']) {
      await player.click(square);
      expect(await barIn(page), square).toEqual(bar);
      await player.press('Escape');
    }
    await player.play('c2', 'c3');
    expect(await barIn(page)).toEqual(bar);
    await player.change(() => player.press('Control+z'));
    expect(await barIn(page)).toEqual(bar);
  });

test('the tabs of the settings are as high as their labels', async ({ player, page }) => {
  await player.newGame();
  await player.press('Control+,');
  await expect(page.locator('body')).toHaveAttribute('data-screen', 'settings');
  const heights = await page.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => tab.clientHeight));
  expect(heights).toHaveLength(6);
  for (const tall of heights) expect(tall).toBeLessThan(48);
});
