/** Files with mistakes: reading one never throws and is never slow, and whatever is wrong is told with its place. */
import { describe, expect, test } from 'vitest';
import { startOfCensus } from '../core/census.ts';
import { Game } from '../core/game.ts';
import { Planner } from '../core/planner.ts';
import { newGame } from '../core/start.ts';
import type { Variant } from '../core/variant.ts';
import { compile } from '../workshop/compile/compile.ts';
import { readGame } from '../workshop/file/read-game.ts';
import { writeGame } from '../workshop/file/write-game.ts';
import { Dice } from './dice.ts';
import { isWhole } from './usual.ts';
import { shelf } from './workshop-shelf.ts';
import { smallGames } from './workshop-small-games.ts';

const PLIES = 6;
const FILES = isWhole ? 100_000 : 1000;
const texts = [...shelf.values(), ...smallGames.values(), ...smallGames.values()];
const JUNK = [...'abcdefghijklmnopqrstuvwxyzWFDNAHCLZGKRBQmcipgnyja0123456789 []=.,:;*#-+\n"\\\u0000é♞\u202e'];

/** In milliseconds: other programs that run meanwhile do not count. */
const processorTime = (): number => process.cpuUsage().user / 1000;

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
      () => text.replace(/(?=letter\s*=)/, () => `${randomLook(dice)}\n`),
    ];
    text = dice.pick(ways)();
  }
  return text;
}
const randomBetza = (dice: Dice): string =>
  Array.from({ length: 1 + dice.below(6) }, () => dice.pick([...'imcfblrsvhanjpgyWFDNAHLZGKRBQ023'])).join('');

const randomLook = (dice: Dice): string =>
  dice.pick([
    () => `figure = ${dice.pick(['knight', 'acid/ghost', 'unicorn', '/k/', 'acid/', '__proto__'])}`,
    () => `tint = ${dice.pick(['red', 'Red', 'blue', 'constructor'])}`,
    () => `glyph = M 10 10 h80${randomPath(dice)}`,
  ])();
const randomPath = (dice: Dice): string =>
  Array.from({ length: 1 + dice.below(8) }, () => dice.pick([...'MLHVCSQTAZmlhvcsqtaz 0159,.+-e<"'])).join('');

/** Whatever is accepted can be shown. */
function showAll(variant: Variant): void {
  for (const { spec } of variant.words.rulebook.flatMap(({ diagrams }) => diagrams)) {
    const start = startOfCensus(variant, spec.pieces);
    expect(start.ok && newGame(variant, {}, start.value).ok, spec.pieces).toBe(true);
  }
}
/** Whatever is accepted can be played. */
function playRandomly(variant: Variant, dice: Dice): number {
  const game = new Game(variant);
  const planner = new Planner(game);
  for (let ply = 0; ply < PLIES; ply++) {
    planner.plans.clear();
    const count = planner.everyAction();
    if (count === 0) return ply;
    game.make(planner.plans, dice.below(count));
    game.world.settle();
  }
  return PLIES;
}

describe(`${FILES} damaged files`, () => {
  test('are read or refused with places and sentences, each within a second', () => {
    const dice = new Dice(17);
    let read = 0;
    let slowest = 0;
    let played = 0;
    let looked = 0;
    for (let n = 0; n < FILES; n++) {
      const text = damaged(dice);
      const begun = processorTime();
      const result = readGame(text);
      slowest = Math.max(slowest, processorTime() - begun);
      if (result.ok) {
        read++;
        looked += result.data.pieces.filter(({ figure, tint, glyph }) => figure ?? tint ?? glyph).length;
        const again = readGame(writeGame(result.data));
        expect(again.ok && again.data, text).toEqual(result.data);
        const started = processorTime();
        const variant = compile(result.data, 'own:fuzz');
        played += playRandomly(variant, dice);
        showAll(variant);
        slowest = Math.max(slowest, processorTime() - started);
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
    expect(played).toBeGreaterThan(read);
    expect(looked).toBeGreaterThan(0);
    expect(slowest).toBeLessThan(1000);
  }, 1_800_000);
});
