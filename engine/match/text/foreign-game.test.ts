/** A game and a turn as people paste them: what was done to the text on its way does not matter, and nothing is lost unseen. */

import { describe, expect, test } from 'vitest';
import { acid } from '../../variants/acid/index.ts';
import { variantNamed } from '../../variants/registry.ts';
import { isTurnText, writeLine } from '../correspondence/turn-line.ts';
import { begin, must } from '../fixtures/begin.fixture.ts';
import { pastedLines } from '../fixtures/received.fixture.ts';
import { textReader } from '../fixtures/saved.fixture.ts';
import { gameTextOf } from './game-text.ts';
import { gameTextsIn, isGameText } from './read-game-text.ts';

const { readMatch, refusalOf } = textReader(variantNamed, ['acid']);
const movesIn = (text: string): string[] =>
  readMatch(text)
    .path()
    .map((node) => node.text);
const MOVES = ['', 'Dc2-c3', 'Dc8-c7', 'Dd2-d3'];
const GAME = '[Game "acid"]\n[MAGI "Ann “the fox”"]\n\n1. D c2–c3 / D c8–c7\n2. D d2–d3';

describe('a game in a message', () => {
  test.each([
    ['quoted', GAME.replace(/^/gm, '> ')],
    ['quoted by bars', GAME.replace(/^/gm, '| ')],
    ['quoted in HTML', GAME.replace(/^/gm, '&gt; ').replaceAll('"', '&quot;')],
    ['in a fence of code', `\`\`\`\n${GAME}\n\`\`\``],
    ['between a greeting and a signature', `Hi Grace,\nour game:\n\n${GAME}\n\n-- \nAnn`],
    ['with smart quotes', GAME.replaceAll('"', '”')],
    ['with a result', `${GAME}\n1-0`],
    ['with a sign for no result', `${GAME} *`],
    ['with lines that begin with a semicolon', GAME.replace('\n1.', '\n; played in Rome on e4\n1.')],
    ['with a comment behind a semicolon', GAME.replace('c8–c7', 'c8–c7 ; as expected')],
    ['with wide digits', GAME.replace(/[1-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))],
    ['with other hyphens', GAME.replaceAll('–', '\u2011')],
    ['with characters that nobody can see', GAME.replaceAll('c', '\u200bc\u00ad').replaceAll('[', '\u2060[')],
    ['with broken lines', GAME.replace(/(?<=[\s\S]*\n\n[\s\S]*) /g, '\n')],
    ['encoded for mail', GAME.replaceAll('–', '=E2=80=93').replace('/ D', '/ =\nD')],
  ])('%s is read', (_, text) => {
    expect(isGameText(text)).toBe(true);
    expect(movesIn(text)).toEqual(MOVES);
  });
  test('names and comments keep their characters', () => {
    const match = readMatch(`> ${GAME} {“so” – \u2060said}`);
    expect(match.players[0].name).toBe('Ann “the fox”');
    expect(match.comments.of(match.cursor.id)?.text).toBe('“so” – \u2060said');
  });
  test('numbered marks are marks', () => {
    const match = readMatch(GAME.replace('c8–c7', 'c8–c7 $6 $140'));
    expect(match.comments.of(2)).toEqual({ mark: '?!', text: '' });
  });
  test('what stands behind a game and names a square may be a move: it is refused with its line', () => {
    expect(refusalOf(`> hello\n${GAME}\n\nWhat about d4?`)).toContain('Line 8, turn 2, LINE: “What about d4?”');
  });
  test('a move that cannot be played is named with its line in the message', () => {
    const quoted = `Hi!\n\n${GAME}`.replace('d2–d3', 'd2–d9').replace(/^/gm, '> ');
    expect(refusalOf(quoted)).toContain('Line 7, turn 2, MAGI: “D d2');
  });
  test('two games are refused together, and each can be read by itself', () => {
    const other = '[Event "friendly"]\n[Game "acid"]\n\n1. D a2–a3';
    const both = `Two games:\n${GAME}\n\n${other}`.replace(/^/gm, '> ');
    expect(refusalOf(both)).toBe('This text has 2 games. Paste one of them at a time.');
    expect(gameTextsIn(both).map(movesIn)).toEqual([MOVES, ['', 'Da2-a3']]);
  });
  test('what the program wrote is read as it is', () => {
    const match = begin(acid);
    must(match.comment(0, { mark: null, text: '> a &gt; b =3D “c”' }));
    const { text } = gameTextOf(match, null, null);
    expect(readMatch(text).comments.of(0)?.text).toBe('> a &gt; b =3D “c”');
  });
});

describe('a turn in a message', () => {
  const head = { is: 'turn', say: '~~~???>>>' };
  const line = writeLine(head, { a: 1 }, 64, 'key');
  const headIn = (text: string): unknown => {
    const found = pastedLines(text);
    return found.ok ? found.value[0].head : found.error.message;
  };
  test.each([
    ['with a capital', line.replace('fairy', 'Fairy')],
    ['with characters that nobody can see', line.replace(/(.{9})/g, '$1\u200b\u2060\u00ad\u200e')],
    ['with dashes', line.replaceAll('-', '–')],
    ['quoted by bars', line.replace(/(.{60})/g, '$1\n| ')],
    ['quoted in HTML', `&gt; ${line.replace(/(.{60})/g, '$1\n&gt; ')}`],
    ['encoded for mail', line.replace(/(.{70})/g, '$1=\n')],
    ['between marks of code', `see \`${line}\``],
  ])('%s is read', (_, text) => {
    expect(isTurnText(text)).toBe(true);
    expect(headIn(text)).toEqual(head);
  });
  test('two hyphens that became one dash are found again', () => {
    const bytes = Uint8Array.from([0xfb, 0xef, 0xbe, 0xfb, 0xef, 0xbe, 1, 2]);
    const dashed = writeLine(head, {}, 64, 'key', bytes);
    expect(dashed).toContain('--');
    expect(headIn(dashed.replaceAll('--', '—'))).toEqual(head);
    expect(headIn(dashed.replaceAll('--', '–'))).toEqual(head);
  });
  test('a letter that was changed is still found by the checksum', () => {
    const at = line.indexOf(':', 14) + 5;
    const other = line[at] === 'A' ? 'B' : 'A';
    expect(headIn(line.slice(0, at) + other + line.slice(at + 1))).toContain('This line was changed on its way.');
  });
  test('a strange letter is named', () => {
    expect(headIn(line.replace(/(?<=^.{40})./, '€'))).toBe(
      'This line is incomplete, or was changed on its way: it cannot be read from “€” on. Copy the whole line again, or send it as a file.',
    );
  });
});
