/** Comments on moves: they change no position, they are saved, they are text that is read back, and they reveal nothing. */

import { describe, expect, test } from 'vitest';
import { COMMENT_MARKS } from '../../shared/comment-marks.ts';
import { LONGEST_COMMENT } from '../../shared/limits.ts';
import type { TimeControl } from '../../shared/time-control.ts';
import { acid } from '../../variants/acid/index.ts';
import { chesimals } from '../../variants/chesimals/index.ts';
import { deicide } from '../../variants/deicide/index.ts';
import { fourchan } from '../../variants/fourchan/index.ts';
import { variantNamed } from '../../variants/registry.ts';
import type { Entry } from '../entry.ts';
import { begin, must, playEach } from '../fixtures/begin.fixture.ts';
import { type Dice, dice } from '../fixtures/dice.fixture.ts';
import { type ForgedFields, forged } from '../fixtures/forge.fixture.ts';
import { mined } from '../fixtures/mined.fixture.ts';
import { anyAction, anyMatch } from '../fixtures/random-match.fixture.ts';
import { answerToEntry, openedWhole, textReader } from '../fixtures/saved.fixture.ts';
import { Match } from '../match.ts';
import { FIRST_SECRET, ROOT } from '../node.ts';
import { atOnce } from '../save/gradual.ts';
import { openSave } from '../save/open.ts';
import { writeSave } from '../save/save.ts';
import { gameTextOf } from '../text/game-text.ts';
import { readGameText } from '../text/read-game-text.ts';
import { MOST_COMMENTS, plainComment } from './comments.ts';

const about = { name: 'Commented', created: 1, changed: 2 };
const { readMatch } = textReader(variantNamed, []);
const refusal = (made: ReturnType<Match['comment']>): string => (made.ok ? 'no error' : made.error.code);
const commentsOf = (match: Match) => match.path().map(({ id, text }) => [text, match.comments.of(id)]);
const isCommented = (match: Match) => match.nodes.some(({ id }) => match.comments.of(id) !== null);

/** A text with everything that could be mistaken for something else. */
function anyText(roll: Dice): string {
  const scraps = [
    '{',
    '}',
    '\\',
    '[%flag]',
    '[%clk 1]',
    '"',
    '/',
    ' / ',
    ';',
    '1.',
    '!?',
    'e2-e4',
    'Δ',
    '🙂',
    '\\u007d',
    ' ',
  ];
  return plainComment(Array.from({ length: roll(7) }, () => scraps[roll(scraps.length)]).join(''));
}
/** Comments on a third of the nodes of the present line. */
function commented(match: Match, roll: Dice): Match {
  for (const { id, kind, secretOf } of match.path()) {
    if (secretOf !== null || roll(3) > 0) continue;
    const mark = kind === 'action' && roll(2) === 0 ? COMMENT_MARKS[roll(COMMENT_MARKS.length)] : null;
    must(match.comment(id, { mark, text: anyText(roll) }));
  }
  return match;
}

describe('a comment', () => {
  const game = (): Match => playEach(begin(acid), ['Dc2-c3', 'Dc8-c7']);

  test('belongs to one move, changes no position, and can be changed and removed', () => {
    const match = game();
    const before = match.position.fingerprint();
    const made = must(match.comment(1, { mark: '!?', text: '  two\n lines\u202e ' }));
    expect(made).toMatchObject({ how: 'stay', effects: [], secretOf: null, node: { id: 2 } });
    expect(match.comments.of(1)).toEqual({ mark: '!?', text: 'two lines' });
    expect(match.comments.of(2)).toBeNull();
    expect([match.cursor.id, match.position.fingerprint()]).toEqual([2, before]);
    must(match.comment(1, { mark: null, text: 'other' }));
    expect(match.comments.of(1)).toEqual({ mark: null, text: 'other' });
    must(match.comment(1, { mark: null, text: '' }));
    expect(match.comments.of(1)).toBeNull();
    expect(match.comments.changedSince(1)).toEqual([1]);
  });
  test('stays when its move is undone, and is there when it is redone', () => {
    const match = game();
    must(match.comment(2, { mark: '??', text: 'lost' }));
    must(match.undo());
    expect(match.comments.of(2)).toEqual({ mark: '??', text: 'lost' });
    must(match.redo());
    expect(match.cursor.id).toBe(2);
  });
  test('is refused without such a node, too long, too often, and a mark without a move', () => {
    const match = game();
    expect(refusal(match.comment(9, { mark: null, text: 'x' }))).toBe('no-such-node');
    expect(refusal(match.comment(1, { mark: null, text: 'x'.repeat(LONGEST_COMMENT + 1) }))).toBe('long-comment');
    expect(refusal(match.comment(ROOT, { mark: '!', text: '' }))).toBe('no-move');
    expect(refusal(match.comment(ROOT, { mark: null, text: 'x'.repeat(LONGEST_COMMENT) }))).toBe('no error');
    for (let n = match.comments.changes; n < MOST_COMMENTS; n++) must(match.comment(1, { mark: null, text: `${n}` }));
    const entries = match.entries.length;
    expect(refusal(match.comment(1, { mark: null, text: 'one more' }))).toBe('many-comments');
    expect(match.entries.length).toBe(entries);
  });
  test('lets the clock run on', () => {
    const side = { main: 60, bonus: 5, periods: 0 };
    const timeControl: TimeControl = { kind: 'fischer', times: [side, side], flag: 'told' };
    const match = must(Match.begin({ variant: acid, players: [{ name: '' }, { name: '' }], timeControl }));
    playEach(match, ['Dc2-c3']);
    must(match.comment(1, { mark: '!', text: '' }, { spent: 7000 }));
    expect(match.timing?.state?.left[1]).toBe(53_000);
    must(match.play('Dc8-c7', { spent: 1000 }));
    expect(match.timing?.state?.left[1]).toBe(57_000);
    expect(openedWhole(writeSave(match, about)).timing?.state).toEqual(match.timing?.state);
  });
  test('is never on a secret move, whoever looks', () => {
    const match = mined(['e5', 'f5'], ['h9']);
    const secret = match.nodes.find(({ secretOf }) => secretOf !== null);
    if (!secret) throw new Error('nothing is secret');
    const before = writeSave(match, about);
    expect(refusal(match.comment(secret.id, { mark: '!', text: 'on e5' }))).toBe('secret-move');
    expect(writeSave(match, about)).toBe(before);
  });
});

describe('in a save', () => {
  test.each([
    ['acid', acid],
    ['Deicide', deicide],
    ['4chan', fourchan],
    ['Chesimals', chesimals],
  ])('every comment of a game of %s is there again, byte for byte', (_, variant) => {
    const match = commented(anyMatch(variant, 5, 40), dice(6));
    expect(isCommented(match)).toBe(true);
    const text = writeSave(match, about);
    const again = openedWhole(text);
    expect(commentsOf(again)).toEqual(commentsOf(match));
    expect(writeSave(again, about)).toBe(text);
  });
  test('between secrets, too', () => {
    const match = mined(['e5', 'f5'], ['h9']);
    for (const { id, secretOf } of match.nodes)
      if (secretOf === null) must(match.comment(id, { mark: null, text: 'x' }));
    const text = writeSave(match, about);
    expect(writeSave(openedWhole(text), about)).toBe(text);
  });
  test('forged comments are refused with a sentence', () => {
    const text = writeSave(playEach(begin(acid), ['Dc2-c3']), about);
    const with_ = (comment: ForgedFields): string =>
      answerToEntry(text, { do: 'comment', node: 1, mark: null, text: '', ...comment });
    expect(with_({ text: 'fine', mark: '!?' })).toBe('opened');
    expect(with_({ text: 'x'.repeat(LONGEST_COMMENT + 1) })).toBe('malformed');
    for (const bad of ['a\nb', ' a', 'a  b', '\u202ea', '\u0000', '\ud800'])
      expect(with_({ text: bad })).toBe('malformed');
    for (const mark of ['!!!', '', 0, '\u0021\u0020']) expect(with_({ mark })).toBe('malformed');
    for (const node of [-1, 1.5, FIRST_SECRET[0], '1', null]) expect(with_({ node })).toBe('malformed');
    expect(with_({ node: 2 })).toBe('illegal-entry');
    expect(with_({ node: 0, mark: '!' })).toBe('illegal-entry');
    expect(with_({ author: 'me' })).toBe('malformed');
  });
  test('more comments than a game may have are refused by name', () => {
    const one: Entry = { do: 'comment', node: 1, mark: null, text: 'x' };
    const text = forged(writeSave(playEach(begin(acid), ['Dc2-c3']), about), (save) =>
      (save.entries as unknown[]).push(...Array.from({ length: MOST_COMMENTS + 1 }, () => one)),
    );
    const opening = openSave(text, variantNamed);
    expect(opening.ok ? '' : opening.error.message).toContain(`Comments were changed ${MOST_COMMENTS} times`);
  });
});

describe('in the text of a game', () => {
  test.each([
    ['acid', acid],
    ['Deicide', deicide],
    ['4chan', fourchan],
    ['Chesimals', chesimals],
  ])('the comments and marks of %s come back, whatever is in them', (_, variant) => {
    for (const seed of [1, 2, 3]) {
      const roll = dice(seed);
      const match = begin(variant);
      for (let i = 0; i < 40; i++) {
        const action = anyAction(match, roll);
        if (action !== null) must(match.play(action));
      }
      commented(match, roll);
      const again = readMatch(gameTextOf(match, null, null).text);
      expect(commentsOf(again), `seed ${seed}`).toEqual(commentsOf(match));
    }
  });
  test('as people write them: behind the move, before the first, several in a row, over lines', () => {
    const match = readMatch(
      '[Game "acid"]\n\n{Ours.} 1. D c2–c3!? {good} {or\nnot} / 1... D c8–c7 ?! {} 2. {next} D c3–c4 {C:\\dir}',
    );
    expect(match.path().map(({ id }) => match.comments.of(id))).toEqual([
      { mark: null, text: 'Ours.' },
      { mark: '!?', text: 'good or not' },
      { mark: '?!', text: 'next' },
      { mark: null, text: 'C:\\dir' },
    ]);
  });
  test('the sentence about a fallen flag is no comment, a comment on it is one', () => {
    const side = { main: 60, bonus: 0, periods: 0 };
    const timeControl: TimeControl = { kind: 'sudden-death', times: [side, side], flag: 'loses' };
    const match = must(Match.begin({ variant: acid, players: [{ name: '' }, { name: '' }], timeControl }));
    playEach(match, ['Dc2-c3', 'Dc8-c7']);
    must(match.loseOnTime(0, { spent: 60_000 }));
    must(match.comment(2, { mark: null, text: '[%flag] said a player' }));
    expect(commentsOf(readMatch(gameTextOf(match, null, null).text))).toEqual(commentsOf(match).slice(0, 3));
  });
  test('a comment that is too long is named with its line', () => {
    const opening = atOnce(
      readGameText(`[Game "acid"]\n\n1. D c2–c3 {${'x'.repeat(LONGEST_COMMENT + 1)}}`, variantNamed, []),
    );
    expect(opening.ok ? '' : opening.error.message).toBe(
      'Line 3, turn 1, LINE: This comment is too long: a comment has at most 1000 characters. Shorten it.',
    );
  });
});
