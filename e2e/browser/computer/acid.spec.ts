/**
 * A person plays acid against the computer by mouse on the 3D table and beats its lowest level; the computer thinks, is
 * told to move at once, and says what it did; its turn is undone and played again; the host is killed while it thinks
 * and goes on. The person's moves are chosen by the engine's own search, deeper than the level's.
 */

import { sideViewOf } from '../../../engine/search/advice/position-view.ts';
import { consider } from '../../../engine/search/consider.ts';
import { BrowserHost } from '../../harness/browserHost.ts';
import { FlatPlayer } from '../../harness/flatPlayer.ts';
import { computerIs, makeMove, onDisk, showComputer, simple, startAgainst, turnOf } from '../../harness/opponent.ts';
import { expect, test } from '../../harness/player.ts';

test.describe('on the 3D table', () => {
  test.use({ viewport: { width: 1120, height: 680 } });
  test('a person beats level 1 by mouse', async ({ player, home }) => {
    await startAgainst(player, 'acid', [null, { level: '1', seconds: 2 }]);
    await player.atTable();
    await expect(player.page.getByTestId('seat-line')).toContainText('Computer, level 1');
    let turns = 0;
    while ((await turnOf(player, 'magi')) !== 'over') {
      const match = onDisk(home);
      expect(await player.census()).toBe(onBoard(match.position.census()));
      const { thought } = consider(sideViewOf(match, 0), { level: null, limits: { nodes: 12_000, lines: 6 }, seed: 1 });
      const can = simple(match);
      const action = (thought?.lines ?? [])
        .map(({ actions: [first] }) => can.find(({ text }) => text === first))
        .find((found) => found !== undefined);
      if (!action) throw new Error('none of the best moves can be made with two presses');
      await makeMove(player, match, action);
      turns++;
      expect(turns, 'the lowest level is beaten before long').toBeLessThan(40);
    }
    await expect(player.dialog(/^MAGI wins/)).toBeVisible();
  });
});

const onBoard = (census: string): string =>
  census
    .split(' ')
    .filter((token) => !token.endsWith('@-'))
    .sort()
    .join(' ');

test.describe('while it thinks', () => {
  test.use({ settings: { board: 'flat' }, slowComputer: true });

  test('it moves when told to, and its turn can be taken back', async ({ table }) => {
    const player = new FlatPlayer(table);
    await startAgainst(player, 'acid', [null, { level: '8', seconds: 60 }]);
    await player.atTable();
    await player.play('e2', 'e3');
    await computerIs(player, 'thinking');
    await expect(player.page.getByTestId('stepbar')).toContainText('LINE is thinking');
    await expect.poll(() => player.heard()).toContain('LINE thinks.');
    // its pieces can be looked at, and nobody's can be lifted
    await player.click('e8');
    await expect(player.page.locator('[data-section=card]')).toContainText('Diskette');
    await player.click('d2');
    expect((await player.state).mode).toBe('idle');
    // the key that ends one's own turn ends the computer's
    await player.press('Control+Enter');
    await turnOf(player, 'magi');
    await expect(player.step).toContainText('LINE: ');
    expect(await player.played()).toHaveLength(2);
    const moved = await player.census();

    // the last turn is shown again, and ends where it was
    await player.press('Alt+r');
    await turnOf(player, 'magi');
    expect(await player.census()).toBe(moved);

    await showComputer(player);
    await player.change(() => player.page.getByTestId('take-back').click());
    expect(await player.label('e2')).toMatch(/MAGI Diskette/);
    expect((await player.state).computer).toBe('none');
    await expect(player.step).toContainText('MAGI to move.');

    // back at its turn, with its answer ahead, it waits for what the player wants
    await player.change(() => player.press('Control+Shift+z'));
    expect(await player.census()).toBe(moved);
    await player.look(() => player.press('Alt+ArrowLeft'));
    await player.change(() => player.page.getByTestId('play-on').click());
    await computerIs(player, 'waiting');
    await player.page.getByTestId('let-move').click();
    await computerIs(player, 'thinking');
    await player.page.getByTestId('move-now').click();
    await turnOf(player, 'magi');
    await player.change(() => player.page.getByTestId('take-back').click());

    // undo while it thinks stops it
    await player.play('d2', 'd3');
    await computerIs(player, 'thinking');
    await player.change(() => player.press('Control+z'));
    expect((await player.state).turn).toBe('magi');
    expect((await player.state).computer).toBe('none');
  });

  test('killed while it thinks, it goes on thinking after the next start', async ({ home, page }) => {
    let host = await BrowserHost.startSlow(home);
    await page.goto(host.address);
    let player = new FlatPlayer(page);
    await player.atStart();
    await startAgainst(player, 'acid', [null, { level: '8', seconds: 60 }]);
    await player.atTable();
    await player.play('e2', 'e3');
    await computerIs(player, 'thinking');
    const census = await player.census();
    await host.kill();

    host = await BrowserHost.startSlow(home);
    await page.goto(host.address);
    player = new FlatPlayer(page);
    await player.atStart();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await computerIs(player, 'thinking');
    expect(await player.census()).toBe(census);
    await expect(page.getByTestId('seat-line')).toContainText('thinking');
    await page.getByTestId('move-now').click();
    await turnOf(player, 'magi');
    expect(await player.played()).toHaveLength(2);
    await host.stop();
  });
});

test.describe('on the flat board', () => {
  test.use({ settings: { board: 'flat' } });

  test('a reloaded page loses nothing of its move, and its level is changed in the middle of the game', async ({
    table,
  }) => {
    const player = new FlatPlayer(table);
    await startAgainst(player, 'acid', [null, { level: '1', seconds: 1 }]);
    await player.atTable();
    await player.play('e2', 'e3');
    await player.page.reload();
    await player.atTable();
    await turnOf(player, 'magi');
    expect(await player.played()).toHaveLength(2);
    await showComputer(player);
    await player.page.getByTestId('change-level').click();
    await player.page.getByRole('radio', { name: 'Level 2, Novice' }).click();
    await player.change(() => player.page.getByTestId('level-yes').click());
    await expect(player.page.getByTestId('seat-line')).toContainText('Computer, level 2');
    expect(await player.heard()).toContain('The computer plays LINE at level 2 from here.');
    await player.play('d2', 'd3');
    await turnOf(player, 'magi');
    expect(await player.played()).toHaveLength(4);
  });
});
