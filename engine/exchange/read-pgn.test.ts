/** Games of other programs (PGN) are read whole, or refused with the place. */
import { describe, expect, test } from 'vitest';
import { atOnce } from '../match/save/gradual.ts';
import type { OpenResult } from '../match/save/open.ts';
import { knownOfText } from '../testing/workshop/known.ts';
import { isPgn, pgnTextsIn, readPgn } from './read-pgn.ts';

const read = (text: string): OpenResult => atOnce(readPgn(text, knownOfText));
const opened = (text: string) => {
  const result = read(text);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};
const LICHESS = `[Event "Rated game"]
[White "ada"]
[Black "grace"]
[Result "0-1"]
[Variant "Standard"]
[Termination "Normal"]

1. f3 { [%eval -0.7] [%clk 0:03:00] } 1... e5?! { Better is d5. } (1... d5 2. e3 (2. d4 c5) 2... c5) 2. g4 $4
2... Qh4# 0-1
`;

describe('a game', () => {
  test('with its players, comments, marks and variations', () => {
    const { match } = opened(LICHESS);
    expect(match.players.map(({ name }) => name)).toEqual(['ada', 'grace']);
    expect(match.outcome).toMatchObject({ winner: 1 });
    const comments = match.nodes.flatMap(({ id }) => match.comments.of(id) ?? []);
    expect(comments).toEqual([
      { mark: '?!', text: 'Better is d5.' },
      { mark: '??', text: '' },
    ]);
    expect(match.nodes.length).toBe(10);
    expect(match.path().filter(({ kind }) => kind === 'action')).toHaveLength(4);
  });
  test('without spaces behind the numbers, and with lines of any length', () => {
    const { match } = opened('[Site "?"]\n\n1.e4 e5 2.Nf3 Nc6\n3.Bb5 a6 *');
    expect(match.path().filter(({ kind }) => kind === 'action')).toHaveLength(6);
  });
  test('of bare moves is chess', () => {
    expect(isPgn('1. e4 e5 2. Nf3')).toBe(true);
    expect(opened('1. e4 e5 2. Nf3').match.path()).toHaveLength(4);
  });
  test('of another variant, by any of its names', () => {
    const { match } = opened('[Variant "Three-check"]\n\n1. e4 e5 2. Qh5 Ke7 3. Qxe5#');
    expect(match.variant.words.title).toBe('Three-check chess');
    expect(opened('[Variant "crazyhouse"]\n\n1. e4 d5 2. exd5 Qxd5 3. P@e4').match.path()).toHaveLength(6);
  });
  test('of Chess960 from its position', () => {
    const fen = '5k1r/8/8/8/8/8/8/5K1R w Hh - 0 1';
    expect(opened(`[Variant "Chess960"]\n[FEN "${fen}"]\n\n1. O-O O-O *`).match.path()).toHaveLength(3);
  });
  test('that ended without mate keeps its result as a comment', () => {
    const { match } = opened('[Result "1/2-1/2"]\n\n1. e4 e5 1/2-1/2');
    expect(match.outcome).toBeNull();
    expect(match.comments.of(match.cursor.id)?.text).toBe('1/2–1/2');
  });
});

describe('is refused', () => {
  test('where a move cannot be played, with the line, the turn and what came before', () => {
    const result = read('[Event "x"]\n\n1. e4 e5\n2. Nf6 *');
    expect(result).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(/^Line 4, turn 2, White: “Nf6”/) },
    });
    expect(!result.ok && result.salvage?.turns).toBe(1);
  });
  test.each([
    ['[Variant "Bughouse"]\n\n1. e4', /“Bughouse”/],
    ['[FEN "8/8/8 w - - 0 1"]\n\n1. e4', /The tag FEN is not valid/],
    ['[Event "x"]\n\n1. e4 (1. d4', /no end/],
    ['[Event "x"]\n\n1. e4\n\n[Event "y"]\n\n1. d4', /This text has 2 games/],
  ])('%j', (text, why) => {
    const result = read(text);
    expect(!result.ok && result.error.message).toMatch(why);
  });
});

test('several games of one text, each with its tags', () => {
  const two = pgnTextsIn(`${LICHESS}\n${LICHESS}`);
  expect(two).toHaveLength(2);
  for (const one of two) expect(opened(one).match.outcome).not.toBeNull();
});
test('a game as this program writes it is none of another one', () => {
  expect(isPgn('[Game "acid"]\n[Date "2026-01-01"]\n\n1. D c2–c3')).toBe(false);
});
