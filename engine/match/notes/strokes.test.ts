/** Drawing on the table: no position changes, everything is saved, and what a stranger sends is held to its limits. */

import { describe, expect, test } from 'vitest';
import { MOST_POINTS, MOST_STROKES, PENS } from '../../shared/drawing.ts';
import { acid } from '../../variants/acid/index.ts';
import { deicide } from '../../variants/deicide/index.ts';
import { begin, must, playEach } from '../fixtures/begin.fixture.ts';
import { dice } from '../fixtures/dice.fixture.ts';
import { type ForgedFields, forged } from '../fixtures/forge.fixture.ts';
import { mined } from '../fixtures/mined.fixture.ts';
import { answerToEntry, openedSave } from '../fixtures/saved.fixture.ts';
import type { Match } from '../match.ts';
import { writeSave } from '../save/save.ts';
import { MOST_STROKE_CHANGES } from './strokes.ts';

const about = { name: 'Drawn', created: 1, changed: 2 };
const idsOf = (match: Match): number[] => match.strokes.shown.map(({ id }) => id);
const code = (made: ReturnType<Match['draw']>): string => (made.ok ? 'no error' : made.error.code);

describe('a stroke', () => {
  test('is drawn, erased and brought back, and changes no position', () => {
    const match = playEach(begin(acid), ['Dc2-c3']);
    const before = match.position.fingerprint();
    expect(must(match.draw('red', [0, 0, 250, 300]))).toMatchObject({ how: 'stay', effects: [], secretOf: null });
    must(match.draw('blue', [100, 100, 200, 200, 300, 100]));
    expect(match.strokes.shown).toEqual([
      { id: 0, pen: 'red', points: [0, 0, 250, 300] },
      { id: 1, pen: 'blue', points: [100, 100, 200, 200, 300, 100] },
    ]);
    must(match.erase([0, 1], false));
    expect(idsOf(match)).toEqual([]);
    must(match.erase([1], true));
    must(match.undo());
    expect(idsOf(match)).toEqual([1]);
    must(match.redo());
    expect(match.position.fingerprint()).toBe(before);
  });
  test('is refused off the table, and erased only where it is', () => {
    const match = begin(acid);
    const { width, height } = match.variant.topology;
    expect(code(match.draw('red', [-100, -100, width * 100, height * 100]))).toBe('no error');
    expect(code(match.draw('red', [0, 0, width * 100 + 1, 0]))).toBe('off-table');
    expect(code(match.draw('red', [0, 0, 0, height * 100 + 1]))).toBe('off-table');
    expect(code(match.erase([1], false))).toBe('no-such-stroke');
    expect(code(match.erase([0], true))).toBe('no-such-stroke');
    must(match.erase([0], false));
    expect(code(match.erase([0], false))).toBe('no-such-stroke');
    expect(match.entries.length).toBe(2);
  });
  test('has no room on a full table, and in a game that was drawn on too often', () => {
    const match = begin(acid);
    for (let n = 0; n < MOST_STROKES; n++) must(match.draw('blue', [0, 0, n, n]));
    expect(code(match.draw('blue', [0, 0, 1, 1]))).toBe('full-table');
    for (let n = MOST_STROKES; n < MOST_STROKE_CHANGES; n++) must(match.erase([0], n % 2 === 1));
    expect(code(match.erase([1], false))).toBe('many-strokes');
  });
});

describe('in a save', () => {
  test('everything drawn is there again, byte for byte, with secrets too', () => {
    for (const match of [playEach(begin(acid), ['Dc2-c3']), mined(['e5'], ['h9'])]) {
      const roll = dice(4);
      for (let n = 0; n < 30; n++) {
        const points = Array.from({ length: 2 * (2 + roll(20)) }, () => roll(800));
        must(match.draw(PENS[roll(PENS.length)], points));
        if (roll(3) === 0) must(match.erase([idsOf(match)[0]], false));
      }
      const text = writeSave(match, about);
      const again = openedSave(text).match;
      expect(again.strokes.shown).toEqual(match.strokes.shown);
      expect(writeSave(again, about)).toBe(text);
    }
  });
  test('it stays when the rules have changed and the moves are lost', () => {
    const match = playEach(begin(deicide), []);
    must(match.draw('violet', [0, 0, 100, 100]));
    must(match.draw('red', [0, 0, 100, 100]));
    must(match.erase([0], false));
    const old = forged(writeSave(match, about), (save) => {
      save.variant = { id: 'deicide', rules: deicide.rulesVersion + 1 };
      (save.entries as unknown[]).push({ do: 'play', action: 'Ka1-z9' });
    });
    const { match: again, told } = openedSave(old);
    expect(told?.code).toBe('other-rules');
    expect(again.strokes.shown).toEqual([{ id: 1, pen: 'red', points: [0, 0, 100, 100] }]);
  });
  test('forged strokes are refused with a sentence', () => {
    const match = begin(acid);
    must(match.draw('red', [0, 0, 100, 100]));
    const text = writeSave(match, about);
    const adding = (entry: ForgedFields): string => answerToEntry(text, entry);
    const draw = (points: unknown, pen: unknown = 'red') => adding({ do: 'draw', pen, points });
    const erase = (strokes: unknown, more = {}) => adding({ do: 'erase', strokes, ...more });
    expect([draw([0, 0, 1, 1]), erase([0])]).toEqual(['opened', 'opened']);
    for (const bad of [[], [0, 0], [0, 0, 1], [0, 0, 1, 1.5], [0, 0, 1, 1e9], ['0', 0, 1, 1], null, 'M0 0'])
      expect(draw(bad), JSON.stringify(bad)).toBe('malformed');
    expect(draw(Array.from({ length: 2 * MOST_POINTS + 2 }, () => 1))).toBe('malformed');
    for (const pen of ['green', '', null, 1]) expect(draw([0, 0, 1, 1], pen)).toBe('malformed');
    for (const bad of [[], [0, 0], [-1], [0.5], null, Array.from({ length: MOST_STROKES + 1 }, (_, i) => i)])
      expect(erase(bad), JSON.stringify(bad)).toBe('malformed');
    expect(erase([0], { back: false })).toBe('malformed');
    expect([erase([0], { back: true }), erase([7]), draw([0, 0, 5000, 0])]).toEqual(Array(3).fill('illegal-entry'));
  });
});
