/**
 * The engine against a model of the same rules by other means: the same actions, what they lead to, chains and ends, in
 * the usual array and in crowds.
 */
import { expect, test } from 'vitest';
import { summarize } from '../../../core/action-summary.ts';
import type { Topology } from '../../../core/board/topology.ts';
import type { Game } from '../../../core/game.ts';
import { OFF } from '../../../core/ids.ts';
import { Planner } from '../../../core/moves/planner.ts';
import { censusOf } from '../../../core/start/census.ts';
import { actionText } from '../../../core/text/spell.ts';
import type { Options } from '../../../core/vocabulary.ts';
import {
  actionsIn,
  after,
  type Board,
  chiefsJoined,
  countIn,
  joined,
  type Model,
  modelOf,
  type OracleOptions,
  usualOptions,
  censusOf as written,
} from '../../../testing/chesimals/oracle.ts';
import { EVERYTHING, playOn, randomGame, Tally } from '../../../testing/chesimals/play.ts';
import { TestTable } from '../../../testing/chesimals/table.ts';
import { Dice } from '../../../testing/dice.ts';
import { must, positionOf, textsOf } from '../../../testing/properties.ts';
import { everyPair, pairsIn } from '../../../testing/random-options.ts';
import { usually } from '../../../testing/usual.ts';
import { groupOfUnit, leaders } from '../board.ts';
import { colours } from '../colours.ts';
import { chesimals, chesimalsWide } from '../index.ts';
import { wentOf } from '../orders.ts';
import { hasMovedThisTurn } from '../turn.ts';

/** The census as the model writes it, with all that is remembered of the turn. */
const toldOf = (game: Game): string => {
  const tokens = censusOf(game)
    .split(' ')
    .map((token) => {
      const there = game.pieceOn(game.topology.parse(token.slice(3))!);
      const went = hasMovedThisTurn(game, there) ? wentOf(game, there) : null;
      const how = went === null ? '' : { straight: '+', diagonal: 'x', still: '=' }[went];
      return hasMovedThisTurn(game, there) ? `${token}'${how}` : token;
    });
  return tokens.sort().join(' ');
};
const modelled = (game: Game): Model => {
  const turn = game.toMove === 0 ? 'white' : 'black';
  return modelOf(toldOf(game), turn, optionsOf(game.options), leadersOf(game), boardOf(game.variant));
};
const leadersOf = (game: Game): string =>
  colours
    .filter((_, i) => (game.get(leaders, 0) & (1 << i)) !== 0)
    .map(({ letter }) => letter)
    .sort()
    .join('');
const optionsOf = ({ array, links, convert, absorb, pieces, guards, nocapture }: Options): OracleOptions =>
  ({ array, links, convert, absorb, pieces, guards, nocapture }) as OracleOptions;
const boardOf = ({ topology }: { readonly topology: Topology }): Board => ({
  files: topology.width,
  ranks: topology.height,
});
const SIDES = ['white', 'black'] as const;
/** Answers how many actions it looked at. */
const compare = (game: Game): number => {
  const model = modelled(game);
  const position = positionOf(game);
  if (position.outcome !== null) return 0; // drawn: the model knows no draws
  const texts = textsOf(position);
  must(texts.join() === actionsIn(model).join(), 'the model has other actions', game);
  for (const p of game.pieces) {
    if (game.cellOf(p) === OFF) continue;
    if (game.isNeutral(p)) continue;
    const states = chesimals.explains!.conditionsOf!(game, p).map(({ id }) => id);
    const at = game.topology.name(game.cellOf(p));
    const isJoined =
      model.options.links === 'side'
        ? chiefsJoined(model, at) !== ''
        : joined(model, groupOfUnit(game, p).letter).has(at);
    must(
      isJoined !== (states.includes('cut-off') || states.includes('leaderless')),
      'the model has other chains',
      game,
    );
  }
  const planner = new Planner(game);
  const count = planner.everyAction();
  for (const action of position.actions()) {
    const then = after(model, action.text);
    let i = 0;
    while (i < count && actionText(game, summarize(game, planner.plans, i)) !== action.text) i++;
    const mark = game.make(planner.plans, i);
    const winner = game.outcome?.winner ?? null;
    const same =
      toldOf(game) === written(then) &&
      leadersOf(game) === then.leaders &&
      (winner === null ? null : SIDES[winner]) === then.winner &&
      SIDES[game.toMove] === then.turn;
    game.unmake(mark);
    must(same, `the model has something else after ${action.text}`, game);
  }
  return texts.length;
};
/** How many actions to each depth from the usual array, B4b: the engine counts deeper than the model, which is slow. */
const PERFT: readonly (readonly [Partial<OracleOptions>, readonly number[]])[] = [
  [{}, [62, 1025, 17549]],
  [{ pieces: 'stronger' }, [70, 1270, 24787]], // Q44
  [{ links: 'side' }, [62, 3814, 225266]], // Q40
  [{ pieces: 'stronger', links: 'side' }, [70, 4949, 348217]],
  [{ guards: 'by-leader' }, [62, 963, 16261]], // Q43
  [{ absorb: 'on' }, [62, 1025, 17549]], // Q42: nobody can be captured so early
];
test.each(PERFT)('from the usual array under %o', (options, counts) => {
  const table = TestTable.usual(options);
  expect(counts.map((_, i) => table.count(i + 1))).toEqual(counts);
  const model = modelOf(table.census, 'white', { ...usualOptions, ...options });
  expect([1, 2, 3].map((depth) => countIn(model, depth))).toEqual(counts);
});
/** The same from where armies meet: a few units whose Chiefs can absorb at once (Q42). */
const MELEE = 'Co@e5 Go@e4 Wo@d4 Cp@f8 Gp@e7 Ep@f6 Wp@g7 Cs@l1 Cb@a16 Cr@c16';
const MELEE_PERFT: readonly (readonly [Partial<OracleOptions>, readonly number[]])[] = [
  [{}, [40, 484, 5694]],
  [{ absorb: 'on' }, [43, 550, 6488]],
  [{ absorb: 'on', links: 'side' }, [43, 550, 6488]],
  [{ absorb: 'on', guards: 'by-leader' }, [43, 494, 4397]],
  [{ absorb: 'on', pieces: 'stronger' }, [53, 1085, 15812]],
  [{ absorb: 'on', links: 'side', guards: 'by-leader', pieces: 'stronger' }, [53, 907, 9064]],
];
/** The same where units of other colours, of the enemy and of nobody stand beside Chiefs (Q41). */
const COURT = 'Co@e5 Go@e4 Wo@d4 Cy@e6 Ey@f5 Gy@d6 Gn@f6 Cp@g8 Gp@e7 Ep@g6 Cs@l1 Cb@a16 Cr@c16';
const COURT_PERFT: readonly (readonly [Partial<OracleOptions>, readonly number[]])[] = [
  [{ convert: 'all' }, [63, 761, 7360]],
  [{ convert: 'all', absorb: 'on' }, [66, 851, 8421]],
  [{ convert: 'all', links: 'side' }, [61, 2425, 84698]],
  [{ convert: 'all', guards: 'by-leader' }, [63, 692, 5260]],
  [{ convert: 'all', absorb: 'on', links: 'side', guards: 'by-leader', pieces: 'stronger' }, [81, 4502, 207431]],
];
test.each(COURT_PERFT)('from a court under %o', (options, counts) => {
  const table = TestTable.of(COURT, 'white', { options });
  const model = modelOf(table.census, 'white', { ...usualOptions, ...options });
  expect([1, 2, 3].map((depth) => countIn(model, depth))).toEqual(counts);
  expect([1, 2, 3].map((depth) => table.count(depth))).toEqual(counts);
});
test.each(MELEE_PERFT)('from a melee under %o', (options, counts) => {
  const table = TestTable.of(MELEE, 'white', { options });
  const model = modelOf(table.census, 'white', { ...usualOptions, ...options });
  expect([1, 2, 3].map((depth) => countIn(model, depth))).toEqual(counts);
  expect([1, 2, 3].map((depth) => table.count(depth))).toEqual(counts);
});

/** On each board at least; LOCKSTEP=500 compares so many. */
const POSITIONS = Number(process.env.LOCKSTEP ?? usually(0, 20_000));
/** The wide board has the same rules: fewer games show that the model and the engine agree on it. */
const GAMES = [
  { variant: chesimals, actions: usually(70_000, 200_000), times: usually(15, 50) },
  { variant: chesimalsWide, actions: usually(20_000, 60_000), times: 1 },
];
test.each(GAMES)(
  'in the actions of random games of $variant.id',
  ({ variant, actions: most, times }) => {
    let actions = 0;
    let positions = 0;
    const tally = new Tally();
    for (let seed = 1; actions < most || positions < POSITIONS; seed++) {
      const dice = new Dice(seed * 31);
      const game = randomGame(seed, dice, variant); // three quarters of them from crowds
      const look = (): void => {
        actions += compare(game);
        positions++;
      };
      playOn(game, dice, 40, look, tally);
      for (const pair of pairsIn(variant, game.options)) tally.add(pair);
    }
    expect(tally.tooFew(EVERYTHING, times)).toEqual([]); // every house rule and mechanism, by what was played and compared
    if (POSITIONS >= 20_000) expect(tally.tooFew(everyPair(variant), 1)).toEqual([]);
  },
  7_200_000,
);
