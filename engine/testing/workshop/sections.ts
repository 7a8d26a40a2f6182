/** Sections of lessons and cases for tests: mangled ones, and changes as a screen makes them. */
import { expect } from 'vitest';
import { editGame, type GameEdit } from '../../workshop/edit/edit-game.ts';
import { readGame } from '../../workshop/file/read-game.ts';
import { smallGame } from '../../workshop/file/small-game.fixture.ts';
import { writeGame } from '../../workshop/file/write-game.ts';
import { Dice } from '../dice.ts';
import { dataOf } from './position.ts';

/** A section of these parts in any order is refused, or comes back as it was read. */
export function writesWhatItReads(head: string, parts: readonly string[]): void {
  const dice = new Dice(7);
  let read = 0;
  for (let n = 0; n < 400; n++) {
    const text = `${smallGame}\n${head}\n${Array.from({ length: dice.below(24) }, () => dice.pick(parts)).join('')}`;
    const game = readGame(text);
    if (!game.ok) continue;
    read++;
    expect(dataOf(writeGame(game.data)), text).toEqual(game.data);
  }
  expect(read).toBeGreaterThan(10);
}
/** The text after the change, or why it is refused. */
export const edited = (text: string, change: GameEdit): string => {
  const made = editGame(text, change);
  return made.ok ? made.text : made.says;
};
export const withValue = (text: string, at: readonly (string | number)[], to?: unknown): string =>
  edited(text, { do: 'set', settings: [{ at, to }] });
