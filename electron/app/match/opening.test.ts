/** Opening, importing and cancelling a long game while everything else continues. */

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { begin } from '../../../engine/match/fixtures/begin.fixture.ts';
import { mined } from '../../../engine/match/fixtures/mined.fixture.ts';
import { playQuietly } from '../../../engine/match/fixtures/random-match.fixture.ts';
import { writeSave } from '../../../engine/match/save/save.ts';
import { acid } from '../../../engine/variants/acid/index.ts';
import { everythingIn, temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, startAcid, type TestApp } from '../application.fixture.ts';

const match = begin(acid);
playQuietly(match, 60, 4);
const long = writeSave(match, { name: 'Long', created: 1, changed: 2 });
const file = { name: 'Long.fairytable', text: long };

/** A clock that advances 20 ms at every reading, so that every entry is a slice; `during` runs between them. */
async function slowApp(home: string) {
  let time = 0;
  const made: { during: (() => unknown) | null } = { during: null };
  const workClock = {
    now: () => {
      time += 20;
      return time;
    },
    pause: async () => {
      const { during } = made;
      made.during = null;
      await during?.();
    },
  };
  const app = await openTestApp(home, { workClock });
  const between = (during: () => unknown): void => {
    made.during = during;
  };
  return { app, between };
}
const works = (app: TestApp) => app.told.filter(({ event }) => event === 'works').map(({ what }) => what);

describe('while a long game is opened', () => {
  test('other requests are answered, and its progress is sent', async () => {
    const home = temporaryFolder();
    const { app, between } = await slowApp(home);
    await app.get('library.import', { file });
    const view = await startAcid(app, ['Dc2-c3']);
    const answers: string[] = [];
    between(async () => {
      answers.push((await app.get('app.hello', {})).open?.name ?? '');
      answers.push(`${(await app.get('match.play', { ...atView(view), action: 'Dc8-c7' })).view.node}`);
      answers.push(`${(await app.get('library.list', {})).saves.length}`);
    });
    const opened = await app.get('match.open', { save: 'Long' });
    expect(opened).toMatchObject({ name: 'Long', node: 60 });
    expect(answers).toEqual([view.name, '2', '2']);
    expect(works(app)).toContainEqual([expect.objectContaining({ what: 'open', name: 'Long', total: 60 })]);
    expect(works(app).at(-1)).toEqual([]);
    // the game that was played meanwhile was closed properly
    expect(await app.get('match.open', { save: view.name })).toMatchObject({ node: 2 });
    await app.app.close({ force: true });
  });

  test('it can be cancelled, and everything is as it was', async () => {
    const home = temporaryFolder();
    const { app, between } = await slowApp(home);
    const view = await startAcid(app, ['Dc2-c3']);
    const before = everythingIn(path.join(home, 'library'));
    const cancel = () => {
      const [work] = works(app).at(-1) as { id: string }[];
      return app.get('app.cancel', { work: work.id });
    };
    const whenTold = (): void => between(() => (works(app).length === 0 ? whenTold() : cancel()));
    whenTold();
    expect(await app.code('library.import', { file })).toBe('cancelled');
    expect(everythingIn(path.join(home, 'library'))).toEqual(before);
    app.told.length = 0;
    await app.get('library.import', { file });
    app.told.length = 0;
    whenTold();
    expect(await app.code('match.open', { save: 'Long' })).toBe('cancelled');
    expect((await app.get('app.hello', {})).open).toMatchObject({ name: view.name, node: 1 });
    expect(await app.get('match.open', { save: 'Long' })).toMatchObject({ node: 60 });
    await app.app.close({ force: true });
  });

  test('progress does not reveal how many secret actions were done', async () => {
    const { app } = await slowApp(temporaryFolder());
    for (const mines of [['d9', 'e8', 'k9', 'm10'], []]) {
      const secret = mined(mines, ['h8']);
      const text = writeSave(secret, { name: 'Mines', created: 1, changed: 2 });
      await app.get('library.import', { file: { name: 'Mines.fairytable', text } });
    }
    const totals = works(app).flatMap((all) => (all as { total: number }[]).map(({ total }) => total));
    expect([...new Set(totals)]).toEqual([2]);
    await app.app.close({ force: true });
  });

  test('a request for another game cancels it', async () => {
    const { app, between } = await slowApp(temporaryFolder());
    await app.get('library.import', { file });
    await app.get('library.import', { file: { ...file, name: 'Other.fairytable' } });
    let other: Promise<unknown> | null = null;
    between(() => {
      other = app.get('match.open', { save: 'Other' });
    });
    expect(await app.code('match.open', { save: 'Long' })).toBe('cancelled');
    expect(await other).toMatchObject({ name: 'Other', node: 60 });
    await app.app.close({ force: true });
  });

  test('quitting takes effect at once: everything is saved and the game is not opened', async () => {
    const home = temporaryFolder();
    const { app, between } = await slowApp(home);
    await app.get('library.import', { file });
    const view = await startAcid(app, ['Dc2-c3']);
    between(async () => expect(await app.app.close({ force: false })).toBe(null));
    expect(await app.code('match.open', { save: 'Long' })).toBe('cancelled');
    expect(fs.existsSync(path.join(home, 'lock'))).toBe(false);
    expect(fs.readdirSync(path.join(home, 'journals'))).toEqual([]);
    const saved = fs.readFileSync(path.join(home, 'library', `${view.name}.fairytable`), 'utf8');
    expect(JSON.parse(saved).entries).toHaveLength(1);
  });

  test('if its file changes meanwhile, the new file is opened', async () => {
    const home = temporaryFolder();
    const { app, between } = await slowApp(home);
    await app.get('library.import', { file });
    const shorter = begin(acid);
    playQuietly(shorter, 12, 4);
    const text = writeSave(shorter, { name: 'Long', created: 1, changed: 2 });
    between(() => fs.writeFileSync(path.join(home, 'library', 'Long.fairytable'), text));
    expect(await app.get('match.open', { save: 'Long' })).toMatchObject({ node: 12 });
    await app.app.close({ force: true });
  });
});
