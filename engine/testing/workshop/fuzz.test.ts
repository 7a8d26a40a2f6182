/** Files with mistakes: reading one never throws, whatever is wrong is told with its place, and what is accepted is little work. */
import { describe, expect, test } from 'vitest';
import { Game } from '../../core/game.ts';
import type { Cell, Piece } from '../../core/ids.ts';
import { Planner } from '../../core/moves/planner.ts';
import { startOfCensus } from '../../core/start/census.ts';
import { newGame } from '../../core/start/start.ts';
import type { Variant } from '../../core/variant.ts';
import { compile } from '../../workshop/compile/compile.ts';
import { readGame } from '../../workshop/file/read-game.ts';
import { writeGame } from '../../workshop/file/write-game.ts';
import { LIMITS } from '../../workshop/limits.ts';
import { PYRAMID, SPIKE } from '../../workshop/model/models.fixture.ts';
import { LOSSY, PNG, TOO_SMALL } from '../../workshop/picture/pictures.fixture.ts';
import { Dice } from '../dice.ts';
import { isWholeRun } from '../usual.ts';
import { shelf } from './shelf.ts';
import { smallGames } from './small-games.ts';

const PLIES = 6;
const FILES = isWholeRun ? 100_000 : 1000;
const texts = [...shelf.values(), ...smallGames.values(), ...smallGames.values()];
const JUNK = [...'abcdefghijklmnopqrstuvwxyzWFDNAHCLZGKRBQmcipgnyja0123456789 []=.,:;*#-+\n"\\\u0000é♞\u202e'];
const PICTURES = [LOSSY, PNG, LOSSY.slice(4), PNG.slice(0, 400), TOO_SMALL, 'data:image/png;base64,AAAA', '', '='];
const MODELS = [PYRAMID, SPIKE, PYRAMID.slice(4), `${SPIKE.slice(0, 40)}A${SPIKE.slice(41)}`, PNG, '', '='];

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
      () => `${text}\n[pictures]\n${/\[piece ([^\]\n]*)\]/.exec(text)?.[1]} = ${dice.pick(PICTURES)}\n`,
      () => `${text}\n[models]\n${/\[piece ([^\]\n]*)\]/.exec(text)?.[1]} = ${dice.pick(MODELS)}\n`,
    ];
    text = dice.pick(ways)();
  }
  return text;
}
const randomBetza = (dice: Dice): string =>
  Array.from({ length: 1 + dice.below(6) }, () => dice.pick([...'imcdfblrsvhanjpgotuyWFDNAHLZGKRBQO023'])).join('');

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
/** Counts how often rules look at a cell. */
class CountingPlanner extends Planner {
  looked = 0;
  override isEmpty(c: Cell): boolean {
    this.looked++;
    return super.isEmpty(c);
  }
  override canCapture(me: Piece, c: Cell): boolean {
    this.looked++;
    return super.canCapture(me, c);
  }
}
/** Whatever is accepted can be played. `looked`: most looks for the actions of one position. */
function playRandomly(variant: Variant, dice: Dice): { readonly plies: number; readonly looked: number } {
  const game = new Game(variant);
  const planner = new CountingPlanner(game);
  let looked = 0;
  for (let ply = 0; ply < PLIES; ply++) {
    planner.plans.clear();
    planner.looked = 0;
    const count = planner.everyAction();
    looked = Math.max(looked, planner.looked);
    if (count === 0) return { plies: ply, looked };
    game.make(planner.plans, dice.below(count));
    game.world.settle();
  }
  return { plies: PLIES, looked };
}

describe(`${FILES} damaged files`, () => {
  test('are read or refused with places and sentences, and no position of a game asks for more looks than a game may', () => {
    const dice = new Dice(17);
    let read = 0;
    let played = 0;
    let drawn = 0;
    let looked = 0;
    for (let n = 0; n < FILES; n++) {
      const text = damaged(dice);
      const result = readGame(text);
      if (result.ok) {
        read++;
        drawn += result.data.pieces.filter(
          ({ figure, tint, glyph, picture, model }) => figure ?? tint ?? glyph ?? picture ?? model,
        ).length;
        const again = readGame(writeGame(result.data));
        expect(again.ok && again.data, text).toEqual(result.data);
        const variant = compile(result.data, 'own:fuzz');
        const game = playRandomly(variant, dice);
        played += game.plies;
        looked = Math.max(looked, game.looked);
        showAll(variant);
        continue;
      }
      const lines = text.split(/\r?\n/);
      expect(result.problems.length).toBeGreaterThan(0);
      expect(result.problems.length).toBeLessThanOrEqual(LIMITS.problems);
      for (const { line, column, says } of result.problems) {
        expect(line).toBeGreaterThan(0);
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeGreaterThan(0);
        expect(says).toMatch(/^[\p{Lu}“[].*[.?]$/su);
      }
    }
    expect(read).toBeGreaterThan(FILES / 100);
    expect(played).toBeGreaterThan(read);
    expect(drawn).toBeGreaterThan(0);
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThan(LIMITS.allLooks);
  }, 1_800_000);
});
