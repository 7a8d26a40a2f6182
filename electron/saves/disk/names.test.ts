import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileName } from './hostile-names.fixture.ts';
import { alternatives, EXTENSION, freeName, nameFrom, nameInside, nameKey, readName } from './names.ts';

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
    'a\u200fb',
    '\u200b',
    '\u2800',
    '\u3164',
    '\u00ad \u200d\u2060',
    '\u115f\u1160',
    'CON .txt',
    'clock$',
    '\u{1f600}'.repeat(60),
    'a\ud800b',
    'a\u2028b',
  ])('refuses %j with a sentence', (name) => {
    const read = readName(name);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error).toMatchObject({ code: 'bad-name', message: expect.stringMatching(/\.$/) });
  });
  test('refuses a name that is too long for a file, or invisible', () => {
    const says = (name: string): string => {
      const read = readName(name);
      return read.ok ? 'nothing' : read.error.message;
    };
    expect(says('x'.repeat(81))).toContain('at most 80 letters');
    expect(says('\u{1f600}'.repeat(60))).toContain('too long for a file');
    expect(says('\u3164')).toContain('This name would be invisible');
    // length is counted in code points, not in UTF-16 units
    expect(readName('\u{1f600}'.repeat(50)).ok).toBe(true);
    expect(readName('\u{1f468}\u200d\u{1f469}\u200d\u{1f467}').ok).toBe(true);
  });
  test('knows which names some system treats as equal', () => {
    expect(nameKey('Game')).toBe(nameKey('gAME'));
    expect(nameKey('é')).toBe(nameKey('e\u0301'));
    expect(nameKey('straße')).toBe(nameKey('STRASSE'));
    expect(nameKey('game')).not.toBe(nameKey('game 2'));
    expect(nameKey('ga\u200bme')).toBe(nameKey('game'));
  });
  test('finds a free name, however long the name is', () => {
    const long = 'x'.repeat(80);
    const taken = new Set(['a', 'A (2)', long].map(nameKey));
    expect(freeName('b', taken)).toBe('b');
    expect(freeName('A', taken)).toBe('A (3)');
    const free = freeName(long, taken);
    expect(readName(free).ok).toBe(true);
    expect(free).not.toBe(long);
  });
  test('makes a valid name of any text', () => {
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
  test('a name that is too long is cut so that the number after it still fits', () => {
    for (const long of ['x'.repeat(80), '\u{1f600}'.repeat(50), 'e\u0301'.repeat(80)]) {
      const names = alternatives(nameFrom(long, 'x'));
      const all = Array.from({ length: 30 }, () => names.next().value);
      for (const name of all) expect(readName(name), name).toEqual({ ok: true, value: name });
      expect(new Set(all.map(nameKey)).size).toBe(30);
    }
  });
  test('cuts at grapheme boundaries', () => {
    const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
    expect(nameFrom(family.repeat(40), 'x').replaceAll(family, '')).toBe('');
  });
});

describe('any text as a name', () => {
  test('the name made from it is valid, does not change again, and stays in its folder on every system', () => {
    fc.assert(
      fc.property(hostileName, (wish) => {
        const name = nameFrom(wish, 'Imported');
        expect(readName(name)).toEqual({ ok: true, value: name });
        expect(nameFrom(name, 'another')).toBe(name);
        expect(Buffer.byteLength(`${name} (9999)${EXTENSION}.unfinished`)).toBeLessThanOrEqual(255);
        for (const system of [path.posix, path.win32]) {
          expect(system.basename(name + EXTENSION)).toBe(name + EXTENSION);
          expect(system.dirname(system.join('/folder', name + EXTENSION))).toBe(system.join('/folder'));
        }
        expect(JSON.parse(JSON.stringify(nameInside(name)))).toBe(name);
      }),
      { numRuns: 3000 },
    );
  });
  test('is refused with a message or accepted as it is written', () => {
    fc.assert(
      fc.property(hostileName, (typed) => {
        const read = readName(typed);
        if (read.ok) expect(read.value).toBe(typed.normalize('NFC'));
        else expect(read.error).toMatchObject({ code: 'bad-name', message: expect.stringMatching(/\.$/) });
      }),
      { numRuns: 3000 },
    );
  });
  test('several games get names that are different on every system', () => {
    fc.assert(
      fc.property(fc.array(hostileName, { minLength: 2, maxLength: 12 }), (wishes) => {
        const taken = new Set<string>();
        for (const wish of [...wishes, ...wishes.map((wish) => wish.normalize('NFD').toUpperCase())]) {
          const name = freeName(nameFrom(wish, 'Imported'), taken);
          expect(readName(name).ok).toBe(true);
          taken.add(nameKey(name));
        }
        expect(taken.size).toBe(wishes.length * 2);
      }),
      { numRuns: 500 },
    );
  });
});
