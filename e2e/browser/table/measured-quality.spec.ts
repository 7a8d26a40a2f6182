/** Automatic picture quality is corrected by the frames of the first drag of the camera. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { uiText } from '../../../renderer/text/index.ts';
import { expect, type Player, POLLING, test } from '../../harness/player.ts';

test.use({ viewport: { width: 640, height: 400 }, settings: { quality: 'auto' } });

const TABLE = '[data-testid=table3d] canvas';
/** of the display, in a drag: more than are needed to judge */
const FRAMES = 45;
const CARD = 'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060, OpenGL 4.6)';

/** Whatever draws, the page is told this name. */
const callCard = (page: Page, name: string) =>
  page.addInitScript((card) => {
    const real = WebGL2RenderingContext.prototype.getParameter;
    WebGL2RenderingContext.prototype.getParameter = function (what) {
      // UNMASKED_RENDERER_WEBGL
      return what === 0x9246 ? card : real.call(this, what);
    };
  }, name);

/** At high quality edges are smoothed. */
const isHigh = (page: Page) =>
  page.locator(TABLE).evaluate((it: HTMLCanvasElement) => it.getContext('webgl2')?.getContextAttributes()?.antialias);

/** Turns the table, a little in every frame of the display, and holds it. */
async function drag(page: Page): Promise<void> {
  await page.mouse.move(250, 150);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(260, 160);
  await page.locator(TABLE).evaluate(
    (canvas, n) =>
      new Promise<void>((done) => {
        let frame = 0;
        const next = () => {
          if (frame++ === n) return done();
          const clientX = 260 + 30 * Math.sin(frame / 10);
          canvas.dispatchEvent(
            new PointerEvent('pointermove', {
              clientX,
              clientY: 160,
              buttons: 2,
              button: -1,
              pointerId: 1,
              pointerType: 'mouse',
              bubbles: true,
            }),
          );
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    FRAMES,
  );
}

async function automaticIs(player: Player, name: string): Promise<void> {
  const { page } = player;
  await player.press('Control+,');
  const dialog = player.dialog('Settings');
  await dialog.getByRole('tab', { name: uiText.settings.groups.board }).click();
  const quality = dialog.getByRole('radiogroup', { name: uiText.settings.quality });
  await expect(quality.getByRole('radio', { name, exact: true })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

const { auto, low } = uiText.settings.qualities;

test('a card that is slow at High goes down to Low when the drag ends, and is remembered by its name', async ({
  home,
  player,
  page,
}) => {
  await callCard(page, CARD);
  await page.reload();
  await player.newGame();
  expect(await isHigh(page)).toBe(true);
  const first = await page.locator(TABLE).elementHandle();
  await drag(page);
  expect(await first?.evaluate((it) => it.isConnected), 'nothing changes during the drag').toBe(true);
  await page.mouse.up({ button: 'right' });
  await page.waitForFunction((it) => !it?.isConnected, first, POLLING);
  await player.atTable();
  await expect.poll(() => isHigh(page)).toBe(false);
  await automaticIs(player, uiText.settings.automaticQuality(auto, low));

  const kept = () => JSON.parse(fs.readFileSync(path.join(home, 'settings.json'), 'utf8')).settings.measuredQuality;
  await expect.poll(kept).toEqual({ card: CARD, quality: 'low' });
});
