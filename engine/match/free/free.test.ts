/** The free table: free moves and the referee as entries, undone, saved and read back; the referee accepts what set-up accepts. */

import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../core/start/start.ts';
import type { StartPosition } from '../../core/vocabulary.ts';
import { usually } from '../../testing/usual.ts';
import { acid } from '../../variants/acid/index.ts';
import { chesimals } from '../../variants/chesimals/index.ts';
import { deicide } from '../../variants/deicide/index.ts';
import { fourchan } from '../../variants/fourchan/index.ts';
import { begin, must, playEach } from '../fixtures/begin.fixture.ts';
import { dice } from '../fixtures/dice.fixture.ts';
import type { ForgedFields } from '../fixtures/forge.fixture.ts';
import { anyTable, removingPiece, withAddedPiece } from '../fixtures/free.fixture.ts';
import { mined } from '../fixtures/mined.fixture.ts';
import { answerToEntry, openedWhole } from '../fixtures/saved.fixture.ts';
import type { Match } from '../match.ts';
import { labelSaid } from '../outcome-said.ts';
import { writeSave } from '../save/save.ts';
import { afterFreeMove, freeMoveBetween, isNothing, MOST_FREE_MOVES } from './free.ts';

const about = { name: 'Free', created: 1, changed: 2 };
const NOTHING = { cells: {}, fields: {} };
const code = (made: ReturnType<Match['freeMove']>): string => (made.ok ? 'no error' : made.error.code);
/** Changes the table as the editor does, which sends the whole of it. */
const change = (match: Match, edit: (table: StartPosition) => StartPosition) =>
  match.freeMove(freeMoveBetween(match.table, edit(match.table)));
const labels = (match: Match): string[] => match.path().map((node) => labelSaid(match.variant, node));

describe('a free move', () => {
  test('switches the referee off, is named in the list of moves, and is undone like any other', () => {
    const match = playEach(begin(acid), ['Dc2-c3']);
    const position = match.position.fingerprint();
    must(match.freeMove(NOTHING));
    expect([match.isFree, match.outcome, match.can.resign]).toEqual([true, null, false]);
    const moved = match.table.pieces.find(({ at }) => at === 'c3')!;
    must(change(match, (table) => withAddedPiece({ ...moved, at: 'e5' })(removingPiece('c3')(table))));
    must(change(match, withAddedPiece({ kind: 'king', side: 'magi', at: 'e6' })));
    must(change(match, removingPiece('e6')));
    must(change(match, (table) => ({ ...table, turn: 'magi' })));
    expect(labels(match).slice(2)).toEqual([
      'Referee off',
      'Diskette c3–e5, free',
      'King put on e6',
      'King taken off e6',
      'Position changed',
    ]);
    expect(match.position.fingerprint()).toBe(position);
    for (let n = 0; n < 4; n++) must(match.undo());
    expect(match.isFree).toBe(true);
    must(match.undo());
    expect([match.isFree, match.can.resign]).toEqual([false, true]);
    must(match.redo());
    must(match.redo());
    expect(match.table.pieces.some(({ at }) => at === 'e5')).toBe(true);
  });
  test('leaves everything that needs rules waiting', () => {
    const match = playEach(begin(acid), ['Dc2-c3']);
    must(match.freeMove(NOTHING));
    expect([match.play('dc8-c7'), match.resign(0), match.agree()].map(code)).toEqual(Array(3).fill('referee-off'));
    expect(code(match.freeMove(NOTHING))).toBe('already-there');
  });
  test('is refused where something may be hidden, before the first turn, and where it hides something', () => {
    expect(code(mined(['e5'], ['h9']).freeMove(NOTHING))).toBe('secret-table');
    expect(code(begin(deicide, { terrain: 'on' }).freeMove(NOTHING))).toBe('in-phase');
    const match = begin(deicide, { terrain: 'off' });
    must(match.freeMove(NOTHING));
    const hidden = [{ feature: 'landmine', at: 'e5', side: 'white' }];
    expect(code(change(match, (table) => ({ ...table, terrain: hidden })))).toBe('hidden-table');
  });
  test('is refused after too many', () => {
    const match = begin(acid);
    must(match.freeMove(NOTHING));
    for (let n = 1; n < MOST_FREE_MOVES; n++)
      must(match.freeMove({ cells: {}, fields: { turn: n % 2 === 0 ? 'magi' : 'line' } }));
    expect(code(match.freeMove({ cells: {}, fields: { turn: 'x' } }))).toBe('many-free-moves');
  });
});

describe('the referee', () => {
  test('is switched on where the position can be played, and says on which square it cannot', () => {
    const match = playEach(begin(acid), ['Dc2-c3']);
    must(match.freeMove(NOTHING));
    must(change(match, removingPiece('e1')));
    const refused = match.switchRefereeOn();
    expect(refused.ok ? '' : refused.error.message).toMatch(/^The referee cannot be switched on yet\. .*King.*\.$/);
    must(change(match, withAddedPiece({ kind: 'king', side: 'magi', at: 'e2' })));
    must(match.switchRefereeOn());
    expect([match.isFree, labels(match).at(-1)]).toEqual([false, 'Referee on']);
    expect(code(match.switchRefereeOn())).toBe('referee-on');
    const [action] = match.position.actions();
    must(match.play(action.text));
    for (let n = 0; n < 2; n++) must(match.undo());
    expect([match.isFree, match.path().length]).toEqual([true, 5]);
    must(match.goto(1));
    expect(match.position.pieces().some(({ at }) => acid.topology.name(at) === 'e1')).toBe(true);
    const last = match.nodes.at(-1)!;
    must(match.goto(last.id));
    expect(match.position.fingerprint()).toBe(openedWhole(writeSave(match, about)).position.fingerprint());
  });
});

describe('in a save', () => {
  test('forged free moves are refused with a sentence', () => {
    const match = begin(acid);
    must(match.freeMove(NOTHING));
    const text = writeSave(match, about);
    const adding = (entry: ForgedFields): string => answerToEntry(text, entry);
    const free = (cells: unknown, fields: unknown = {}) => adding({ do: 'free', move: { cells, fields } });
    // they are free moves, but the file ends elsewhere
    expect(free({ e5: [] }, { turn: 'line' })).toBe('damaged');
    expect(free({ nowhere: [{ kind: 'no such', side: 'x', at: 'nowhere' }] })).toBe('damaged');
    for (const cells of [null, { e5: null }, { e5: [{ kind: 'king', side: 'magi', at: 'e6' }] }, { '': [] }])
      expect(free(cells), JSON.stringify(cells)).toBe('malformed');
    const deep = JSON.parse(`${'{"a":'.repeat(9)}1${'}'.repeat(9)}`);
    for (const fields of [null, { pieces: [] }, { x: deep }, { x: 'y'.repeat(300_000) }])
      expect(free({}, fields), JSON.stringify(fields)?.slice(0, 40)).toBe('malformed');
    // a save may go on so, because the same position is on the table
    expect(adding({ do: 'referee' })).toBe('opened');
    expect(adding({ do: 'referee', move: null })).toBe('malformed');
    expect(free({})).toBe('illegal-entry');
  });
});

/** of each game */
const MOVES = usually(500, 5000);

describe('thousands of free moves', () => {
  test.each([acid, deicide, fourchan, chesimals])(
    'of $id come back as they were, and the referee accepts what set-up accepts',
    (variant) => {
      let [moves, accepted, refused] = [0, 0, 0];
      for (let seed = 1; moves < MOVES; seed++) {
        const roll = dice(seed);
        let match = begin(variant, variant.id === 'deicide' ? { terrain: 'off' } : {});
        const usual = match.table;
        for (let n = 0; n < 400; n++) {
          const before = match.table;
          const after = anyTable(variant, before, roll);
          const move = freeMoveBetween(before, after);
          if (match.isFree && isNothing(move)) continue;
          const made = afterFreeMove(before, move);
          must(match.freeMove(move));
          moves++;
          expect(made.ok && JSON.stringify(freeMoveBetween(made.value, after))).toBe(JSON.stringify(NOTHING));
          if (roll(10) === 0) {
            const there = match.table;
            must(match.undo());
            if (match.isFree) expect(JSON.stringify(match.table)).toBe(JSON.stringify(before));
            must(match.redo());
            expect(match.table).toBe(there);
          }
          if (roll(20) === 0) {
            // the usual array again, or almost
            const almost = roll(2) === 0 ? usual : anyTable(variant, usual, roll);
            if (!isNothing(freeMoveBetween(match.table, almost))) must(change(match, () => almost));
          }
          if (roll(8) === 0) {
            const [wrong] = problemsOf(variant, match.options, match.table);
            const on = match.switchRefereeOn();
            if (wrong) expect(code(on)).toBe(wrong.code);
            else if (on.ok) {
              accepted++;
              const [action] = match.outcome ? [] : match.position.actions();
              if (action) must(match.play(action.text));
            } else expect(code(on)).toBe('in-phase');
            if (!on.ok) refused++;
          }
          if (roll(150) === 0) {
            const text = writeSave(match, about);
            match = openedWhole(text);
            expect(writeSave(match, about)).toBe(text);
          }
        }
      }
      expect(Math.min(accepted, refused)).toBeGreaterThan(5);
    },
  );
});
