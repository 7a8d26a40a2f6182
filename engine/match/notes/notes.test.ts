/** The page of notes: no position changes, every version is in the save, and what a stranger sends is held to its limits. */

import { describe, expect, test } from 'vitest';
import { LONGEST_NOTES } from '../../shared/limits.ts';
import { acid } from '../../variants/acid/index.ts';
import { deicide } from '../../variants/deicide/index.ts';
import { begin, must, playEach } from '../fixtures/begin.fixture.ts';
import { type ForgedFields, forged } from '../fixtures/forge.fixture.ts';
import { mined } from '../fixtures/mined.fixture.ts';
import { answerToEntry, openedSave } from '../fixtures/saved.fixture.ts';
import type { Match } from '../match.ts';
import { writeSave } from '../save/save.ts';
import { MOST_NOTES_CHANGES, plainNotes } from './notes.ts';

const about = { name: 'Noted', created: 1, changed: 2 };
const code = (made: ReturnType<Match['writeNotes']>): string => (made.ok ? 'no error' : made.error.code);

describe('the notes', () => {
  test('are written anew, stay when a move is undone, and change no position', () => {
    const match = playEach(begin(acid), ['Dc2-c3']);
    const before = match.position.fingerprint();
    expect(match.notes.text).toBe('');
    expect(must(match.writeNotes('Watch the Zone.\n\n  - e5'))).toMatchObject({ how: 'stay', effects: [] });
    must(match.undo());
    expect(match.notes.text).toBe('Watch the Zone.\n\n  - e5');
    must(match.redo());
    expect(match.position.fingerprint()).toBe(before);
    must(match.writeNotes(''));
    expect(match.notes.text).toBe('');
  });
  test('are kept without signs that cannot be seen', () => {
    expect(plainNotes('\r\n one \t\r\ntwo\u202e\u0000\u0007\u2028three\n\n')).toBe(' one\ntwo\nthree');
    expect(plainNotes('  \n \n')).toBe('');
    expect(plainNotes('a\tb 🙂 Ω')).toBe('a\tb 🙂 Ω');
  });
  test('are refused if they are too long, or were changed too often', () => {
    const match = begin(acid);
    expect(code(match.writeNotes('x'.repeat(LONGEST_NOTES + 1)))).toBe('long-notes');
    expect(match.entries.length).toBe(0);
    for (let n = 0; n < MOST_NOTES_CHANGES; n++) must(match.writeNotes(`note ${n}`));
    expect(code(match.writeNotes('one more'))).toBe('many-notes');
    expect(match.notes.text).toBe(`note ${MOST_NOTES_CHANGES - 1}`);
  });
});

describe('in a save', () => {
  test('the notes are there again, byte for byte, with secrets too', () => {
    for (const match of [playEach(begin(acid), ['Dc2-c3']), mined(['e5'], ['h9'])]) {
      must(match.writeNotes('first'));
      must(match.writeNotes('second\n“quoted” \\ {braces}'));
      const text = writeSave(match, about);
      const again = openedSave(text).match;
      expect(again.notes.text).toBe('second\n“quoted” \\ {braces}');
      expect(writeSave(again, about)).toBe(text);
    }
  });
  test('they stay when the rules have changed and the moves are lost', () => {
    const match = playEach(begin(deicide), []);
    must(match.writeNotes('kept'));
    const old = forged(writeSave(match, about), (save) => {
      save.variant = { id: 'deicide', rules: deicide.rulesVersion + 1 };
      (save.entries as unknown[]).push({ do: 'play', action: 'Ka1-z9' });
    });
    const { match: again, told } = openedSave(old);
    expect(told?.code).toBe('other-rules');
    expect(again.notes.text).toBe('kept');
  });
  test('forged notes are refused with a sentence', () => {
    const text = writeSave(begin(acid), about);
    const adding = (entry: ForgedFields): string => answerToEntry(text, entry);
    expect(adding({ do: 'notes', text: 'fine' })).toBe('opened');
    for (const bad of [null, 1, ['x'], 'x'.repeat(LONGEST_NOTES + 1), 'hidden\u202e', 'trailing \n', '\u0000'])
      expect(adding({ do: 'notes', text: bad }), JSON.stringify(bad)).toBe('malformed');
    expect(adding({ do: 'notes' })).toBe('malformed');
    expect(adding({ do: 'notes', text: 'x', more: 1 })).toBe('malformed');
  });
});
