/** Whatever sides and players are called, the text of their game is read back with all of it. */
import { describe, expect, test } from 'vitest';
import type { Side } from '../../core/ids.ts';
import { asTyped } from '../../core/text/foreign-text.ts';
import type { Variant } from '../../core/variant.ts';
import { LONGEST_SEAT_NAME } from '../../shared/limits.ts';
import type { TimeControl } from '../../shared/time-control.ts';
import { acid } from '../../variants/acid/index.ts';
import { little } from '../fixtures/acid.fixture.ts';
import { must, playEach } from '../fixtures/begin.fixture.ts';
import { dice } from '../fixtures/dice.fixture.ts';
import { anyAction } from '../fixtures/random-match.fixture.ts';
import { Match } from '../match.ts';
import { atOnce } from '../save/gradual.ts';
import { openSave } from '../save/open.ts';
import { writeSave } from '../save/save.ts';
import { gameTextOf } from './game-text.ts';
import { readGameText } from './read-game-text.ts';

const NAMES = [
  'Red Army',
  ' two  spaces ',
  'White',
  'white',
  'Game',
  'START',
  'Date',
  'Player2',
  '"quoted"',
  'It’s “so”',
  '[Game "acid"]',
  'a]',
  '{braces}',
  '(1. D c2–c3)',
  'a; b / c | d',
  '1. D c2–c3',
  'Draw agreed',
  'a1 e4',
  'line\nbreak',
  'line\r\n[Start "{}"]',
  'para\u2029graph',
  'tab\tbed',
  '\\back\\u0041',
  'fairytable:1:AAAA:BBBB',
  'Красные',
  '红方',
  'השחור',
  '\u202eright to left\u202c',
  'un\u200bseen',
  'ｗｉｄｅ',
  '👑'.repeat(LONGEST_SEAT_NAME / 2),
  'x'.repeat(LONGEST_SEAT_NAME),
  'one two three four five six seven eight nine ten eleven twelve thirteen',
  '',
];

const called = (first: string, second: string): Variant => {
  const [one, two] = acid.sides;
  return {
    ...acid,
    sides: [
      { ...one, name: first },
      { ...two, name: second },
    ],
  };
};
const reread = (variant: Variant, text: string): Match => {
  const opening = atOnce(readGameText(text, () => variant, []));
  if (!opening.ok) throw new Error(`${opening.error.message}\n${text}`);
  return opening.value.match;
};
const textsOf = (match: Match): string[] => match.path().map(({ kind, text }) => text || kind);
const pairs = NAMES.map((name, i): [string, string] => [name, NAMES[(i * 7 + 3) % NAMES.length]]);

describe('the text of a game', () => {
  test.each(pairs)('has sides called %j and %j, and ends with a resignation', (first, second) => {
    const variant = called(first, second);
    const roll = dice(first.length + second.length);
    for (const loser of [0, 1] as Side[]) {
      const match = must(Match.begin({ variant, players: [{ name: 'Ada' }, { name: 'Grace' }] }));
      for (let n = 0; n < 6; n++) must(match.play(anyAction(match, roll)!));
      must(match.resign(loser));
      const { text } = gameTextOf(match, null, null);
      const again = reread(variant, text);
      expect(textsOf(again)).toEqual(textsOf(match));
      expect(again.outcome).toEqual(match.outcome);
      expect(again.players.map(({ name }) => name)).toEqual(['Ada', 'Grace']);
      expect(gameTextOf(again, null, null).text).toBe(text);
      // quoted in a letter
      expect(textsOf(reread(variant, text.replace(/^/gm, '> ')))).toEqual(textsOf(match));
    }
  });
  test.each(pairs)('has players called %j and %j', (first, second) => {
    const match = must(Match.begin({ variant: acid, players: [{ name: first }, { name: second }] }));
    const again = reread(acid, gameTextOf(match, null, null).text);
    expect(again.players.map(({ name }) => name)).toEqual([first.trim(), second.trim()]);
    expect(openSave(writeSave(match, { name: '', created: null, changed: null }), () => acid).ok).toBe(true);
  });
  test('ends with a move that wins, whatever the sides are called', () => {
    for (const [i, [first, second]] of pairs.entries()) {
      const variant = called(first, second);
      const roll = dice(i);
      const match = must(Match.begin({ variant, start: little, players: [{ name: '' }, { name: '' }] }));
      while (match.outcome === null && match.nodes.length < 120) {
        const actions = match.position.actions();
        must(match.play((actions.find(({ captures }) => captures.length > 0) ?? actions[roll(actions.length)]).text));
      }
      const again = reread(variant, gameTextOf(match, null, null).text);
      expect(textsOf(again)).toEqual(textsOf(match));
      expect(again.outcome).toEqual(match.outcome);
    }
  });
  test('says who lost on time, whatever the sides are called', () => {
    for (const [first, second] of pairs) {
      const side = { main: 60, bonus: 0, periods: 0 };
      const timeControl: TimeControl = { kind: 'sudden-death', times: [side, side], flag: 'loses' };
      const variant = called(first, second);
      const match = must(Match.begin({ variant, players: [{ name: '' }, { name: '' }], timeControl }));
      playEach(match, ['Dc2-c3', 'Dc8-c7']);
      must(match.loseOnTime(0, { spent: 60_000 }));
      expect(textsOf(reread(variant, gameTextOf(match, null, null).text))).toEqual(textsOf(match).slice(0, 3));
    }
  });
});

test('names that can be tags stay the tags, so that texts are read as they always were', () => {
  const match = must(Match.begin({ variant: acid, start: little, players: [{ name: 'Ada' }, { name: '' }] }));
  expect(gameTextOf(match, null, null).text).toContain('\n[MAGI "Ada"]\n[LINE ""]\n');
  const other = must(
    Match.begin({ variant: called('Red Army', 'Blue'), start: little, players: [{ name: 'Ada' }, { name: '' }] }),
  );
  expect(gameTextOf(other, null, null).text).toContain('\n[Player1 "Ada"]\n[Player2 ""]\n');
});

test('a name that is too long is cut between two characters', () => {
  const long = `x${'👑'.repeat(LONGEST_SEAT_NAME)}`;
  const [{ name }] = reread(acid, `[Game "acid"]\n[MAGI ${JSON.stringify(long)}]\n`).players;
  expect(name).toBe(`x${'👑'.repeat(LONGEST_SEAT_NAME / 2 - 1)}`);
  expect(asTyped(name)).toBe(name);
});
