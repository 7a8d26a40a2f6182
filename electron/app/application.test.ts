import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { StartPiece } from '../../engine/core/vocabulary.ts';
import { begin } from '../../engine/match/fixtures/begin.fixture.ts';
import { dice } from '../../engine/match/fixtures/dice.fixture.ts';
import { Match } from '../../engine/match/match.ts';
import { writeSave } from '../../engine/match/save/save.ts';
import { acid } from '../../engine/variants/acid/index.ts';
import type { View } from '../contract/view.ts';
import { temporaryFolder } from '../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, startAcid, type TestApp } from './application.fixture.ts';

const pieceOn = (view: View, cell: number) => view.pieces.find((piece) => piece.at === cell);

/** plays that many actions, requesting them piece by piece as a page does */
async function playOn(app: TestApp, view: View, actions: number, seed: number): Promise<View> {
  const roll = dice(seed);
  let now = view;
  for (let i = 0; i < actions && !now.outcome; i++) {
    const piece = now.movable[roll(now.movable.length)];
    const choice = (await app.get('match.actions', { ...atView(now), piece })).filter(
      (action) => action.loses === null,
    );
    if (choice.length === 0) continue;
    const { text } = choice[roll(choice.length)];
    now = (await app.get('match.play', { ...atView(now), action: text })).view;
  }
  return now;
}

/** opens a set-up position from a file */
async function openStart(app: TestApp, pieces: readonly StartPiece[]): Promise<View> {
  const match = begin(acid, {}, { turn: 'magi', pieces });
  const text = writeSave(match, { name: 'Set up', created: null, changed: null });
  const summary = await app.get('library.import', { file: { name: 'Set up.fairytable', text } });
  return app.get('match.open', { save: summary?.save ?? '' });
}

describe('the application behind the contract', () => {
  test('answers app.hello with everything a page needs', async () => {
    const app = await openTestApp(temporaryFolder());
    const hello = await app.get('app.hello', {});
    expect(hello.variants.map((variant) => variant.id)).toContain('acid');
    const acid = hello.variants[0];
    expect(acid.topology.cells).toHaveLength(121);
    expect(acid.kinds).toHaveLength(11);
    expect(acid.setup).toHaveLength(36);
    expect(JSON.stringify(acid.endings)).not.toMatch(/[{}]winner|[{}]loser/);
    expect(hello).toMatchObject({ unfinished: null, open: null, notices: [] });
  });

  test('starts acid with its usual array', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await startAcid(app);
    expect(view).toMatchObject({
      revision: 0,
      node: 0,
      present: true,
      turn: 0,
      turnNumber: 1,
      last: null,
      outcome: null,
    });
    expect(view.pieces).toHaveLength(40);
    expect(view.can).toMatchObject({ undo: false, redo: false, resign: true, agree: true, endTurn: false });
    let actions = 0;
    for (const piece of view.movable) actions += (await app.get('match.actions', { ...atView(view), piece })).length;
    expect(actions).toBe(324);
  });

  test('a preview shows what playing does', async () => {
    const app = await openTestApp(temporaryFolder());
    const roll = dice(7);
    let view = await startAcid(app);
    for (let i = 0; i < 60 && !view.outcome; i++) {
      const piece = view.movable[roll(view.movable.length)];
      const actions = await app.get('match.actions', { ...atView(view), piece });
      const { text } = actions[roll(actions.length)];
      const preview = await app.get('match.preview', { ...atView(view), action: text });
      const before = await app.get('match.view', { match: view.match });
      expect(before, 'a preview leaves no trace').toEqual(view);
      const played = await app.get('match.play', { ...atView(view), action: text });
      expect(played.effects).toEqual(preview.effects);
      const changed = played.view.pieces.filter(
        (now) => JSON.stringify(now) !== JSON.stringify(view.pieces.find((was) => was.id === now.id)),
      );
      expect(preview.after).toEqual(changed);
      expect(played.revision).toBe(view.revision + 1);
      expect(played.view.last).toMatchObject({ text, side: view.turn });
      view = played.view;
    }
  });

  test('match.onto returns every action that touches a cell', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await playOn(app, await startAcid(app), 12, 3);
    const all = [];
    for (const piece of view.movable) all.push(...(await app.get('match.actions', { ...atView(view), piece })));
    for (const cell of [0, 12, 60, 84, 97]) {
      const onto = await app.get('match.onto', { ...atView(view), cell });
      const touching = all.filter((a) => a.to === cell || a.targets.some((t) => t.cell === cell));
      expect(new Set(onto.map((a) => a.text))).toEqual(new Set(touching.map((a) => a.text)));
    }
    expect(await app.code('match.onto', { ...atView(view), cell: 121 })).toBe('no-such-cell');
  });

  test('actions with the same destination are distinguished by a sentence', async () => {
    const app = await openTestApp(temporaryFolder());
    // from c3 the Voyager reaches c7 in either direction, and may capture two or four
    const line = (at: string) => ({ kind: 'diskette', side: 'line', at });
    const pieces = [
      { kind: 'voyager', side: 'magi', at: 'c3' },
      { kind: 'king', side: 'magi', at: 'i1' },
      { kind: 'king', side: 'line', at: 'i9' },
      ...['b4', 'd4', 'b6', 'd6'].map(line),
    ];
    const view = await openStart(app, pieces);
    const voyager = view.pieces.find((piece) => piece.kind === 'voyager')!;
    const actions = await app.get('match.actions', { ...atView(view), piece: voyager.id });
    let shared = 0;
    for (const cell of new Set(actions.map((action) => action.to))) {
      const rivals = actions.filter((action) => action.to === cell);
      const said = new Set(rivals.map((action) => action.differs));
      expect(said.size, rivals.map((a) => `${a.text}: ${a.differs}`).join('\n')).toBe(rivals.length);
      if (rivals.length > 1) shared++;
    }
    expect(shared).toBeGreaterThan(0);
  });

  test('a request about an earlier position is stale and does nothing', async () => {
    const app = await openTestApp(temporaryFolder());
    const before = await startAcid(app);
    const view = await playOn(app, before, 1, 1);
    const stale = await app.ask('match.undo', { ...atView(before), unit: 'action' });
    expect(stale).toMatchObject({ ok: false, error: { code: 'stale', view: { revision: 1 } } });
    const other = await app.ask('match.view', { match: 'm-other' });
    expect(other).toMatchObject({ ok: false, error: { code: 'stale', view: { match: view.match } } });
    expect(await app.get('match.view', { match: view.match })).toEqual(view);
  });

  test('two clicks at the same time play one action', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await startAcid(app);
    const [action] = await app.get('match.actions', { ...atView(view), piece: view.movable[0] });
    const play = () => app.ask('match.play', { ...atView(view), action: action.text });
    const answers = await Promise.all([play(), play(), play()]);
    expect(answers.map((answer) => (answer.ok ? 'played' : answer.error.code))).toEqual(['played', 'stale', 'stale']);
  });

  test('refuses an illegal action with a message', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await startAcid(app);
    expect(await app.code('match.play', { ...atView(view), action: 'Ke1-e5' })).toBe('no-such-action');
    const king = view.pieces.find((piece) => piece.kind === 'king' && piece.side === 0)!;
    const why = await app.get('match.why', { ...atView(view), piece: king.id, cell: 60 });
    expect(why.says).toMatch(/\.$/);
    expect(await app.code('match.why', { ...atView(view), piece: 999, cell: 60 })).toBe('no-such-piece');
    expect(await app.code('match.actions', { ...atView(view), piece: 999 })).toBe('no-such-piece');
    expect(
      await app.code('match.start', { variant: 'chess', options: {}, players: [{ name: '' }, { name: '' }] }),
    ).toBe('no-such-variant');
    expect(
      await app.code('match.start', {
        variant: 'acid',
        options: { shove: 'no' },
        players: [{ name: '' }, { name: '' }],
      }),
    ).toBe('bad-option');
    expect(await app.get('match.view', { match: view.match })).toEqual(view);
  });

  test('undo and redo work by action and by turn, and branches are kept', async () => {
    const app = await openTestApp(temporaryFolder());
    let view = await playOn(app, await startAcid(app), 4, 11);
    const four = view;
    view = (await app.get('match.undo', { ...atView(view), unit: 'action' })).view;
    expect(view).toMatchObject({ node: 3, can: { redo: true } });
    view = (await app.get('match.redo', { ...atView(view), unit: 'turn' })).view;
    expect(view.pieces).toEqual(four.pieces);
    view = (await app.get('match.goto', { ...atView(view), node: 1 })).view;
    const history = await app.get('match.history', atView(view));
    expect(history.nodes.map((node) => node.line)).toEqual(['past', 'present', 'future', 'future', 'future']);
    view = await playOn(app, view, 1, 99);
    const branched = await app.get('match.history', atView(view));
    expect(branched.nodes.filter((node) => node.line === 'branch').length).toBeGreaterThan(0);
    expect(branched.nodes[4].text).toBe(four.last?.text);
    view = (await app.get('match.goto', { ...atView(view), node: 4 })).view;
    expect(view.pieces).toEqual(four.pieces);
  });

  test('viewing another node changes nothing', async () => {
    const app = await openTestApp(temporaryFolder());
    const seen: View[] = [await startAcid(app)];
    for (let i = 0; i < 10; i++) seen.push(await playOn(app, seen[i], 1, 200 + i));
    const view = seen[10];
    for (const node of [0, 7, 3, 9, 3, 10]) {
      const look = await app.get('match.look', { ...atView(view), node });
      expect(look.view.pieces).toEqual(seen[node].pieces);
      expect(look.view).toMatchObject({ node, present: node === 10, turn: seen[node].turn, revision: 10 });
      if (node < 10) expect(look.view.movable).toEqual([]);
      if (node > 0) expect(look.effects.length).toBeGreaterThan(0);
    }
    expect(await app.get('match.view', { match: view.match })).toEqual(view);
    expect(await app.code('match.look', { ...atView(view), node: 11 })).toBe('no-such-node');
  });

  test('a resignation or a draw can be undone, and the game continued', async () => {
    const app = await openTestApp(temporaryFolder());
    let view = await playOn(app, await startAcid(app), 3, 5);
    const resigned = await app.get('match.resign', atView(view));
    expect(resigned.effects).toMatchObject([{ do: 'end', winner: 0, reason: 'resignation' }]);
    view = resigned.view;
    expect(view).toMatchObject({ outcome: { winner: 0, reason: 'resignation' }, movable: [] });
    expect(view.can).toMatchObject({ undo: true, resign: false, agree: false });
    expect(await app.code('match.agree', atView(view))).toBe('over');
    const piece = view.pieces[0].id;
    expect(await app.get('match.actions', { ...atView(view), piece })).toEqual([]);
    view = (await app.get('match.undo', { ...atView(view), unit: 'turn' })).view;
    expect(view.outcome).toBeNull();
    view = (await app.get('match.agree', atView(view))).view;
    expect(view.outcome).toMatchObject({ winner: null, reason: 'agreement' });
    const history = await app.get('match.history', atView(view));
    expect(history.nodes.map((node) => node.kind)).toEqual(['start', 'action', 'action', 'action', 'resign', 'agree']);
    expect(history.nodes.at(-1)?.label).toMatch(/\.$/);
    const again = await app.get('match.rematch', atView(view));
    expect(again.players).toEqual([{ name: 'Bo' }, { name: 'Ann' }]);
    expect(again).toMatchObject({ revision: 0, outcome: null });
    expect(again.match).not.toBe(view.match);
  });

  test('returns the rulebook and every diagram in it', async () => {
    const app = await openTestApp(temporaryFolder());
    const book = await app.get('rules.book', { variant: 'acid' });
    let pictures = 0;
    for (const { spec } of book.sections.flatMap((section) => section.diagrams)) {
      const diagram = await app.get('rules.diagram', { variant: 'acid', spec });
      expect(diagram.pieces.length).toBeGreaterThan(0);
      if (spec.focus !== undefined) expect(diagram.focus).not.toBeNull();
      pictures++;
    }
    expect(pictures).toBeGreaterThanOrEqual(11);
    const { kinds } = (await app.get('app.hello', {})).variants[0];
    for (const { diagram } of kinds) if (diagram) await app.get('rules.diagram', { variant: 'acid', spec: diagram });
    for (const pieces of ['Q@e5', 'K@', 'K@zz', '@e5', 'K@e5@e6', 'K@e5 K@e5']) {
      await app.code('rules.diagram', { variant: 'acid', spec: { pieces } });
    }
    expect(await app.code('rules.diagram', { variant: 'acid', spec: { pieces: 'K@e5', focus: 'a1' } })).toBe(
      'bad-diagram',
    );
    // a piece in hand shows where it can be dropped
    const drops = { pieces: 'K@e1 M@-', focus: 'M@-' };
    const dropping = await app.get('rules.diagram', { variant: 'acid', spec: drops });
    expect(dropping.focus).toBeNull();
    expect(dropping.marks.length).toBeGreaterThan(10);
    expect(new Set(dropping.marks.map(({ mark }) => mark))).toEqual(new Set(['drop']));
    expect(await app.code('rules.diagram', { variant: 'acid', spec: { ...drops, focus: 'W@-' } })).toBe('bad-diagram');
    expect(await app.code('rules.book', { variant: 'chess' })).toBe('no-such-variant');
  });

  test('returns the cases of a game, each with a position that can be drawn and set up', async () => {
    const app = await openTestApp(temporaryFolder());
    const { cases } = await app.get('rules.cases', { variant: 'acid' });
    const [first] = cases;
    expect(cases.length).toBeGreaterThan(12);
    expect([first.ruling, first.turn, first.diagram.focus]).toEqual(['Z5', 0, expect.any(Number)]);
    expect(first.diagram.marks.length).toBe(2);
    const { problems } = await app.get('setup.check', { variant: 'acid', options: {}, draft: first.draft });
    expect(problems).toEqual([]);
    expect(await app.code('rules.cases', { variant: 'chess' })).toBe('no-such-variant');
  });

  test('endings are described with the names of the sides, before and after the game ends', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await openStart(app, [
      { kind: 'king', side: 'magi', at: 'e1' },
      { kind: 'king', side: 'line', at: 'e2' },
    ]);
    const king = view.pieces.find((piece) => piece.side === 0)!;
    const actions = await app.get('match.actions', { ...atView(view), piece: king.id });
    const taking = actions.find((action) => action.captures.length > 0)!;
    const preview = await app.get('match.preview', { ...atView(view), action: taking.text });
    const played = await app.get('match.play', { ...atView(view), action: taking.text });
    const end = played.effects.find((effect) => effect.do === 'end');
    expect(preview.effects).toContainEqual(end);
    expect(end?.says).toBe(played.view.outcome?.says);
    expect(end?.says).toMatch(/^LINE .*MAGI wins\.$/);
    expect(played.view).toMatchObject({ outcome: { winner: 0, reason: 'king' }, movable: [] });
  });

  test('a rule that throws leaves the match intact', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await playOn(app, await startAcid(app), 5, 77);
    const [action] = await app.get('match.actions', { ...atView(view), piece: view.movable[0] });
    const { play } = Match.prototype;
    Match.prototype.play = function broken(...words) {
      play.apply(this, words);
      throw new Error('this rule is broken');
    };
    const answer = await app.ask('match.play', { ...atView(view), action: action.text });
    Match.prototype.play = play;
    expect(answer).toMatchObject({ ok: false, error: { code: 'rules-bug', problem: { code: 'rules-bug' } } });
    expect(app.log.join()).toContain('this rule is broken');
    expect(await app.get('match.view', { match: view.match })).toEqual(view);
    const played = await app.get('match.play', { ...atView(view), action: action.text });
    expect(played.revision).toBe(6);
  });

  test('a house rule is applied to the game', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await app.get('match.start', {
      variant: 'acid',
      options: { shove: 'captures' },
      players: [{ name: '' }, { name: '' }],
    });
    expect(view.options.shove).toBe('captures');
    expect(pieceOn(view, 16)).toMatchObject({ kind: 'king', side: 0 });
  });
});

describe('the host', () => {
  test('is told the theme at the start and when it changes, and which file was opened', async () => {
    const home = temporaryFolder();
    const app = await openTestApp(home);
    expect(app.appearances).toEqual(['night']);
    await app.get('settings.change', { theme: 'day' });
    expect(app.appearances).toEqual(['night', 'day']);
    const view = await startAcid(app, ['Dc2-c3']);
    expect(app.openedFiles).toEqual([path.join(home, 'library', `${view.name}.fairytable`)]);
    expect(fs.existsSync(app.openedFiles[0])).toBe(true);
    await app.app.close({ force: true });
  });

  test('opens folders if it can, and makes the report', async () => {
    const [native, browser] = [
      await openTestApp(temporaryFolder(), { native: true }),
      await openTestApp(temporaryFolder()),
    ];
    expect(await native.get('app.show', { what: 'saves' })).toEqual({});
    expect(native.told.find(({ event }) => event === 'show')?.what).toMatch(/library$/);
    expect(await native.get('app.show', { what: 'log' })).toEqual({});
    for (const what of ['saves', 'log'] as const) expect(await browser.code('app.show', { what })).toBe('cannot-show');
    expect(await browser.get('app.report', {})).toEqual({ text: 'a report', copied: false });
  });
});
