/** The computer knows what its side may know, and thinks as well with that. */
import { describe, expect, test } from 'vitest';
import type { Cell } from '../../core/ids.ts';
import { Planner } from '../../core/moves/planner.ts';
import { playEach } from '../../match/fixtures/begin.fixture.ts';
import { mined } from '../../match/fixtures/mined.fixture.ts';
import { TranspositionTable } from '../table.ts';
import { Thinker } from '../think.ts';
import { gameOfView, sideViewOf, viewOfPosition } from './position-view.ts';

const table = new TranspositionTable(16);
const texts = ['Ra1-a2', 'Rp16-p15', 'Ra2-a1', 'Rp15-p16'];

describe('the view of a side', () => {
  test('is byte for byte the same whatever the other side has hidden, and however much', () => {
    const views = [[], ['e10'], ['e10', 'f9', 'g8', 'h7'], ['d12', 'c11']].map((blacks) =>
      JSON.stringify(sideViewOf(playEach(mined(['c7'], blacks), texts), 0)),
    );
    expect(new Set(views).size).toBe(1);
    const others = [[], ['c7'], ['d6', 'd7', 'e9', 'f10']].map((whites) =>
      JSON.stringify(sideViewOf(playEach(mined(whites, ['e10']), texts), 1)),
    );
    expect(new Set(others).size).toBe(1);
  });
  test('of nobody is the same whatever either side has hidden', () => {
    const views = [mined([], []), mined(['c7'], ['e10']), mined(['d6', 'd7'], ['e10', 'f9', 'g8'])].map((match) => {
      const { position } = playEach(match, texts);
      return JSON.stringify(viewOfPosition(position, null, match.cursor.secrets));
    });
    expect(new Set(views).size).toBe(1);
  });
  test('differs with what the side itself has hidden', () => {
    expect(sideViewOf(mined(['c7'], []), 0)).not.toEqual(sideViewOf(mined(['c8'], []), 0));
  });
  test('counts the positions that came up as the game does', () => {
    const match = playEach(mined(['c7'], ['e10']), [...texts, ...texts]);
    const { game, past } = gameOfView(sideViewOf(match, 0));
    const { lo, hi } = game.hash();
    // after the fourth move and after the eighth; before the first the Rooks had not moved
    const times = past.filter((part, i) => i % 3 === 0 && part === lo && past[i + 1] === hi).length;
    expect(times).toBe(2);
  });
});

test('where pieces have openly been is in the view, and where mines were noted is not', () => {
  const { topology } = mined([], []).variant;
  const { entered } = sideViewOf(playEach(mined(['c7'], ['e10']), texts), 0);
  expect(entered.map((c) => topology.name(c)).sort()).toEqual(['a1', 'a2', 'p15', 'p16']);
});
test('what may be hidden costs a move, and never a win', () => {
  const { game, entered } = gameOfView(sideViewOf(playEach(mined([], []), texts), 0));
  const scores = (been: readonly Cell[]): Map<string, number> =>
    new Map(
      new Thinker(game, { table, entered: been })
        .think({ depth: 1, lines: 500 })
        .lines.map(({ actions: [first], score }) => [first, score]),
    );
  const [first, again] = [scores(entered), scores([...entered, ...game.topology.cells])];
  expect(again.get('Ra1-a2')).toBe(first.get('Ra1-a2'));
  expect(again.get('Nf4-e6')! - first.get('Nf4-e6')!).toBeGreaterThan(0);
});

test('the actions and the thought are those of the real game, where the side hides nothing itself', () => {
  const match = playEach(mined([], ['e10', 'd8', 'f6']), texts.slice(0, 2));
  const truth = match.position.game;
  const { game } = gameOfView(sideViewOf(match, 0));
  const keysOf = (of: typeof game): number[] => {
    const planner = new Planner(of);
    return Array.from({ length: planner.everyAction() }, (_, i) => planner.plans.key(i));
  };
  expect(keysOf(game)).toEqual(keysOf(truth));
  const past = match.position.pastKnownTo(0);
  const limits = { nodes: 3000, lines: 3 };
  expect(new Thinker(game, { table }).think(limits, past)).toEqual(new Thinker(truth, { table }).think(limits, past));
});
test('the side’s own mines are no secret to it: nobody is sent onto one', () => {
  // the pawn on c4 could go to c5, where its own mine lies
  const { game } = gameOfView(sideViewOf(mined(['c5'], []), 0));
  const planner = new Planner(game);
  planner.everyAction();
  const before = game.pieces.filter((p) => game.cellOf(p) < game.topology.size).length;
  game.trying = true;
  let exploded = 0;
  for (let i = 0; i < planner.plans.count; i++) {
    const mark = game.make(planner.plans, i);
    if (game.pieces.filter((p) => game.cellOf(p) < game.topology.size).length < before) exploded++;
    game.unmake(mark);
  }
  expect(exploded).toBe(1);
});
