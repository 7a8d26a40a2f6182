/**
 * The engine against the slow model that was written from the rules alone: the same actions, the same position and the
 * same outcome after each, who watches whom included.
 */
import { expect, test } from 'vitest';
import type { Action } from '../../core/action.ts';
import type { Game } from '../../core/game.ts';
import { OFF } from '../../core/ids.ts';
import { perft } from '../../core/perft.ts';
import type { Position } from '../../core/position.ts';
import { optionsOf } from '../../core/setting.ts';
import type { Options } from '../../core/variant.ts';
import * as oracle from '../../testing/acid-oracle.ts';
import perftRows from '../../testing/acid-oracle-perft.json' with { type: 'json' };
import { gameFrom, playOn, randomOptions, scattered, usualGame, written } from '../../testing/acid-play.ts';
import { Table } from '../../testing/acid-table.ts';
import { Dice } from '../../testing/dice.ts';
import { positionFrom } from '../../testing/properties.ts';
import { board, quiet } from './board.ts';
import { acid } from './index.ts';
import { watchersOf } from './sight.ts';

const oracleOptions = (options: Options): Partial<oracle.OracleOptions> => ({
  return: options.return === 'own' ? 'moves' : 'step',
  kingswap: options.kingswap === 'zone' ? 'zone' : 'field',
  shove: options.shove === 'captures' ? 'capture' : 'blocked',
  noprogress: options.noprogress === '50' ? '50' : 'off',
});
/** The oracle's picture of a position. */
const picture = (game: Game): oracle.OraclePosition => {
  const letter = (p: number): string => {
    const { letter } = game.typeOf(p as never);
    return game.sideOf(p as never) === 0 ? letter : letter.toLowerCase();
  };
  const standing = game.pieces.filter((p) => game.cellOf(p) !== OFF);
  const hands = game.pieces.filter((p) => game.isInHand(p)).map(letter);
  const parsed = oracle.parse(
    standing.map((p) => `${letter(p)}@${board.name(game.cellOf(p))}`).join(' '),
    game.toMove === 0 ? 'magi' : 'line',
    hands.join(''),
    watchers(game),
    oracleOptions(game.options),
  );
  return { ...parsed, quiet: game.get(quiet, 0) };
};
const watchers = (game: Game): Record<string, string[]> => {
  const held: Record<string, string[]> = {};
  for (const p of game.pieces) {
    if (game.typeOf(p).id !== 'angel' || game.cellOf(p) === OFF) continue;
    const by = watchersOf(game, p).map((w) => board.name(game.cellOf(w)));
    if (by.length > 0) held[board.name(game.cellOf(p))] = by.sort();
  }
  return held;
};

const spellOurs = (position: Position, a: Action): string => {
  const name = (c: Action['from']): string => (c === null ? '-' : board.name(c));
  const mover = position.game.typeOf(a.piece).id;
  const captures = a.captures.map((c) => `${acid.types[c.kind].id} ${acid.sides[c.side].id} ${name(c.at)}`).sort();
  return [a.kind, mover, name(a.from), name(a.to), ...captures].join(' ');
};
const spellTheirs = (a: oracle.OracleAction): string =>
  [a.kind, a.piece, a.from ?? '-', a.to, ...a.captures.map((c) => `${c.kind} ${c.side} ${c.at}`).sort()].join(' ');

/** Compares all actions of a position, and what follows from some of them. */
const compare = (game: Game, dice: Dice, follow: number): void => {
  const position = positionFrom(game, written(game));
  const theirs = picture(position.game);
  const ours = new Map(position.actions().map((a) => [spellOurs(position, a), a]));
  const expected = new Map(oracle.actions(theirs).map((a) => [spellTheirs(a), a]));
  const where = JSON.stringify({ ...written(game), options: game.options });
  expect([...ours.keys()].sort(), where).toEqual([...expected.keys()].sort());
  expect(ours.size, where).toBe(position.actions().length);
  for (let n = 0; n < follow && ours.size > 0; n++) {
    const spelled = dice.pick([...ours.keys()]);
    const after = oracle.apply(theirs, expected.get(spelled)!);
    position.after(ours.get(spelled)!, () => {
      expect(position.census(), `${spelled} in ${where}`).toBe(oracle.census(after));
      const ended = oracle.outcome(after);
      const outcome = position.outcome;
      expect(outcome && { winner: outcome.winner, reason: outcome.reason }, `${spelled} in ${where}`).toEqual(
        ended && { winner: ended.winner === null ? null : ended.winner === 'magi' ? 0 : 1, reason: ended.reason },
      );
      if (after.ended === null) {
        expect(watchers(position.game), `${spelled} in ${where}`).toEqual(Object.fromEntries(after.immobilisers));
      }
    });
  }
};

const POSITIONS = 900;
test('on random play', () => {
  let looked = 0;
  for (let seed = 1; looked < POSITIONS; seed++) {
    const dice = new Dice(seed * 104_729);
    const options = seed % 3 ? randomOptions(dice) : optionsOf(acid);
    const game = seed % 4 ? gameFrom(options, scattered(dice)) : usualGame(options);
    let next = dice.below(6);
    playOn(game, dice, 40, () => {
      if (next-- > 0 || looked >= POSITIONS) return;
      next = 6;
      compare(game, dice, 4);
      looked++;
    });
  }
  expect(looked).toBe(POSITIONS);
});

interface Row {
  readonly name: string;
  readonly pieces: string;
  readonly turn: string;
  readonly hands: string;
  readonly immobilisers: Readonly<Record<string, readonly string[] | undefined>>;
  readonly options: Partial<oracle.OracleOptions>;
  readonly perft: readonly number[];
}
const ourOptions = ({ return: back, kingswap, shove, noprogress }: Row['options']): Options => ({
  return: back === 'moves' ? 'own' : 'step',
  kingswap: kingswap ?? 'field',
  shove: shove === 'capture' ? 'captures' : 'blocked',
  noprogress: noprogress ?? 'off',
});
/** Deeper counts are compared by hand: the largest takes twenty seconds. */
const AFFORDABLE = 1_500_000;
test.each(perftRows as unknown as readonly Row[])('perft of $name', (row) => {
  const watchedBy = Object.fromEntries(Object.entries(row.immobilisers).map(([at, by]) => [at, by ?? []]));
  const setting = { hands: row.hands, options: ourOptions(row.options), watchedBy };
  const { game } = new Table(row.pieces, row.turn as 'magi' | 'line', setting).position;
  row.perft.forEach((count, i) => {
    if (count <= AFFORDABLE) expect(perft(game, i + 1).actions, `depth ${i + 1}`).toBe(count);
  });
  expect(row.perft.length).toBeGreaterThanOrEqual(2);
});
