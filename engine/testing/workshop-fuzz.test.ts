/** Files with mistakes: reading one never throws and is never slow, and whatever is wrong is told with its place. */
import { describe, expect, test } from 'vitest';
import { readGame } from '../workshop/file/read-game.ts';
import { writeGame } from '../workshop/file/write-game.ts';
import { Dice } from './dice.ts';
import { isWhole } from './usual.ts';
import { shelf } from './workshop-shelf.ts';

const FILES = isWhole ? 100_000 : 1500;
const texts = [...shelf.values()];
const JUNK = [...'abcdefghijklmnopqrstuvwxyzWFDNAHCLZGKRBQmcipgnyja0123456789 []=.,:;*#-+\n"\\\u0000é♞\u202e'];

/** One to four mistakes. */
function damaged(dice: Dice): string {
  let text = dice.pick(texts);
  for (let left = 1 + dice.below(4); left > 0; left--) {
    const at = dice.below(text.length);
    const lines = text.split('\n');
    const ways: (() => string)[] = [
      () => text.slice(0, at) + dice.pick(JUNK) + text.slice(at + 1),
      () => text.slice(0, at) + dice.pick(JUNK) + text.slice(at),
      () => text.slice(0, at) + text.slice(at + 1 + dice.below(8)),
      () => text.replace(dice.pick(lines), () => dice.pick(dice.pick(texts).split('\n'))),
      () => text.replace(/moves\s*=\s*\S+/, `moves = ${randomBetza(dice)}`),
    ];
    text = dice.pick(ways)();
  }
  return text;
}
const randomBetza = (dice: Dice): string =>
  Array.from({ length: 1 + dice.below(6) }, () => dice.pick([...'imcfblrsvhanjpgyWFDNAHLZGKRBQ023'])).join('');

describe(`${FILES} damaged files`, () => {
  test('are read or refused with places and sentences, each within a second', () => {
    const dice = new Dice(17);
    let read = 0;
    let slowest = 0;
    for (let n = 0; n < FILES; n++) {
      const text = damaged(dice);
      const begun = performance.now();
      const result = readGame(text);
      slowest = Math.max(slowest, performance.now() - begun);
      if (result.ok) {
        read++;
        const again = readGame(writeGame(result.data));
        expect(again.ok && again.data, text).toEqual(result.data);
        continue;
      }
      const lines = text.split(/\r?\n/);
      expect(result.problems.length).toBeGreaterThan(0);
      for (const { line, column, says } of result.problems) {
        expect(line).toBeGreaterThan(0);
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeGreaterThan(0);
        expect(says).toMatch(/^[\p{Lu}“[].*[.?]$/su);
      }
    }
    expect(read).toBeGreaterThan(FILES / 100);
    expect(slowest).toBeLessThan(1000);
  });
});
