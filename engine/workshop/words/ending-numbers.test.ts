/** Saves and fingerprints number the endings of games as text: a number never gets another meaning. */
import { expect, test } from 'vitest';
import { endings } from './game-words.ts';

test('the endings stand in the order in which they were added', () => {
  expect(endings.map(({ id }) => id)).toEqual([
    ...['checkmate', 'mate-by-drop', 'stalemate', 'extinction', 'royal-lost', 'goal', 'checks', 'facing', 'passes'],
    ...['draw-after', 'repetition', 'repeated', 'perpetual-check', 'quiet'],
    ...['insufficient-material', 'both-bare', 'declared', 'declared-draw', 'counting', 'points'],
  ]);
});
