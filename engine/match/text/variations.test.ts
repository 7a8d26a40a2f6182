/** The branches and comments of a match go into its text, and the same tree comes back from it. Nothing secret does. */

import { describe, expect, test } from 'vitest';
import { COMMENT_MARKS } from '../../shared/comment-marks.ts';
import { usually } from '../../testing/usual.ts';
import { shelf } from '../../testing/workshop/shelf.ts';
import { acid } from '../../variants/acid/index.ts';
import { chesimals } from '../../variants/chesimals/index.ts';
import { deicide } from '../../variants/deicide/index.ts';
import { fourchan } from '../../variants/fourchan/index.ts';
import { variantNamed } from '../../variants/registry.ts';
import { ownGame } from '../../workshop/own-game.ts';
import { begin, must, playEach } from '../fixtures/begin.fixture.ts';
import { dice } from '../fixtures/dice.fixture.ts';
import { mined } from '../fixtures/mined.fixture.ts';
import { anyMatch } from '../fixtures/random-match.fixture.ts';
import { textReader } from '../fixtures/saved.fixture.ts';
import { treeOf } from '../fixtures/tree-text.fixture.ts';
import { openSave } from '../save/open.ts';
import { writeSave } from '../save/save.ts';
import { gameTextOf } from './game-text.ts';

const own = [...shelf].slice(0, 6).map(([name, text]) => {
  const game = ownGame(text, () => name);
  if (!game.ok) throw new Error(`${name} cannot be played`);
  return game.variant;
});
const variants = [acid, deicide, fourchan, chesimals, ...own];
const named = (id: string) => variants.find((variant) => variant.id === id) ?? variantNamed(id);
const { read, readMatch, refusalOf } = textReader(named, []);
const acidText = (moves: string): string => `[Game "acid"]\n\n${moves}`;

describe('branches as variations', () => {
  test.each(variants.map((variant) => [variant.id, variant] as const))(
    'any match of %s with branches and comments comes back as the same tree',
    (_, variant) => {
      let branched = 0;
      for (let seed = 1; seed <= usually(4, 20); seed++) {
        const match = anyMatch(variant, seed, 60);
        const roll = dice(seed);
        for (const { id, kind } of match.nodes) {
          if (roll(3) > 0) continue;
          const mark = kind === 'action' && roll(2) === 0 ? COMMENT_MARKS[roll(COMMENT_MARKS.length)] : null;
          must(match.comment(id, { mark, text: roll(3) === 0 ? '' : `{1. (e4)} ; ${seed} / \\ !? ) [Game "x"]` }));
        }
        const { text } = gameTextOf(match, null, null);
        const again = readMatch(text);
        expect(treeOf(again), `seed ${seed}\n${text}`).toEqual(treeOf(match));
        expect(gameTextOf(again, null, null).text).toBe(text);
        if (match.branches.length > 0) branched++;
      }
      expect(branched).toBeGreaterThan(0);
    },
  );
  test('stand behind the move that they replace; what was undone stands behind the present position', () => {
    const match = playEach(begin(acid), ['Dc2-c3', 'Dc8-c7', 'Dd2-d3']);
    must(match.goto(1));
    playEach(match, ['Dd8-d7', 'Dd2-d3']);
    must(match.comment(match.cursor.id, { mark: '!?', text: 'our idea' }));
    must(match.undo());
    const { text } = gameTextOf(match, null, null);
    expect(text.split('\n').slice(5)).toEqual([
      '1. D c2–c3 / D d8–d7 (1. … / D c8–c7 2. D d2–d3) {[%now]} (2. D d2–d3 !? {our idea})',
      '',
    ]);
    const again = readMatch(text);
    expect(again.path().map((node) => node.text)).toEqual(['', 'Dc2-c3', 'Dd8-d7']);
    must(again.redo());
    expect(again.comments.of(again.cursor.id)).toEqual({ mark: '!?', text: 'our idea' });
  });
  test('a game that was read can be saved with its branches, and opened', () => {
    const match = readMatch(acidText('1. D c2–c3 (1. D d2–d3 (1. D a2–a3) / D c8–c7) / D c8–c7'));
    const opening = openSave(writeSave(match, { name: 'read', created: null, changed: null }), variantNamed);
    if (!opening.ok) throw new Error(opening.error.message);
    expect(treeOf(opening.value.match)).toEqual(treeOf(match));
    expect(match.leaves.length).toBe(3);
  });
  test('are read over several lines, with what is said before the first move said of that move', () => {
    const match = readMatch(acidText('1. D c2–c3 (\n{Better is} {this:}\n1. D d2–d3 ! {yes}\n) / D c8–c7'));
    const other = match.nodes.find(({ text }) => text === 'Dd2-d3');
    expect(match.comments.of(other?.id ?? 0)).toEqual({ mark: '!', text: 'Better is this: yes' });
    expect(match.comments.of(0)).toBeNull();
    expect(match.cursor.text).toBe('Dc8-c7');
  });
  test('brackets that do not fit are named with their line', () => {
    expect(refusalOf(acidText('1. D c2–c3\n(1. D d2–d3'))).toBe(
      'Line 4, turn 1, LINE: A bracket begins a variation, which has no end.',
    );
    expect(refusalOf(acidText('1. D c2–c3)'))).toBe('Line 3, turn 1, LINE: A bracket ends here, and none has begun.');
    expect(refusalOf(acidText('(1. D c2–c3)'))).toBe(
      'Line 3, turn 1, MAGI: A variation stands behind the move that it replaces, and there is none.',
    );
    expect(refusalOf(acidText('1. D c2–c3 (1. D d2–d9)'))).toContain('Line 3, turn 1, MAGI: “D d2–d9”');
    const opening = read(acidText('1. D c2–c3 / D c8–c7 (1. … / D d8–d1)'));
    if (opening.ok) throw new Error('it was read');
    expect(opening.salvage?.match.cursor.text).toBe('Dc8-c7');
  });
});

describe('what may not be known', () => {
  test('no branch is written where anything was done in secret', () => {
    const match = mined(['e5', 'f5'], ['h9']);
    const action = match.position.actions().find(({ kind }) => kind === 'move');
    must(match.play(action?.text ?? ''));
    must(match.undo('action', { agreed: true }));
    for (const viewer of [null, 0, 1] as const) expect(gameTextOf(match, viewer, null).text).not.toMatch(/[()]|%now/);
  });
});
