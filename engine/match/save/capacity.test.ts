/** What a match has taken can be read from its save and its journal, at the very limit too; what goes beyond is refused. */
import { describe, expect, test } from 'vitest';
import { acid } from '../../variants/acid/index.ts';
import { deicide } from '../../variants/deicide/index.ts';
import { variantNamed } from '../../variants/registry.ts';
import { little } from '../fixtures/acid.fixture.ts';
import { begin, must } from '../fixtures/begin.fixture.ts';
import { beforeNoting, terrainOn } from '../fixtures/mined.fixture.ts';
import type { Match } from '../match.ts';
import { words } from '../words.ts';
import { MOST_ENDS, MOST_ENTRIES } from './capacity.ts';
import { LONGEST_SEALED } from './format.ts';
import { openSave } from './open.ts';
import { writeSave } from './save.ts';

const opens = (match: Match): void => {
  const opened = openSave(writeSave(match, { name: 'Long', created: null, changed: null }), variantNamed);
  if (!opened.ok) throw new Error(opened.error.message);
  expect(opened.value.told).toBeNull();
  expect(opened.value.match.entries).toHaveLength(match.entries.length);
};

describe('a match that cannot keep more', () => {
  test('refuses a move with a sentence, ends all the same, and can be opened with every entry', () => {
    const match = begin(acid, {}, little);
    must(match.play(match.position.actions()[0].text));
    while (match.entries.length < MOST_ENTRIES) must(match.entries.length % 2 ? match.undo() : match.redo());
    for (const refused of [match.play(match.position.actions()[0].text), match.undo(), match.writeNotes('x')])
      expect(refused).toMatchObject({ ok: false, error: { code: 'full-game', message: words.fullGame } });
    expect(match.admitsTurn(['a'])).toMatchObject({ ok: false });
    expect(match.entries).toHaveLength(MOST_ENTRIES);
    // what ends it, or happened already
    for (let n = 1; n < MOST_ENDS; n++) must(match.markSent(0, false));
    must(match.resign(0));
    expect(match.resign(0).ok).toBe(false);
    opens(match);
  });

  test('refuses more secrets than fit into the blob of its save', () => {
    const match = begin(deicide, terrainOn, beforeNoting);
    must(match.play('mine@e8'));
    let last = match.undo();
    for (let redo = true; last.ok; redo = !redo) last = redo ? match.redo() : match.undo();
    expect(last).toMatchObject({ error: { code: 'full-game' } });
    const { sealed } = JSON.parse(writeSave(match, { name: 'Long', created: null, changed: null }));
    expect(sealed.white.length).toBeGreaterThan(LONGEST_SEALED / 4);
    expect(sealed.white.length).toBeLessThanOrEqual(LONGEST_SEALED);
    opens(match);
  });
});
