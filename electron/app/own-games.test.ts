/** Games of people's own through the contract: read, kept, played against the computer, and brought along by saves. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { smallGame, withLine } from '../../engine/workshop/file/small-game.fixture.ts';
import { LIMITS } from '../../engine/workshop/limits.ts';
import { OWN } from '../../engine/workshop/own-game.ts';
import { LARGEST_RULES, OWN_GAME } from '../contract/own-games.ts';
import { temporaryFolder } from '../saves/faulty-disk.fixture.ts';
import { at, openTestApp, type TestApp, type TestSettings } from './application.fixture.ts';
import { TestThinking } from './thinking.fixture.ts';

async function open(home = temporaryFolder(), settings: TestSettings = {}): Promise<TestApp> {
  const app = await openTestApp(home, settings);
  onTestFinished(async () => void (await app.app.close({ force: true })));
  return app;
}
const own = (game: string) => ({ place: { list: 'own' as const, game } });
const shelf = (game: string) => ({ place: { list: 'shelf' as const, game } });
const players = [{ name: 'Ann' }, { name: 'Bo' }] as [{ name: string }, { name: string }];
const start = (app: TestApp, variant: string) => app.get('match.start', { variant, options: {}, players });
const other = (title: string): string => withLine('title = Small', `title = ${title}`);

describe('The list', () => {
  test('has the known variants of the shelf, and people’s own games under their titles', async () => {
    const app = await open();
    const before = await app.get('games.list', {});
    expect(before.own).toEqual([]);
    expect(before.shelf.length).toBeGreaterThan(23);
    for (const { title, by, size, problem } of before.shelf) {
      expect([title, by, size].every((text) => text !== '')).toBe(true);
      expect(problem).toBe(null);
    }
    expect(await app.get('games.add', { text: smallGame })).toMatchObject({ game: 'Small', size: '4 × 4' });
    expect((await app.get('games.list', {})).own.map(({ game }) => game)).toEqual(['Small']);
  });
  test('has a game once, however often its text is added, and others beside it', async () => {
    const app = await open();
    for (const text of [smallGame, smallGame, withLine('repetition = 3', 'repetition = 4')])
      await app.get('games.add', { text });
    expect((await app.get('games.list', {})).own.map(({ game }) => game)).toEqual(['Small', 'Small (2)']);
  });
  test('says what is wrong with a file that somebody put there', async () => {
    const home = temporaryFolder();
    const app = await open(home);
    fs.writeFileSync(path.join(home, 'games', 'Broken.fairygame'), withLine('moves = K', 'moves = Kx'));
    const [broken] = (await app.get('games.list', {})).own;
    expect(broken).toMatchObject({ game: 'Broken', title: 'Small', problem: { line: 13, column: 10 } });
    expect(await app.code('games.use', own('Broken'))).toBe('bad-game');
  });
  test('keeps a text with its problems, and the version before it', async () => {
    const home = temporaryFolder();
    const app = await open(home);
    expect([LARGEST_RULES, OWN_GAME]).toEqual([LIMITS.letters, OWN]);
    const broken = withLine('moves = K', 'moves = Kx');
    expect(await app.get('games.save', { game: null, text: broken })).toMatchObject({
      game: 'Small',
      problem: { line: 13 },
    });
    expect(await app.get('games.save', { game: 'Small', text: smallGame })).toMatchObject({
      game: 'Small',
      title: 'Small',
    });
    expect(await app.get('games.text', own('Small'))).toEqual({ text: smallGame });
    expect(fs.readFileSync(path.join(home, 'games-previous', 'Small.fairygame'), 'utf8')).toBe(broken);
    expect(await app.code('games.save', { game: 'gone', text: smallGame })).toBe('no-such-game');
  });
  test('loses nothing to the trash', async () => {
    const app = await open();
    await app.get('games.add', { text: smallGame });
    const { token } = await app.get('games.discard', { game: 'Small' });
    expect((await app.get('games.list', {})).own).toEqual([]);
    expect(await app.get('games.restore', { token })).toMatchObject({ game: 'Small' });
    expect(await app.get('games.text', own('Small'))).toEqual({ text: smallGame });
    expect(await app.code('games.discard', { game: '../library/x' })).toBe('no-such-save');
    expect(await app.code('games.use', own('gone'))).toBe('no-such-game');
    expect(await app.code('games.use', shelf('gone'))).toBe('no-such-game');
  });
});

describe('A text', () => {
  test('is read in each notation, with what is wrong in it by line', async () => {
    const app = await open();
    const read = async (text: string) => (await app.get('games.read', { text })).games;
    expect(await read(smallGame)).toMatchObject([{ name: null, title: 'Small', problems: [] }]);
    const [one, two] = await read('[fast:chess]\nmaxRank = 8\n[odd:chess]\nwibble = 1\n');
    expect(one).toMatchObject({ name: 'fast', problems: [], text: expect.stringMatching(/^fairygame 1/) });
    expect(two).toMatchObject({ name: 'odd', text: null, problems: [{ line: 4 }] });
    expect(await read('files=8\nranks=8\nnonsense')).toMatchObject([
      { text: null, problems: [{ line: 1 }, { line: 3 }] },
    ]);
  });
  test('that takes too long is refused, and the next one is read', async () => {
    const trying = new TestThinking();
    const app = await open(temporaryFolder(), { trying, tryingDeadline: 0 });
    trying.isHeld = true;
    trying.answers = () => {
      throw new Error('ended');
    };
    expect(await app.code('games.read', { text: smallGame })).toBe('slow-game');
    expect(await app.code('games.add', { text: smallGame })).toBe('slow-game');
    expect((await app.get('games.list', {})).own).toEqual([]);
    trying.isHeld = false;
    trying.answers = null;
    expect(await app.get('games.add', { text: smallGame })).toMatchObject({ game: 'Small' });
  });
});

describe('A preview', () => {
  test('shows the game of a text that nobody else knows of, or its problems', async () => {
    const app = await open();
    const text = other('Half done');
    const { description } = await app.get('games.preview', { text });
    expect(description).toMatchObject({ id: 'own:preview', title: 'Half done', own: true });
    expect(app.told.filter(({ event }) => event === 'described')).not.toContainEqual(
      expect.objectContaining({ what: expect.objectContaining({ id: 'own:preview' }) }),
    );
    const broken = await app.get('games.preview', { text: withLine('moves = K', 'moves = Kx') });
    expect(broken).toMatchObject({ description: null, problems: [{ line: 13, column: 10 }] });
  });
  test('can be tried before it is kept', async () => {
    const app = await open();
    const { variant } = await app.get('games.try', { text: other('Tried') });
    expect(await start(app, variant)).toMatchObject({ variant, turn: 0 });
    expect((await app.get('games.list', {})).own).toEqual([]);
    expect(await app.code('games.try', { text: 'no game' })).toBe('bad-game');
  });
});

describe('A game', () => {
  test('is described to the page before it is played, and in the hello of the next page', async () => {
    const app = await open();
    const text = other('Described');
    await app.get('games.add', { text });
    const { variant } = await app.get('games.use', own('Described'));
    expect(await app.until('described', ({ id }) => id === variant)).toMatchObject({ title: 'Described', own: true });
    const { variants } = await app.get('app.hello', {});
    expect(variants.find(({ id }) => id === variant)).toMatchObject({ title: 'Described', own: true });
    expect(variants.find(({ id }) => id === 'acid')).not.toHaveProperty('own');
  });
  test('is played, saved, and opened by another home that has only the save', async () => {
    const app = await open();
    await app.get('games.add', { text: other('Shared') });
    const { variant } = await app.get('games.use', own('Shared'));
    const view = await start(app, variant);
    const [action] = await app.get('match.actions', { ...at(view), piece: view.movable[0] });
    const played = (await app.get('match.play', { ...at(view), action: action.text })).view;
    const copy = await app.get('match.saveCopy', at(played));
    const friend = await open();
    const imported = await friend.get('library.import', { file: copy.file! });
    expect(imported).toMatchObject({ variant, title: 'Shared', turn: 1 });
    const [{ thumbnail }] = (await friend.get('library.pictures', { saves: [imported!.save] })).pictures;
    expect(thumbnail?.pieces).toHaveLength(4);
    const opened = await friend.get('match.open', { save: imported!.save });
    expect(opened.pieces).toEqual(played.pieces);
  });
  test('is resumed after a crash, though its file is gone', async () => {
    const home = temporaryFolder();
    const app = await open(home);
    await app.get('games.add', { text: other('Resumed') });
    const { variant } = await app.get('games.use', own('Resumed'));
    const view = await start(app, variant);
    const [action] = await app.get('match.actions', { ...at(view), piece: view.movable[0] });
    const played = (await app.get('match.play', { ...at(view), action: action.text })).view;
    await app.get('games.discard', { game: 'Resumed' });
    // what a killed process leaves behind
    const copy = temporaryFolder();
    fs.cpSync(home, copy, { recursive: true, filter: (file) => !path.basename(file).includes('lock') });
    const again = await open(copy);
    const { unfinished } = await again.get('app.hello', {});
    const opened = await again.get('match.open', { save: unfinished!.save });
    expect(opened).toMatchObject({ variant, turn: 1, pieces: played.pieces });
  });
  test('has a computer opponent, hints, a rulebook with diagrams, and an editor', async () => {
    const app = await open();
    const { variant } = await app.get('games.use', shelf('minishogi'));
    const book = await app.get('rules.book', { variant });
    const section = book.sections.find(({ diagrams }) => diagrams.length > 0);
    const { marks } = await app.get('rules.diagram', { variant, spec: section!.diagrams[0].spec });
    expect(marks.length).toBeGreaterThan(0);
    expect(await app.get('rules.cases', { variant })).toMatchObject({ cases: [] });
    expect(await app.get('setup.check', { variant, options: {} })).toMatchObject({ problems: [] });
    const computer = { computer: { level: '1', seconds: 1 } };
    const view = await app.get('match.start', {
      variant,
      options: {},
      players: [{ name: 'Ann' }, { name: '', ...computer }] as never,
    });
    const [action] = await app.get('match.actions', { ...at(view), piece: view.movable[0] });
    await app.get('match.play', { ...at(view), action: action.text });
    const answered = await app.until('played', ({ view: now }) => now.turn === 0 && now.revision > view.revision + 1);
    expect(answered.view.turnNumber).toBe(2);
  });
  test('is not played on two machines yet, and says so', async () => {
    const app = await open();
    const { variant } = await app.get('games.use', shelf('minishogi'));
    const elsewhere = [{ name: 'Ann' }, { name: 'Bo', elsewhere: true }] as never;
    expect(await app.code('match.start', { variant, options: {}, players: elsewhere })).toBe('own-game');
    const view = await start(app, variant);
    expect(await app.code('online.invite', { match: view.match, side: 1 })).toBe('own-game');
  });
});

describe('A file that is double-clicked', () => {
  const file = (name: string, text: string): string => {
    const place = path.join(temporaryFolder(), name);
    fs.writeFileSync(place, text);
    return place;
  };
  test('is added to people’s own games and shown on the page', async () => {
    const app = await open();
    await app.app.openFile(file('From a friend.fairygame', smallGame));
    expect(await app.next('rules')).toMatchObject({ game: 'Small', problem: null });
    expect(await app.get('app.hello', {})).toMatchObject({ rules: null });
  });
  test('is added with its problems, too, and once', async () => {
    const app = await open();
    await app.app.openFile(file('Broken.fairygame', withLine('moves = K', 'moves = Kx')));
    expect(await app.next('rules')).toMatchObject({ game: 'Small', problem: { line: 13 } });
    await app.app.openFile(file('Again.fairygame', smallGame));
    await app.app.openFile(file('Again.fairygame', smallGame));
    expect((await app.get('games.list', {})).own.map(({ game }) => game)).toEqual(['Small', 'Small (2)']);
  });
  test('before there is a page waits for it', async () => {
    const app = await open(temporaryFolder(), { hasPage: false });
    await app.app.openFile(file('Early.fairygame', smallGame));
    expect(await app.get('app.hello', {})).toMatchObject({ rules: { game: 'Small' } });
    expect(await app.get('app.hello', {})).toMatchObject({ rules: null });
  });
  test('that is not there is told', async () => {
    const app = await open();
    await app.app.openFile('/nowhere/gone.fairygame');
    expect(await app.next('notice')).toMatchObject({ code: 'unreadable' });
  });
  test('is no saved game, and is said to be none', async () => {
    const app = await open();
    expect(await app.code('library.import', { file: { name: 'x.fairytable', text: smallGame } })).toBe('rules');
  });
});
