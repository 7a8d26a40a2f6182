/** Quitting keeps at least what a killed process leaves behind; an untouched game is deleted when it is closed. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { acid } from '../../engine/variants/acid/index.ts';
import { atView, openTestApp, startAcid, startGame, type TestApp } from '../app/application.fixture.ts';
import type { View } from '../contract/view.ts';
import { temporaryFolder } from './disk/faulty-disk.fixture.ts';

const KINGS = {
  turn: 'magi',
  pieces: [
    { kind: 'king', side: 'magi', at: 'e1' },
    { kind: 'king', side: 'line', at: 'e9' },
    { kind: 'diskette', side: 'magi', at: 'c3' },
  ],
};
const setUp = (app: TestApp): Promise<View> => startGame(app, acid, { start: KINGS });
const renamed = async (app: TestApp, view: View): Promise<View> =>
  app.get('match.rename', { ...atView(view), name: 'Named' });

/** Everything that can be done before the first move, and a little more. */
const sessions: readonly (readonly [string, (app: TestApp) => Promise<View>])[] = [
  ['begun', (app) => startAcid(app)],
  ['begun and renamed', async (app) => renamed(app, await startAcid(app))],
  ['set up', setUp],
  ['set up and renamed', async (app) => renamed(app, await setUp(app))],
  ['played', (app) => startAcid(app, ['Dc2-c3'])],
  [
    'a move that was undone',
    async (app) => {
      const view = await startAcid(app, ['Dc2-c3']);
      return (await app.get('match.undo', { ...atView(view), unit: 'action' })).view;
    },
  ],
];

async function kept(home: string): Promise<unknown[]> {
  const app = await openTestApp(home);
  const { saves } = await app.get('library.list', {});
  const games = [];
  for (const { save, players, problem } of saves) {
    const { pieces, node } = await app.get('match.open', { save });
    games.push({ save, players, problem, pieces, node });
  }
  expect((await app.get('app.hello', {})).notices).toEqual([]);
  await app.app.close({ force: false });
  return games;
}

describe('a game that is open when the app quits', () => {
  test.each(sessions)('%s: quitting keeps what a killed process keeps', async (_what, session) => {
    const home = temporaryFolder();
    const app = await openTestApp(home);
    await session(app);
    // the disk now is as SIGKILL would leave it
    const killed = temporaryFolder();
    fs.cpSync(home, killed, { recursive: true });
    fs.rmSync(path.join(killed, 'lock'));
    expect(await app.app.close({ force: false })).toBeNull();
    const afterQuitting = await kept(home);
    expect(afterQuitting).toEqual(await kept(killed));
    expect(afterQuitting).toHaveLength(1);
  });
});

describe('a game that is closed before the first move', () => {
  test.each(sessions)('%s: it is kept if anything in it has been changed', async (what, session) => {
    for (const leave of [
      (app: TestApp, view: View) => app.get('match.leave', atView(view)),
      (app: TestApp) => startAcid(app, ['De2-e3']),
    ]) {
      const app = await openTestApp(temporaryFolder());
      const view = await session(app);
      await leave(app, view);
      const names = (await app.get('library.list', {})).saves.map(({ save }) => save);
      expect(names.includes(view.name), what).toBe(what !== 'begun');
      await app.app.close({ force: false });
    }
  });
});
