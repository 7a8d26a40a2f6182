/**
 * Secrets of one side are kept from the other: the same session is run with different mines, and everything that the
 * other side, nobody in particular, the log, file listings or a restart shows must be identical.
 */

import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deicide } from '../../../engine/variants/deicide/index.ts';
import type { Input, RequestName } from '../../contract/requests.ts';
import type { View } from '../../contract/view.ts';
import { everythingIn, temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, pictureOfSave, playTexts, startGame, type TestApp } from '../application.fixture.ts';
import { noting } from './secret-player.fixture.ts';

const begin = (app: TestApp): Promise<View> => startGame(app, deicide, { options: { terrain: 'on' }, start: noting });
const cell = (name: string): number => deicide.topology.parse(name)!;
const minesIn = (view: View) => view.features.filter((feature) => feature.id === 'mine');
/** Both sides note their mines, each after its own hand-over. */
async function noted(app: TestApp, whites: readonly string[], blacks: readonly string[]): Promise<View> {
  let view = await begin(app);
  for (const cells of [whites, blacks]) {
    view = await app.get('match.reveal', atView(view));
    view = await playTexts(app, view, [...cells.map((c) => `mine@${c}`), 'end']);
  }
  return view;
}

describe('while one side notes', () => {
  test('nothing can be requested or played before the hand-over', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await begin(app);
    expect(view).toMatchObject({ viewer: null, handOver: { to: 0 }, movable: [], phase: { id: 'noting' } });
    expect(view.can).toMatchObject({ reveal: true, hide: false, redo: false, endTurn: false });
    const refused = async <K extends RequestName>(name: K, input: Input<K>) =>
      expect(await app.code(name, input), name).toBe('hidden');
    await refused('match.play', { ...atView(view), action: 'mine@e7' });
    await refused('match.actions', { ...atView(view), piece: null });
    await refused('match.onto', { ...atView(view), cell: 5 });
    await refused('match.find', { ...atView(view), text: 'mine' });
    await refused('match.attackers', { ...atView(view), cell: 5 });
    await refused('match.preview', { ...atView(view), action: 'end' });
    await refused('match.why', { ...atView(view), piece: null, places: 'mine', cell: 5 });
    await refused('match.redo', { ...atView(view), unit: 'action' });
    expect(await app.code('match.undo', { ...atView(view), unit: 'action' })).toBe('both');
    const seen = await app.get('match.reveal', atView(view));
    expect(seen).toMatchObject({ viewer: 0, handOver: null, can: { hide: true, reveal: false, endTurn: true } });
    expect((await app.get('match.actions', { ...atView(seen), piece: null })).map((a) => a.places)).toContain('mine');
    // a request made before the hand-over is about another screen
    expect(await app.code('match.play', { ...atView(view), action: 'mine@e7' })).toBe('stale');
  });

  test('its notes are secret until it is done, and can be undone without another hand-over', async () => {
    const app = await openTestApp(temporaryFolder());
    let view = await app.get('match.reveal', atView(await begin(app)));
    const played = await app.get('match.play', { ...atView(view), action: 'mine@e7' });
    expect(played.effects).toMatchObject([
      { do: 'feature', feature: 'mine', cell: cell('e7'), on: true, hidden: true },
    ]);
    expect(played.view).toMatchObject({ viewer: 0, turn: 0 });
    expect(minesIn(played.view)).toMatchObject([{ cell: cell('e7'), side: 0, hidden: true }]);
    expect(played.view.last).toMatchObject({ text: 'mine@e7' });
    view = (await app.get('match.undo', { ...atView(played.view), unit: 'action' })).view;
    expect([view.viewer, minesIn(view)]).toEqual([0, []]);
    view = (await app.get('match.redo', { ...atView(view), unit: 'action' })).view;
    expect([view.viewer, minesIn(view).length]).toEqual([0, 1]);

    const hidden = await app.get('match.hide', atView(view));
    expect(hidden).toMatchObject({ viewer: null, handOver: { to: 0 }, last: null, can: { redo: false } });
    expect(minesIn(hidden)).toEqual([]);
    const history = await app.get('match.history', atView(hidden));
    expect(history.nodes).toHaveLength(1);
    expect(history.node).toBe(hidden.node);
    // for others a secret node does not exist
    expect(await app.code('match.look', { ...atView(hidden), node: view.node })).toBe('no-such-node');
    expect(await app.code('match.goto', { ...atView(hidden), node: view.node, agreed: true })).toBe('no-such-node');

    view = await app.get('match.reveal', atView(hidden));
    expect((await app.get('match.history', atView(view))).nodes).toHaveLength(2);
    const done = await app.get('match.play', { ...atView(view), action: 'end' });
    expect(done.effects.map((effect) => effect.do)).toEqual(['turn']);
    expect(done.view).toMatchObject({ viewer: null, turn: 1, handOver: { to: 1 }, can: { undoNeedsBoth: true } });
  });

  test('going back to before a hand-over needs both players, and hides what was seen', async () => {
    const app = await openTestApp(temporaryFolder());
    let view = await app.get('match.reveal', atView(await begin(app)));
    view = await playTexts(app, view, ['mine@e7', 'mine@f7', 'end']);
    expect(await app.code('match.undo', { ...atView(view), unit: 'action' })).toBe('both');
    expect(await app.code('match.goto', { ...atView(view), node: 0 })).toBe('both');
    const seen = await app.get('match.reveal', atView(view));
    expect(await app.code('match.undo', { ...atView(seen), unit: 'action' })).toBe('both');
    const back = await app.get('match.undo', { ...atView(seen), unit: 'action', agreed: true });
    expect(back.view).toMatchObject({ viewer: null, turn: 0, handOver: { to: 0 } });
    expect(minesIn(back.view)).toEqual([]);
    const white = await app.get('match.reveal', atView(back.view));
    expect(minesIn(white)).toHaveLength(2);
    // hidden again in the middle, undo goes back before the last public step, here before the noting of the other side
    const again = await playTexts(app, white, ['end']);
    const hidden = await app.get('match.undo', { ...atView(again), unit: 'turn', agreed: true });
    expect(hidden.view).toMatchObject({ node: 0, handOver: { to: 0 } });
    expect(minesIn(await app.get('match.reveal', atView(hidden.view)))).toEqual([]);
  });

  test('a new page, a reopened game and a rematch start hidden', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await app.get('match.reveal', atView(await begin(app)));
    await playTexts(app, view, ['mine@e7']);
    const { open } = await app.get('app.hello', {});
    expect(open).toMatchObject({ viewer: null, handOver: { to: 0 } });
    expect(minesIn(open!)).toEqual([]);
    const seen = await app.get('match.reveal', atView(open!));
    expect(minesIn(seen)).toHaveLength(1);
    const { name } = seen;
    expect(await app.get('match.open', { save: name })).toMatchObject({ viewer: null, handOver: { to: 0 } });
    const left = await app.get('match.view', { match: seen.match });
    await app.get('match.leave', atView(left));
    const opened = await app.get('match.open', { save: name });
    expect(opened).toMatchObject({ viewer: null, handOver: { to: 0 } });
    expect(minesIn(await app.get('match.reveal', atView(opened)))).toHaveLength(1);
  });
});

describe('while terrain is laid out', () => {
  test('everybody sees all of it, and why something cannot be placed on a cell', async () => {
    const app = await openTestApp(temporaryFolder());
    let view = await app.get('match.start', {
      variant: 'deicide',
      options: { terrain: 'on' },
      players: [{ name: '' }, { name: '' }],
    });
    expect(view).toMatchObject({ phase: { id: 'placing' }, viewer: null, handOver: null, can: { reveal: false } });
    const [pool] = view.phase!.pools;
    expect(pool).toContainEqual({ feature: 'ziggurat', left: 3, owed: 3 });
    const why = (places: string, on: string) =>
      app.get('match.why', { ...atView(view), piece: null, places, cell: cell(on) });
    expect(await why('glue', 'a1')).toMatchObject({ says: expect.stringContaining('5 to 12'), ruling: 'D-T0' });
    const laid = (await app.get('match.actions', { ...atView(view), piece: null })).find(
      (a) => a.text === 'cathedral@e5',
    );
    expect(laid).toMatchObject({ kind: 'place', places: 'cathedral', to: cell('e5'), piece: null });
    const played = await app.get('match.play', { ...atView(view), action: 'cathedral@e5' });
    expect(played.effects[0]).toMatchObject({ do: 'feature', feature: 'cathedral', on: true, hidden: false });
    view = played.view;
    expect(view.features).toMatchObject([{ id: 'cathedral', cell: cell('e5'), side: null, hidden: false }]);
    expect((await why('glue', 'e5')).says).not.toBe((await why('glue', 'e6')).says);
    expect(await app.code('match.why', { ...atView(view), piece: null, places: 'lava', cell: 5 })).toBe(
      'no-such-feature',
    );
    const thumbnail = await pictureOfSave(app, view.name);
    await app.get('library.export', { save: view.name });
    expect((await pictureOfSave(app, view.name))?.features).toEqual([{ id: 'cathedral', cell: cell('e5') }]);
    expect(thumbnail?.variant).toBe('deicide');
  });
});

describe('in play', () => {
  test('the side to move may look at its own mines, and they are hidden when its turn ends', async () => {
    const app = await openTestApp(temporaryFolder());
    let view = await noted(app, ['a7', 'e7'], ['g9']);
    expect(view).toMatchObject({ viewer: null, handOver: null, turn: 0, phase: null, can: { reveal: true } });
    expect(minesIn(view)).toEqual([]);
    view = await app.get('match.reveal', atView(view));
    expect(minesIn(view).map((mine) => mine.cell)).toEqual([cell('a7'), cell('e7')]);
    view = await playTexts(app, view, ['Ki1-j1']);
    expect([view.viewer, minesIn(view)]).toEqual([null, []]);
    expect(minesIn(await app.get('match.reveal', atView(view))).map((mine) => mine.cell)).toEqual([cell('g9')]);
  });

  test('a preview reveals nothing hidden; an explosion is public, and undoing it needs both players', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await noted(app, [], ['a7']);
    const rook = view.pieces.find((piece) => piece.kind === 'rook' && piece.side === 0)!;
    const actions = await app.get('match.actions', { ...atView(view), piece: rook.id });
    const slide = actions.find((action) => action.to === cell('a9'))!;
    const preview = await app.get('match.preview', { ...atView(view), action: slide.text });
    expect(preview.effects.map((effect) => effect.do)).not.toContain('burst');
    expect(preview.after).toMatchObject([{ id: rook.id, at: cell('a9') }]);
    const played = await app.get('match.play', { ...atView(view), action: slide.text });
    const told = played.effects.filter((effect) => effect.do !== 'go').map((effect) => effect.do);
    expect(told).toEqual(['burst', 'feature', 'take', 'turn']);
    expect(played.view.can).toMatchObject({ undo: true, undoNeedsBoth: true });
    expect(await app.code('match.undo', { ...atView(played.view), unit: 'action' })).toBe('both');
    const back = await app.get('match.undo', { ...atView(played.view), unit: 'action', agreed: true });
    expect(back.view.pieces.find((piece) => piece.id === rook.id)).toMatchObject({ place: 'board' });
  });

  test('the position is copied to the editor without secrets', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await app.get('match.reveal', atView(await noted(app, ['a7', 'e7'], ['g9'])));
    const checked = await app.get('setup.fromTable', atView(view));
    expect(JSON.stringify(checked)).not.toMatch(/mine/);
    expect(checked.problems).toEqual([]);
  });
});

/** Everything that anybody but `owner` sees in a session in which `owner` notes these mines. */
async function transcript(owner: 0 | 1, mines: readonly string[]): Promise<string[]> {
  const home = temporaryFolder();
  const app = await openTestApp(home);
  const heard: unknown[] = [];
  const ask: TestApp['ask'] = async (name, input) => {
    const answer = await app.ask(name, input);
    const view = viewIn(answer);
    const isOwners = (view ?? current).viewer === owner;
    if (!isOwners) heard.push([name, answer]);
    if (view) current = view;
    return answer;
  };
  let current: View = await begin(app);
  heard.push(current);
  const play = (action: string) => ask('match.play', { ...atView(current), action });
  for (const side of [0, 1] as const) {
    await ask('match.reveal', atView(current));
    for (const mine of side === owner ? mines : ['b9', 'd10']) await play(`mine@${mine}`);
    if (side === owner && mines.length > 1) {
      await ask('match.undo', { ...atView(current), unit: 'action' });
      await ask('match.redo', { ...atView(current), unit: 'action' });
    }
    await ask('match.hide', atView(current));
    await ask('match.history', atView(current));
    await ask('app.hello', {});
    await ask('match.play', { ...atView(current), action: 'mine@e7' });
    await ask('match.undo', { ...atView(current), unit: 'action' });
    // the file is written in the background: flush it before it is listed
    await app.get('library.export', { save: current.name });
    await ask('library.list', {});
    await ask('setup.fromTable', atView(current));
    await ask('match.reveal', atView(current));
    await play('end');
    // undone by both, and done again: with the same mines, or with others, or with none before or after
    await ask('match.goto', { ...atView(current), node: current.node, agreed: true });
    await ask('match.undo', { ...atView(current), unit: 'turn', agreed: true });
    await ask('match.reveal', atView(current));
    if (side === owner && mines.length === 2) await play('mine@p10');
    if (side === owner && mines.length === 1) await ask('match.redo', { ...atView(current), unit: 'action' });
    if (side !== owner) for (const mine of ['b9', 'd10']) await play(`mine@${mine}`);
    await ask('match.hide', atView(current));
    await ask('match.history', atView(current));
    await ask('match.reveal', atView(current));
    await play('end');
    await ask('match.history', atView(current));
    if (side === 0) {
      // again, with the other side in the middle of its own noting, or not
      await ask('match.reveal', atView(current));
      if (owner === 1 && mines.length > 1) await play('mine@p9');
      await ask('match.hide', atView(current));
      await ask('match.undo', { ...atView(current), unit: 'action', agreed: true });
      await ask('match.reveal', atView(current));
      await play('end');
    }
  }
  for (const action of ['Ki1-j1', 'Ki16-j16', 'Nonsense', 'Kj1-i1', 'Kj16-i16']) {
    await play(action);
    await ask('match.history', atView(current));
    for (const piece of current.movable) await ask('match.actions', { ...atView(current), piece });
    await ask('match.attackers', { ...atView(current), cell: cell('e8') });
    await ask('match.why', { ...atView(current), piece: current.movable[0], cell: cell('e8') });
  }
  for (const { id } of (await app.get('match.history', atView(current))).nodes) {
    await ask('match.look', { ...atView(current), node: id });
  }
  await ask('match.undo', { ...atView(current), unit: 'turn' });
  await ask('match.leave', atView(current));
  await ask('library.list', {});
  const [{ save }] = (await app.get('library.list', {})).saves;
  await ask('match.open', { save });
  // the other side may look at its own mines, and sees nothing else
  await play('Ki16-j16');
  await ask('match.reveal', atView(current));
  await ask('match.history', atView(current));
  const files = JSON.stringify(everythingIn(home));
  for (const mine of mines) {
    expect(files, mine).not.toContain(`mine@${mine}`);
    expect(files, mine).not.toContain(`"${mine}"`);
  }
  await app.app.close({ force: true });
  return [...heard, app.told, app.log].map((one) =>
    JSON.stringify(one, (key, value) => (['match', 'changed', 'folder', 'created'].includes(key) ? '' : value)),
  );
}
function viewIn(answer: { readonly ok: boolean } & object): View | null {
  const { value, error } = answer as {
    value?: { view?: View; viewer?: unknown; open?: View };
    error?: { view?: View };
  };
  if (value && 'viewer' in value) return value as View;
  return value?.view ?? value?.open ?? error?.view ?? null;
}

describe('the same session with different mines', () => {
  test.each([0, 1] as const)('is identical for the opponent of side %i', async (owner) => {
    const one = await transcript(owner, ['h7']);
    expect(one.join()).toContain('Ki16-j16');
    for (const mines of [['c8', 'k9', 'e10', 'm7'], [], ['e8', 'e9']]) {
      const other = await transcript(owner, mines);
      expect(other).toHaveLength(one.length);
      other.forEach((told, i) => {
        expect(told, `${i}`).toBe(one[i]);
      });
    }
  });
});

/** Everything on the disk except the contents of blobs: names, lines and their lengths, public fields. */
function shapeOf(home: string): string {
  const open = (text: string): unknown => {
    const { sealed, checksum: _checksum, ...rest } = JSON.parse(text);
    return [rest, Object.entries(sealed as Record<string, string>).map(([side, blob]) => [side, blob.length])];
  };
  const files = Object.entries(everythingIn(home)).filter(([name]) => /^(library|previous|journals)/.test(name));
  return JSON.stringify(
    files.map(([name, text]) => {
      const lines = text.split('\n');
      const says = name.startsWith('journals')
        ? [open(JSON.parse(lines[0].slice(17)).base), ...lines.slice(1)]
        : [open(text)];
      return [name.replace(/m-[\w-]+/, 'm'), lines.map((line) => line.length), says];
    }),
    null,
    1,
  );
}

describe('the files on the disk', () => {
  const BEGAN = 1_700_000_000_000;
  afterEach(() => void vi.useRealTimers());

  /** What could be seen of them after each public step. */
  async function shapes(whites: readonly string[], blacks: readonly string[], dither: number): Promise<string[]> {
    // the date alone: what waits in this process, for another test too, moves fake timers on
    vi.setSystemTime(BEGAN);
    const home = temporaryFolder();
    const app = await openTestApp(home);
    let view = await begin(app);
    const seen: string[] = [];
    const look = async (): Promise<void> => {
      await app.get('library.export', { save: view.name });
      seen.push(shapeOf(home));
    };
    await look();
    for (const [side, cells] of [whites, blacks].entries()) {
      view = await app.get('match.reveal', atView(view));
      for (const cell of cells) {
        vi.setSystemTime(Date.now() + 777);
        view = await playTexts(app, view, [`mine@${cell}`]);
        for (let i = 0; i < dither; i++) {
          view = (await app.get('match.undo', { ...atView(view), unit: 'action' })).view;
          view = (await app.get('match.redo', { ...atView(view), unit: 'action' })).view;
        }
      }
      await look();
      vi.setSystemTime(BEGAN + 60_000 * (side + 1));
      view = await playTexts(app, view, ['end']);
      await look();
    }
    for (const action of ['Ki1-j1', 'Ki16-j16']) {
      view = await playTexts(app, view, [action]);
      await look();
    }
    const { file } = await app.get('match.saveCopy', atView(view));
    seen.push(`${file?.text.length}`);
    await app.app.close({ force: true });
    seen.push(shapeOf(home));
    return seen;
  }

  test('are identical whatever was noted, except for the contents of the blobs', async () => {
    const none = await shapes([], [], 0);
    expect(none.join()).not.toContain('null,"entries"');
    for (const [whites, blacks, dither] of [
      [['d9', 'e8', 'k9', 'm10'], ['h8'], 0],
      [['e7'], ['h8', 'g7', 'j7', 'b9'], 3],
    ] as const) {
      const other = await shapes(whites, blacks, dither);
      expect(other).toHaveLength(none.length);
      other.forEach((shape, i) => {
        expect(shape, `${i}`).toBe(none[i]);
      });
    }
  });
});

test('a game killed during noting is recovered, still hidden', async () => {
  const home = temporaryFolder();
  const app = await openTestApp(home);
  const view = await app.get('match.reveal', atView(await begin(app)));
  await playTexts(app, view, ['mine@e7', 'mine@f7']);
  const journal = fs.readdirSync(path.join(home, 'journals')).find((file) => file.endsWith('.journal'))!;
  const lines = fs.readFileSync(path.join(home, 'journals', journal), 'utf8');
  // only the header, however much was noted
  expect(lines.trim().split('\n')).toHaveLength(1);
  expect(lines).not.toMatch(/mine@/);
  fs.rmSync(path.join(home, 'lock'), { force: true });
  const again = await openTestApp(home);
  const { unfinished, notices } = await again.get('app.hello', {});
  expect(notices).toEqual([]);
  const opened = await again.get('match.open', { save: unfinished!.save });
  expect(opened).toMatchObject({ viewer: null, handOver: { to: 0 }, node: 0 });
  expect(minesIn(await again.get('match.reveal', atView(opened))).map((mine) => mine.cell)).toEqual([
    cell('e7'),
    cell('f7'),
  ]);
});
