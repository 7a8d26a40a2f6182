/** Coin and dice: recorded for good, the same after a save, and never changed by going back. */

import { describe, expect, test } from 'vitest';
import { MOST_TOSSES } from '../../shared/dice.ts';
import { acid } from '../../variants/acid/index.ts';
import { variantNamed } from '../../variants/registry.ts';
import { entryInOrder } from '../entry.ts';
import { begin, must, playEach } from '../fixtures/begin.fixture.ts';
import { forged } from '../fixtures/forge.fixture.ts';
import { mined } from '../fixtures/mined.fixture.ts';
import { openedSave } from '../fixtures/saved.fixture.ts';
import type { Match } from '../match.ts';
import { encodeLine, journalLineOf, readLines, replayJournal } from '../save/journal.ts';
import { openSave } from '../save/open.ts';
import { writeSave } from '../save/save.ts';
import { readToss, writtenToss } from './tosses.ts';

const about = { name: 'Tosses', created: 1, changed: 2 };
const opened = (text: string): Match => openedSave(text).match;
const tossed = (): Match => {
  const match = begin(acid);
  must(match.toss({ do: 'toss', coin: 'heads' }, { at: 3 }));
  playEach(match, ['Dc2-c3']);
  must(match.toss({ do: 'roll', dice: [4, 2] }, { at: 4 }));
  return match;
};

describe('coin and dice', () => {
  test('are kept at the position where they were thrown, which they do not change', () => {
    const match = tossed();
    const before = match.position.fingerprint();
    const { id } = match.cursor;
    expect(match.tosses).toEqual([
      { node: 0, coin: 'heads', dice: [] },
      { node: id, coin: null, dice: [4, 2] },
    ]);
    expect(must(match.toss({ do: 'toss', coin: 'tails' }))).toMatchObject({ how: 'stay', effects: [], secretOf: null });
    expect(match.position.fingerprint()).toBe(before);
    expect(match.cursor.id).toBe(id);
  });
  test('of other sorts keep how many sides they have, in a save, a journal and a text', () => {
    const match = tossed();
    must(match.toss({ do: 'roll', dice: [17, 4], sides: 20 }));
    must(match.toss({ do: 'roll', dice: [4], sides: 4 }));
    expect(match.tosses.slice(-2).map(({ dice, sides }) => [dice, sides])).toEqual([
      [[17, 4], 20],
      [[4], 4],
    ]);
    expect(opened(writeSave(match, about)).tosses).toEqual(match.tosses);
    const lines = match.entries.map((_, place) => encodeLine(journalLineOf(match, place)));
    const again = begin(acid);
    must(replayJournal(again, readLines(lines.join(''))));
    expect(again.tosses).toEqual(match.tosses);
    const texts = match.tosses.slice(-2).map(writtenToss);
    expect(texts).toEqual(['[%roll] d20 17 4', '[%roll] d4 4']);
    expect(texts.map(readToss)).toEqual([
      { do: 'roll', dice: [17, 4], sides: 20 },
      { do: 'roll', dice: [4], sides: 4 },
    ]);
  });
  test('with six sides are written as ever', () => {
    const match = tossed();
    expect(
      match.entries.map((entry) => JSON.stringify(entryInOrder(entry))).filter((text) => text.includes('roll')),
    ).toEqual(['{"do":"roll","dice":[4,2],"at":4}']);
    expect(match.tosses.map(writtenToss)).toEqual(['[%toss] heads', '[%roll] 4 2']);
  });
  test.each([
    '[%roll] d20 21',
    '[%roll] d4 5',
    '[%roll] d20',
    '[%roll] d7 3',
    '[%roll] d6 3',
    '[%roll] d20 1 d4 1',
    '[%roll] d-4 1',
  ])('%s is no roll', (comment) => expect(readToss(comment)).toBeNull());
  test('undo takes none back, and a second toss at the same position is seen', () => {
    const match = tossed();
    must(match.undo());
    must(match.toss({ do: 'toss', coin: 'tails' }));
    expect(match.tosses.map(({ coin, dice }) => coin ?? dice)).toEqual(['heads', [4, 2], 'tails']);
  });
  test('redo still goes on after a toss', () => {
    const match = tossed();
    must(match.undo());
    must(match.toss({ do: 'toss', coin: 'tails' }));
    expect(match.can.redo).toBe(true);
  });
  test('are the same in a save and a journal', () => {
    const match = tossed();
    expect(opened(writeSave(match, about)).tosses).toEqual(match.tosses);
    const lines = match.entries.map((_, place) => encodeLine(journalLineOf(match, place)));
    const again = begin(acid);
    must(replayJournal(again, readLines(lines.join(''))));
    expect(again.tosses).toEqual(match.tosses);
  });
  test('stay when the rules have changed and the moves cannot be kept', () => {
    const text = forged(writeSave(tossed(), about), (save) => {
      save.variant = { id: 'acid', rules: acid.rulesVersion + 1 };
      save.entries = [
        { do: 'play', action: 'Kz1-z2' },
        { do: 'toss', coin: 'heads' },
        { do: 'roll', dice: [4, 2] },
      ];
    });
    expect(opened(text).tosses.map(({ coin, dice }) => coin ?? dice)).toEqual(['heads', [4, 2]]);
  });
  test('one that is made among secrets is public and names no secret node', () => {
    const match = mined(['d9'], []);
    must(match.toss({ do: 'roll', dice: [6] }));
    for (const { node } of match.tosses) expect(match.node(node).secretOf).toBeNull();
    expect(match.openEntries.at(-1)).toMatchObject({ do: 'roll', dice: [6] });
    expect(opened(writeSave(match, about)).tosses).toEqual(match.tosses);
  });
  test.each([
    ['a coin on its edge', { do: 'toss', coin: 'edge' }],
    ['a seven', { do: 'roll', dice: [7] }],
    ['no dice', { do: 'roll', dice: [] }],
    ['seven dice', { do: 'roll', dice: [1, 1, 1, 1, 1, 1, 1] }],
    ['half a spot', { do: 'roll', dice: [1.5] }],
    ['a five on a die with four sides', { do: 'roll', dice: [5], sides: 4 }],
    ['a 21 on a die with twenty sides', { do: 'roll', dice: [3, 21], sides: 20 }],
    ['a die with seven sides', { do: 'roll', dice: [1], sides: 7 }],
    ['six sides said twice', { do: 'roll', dice: [1], sides: 6 }],
    ['a coin with sides', { do: 'toss', coin: 'heads', sides: 4 }],
    ['a coin with dice', { do: 'toss', coin: 'heads', dice: [1] }],
  ])('a file with %s is refused', (_, entry) => {
    const text = forged(writeSave(tossed(), about), (save) => {
      save.entries = [...(save.entries as unknown[]), entry];
    });
    const open = openSave(text, variantNamed);
    expect(open.ok ? null : open.error.code).toBe('malformed');
  });
  test('there is an end to them, which says what to do', () => {
    const match = begin(acid);
    for (let i = 0; i < MOST_TOSSES; i++) must(match.toss({ do: 'toss', coin: 'heads' }));
    const more = match.toss({ do: 'roll', dice: [1] });
    expect(more.ok ? null : more.error).toMatchObject({ code: 'too-many-tosses' });
    expect(match.entries).toHaveLength(MOST_TOSSES);
  });
});
