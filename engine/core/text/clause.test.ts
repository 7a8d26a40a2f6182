/** Actions in words: every kind of action of every game, by the action it is made of. */
import { expect, test } from 'vitest';
import { started } from '../../testing/started.ts';
import { acid } from '../../variants/acid/index.ts';
import { chesimals } from '../../variants/chesimals/index.ts';
import { deicide } from '../../variants/deicide/index.ts';
import { fourchan } from '../../variants/fourchan/index.ts';
import type { Position } from '../position.ts';
import type { Variant } from '../variant.ts';
import { clauseSaid } from './clause.ts';

/** `king white h1` */
const standing = (variant: Variant, turn: string, pieces: readonly string[]): Position => {
  const written = pieces.map((piece) => {
    const [kind, side, at] = piece.split(' ');
    return { kind, side, at };
  });
  return started(variant, {}, { turn, pieces: written });
};
const spoken = (position: Position, text: string): string => {
  const action = position.find(text);
  return action.ok ? clauseSaid(action.value.spoken) : action.error.message;
};

test.each<[string, () => Position, string, string]>([
  ['a move', () => started(acid), 'De2-e3', 'MAGI Diskette e2 to e3'],
  ['a swap', () => started(acid), 'Da2<>b2', 'MAGI Diskette a2 swaps places with MAGI Diskette b2'],
  ['a drop', () => started(acid), 'M@e5', 'MAGI drops Mass on e5'],
  [
    'a push off to the Zone that destroys',
    () =>
      standing(acid, 'magi', ['sweeper magi e1', 'diskette magi d2', 'king magi a1', 'ghost line Δ6', 'king line a8']),
    'Se1-a5,d2>Δ6!',
    'MAGI Sweeper e1 to a5, removing LINE Ghost Δ6, pushing MAGI Diskette d2 to Δ6',
  ],
  ['terrain that is laid', () => started(deicide, { terrain: 'on' }), 'cathedral@e5', 'White places Cathedral on e5'],
  ['a first unit of a group', () => started(chesimals), 'Ec1-e3', 'yellow Elephant c1 to e3'],
])('%s', (_, position, text, words) => {
  expect(spoken(position(), text)).toBe(words);
});

test('castling names where both go', () => {
  const position = standing(deicide, 'white', ['king white h1', 'rook white a1', 'king black h16']);
  const castles = position.actions().filter(({ kind }) => kind === 'castle');
  expect(clauseSaid(castles[0].spoken)).toMatch(/^White King h1 to \w1, White Rook a1 to \w1$/);
});

test.each([
  ['capture', /^\S+ \S+ \w+ captures \S+ \S+ on \w+$/],
  ['rifle', /^\S+ \S+ \w+ captures \S+ \S+ \w+ without moving$/],
  ['lift', /^\S+ \S+ \w+ lifts \S+ \S+ \w+ (?:and puts it back|to \w+)$/],
  ['board', /^\S+ \S+ \w+ boards \S+ \S+ \w+/],
])('an action of 4chan chess of the kind %s names who is concerned', (kind, words) => {
  const position = started(fourchan);
  let found: readonly string[] = [];
  for (let turn = 0; found.length === 0 && position.outcome === null; turn++) {
    const actions = position.actions();
    found = actions
      .filter((a) => a.kind === kind && a.leaves === null && a.promotion === null)
      .map((a) => clauseSaid(a.spoken));
    const next = actions[(turn * 7) % actions.length];
    if (next) position.play(next);
  }
  expect(found[0]).toMatch(words);
});
