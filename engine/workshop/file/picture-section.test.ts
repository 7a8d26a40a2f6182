/** Pictures in the text of a game: where they stand, what is told about them, and that a game without one stays as it was. */
import { describe, expect, test } from 'vitest';
import { editGame } from '../edit/edit-game.ts';
import { editable } from '../edit/editable.ts';
import { meaningOf } from '../identity.ts';
import { LIMITS } from '../limits.ts';
import { LOSSLESS, LOSSY, PNG, TOO_SMALL } from '../picture/pictures.fixture.ts';
import { sentences } from '../picture/sentences.ts';
import { readDraft, readGame } from './read-game.ts';
import { smallGame } from './small-game.fixture.ts';
import { writeGame } from './write-game.ts';

const dataOf = (text: string) => {
  const read = readGame(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.data;
};
const small = dataOf(smallGame);
const [first, second] = small.pieces;
const canonical = writeGame(small);
const withSection = (...lines: readonly string[]): string => `${canonical}\n[pictures]\n${lines.join('\n')}\n`;
const problems = (text: string): readonly string[] =>
  readDraft(text).problems.map(
    ({ line, column, says }) => `${line - canonical.split('\n').length - 1}:${column} ${says}`,
  );
const change = (text: string, piece: number, picture: string | null): string => {
  const edited = editGame(text, { do: 'picture', piece, picture });
  if (!edited.ok) throw new Error(edited.says);
  return edited.text;
};
const noLooks = writeGame({
  ...small,
  pieces: small.pieces.map(({ figure: _figure, glyph: _glyph, stand: _stand, ...piece }) => piece),
});

test('it stands at the end of the text, and comes back from there', () => {
  const text = change(noLooks, 1, LOSSY);
  expect(text).toBe(`${noLooks}\n[pictures]\n${second.name} = ${LOSSY}\n`);
  expect(dataOf(text).pieces.map(({ picture }) => picture)).toEqual(
    small.pieces.map((_, i) => (i === 1 ? LOSSY : undefined)),
  );
  expect(writeGame(dataOf(text))).toBe(text);
  expect(editable(text).game?.pieces[1].picture).toBe(LOSSY);
});
test('it is no part of the rules: a game with another picture is the same game', () => {
  expect(meaningOf(dataOf(change(noLooks, 0, PNG)))).toBe(meaningOf(small));
});
test('a game without pictures has no word of them in its text', () => expect(canonical).not.toContain('picture'));

describe('A problem is told where it stands', () => {
  const column = first.name.length + 4;
  test.each([
    ['of no kind', [`Nobody = ${PNG}`], '1:1 There is no kind “Nobody”.'],
    [
      'twice',
      [`${first.name} = ${PNG}`, `${first.name} = ${PNG}`],
      `2:1 “${first.name}” stands in this section twice.`,
    ],
    ['of another size', [`${first.name} = ${TOO_SMALL}`], `1:${column} ${sentences.wrongSize(96)}`],
    ['of nothing', [`${first.name} =`], `1:${column - 2} ${sentences.noBase64}`],
    ['an address', [`${first.name} = https://example.org/a.png`], `1:${column} ${sentences.noBase64}`],
  ])('%s', (_, lines, says) => {
    expect(problems(withSection(...lines))[0]).toContain(says);
  });
  test('beside a figure or a glyph', () => {
    for (const look of ['figure = knight', 'glyph = M10 10H90V90Z']) {
      const text = noLooks.replace(/^letter = .*$/m, `$&\n${look}`);
      expect(readDraft(`${text}\n[pictures]\n${first.name} = ${PNG}\n`).problems.map(({ says }) => says)).toEqual([
        sentences.figureToo,
      ]);
    }
  });
});

describe('In the workshop', () => {
  test('it takes the place of a figure and of a glyph', () => {
    const text = noLooks.replace(/^letter = .*$/m, '$&\nglyph = M10 10H90V90Z\nstand = upright');
    expect(dataOf(change(text, 0, PNG)).pieces[0]).toMatchObject({ picture: PNG });
    expect(change(text, 0, PNG)).not.toMatch(/glyph|stand/);
  });
  test('it is replaced, goes with its kind when that is renamed, and is removed', () => {
    const once = change(noLooks, 0, PNG);
    expect(dataOf(change(once, 0, LOSSLESS)).pieces[0].picture).toBe(LOSSLESS);
    const renamed = editGame(once, { do: 'rename', piece: 0, name: 'Grand Duke' });
    expect(renamed.ok && dataOf(renamed.text).pieces[0]).toMatchObject({ name: 'Grand Duke', picture: PNG });
    expect(dataOf(change(once, 0, null))).toEqual(dataOf(noLooks));
    const removed = editGame(once, { do: 'remove', piece: 0 });
    expect(removed.ok && removed.text).not.toContain(PNG);
  });
  test('a copy of the kind has none, since nobody could tell the two apart', () => {
    const copied = editGame(change(noLooks, 0, PNG), { do: 'add', name: first.name, copied: 0 });
    expect(copied.ok && dataOf(copied.text).pieces.map(({ picture }) => picture)).toEqual([
      PNG,
      ...small.pieces.map(() => undefined),
    ]);
  });
  test('what is no picture is refused, and changes nothing', () => {
    expect(editGame(noLooks, { do: 'picture', piece: 0, picture: TOO_SMALL })).toEqual({
      ok: false,
      says: sentences.wrongSize(96),
    });
    expect(editGame(noLooks, { do: 'picture', piece: 99, picture: PNG }).ok).toBe(false);
  });
  test('all of them together have a limit that leaves room for the rules', () => {
    const kinds = Array.from({ length: 30 }, (_, i) => ({ ...small.pieces[1], id: `kind-${i}`, name: `Kind ${i}` }));
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((a) => [`${a}X`, `${a}Y`]);
    const many = {
      ...dataOf(noLooks),
      pieces: [...dataOf(noLooks).pieces, ...kinds.map((kind, i) => ({ ...kind, letter: letters[i], picture: PNG }))],
    };
    const most = Math.floor(LIMITS.pictures / PNG.length);
    const with_ = (count: number): string =>
      writeGame({ ...many, pieces: many.pieces.slice(0, small.pieces.length + count) });
    expect(most).toBeLessThan(30);
    expect(readGame(with_(most)).ok).toBe(true);
    expect(readDraft(with_(most + 1)).problems.map(({ says }) => says)).toEqual([sentences.tooMuch(LIMITS.pictures)]);
    const full = with_(most);
    expect(editGame(full, { do: 'picture', piece: 0, picture: PNG })).toEqual({
      ok: false,
      says: sentences.tooMuch(LIMITS.pictures),
    });
    expect(full.length).toBeLessThan(LIMITS.letters);
  });
});
