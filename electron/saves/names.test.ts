import { describe, expect, test } from 'vitest';
import { freeName, nameFrom, nameKey, readName } from './names.ts';

describe('names of games', () => {
  test.each(['Our game', 'acid 2026-11-20 (2)', 'Δδ Λλ', 'a.b', 'console', 'com10', 'x'.repeat(80), '名前', 'é'])(
    'takes "%s"',
    (name) => expect(readName(name)).toEqual({ ok: true, value: name.normalize('NFC') }),
  );
  test.each([
    '',
    '   ',
    'a/b',
    'a\\b',
    '../up',
    'c:up',
    'a*',
    'a?',
    'a"b',
    'a<b',
    'a>b',
    'a|b',
    'tab\there',
    'nul\u0000l',
    'line\nfeed',
    'dot.',
    ' space',
    'space ',
    '.hidden',
    '..',
    'CON',
    'con',
    'Aux.txt',
    'nul',
    'prn.fairytable',
    'COM1',
    'lpt9.x',
    'com¹',
    'x'.repeat(81),
    '名'.repeat(80),
    'a\u202eb',
    'a\ud800b',
    'a\u2028b',
  ])('refuses %j with a sentence', (name) => {
    const read = readName(name);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error).toMatchObject({ code: 'bad-name', message: expect.stringMatching(/\.$/) });
  });
  test('knows which names a system takes for the same', () => {
    expect(nameKey('Game')).toBe(nameKey('gAME'));
    expect(nameKey('é')).toBe(nameKey('e\u0301'));
    expect(nameKey('straße')).toBe(nameKey('STRASSE'));
    expect(nameKey('game')).not.toBe(nameKey('game 2'));
  });
  test('finds a free name, however long', () => {
    const long = 'x'.repeat(80);
    const taken = new Set(['a', 'A (2)', long].map(nameKey));
    expect(freeName('b', taken)).toBe('b');
    expect(freeName('A', taken)).toBe('A (3)');
    const free = freeName(long, taken);
    expect(readName(free).ok).toBe(true);
    expect(free).not.toBe(long);
  });
  test('makes a good name of anything', () => {
    for (const wish of [
      '../../etc/passwd',
      'CON',
      '',
      '...',
      'a/b\\c',
      '\u0000',
      'x'.repeat(500),
      '名'.repeat(300),
      ' a . ',
      '\ud800',
    ]) {
      expect(readName(nameFrom(wish, 'Imported')).ok, wish).toBe(true);
    }
    expect(nameFrom('a/b', 'x')).toBe('a b');
    expect(nameFrom('CON', 'x')).toBe('x');
  });
});
