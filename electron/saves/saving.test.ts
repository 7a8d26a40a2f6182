/**
 * What a player saw is on the disk. The disk fails or disappears at every single call of a whole session, and the
 * application is started again on what is left.
 */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { forged } from '../../engine/match/fixtures/forge.fixture.ts';
import { checkedLine } from '../../engine/match/save/checksum.ts';
import { VERSION } from '../../engine/match/save/format.ts';
import { encodeLine, lastLine } from '../../engine/match/save/journal.ts';
import { openSave } from '../../engine/match/save/open.ts';
import { usually } from '../../engine/testing/usual.ts';
import { variantNamed } from '../../engine/variants/registry.ts';
import { atView, openTestApp, startAcid, type TestApp } from '../app/application.fixture.ts';
import type { View } from '../contract/view.ts';
import { Crash, everythingIn, FaultyDisk, temporaryFolder } from './disk/faulty-disk.fixture.ts';

const ACTIONS = ['Dc2-c3', 'Dc8-c7', 'Dd2-d3', 'Dd8-d7'];

/** Everything that a page was shown until the session ended. */
interface Session {
  readonly shown: View[];
}

/** A whole session: play, undo, branch, rename, close, open again, continue, quit. */
async function session(app: TestApp, seen: Session): Promise<void> {
  const see = (view: View): View => {
    seen.shown.push(view);
    return view;
  };
  const played = (answer: { view: View }): View => see(answer.view);
  let view = see(await startAcid(app));
  for (const action of ACTIONS) view = played(await app.get('match.play', { ...atView(view), action }));
  view = played(await app.get('match.undo', { ...atView(view), unit: 'turn' }));
  view = played(await app.get('match.undo', { ...atView(view), unit: 'action' }));
  view = played(await app.get('match.play', { ...atView(view), action: 'De2-e3' }));
  view = see(await app.get('match.rename', { ...atView(view), name: 'Renamed' }));
  view = played(await app.get('match.play', { ...atView(view), action: 'De8-e7' }));
  await app.get('match.leave', atView(view));
  view = see(await app.get('match.open', { save: 'Renamed' }));
  view = played(await app.get('match.play', { ...atView(view), action: 'Df2-f3' }));
  await app.app.close({ force: true });
}

const whatMatters = (view: View) => ({
  pieces: view.pieces,
  node: view.node,
  turn: view.turn,
  turnNumber: view.turnNumber,
  last: view.last,
  players: view.players,
});

/** What the library contains after a restart, on a disk that works again. */
async function resumed(home: string): Promise<{ app: TestApp; view: View | null; notices: readonly string[] }> {
  // a dead process would not answer (see lock.test.ts); this one only pretends to be dead
  fs.rmSync(path.join(home, 'lock'), { force: true });
  const app = await openTestApp(home);
  const hello = await app.get('app.hello', {});
  const view = hello.unfinished ? await app.get('match.open', { save: hello.unfinished.save }) : null;
  return { app, view, notices: hello.notices.map((notice) => notice.code) };
}

/** a usual run crashes at every third call */
const STEP = usually(3, 1);

describe('a crash at any call', () => {
  test('loses nothing that was shown, and breaks nothing else', async () => {
    const counting = new FaultyDisk();
    const all: Session = { shown: [] };
    await session(await openTestApp(temporaryFolder(), { disk: counting.disk }), all);
    const calls = counting.calls.length;
    expect(calls).toBeGreaterThan(80);
    const wanted = all.shown.map(whatMatters);
    let resumedGames = 0;
    let last = 0;
    for (;;) {
      last += STEP;
      const home = temporaryFolder();
      const faulty = new FaultyDisk();
      faulty.fault = (_call, _file, count) => (count === last ? 'crash' : null);
      const seen: Session = { shown: [] };
      // the disk is gone for good from this call on, so later answers do not count as shown
      const shownBefore = () => seen.shown.length;
      let shown = 0;
      const watched = { ...faulty.disk };
      for (const call of Object.keys(watched) as (keyof typeof watched)[]) {
        const real = watched[call] as (...words: string[]) => Promise<unknown>;
        Object.assign(watched, {
          [call]: (...words: string[]) => {
            const before = shownBefore();
            return real(...words).catch((error: unknown) => {
              if (error instanceof Crash && shown === 0) shown = before + 1;
              throw error;
            });
          },
        });
      }
      try {
        await session(await openTestApp(home, { disk: watched }), seen);
      } catch {
        // the session failed with the disk: what it had shown until then counts
      }
      // games are also written in the background, so the number of disk calls varies
      if (!faulty.hasCrashed) break;
      const sure = shown - 1;
      const { app, view, notices } = await resumed(home);
      const where = `crash at call ${last} (${faulty.calls[last - 1].call} ${path.basename(faulty.calls[last - 1].file)})`;
      expect(notices, where).toEqual([]);
      if (sure > 0) {
        expect(view, where).not.toBeNull();
        const found = wanted.findIndex((each) => JSON.stringify(each) === JSON.stringify(view && whatMatters(view)));
        expect(found, `${where}: resumed at something that was never shown`).toBeGreaterThanOrEqual(0);
        // equal positions may have been shown twice (renaming, opening): the last of them counts
        const latest = wanted.findLastIndex(
          (each) => JSON.stringify(each) === JSON.stringify(view && whatMatters(view)),
        );
        expect(latest, `${where}: ${sure} were shown`).toBeGreaterThanOrEqual(sure - 1);
        resumedGames++;
      }
      await app.app.close({ force: true });
      // after another restart everything is the same: recovery is not done twice
      const again = await resumed(home);
      if (view) expect(whatMatters(again.view!)).toEqual(whatMatters(view));
      await again.app.app.close({ force: true });
    }
    expect(last).toBeGreaterThan(calls / 2);
    expect(resumedGames).toBeGreaterThan(last / STEP / 2);
  });
});

describe('a disk error', () => {
  test.each(['ENOSPC', 'EACCES', 'EROFS'])(
    '%s: the game continues, one notice is shown, and saving is retried',
    async (code) => {
      const home = temporaryFolder();
      const faulty = new FaultyDisk();
      const app = await openTestApp(home, { disk: faulty.disk });
      let view = await startAcid(app, ACTIONS.slice(0, 2));
      faulty.fault = (call) => (['write', 'append', 'rename', 'copy'].includes(call) ? code : null);
      for (const action of ACTIONS.slice(2)) {
        const played = await app.get('match.play', { ...atView(view), action });
        view = played.view;
        expect(view.saved).toBe(false);
      }
      await app.app.handlers['library.list']({});
      expect(app.told.filter(({ event }) => event === 'notice')).toHaveLength(1);
      expect(app.told.find(({ event }) => event === 'notice')?.what).toMatchObject({ code: 'cannot-save' });
      // closing would lose moves: it is refused with the problem
      const leave = await app.ask('match.leave', atView(view));
      expect(leave).toMatchObject({ ok: false, error: { code: 'cannot-save', problem: { todo: expect.any(String) } } });
      // a copy saved elsewhere is enough
      const copy = await app.get('match.saveCopy', atView(view));
      expect(copy.file?.name).toMatch(/\.fairytable$/);
      const opened = openSave(copy.file?.text ?? '', variantNamed);
      expect(opened.ok && opened.value.match.entries).toHaveLength(4);
      // when there is free space again, everything is written with the next action
      faulty.fault = () => null;
      view = (await app.get('match.play', { ...atView(view), action: 'De2-e3' })).view;
      await app.get('match.leave', atView(view));
      const [save] = (await app.get('library.list', {})).saves;
      expect(await app.get('match.open', { save: save.save })).toMatchObject({ node: 5, saved: true });
    },
  );

  test('a disk that has become read-only does not prevent quitting, and the next start is not locked out', async () => {
    const home = temporaryFolder();
    const faulty = new FaultyDisk();
    const app = await openTestApp(home, { disk: faulty.disk });
    await startAcid(app, ACTIONS.slice(0, 1));
    faulty.fault = (call) =>
      ['write', 'append', 'rename', 'copy', 'remove', 'create'].includes(call) ? 'EROFS' : null;
    expect(await app.app.close({ force: true })).toBeNull();
    expect(app.log.join()).toContain('cannot remove the lock');
    const again = await openTestApp(home);
    expect((await again.get('app.hello', {})).unfinished).not.toBeNull();
    await again.app.close({ force: true });
  });

  test('a notice raised while no page is connected is sent at the next hello, once', async () => {
    const faulty = new FaultyDisk();
    const app = await openTestApp(temporaryFolder(), { disk: faulty.disk, hasPage: false });
    faulty.fault = (call) => (call === 'append' || call === 'write' ? 'ENOSPC' : null);
    const view = await startAcid(app, ACTIONS.slice(0, 1));
    expect(view.saved).toBe(false);
    expect((await app.get('app.hello', {})).notices.map(({ code }) => code)).toEqual(['cannot-save']);
    expect((await app.get('app.hello', {})).notices).toEqual([]);
  });

  test('a journal that was cut off by a full disk is rewritten and loses nothing', async () => {
    const home = temporaryFolder();
    const faulty = new FaultyDisk();
    const app = await openTestApp(home, { disk: faulty.disk });
    let view = await startAcid(app, ACTIONS.slice(0, 1));
    faulty.fault = (call) => (call === 'append' ? 'ENOSPC' : null);
    view = (await app.get('match.play', { ...atView(view), action: ACTIONS[1] })).view;
    // the journal was rewritten with everything in it, so nothing had to be appended
    expect(view.saved).toBe(true);
    faulty.fault = () => 'crash';
    await expect(faulty.disk.list(home)).rejects.toThrow();
    const { app: again, view: back } = await resumed(home);
    expect(back && whatMatters(back)).toEqual(whatMatters(view));
    await again.app.close({ force: true });
  });

  test('a game whose file another program holds open for a moment is still saved', async () => {
    const home = temporaryFolder();
    const faulty = new FaultyDisk();
    const app = await openTestApp(home, { disk: faulty.disk });
    let held = 0;
    faulty.fault = (call, file) => (call === 'rename' && file.endsWith('.unfinished') && held++ < 2 ? 'EBUSY' : null);
    const view = await startAcid(app, ACTIONS);
    expect(view.saved).toBe(true);
    expect(held).toBeGreaterThan(2);
    await app.app.close({ force: true });
  });
});

describe('a folder that cannot be used', () => {
  test.each(['makeFolder', 'create', 'list'] as const)(
    '%s fails: the app does not start, and says what to do',
    async (call) => {
      const faulty = new FaultyDisk();
      const home = temporaryFolder();
      faulty.fault = (now) => (now === call ? 'EACCES' : null);
      await expect(openTestApp(home, { disk: faulty.disk })).rejects.toThrow(/library-refused: .*FAIRYTABLE_HOME/);
      // nothing is left locked: with permissions it starts
      const app = await openTestApp(home);
      await app.app.close({ force: true });
    },
  );
});

describe('a disk that takes nothing more when the app starts', () => {
  const writes: readonly string[] = ['makeFolder', 'create', 'write', 'append', 'copy', 'rename', 'sync'];
  test.each([
    ['ENOSPC', 'makeFolder', /is full/],
    ['ENOSPC', 'create', /is full/],
    ['EDQUOT', 'makeFolder', /is full/],
    ['EDQUOT', 'create', /is full/],
    ['EROFS', 'makeFolder', /can only be read/],
    ['EROFS', 'create', /can only be read/],
  ] as const)('%s at %s: it says so, and starts when there is room', async (code, call, says) => {
    const faulty = new FaultyDisk();
    const home = temporaryFolder();
    faulty.fault = (now) => (now === call ? code : null);
    await expect(openTestApp(home, { disk: faulty.disk })).rejects.toThrow(says);
    const app = await openTestApp(home);
    await app.app.close({ force: true });
  });

  test('there is room for its lock only: it starts, and says that the game cannot be saved', async () => {
    const faulty = new FaultyDisk();
    const home = temporaryFolder();
    await (await openTestApp(home)).app.close({ force: true });
    faulty.fault = (call, file) =>
      writes.includes(call) && call !== 'makeFolder' && path.basename(file) !== 'lock' ? 'ENOSPC' : null;
    const app = await openTestApp(home, { disk: faulty.disk });
    const answer = await app.ask('match.start', {
      variant: 'acid',
      options: {},
      players: [{ name: 'A' }, { name: 'B' }],
    });
    const told = [...app.told.map(({ what }) => JSON.stringify(what)), JSON.stringify(answer)].join();
    expect(told).toMatch(/cannot be saved|could not be written to disk/);
    await app.app.close({ force: true });
  });
});

/** The same file with another start position and a valid checksum. */
function withStart(text: string, more: readonly object[]): string {
  const kings = ['magi', 'line'].map((side, i) => ({ kind: 'king', side, at: `e${1 + 8 * i}` }));
  return forged(text, (save) => {
    save.start = { turn: 'magi', pieces: [...kings, ...more] };
  });
}

describe('damage', () => {
  test('from a journal cut off at any byte, everything before the cut is recovered', async () => {
    const home = temporaryFolder();
    const app = await openTestApp(home);
    const view = await startAcid(app, ACTIONS);
    const folder = path.join(home, 'journals');
    const [name] = fs.readdirSync(folder);
    const journal = fs.readFileSync(path.join(folder, name), 'latin1');
    const header = journal.indexOf('\n') + 1;
    const lines = journal.slice(header).split('\n').slice(0, -1);
    expect(lines).toHaveLength(4);
    for (let cut = header; cut <= journal.length; cut += 7) {
      const other = temporaryFolder();
      fs.mkdirSync(path.join(other, 'journals'), { recursive: true });
      fs.writeFileSync(path.join(other, 'journals', name), journal.slice(0, cut), 'latin1');
      const { app: again, view: back, notices } = await resumed(other);
      const whole = journal.slice(header, cut).split('\n').length - 1;
      expect(back?.node, `cut at ${cut}`).toBe(whole);
      expect(notices).toEqual([]);
      await again.app.close({ force: true });
    }
    expect(view.node).toBe(4);
    await app.app.close({ force: true });
  });

  test('a journal that is damaged in the middle is kept, and the part before the damage is recovered', async () => {
    const home = temporaryFolder();
    const app = await openTestApp(home);
    await startAcid(app, ACTIONS);
    const folder = path.join(home, 'journals');
    const [name] = fs.readdirSync(folder);
    const journal = fs.readFileSync(path.join(folder, name), 'utf8');
    const other = temporaryFolder();
    fs.mkdirSync(path.join(other, 'journals'), { recursive: true });
    fs.writeFileSync(path.join(other, 'journals', name), journal.replace('Dc8-c7', 'Dc8-c6'));
    const { app: again, view, notices } = await resumed(other);
    expect(view?.node).toBe(1);
    expect(notices).toEqual(['journal-damaged']);
    expect(fs.readdirSync(path.join(other, 'journals')).some((file) => file.endsWith('.damaged'))).toBe(true);
    await again.app.close({ force: true });
    await app.app.close({ force: true });
  });

  test('damage to the last line or the line feeds of a journal loses at most that line, and it is kept', async () => {
    const home = temporaryFolder();
    const app = await openTestApp(home);
    await startAcid(app, ACTIONS);
    const folder = path.join(home, 'journals');
    const [name] = fs.readdirSync(folder);
    const journal = fs.readFileSync(path.join(folder, name), 'latin1');
    const feeds = [...journal.matchAll(/\n/g)].map(({ index }) => index);
    expect(feeds).toHaveLength(5);
    const spoiled = (at: number, instead: string): string => journal.slice(0, at) + instead + journal.slice(at + 1);
    for (const [text, node] of [
      [spoiled(journal.length - 3, '#'), 3],
      ...feeds.map((at) => [spoiled(at, '#'), 4] as const),
      ...feeds.slice(0, -1).map((at) => [spoiled(at, ''), 4] as const),
    ] as const) {
      const other = temporaryFolder();
      fs.mkdirSync(path.join(other, 'journals'), { recursive: true });
      fs.writeFileSync(path.join(other, 'journals', name), text, 'latin1');
      const { app: again, view, notices } = await resumed(other);
      expect(view?.node).toBe(node);
      expect(notices).toEqual(['journal-damaged']);
      expect(fs.readFileSync(path.join(other, 'journals', `${name}.damaged`), 'latin1')).toBe(text);
      await again.app.close({ force: true });
    }
    await app.app.close({ force: true });
  });

  test('a journal in the previous format is recovered under the rules that it was played by', async () => {
    const old = new URL('../../engine/match/save/golden/v2-fourchan-everything.fairytable', import.meta.url);
    const base = fs.readFileSync(old, 'utf8');
    const opened = openSave(base, variantNamed);
    if (!opened.ok) throw new Error(opened.error.message);
    const { match } = opened.value;
    match.play(match.position.actions()[0].text);
    const header = checkedLine(JSON.stringify({ journal: 1, save: 'Old', was: null, base }));
    const home = temporaryFolder();
    fs.mkdirSync(path.join(home, 'journals'), { recursive: true });
    fs.writeFileSync(path.join(home, 'journals', 'm-old.journal'), `${header}\n${encodeLine(lastLine(match))}`);
    const { app, view, notices } = await resumed(home);
    expect(notices).toEqual([]);
    expect(view).toMatchObject({ name: 'Old', options: { blocked: 'traveller' }, node: match.cursor.id });
    const saved = JSON.parse(fs.readFileSync(path.join(home, 'library', 'Old.fairytable'), 'utf8'));
    expect(saved.format.version).toBe(VERSION);
    expect(saved.entries).toHaveLength(match.entries.length);
    await app.app.close({ force: true });
  });

  test.each([
    ['damaged', (text: string) => text.replace('Dd2-d3', 'Dd2-d2')],
    ['truncated', (text: string) => text.slice(0, text.indexOf('"cursor"') - 20)],
    ['foreign', () => '{"format":{"name":"sudoku","version":1}}'],
    ['foreign', () => 'a shopping list'],
    ['empty', () => ''],
    ['empty', (text: string) => '\0'.repeat(text.length)],
    ['too-new', (text: string) => text.replace(/"version":\d+/, '"version":99')],
  ] as const)('a %s file is refused with its three rows and stays as it is', async (code, spoil) => {
    const home = temporaryFolder();
    const app = await openTestApp(home);
    const view = await startAcid(app, ACTIONS);
    await app.get('match.leave', atView(view));
    const [{ save }] = (await app.get('library.list', {})).saves;
    const file = path.join(home, 'library', `${save}.fairytable`);
    const spoiled = spoil(fs.readFileSync(file, 'utf8'));
    fs.writeFileSync(file, spoiled);
    const [listed] = (await app.get('library.list', {})).saves;
    expect(listed.problem?.code).toBe(code);
    const before = everythingIn(path.join(home, 'library'));
    const refused = await app.ask('match.open', { save });
    expect(refused).toMatchObject({
      ok: false,
      error: {
        code,
        problem: {
          happened: expect.stringMatching(/\.$/),
          safe: expect.stringMatching(/\.$/),
          todo: expect.stringMatching(/\.$/),
        },
      },
    });
    const bytes = fs.readFileSync(file, 'utf8');
    expect(await app.code('library.import', { file: { name: `${code}.fairytable`, text: bytes } })).toBe(code);
    const salvage = refused.ok ? undefined : refused.error.problem?.salvage;
    if (code === 'damaged' || code === 'truncated' || code === 'empty') {
      expect(salvage?.turns).toBeGreaterThan(0);
      const saved = await app.get('match.salvage', { token: salvage?.token ?? '' });
      expect(saved.node).toBeGreaterThan(0);
      expect(saved.name).not.toBe(save);
      await app.get('match.leave', atView(saved));
    } else expect(salvage).toBeUndefined();
    expect(everythingIn(path.join(home, 'library'))).toMatchObject(before);
    expect(await app.code('match.salvage', { token: 'nonsense' })).toBe('nothing-to-salvage');
    await app.app.close({ force: true });
  });

  test('for an intact file with an impossible start position the message says what is wrong with it', async () => {
    const home = temporaryFolder();
    const app = await openTestApp(home);
    const view = await startAcid(app);
    const text = (await app.get('library.export', { save: view.name })).file?.text ?? '';
    for (const [kind, at] of [
      ['jester', 'b4'],
      ['king', 'c5'],
    ]) {
      const file = { name: `${kind}.fairytable`, text: withStart(text, [{ kind, side: 'magi', at }]) };
      expect(await app.ask('library.import', { file })).toMatchObject({
        ok: false,
        error: { code: 'damaged', problem: { code: 'damaged', happened: expect.stringContaining(at) } },
      });
    }
    const [option] = Object.keys(view.options);
    const ruled = forged(text, (save) => {
      save.options = { ...view.options, [option]: 'sometimes' };
    });
    const file = { name: 'rule.fairytable', text: ruled };
    expect(await app.ask('library.import', { file })).toMatchObject({
      error: { problem: { happened: expect.stringContaining('sometimes') } },
    });
    await app.app.close({ force: true });
  });

  test('for a file that is mostly lost, the previous version is opened', async () => {
    const home = temporaryFolder();
    const app = await openTestApp(home);
    const view = await startAcid(app, ACTIONS);
    await app.get('match.leave', atView(view));
    const file = path.join(home, 'library', `${view.name}.fairytable`);
    const text = fs.readFileSync(file, 'utf8');
    // the first entry is damaged: nothing of the file itself can be replayed
    fs.writeFileSync(file, text.replace('Dc2-c3', 'Dc2-c9'));
    const refused = await app.ask('match.open', { save: view.name });
    const salvage = refused.ok ? undefined : refused.error.problem?.salvage;
    expect(salvage?.turns).toBeGreaterThan(0);
    const saved = await app.get('match.salvage', { token: salvage?.token ?? '' });
    expect(saved.node).toBeGreaterThanOrEqual(1);
    expect(fs.readFileSync(file, 'utf8')).toContain('Dc2-c9');
    await app.app.close({ force: true });
  });

  test('damaged settings fall back to their defaults one by one, and the damaged file is kept', async () => {
    const home = temporaryFolder();
    const file = path.join(home, 'settings.json');
    fs.writeFileSync(file, JSON.stringify({ settings: { theme: 'day', textSize: 'huge', strange: 1 }, spots: 7 }));
    const app = await openTestApp(home);
    const hello = await app.get('app.hello', {});
    expect(hello.settings).toMatchObject({ theme: 'day', textSize: 100, board: 'table' });
    expect(await app.get('settings.change', { textSize: 120 })).toMatchObject({ theme: 'day', textSize: 120 });
    await app.app.close({ force: true });
    fs.writeFileSync(file, '{"settings": {"theme": "d');
    const again = await openTestApp(home);
    const told = await again.get('app.hello', {});
    expect(told.settings.theme).toBe('night');
    expect(told.notices).toMatchObject([{ code: 'settings-lost' }]);
    expect(fs.readFileSync(`${file}.damaged`, 'utf8')).toBe('{"settings": {"theme": "d');
    await again.app.close({ force: true });
  });
});
