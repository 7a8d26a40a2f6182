/** A mark on the square of a figure is seen on the 3D table: through the figure too, from the seat and from above. */
import { expect, type Player, test } from '../../harness/player.ts';

test.use({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 });

/** How many pixels of two pictures clearly differ. */
const differing = ({ page }: Player, pictures: readonly string[]): Promise<number> =>
  page.evaluate(async (pngs) => {
    const [one, other] = await Promise.all(
      pngs.map(async (png) => {
        const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (c) => c.charCodeAt(0))]));
        const paper = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
        paper.drawImage(bitmap, 0, 0);
        return paper.getImageData(0, 0, bitmap.width, bitmap.height).data;
      }),
    );
    let count = 0;
    for (let i = 0; i < one!.length; i += 4)
      if ([0, 1, 2].some((k) => Math.abs(one![i + k]! - other![i + k]!) > 24)) count++;
    return count;
  }, pictures);

test('the swap of a King with a Sweeper is seen through the Sweeper, from the seat and from above', async ({
  player,
}) => {
  const sweeper = async (): Promise<{ picture: string; pixels: number }> => {
    await player.still();
    const [[x, y], [next]] = await Promise.all(
      ['a1', 'b1'].map(async (name) => player.project({ cell: await player.cell(name) })),
    );
    const half = Math.round((next! - x!) / 2);
    const clip = { x: x! - half, y: y! - half, width: 2 * half, height: 2 * half };
    const shot = await player.page.screenshot({ clip });
    return { picture: shot.toString('base64'), pixels: (2 * half) ** 2 };
  };
  await player.newGame();
  const seated = await sweeper();
  await player.lift('e1');
  const share = async (before: typeof seated): Promise<number> =>
    (await differing(player, [before.picture, (await sweeper()).picture])) / before.pixels;
  const fromSeat = await share(seated);
  await player.press('Escape', 'Control+1');
  const above = await sweeper();
  await player.lift('e1');
  const fromAbove = await share(above);
  // without what is drawn through figures: 0.04 and 0.07
  expect(fromSeat).toBeGreaterThan(0.08);
  expect(fromAbove).toBeGreaterThan(0.12);
});
