/**
 * The 3D table and its fallback: nothing is drawn while nothing happens; a lost WebGL context is restored with the
 * game; a machine that cannot draw gets the flat board; the flat board on request; the camera's views.
 */
import type { Page } from '@playwright/test';
import { uiText } from '../../renderer/text/index.ts';
import { expect, Player, POLLING, test } from '../harness/player.ts';

test.use({ viewport: { width: 1120, height: 680 }, settings: { place: 'own' } });
// on a busy machine the first frame in high quality takes a while
test.setTimeout(240_000);

const frames = (page: Page): Promise<number> => page.evaluate(() => window.__fairytable?.frames ?? -1);

/** Waits until no frame has been drawn for a while, then counts frames for two seconds. */
async function framesInTwoSeconds(page: Page): Promise<number> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let before = -1;
        let same = 0;
        const look = () => {
          const now = window.__fairytable?.frames ?? -1;
          same = now === before ? same + 1 : 0;
          before = now;
          if (same >= 20) done();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  const before = await frames(page);
  // here time itself is tested: two seconds in which nothing may happen
  await page.evaluate(() => new Promise((done) => setTimeout(done, 2000)));
  return (await frames(page)) - before;
}

test.describe('at rest', () => {
  // in high quality the processor draws every pixel of the page: a small one
  test.use({
    viewport: { width: 720, height: 480 },
    settings: { quality: 'high', place: 'own', playback: 'fast', motion: 'full', followTurn: true },
  });

  // with a large piece open: look-closer.spec.ts
  test('no frame is drawn: after hovering, after playback and with a tip open', async ({ player, page }) => {
    await player.newGame();
    await player.hover('d2');
    await player.hover('f2');
    await player.hover('e5');
    expect(await framesInTwoSeconds(page), 'after hovering').toBe(0);

    await player.lift('e2');
    await player.hover('e3');
    await expect(player.step).toContainText('Moves the Diskette to e3.');
    expect(await framesInTwoSeconds(page), 'with a preview in sight').toBe(0);

    const before = await frames(page);
    await player.change(() => player.click('e3'));
    await player.still();
    expect(await frames(page), 'the move was played and the table turned').toBeGreaterThan(before + 2);
    expect(await framesInTwoSeconds(page), 'after playback').toBe(0);

    await page.getByTestId('view-above').hover();
    expect(await framesInTwoSeconds(page), 'with a tip open').toBe(0);
  });
});

test('a lost WebGL context comes back with the same picture, and the game goes on', async ({ player, page }) => {
  await player.open({ name: 'lost', pieces: 'K@e1 D@c2 R@h2 k@e9 d@c7 s@a9 M@-' });
  const canvas = page.locator('[data-testid=table3d] canvas');
  await page.mouse.move(5, 300);
  const before = await canvas.screenshot();
  await canvas.evaluate(async (it: HTMLCanvasElement) => {
    const gone = new Promise((done) => it.addEventListener('webglcontextlost', done, { once: true }));
    const lose = it.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    Object.assign(window, { lose });
    lose?.loseContext();
    await gone;
  });
  // the keys still work without a picture
  await player.press('d');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/Diskette/);
  const drawn = await frames(page);
  await canvas.evaluate(async (it) => {
    const back = new Promise((done) => it.addEventListener('webglcontextrestored', done, { once: true }));
    (window as unknown as { lose?: WEBGL_lose_context }).lose?.restoreContext();
    await back;
  });
  await expect.poll(() => frames(page)).toBeGreaterThan(drawn);
  await player.still();
  await page.getByTestId('undo').focus(); // no ring of the cursor on the board
  await expect.poll(async () => (await canvas.screenshot()).equals(before), 'the same picture').toBe(true);
  await player.play('c2', 'c3');
  const after = 'D@c3 K@e1 R@h2 d@c7 k@e9 s@a9';
  expect([await player.census(), await player.drawn()]).toEqual([after, after]);
  expect((await player.state).shown).toBe('table');
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

test('the flat board on request, and back to the 3D table', async ({ player, page }) => {
  await player.open({ name: 'flat', pieces: 'K@e1 D@c2 k@e9 d@c7 v@g5' });
  const flat = page.getByTestId('view-flat');
  await player.press('Control+3');
  await expect(page.locator('body')).toHaveAttribute('data-shown', 'flat');
  await expect(flat).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByTestId('table3d')).toHaveCount(0);
  await player.play('c2', 'c3');
  const after = 'D@c3 K@e1 d@c7 k@e9 v@g5';
  expect(await player.census()).toBe(after);
  // a camera button says why it does nothing here
  await expect(page.getByTestId('view-above')).toHaveAttribute('aria-disabled', 'true');
  await flat.click();
  await expect(page.locator('body')).toHaveAttribute('data-shown', 'table');
  await player.atTable();
  expect([await player.census(), await player.drawn()]).toEqual([after, after]);
  await player.play('c7', 'c6');
  expect(await player.drawn()).toBe('D@c3 K@e1 d@c6 k@e9 v@g5');
});

/** The rounded screen positions of four corners and the middle. */
async function seen(player: Player): Promise<Record<'a1' | 'i1' | 'a9' | 'i9' | 'e5', [number, number]>> {
  await player.still();
  const spots = [];
  for (const name of ['a1', 'i1', 'a9', 'i9', 'e5'] as const) {
    const [x, y] = await player.project({ cell: await player.cell(name) });
    spots.push([name, [Math.round(x), Math.round(y)]]);
  }
  return Object.fromEntries(spots);
}

test('the camera: reset, from above, both sides, turned, zoomed, stored positions', async ({ player, page }) => {
  await player.newGame();
  const usual = await seen(player);
  expect(usual.a1[1]).toBeGreaterThan(usual.a9[1]);
  expect(usual.i1[0] - usual.a1[0], 'the near edge is the wide one').toBeGreaterThan(usual.i9[0] - usual.a9[0] + 20);

  await test.step('from above', async () => {
    await page.getByTestId('view-above').click();
    const above = await seen(player);
    expect(Math.abs(above.a1[0] - above.a9[0]), 'files run straight up').toBeLessThanOrEqual(6);
    expect(Math.abs(above.i1[0] - above.a1[0] - (above.i9[0] - above.a9[0]))).toBeLessThanOrEqual(6);
    await player.play('e2', 'e3');
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
    for (const name of ['a1', 'i1', 'a9', 'i9', 'e5'] as const)
      for (const axis of [0, 1] as const) expect(Math.abs(again[name][axis] - mine[name][axis])).toBeLessThanOrEqual(1);
  });
});

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

test('a context that is lost for long: the flat board, what is true of it, and the 3D board again', async ({
  player,
  page,
}) => {
  await page.clock.install();
  await player.open({ name: 'lost', pieces: 'K@e1 D@c2 k@e9 d@c7' });
  const flat = page.getByTestId('view-flat');
  const shown = (board: 'flat' | 'table') => expect(page.locator('body')).toHaveAttribute('data-shown', board);

  await test.step('it comes back by itself', async () => {
    const restore = await lose(page, '[data-testid=table3d] canvas');
    const said = told(page, uiText.graphics.says.lost);
    await page.clock.fastForward(6000);
    await said;
    await shown('flat');
    await flat.hover();
    await expect(page.getByRole('tooltip')).toContainText(uiText.graphics.tip.lost);
    await player.play('c2', 'c3');
    await restore();
    await shown('table');
    await player.atTable();
    expect(await player.drawn()).toBe('D@c3 K@e1 d@c7 k@e9');
  });
  await test.step('it is tried again when it is asked for', async () => {
    await lose(page, '[data-testid=table3d] canvas');
    await page.clock.fastForward(6000);
    await shown('flat');
    await player.press('Control+3');
    await shown('table');
    await player.atTable();
    expect(await player.drawn()).toBe('D@c3 K@e1 d@c7 k@e9');
  });
});

test('in the position editor a lost context comes back, too', async ({ player, page }) => {
  await page.clock.install();
  await player.newGame();
  await player.press('Alt+p');
  await expect(page.getByTestId('setup3d').locator('canvas')).toBeVisible();
  // before its first frame the canvas has no context of the application's to lose
  await page.waitForFunction(() => window.__fairytable?.ready === true, undefined, POLLING);
  const restore = await lose(page, '[data-testid=setup3d] canvas');
  const said = told(page, uiText.graphics.says.lost);
  await page.clock.fastForward(6000);
  await said;
  await expect(page.getByTestId('setup').getByRole('grid')).toBeVisible();
  await restore();
  await expect(page.getByTestId('setup3d').locator('canvas')).toBeVisible();
});
