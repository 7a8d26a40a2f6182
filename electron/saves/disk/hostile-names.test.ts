/**
 * Names come from untrusted files, damaged files, journals and requests. Whatever they contain, the app writes only
 * inside its own folder, and every game in the library has a name that each system accepts.
 */
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { begin, playEach } from '../../../engine/match/fixtures/begin.fixture.ts';
import { checkedLine } from '../../../engine/match/save/checksum.ts';
import { writeSave } from '../../../engine/match/save/save.ts';
import { acid } from '../../../engine/variants/acid/index.ts';
import { atView, openTestApp, type TestApp } from '../../app/application.fixture.ts';
import { everythingIn, FaultyDisk, temporaryFolder } from './faulty-disk.fixture.ts';
import { hostileName } from './hostile-names.fixture.ts';
import { EXTENSION, nameKey, readName } from './names.ts';

const CHANGES = ['write', 'create', 'append', 'rename', 'copy', 'remove', 'removeFolder', 'makeFolder'];

/** A valid save with that name, and a damaged one. */
const match = playEach(begin(acid), ['Dc2-c3', 'Dc8-c7', 'Dd2-d3', 'Dd8-d7']);
const called = (name: string): string => writeSave(match, { name, created: 1, changed: 2 });
const damaged = (name: string): string => called(name).replace('Dd8-d7', 'Dd8-d8');

/** Every request that takes a name. */
async function useEverywhere(app: TestApp, home: string, name: string): Promise<void> {
  const imported = await app.ask('library.import', { file: { name: `${name}${EXTENSION}`, text: called('Inside') } });
  expect(imported.ok).toBe(true);
  const inside = await app.ask('library.import', { file: { name: '', text: called(name.slice(0, 200)) } });
  if (inside.ok && inside.value) await app.ask('library.rename', { save: inside.value.save, name });
  fs.writeFileSync(path.join(home, 'library', `Damaged${EXTENSION}`), damaged(name.slice(0, 200)));
  const refused = await app.ask('match.open', { save: 'Damaged' });
  const salvage = refused.ok ? undefined : refused.error.problem?.salvage;
  expect(salvage).toBeDefined();
  let view = await app.get('match.salvage', { token: salvage?.token ?? '' });
  const renamed = await app.ask('match.rename', { ...atView(view), name });
  if (renamed.ok) view = renamed.value;
  await app.get('match.leave', atView(view));
  const { token } = await app.get('library.discard', { save: view.name });
  await app.get('library.restore', { token });
  await app.ask('library.pictures', { saves: [name] });
  for (const request of ['library.duplicate', 'library.discard', 'library.export', 'match.open'] as const)
    await app.ask(request, { save: name });
  await app.ask('library.restore', { token: name });
}

/** A journal left by a crash, whose game has this name now and had that name before. */
function leaveJournal(home: string, save: string, was: string | null): void {
  const header = JSON.stringify({ journal: 1, save, was, base: called('Inside') });
  fs.writeFileSync(path.join(home, 'journals', 'm-1.journal'), `${checkedLine(header)}\n`, 'latin1');
}

describe('a hostile name', () => {
  test('never makes the app write outside its folder, or use a name that some system refuses', async () => {
    await fc.assert(
      fc.asyncProperty(hostileName, hostileName, async (name, other) => {
        const around = temporaryFolder();
        const home = path.join(around, 'home');
        const faulty = new FaultyDisk();
        const first = await openTestApp(home, { disk: faulty.disk });
        await useEverywhere(first, home, name);
        await first.app.close({ force: true });
        leaveJournal(home, name, other);
        const again = await openTestApp(home, { disk: faulty.disk });
        await again.app.close({ force: true });

        for (const { call, file, to = file } of faulty.calls.filter(({ call }) => CHANGES.includes(call)))
          for (const place of [file, to]) expect(path.resolve(place).startsWith(home), `${call} ${place}`).toBe(true);
        expect(fs.readdirSync(around)).toEqual(['home']);
        const files = Object.keys(everythingIn(path.join(home, 'library')));
        const names = files.map((file) => file.slice(0, -EXTENSION.length));
        for (const made of names) expect(readName(made), made).toEqual({ ok: true, value: made });
        expect(new Set(names.map(nameKey)).size).toBe(names.length);
        fs.rmSync(around, { recursive: true });
      }),
      { numRuns: 30 },
    );
  });

  test('a journal finds its file again even if the name is longer than the app allows', async () => {
    const home = temporaryFolder();
    const long = 'x'.repeat(240);
    fs.mkdirSync(path.join(home, 'library'), { recursive: true });
    fs.writeFileSync(path.join(home, 'library', long + EXTENSION), called('Inside'));
    const app = await openTestApp(home);
    const view = await app.get('match.open', { save: long });
    const played = await app.get('match.play', { ...atView(view), action: 'De2-e3' });
    expect(played.view.saved).toBe(true);
    await app.app.close({ force: true });
    leaveJournal(home, long, null);
    const again = await openTestApp(home);
    const { saves } = await again.get('library.list', {});
    expect(saves.map(({ save, problem }) => ({ save, problem }))).toEqual([{ save: long, problem: null }]);
    expect((await again.get('match.open', { save: long })).node).toBe(5);
    await again.app.close({ force: true });
  });
});
