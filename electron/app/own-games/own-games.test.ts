/** Games of people's own through the contract: read, kept, played against the computer, and brought along by saves. */

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ENGLISH } from '../../../engine/shared/language.ts';
import { LONGEST_RULES } from '../../../engine/shared/limits.ts';
import { smallGame, withLine } from '../../../engine/workshop/file/small-game.fixture.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, type TestApp, type TestSettings } from '../application.fixture.ts';
import { TestThinking } from '../computer/thinking.fixture.ts';
import { speak } from '../speaking.ts';

async function open(home = temporaryFolder(), settings: TestSettings = {}): Promise<TestApp> {
  const app = await openTestApp(home, settings);
  return app;
}
const own = (game: string) => ({ place: { list: 'own' as const, game } });
const shelf = (game: string) => ({ place: { list: 'shelf' as const, game } });
const players = [{ name: 'Ann' }, { name: 'Bo' }] as [{ name: string }, { name: string }];
const start = (app: TestApp, variant: string) => app.get('match.start', { variant, options: {}, players });
const other = (title: string): string => withLine('title = Small', `title = ${title}`);

describe('The known variants', () => {
  test('are told with their family, their other names, and how long and how new they are', async () => {
    const { shelf: known } = await (await open()).get('games.list', {});
    const told = (game: string) => known.find((one) => one.game === game);
    expect(told('orthodox')).toMatchObject({ family: 'chess', isLarge: false, hasOtherGoal: false, length: 'usual' });
    expect(told('orthodox')).toMatchObject({ newRules: 0, names: expect.arrayContaining(['International chess']) });
    // its Chancellor is all that is new
    expect(told('almost')?.newRules).toBe(1);
    expect(told('minishogi')).toMatchObject({ family: 'shogi', isLarge: false, length: 'short' });
    expect(told('xiangqi')).toMatchObject({ family: 'xiangqi', isLarge: true, length: 'long' });
    expect(known.filter(({ hasOtherGoal }) => hasOtherGoal).map(({ game }) => game)).toEqual(
      expect.arrayContaining(['antichess', 'breakthrough', 'king-of-the-hill', 'three-check']),
    );
  });
  test('can be found by their English titles in another language', async () => {
    const app = await open();
    onTestFinished(() => speak(ENGLISH));
    speak('de');
    const { shelf: known } = await app.get('games.list', {});
    expect(known.find(({ game }) => game === 'duck')).toMatchObject({ title: 'Entenschach', names: ['Duck chess'] });
  });
  test('are shown without being in use', async () => {
    const app = await open();
    const picture = await app.get('games.picture', { game: 'xiangqi' });
    expect(picture).toMatchObject({ title: 'Xiangqi', size: '9 × 10', own: true });
    expect(picture.setup).toHaveLength(32);
    expect(await app.code('match.start', { variant: picture.id, options: {}, players })).toBe('no-such-variant');
    expect(await app.code('games.picture', { game: 'gone' })).toBe('no-such-game');
  });
});

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
  test('keeps what another window has written meanwhile as a version', async () => {
    const app = await open();
    await app.get('games.add', { text: smallGame });
    await app.get('games.save', { game: 'Small', over: smallGame, text: other('First window') });
    const versions = () => app.get('games.versions', { game: 'Small', text: smallGame });
    expect(await versions()).toEqual({ versions: [] });
    await app.get('games.save', { game: 'Small', over: smallGame, text: other('Second window') });
    expect(await app.get('games.text', own('Small'))).toEqual({ text: other('Second window') });
    expect(await versions()).toMatchObject({ versions: [{ title: 'First window' }] });
  });
  test('does not write over what cannot be kept as a version', async () => {
    const home = temporaryFolder();
    const app = await open(home);
    await app.get('games.add', { text: smallGame });
    const file = path.join(home, 'games', 'Small.fairygame');
    const long = `${smallGame}\n# ${'x'.repeat(LONGEST_RULES)}`;
    fs.writeFileSync(file, long);
    const saved = { game: 'Small', over: smallGame, text: other('Second window') };
    expect(await app.code('games.save', saved)).toBe('long-version');
    expect(fs.readFileSync(file, 'utf8')).toBe(long);
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
  test('is said to be wrong in the language of the moment, whichever one the thread speaks', async () => {
    const app = await open();
    await app.get('settings.change', { language: 'de' });
    onTestFinished(() => speak(ENGLISH));
    const text = withLine('moves = K', 'moves = Kw');
    const { games } = await app.get('games.read', { text });
    const { problems } = await app.get('games.preview', { text });
    const says = '„w“ ist hier weder als Richtung noch als Modalität bekannt.';
    expect([games[0].problems[0].says, problems[0].says]).toEqual([says, says]);
    expect(await app.ask('games.try', { text })).toMatchObject({ error: { message: expect.stringContaining(says) } });
    const { rules } = await app.get('games.parts', { text: smallGame });
    expect(rules.map((one) => one.says)).toContain('Weiß beginnt.');
  });
  test('has a game that is told in the language of the moment, with names that this knows', async () => {
    const app = await open();
    await app.get('settings.change', { language: 'de' });
    onTestFinished(() => speak(ENGLISH));
    const { variant } = await app.get('games.use', shelf('orthodox'));
    const { description } = await app.get('games.preview', {
      text: (await app.get('games.text', shelf('orthodox'))).text,
    });
    const rook = description?.kinds.find(({ id }) => id === 'rook');
    expect(rook).toMatchObject({
      name: 'Turm',
      called: { white: 'weißer Turm' },
      summary: 'Turm zieht beliebig weit gerade.',
    });
    expect(description?.endings.map(({ says }) => says)).toContain('Remis durch Stellungswiederholung.');
    const view = await start(app, variant);
    const a1 = view.pieces.find((piece) => piece.at === 0)!;
    const { says } = await app.get('match.why', { ...atView(view), piece: a1.id, cell: 63 });
    expect(says).toMatch(/im Weg|zieht nicht nach/);
  });
  test('that is read late does not take the place of one that looks different and was asked for after it', async () => {
    const trying = new TestThinking();
    const app = await open(temporaryFolder(), { trying });
    await app.get('games.save', { game: null, text: smallGame });
    const tinted = withLine('letter = K', 'letter = K\ntint = red');
    await app.get('games.try', { text: tinted });
    trying.isHeld = true;
    const used = app.get('games.use', own('Small'));
    await expect.poll(() => trying.isBusy).toBe(true);
    const { variant } = await app.get('games.try', { text: tinted });
    trying.answer();
    expect(await used).toEqual({ variant });
    expect(await app.get('games.source', { variant })).toMatchObject({ text: tinted });
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

test('A text with hundreds of games is read within the deadline of each, and what is wrong is said of those that cannot be', async () => {
  const app = await open();
  const sections = Array.from({ length: 300 }, (_, i) => `[game${i}:${i % 2 ? 'chess' : 'shogi'}]\nnMoveRule = ${i}\n`);
  const text = `${sections.join('# a comment\n')}[last:chess]\ncastlingWins = k\n`;
  await app.get('settings.change', { language: 'de' });
  onTestFinished(() => speak(ENGLISH));
  const { games } = await app.get('games.read', { text });
  expect(games).toHaveLength(301);
  expect(games.filter((game) => game.text === null).map(({ name }) => name)).toEqual(['last']);
  expect(games[300].problems[0].says).toMatch(/kann hier nicht gespielt werden|nicht bekannt/);
});

describe('The workshop', () => {
  test('is told the parts of every game on the shelf', async () => {
    const app = await open();
    for (const { game } of (await app.get('games.list', {})).shelf) {
      const { text } = await app.get('games.text', shelf(game));
      const parts = await app.get('games.parts', { text });
      expect(parts.problems).toEqual([]);
      expect(parts.pieces.length).toBe(parts.game?.pieces.length);
      expect(parts.rules.length).toBeGreaterThan(5);
      for (const { marks, lines } of parts.pieces)
        expect(lines.length).toBeGreaterThanOrEqual(marks.length > 0 ? 1 : 0);
    }
  });
  test('changes a text, or is told why not', async () => {
    const app = await open();
    const change = { do: 'rename', piece: 1, name: 'Peasant' } as const;
    const { text, parts } = await app.get('games.change', { text: smallGame, change });
    expect(text).toBe(smallGame.replace('[piece Pawn]', '[piece Peasant]'));
    expect(parts.game?.pieces[1]).toMatchObject({ id: 'peasant', name: 'Peasant' });
    const refused = await app.ask('games.change', { text: smallGame, change: { ...change, name: 'King' } });
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'bad-change', message: expect.stringContaining('King') },
    });
    expect(await app.code('games.change', { text: smallGame, change: { do: 'ruin' } as never })).toBe('invalid-input');
  });
  test('sees how a piece of an unfinished game moves', async () => {
    const app = await open();
    const { diagrams } = await app.get('games.preview', { text: smallGame, piece: 0 });
    expect(diagrams.map(({ diagram, caption }) => [diagram.marks.length, caption])).toEqual([[8, 'How a King moves.']]);
    expect((await app.get('games.preview', { text: smallGame })).diagrams).toEqual([]);
  });
  test('shows a piece in company, and alone where the company keeps it from some of its moves', async () => {
    const text = smallGame.replace('moves = mfWcfF', 'moves = fW');
    const { diagrams } = await (await open()).get('games.preview', { text, piece: 1 });
    expect(diagrams.map(({ diagram, caption }) => [diagram.marks[0]?.mark, caption])).toEqual([
      ['capture', 'How a Pawn moves.'],
      ['move', 'How a Pawn moves when nobody else is near.'],
    ]);
  });
  test('lets the computer play against itself', async () => {
    const app = await open();
    const { text } = await app.get('games.text', shelf('breakthrough'));
    const { games } = await app.get('games.playItself', { text, games: 2, seed: 3 });
    expect(games.map(({ reason }) => reason)).toEqual(['goal', 'goal']);
    expect(await app.code('games.playItself', { text: withLine('moves = K', 'moves = Kx'), games: 1, seed: 0 })).toBe(
      'bad-game',
    );
  });
  test('keeps versions that can be played, and goes back to them', async () => {
    const app = await open();
    await app.get('games.add', { text: smallGame });
    const changed = withLine('repetition = 3', 'repetition = 5');
    for (const text of [smallGame, withLine('moves = K', 'moves = Kx'), changed, changed])
      await app.get('games.keep', { game: 'Small', text });
    const { versions } = await app.get('games.versions', { game: 'Small', text: changed });
    expect(versions.map(({ title, differs }) => [title, differs])).toEqual([
      ['Small', 0],
      ['Small', 2],
    ]);
    const { kept } = versions[1];
    expect(await app.get('games.version', { game: 'Small', kept })).toEqual({ text: smallGame });
    expect(await app.code('games.version', { game: 'Small', kept: kept - 1 })).toBe('no-such-game');
    expect(await app.code('games.keep', { game: '../x', text: smallGame })).toBe('no-such-game');
    // a new game under the name of one that is gone has none of its versions
    await app.get('games.discard', { game: 'Small' });
    await app.get('games.save', { game: null, text: smallGame });
    expect(await app.get('games.versions', { game: 'Small', text: smallGame })).toEqual({ versions: [] });
  });
  test('keeps versions apart on a computer whose clock stands before 1970', async () => {
    const app = await open();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(-86_400_000);
    onTestFinished(() => clock.mockRestore());
    await app.get('games.add', { text: smallGame });
    const texts = [
      smallGame,
      withLine('repetition = 3', 'repetition = 5'),
      withLine('repetition = 3', 'repetition = 4'),
    ];
    for (const text of texts) await app.get('games.keep', { game: 'Small', text });
    const { versions } = await app.get('games.versions', { game: 'Small', text: smallGame });
    expect(versions).toHaveLength(texts.length);
    for (const [n, { kept }] of [...versions].reverse().entries())
      expect(await app.get('games.version', { game: 'Small', kept })).toEqual({ text: texts[n] });
  });
  test('finds the rules of the game on the table, and their file', async () => {
    const app = await open();
    await app.get('games.add', { text: smallGame });
    const { variant } = await app.get('games.use', own('Small'));
    expect(await app.get('games.source', { variant })).toEqual({ text: smallGame, game: 'Small' });
    await app.get('games.save', { game: 'Small', text: other('Changed') });
    expect(await app.get('games.source', { variant })).toMatchObject({ game: null });
    expect(await app.code('games.source', { variant: 'acid' })).toBe('no-such-game');
  });
});

describe('The time for a text', () => {
  test('begins when the thread does, and is the processor’s: a busy machine gives both late', async () => {
    const trying = new TestThinking();
    trying.isHeld = true;
    trying.answers = () => {
      throw new Error('ended');
    };
    trying.begins = false;
    const app = await open(temporaryFolder(), { trying });
    const { games } = app.app.session;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const read = games.gamesIn(smallGame);
    await vi.advanceTimersByTimeAsync(5000);
    expect(trying.isBusy).toBe(true);
    trying.tell({ depth: 0 });
    // no processor time passes between these
    await vi.advanceTimersByTimeAsync(5000);
    expect(trying.isBusy).toBe(true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await read).toMatchObject({ error: { code: 'slow-game' } });
    // nor is one waited for that never starts
    const never = games.gamesIn(smallGame);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await never).toMatchObject({ error: { code: 'rules-failed' } });
  });
  test('ends while the processor works', async () => {
    const trying = new TestThinking();
    trying.isHeld = true;
    trying.answers = () => {
      throw new Error('ended');
    };
    const app = await open(temporaryFolder(), { trying });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const worked = vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 2_000_000, system: 0 });
    onTestFinished(() => worked.mockRestore());
    const read = app.app.session.games.gamesIn(smallGame);
    await vi.advanceTimersByTimeAsync(1);
    trying.tell({ depth: 0 });
    await vi.advanceTimersByTimeAsync(1999);
    expect(trying.isBusy).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(await read).toMatchObject({ error: { code: 'slow-game' } });
  });
  test('begins anew with each game of a text, and those that were read in time are there', async () => {
    const trying = new TestThinking();
    trying.isHeld = true;
    const app = await open(temporaryFolder(), { trying });
    const used = { user: 0, system: 0 };
    const worked = vi.spyOn(process, 'cpuUsage').mockImplementation((before) => ({
      ...{ user: used.user - (before?.user ?? 0), system: 0 },
    }));
    onTestFinished(() => worked.mockRestore());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const heard: number[][] = [];
    const read = app.app.session.games.gamesIn(bigIni(200), { told: (...news) => heard.push(news) });
    await vi.advanceTimersByTimeAsync(1);
    const game = { name: 'a', title: 'A', text: smallGame, problems: [] };
    for (let n = 1; n <= 150; n++) {
      expect(trying.isBusy).toBe(true);
      used.user += 1_999_000;
      await vi.advanceTimersByTimeAsync(1999);
      trying.tell({ game, of: 200 });
    }
    expect(trying.isBusy).toBe(true);
    // the thread that tries rules is ended where it does not stop at once
    trying.answers = () => {
      throw new Error('ended');
    };
    used.user += 1_000_000;
    trying.tell({ game, of: 200 });
    expect(await read).toMatchObject({ value: { games: { length: 151 }, unread: 49 } });
    expect(heard[0]).toEqual([1, 200]);
  });
});

/** A `variants.ini` with so many games. */
const bigIni = (games: number): string =>
  Array.from({ length: games }, (_, n) => `[game${n}:chess]\nnMoveRule = ${n + 1}\n`).join('\n');

describe('A text with hundreds of games', () => {
  test('is read to its end, and the page hears how far it is', async () => {
    const app = await open();
    const { games, unread } = await app.get('games.read', { text: bigIni(350) });
    expect([games.length, unread]).toEqual([350, 0]);
    expect(games.every(({ text }) => text !== null)).toBe(true);
    expect(await app.until('reading', ({ read, of }) => read === of)).toEqual({ read: 350, of: 350 });
  });
  test('can be stopped: what was read by then is there, and the rest is counted', async () => {
    const trying = new TestThinking();
    trying.isHeld = true;
    const app = await open(temporaryFolder(), { trying });
    const reading = app.get('games.read', { text: bigIni(350) });
    await expect.poll(() => trying.isBusy).toBe(true);
    // nothing was read: there is nothing to show yet
    await app.get('games.stopReading', {});
    expect(trying.isBusy).toBe(true);
    const game = { name: 'game0', title: 'Game0', text: smallGame, problems: [] };
    trying.answers = () => {
      throw new Error('ended');
    };
    trying.tell({ game, of: 350 });
    expect(await reading).toEqual({ games: [game], unread: 349 });
    // it was that text which was to be stopped, and no later one
    trying.answers = null;
    trying.isHeld = false;
    expect(await app.get('games.read', { text: bigIni(3) })).toMatchObject({ games: { length: 3 }, unread: 0 });
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
  test('tells how its kinds look, a glyph as an outline made of numbers', async () => {
    const app = await open();
    const looks = 'moves = K\nfigure = acid/ghost\ntint = sky';
    const { description } = await app.get('games.preview', {
      text: withLine('moves = K', looks).replace('letter = P', 'letter = P\nglyph = M10,10 h80 v80 z'),
    });
    const [king, pawn] = description!.kinds;
    expect(king).toMatchObject({ figure: 'acid/ghost', tint: 'sky' });
    expect(pawn.outline).toBe('M10 10L90 10L90 90Z');
    for (const key of ['figure', 'tint']) expect(pawn).not.toHaveProperty(key);
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
    const [action] = await app.get('match.actions', { ...atView(view), piece: view.movable[0] });
    const played = (await app.get('match.play', { ...atView(view), action: action.text })).view;
    const copy = await app.get('match.saveCopy', atView(played));
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
    const [action] = await app.get('match.actions', { ...atView(view), piece: view.movable[0] });
    const played = (await app.get('match.play', { ...atView(view), action: action.text })).view;
    await app.get('games.discard', { game: 'Resumed' });
    // what a killed process leaves behind
    const copy = temporaryFolder();
    fs.cpSync(home, copy, { recursive: true, filter: (file) => !path.basename(file).includes('lock') });
    const again = await open(copy);
    const { unfinished } = await again.get('app.hello', {});
    const opened = await again.get('match.open', { save: unfinished!.save });
    expect(opened).toMatchObject({ variant, turn: 1, pieces: played.pieces });
  });
  test('shows a capture in passing in its rulebook: the enemy that has passed, and the square', async () => {
    const app = await open();
    const { variant } = await app.get('games.use', shelf('orthodox'));
    const { sections } = await app.get('rules.book', { variant });
    const { diagrams } = sections.find(({ kind }) => kind === 'pawn')!;
    const { spec } = diagrams.find(({ spec: { fields } }) => fields !== undefined)!;
    expect(spec).toMatchObject({ pieces: 'P@d5 p@c5', fields: { passed: 'c6', passer: 'c5' } });
    const { marks } = await app.get('rules.diagram', { variant, spec });
    const cell = (name: string) => 8 * (Number(name[1]) - 1) + 'abcdefgh'.indexOf(name[0]);
    expect(marks).toContainEqual({ cell: cell('c5'), mark: 'capture' });
    expect(marks).toContainEqual({ cell: cell('c6'), mark: 'move' });
    const { marks: without } = await app.get('rules.diagram', { variant, spec: { ...spec, fields: {} } });
    expect(without).toEqual([{ cell: cell('d6'), mark: 'move' }]);
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
    const [action] = await app.get('match.actions', { ...atView(view), piece: view.movable[0] });
    await app.get('match.play', { ...atView(view), action: action.text });
    const answered = await app.until('played', ({ view: now }) => now.turn === 0 && now.revision > view.revision + 1);
    expect(answered.view.turnNumber).toBe(2);
  });
  test('may have turns of several actions: a wall is laid, undone with its move, and resumed in its midst', async () => {
    const app = await open();
    const { variant } = await app.get('games.use', shelf('duck'));
    const view = await start(app, variant);
    const moved = (await app.get('match.play', { ...atView(view), action: 'Pe2-e4' })).view;
    expect(moved).toMatchObject({ turn: 0, movable: [], budget: { left: 1, of: 2 } });
    const walls = await app.get('match.actions', { ...atView(moved), piece: null });
    expect(walls).toHaveLength(32);
    const laid = (await app.get('match.play', { ...atView(moved), action: 'wall@e5' })).view;
    expect(laid).toMatchObject({ turn: 1, features: [{ id: 'wall' }], last: { label: 'Duck e5' } });
    const undone = (await app.get('match.undo', { ...atView(laid), unit: 'turn' })).view;
    expect(undone).toMatchObject({ turn: 0, features: [], pieces: view.pieces });
    const again = (await app.get('match.play', { ...atView(undone), action: 'Ng1-f3' })).view;
    const copy = await app.get('match.saveCopy', atView(again));
    const friend = await open();
    const imported = await friend.get('library.import', { file: copy.file! });
    const opened = await friend.get('match.open', { save: imported!.save });
    expect(opened).toMatchObject({ turn: 0, movable: [], budget: { left: 1, of: 2 } });
    expect(await friend.get('match.actions', { ...atView(opened), piece: null })).toHaveLength(32);
    const cell = opened.pieces.find(({ kind }) => kind === 'knight')!.at!;
    expect(await friend.get('match.why', { ...atView(opened), piece: null, cell, places: 'wall' })).toMatchObject({
      says: expect.stringMatching(/^Black Knight stands on/),
    });
  });
  test('shows the count of Makruk beside the side that counts', async () => {
    const app = await open();
    const { variant } = await app.get('games.use', shelf('makruk'));
    const pieces = [
      { kind: 'king', side: 'white', at: 'd4' },
      { kind: 'rook', side: 'white', at: 'a5' },
      { kind: 'king', side: 'black', at: 'h8' },
    ];
    const start = { turn: 'white', pieces, count: 20, countTo: 32 };
    const view = await app.get('match.start', {
      variant,
      options: {},
      players: [{ name: 'Ann' }, { name: 'Ben' }],
      start,
    } as never);
    expect(view.tallies).toEqual([{ side: 0, says: 'Counting: 10 of 16.', isSpoken: true }]);
  });
  test('answers with every action of its turn, if it is the computer', async () => {
    const app = await open();
    const { variant } = await app.get('games.use', shelf('duck'));
    const computer = { computer: { level: '1', seconds: 1 } };
    const two = [{ name: 'Ann' }, { name: '', ...computer }] as never;
    const view = await app.get('match.start', { variant, options: {}, players: two });
    const moved = (await app.get('match.play', { ...atView(view), action: 'Pe2-e4' })).view;
    await app.get('match.play', { ...atView(moved), action: 'wall@e5' });
    const answered = await app.until('played', ({ view: now }) => now.turn === 0 && now.revision > moved.revision + 1);
    expect(answered.view).toMatchObject({ turnNumber: 2, features: [{ id: 'wall' }], budget: null });
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
