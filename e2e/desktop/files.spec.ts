/**
 * Files in the desktop application: the open and the save dialog (and Cancel), a double click on a save before the app
 * runs, while it starts and while it runs, and the resulting files on disk.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, FlatPlayer, filesIn, shared, test } from '../harness/flatPlayer.ts';
import { replayed, saveOf } from '../harness/games.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const game = (name: string) => ({ name, actions: ['De2-e3', 'De8-e7', 'Dc2-c3'] });
/** A save outside of the library, as received from a friend. */
function fileOf(name: string): string {
  const file = path.join(temporaryFolder('from-a-friend'), `${name}.fairytable`);
  fs.writeFileSync(file, saveOf(game(name)));
  return file;
}
const censusOf = (file: string) => replayed(fs.readFileSync(file, 'utf8')).census;

test('save a copy and export write real files, open reads them; a cancelled dialog does nothing', async ({
  desktop,
  desktopPlayer: player,
  home,
}) => {
  const { page } = desktop;
  const place = temporaryFolder('documents');
  await player.newGame();
  await player.play('e2', 'e3');

  // cancelled: nothing is written or announced
  await desktop.menu('Game', 'save-copy');
  await expect.poll(async () => (await desktop.asked()).length).toBe(1);
  const [asked] = await desktop.asked();
  expect(asked).toMatchObject({ kind: 'save', options: { filters: [{ extensions: ['fairytable'] }] } });
  expect(String(asked?.options.defaultPath)).toMatch(/ of \d+ \w+\.fairytable$/);
  expect(fs.readdirSync(place)).toEqual([]);

  // without the ending, which some systems leave to the app
  await desktop.answer('save', path.join(place, 'Sunday'));
  await desktop.menu('Game', 'save-copy');
  await expect(page.getByText(`Saved as ${path.join(place, 'Sunday.fairytable')}.`)).toBeVisible();
  const copy = replayed(fs.readFileSync(path.join(place, 'Sunday.fairytable'), 'utf8'));
  expect(copy.match.entries.map((entry) => entry.do === 'play' && entry.action)).toEqual(['De2-e3']);
  expect(fs.readdirSync(place)).toEqual(['Sunday.fairytable']);

  await desktop.menu('Game', 'leave');
  await player.atStart();
  // cancelled again: the start screen stays and the library has no more than before
  const before = filesIn(home, 'library');
  await page.getByRole('button', { name: 'Open a file' }).click();
  await expect.poll(async () => (await desktop.asked()).filter(({ kind }) => kind === 'open').length).toBe(1);
  await player.atStart();
  expect(filesIn(home, 'library')).toEqual(before);

  await desktop.answer('open', path.join(place, 'Sunday.fairytable'));
  await page.getByRole('button', { name: 'Open a file' }).click();
  await player.atTable();
  await expect(player.title).toHaveText('Sunday');
  expect(await player.label('e3')).toMatch(/MAGI Diskette/);
  expect(filesIn(home, 'library')).toEqual([...before, 'Sunday.fairytable'].sort());

  // export from the library, over a file that is there
  await desktop.menu('Game', 'open');
  await player.screen('saves');
  const out = path.join(place, 'out.fairytable');
  fs.writeFileSync(out, 'something older');
  await desktop.answer('save', out);
  await page.getByRole('button', { name: 'What to do with Sunday' }).click();
  await page.getByRole('menuitem', { name: 'Export a copy' }).click();
  await expect(page.getByText(`Exported to ${out}.`)).toBeVisible();
  expect(censusOf(out)).toBe(copy.census);
});

shared(
  'a copy that cannot be written is reported, and the game goes on',
  async ({ desktop, desktopPlayer: player }) => {
    await player.newGame();
    await player.play('e2', 'e3');
    await desktop.answer('save', path.join(temporaryFolder('no'), 'such', 'folder', 'x.fairytable'));
    await desktop.menu('Game', 'save-copy');
    await expect(desktop.page.getByText('The change could not be written to disk.')).toBeVisible();
    await player.play('e8', 'e7');
    expect(await player.label('e7')).toMatch(/LINE Diskette/);
    await desktop.menu('Game', 'leave');
    await player.atStart();
  },
);

test('a double click starts the app with that game on the table; another one while it runs brings the other game', async ({
  startDesktop,
  home,
}) => {
  const [first, second] = [fileOf('From Ann'), fileOf('From Bo')];
  const desktop = await startDesktop(first);
  const player = new FlatPlayer(desktop.page);
  await player.atTable();
  await expect(player.title).toHaveText('From Ann');
  await expect(desktop.page).toHaveTitle('From Ann – Fairytable');
  expect(await player.label('c3')).toMatch(/MAGI Diskette/);
  await player.play('e7', 'e6');

  await desktop.secondInstance(second);
  await expect(player.title).toHaveText('From Bo');
  await player.atTable();
  expect(await player.label('e7')).toMatch(/LINE Diskette/);
  // the game that was open before has been saved, with the moves played since
  expect(filesIn(home, 'library')).toEqual(['From Ann.fairytable', 'From Bo.fairytable']);
  const kept = replayed(fs.readFileSync(path.join(home, 'library', 'From Ann.fairytable'), 'utf8'));
  expect(kept.match.entries).toHaveLength(4);
  // the files that were clicked are unchanged
  expect(fs.readFileSync(first, 'utf8')).toBe(saveOf(game('From Ann')));
  expect(fs.readFileSync(second, 'utf8')).toBe(saveOf(game('From Bo')));

  // the same file again: no second copy of it
  await desktop.secondInstance(second);
  await player.atTable();
  expect(filesIn(home, 'library')).toHaveLength(2);
  // a second start without a file only brings the window forward
  await desktop.secondInstance();
  await expect(player.title).toHaveText('From Bo');
});

test('a file that is no game: the app starts, says so, and leaves the file unchanged', async ({
  startDesktop,
  home,
}) => {
  const file = path.join(temporaryFolder('odd'), 'holiday.fairytable');
  fs.writeFileSync(file, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]));
  const desktop = await startDesktop(file);
  const dialog = desktop.page.getByRole('dialog', { name: 'This is not a Fairytable save' });
  await expect(dialog).toContainText('This file is not a Fairytable game.');
  await expect(dialog).toContainText('The file is left unchanged.');
  await expect(dialog).toContainText('Choose a file that ends in .fairytable.');
  expect([...fs.readFileSync(file)]).toEqual([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
  expect(filesIn(home, 'library')).toEqual([]);
});

test.describe('file events of macOS', () => {
  test.beforeEach(({ browserName: _ }, info) => {
    info.skip(
      info.project.name !== 'stand-in',
      'Only the stand-in can raise open-file: in the real Electron macOS does.',
    );
  });
  test.afterEach(() => {
    delete process.env.STAND_IN_OPEN_FILE;
  });

  test('open-file before the app is ready, and again while it runs', async ({ startDesktop }) => {
    process.env.STAND_IN_OPEN_FILE = fileOf('Early');
    const desktop = await startDesktop();
    const player = new FlatPlayer(desktop.page);
    await player.atTable();
    await expect(player.title).toHaveText('Early');
    await (desktop as unknown as { order(name: string, detail: string): Promise<unknown> }).order(
      'openFile',
      fileOf('Late'),
    );
    await expect(player.title).toHaveText('Late');
  });
});

test.describe('a second instance', () => {
  test.afterEach(() => {
    delete process.env.STAND_IN_SECOND;
  });

  test('hands its file over, says so and exits with 0', async ({ startDesktop, home }, info) => {
    info.skip(
      info.project.name !== 'stand-in',
      'Two real instances share one lock of the system; only the stand-in plays the second one.',
    );
    process.env.STAND_IN_SECOND = 'yes';
    await expect(startDesktop(fileOf('Third'))).rejects.toThrow(
      /The main process ended \(0\)[\s\S]*FAIRYTABLE_HANDED_OVER/,
    );
    expect(filesIn(home, 'library')).toEqual([]);
  });
});
