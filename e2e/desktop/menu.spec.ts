/**
 * The native menu: every item runs its command in the page, on the start screen and at the table, and an unavailable
 * item is greyed out. The tests check the page instead of the message: what an item does is visible on the screen.
 */
import { commands, isCommandId, nativeMenus } from '../../electron/contract/commands.ts';
import { uiText } from '../../renderer/text/index.ts';
import { expect, type FlatPlayer, shared, test } from '../harness/flatPlayer.ts';
import type { StandIn } from '../harness/standIn.ts';

interface Item {
  readonly id?: string;
  readonly label: string;
  readonly role?: string;
  readonly type: string;
  readonly enabled: boolean;
  readonly accelerator?: string;
  readonly submenu?: readonly Item[];
}
const tree = async (standIn: StandIn): Promise<readonly Item[]> => (await standIn.order('menuTree')) as Item[];
const allItems = (items: readonly Item[]): Item[] => items.flatMap((item) => [item, ...allItems(item.submenu ?? [])]);

shared('the menu holds every command of the table of menus, once, with its words', async ({ standIn }) => {
  const items = allItems(await tree(standIn)).filter(({ id, type }) => id !== undefined && type !== 'submenu');
  const wanted = nativeMenus.flatMap(({ sections }) => sections.flat());
  expect(items.map(({ id }) => id).sort()).toEqual(
    [...wanted, 'quit', ...(process.platform === 'darwin' ? ['about-app'] : [])].sort(),
  );
  for (const { id = '', label } of items)
    if (isCommandId(id)) expect(label.replace('&', ''), id).toBe(commands[id].label);
  expect(items.find(({ id }) => id === 'quit')?.accelerator).toBe('CmdOrCtrl+Q');
});

shared('on the start screen: the items open their screens', async ({ desktop, desktopPlayer: player }) => {
  for (const [menu, id, screen] of [
    ['Game', 'new-game', 'new-game'],
    ['Game', 'open', 'saves'],
    ['Game', 'learn', 'learn'],
    ['Game', 'problems', 'problems'],
    ['Game', 'settings', 'settings'],
    ['Help', 'rulebook', 'rulebook'],
    ['Help', 'keys', 'keys'],
    ['Help', 'about', 'about'],
  ] as const) {
    await desktop.menu(menu, id);
    await player.screen(screen);
    await player.press('Escape');
    await player.atStart();
  }
});

shared('at the table: undo, looking back, dialogs and leaving', async ({ desktop, desktopPlayer: player }) => {
  const { page } = desktop;
  // an item that was greyed out is clicked once the page has reported it as available
  await player.newGame();
  await player.play('e2', 'e3');
  await player.play('e8', 'e7');
  await player.change(() => desktop.menu('Edit', 'undo'));
  expect(await player.label('e8')).toMatch(/LINE Diskette/);
  await player.change(() => desktop.menu('Edit', 'undo-turn'));
  expect(await player.label('e2')).toMatch(/MAGI Diskette/);
  await player.change(() => desktop.menu('Edit', 'redo'));
  expect(await player.label('e3')).toMatch(/MAGI Diskette/);
  await player.change(() => desktop.menu('Edit', 'redo-turn'));
  expect(await player.label('e7')).toMatch(/LINE Diskette/);

  for (const [id, cell] of [
    ['first', 'e2'],
    ['next', 'e3'],
    ['latest', 'e7'],
    ['previous', 'e8'],
    ['latest', 'e7'],
  ] as const) {
    await player.look(() => desktop.menu('Moves', id));
    expect(await player.label(cell), `after ${id}`).toMatch(/Diskette/);
  }

  for (const [menu, id, dialog] of [
    ['Game', 'rename', uiText.table.rename.title],
    ['Game', 'resign', /^Resign as/],
    ['Game', 'agree-draw', /offers a draw/],
    ['Moves', 'go-to-cell', uiText.table.goTo.title],
  ] as const) {
    await desktop.menu(menu, id);
    // keys belong to it once it has the focus
    await expect(player.dialog(dialog).locator(':focus')).toHaveCount(1);
    await player.press('Escape');
    await expect(player.dialog(dialog)).toBeHidden();
  }

  await desktop.menu('Moves', 'next-movable');
  await expect(page.locator('[data-board] [data-cell]:focus')).toHaveAttribute('aria-label', /MAGI/);
  await desktop.menu('Help', 'say-situation');
  await expect(page.getByTestId('log')).toContainText('MAGI to move. Turn 2.');
  await desktop.menu('View', 'panel');
  await expect(page.getByTestId('table')).toHaveAttribute('data-panel', 'away');
  await desktop.menu('View', 'panel');
  await expect(page.getByTestId('table')).toHaveAttribute('data-panel', 'docked');

  for (const [menu, id, screen] of [
    ['Game', 'new-game', 'new-game'],
    ['Game', 'open', 'saves'],
    ['Help', 'rulebook', 'rulebook'],
    ['Game', 'settings', 'settings'],
    ['Help', 'about', 'about'],
  ] as const) {
    await desktop.menu(menu, id);
    await player.screen(screen);
    await player.press('Escape');
    await player.screen('table');
  }
  await desktop.menu('Game', 'leave');
  await player.atStart();
});

test('the views: the table in three dimensions and back, the camera from above', async ({
  desktop,
  desktopPlayer: player,
}) => {
  const { page } = desktop;
  await player.newGame();
  await desktop.menu('View', 'view-flat');
  await page.waitForFunction(() => document.body.dataset.shown === 'table');
  const drawn = await page.waitForFunction(() => {
    if (window.__fairytable?.ready) return 'table';
    return document.body.dataset.shown === 'flat' ? 'flat' : null;
  });
  test.skip((await drawn.jsonValue()) === 'flat', 'This machine draws no WebGL, so there is no camera to move.');
  const corners = await Promise.all(['a9', 'i9', 'a1', 'i1'].map((name) => player.cell(name)));
  /** the width of the far rank relative to the near one: 1 from straight above */
  const foreshortened = () =>
    page.evaluate(([farLeft, farRight, nearLeft, nearRight]) => {
      const x = (cell = 0) => window.__fairytable?.project({ cell })?.[0] ?? 0;
      return (x(farRight) - x(farLeft)) / (x(nearRight) - x(nearLeft));
    }, corners);
  await player.still();
  expect(await foreshortened()).toBeLessThan(0.9);
  await desktop.menu('View', 'view-above');
  await expect.poll(foreshortened).toBeGreaterThan(0.95);
  await desktop.menu('View', 'view-flat');
  await page.waitForFunction(() => document.body.dataset.shown === 'flat');
});

shared('full screen fills the screen and gives it back', async ({ desktopPlayer, standIn }) => {
  await desktopPlayer.atStart();
  const filled = async () => ((await standIn.order('windowState')) as { fullscreen: boolean }).fullscreen;
  await standIn.menu('View', 'full-screen');
  await expect.poll(filled).toBe(true);
  await standIn.menu('View', 'full-screen');
  await expect.poll(filled).toBe(false);
});

shared(
  'an unavailable item is greyed out, and enabled when it is available',
  async ({ standIn, desktopPlayer: player }) => {
    const grey = async () =>
      allItems(await tree(standIn))
        .filter(({ id, enabled }) => id !== undefined && !enabled)
        .map(({ id }) => id);
    const always = [
      ...[
        'new-game',
        'open',
        'known-variants',
        'own-games',
        'learn',
        'problems',
        'settings',
        'rulebook',
        'keys',
        'about',
        'full-screen',
        'quit',
      ],
      ...['mute', 'join', 'paste-turn', 'show-saves', 'show-log', 'copy-report'],
    ];
    const atTheTable = nativeMenus.flatMap(({ sections }) => sections.flat()).filter((id) => !always.includes(id));
    await expect.poll(grey).toEqual(expect.arrayContaining(atTheTable));
    for (const id of always) await expect.poll(grey).not.toContain(id);

    await player.newGame();
    await expect
      .poll(grey)
      .toEqual(expect.arrayContaining(['undo', 'redo', 'undo-turn', 'redo-turn', 'first', 'previous', 'end-turn']));
    for (const id of ['save-copy', 'rename', 'resign', 'agree-draw', 'leave', 'go-to-cell'])
      await expect.poll(grey).not.toContain(id);
    await expect(standIn.menuNow('Edit', 'undo')).rejects.toThrow('cannot be clicked');
    await player.play('e2', 'e3');
    await expect.poll(grey).not.toContain('undo');
    await expect.poll(grey).toContain('redo');
    await player.change(() => standIn.menu('Edit', 'undo'));
    await expect.poll(grey).not.toContain('redo');
    await expect.poll(grey).toContain('undo');
    // while a dialog is open only the dialog receives commands
    await standIn.menu('Game', 'rename');
    await expect(player.dialog(uiText.table.rename.title).locator(':focus')).toHaveCount(1);
    await expect.poll(grey).toEqual(expect.arrayContaining(['resign', 'new-game', 'settings']));
    await expect.poll(grey).not.toContain('full-screen');
    // but in its text field they apply to the text: on a Mac their keys come from the menu
    const { page } = standIn;
    const name = player.dialog(uiText.table.rename.title).getByRole('textbox');
    const was = await name.inputValue();
    await name.press('End');
    await page.keyboard.type('!');
    await standIn.menu('Edit', 'undo');
    await expect(name).toHaveValue(was);
    await standIn.menu('Edit', 'redo');
    await expect(name).toHaveValue(`${was}!`);
    await player.press('Escape');
    await expect.poll(grey).not.toContain('redo');
    expect(await player.label('e3')).not.toMatch(/Diskette/);
    // a screen over the table covers its commands
    await standIn.menu('Game', 'settings');
    await player.screen('settings');
    await expect.poll(grey).toEqual(expect.arrayContaining(['resign', 'redo', 'leave']));
    await over(player);
    await expect.poll(grey).not.toContain('resign');
    await standIn.menu('Game', 'leave');
    await player.atStart();
  },
);

async function over(player: FlatPlayer): Promise<void> {
  await player.press('Escape');
  await player.screen('table');
}
