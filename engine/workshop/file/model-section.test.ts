/** Models in the text of a game: where they stand, what is told about them, and that a game without one stays as it was. */
import { describe, expect, test } from 'vitest';
import { compile } from '../compile/compile.ts';
import { editGame } from '../edit/edit-game.ts';
import { editable } from '../edit/editable.ts';
import { sentences as editSentences } from '../edit/sentences.ts';
import { meaningOf } from '../identity.ts';
import { LIMITS } from '../limits.ts';
import { LARGE, PYRAMID, SPIKE } from '../model/models.fixture.ts';
import { sentences } from '../model/sentences.ts';
import { PNG } from '../picture/pictures.fixture.ts';
import { sentences as pictureSentences } from '../picture/sentences.ts';
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
const bare = writeGame({
  ...small,
  pieces: small.pieces.map(({ figure: _figure, glyph: _glyph, stand: _stand, ...piece }) => piece),
});
const says = (text: string): readonly string[] => readDraft(text).problems.map((problem) => problem.says);
const change = (text: string, piece: number, model: string | null): string => {
  const edited = editGame(text, { do: 'model', piece, model });
  if (!edited.ok) throw new Error(edited.says);
  return edited.text;
};

test('it stands at the end of the text, behind the pictures, and comes back from there', () => {
  const withPicture = editGame(bare, { do: 'picture', piece: 0, picture: PNG });
  const text = change(withPicture.ok ? withPicture.text : '', 1, SPIKE);
  expect(text).toBe(`${bare}\n[pictures]\n${first.name} = ${PNG}\n\n[models]\n${second.name} = ${SPIKE}\n`);
  expect(dataOf(text).pieces.map(({ model }) => model)).toEqual(
    small.pieces.map((_, i) => (i === 1 ? SPIKE : undefined)),
  );
  expect(writeGame(dataOf(text))).toBe(text);
  expect(editable(text).game?.pieces[1].model).toBe(SPIKE);
  expect(compile(dataOf(text), 'own:models').types.find(({ id }) => id === second.id)?.model).toBe(SPIKE);
});
test('it is no part of the rules: a game with another model is the same game', () => {
  expect(meaningOf(dataOf(change(bare, 0, PYRAMID)))).toBe(meaningOf(small));
});
test('a game without models has no word of them in its text', () => expect(writeGame(small)).not.toContain('model'));

describe('A problem is told', () => {
  test.each([
    ['of no kind', [`Nobody = ${PYRAMID}`], 'There is no kind “Nobody”.'],
    ['twice', [`${first.name} = ${PYRAMID}`, `${first.name} = ${PYRAMID}`], 'stands in this section twice'],
    ['of a picture', [`${first.name} = ${PNG}`], sentences.noModel],
    ['of nothing', [`${first.name} =`], sentences.noBase64],
    ['of an address', [`${first.name} = https://example.org/a.glb`], sentences.noBase64],
  ])('%s', (_, lines, told) => {
    expect(says(`${bare}\n[models]\n${lines.join('\n')}\n`)[0]).toContain(told);
  });
  test('beside a figure, a glyph or a picture', () => {
    const models = `\n[models]\n${first.name} = ${PYRAMID}\n`;
    for (const look of ['figure = knight', 'glyph = M10 10H90V90Z'])
      expect(says(bare.replace(/^letter = .*$/m, `$&\n${look}`) + models)).toEqual([sentences.lookToo]);
    expect(says(`${bare}\n[pictures]\n${first.name} = ${PNG}\n${models}`)).toEqual([sentences.lookToo]);
  });
});

describe('In the workshop', () => {
  test('it takes the place of a glyph and of a picture, and they take its', () => {
    const drawn = bare.replace(/^letter = .*$/m, '$&\nglyph = M10 10H90V90Z\nstand = upright');
    expect(change(drawn, 0, PYRAMID)).not.toMatch(/glyph|stand/);
    const pictured = editGame(change(bare, 0, PYRAMID), { do: 'picture', piece: 0, picture: PNG });
    expect(pictured.ok && dataOf(pictured.text).pieces[0]).toEqual({ ...dataOf(bare).pieces[0], picture: PNG });
    const again = dataOf(change(pictured.ok ? pictured.text : '', 0, SPIKE));
    expect(again.pieces[0]).toEqual({ ...dataOf(bare).pieces[0], model: SPIKE });
    const svg = '<svg viewBox="0 0 9 9"><path d="M1 1H8V8Z"/></svg>';
    const glyphed = editGame(change(bare, 0, PYRAMID), { do: 'glyph', piece: 0, svg });
    expect(glyphed.ok && glyphed.text).not.toContain(PYRAMID);
  });
  test('it is replaced, goes with its kind when that is renamed, and is removed', () => {
    const once = change(bare, 0, PYRAMID);
    expect(dataOf(change(once, 0, SPIKE)).pieces[0].model).toBe(SPIKE);
    const renamed = editGame(once, { do: 'rename', piece: 0, name: 'Grand Duke', figure: 'king' });
    expect(renamed.ok && dataOf(renamed.text).pieces[0]).toMatchObject({ name: 'Grand Duke', model: PYRAMID });
    expect(dataOf(change(once, 0, null))).toEqual(dataOf(bare));
    const removed = editGame(once, { do: 'remove', piece: 0 });
    expect(removed.ok && removed.text).not.toContain(PYRAMID);
  });
  test('with the last one its heading goes, unless somebody has written something below it', () => {
    const both = change(change(bare, 0, PYRAMID), 1, SPIKE);
    expect(change(change(both, 0, null), 1, null)).toBe(bare);
    expect(change(both, 0, null)).toBe(change(bare, 1, SPIKE));
    const pictured = editGame(change(bare, 0, PYRAMID), { do: 'picture', piece: 1, picture: PNG });
    const without = editGame(pictured.ok ? pictured.text : '', { do: 'picture', piece: 1, picture: null });
    expect(without).toEqual({ ok: true, text: change(bare, 0, PYRAMID) });
    const noted = `${bare}\n[models]\n# from a scan\n${first.name} = ${PYRAMID}\n`;
    expect(change(noted, 0, null)).toBe(`${bare}\n[models]\n# from a scan\n`);
  });
  test('two kinds have the same one only in different tints, since nobody could tell them apart', () => {
    for (const give of [
      { do: 'model', model: PYRAMID },
      { do: 'picture', picture: PNG },
    ] as const) {
      const once = editGame(bare, { ...give, piece: 0 });
      const text = once.ok ? once.text : '';
      expect(editGame(text, { ...give, piece: 1 })).toEqual({ ok: false, says: editSentences.lookTwice(first.name) });
      expect(editGame(text, { ...give, piece: 0 }).ok).toBe(true);
      const tinted = editGame(text, { do: 'set', settings: [{ at: ['pieces', 1, 'tint'], to: 'amber' }] });
      expect(editGame(tinted.ok ? tinted.text : '', { ...give, piece: 1 }).ok).toBe(true);
    }
  });
  test('a copy of the kind has none', () => {
    const copied = editGame(change(bare, 0, PYRAMID), { do: 'add', name: first.name, copied: 0 });
    expect(copied.ok && dataOf(copied.text).pieces.filter(({ model }) => model !== undefined)).toHaveLength(1);
  });
  test('what is no model is refused, and changes nothing', () => {
    expect(editGame(bare, { do: 'model', piece: 0, model: PNG })).toEqual({ ok: false, says: sentences.noModel });
    expect(editGame(bare, { do: 'model', piece: 99, model: PYRAMID }).ok).toBe(false);
  });
  test('models and pictures have one limit together', () => {
    const pieces = Array.from({ length: 30 }, (_, i) => ({
      ...{
        ...small.pieces[1],
        id: `kind-${i}`,
        name: `Kind ${i}`,
        letter: `${String.fromCharCode(65 + (i % 26))}${i < 26 ? 'X' : 'Y'}`,
      },
      picture: PNG,
    }));
    const most = Math.floor(LIMITS.pictures / PNG.length);
    const plain = dataOf(bare);
    const withPictures = (count: number) => ({ ...plain, pieces: [...plain.pieces, ...pieces.slice(0, count)] });
    const fits = withPictures(most - Math.ceil(LARGE.length / PNG.length));
    expect(readGame(change(writeGame(fits), 0, LARGE)).ok).toBe(true);
    const full = withPictures(most);
    expect(editGame(writeGame(full), { do: 'model', piece: 0, model: LARGE })).toEqual({
      ok: false,
      says: pictureSentences.tooMuch(LIMITS.pictures),
    });
    const [king, ...others] = full.pieces;
    expect(says(writeGame({ ...full, pieces: [{ ...king, model: LARGE }, ...others] }))).toEqual([
      pictureSentences.tooMuch(LIMITS.pictures),
    ]);
  });
});
