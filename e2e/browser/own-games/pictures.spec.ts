/**
 * A picture from a file as the face of a piece, and a model as its figure: given in the workshop, seen on the flat board and in the
 * card of the piece, and sent to another home with the text of the game.
 */
import fs from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { boxSolid, solidGlb, vaseSolid } from '../../../renderer/ui/screens/workshop/pieces/model/glb.fixture.ts';
import { expect, startHostPage, test } from '../../harness/flatPlayer.ts';
import { temporaryFolder } from '../../harness/temporary.ts';
import { newGameInWorkshop } from '../../harness/workshop.ts';

test.use({ settings: { board: 'flat' } });

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const rules = (page: Page) => page.getByLabel('Rules', { exact: true });
/** A picture as another program writes it. */
async function pictureFile(page: Page, type: string, isRound: boolean): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([as, round]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [600, 400];
      const pen = canvas.getContext('2d')!;
      if (!round) {
        const sky = pen.createLinearGradient(0, 0, 600, 400);
        sky.addColorStop(0, '#1d5ea8');
        sky.addColorStop(1, '#f0b040');
        pen.fillStyle = sky;
        pen.fillRect(0, 0, 600, 400);
      }
      pen.fillStyle = '#8a1020';
      pen.beginPath();
      pen.arc(300, 150, 90, 0, 7);
      pen.fill();
      pen.fillStyle = '#0c3b20';
      pen.fillRect(210, 240, 180, 130);
      return canvas.toDataURL(as).replace(/^[^,]*,/, '');
    },
    [type, isRound] as const,
  );
  return Buffer.from(base64, 'base64');
}
async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByTestId('picture-from-file').click();
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
}
/** Is it decoded, and as large as every picture? */
const isDrawn = (image: Locator): Promise<boolean> =>
  image.evaluate(async (element) => {
    const copy = new Image();
    copy.src = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
    await copy.decode();
    return copy.naturalWidth === 96 && copy.naturalHeight === 96;
  });

test('a picture from a file is the face of a piece on the board and in its card, and goes with the game', async ({
  home,
  page,
}) => {
  const { host, player } = await startHostPage(home, page);
  await newGameInWorkshop(player);
  await expect(page.getByTestId('piece-name')).toHaveValue('King');

  // what is no picture says so, and changes nothing
  await choose(page, 'king.png', Buffer.from('<svg onload="alert(1)"/>'));
  await expect(page.getByText('This is no PNG, JPEG or WebP picture and no GLB model.')).toBeVisible();
  const jpeg = await pictureFile(page, 'image/jpeg', false);
  await choose(page, 'broken.jpg', jpeg.subarray(0, 700));
  await expect(page.getByText('This picture cannot be opened')).toBeVisible();
  await expect(page.getByTestId('token-picture')).toHaveCount(0);

  await choose(page, 'king.jpg', jpeg);
  const taken = page.getByTestId('token-picture');
  await expect(taken).toHaveAccessibleName('The picture of the King');
  expect(await isDrawn(taken)).toBe(true);
  const first = await taken.getAttribute('src');
  await expect(page.locator('[data-piece="0"] image')).toHaveAttribute('href', first!);

  // another one is dropped, and undone; it is removed, and comes back
  const png = (await pictureFile(page, 'image/png', true)).toString('base64');
  await page.getByTestId('own-picture').evaluate((element, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([bytes], 'king.png', { type: 'image/png' }));
    for (const type of ['dragover', 'drop'])
      element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }, png);
  await expect(taken).not.toHaveAttribute('src', first!);
  expect(await isDrawn(taken)).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(taken).toHaveAttribute('src', first!);
  await page.getByTestId('remove-picture').click();
  await expect(taken).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(taken).toHaveAttribute('src', first!);

  await tab(page, 'Text').click();
  await expect(rules(page)).toHaveValue(/\n\[pictures\]\nKing = [A-Za-z0-9+/]+={0,2}\n*$/);
  await page.getByTestId('test-rules').click();
  await player.atTable();
  const faces = page.locator('[data-cell] image');
  await expect(faces).toHaveCount(2);
  await expect(faces.first()).toHaveAttribute('href', first!);
  expect(await isDrawn(faces.first())).toBe(true);
  expect(await player.label('c1')).toContain('King');
  await player.hover('c1');
  await page.keyboard.down('Alt');
  await expect(page.getByTestId('large').locator('> svg image')).toHaveAttribute('href', first!);
  await page.keyboard.up('Alt');

  // with its text, to another home
  await player.menu('change-rules');
  await player.screen('workshop');
  const download = page.waitForEvent('download');
  await page.getByTestId('export-rules').click();
  const text = fs.readFileSync(await (await download).path(), 'utf8');
  await host.stop();
  const friend = await startHostPage(temporaryFolder('friend'), page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  await (await chooser).setFiles({ name: 'king.fairygame', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await friend.player.screen('own-games');
  await expect(page.getByTestId('chosen-game').locator('image').first()).toHaveAttribute('href', first!);
  await friend.host.stop();
});

test('a model from a GLB file is the figure of a piece, its outline is drawn flat, and it goes with the game', async ({
  home,
  page,
}) => {
  const { host, player } = await startHostPage(home, page);
  await newGameInWorkshop(player);
  const model = page.getByTestId('own-model');
  const outline = model.locator('svg path').first();
  const box = solidGlb(boxSolid(1, 2, 1), 'u16', 12, { images: [{ bufferView: 0 }] });

  // what cannot be used says so, and changes nothing
  await choose(
    page,
    'elsewhere.glb',
    Buffer.from(solidGlb(boxSolid(1, 2, 1), 'u16', 12, { images: [{ uri: 'a.png' }] })),
  );
  await expect(page.getByText('This model takes parts of it from other files or addresses.')).toBeVisible();
  await choose(page, 'broken.glb', Buffer.from(box.subarray(0, 300)));
  await expect(page.getByText('This model cannot be read')).toBeVisible();
  await expect(model).toHaveCount(0);

  await choose(page, 'king.glb', Buffer.from(box));
  await expect(model).toHaveAccessibleName('The model of the King, drawn flat');
  await expect(page.getByText('The shape was taken.')).toBeVisible();
  const first = await outline.getAttribute('d');
  await choose(page, 'vase.glb', Buffer.from(solidGlb(vaseSolid(30, 40), 'u32', 24)));
  await expect(outline).not.toHaveAttribute('d', first!);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(outline).toHaveAttribute('d', first!);
  await page.getByTestId('remove-model').click();
  await expect(model).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(outline).toHaveAttribute('d', first!);

  // a large one takes a while, and is stopped
  const large = Buffer.from(solidGlb(vaseSolid(400, 400), 'u32', 12));
  await choose(page, 'large.glb', large);
  await expect(page.getByTestId('reading-look')).toContainText('Reading the file…');
  await page.getByTestId('stop-reading-look').click();
  await expect(page.getByTestId('reading-look')).toHaveCount(0);
  await expect(page.getByTestId('picture-from-file')).toBeFocused();
  // read to its end it takes the place of the other one
  await choose(page, 'large.glb', large);
  await expect(outline).not.toHaveAttribute('d', first!);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(outline).toHaveAttribute('d', first!);

  // the next kind cannot look the same
  await page.locator('[data-piece="1"]').click();
  await choose(page, 'king.glb', Buffer.from(box));
  await expect(page.getByText('“King” looks like this already.')).toBeVisible();
  await expect(model).toHaveCount(0);

  await tab(page, 'Text').click();
  await expect(rules(page)).toHaveValue(/\n\[models\]\nKing = [A-Za-z0-9+/]+={0,2}\n*$/);
  const text = await rules(page).inputValue();
  await page.getByTestId('test-rules').click();
  await player.atTable();
  await expect(page.locator(`[data-cell] path[d="${first}"]`)).toHaveCount(2);
  await host.stop();

  // with its text, to another home
  const friend = await startHostPage(temporaryFolder('friend'), page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  await (await chooser).setFiles({ name: 'king.fairygame', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await friend.player.screen('own-games');
  await expect(page.getByTestId('chosen-game').locator(`path[d="${first}"]`).first()).toBeAttached();
  await friend.host.stop();
});
