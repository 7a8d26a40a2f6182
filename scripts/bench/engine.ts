/**
 * The engine's speed on one core. Actions made and unmade are counted as perft makes them; orthodox chess by chessops
 * walks its own tree the same way, every leaf really played, so that the ratio compares like with like on whatever
 * machine this is. The two take turns in short slices, and the ratio is the median of the slices: whatever else the
 * machine does slows both.
 *
 * Each game is measured in a process of its own, as a table plays one game at a time. Compiled code that has served
 * several games has to tell them apart and is slower; who plays one game after another without closing the application
 * gets less than is stated here.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Chess } from 'chessops/chess';
import { Game } from '../../engine/core/game.ts';
import { Planner } from '../../engine/core/moves/planner.ts';
import { perft } from '../../engine/core/perft.ts';
import { Position, type StartPosition } from '../../engine/core/position.ts';
import { startOf } from '../../engine/core/start/start-written.ts';
import { viewOfPosition } from '../../engine/search/advice/position-view.ts';
import { boundedLevels } from '../../engine/search/levels.ts';
import { TranspositionTable } from '../../engine/search/table.ts';
import { Thinker } from '../../engine/search/think.ts';
import { runTurnJob } from '../../engine/search/turn-jobs.ts';
import { variantNamed, variants } from '../../engine/variants/registry.ts';
import { worked } from './processor-time.ts';
import { held, type MeasuredRow, quantile, toldRow } from './report.ts';

/** Actions made and unmade for each move that chessops makes in the same time: what a slow machine does not change. */
const timesChessops: Record<string, number> = { acid: 2.2, chesimals: 2.4, fourchan: 1.8, deicide: 1.3 };
/** Positions that a search looks at for each move that chessops makes. */
const searchTimesChessops: Record<string, number> = { acid: 0.16, chesimals: 0.26, fourchan: 0.12, deicide: 0.05 };
/** How many it looks at in one thought, in the usual array and in the midst of a game. */
const nodesOfThought = 4000;
const actionsIntoGame = 40;
/** How often a search is told to stop, and the most milliseconds that it may go on then. */
const stops = 60;
const mostAfterStop = 50;
/** Milliseconds for all actions of a position, where a game asks for less than the usual. */
const mostForAll: Record<string, number> = { chesimals: 5 };
const slices = 25;
/** Milliseconds of processor time. */
const warmUp = 1000;
const slice = 80;
const million = 1_000_000;

/** Actions made in a second of processor time; `walk` answers how many it made and is repeated for so long. */
function speedOf(walk: () => number, atLeast: number): number {
  const since = worked();
  let made = 0;
  let took = 0;
  while (took < atLeast) {
    made += walk();
    took = worked() - since;
  }
  return (made / took) * 1000;
}

interface Compared {
  readonly speed: number;
  readonly standard: number;
  readonly ratio: number;
}
/** Slices of the two in turn; each of the game's is held against those of chess before and after it. */
function compare(walkGame: () => number, walkStandard: () => number): Compared {
  speedOf(walkGame, warmUp);
  speedOf(walkStandard, warmUp);
  const speeds: number[] = [];
  const standards: number[] = [];
  const ratios: number[] = [];
  let before = speedOf(walkStandard, slice);
  for (let i = 0; i < slices; i++) {
    const speed = speedOf(walkGame, slice);
    const after = speedOf(walkStandard, slice);
    speeds.push(speed);
    standards.push(after);
    ratios.push((2 * speed) / (before + after));
    before = after;
  }
  return { speed: quantile(speeds, 0.5), standard: quantile(standards, 0.5), ratio: quantile(ratios, 0.5) };
}

/** Every move of standard chess to this depth, leaves played too. */
function walkChess(chess: Chess, depth: number): number {
  let made = 0;
  for (const [from, dests] of chess.allDests())
    for (const to of dests) {
      const next = chess.clone();
      next.play({ from, to });
      made += 1 + (depth > 1 ? walkChess(next, depth - 1) : 0);
    }
  return made;
}

/** A small generator of its own: the bench plays the same games every time. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const since = <T>(times: number[], ask: () => T): T => {
  const start = performance.now();
  const answer = ask();
  times.push(performance.now() - start);
  return answer;
};

/** Where a variant has most to list, if that is not its usual array: 4chan chess with both hands full. */
const crowded: Record<string, (usual: StartPosition) => StartPosition> = {
  fourchan: (usual) => ({
    ...usual,
    hands: { white: ['anon', 'anon', 'tg', 'mlp', 'n', 'v'], black: ['anon', 'k', 'sci', 'x', 'r9k', 'd'] },
  }),
};

/** Plays seeded games, timing what a table asks: all actions of a position, and those of one piece, both unlisted. */
function listingTimes(variant: (typeof variants)[number], start?: StartPosition): { all: number[]; one: number[] } {
  const all: number[] = [];
  const one: number[] = [];
  for (let game = 0; game < 6; game++) {
    const roll = dice(game + 1);
    const started = Position.start(variant, {}, start);
    if (!started.ok) throw new Error(started.error.message);
    const position = started.value;
    for (let ply = 0; ply < 60 && !position.outcome; ply++) {
      const movers = position.pieces().filter(({ side, place }) => side === position.turn && place === 'board');
      const mover = movers[roll(movers.length)];
      // one question a position: the second would find the list made
      if (ply % 2 && mover) since(one, () => position.actionsOf(mover.piece));
      const actions = ply % 2 ? position.actions() : since(all, () => position.actions());
      // hands stay as they are: a game from a crowded start is to stay crowded
      const moves = start ? actions.filter(({ kind }) => kind !== 'drop') : actions;
      const action = moves[roll(moves.length)];
      if (!action) break;
      position.play(action);
    }
  }
  return { all, one };
}

/** Positions looked at by a search, leaves and captures included, held against chessops like the actions. */
function searchSpeed(variant: (typeof variants)[number]): MeasuredRow {
  const thinkers = [new Game(variant), intoGame(variant)].map((game) => new Thinker(game));
  const chess = Chess.default();
  const { speed, ratio } = compare(
    () => thinkers.reduce((nodes, thinker) => nodes + thinker.think({ nodes: nodesOfThought }).nodes, 0),
    () => walkChess(chess, 3),
  );
  const what = `${variant.id}: positions searched a second`;
  const value = `${ratio.toFixed(3)} × chessops (${(speed / 1000).toFixed(0)} k)`;
  const wanted = searchTimesChessops[variant.id];
  return wanted === undefined ? toldRow(what, value) : held(what, value, `>= ${wanted} × chessops`, ratio >= wanted);
}
/** Milliseconds of processor time from being told to stop to the answer, for the strongest level's choice of an action. */
function stopTimes(variant: (typeof variants)[number]): number[] {
  const roll = dice(11);
  const table = new TranspositionTable();
  const times: number[] = [];
  while (times.length < stops) {
    const started = Position.start(variant, {});
    if (!started.ok) throw new Error(started.error.message);
    const position = started.value;
    for (let ply = 0; ply < 120 && !position.outcome && times.length < stops; ply++) {
      const actions = position.actions();
      position.play(actions[roll(actions.length)]);
      if (ply % 4 || position.outcome) continue;
      const view = viewOfPosition(position, position.turn, 0);
      const at = worked() + 10 + roll(250);
      const means = { table, stop: () => worked() >= at, told: () => {} };
      runTurnJob({ do: 'choose', view, level: boundedLevels[boundedLevels.length - 1].id, seed: ply }, means);
      // some choices are made before
      const late = worked() - at;
      if (late >= 0) times.push(late);
    }
  }
  return times;
}
/** Some random actions on. */
function intoGame(variant: (typeof variants)[number]): Game {
  const roll = dice(7);
  const game = new Game(variant);
  const planner = new Planner(game);
  for (let n = 0; n < actionsIntoGame; n++) {
    planner.plans.clear();
    const mark = game.make(planner.plans, roll(planner.everyAction()));
    if (game.isOver) game.unmake(mark);
  }
  game.world.settle();
  return game;
}

/** What one game comes to, and how fast chessops was meanwhile. */
interface Part {
  readonly standard: number;
  readonly measured: readonly MeasuredRow[];
}
function measure(variant: (typeof variants)[number]): Part {
  const measured: MeasuredRow[] = [];
  const game = new Game(variant);
  const chess = Chess.default();
  // deep enough that a walk takes a while: a turn of many actions has few first ones
  const depth = perft(game, 2).made < 10_000 ? 3 : 2;
  const { speed, standard, ratio } = compare(
    () => perft(game, depth).made,
    () => walkChess(chess, 3),
  );
  const what = `${variant.id}: actions made and unmade a second`;
  const value = `${ratio.toFixed(2)} × chessops (${(speed / million).toFixed(2)} M)`;
  const wanted = timesChessops[variant.id];
  measured.push(
    wanted === undefined ? toldRow(what, value) : held(what, value, `>= ${wanted} × chessops`, ratio >= wanted),
  );
  measured.push(searchSpeed(variant));
  const worst = quantile(stopTimes(variant), 1);
  measured.push(
    held(
      `${variant.id}: a search answers once it is stopped, worst of ${stops}`,
      `${worst.toFixed(1)} ms`,
      `<= ${mostAfterStop} ms`,
      worst <= mostAfterStop,
    ),
  );
  const usual = { what: '', start: undefined };
  const full = { what: ' in a crowded game', start: crowded[variant.id]?.(startOf(game, null)) };
  for (const { what, start } of full.start ? [usual, full] : [usual]) {
    listingTimes(variant, start);
    const { all, one } = listingTimes(variant, start);
    const most = mostForAll[variant.id] ?? 16;
    const [ofAll, ofOne] = [quantile(all, 0.95), quantile(one, 0.95)];
    measured.push(
      held(
        `${variant.id}: all actions of a position${what}, p95 of ${all.length}`,
        `${ofAll.toFixed(2)} ms`,
        `<= ${most} ms`,
        ofAll <= most,
      ),
      held(
        `${variant.id}: actions of one piece${what}, p95 of ${one.length}`,
        `${ofOne.toFixed(2)} ms`,
        '<= 5 ms',
        ofOne <= 5,
      ),
    );
  }
  return { standard, measured };
}
/** The same in a process of its own. */
function measureApart(id: string): Part {
  const ended = spawnSync(process.execPath, [fileURLToPath(import.meta.url), id], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (ended.status !== 0) throw new Error(`Measuring ${id} failed.`);
  return JSON.parse(ended.stdout);
}

const asked = process.argv[2];
if (asked === undefined) {
  // another form of a game has the same rules
  const games = variants.filter(({ id, formOf }) => !formOf || formOf.variant === id);
  const parts = games.map(({ id }) => measureApart(id));
  const standard = quantile(
    parts.map((part) => part.standard),
    0.5,
  );
  const yardstick = toldRow('chessops, standard chess: moves made a second', `${(standard / million).toFixed(2)} M`);
  console.log(JSON.stringify([yardstick, ...parts.flatMap((part) => part.measured)]));
} else {
  const variant = variantNamed(asked);
  if (!variant) throw new Error(`There is no game called ${asked}.`);
  console.log(JSON.stringify(measure(variant)));
}
