/** Whatever of ours is pasted, it is said what it is; anything else is refused with what is wrong with the nearest kind. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LONGEST_GAME_TEXT } from '../../../engine/match/text/read-game-text.ts';
import { words } from '../../../engine/match/words.ts';
import { shelf } from '../../../engine/testing/workshop/shelf.ts';
import { recogniseMessages } from '../../contract/foreign-text.ts';
import { errorMessages } from '../../contract/messages.ts';
import { encodeInvitation } from '../../online/invite-code.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, startAcid, type TestApp } from '../application.fixture.ts';

async function opened(): Promise<TestApp> {
  const app = await openTestApp(temporaryFolder());
  return app;
}
const recognised = (app: TestApp, text: string) => app.get('text.recognise', { text });

const GAME = '[Game "acid"]\n\n1. D c2–c3 / D c8–c7\n2. D d2–d3';
const friend = { name: 'Grace', elsewhere: true as const };

describe('a text is', () => {
  test('a game, by its moves or as a saved one', async () => {
    const app = await opened();
    expect(await recognised(app, `Look:\n\n${GAME}`)).toEqual({
      found: [{ is: 'game', title: 'acid', turns: 2, text: `Look:\n\n${GAME}` }],
      why: null,
    });
    await startAcid(app, ['Dc2-c3']);
    const [save] = (await app.get('library.list', {})).saves;
    const { file } = await app.get('library.export', { save: save.save });
    expect((await recognised(app, file?.text ?? '')).found).toMatchObject([{ is: 'game', title: 'acid', turns: 1 }]);
  });
  test('two games, which are offered one by one', async () => {
    const app = await opened();
    const { found } = await recognised(app, `${GAME}\n\n${GAME.replace('d2–d3', 'd2–d3 / D d8–d7\n3. D d3–d4')}`);
    expect(found.map((one) => (one.is === 'game' ? one.turns : one.is))).toEqual([2, 3]);
    const half = await recognised(app, `${GAME.replace('d2–d3', 'd2–d9')}\n\n${GAME}`);
    expect(half.found).toHaveLength(1);
    expect(half.why).toMatch(/^Game 1 of this text cannot be read\. Line 4, turn 2/);
  });
  test('an invitation, and a turn of a game that is here', async () => {
    const [ada, grace] = [await opened(), await opened()];
    const view = await ada.get('match.start', { variant: 'acid', options: {}, players: [{ name: 'Ada' }, friend] });
    await ada.get('match.play', { ...atView(view), action: 'Dc2-c3' });
    const { open } = await ada.get('app.hello', {});
    const { text } = await ada.get('correspondence.copy', { ...atView(open!), draw: false });
    expect((await recognised(grace, text.replace('fairytable', 'Fairytable'))).found).toEqual([
      { is: 'invitation', title: 'acid' },
    ]);
    await grace.get('correspondence.receive', { text });
    expect((await recognised(grace, `> ${text}`)).found).toEqual([{ is: 'turn', title: 'acid', friend: 'Ada' }]);
  });
  test('a position, of every game in which it can be played', async () => {
    const app = await opened();
    const view = await startAcid(app, ['Dc2-c3']);
    const { position } = await app.get('match.text', atView(view));
    expect((await recognised(app, `> ${position}`)).found).toMatchObject([{ is: 'position', variant: 'acid' }]);
    const both = await recognised(app, 'K@e1 k@e8');
    expect(both.found.length).toBeGreaterThan(1);
  });
  test('the code of a table, in a message', async () => {
    const app = await opened();
    const code = encodeInvitation({
      ...{ addresses: ['192.168.0.7'], port: 40123 },
      ...{ fingerprint: new Uint8Array(16).fill(7), token: new Uint8Array(16).fill(9) },
    });
    expect((await recognised(app, `Join me!\n\n${code}\n\nAda`)).found).toEqual([{ is: 'code', text: code }]);
  });
  test('rules, also those with a mistake', async () => {
    const app = await opened();
    const rules = shelf.get('atomic') ?? '';
    expect((await recognised(app, `Try this:\n\n${rules}`)).found).toEqual([
      { is: 'rules', title: 'Atomic chess', wrong: null },
    ]);
    const [bad] = (await recognised(app, rules.replace('[game]', '[gme]'))).found;
    expect(bad).toMatchObject({
      is: 'rules',
      wrong: expect.stringMatching(/^Line 1, column 1: A game needs a section \[game\]/),
    });
  });
});

describe('of other programs', () => {
  const FEN = 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3';
  test('a FEN is a position of every known variant in which it can be played, chess first', async () => {
    const app = await opened();
    const { found } = await recognised(app, FEN);
    expect(found[0]).toMatchObject({ is: 'position', title: 'Orthodox chess', text: expect.stringContaining('N@f3') });
    expect(found.map((one) => 'title' in one && one.title)).toEqual(
      expect.arrayContaining(['Atomic chess', 'Crazyhouse']),
    );
    const [{ found: xiangqi }, none] = [
      await recognised(app, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1'),
      await recognised(app, '8/8/8 w - - 0 1'),
    ];
    expect(xiangqi.map((one) => 'title' in one && one.title)).toContain('Xiangqi');
    expect(none).toEqual({ found: [], why: recogniseMessages.noFen });
  });
  test('a FEN with castling from elsewhere is a game of Chess960 from there, and stays the same when it is opened', async () => {
    const app = await opened();
    const { found } = await recognised(app, '5k1r/8/8/8/8/8/8/5K1R w Hh - 0 1');
    const game = found.find(({ is }) => is === 'game');
    expect(game).toMatchObject({ title: 'Chess960', turns: 0 });
  });
  test('a PGN is a game, and several are several games', async () => {
    const app = await opened();
    const pgn = '[White "Ada"]\n[Black "Grace"]\n\n1. e4 e5 2. Nf3 *\n';
    expect((await recognised(app, pgn)).found).toMatchObject([{ is: 'game', title: 'Orthodox chess', turns: 2 }]);
    expect((await recognised(app, `${pgn}\n${pgn}`)).found).toHaveLength(2);
    const added = await app.get('library.import', { file: { text: pgn, name: 'lichess.pgn' } });
    expect(added).toMatchObject({ variant: expect.stringMatching(/^own:/) });
  });
});

describe('what is nothing of ours is refused with what is wrong with the nearest kind', () => {
  const REFUSED: readonly (readonly [string, RegExp])[] = [
    ['', /Paste the text first/],
    ['good morning', /This text is no game, turn, position, rules or code/],
    [GAME.replace('d2–d3', 'd2–d9'), /Line 4, turn 2, MAGI/],
    ['fairytable:1:abc:def', /The end of this line is missing/],
    ['turn=magi K@a1 k@zz9', /This is no position of .*k@zz9/],
    ['ABCDE FGHJK LMNPQ', /code/],
    ['{"format": 1}', /This file is not a Fairytable game|is damaged/],
  ];
  test.each(REFUSED)('%j', async (text, why) => {
    const app = await opened();
    const seen = await recognised(app, text);
    expect(seen.found).toEqual([]);
    expect(seen.why).toMatch(why);
  });
});

test('a game, a turn and rules that are too long to be read are refused as such', async () => {
  const app = await opened();
  const behind = '\n'.repeat(LONGEST_GAME_TEXT);
  expect(await recognised(app, GAME + behind)).toEqual({ found: [], why: words.textTooLong });
  expect(await recognised(app, `fairytable:1:AAAA:BBBB:0123456789abcdef${behind}`)).toEqual({
    found: [],
    why: words.longTurnText,
  });
  expect((await recognised(app, `fairygame 1\n[game]${behind}`)).why).toBe(errorMessages.gamesTooLong);
  expect((await recognised(app, `Hello${behind}`)).why).toContain('This text is no game, turn, position');
});

describe('a file that is opened as a game and holds a position', () => {
  const POSITION = 'K@e1 D@d4 k@e9';
  async function withFile(): Promise<{ app: TestApp; file: string }> {
    const app = await openTestApp(temporaryFolder(), { native: true });
    const file = path.join(temporaryFolder(), 'position.txt');
    fs.writeFileSync(file, POSITION);
    return { app, file };
  }

  test('by the dialog of the system: the page is given the text', async () => {
    const { app, file } = await withFile();
    app.dialogs.file = file;
    expect(await app.get('library.import', {})).toBeNull();
    expect(await app.next('text')).toEqual({ text: POSITION });
  });
  test('by a double click: the page is given the text, and nothing is refused', async () => {
    const { app, file } = await withFile();
    await app.app.openFile(file);
    expect(await app.next('text')).toEqual({ text: POSITION });
    expect(app.told.filter(({ event }) => event === 'notice')).toEqual([]);
  });
  test('what is nothing of ours is refused as before', async () => {
    const { app, file } = await withFile();
    fs.writeFileSync(file, 'Dear Ann, how are you?');
    app.dialogs.file = file;
    expect((await app.ask('library.import', {})).ok).toBe(false);
    expect(app.told.filter(({ event }) => event === 'text')).toEqual([]);
  });
});
