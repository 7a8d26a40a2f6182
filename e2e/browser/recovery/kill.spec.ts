/**
 * The host is killed at random moments of a game, as by a power cut, and started again: nothing that was on the screen
 * is lost. The random numbers are seeded, so a failure can be reproduced; then come special moments: an undo, a branch,
 * a resignation. Also tests what the page says meanwhile.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/bundles.mjs';
import { expect, type FlatPlayer, filesIn, startHostPage, test } from '../../harness/flatPlayer.ts';
import { ProcessUnderTest } from '../../harness/process.ts';

/** Mulberry32: the same numbers for the same seed, everywhere. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * sides);
  };
}

/** What a player sees of the game: the position, the side to move, and the move list. */
interface Seen {
  readonly census: string;
  readonly turn: string | undefined;
  readonly moves: readonly string[];
}
const seenBy = async (player: FlatPlayer): Promise<Seen> => ({
  census: await player.census(),
  turn: (await player.state).turn,
  moves: await player.played(),
});

/** moves of the outer men that are legal whatever the other side does, each its own */
const OPENING = [
  ...['e2-e3', 'e8-e7', 'c2-c3', 'c8-c7', 'g2-g3', 'g8-g7', 'a2-a3', 'a8-a7', 'i2-i3', 'i8-i7', 'b2-b3', 'b8-b7'],
  ...['h2-h3', 'h8-h7', 'd2-d3', 'd8-d7', 'f2-f3', 'f8-f7'],
];

test('killed at random moments of a game: nothing that was seen is lost', async ({ home, page }) => {
  const roll = dice(20_261_120);
  let { host, player } = await startHostPage(home, page);
  await player.newGame();
  let next = 0;
  for (let round = 0; round < 3; round++) {
    const before = 1 + roll(3);
    for (let n = 0; n < before; n++) {
      const [from = '', to = ''] = (OPENING[next++] ?? '').split('-');
      await player.play(from, to);
    }
    const seen = await seenBy(player);
    // one more move is pending at that moment, or not yet requested
    const [from = '', to = ''] = (OPENING[next] ?? '').split('-');
    await player.lift(from);
    const underWay = roll(2) === 0;
    if (underWay) await Promise.all([player.click(to), host.kill()]);
    else await host.kill();

    expect(filesIn(home, 'journals'), 'the killed one left its journal').toHaveLength(1);
    ({ host, player } = await startHostPage(home, page));
    await expect(page.getByText('damaged')).toHaveCount(0);
    await player.continueGame();
    const now = await seenBy(player);
    const where = `round ${round}, after ${next} moves`;
    if (now.moves.length === seen.moves.length) expect(now, where).toEqual(seen);
    else {
      // if the pending move had reached the disk it is there completely, and nothing else
      expect(underWay, where).toBe(true);
      expect(now.moves.slice(0, -1), where).toEqual(seen.moves);
      expect(await player.label(to), where).toMatch(/Diskette/);
      next++;
    }
  }
  expect(next).toBeGreaterThan(4);
  await host.stop();
});

test('killed right after an undo, a branch and a resignation; the library shows the game each time', async ({
  home,
  page,
}) => {
  let { host, player } = await startHostPage(home, page);
  const resume = async (): Promise<void> => {
    await host.kill();
    ({ host, player } = await startHostPage(home, page));
  };
  await player.newGame();
  await player.play('e2', 'e3');
  await player.play('e8', 'e7');

  await player.change(() => page.keyboard.press('Control+z'));
  let seen = await seenBy(player);
  await resume();
  await player.continueGame();
  expect(await seenBy(player)).toEqual(seen);
  await player.change(() => page.keyboard.press('Control+Shift+z'));
  expect(await player.label('e7')).toMatch(/LINE Diskette/);

  // a branch: another answer, and the first one can still be returned to
  await player.change(() => page.keyboard.press('Control+z'));
  await player.play('c8', 'c7');
  seen = await seenBy(player);
  await resume();
  await player.continueGame();
  expect(await seenBy(player)).toEqual(seen);
  expect(seen.moves.length).toBeGreaterThan(2);

  await page.getByTestId('menu').click();
  await page.getByRole('menuitem', { name: 'Resign' }).click();
  await player.change(() =>
    player
      .dialog(/^Resign as/)
      .getByRole('button', { name: 'MAGI resigns' })
      .click(),
  );
  await expect(player.dialog(/LINE wins/)).toBeVisible();
  await resume();
  // a game that is over cannot be continued, but it is in the library with its end
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toHaveCount(0);
  await page.keyboard.press('Control+o');
  await player.screen('saves');
  const [file = ''] = filesIn(home, 'library');
  expect(filesIn(home, 'library')).toHaveLength(1);
  const row = page.locator('[data-save]');
  await expect(row).toHaveAttribute('data-save', path.basename(file, '.fairytable'));
  await expect(row).toContainText('finished');
  await host.stop();
});

test('a journal with a torn last line, and the lock of a dead process: the next start handles both', async ({
  home,
  page,
}) => {
  let { host, player } = await startHostPage(home, page);
  await player.newGame();
  await player.play('e2', 'e3');
  await player.play('e8', 'e7');
  const seen = await seenBy(player);
  await host.kill();
  expect(fs.existsSync(path.join(home, 'lock'))).toBe(true);
  const [journal = ''] = filesIn(home, 'journals');
  fs.appendFileSync(path.join(home, 'journals', journal), '3f2a77 {"n":2,"entry":{"do":"pl');
  ({ host, player } = await startHostPage(home, page));
  await expect(page.getByText('damaged')).toHaveCount(0);
  await player.continueGame();
  expect(await seenBy(player)).toEqual(seen);
  await player.play('c2', 'c3');

  // while this one runs, a second one is refused with a message
  const second = new ProcessUnderTest(
    spawn(process.execPath, [path.join(root, 'out/browser/browser.mjs')], {
      env: { ...process.env, FAIRYTABLE_HOME: home },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  expect(await second.ended).toEqual({ code: 1, signal: null });
  expect(second.said.join('\n')).toContain('Fairytable is already running with the same saved games.');
  await player.play('c8', 'c7');
  await host.stop();
});
