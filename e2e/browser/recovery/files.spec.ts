/**
 * Invalid files, through the real screens: each is refused with its three rows, the file on disk stays unchanged, and
 * what can be recovered is offered. And the everyday operations on saves: import, export, rename, copy, delete and
 * restore, with names that some systems refuse.
 */
import fs from 'node:fs';
import path from 'node:path';
import { VERSION } from '../../../engine/match/save/format.ts';
import { BrowserHost } from '../../harness/browserHost.ts';
import { expect, FlatPlayer, filesIn, test } from '../../harness/flatPlayer.ts';
import { replayed, saveOf } from '../../harness/games.ts';

const actions = ['De2-e3', 'De8-e7', 'Dc2-c3', 'Dc8-c7', 'Dg2-g3', 'Dg8-g7'];
const good = saveOf({ name: 'Good', players: ['Ann', 'Bo'], actions });
const stays = 'The file is left unchanged.';

interface Bad {
  readonly what: string;
  readonly bytes: Buffer;
  readonly title: string;
  readonly happened: string;
  readonly safe: string;
  readonly todo: RegExp;
  /** the number of turns a new game can have */
  readonly turns: number;
}
const cutInTheMoves = good.slice(0, good.indexOf('Dc2-c3') + 3);
const bad: readonly Bad[] = [
  {
    what: 'damaged: another move in the middle',
    bytes: Buffer.from(good.replace('Dg2-g3', 'Dg2-g9')),
    title: 'This save is damaged',
    happened: 'The file of this game is damaged.',
    safe: stays,
    todo: /^Open turns 1 to \d as a new game\.$/,
    turns: 2,
  },
  {
    what: 'damaged: one bit of a position',
    bytes: Buffer.from(good.replace('"turnNumber":4', '"turnNumber":5').replace('"turnNumber": 4', '"turnNumber": 5')),
    title: 'This save is damaged',
    happened: 'The file of this game is damaged.',
    safe: stays,
    todo: /^Open turns 1 to \d as a new game\.$/,
    turns: 3,
  },
  {
    what: 'truncated: cut in the middle of a move',
    bytes: Buffer.from(cutInTheMoves),
    title: 'This save is incomplete',
    happened: 'The file of this game is incomplete: its end is missing.',
    safe: stays,
    todo: /^Open turn 1 as a new game\.$/,
    turns: 1,
  },
  {
    what: 'truncated: cut before the first move',
    bytes: Buffer.from(good.slice(0, 60)),
    title: 'This save is incomplete',
    happened: 'The file of this game is incomplete: its end is missing.',
    safe: stays,
    todo: /^Nothing in it can be recovered\./,
    turns: 0,
  },
  {
    what: 'foreign: a picture',
    bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0xff]),
    title: 'This is not a Fairytable save',
    happened: 'This file is not a Fairytable game.',
    safe: stays,
    todo: /^Choose a file that ends in \.fairytable\.$/,
    turns: 0,
  },
  {
    what: 'foreign: JSON of another program',
    bytes: Buffer.from('{"format":{"name":"chess","version":1},"moves":["e4","e5"]}'),
    title: 'This is not a Fairytable save',
    happened: 'This file is not a Fairytable game.',
    safe: stays,
    todo: /^Choose a file that ends in \.fairytable\.$/,
    turns: 0,
  },
  {
    what: 'empty',
    bytes: Buffer.alloc(0),
    title: 'This save is empty',
    happened: 'The file of this game is empty.',
    safe: stays,
    todo: /^Nothing in it can be recovered\./,
    turns: 0,
  },
  {
    what: 'too new',
    bytes: Buffer.from(good.replace(`"version":${VERSION}`, `"version":${VERSION + 1}`)),
    title: 'Made by a newer version of Fairytable',
    happened: 'Made by a newer version of Fairytable.',
    safe: stays,
    todo: /^Update Fairytable to open it\.$/,
    turns: 0,
  },
];

/** Puts files into the library as with a file manager, before the app is started. */
function shelve(home: string, files: Readonly<Record<string, Buffer | string>>): void {
  fs.mkdirSync(path.join(home, 'library'), { recursive: true });
  for (const [name, content] of Object.entries(files))
    fs.writeFileSync(path.join(home, 'library', `${name}.fairytable`), content);
}
const fileOf = (home: string, name: string) => path.join(home, 'library', `${name}.fairytable`);

const shelved = test.extend<{ shelf: Readonly<Record<string, Buffer | string>> }>({
  shelf: [{}, { option: true }],
  home: async ({ home, shelf }, use) => {
    shelve(home, shelf);
    await use(home);
  },
});

const badNames = bad.map(({ what }, i) => `${i} ${what.replaceAll(':', ',')}`);
shelved.describe('files that cannot be opened as they stand', () => {
  shelved.use({ shelf: Object.fromEntries(bad.map(({ bytes }, i) => [badNames[i] ?? '', bytes])) });

  shelved('each says what happened, what is safe and what to do; none is changed', async ({ flat: player, home }) => {
    const { page } = player;
    await page.keyboard.press('Control+o');
    await player.screen('saves');
    await expect(page.locator('[data-save]')).toHaveCount(bad.length);
    for (const [i, { title, happened, safe, todo, turns, what }] of bad.entries()) {
      const row = page.locator(`[data-save="${badNames[i]}"]`);
      await expect(row, what).toContainText(happened);
      await row.getByRole('button', { name: 'Details' }).click();
      const dialog = player.dialog(title);
      await expect(dialog, what).toBeVisible();
      const rows = await dialog.locator('dl dt, dl dd').allInnerTexts();
      expect([rows[0], rows[2], rows[4]], what).toEqual(['What happened', 'What is safe', 'What to do']);
      expect(rows[1], what).toBe(happened);
      expect(rows[3], what).toContain(safe);
      expect(rows[5], what).toMatch(todo);
      const offer = dialog.getByRole('button', { name: /as a new game$/ });
      await expect(offer, what).toHaveCount(turns > 0 ? 1 : 0);
      if (turns === 1) await expect(offer, what).toHaveText('Open turn 1 as a new game');
      if (turns > 1) await expect(offer, what).toHaveText(`Open turns 1 to ${turns} as a new game`);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    for (const [i, { bytes, what }] of bad.entries())
      expect(fs.readFileSync(fileOf(home, badNames[i] ?? '')).equals(bytes), what).toBe(true);
    expect(filesIn(home, 'library')).toHaveLength(bad.length);
  });

  shelved('the turns that verify open as a new game, which can be played on', async ({ flat: player, home }) => {
    const { page } = player;
    await page.keyboard.press('Control+o');
    await player.screen('saves');
    await page.locator(`[data-save="${badNames[0]}"]`).getByRole('button', { name: 'Details' }).click();
    await page.getByRole('button', { name: 'Open turns 1 to 2 as a new game' }).click();
    await player.atTable();
    await expect(player.title).toHaveText('Good recovered');
    expect(await player.label('c7')).toMatch(/LINE Diskette/);
    expect(await player.label('g2')).toMatch(/MAGI Diskette/);
    await expect(player.step).toContainText('MAGI');
    await player.play('i2', 'i3');
    // a file of its own; the damaged one is unchanged
    const file = fileOf(home, 'Good recovered');
    await expect.poll(() => replayed(fs.readFileSync(file, 'utf8')).match.entries.length).toBe(5);
    expect(fs.readFileSync(fileOf(home, badNames[0] ?? '')).equals(bad[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
  });
});

test('the same refusals when a file is opened from elsewhere: nothing is added to the library, the start screen stays', async ({
  flat: player,
  home,
}) => {
  for (const { bytes, title, happened, what } of bad.filter(({ what }) =>
    /middle of a move|picture|too new/.test(what),
  )) {
    const chooser = player.page.waitForEvent('filechooser');
    await player.page.getByRole('button', { name: 'Open a file' }).click();
    await (await chooser).setFiles({ name: 'x.fairytable', mimeType: 'application/json', buffer: bytes });
    await expect(player.dialog(title), what).toContainText(happened);
    await expect(player.dialog(title).locator(':focus')).toHaveCount(1);
    await player.press('Escape');
    await player.atStart();
  }
  // larger than any save can be: refused before it is even read
  const chooser = player.page.waitForEvent('filechooser');
  await player.page.getByRole('button', { name: 'Open a file' }).click();
  await (await chooser).setFiles({
    name: 'huge.fairytable',
    mimeType: 'application/json',
    buffer: Buffer.alloc(20_000_001, 0x20),
  });
  await expect(player.page.getByText('That file is too large to be a saved game. Nothing was opened.')).toBeVisible();
  expect(filesIn(home, 'library')).toEqual([]);
  await player.newGame();
});

shelved.describe('a huge file in the library', () => {
  shelved.use({ shelf: { Huge: Buffer.alloc(20_000_001, 0x20), Good: good } });
  shelved('is in the list with what is wrong, and the others open', async ({ flat: player, home }) => {
    const { page } = player;
    await page.keyboard.press('Control+o');
    await player.screen('saves');
    await page.locator('[data-save=Huge]').getByRole('button', { name: 'Details' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('What happened');
    await expect(dialog).toContainText(stays);
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await player.press('Escape');
    await page.locator('[data-save=Good]').getByRole('button', { name: 'Open Good' }).last().click();
    await player.atTable();
    await expect(player.title).toHaveText('Good');
    expect(fs.statSync(fileOf(home, 'Huge')).size).toBe(20_000_001);
  });
});

shelved.describe('what people do with saves', () => {
  shelved.use({ shelf: { Good: good, Other: saveOf({ name: 'Other', actions: ['Da2-a3'] }) } });

  shelved(
    'rename, with names that some computer refuses; copy; throw away and take back; export and import',
    async ({ flat: player, home, host, page: tab }) => {
      const { page } = player;
      await page.keyboard.press('Control+o');
      await player.screen('saves');
      const act = async (name: string, what: string) => {
        await page.getByRole('button', { name: `What to do with ${name}`, exact: true }).click();
        await page.getByRole('menuitem', { name: what }).click();
      };
      const list = () =>
        filesIn(home, 'library')
          .map((file) => path.basename(file, '.fairytable'))
          .sort();

      await act('Good', 'Rename');
      const field = page.getByRole('textbox', { name: 'New name' });
      for (const [name, why] of [
        ['a/b', 'because some systems do not allow them'],
        ['what?', 'because some systems do not allow them'],
        ['NUL', 'The name "NUL" is reserved by Windows.'],
        ['com1.game', 'is reserved by Windows'],
        ['..', 'cannot begin with a dot'],
        ['dot.', 'end with a dot'],
        ['   ', 'A game needs a name.'],
        ['OTHER', 'A game called "Other" already exists.'],
      ] as const) {
        await field.fill(name);
        await field.press('Enter');
        await expect(page.getByRole('dialog').locator('form').getByRole('alert'), name).toContainText(why);
        expect(list(), name).toEqual(['Good', 'Other']);
      }
      await field.fill('Sunday, the 2nd: “Ann” & Bo'.replace(':', ' –'));
      await field.press('Enter');
      const renamed = 'Sunday, the 2nd – “Ann” & Bo';
      await expect(page.locator(`[data-save="${renamed}"]`)).toBeVisible();
      expect(list()).toEqual(['Other', renamed]);
      // the file contains the same game, whatever its name is
      expect(fs.readFileSync(fileOf(home, renamed), 'utf8')).toBe(good);

      await act(renamed, 'Duplicate');
      await expect(page.getByText(`“${renamed} copy” added.`)).toBeVisible();
      expect(list()).toEqual(['Other', renamed, `${renamed} copy`]);
      expect(fs.readFileSync(fileOf(home, `${renamed} copy`), 'utf8')).toBe(good);

      await act('Other', 'Move to the trash');
      await expect(page.getByText('“Other” moved to the trash.')).toBeVisible();
      await expect(page.locator('[data-save=Other]')).toHaveCount(0);
      expect(list()).toEqual([renamed, `${renamed} copy`]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.locator('[data-save=Other]')).toBeVisible();
      expect(list()).toEqual(['Other', renamed, `${renamed} copy`]);

      const download = tab.waitForEvent('download');
      await act('Other', 'Export a copy');
      const exported = await (await download).path();
      expect((await download).suggestedFilename()).toBe('Other.fairytable');
      expect(fs.readFileSync(exported)).toEqual(fs.readFileSync(fileOf(home, 'Other')));

      // restored under a name that Windows does not allow, and that is already in use
      for (const [called, becomes] of [
        ['Other.fairytable', 'Other (2)'],
        ['con.fairytable', 'Other (3)'],
        ['who: <what>?.fairytable', 'who what'],
      ] as const) {
        const chooser = tab.waitForEvent('filechooser');
        await page.getByRole('button', { name: 'Import a file' }).click();
        await (await chooser).setFiles({
          name: called,
          mimeType: 'application/json',
          buffer: fs.readFileSync(exported),
        });
        await expect(page.locator(`[data-save="${becomes}"]`), called).toBeVisible();
      }
      expect(list()).toEqual(['Other', 'Other (2)', 'Other (3)', renamed, `${renamed} copy`, 'who what'].sort());

      // all of it is there after a restart
      await host.stop();
      const again = await BrowserHost.start(home);
      await page.goto(again.address);
      const back = new FlatPlayer(page);
      await back.atStart();
      await page.keyboard.press('Control+o');
      await back.screen('saves');
      await expect(page.locator('[data-save]')).toHaveCount(6);
      await page.getByRole('searchbox', { name: 'Find a game' }).fill('ann');
      await expect(page.locator('[data-save]')).toHaveCount(2);
      await page
        .locator(`[data-save="${renamed}"]`)
        .getByRole('button', { name: `Open ${renamed}` })
        .last()
        .click();
      await back.atTable();
      await expect(back.title).toHaveText(renamed);
      expect(await back.label('g7')).toMatch(/LINE Diskette/);
      await again.stop();
    },
  );
});
