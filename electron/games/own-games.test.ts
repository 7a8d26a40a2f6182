/** Games of people's own: read once, found by id, and in saves that open on a table that never saw their file. */
import { describe, expect, test } from 'vitest';
import { Match } from '../../engine/match/match.ts';
import { glanceAt } from '../../engine/match/save/glance.ts';
import { openSave } from '../../engine/match/save/open.ts';
import { writeSave } from '../../engine/match/save/save.ts';
import { LONGEST_RULES } from '../../engine/shared/limits.ts';
import { shelf } from '../../engine/testing/workshop/shelf.ts';
import { acid } from '../../engine/variants/acid/index.ts';
import { addOwn, MOST_OWN, variantNamed } from '../../engine/variants/registry.ts';
import { smallGame, withLine } from '../../engine/workshop/file/small-game.fixture.ts';
import { LIMITS } from '../../engine/workshop/limits.ts';
import { readOwnGame, savedVariant } from './own-games.ts';

const idOf = (text: string): string => {
  const game = readOwnGame(text);
  if (!game.ok) throw new Error(game.problems[0].says);
  return game.variant.id;
};
const players = [{ name: 'Ann' }, { name: 'Bo' }] as const;
/** The save of a game in which the first side has moved. */
function played(text: string): string {
  const variant = variantNamed(idOf(text))!;
  const begun = Match.begin({ variant, options: {}, players: [...players] });
  if (!begun.ok) throw new Error(begun.error.message);
  const [action] = begun.value.position.actions();
  begun.value.play(action.text);
  return writeSave(begun.value, { name: 'Ours', created: 1, changed: 2 });
}

describe('A game of one’s own', () => {
  test('is found by its id once its text was read, and is the same object for the same text', () => {
    const id = idOf(smallGame);
    expect(variantNamed(id)).toMatchObject({ id, source: smallGame });
    expect(readOwnGame(smallGame)).toBe(readOwnGame(smallGame));
  });
  test('with another title is the same game under the new title', () => {
    const id = idOf(smallGame);
    expect(idOf(withLine('title = Small', 'title = Tiny'))).toBe(id);
    expect(variantNamed(id)?.words.title).toBe('Tiny');
    idOf(smallGame);
    expect(variantNamed(id)?.words.title).toBe('Small');
  });
  test('that is not used gives way to others, and one in use does not', () => {
    const id = idOf(smallGame);
    // tests share a process: another one that asks which games know a position of acid must not find these
    const small = variantNamed(id)!;
    for (let n = 0; n < MOST_OWN + 5; n++) {
      addOwn({ ...small, id: `own:test-${n}` });
      expect(variantNamed(id)?.id).toBe(id);
    }
    expect(variantNamed('own:test-0')).toBeUndefined();
  });
  test('has a text that fits into a save', () => expect(LIMITS.letters).toBeLessThanOrEqual(LONGEST_RULES));
});

describe('A save', () => {
  test('contains the text of its game, and needs nothing else to open', () => {
    const save = played(smallGame);
    expect(JSON.parse(save).variant).toEqual({ id: idOf(smallGame), rules: 2, game: smallGame });
    const opened = openSave(save, savedVariant);
    if (!opened.ok) throw new Error(opened.error.message);
    expect(opened.value.told).toBe(null);
    expect(writeSave(opened.value.match, { name: 'Ours', created: 1, changed: 2 })).toBe(save);
    expect(glanceAt(save, savedVariant)).toMatchObject({ ok: true, value: { source: smallGame, turn: 1 } });
  });
  test.each([...shelf.keys()])('of %s from the shelf opens', (name) => {
    expect(openSave(played(shelf.get(name)!), savedVariant)).toMatchObject({ ok: true, value: { told: null } });
  });
  /** The text with its variant changed, and a checksum that fits only by chance. */
  const refusalOf = (change: (variant: Record<string, unknown>) => void): string => {
    const save = JSON.parse(played(smallGame));
    change(save.variant);
    const opened = openSave(JSON.stringify(save), savedVariant);
    return opened.ok ? 'opened' : opened.error.code;
  };
  test('whose game was changed is refused as damaged', () => {
    expect(refusalOf((variant) => Object.assign(variant, { game: withLine('repetition = 3', 'repetition = 4') }))).toBe(
      'damaged',
    );
    expect(refusalOf((variant) => delete variant.game)).toBe('damaged');
    expect(refusalOf((variant) => Object.assign(variant, { game: 'x'.repeat(LONGEST_RULES + 1) }))).toBe('malformed');
  });
  test('of one of the program’s games never contains another game under its name', () => {
    expect(savedVariant('acid', smallGame)).toBeUndefined();
    expect(savedVariant('own:0', smallGame)).toBeUndefined();
    expect(savedVariant(idOf(smallGame), 'no game')).toBeUndefined();
    expect(savedVariant('acid')).toBe(acid);
  });
});
