/**
 * The desktop application and the system: processes that crash, the theme, context menus of text fields, recent
 * documents, folders, a report, a file dropped on the window. The stand-in records what the application does and
 * simulates events.
 */
import fs from 'node:fs';
import path from 'node:path';
import { dialogMessages, problemMessages } from '../../electron/contract/messages.ts';
import { BACKGROUNDS } from '../../electron/contract/settings.ts';
import { expect, filesIn, shared, test } from '../harness/flatPlayer.ts';
import { saveOf } from '../harness/games.ts';
import type { StandIn } from '../harness/standIn.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const told = (standIn: StandIn, event: string): unknown[] =>
  standIn.told.filter((one) => one.event === event).map(({ detail }) => detail);

test('the GPU process crashes: the flat board opens, it is reported and logged, and the game goes on', async ({
  standIn,
  desktopPlayer: player,
  home,
}) => {
  const { page } = standIn;
  await player.newGame();
  await page.keyboard.press('Control+3');
  await page.waitForFunction(() => document.body.dataset.shown === 'table');
  // the page shows a setting before the application has it, and the crash does not come from the page
  const settings = path.join(home, 'settings.json');
  await expect.poll(() => JSON.parse(fs.readFileSync(settings, 'utf8')).settings.board).toBe('table');
  await standIn.order('childGone', { type: 'GPU', reason: 'crashed', exitCode: 139, name: 'GPU' });
  await page.waitForFunction(() => document.body.dataset.shown === 'flat');
  await expect(page.getByTestId('notice')).toContainText(problemMessages.graphicsStopped.happened);
  await player.play('e2', 'e3');
  const log = () => fs.readFileSync(path.join(home, 'log.txt'), 'utf8');
  expect(log()).toContain('a process ended: GPU GPU: crashed (139)');
  // a service that ends, and one that was ended on purpose, change nothing
  await page.keyboard.press('Control+3');
  await page.waitForFunction(() => document.body.dataset.shown === 'table');
  await standIn.order('childGone', { type: 'Utility', reason: 'crashed', exitCode: 1, name: 'Audio Service' });
  await standIn.order('childGone', { type: 'GPU', reason: 'clean-exit', exitCode: 0 });
  await expect.poll(log).toContain('Utility Audio Service: crashed');
  expect(await page.evaluate(() => document.body.dataset.shown)).toBe('table');
});

test('an unresponsive page: the player is asked, and reloading restores the game', async ({
  standIn,
  desktopPlayer: player,
  home,
}) => {
  await player.newGame();
  await player.play('e2', 'e3');
  // waiting is the default answer, and nothing happens
  await standIn.order('windowEvent', 'unresponsive');
  await expect.poll(() => told(standIn, 'dialog').length).toBe(1);
  expect(told(standIn, 'dialog')[0]).toMatchObject({
    options: {
      message: dialogMessages.unresponsive,
      buttons: [dialogMessages.wait, dialogMessages.loadAgain],
      cancelId: 0,
    },
  });
  await standIn.order('windowEvent', 'responsive');
  expect(told(standIn, 'crashedOnPurpose')).toEqual([]);
  await standIn.answer('message', 1);
  const loaded = standIn.page.waitForEvent('load');
  await standIn.order('windowEvent', 'unresponsive');
  await loaded;
  await player.atTable();
  expect(told(standIn, 'crashedOnPurpose')).toHaveLength(1);
  expect(await player.label('e3')).toMatch(/MAGI Diskette/);
  expect(fs.readFileSync(path.join(home, 'log.txt'), 'utf8')).toMatch(
    /the page does not respond.*the page responds again.*reloading the page at a player’s request.*process ended: killed/s,
  );
});

test('window and native menus follow the theme, and the system where the theme says so', async ({
  standIn,
  desktopPlayer: player,
}) => {
  await player.atStart();
  expect(told(standIn, 'themeSource')).toEqual(['dark']);
  expect(told(standIn, 'window')).toMatchObject([{ background: BACKGROUNDS.night }]);
  const change = (theme: string) =>
    standIn.page.evaluate((wish) => window.fairytable?.ask['settings.change']({ theme: wish as 'day' }), theme);
  await change('day');
  expect(told(standIn, 'themeSource')).toEqual(['dark', 'light']);
  expect(told(standIn, 'background').at(-1)).toBe(BACKGROUNDS.day);
  await change('system');
  await standIn.order('theme', true);
  expect(told(standIn, 'background').at(-1)).toBe(BACKGROUNDS.night);
  await standIn.order('theme', false);
  expect(told(standIn, 'background').at(-1)).toBe(BACKGROUNDS.day);
});

test('in the light theme the window is light from its first moment', async ({ home, startDesktop }, info) => {
  info.skip(info.project.name !== 'stand-in', 'Only the stand-in says what colour a window was made with.');
  fs.writeFileSync(path.join(home, 'settings.json'), JSON.stringify({ settings: { theme: 'day' }, spots: {} }));
  const standIn = (await startDesktop()) as StandIn;
  expect(told(standIn, 'window')).toMatchObject([{ background: BACKGROUNDS.day }]);
});

shared(
  'a right click in a text field has a menu, and one on the board has none',
  async ({ standIn, desktopPlayer: player }) => {
    await player.atStart();
    const editFlags = {
      canUndo: false,
      canRedo: false,
      canCut: true,
      canCopy: true,
      canPaste: true,
      canSelectAll: true,
    };
    await standIn.order('contextMenu', { isEditable: false, selectionText: '', editFlags });
    await standIn.order('contextMenu', { isEditable: true, selectionText: 'Ann', editFlags });
    const menus = told(standIn, 'popup') as { role?: string }[][];
    expect(menus.map((items) => items.map(({ role }) => role).filter(Boolean))).toEqual([
      ['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll'],
    ]);
  },
);

test('opened games become the system’s recent documents', async ({ standIn, desktopPlayer: player, home }) => {
  await player.newGame();
  await player.play('e2', 'e3');
  const [file = ''] = filesIn(home, 'library');
  expect(told(standIn, 'recentDocument')).toEqual([path.join(home, 'library', file)]);
  await standIn.order('openFile', path.join(home, 'library', file));
  await player.atTable();
  // it may be being written just now
  await expect.poll(() => filesIn(home, 'library')).toEqual([file]);
});

test('an argument of the jump list opens the new-game screen, at once or at the start', async ({
  startDesktop,
}, info) => {
  info.skip(info.project.name !== 'stand-in', 'The stand-in starts with any argument.');
  const desktop = await startDesktop('--new-game');
  const onNewGame = () => desktop.page.waitForFunction(() => document.body.dataset.screen === 'new-game');
  await onNewGame();
  await desktop.page.keyboard.press('Escape');
  await desktop.page.waitForFunction(() => document.body.dataset.screen === 'start');
  await desktop.secondInstance('--new-game');
  await onNewGame();
});

shared(
  'the saves folder and the log are shown, and a report is copied and contains no names',
  async ({ standIn, desktopPlayer: player, home }) => {
    await player.atStart();
    await standIn.menu('Help', 'show-saves');
    await expect.poll(() => told(standIn, 'openPath')).toEqual([path.join(home, 'library')]);
    await standIn.menu('Help', 'show-log');
    await expect.poll(() => told(standIn, 'openPath')).toHaveLength(2);
    expect(told(standIn, 'openPath')[1]).toBe(path.join(home, 'log.txt'));
    await standIn.order('childGone', { type: 'Utility', reason: 'crashed', exitCode: 1, name: path.join(home, 'x') });
    await standIn.menu('Help', 'copy-report');
    await expect(standIn.page.getByText('The report is on the clipboard. Nothing has been sent.')).toBeVisible();
    const [report = ''] = told(standIn, 'clipboard') as string[];
    expect(report).toMatch(/^Fairytable \d+\.\d+\.\d+, in a window of its own, sandboxed\n/);
    expect(report).toContain('a process ended: Utility');
    expect(report).not.toContain(home);
    // where it could not be copied, that is said
    await standIn.order('clipboard', true);
    await standIn.menu('Help', 'copy-report');
    await expect(standIn.page.getByTestId('failures')).toContainText('could not be copied');
    await standIn.order('clipboard', false);
    // from About too, with a game on the table or without
    await standIn.menu('Help', 'about');
    await player.dialog('About Fairytable').getByRole('button', { name: 'Show the saves folder' }).click();
    await expect.poll(() => told(standIn, 'openPath')).toHaveLength(3);
    await player.backToStart();
  },
);

test('a save dropped on the window is opened; any other file is refused', async ({
  standIn,
  desktopPlayer: player,
  home,
}) => {
  await player.atStart();
  const drop = (name: string, text: string) =>
    standIn.page.evaluate(
      ([called, holds]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([holds ?? ''], called ?? ''));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      },
      [name, text],
    );
  await drop('From Ann.fairytable', saveOf({ name: 'From Ann', actions: ['De2-e3', 'De8-e7'] }));
  await player.atTable();
  await expect(player.title).toHaveText('From Ann');
  expect(filesIn(home, 'library')).toEqual(['From Ann.fairytable']);
  await drop('holiday.jpg', 'JFIF\0no text');
  await expect(
    standIn.page.getByText('This is no text, so there is nothing in it that can be read here.'),
  ).toBeVisible();
});

shared(
  'a name without its extension that is in use is asked about once, and another name may be chosen',
  async ({ standIn, desktopPlayer: player }) => {
    await player.newGame();
    await player.play('e2', 'e3');
    const place = temporaryFolder('documents');
    const taken = path.join(place, 'Sunday.fairytable');
    fs.writeFileSync(taken, 'something older');
    // the system has asked about "Sunday", which is not there; the first answer is another name
    await standIn.answer('save', path.join(place, 'Sunday'));
    await standIn.answer('message', 0);
    await standIn.answer('save', path.join(place, 'Monday v1.2'));
    await standIn.menu('Game', 'save-copy');
    await expect.poll(() => fs.readdirSync(place).sort()).toEqual(['Monday v1.2.fairytable', 'Sunday.fairytable']);
    expect(fs.readFileSync(taken, 'utf8')).toBe('something older');
    const asked = told(standIn, 'dialog') as { kind: string; options: { message?: string; defaultPath?: string } }[];
    expect(asked.map(({ kind }) => kind)).toEqual(['save', 'message', 'save']);
    expect(asked[1]?.options.message).toBe(dialogMessages.replace('Sunday.fairytable'));
    expect(asked[2]?.options.defaultPath).toBe(taken);
    // replaced when told to; with its ending the system has asked, and we do not ask again
    await standIn.answer('save', path.join(place, 'Sunday'));
    await standIn.answer('message', 1);
    await standIn.menu('Game', 'save-copy');
    await expect.poll(() => fs.readFileSync(taken, 'utf8')).toContain('De2-e3');
    const before = told(standIn, 'dialog').length;
    await standIn.answer('save', taken);
    await standIn.menu('Game', 'save-copy');
    await expect.poll(() => told(standIn, 'dialog').length).toBe(before + 1);
    await standIn.menu('Game', 'leave');
    await player.atStart();
  },
);
