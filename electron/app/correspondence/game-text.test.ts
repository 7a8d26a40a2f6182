/** A game leaves as text, and comes back as a new game of the library; what is wrong with a text is said, and nothing is lost. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, startAcid } from '../application.fixture.ts';

const moves = ['Dc2-c3', 'Dc8-c7', 'Dd2-d3'];

test('what was copied opens as a game of its own, at the same position', async () => {
  const home = temporaryFolder();
  const app = await openTestApp(home);
  const view = await startAcid(app, moves);
  const { game, position, hidden } = await app.get('match.text', atView(view));
  expect(game).toMatch(/^\[Game "acid"\]\n/);
  expect(game).toContain('\n1. D c2–c3 / D c8–c7\n2. D d2–d3\n');
  expect(game).toMatch(/\[Date "\d{4}-\d\d-\d\d"\]/);
  expect(hidden).toBe(0);
  expect(position).toContain('D@c3');
  const save = await app.get('library.import', { file: { name: 'Pasted game', text: game } });
  expect(save).toMatchObject({ name: 'Pasted game', variant: 'acid', problem: null });
  const opened = await app.get('match.open', { save: save?.save ?? '' });
  expect((await app.get('match.text', atView(opened))).position).toBe(position);
  expect(opened.node).toBe(moves.length);
  await app.app.close({ force: true });
});

test('the position is read by the editor', async () => {
  const app = await openTestApp(temporaryFolder());
  const view = await startAcid(app, moves);
  const { position } = await app.get('match.text', atView(view));
  const read = await app.get('setup.read', { variant: 'acid', options: {}, text: position });
  const table = await app.get('setup.fromTable', atView(view));
  expect(read.draft).toEqual(table.draft);
  await app.app.close({ force: true });
});

test('a move that cannot be played is named with its line; the turns before it open as a new game', async () => {
  const home = temporaryFolder();
  const app = await openTestApp(home);
  const text = '[Game "acid"]\n\n1. D c2-c3 D c8-c7\n2. D d2-d9';
  const answer = await app.ask('library.import', { file: { name: 'moves.txt', text } });
  if (answer.ok) throw new Error('it was imported');
  const { problem } = answer.error;
  expect(problem?.happened).toMatch(/^Line 4, turn 2, MAGI: “.+” .+/);
  expect(problem?.todo).toBe('Correct the text, or open turn 1 as a new game.');
  expect(fs.readdirSync(path.join(home, 'library'))).toEqual([]);
  const salvaged = await app.get('match.salvage', { token: problem?.salvage?.token ?? '' });
  expect(salvaged.node).toBe(2);
  await app.app.close({ force: true });
});
