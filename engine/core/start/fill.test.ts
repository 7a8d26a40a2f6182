/** Sentences of endings, for a winner and for nobody. */
import { describe, expect, test } from 'vitest';
import { shelf } from '../../testing/workshop/shelf.ts';
import { variantOf } from '../../workshop/compile/own-game.fixture.ts';
import { endings } from '../../workshop/words/game-words.ts';
import { Position } from '../position.ts';
import { endingSentence } from './fill.ts';

const sides = [
  { id: 'white', name: 'White', says: 'White' },
  { id: 'black', name: 'Black', says: 'Black' },
] as const;

describe('the sentence of an ending', () => {
  test.each(endings)('of $id is whole, whoever wins', (ending) => {
    for (const winner of [0, 1, null] as const) expect(endingSentence({ sides }, ending, winner)).not.toMatch(/[{}]/);
  });
  test('that names the winner says a draw where nobody wins', () => {
    const ending = { id: 'checkmate', name: 'Checkmate', says: 'Checkmate: {winner} wins.' };
    expect(endingSentence({ sides }, ending, 1)).toBe('Checkmate: Black wins.');
    expect(endingSentence({ sides }, ending, null)).toBe('Checkmate: a draw.');
  });
  test('of Racing Kings says a draw where both Kings arrive', () => {
    const pieces = [
      { kind: 'king', side: 'white', at: 'a7' },
      { kind: 'king', side: 'black', at: 'h7' },
    ];
    const begun = Position.start(variantOf(shelf.get('racing-kings')!), {}, { pieces });
    if (!begun.ok) throw new Error(begun.error.message);
    for (const text of ['Ka7-a8', 'Kh7-h8']) {
      const action = begun.value.find(text);
      if (!action.ok) throw new Error(action.error.message);
      begun.value.play(action.value);
    }
    expect(begun.value.outcome).toMatchObject({ winner: null, says: 'Goal: a draw.' });
  });
});
