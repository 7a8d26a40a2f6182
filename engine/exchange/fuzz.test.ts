/** Whatever a FEN or a PGN says, it is read or refused, and nothing is thrown. */
import { expect, test } from 'vitest';
import { atOnce } from '../match/save/gradual.ts';
import { Dice } from '../testing/dice.ts';
import { usually } from '../testing/usual.ts';
import { known, knownOfText } from '../testing/workshop/known.ts';
import type { KnownText } from './known-names.ts';
import type { KnownVariant } from './known-variant.ts';
import { isPgn, pgnTextsIn, readPgn } from './read-pgn.ts';

const TIMES = usually(150, 20_000);
const made = new Map<string, KnownVariant>();
function make(game: KnownText): KnownVariant {
  const found = made.get(game.text) ?? knownOfText(game);
  made.set(game.text, found);
  return found;
}
const PGN =
  '[Event "x"]\n[FEN "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"]\n\n1. O-O {a} (1. Ra2 Ra7) 1... Kd7 $1 2. Rae1 *';
const FEN = 'r3k2r/pp6/8/8/8/8/8/R3K2R[Nn] b KQkq e3 3+1 4 9';
const SIGNS = '()[]{}"/\\$@+=~*-.,;:%0123456789abcdhkqKQNRBPxO\n\0\uE000\uFEFF\ud800é王 ';

function mangled(text: string, dice: Dice): string {
  let now = text;
  for (let times = 1 + dice.below(6); times > 0; times--) {
    const at = dice.below(now.length + 1);
    const sign = SIGNS[dice.below(SIGNS.length)];
    now = dice.pick([
      now.slice(0, at) + sign + now.slice(at),
      now.slice(0, at) + now.slice(at + 1 + dice.below(5)),
      now.slice(0, at) + now.slice(dice.below(now.length)),
      now.slice(0, at) + sign.repeat(50) + now.slice(at),
    ]);
  }
  return now;
}

test('mangled games', () => {
  const dice = new Dice(5);
  let read = 0;
  for (let i = 0; i < TIMES; i++) {
    const text = mangled(PGN, dice);
    isPgn(text);
    pgnTextsIn(text);
    const result = atOnce(readPgn(text, make));
    if (result.ok) read++;
    else expect(result.error.message).not.toBe('');
  }
  expect(read).toBeGreaterThan(TIMES / 50);
  expect(read).toBeLessThan(TIMES);
});
test.each(['chess', 'crazyhouse', '3check', 'xiangqi', 'makruk'])('mangled positions of %s', (name) => {
  const game = known(name);
  const dice = new Dice(6);
  for (let i = 0; i < TIMES; i++) {
    const result = game.fromFen(mangled(FEN, dice));
    if (!result.ok) expect(result.error.message).not.toBe('');
  }
});
test('thousands of brackets, numbers and tags take no time worth mentioning', () => {
  for (const part of ['(', ')', '1.', '{', '[x "', '$1', '1. e4 ']) {
    const text = `[Event "x"]\n\n${part.repeat(20_000)}`;
    isPgn(text);
    const result = atOnce(readPgn(text, make));
    expect(result.ok || result.error.message !== '').toBe(true);
  }
});
