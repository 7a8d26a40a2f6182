/**
 * The 3D table and its fallback: a lost WebGL context is restored with the game; a machine that cannot draw gets the flat
 * board; the flat board on request; the camera's views.
 */
import type { Page } from '@playwright/test';
import { uiText } from '../../../renderer/text/index.ts';
import { expect, Player, POLLING, test } from '../../harness/player.ts';

test.use({ viewport: { width: 1120, height: 680 }, settings: { place: 'own' } });

const frames = (page: Page): Promise<number> => page.evaluate(() => window.__fairytable?.frames ?? -1);

/** Loses the context of this canvas; the returned function restores it. */
async function lose(page: Page, canvas: string): Promise<() => Promise<void>> {
  const handle = await page.locator(canvas).evaluateHandle(async (it: HTMLCanvasElement) => {
    const gone = new Promise((done) => it.addEventListener('webglcontextlost', done, { once: true }));
    const extension = it.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    extension?.loseContext();
    await gone;
    return { it, extension };
  });
  return () =>
    handle.evaluate(async ({ it, extension }) => {
      const back = new Promise((done) => it.addEventListener('webglcontextrestored', done, { once: true }));
      extension?.restoreContext();
      await back;
    });
}

/** A toast goes by itself after some seconds, so the page itself looks for it: ask before what brings it. */
const told = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector('[data-testid=toast]')?.textContent?.includes(wanted),
    text,
    POLLING,
  );

test('a lost WebGL context: the board, the enlarged figure and the position editor', async ({ player, page }) => {
  await page.clock.install();
  await player.open({ name: 'lost', pieces: 'K@e1 D@c2 R@h2 k@e9 d@c7 s@a9 M@-' });
  const table = '[data-testid=table3d] canvas';
  const canvas = page.locator(table);
  const flat = page.getByTestId('view-flat');
  const shown = (board: 'flat' | 'table') => expect(page.locator('body')).toHaveAttribute('data-shown', board);
  const loseForLong = async (lost: string) => {
    const restore = await lose(page, lost);
    const said = told(page, uiText.graphics.says.lost);
    // the flat board is shown after five seconds
    await page.clock.fastForward(6000);
    await said;
    return restore;
  };

  await test.step('restored soon: the same picture, and the game goes on', async () => {
    await page.mouse.move(5, 300);
    const before = await canvas.screenshot();
    const restore = await lose(page, table);
    // the keys still work without a picture
    await player.press('d');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/Diskette/);
    const drawn = await frames(page);
    await restore();
    await expect.poll(() => frames(page)).toBeGreaterThan(drawn);
    await player.still();
    await page.getByTestId('undo').focus(); // no ring of the cursor on the board
    await expect.poll(async () => (await canvas.screenshot()).equals(before), 'the same picture').toBe(true);
    await player.play('c2', 'c3');
    const after = 'D@c3 K@e1 R@h2 d@c7 k@e9 s@a9';
    expect([await player.census(), await player.drawn()]).toEqual([after, after]);
    await shown('table');
  });
  await test.step('lost for long: the flat board, and the 3D board when the context is restored', async () => {
    const restore = await loseForLong(table);
    await shown('flat');
    await flat.hover();
    await expect(page.getByRole('tooltip', { includeHidden: true })).toContainText(uiText.graphics.tip.lost);
    await player.play('c7', 'c6');
    await restore();
    await shown('table');
    await player.atTable();
    expect(await player.drawn()).toBe('D@c3 K@e1 R@h2 d@c6 k@e9 s@a9');
  });
  await test.step('it is tried again when it is asked for', async () => {
    await loseForLong(table);
    await shown('flat');
    await player.press('Control+3');
    await shown('table');
    await player.atTable();
    expect(await player.drawn()).toBe('D@c3 K@e1 R@h2 d@c6 k@e9 s@a9');
  });
  await test.step('an enlarged figure: its glyph until the context is restored', async () => {
    await player.hover('c3');
    await page.keyboard.down('Alt');
    const figure = page.getByTestId('figure');
    // before, the canvas has no context of the application's to lose
    await expect(figure.locator('canvas[data-watched]')).toBeVisible();
    const restore = await lose(page, '[data-testid=figure] canvas');
    await expect(figure.locator('svg')).toBeVisible();
    await expect(figure.locator('canvas')).toBeHidden();
    await restore();
    await expect(figure.locator('canvas')).toBeVisible();
    await expect(figure.locator('svg')).toHaveCount(0);
    await page.keyboard.up('Alt');
  });
  await test.step('in the position editor, which goes on with the flat board', async () => {
    await player.press('Alt+p');
    const editor = page.getByTestId('setup3d').locator('canvas');
    await expect(editor).toBeVisible();
    // before its first frame the canvas has no context of the application's to lose
    await page.waitForFunction(() => window.__fairytable?.ready === true, undefined, POLLING);
    const restore = await loseForLong('[data-testid=setup3d] canvas');
    const board = page.getByTestId('setup').getByRole('grid');
    await expect(board).toBeVisible();
    await board.locator('[data-name=c3]').click({ button: 'right' });
    await expect(board.locator('[data-name=c3]')).not.toHaveAttribute('data-piece');
    await restore();
    await expect(editor).toBeVisible();
    await page.waitForFunction(() => window.__fairytable?.instances().length === 5, undefined, POLLING);
  });
});

test.describe('a machine without WebGL', () => {
  test('opens the flat board, says so once, and can be played', async ({ host, page }) => {
    await page.addInitScript(() => {
      const real = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
        return kind.startsWith('webgl') ? null : real.call(this, kind as '2d', ...(more as []));
      } as typeof real;
      const toasts: string[] = [];
      (window as unknown as { toasts: string[] }).toasts = toasts;
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLElement && node.matches('[data-testid=toast]')) toasts.push(node.textContent ?? '');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(host.address);
    const player = new Player(page);
    await player.newGame();
    expect((await player.state).shown).toBe('flat');
    await expect(page.getByTestId('grid')).toBeVisible();
    await player.play('e2', 'e3');
    await player.drag('e8', 'e7');
    expect(await player.census()).toContain('D@e3');
    expect(await player.census()).toContain('d@e7');
    expect(await page.evaluate(() => (window as unknown as { toasts: string[] }).toasts)).toEqual([
      `${uiText.graphics.says.unsupported}${uiText.graphics.tryAgain}`,
    ]);
  });
});

const SEEN = ['a1', 'i1', 'a9', 'i9', 'e5'] as const;

/** The rounded screen positions of four corners and the middle. */
async function seen(player: Player): Promise<Record<(typeof SEEN)[number], [number, number]>> {
  await player.still();
  return player.page.evaluate((names) => {
    const spots = names.map((name) => {
      const cell = Number(document.querySelector<HTMLElement>(`[data-board] [data-name="${name}"]`)?.dataset.cell);
      const spot = window.__fairytable?.project({ cell });
      if (!spot) throw new Error(`${name} is not on the table.`);
      return [name, spot.map(Math.round)];
    });
    return Object.fromEntries(spots);
  }, SEEN);
}

test('the flat board on request, and the camera of the 3D table', async ({ player, page }) => {
  await player.newGame();
  await test.step('the flat board, and back to the 3D table', async () => {
    const flat = page.getByTestId('view-flat');
    await player.press('Control+3');
    await expect(page.locator('body')).toHaveAttribute('data-shown', 'flat');
    await expect(flat).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByTestId('table3d')).toHaveCount(0);
    await player.play('c2', 'c3');
    await player.play('c8', 'c7');
    // a camera button says why it does nothing here
    await expect(page.getByTestId('view-above')).toHaveAttribute('aria-disabled', 'true');
    await flat.click();
    await expect(page.locator('body')).toHaveAttribute('data-shown', 'table');
    await player.atTable();
    expect(await player.census()).toMatch(/ D@c3 .* d@c7 /);
    expect(await player.drawn()).toBe(await player.census());
  });

  const usual = await seen(player);
  expect(usual.a1[1]).toBeGreaterThan(usual.a9[1]);
  expect(usual.i1[0] - usual.a1[0], 'the near edge is the wide one').toBeGreaterThan(usual.i9[0] - usual.a9[0] + 20);

  await test.step('from above', async () => {
    await page.getByTestId('view-above').click();
    const above = await seen(player);
    expect(Math.abs(above.a1[0] - above.a9[0]), 'files run straight up').toBeLessThanOrEqual(6);
    expect(Math.abs(above.i1[0] - above.a1[0] - (above.i9[0] - above.a9[0]))).toBeLessThanOrEqual(6);
    await player.play('e2', 'e3');
    expect(await player.drawn()).toContain(' D@e3 ');
    await player.press('Control+0');
    expect(await seen(player)).toEqual(usual);
  });
  await test.step('the other side and my side', async () => {
    // LINE is to move: its seat is the far one
    await player.press('Control+2');
    const far = await seen(player);
    expect(far.a1[1], 'a1 is far').toBeLessThan(far.a9[1]);
    expect(far.a1[0], 'and on the right').toBeGreaterThan(far.i1[0]);
    await player.press('Control+Shift+Digit2');
    await player.press('Control+0');
    expect(await seen(player)).toEqual(usual);
  });
  await test.step('turned and zoomed by keys, by the wheel and by dragging', async () => {
    const before = await seen(player);
    await player.press('Control+]');
    const turned = await seen(player);
    expect(turned).not.toEqual(before);
    await player.press('Control+[');
    expect(await seen(player)).toEqual(before);
    await player.press('Control+=');
    const near = await seen(player);
    expect(near.i1[0] - near.a1[0]).toBeGreaterThan(before.i1[0] - before.a1[0] + 10);
    await player.press('Control+-');
    await page.mouse.move(400, 350);
    await page.mouse.wheel(0, -400);
    await expect.poll(() => seen(player)).not.toEqual(before);
    await player.press('Control+0');
    expect(await seen(player)).toEqual(before);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(520, 300, { steps: 5 });
    await page.mouse.up({ button: 'right' });
    const orbited = await seen(player);
    expect(orbited).not.toEqual(before);
    expect((await player.state).mode, 'the right button lifts nothing').toBe('idle');
  });
  await test.step('a camera position is stored under a name, also across a reload', async () => {
    const mine = await seen(player);
    await player.press('Control+4');
    const spots = player.dialog('Saved views');
    await spots.getByRole('textbox', { name: 'Name of the view' }).fill('over the shoulder');
    await page.getByTestId('keep-spot').click();
    await expect(spots.getByRole('button', { name: 'Go to over the shoulder' })).toBeVisible();
    await player.press('Escape');
    await player.press('Control+0');
    expect(await seen(player)).not.toEqual(mine);
    await page.reload();
    await player.atTable();
    await page.getByTestId('view-spots').click();
    await spots.getByRole('button', { name: 'Go to over the shoulder' }).click();
    const again = await seen(player);
    for (const name of SEEN)
      for (const axis of [0, 1] as const) expect(Math.abs(again[name][axis] - mine[name][axis])).toBeLessThanOrEqual(1);
  });
});
