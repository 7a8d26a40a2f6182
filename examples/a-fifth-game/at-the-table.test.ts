/**
 * Lamplight put on the table beside the games of the house, by a registry that has one line more. Nothing else is done for
 * it: it is played through matches, saves, the contract and the command line; how it looks is in counters.test.tsx.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { atView, openTestApp, type TestApp } from '../../electron/app/application.fixture.ts';
import type { Draft } from '../../electron/contract/description.ts';
import type { View } from '../../electron/contract/view.ts';
import { FaultyDisk, temporaryFolder } from '../../electron/saves/disk/faulty-disk.fixture.ts';
import { jobOf } from '../../engine/console/commands.ts';
import type { JsonAnswer } from '../../engine/exchange/answers.ts';
import { begin } from '../../engine/match/fixtures/begin.fixture.ts';
import { anyMatch } from '../../engine/match/fixtures/random-match.fixture.ts';
import { openSave } from '../../engine/match/save/open.ts';
import { writeSave } from '../../engine/match/save/save.ts';
import { variantNamed, variants } from '../../engine/variants/registry.ts';
import { lamplight } from './lamplight/index.ts';

vi.mock('../../engine/variants/registry.ts', async (original) => {
  const house = await original<typeof import('../../engine/variants/registry.ts')>();
  const { lamplight } = await import('./lamplight/index.ts');
  const all = [...house.variants, lamplight];
  return { ...house, variants: all, variantNamed: (id: string) => all.find((variant) => variant.id === id) };
});

const about = { name: 'A dark night', created: 1_700_000_000_000, changed: 1_700_000_900_000 };
const OF = { variant: 'lamplight', options: {} };
const cell = (name: string) => lamplight.topology.parse(name)!;
const pieceOn = (view: View, name: string) => view.pieces.find((piece) => piece.at === cell(name))!;
const start = async (app: TestApp, draft?: Draft): Promise<View> =>
  app.get('match.start', { ...OF, players: [{ name: 'Ann' }, { name: 'Bo' }], ...(draft && { start: draft }) });
const playAll = async (app: TestApp, view: View, ...actions: string[]): Promise<View> => {
  let now = view;
  for (const action of actions) now = (await app.get('match.play', { ...atView(now), action })).view;
  return now;
};
const OPENING = ['Kc1-c2', 'Kd6-d5', 'Kc2-c3'];

test('it stands beside the games of the house, and is not shipped with them', async () => {
  expect(variants.at(-1)).toBe(lamplight);
  const house = await vi.importActual<typeof import('../../engine/variants/registry.ts')>(
    '../../engine/variants/registry.ts',
  );
  expect(house.variantNamed('lamplight')).toBeUndefined();
  expect(house.variants).toHaveLength(variants.length - 1);
});

test('random matches of it are saved and opened as they were, with branches, undo and resigning', () => {
  for (let seed = 1; seed <= 10; seed++) {
    const match = anyMatch(lamplight, seed, 60);
    const opened = openSave(writeSave(match, about), variantNamed);
    if (!opened.ok) throw new Error(`seed ${seed}: ${opened.error.message}`);
    const again = opened.value.match;
    expect(opened.value.told, `seed ${seed}`).toBeNull();
    expect(again.position.fingerprint()).toBe(match.position.fingerprint());
    expect(again.nodes.map(({ text }) => text)).toEqual(match.nodes.map(({ text }) => text));
    expect(again.outcome).toEqual(match.outcome);
  }
});

test('its start field is saved, and the night goes on where it was', () => {
  const pieces = [
    { kind: 'keeper', side: 'white', at: 'c3' },
    { kind: 'keeper', side: 'black', at: 'd5' },
  ];
  const match = begin(lamplight, { light: 'cross' }, { turn: 'white', pieces, hour: 58 });
  expect(match.play('Kc3-c4').ok).toBe(true);
  const opened = openSave(writeSave(match, about), variantNamed);
  if (!opened.ok) throw new Error(opened.error.message);
  expect(opened.value.match.options).toEqual({ light: 'cross' });
  expect(opened.value.match.play('Kd5-e5').ok).toBe(true);
  expect(opened.value.match.outcome).toMatchObject({ winner: null, reason: 'dawn' });
});

test('through the contract it is described, played, taken back, explained, killed and gone on with', async () => {
  const home = temporaryFolder();
  const disk = new FaultyDisk();
  const app = await openTestApp(home, { disk: disk.disk });
  const { variants: told } = await app.get('app.hello', {});
  const description = told.find(({ id }) => id === 'lamplight')!;
  expect(description.kinds.map(({ letter }) => letter)).toEqual(['K', 'M', 'B']);
  expect(description.fields.map(({ id }) => id)).toEqual(['hour']);
  let view = await playAll(app, await start(app), ...OPENING);
  expect(pieceOn(view, 'c3')).toMatchObject({ kind: 'keeper', side: 0 });
  view = (await app.get('match.undo', { ...atView(view), unit: 'action' })).view;
  expect(pieceOn(view, 'c2').notes).toEqual([]);
  expect(pieceOn(view, 'd1').notes.map(({ id }) => id)).toEqual(['lit']);
  view = (await app.get('match.redo', { ...atView(view), unit: 'action' })).view;
  // asked of whoever is to move: a Black Moth, and the Keeper that takes nobody
  const why = await app.get('match.why', { ...atView(view), piece: pieceOn(view, 'a6').id, cell: cell('a1') });
  expect(why.says).toBe(
    'The Moth does not go there. Flies up to three cells diagonally, and crawls one cell straight to an empty cell.',
  );
  const preview = await app.get('match.preview', { ...atView(view), action: 'Mc6-b5' });
  expect(preview.effects).toContainEqual(expect.objectContaining({ do: 'go', to: cell('b5') }));
  // a dead process answers no more and holds no lock
  disk.fault = () => 'crash';
  await expect(disk.disk.list(home)).rejects.toThrow();
  fs.rmSync(path.join(home, 'lock'), { force: true });
  const resumed = await openTestApp(home);
  const { unfinished } = await resumed.get('app.hello', {});
  const again = await resumed.get('match.open', { save: unfinished!.save });
  expect(again.pieces).toEqual(view.pieces);
  const nodes = (await resumed.get('match.history', atView(again))).nodes.map(({ label }) => label);
  expect(nodes.filter(Boolean)).toHaveLength(OPENING.length);
});

test('the editor sets a position up, says what is wrong with it, and plays on from there to the end', async () => {
  const app = await openTestApp(temporaryFolder());
  const read = (text: string) => app.get('setup.read', { ...OF, text });
  expect((await read('K@c5 K@a1 k@d3')).problems).toMatchObject([{ code: 'keepers', says: 'White needs one Keeper.' }]);
  const checked = await read('K@c5 k@d3 m@a6');
  expect(checked.problems).toEqual([]);
  const view = await playAll(app, await start(app, { ...checked.draft, hour: 12 }), 'Kc5-c6');
  expect(view.outcome).toMatchObject({ winner: 0, reason: 'home' });
  expect(view.outcome?.says).toContain('The Keeper of');
});

test('the rulebook’s pictures are made by its own rules', async () => {
  const app = await openTestApp(temporaryFolder());
  const book = await app.get('rules.book', { variant: 'lamplight' });
  const [keeper, beetle] = book.sections.flatMap(({ diagrams }) => diagrams);
  const marked = async (spec: typeof keeper.spec) =>
    (await app.get('rules.diagram', { variant: 'lamplight', spec })).marks.map(
      ({ cell: c, mark }) => `${mark} ${lamplight.topology.name(c as never)}`,
    );
  // the lit Moth on d3 is not among them
  expect((await marked(keeper.spec)).sort()).toEqual(['move e4', 'move e5', 'move f4', 'move f6']);
  expect(await marked(beetle.spec)).toContain('push c4');
});

test('the command line knows it', () => {
  const lines = (args: readonly string[], ...asked: object[]): JsonAnswer[] => {
    const job = jobOf(args, () => null);
    if (!job.ok) throw new Error(job.error.message);
    const { value } = job;
    if (value.is === 'conversation') throw new Error('it answers no lines');
    return value.is === 'at-once' ? [...value.answers()] : asked.map((line) => value.answer(JSON.stringify(line)));
  };
  expect(lines(['variants']).map(({ id }) => id)).toContain('lamplight');
  expect(lines(['perft', '--variant', 'lamplight', '--depth', '2'])).toEqual([
    { variant: 'lamplight', depth: 2, actions: 359 },
  ]);
  const [legal] = lines(['legal'], { ...OF, actions: OPENING });
  expect(legal).toMatchObject({ turn: 'black' });
  const [played] = lines(['play'], { position: { ...OF, actions: OPENING }, action: 'Mc6-b5' });
  expect(played).toMatchObject({ action: { text: 'Mc6-b5', kind: 'move' } });
});
