/** A game whose first position is shuffled, changed on a screen. */
import { expect, test } from 'vitest';
import { shelf } from '../../testing/workshop/shelf.ts';
import { readGame } from '../file/read-game.ts';
import { editGame, type GameEdit } from './edit-game.ts';

const edited = (change: GameEdit): string => {
  const made = editGame(shelf.get('chess960') ?? '', change);
  if (!made.ok) throw new Error(made.says);
  expect(readGame(made.text).ok).toBe(true);
  return made.text;
};

test('the zone of the shuffle keeps its name', () => {
  const text = edited({ do: 'rename-zone', zone: 'home', name: 'first rank' });
  expect(text).toContain('shuffle = first rank, Bishop on both colours, King between Rook, drawn\n');
});
test('without the Bishops that it is about it is gone', () => {
  expect(edited({ do: 'remove', piece: 3 })).not.toContain('shuffle');
});
test('it stays where the first position still fits it', () => {
  expect(edited({ do: 'resize', height: 6 })).toContain('shuffle');
});
