import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { atView, openTestApp, pictureOfSave, startAcid } from '../app/application.fixture.ts';
import { everythingIn, FaultyDisk, temporaryFolder } from './disk/faulty-disk.fixture.ts';

const ACTIONS = ['Dc2-c3', 'Dc8-c7', 'Dd2-d3'];

async function withOneGame(native = false) {
  const home = temporaryFolder();
  const app = await openTestApp(home, { native });
  const view = await startAcid(app, ACTIONS);
  await app.get('match.leave', atView(view));
  return { home, app, save: view.name };
}

describe('the library of games', () => {
  test('lists the games, with pictures of their positions', async () => {
    const { app, save } = await withOneGame();
    const { saves, folder } = await app.get('library.list', {});
    expect(fs.existsSync(path.join(folder, `${save}.fairytable`))).toBe(true);
    expect(saves).toMatchObject([
      {
        save,
        name: save,
        variant: 'acid',
        title: 'acid',
        players: ['Ann', 'Bo'],
        turnNumber: 2,
        turn: 1,
        outcome: null,
        problem: null,
      },
    ]);
    const thumbnail = await pictureOfSave(app, save);
    expect(thumbnail?.pieces).toHaveLength(36);
    const view = await app.get('match.open', { save });
    const onBoard = view.pieces.filter((piece) => piece.at !== null);
    const key = (p: { kind: string; side: number; at: number | null }) => `${p.kind} ${p.side} ${p.at}`;
    expect(thumbnail?.pieces.map(key).sort()).toEqual(onBoard.map(key).sort());
  });

  test('a game that is started and closed without an action leaves nothing behind', async () => {
    const home = temporaryFolder();
    const app = await openTestApp(home);
    const view = await startAcid(app);
    expect((await app.get('library.list', {})).saves).toHaveLength(1);
    await app.get('match.leave', atView(view));
    expect((await app.get('library.list', {})).saves).toEqual([]);
    expect(fs.readdirSync(path.join(home, 'journals'))).toEqual([]);
  });

  test('renames, and refuses names that some system refuses', async () => {
    const { app, save } = await withOneGame();
    const renamed = await app.get('library.rename', { save, name: 'Our game' });
    expect(renamed).toMatchObject({ save: 'Our game', name: 'Our game' });
    const copy = await app.get('library.duplicate', { save: 'Our game' });
    expect(copy.name).toBe('Our game copy');
    expect((await app.get('library.duplicate', { save: 'Our game' })).name).toBe('Our game copy (2)');
    const before = await app.get('library.list', {});
    for (const name of ['../up', 'a/b', 'con', 'dot.', 'x'.repeat(80) + 'y'.repeat(0), 'OUR GAME COPY']) {
      const answer = await app.ask('library.rename', { save: 'Our game', name });
      if (name.startsWith('xxx')) expect(answer.ok).toBe(true);
      else expect(answer.ok, name).toBe(false);
      if (answer.ok) await app.get('library.rename', { save: name, name: 'Our game' });
    }
    expect(await app.get('library.list', {})).toEqual(before);
    expect(await app.code('library.rename', { save: 'Our game', name: 'our game COPY' })).toBe('name-taken');
    // changing only the case is not a clash with itself
    expect((await app.get('library.rename', { save: 'Our game', name: 'OUR game' })).name).toBe('OUR game');
  });

  test('moves a game to the trash and restores it, also if its name was taken meanwhile', async () => {
    const { app, save, home } = await withOneGame();
    const { token } = await app.get('library.discard', { save });
    expect((await app.get('library.list', {})).saves).toEqual([]);
    fs.writeFileSync(path.join(home, 'library', `${save}.fairytable`), 'something else');
    const back = await app.get('library.restore', { token });
    expect(back).toMatchObject({ name: `${save} (2)`, problem: null });
    expect(await app.code('library.restore', { token })).toBe('nothing-to-restore');
    expect(await app.code('library.restore', { token: '../library' })).toBe('nothing-to-restore');
    expect(await app.get('match.open', { save: back.save })).toMatchObject({ node: 3 });
    expect(await app.code('library.discard', { save: back.save })).toBe('save-is-open');
  });

  test.each(['none', 'EXDEV'])(
    'moves a game to a trash on another disk (%s) and back, and it always exists in one of the two',
    async (code) => {
      const { app, save, home } = await withOneGame();
      await app.app.close({ force: false });
      const text = fs.readFileSync(path.join(home, 'library', `${save}.fairytable`), 'utf8');
      const trash = path.join(home, 'trash');
      const faulty = new FaultyDisk();
      const isAcross = (from: string, to = ''): boolean => from.startsWith(trash) !== to.startsWith(trash);
      faulty.fault = (call, file, count) =>
        call === 'rename' && code !== 'none' && isAcross(file, faulty.calls[count - 1].to) ? code : null;
      const again = await openTestApp(home, { disk: faulty.disk });
      const { token } = await again.get('library.discard', { save });
      expect((await again.get('library.list', {})).saves).toEqual([]);
      expect(Object.keys(everythingIn(trash)).filter((file) => file.endsWith('.fairytable'))).toHaveLength(1);
      expect(fs.readdirSync(path.join(home, 'previous'))).toEqual([]);
      expect((await again.get('library.restore', { token })).save).toBe(save);
      expect(fs.readFileSync(path.join(home, 'library', `${save}.fairytable`), 'utf8')).toBe(text);
      expect(fs.readdirSync(trash)).toEqual([]);
      await again.app.close({ force: false });
    },
  );

  test('exports and imports the same game', async () => {
    const { app, save } = await withOneGame();
    const { file } = await app.get('library.export', { save });
    expect(file?.name).toBe(`${save}.fairytable`);
    const other = await openTestApp(temporaryFolder());
    const taken = await other.get('library.import', { file: { name: '../../CON.fairytable', text: file?.text ?? '' } });
    expect(taken).toMatchObject({ name: save, turnNumber: 2, problem: null });
    const named = await other.get('library.import', { file: { name: 'Sunday.fairytable', text: file?.text ?? '' } });
    expect(named?.name).toBe('Sunday');
    const view = await app.get('match.open', { save });
    const there = await other.get('match.open', { save: 'Sunday' });
    expect(there.pieces).toEqual(view.pieces);
    expect(await app.code('library.import', {})).toBe('no-dialogs');
  });

  test('exports and imports through native dialogs where the host has them', async () => {
    const { app, save } = await withOneGame(true);
    const folder = temporaryFolder();
    expect(await app.get('library.export', { save })).toEqual({ file: null, where: null });
    app.dialogs.place = path.join(folder, 'out.fairytable');
    expect(await app.get('library.export', { save })).toEqual({ file: null, where: app.dialogs.place });
    expect(await app.get('library.import', {})).toBeNull();
    app.dialogs.file = app.dialogs.place;
    expect(await app.get('library.import', {})).toMatchObject({ name: 'out', turnNumber: 2 });
    app.dialogs.file = path.join(folder, 'missing.fairytable');
    expect(await app.code('library.import', {})).toBe('unreadable');
    app.dialogs.place = path.join(folder, 'no', 'such', 'folder.fairytable');
    expect(await app.code('library.export', { save })).toBe('disk');
  });

  test('a request never reaches a file outside the library', async () => {
    const { app, home } = await withOneGame();
    fs.writeFileSync(path.join(home, 'outside.fairytable'), 'secret');
    const before = everythingIn(home);
    for (const save of [
      '../outside',
      '..\\outside',
      '/etc/passwd',
      '.',
      '..',
      '',
      'library/x',
      '%2e%2e/outside',
      'nul\u0000',
    ]) {
      for (const request of ['library.duplicate', 'library.discard', 'library.export', 'match.open'] as const) {
        const answer = await app.ask(request, { save });
        expect(answer.ok ? 'done' : answer.error.code, `${request} ${save}`).toMatch(/no-such-save|invalid-input/);
      }
      const renamed = await app.ask('library.rename', { save, name: 'x' });
      expect(renamed.ok).toBe(false);
    }
    expect(everythingIn(home)).toEqual(before);
  });

  test('two games that are added at the same time get different names', async () => {
    const { app, save } = await withOneGame();
    const text = (await app.get('library.export', { save })).file?.text ?? '';
    const both = await Promise.all([
      app.get('library.import', { file: { name: 'Twin.fairytable', text } }),
      app.get('library.import', { file: { name: 'twin.fairytable', text } }),
      app.get('library.duplicate', { save }),
      app.get('library.duplicate', { save }),
    ]);
    expect(new Set(both.map((made) => made?.name.toLowerCase())).size).toBe(4);
    // a released name is free again
    for (let round = 0; round < 3; round++) {
      const view = await startAcid(app);
      expect(view.name).toBe(`${save} (2)`);
      await app.get('match.leave', atView(view));
    }
  });

  test('keeps the previous version', async () => {
    const { app, save, home } = await withOneGame();
    const previous = path.join(home, 'previous', `${save}.fairytable`);
    const current = path.join(home, 'library', `${save}.fairytable`);
    const before = fs.readFileSync(current, 'utf8');
    const view = await app.get('match.open', { save });
    await app.get('match.play', { ...atView(view), action: 'Dd8-d7' });
    await app.app.close({ force: true });
    expect(fs.readFileSync(previous, 'utf8')).toBe(before);
    expect(fs.readFileSync(current, 'utf8')).not.toBe(before);
  });

  test('the open game can be renamed, saved as a copy and continued after closing', async () => {
    const home = temporaryFolder();
    const app = await openTestApp(home);
    let view = await startAcid(app, ACTIONS);
    view = await app.get('match.rename', { ...atView(view), name: 'On the table' });
    expect(view.name).toBe('On the table');
    expect(await app.code('match.rename', { ...atView(view), name: 'a/b' })).toBe('bad-name');
    const renamed = await app.get('library.rename', { save: 'On the table', name: 'Elsewhere named' });
    expect(renamed.name).toBe('Elsewhere named');
    view = await app.get('match.view', { match: view.match });
    expect(view.name).toBe('Elsewhere named');
    const copy = await app.get('match.saveCopy', atView(view));
    expect(copy.file?.name).toBe('Elsewhere named.fairytable');
    await app.app.close({ force: true });
    const again = await openTestApp(home);
    const hello = await again.get('app.hello', {});
    expect(hello.unfinished).toMatchObject({ save: 'Elsewhere named', turnNumber: 2 });
    expect(fs.readdirSync(path.join(home, 'library'))).toEqual(['Elsewhere named.fairytable']);
    const back = await again.get('match.open', { save: 'Elsewhere named' });
    expect(back.pieces).toEqual(view.pieces);
    expect(again.told).toEqual([]);
  });

  test('the game to continue is the one that was open last, even if another file is newer', async () => {
    const home = temporaryFolder();
    const first = await openTestApp(home);
    for (const name of ['Old', 'New', 'Newer']) {
      const view = await startAcid(first, ACTIONS);
      await first.get('match.rename', { ...atView(view), name });
    }
    // only viewed, and renamed after it was closed
    await first.get('match.open', { save: 'Old' });
    await first.get('match.open', { save: 'New' });
    await first.get('library.rename', { save: 'Old', name: 'Old one' });
    await first.get('match.open', { save: 'Old one' });
    expect((await first.get('library.list', {})).recent).toEqual(['Old one', 'New', 'Newer']);
    // as after a kill: the game is not closed
    const killed = temporaryFolder();
    fs.cpSync(home, killed, { recursive: true, filter: (file) => path.basename(file) !== 'lock' });
    const again = await openTestApp(killed);
    expect((await again.get('app.hello', {})).unfinished?.save).toBe('Old one');
    expect((await again.get('library.list', {})).recent.slice(0, 2)).toEqual(['Old one', 'New']);
  });

  test('a finished game is not offered as the one to continue', async () => {
    const home = temporaryFolder();
    const app = await openTestApp(home);
    const view = await startAcid(app, ACTIONS);
    await app.get('match.resign', atView(view));
    await app.app.close({ force: true });
    const again = await openTestApp(home);
    expect((await again.get('app.hello', {})).unfinished).toBeNull();
    expect((await again.get('library.list', {})).saves[0].outcome).toMatchObject({ reason: 'resignation', winner: 0 });
  });

  test('a double-clicked file is opened, and imported only once', async () => {
    const { app, save, home } = await withOneGame();
    const outside = path.join(temporaryFolder(), 'Sunday.fairytable');
    fs.copyFileSync(path.join(home, 'library', `${save}.fairytable`), outside);
    for (const _ of [1, 2]) await app.app.openFile(outside);
    const opened = app.told.filter(({ event }) => event === 'opened').map(({ what }) => what as { name: string });
    expect(opened.map(({ name }) => name)).toEqual(['Sunday', 'Sunday']);
    await app.app.openFile(path.join(home, 'library', `${save}.fairytable`));
    expect((await app.get('app.hello', {})).open?.name).toBe(save);
    expect((await app.get('library.list', {})).saves).toHaveLength(2);
    fs.writeFileSync(outside, 'nonsense');
    await app.app.openFile(outside);
    expect(app.told.at(-1)).toMatchObject({ event: 'notice', what: { code: 'foreign' } });
    await app.app.openFile(path.join(home, 'missing.fairytable'));
    expect(app.told.at(-1)).toMatchObject({ event: 'notice', what: { code: 'unreadable' } });
    expect(fs.readFileSync(outside, 'utf8')).toBe('nonsense');
  });

  test('a notice that no page received is kept for the next page', async () => {
    const app = await openTestApp(temporaryFolder(), { hasPage: false });
    await app.app.openFile('/no/such/file.fairytable');
    expect((await app.get('app.hello', {})).notices).toMatchObject([{ code: 'unreadable' }]);
    expect((await app.get('app.hello', {})).notices).toEqual([]);
  });
});
