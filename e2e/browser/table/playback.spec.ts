/**
 * Playback: moves are animated over time, any key or click ends the animation at once, and however it ends the table
 * shows exactly the position that was played. A move played during the playback of another one loses nothing.
 */
import { expect, type Player, test } from '../../harness/player.ts';

test.use({ viewport: { width: 1120, height: 680 }, settings: { playback: 'slow', motion: 'full' } });

const after = 'K@i1 M@e6 V@h9 a@b3 d@a9 k@i9';

/** The duration of playback in ms by the page's clock: from the mode `playing` to the mode `idle`. */
async function playingTime(player: Player, act: () => Promise<unknown>): Promise<number> {
  await player.page.evaluate(() => {
    const seen: [string, number][] = [];
    (window as unknown as { modes: typeof seen }).modes = seen;
    new MutationObserver(() => seen.push([document.body.dataset.mode ?? '', performance.now()])).observe(
      document.body,
      {
        attributeFilter: ['data-mode'],
      },
    );
  });
  await player.change(act);
  const modes = await player.page.evaluate(() => (window as unknown as { modes: [string, number][] }).modes);
  const start = modes.find(([mode]) => mode === 'playing');
  const end = modes.findLast(([mode]) => mode === 'idle');
  if (!start || !end) throw new Error(`Nothing was played: ${JSON.stringify(modes)}`);
  return end[1] - start[1];
}

/**
 * Runs in the page: from the next playback on, time stands still, so that playback does not end by itself, however busy
 * the machine is; `goOn` ends that.
 */
function stopTime(): void {
  const real = performance.now;
  const watch = new MutationObserver(() => {
    if (document.body.dataset.mode !== 'playing') return;
    watch.disconnect();
    const now = real.call(performance);
    performance.now = () => now;
  });
  watch.observe(document.body, { attributeFilter: ['data-mode'] });
  (window as unknown as { goOn: () => void }).goOn = () => {
    performance.now = real;
  };
}

test('a chain of captures plays, is skipped by a key and by a click, and ends the same', async ({ player, page }) => {
  await player.open({ name: 'chain', pieces: 'V@d5 M@e6 d@e4 d@g4 d@g6 d@g8 d@a9 a@b3 K@i1 k@i9' }); // D09
  const playing = () => page.waitForFunction(() => document.body.dataset.mode === 'playing');
  const jumps = async () => {
    await player.lift('d5');
    await player.click('h9');
  };
  const whole = await playingTime(player, jumps);
  expect([await player.census(), await player.drawn()]).toEqual([after, after]);
  expect(whole, 'four jumps, unhurried').toBeGreaterThan(1000);

  for (const skip of [() => player.press('Space'), () => page.mouse.click(60, 300)]) {
    await player.change(() => player.press('Control+z'));
    await page.evaluate(stopTime);
    await player.change(async () => {
      await jumps();
      await playing();
      await skip();
    });
    await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
    expect([await player.census(), await player.drawn()]).toEqual([after, after]);
  }
  expect((await player.state).mode, 'the click that skips does nothing else').toBe('idle');
});

test('undo in the middle of playback', async ({ player, page }) => {
  const before = 'D@e2 K@i1 d@c7 k@i9';
  await player.open({ name: 'hasty', pieces: before });
  await player.lift('e2');
  await player.click('e3');
  await page.waitForFunction(() => document.body.dataset.mode === 'playing');
  await player.press('Control+z');
  await expect(page.locator('body')).toHaveAttribute('data-turn', 'magi');
  await player.mode('idle');
  await player.still();
  expect([await player.census(), await player.drawn()]).toEqual([before, before]);
  await player.play('e2', 'e3');
  expect(await player.drawn()).toBe('D@e3 K@i1 d@c7 k@i9');
});
