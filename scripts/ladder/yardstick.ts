/** Our search against Fairy-Stockfish in orthodox chess. Arguments: see `scripts/yardstick.mjs`. */
import { other, type Side } from '../../engine/core/ids.ts';
import type { Action, Position } from '../../engine/core/position.ts';
import { TranspositionTable } from '../../engine/search/table.ts';
import { openingOf, searchPlayer } from '../../engine/testing/arena.ts';
import { orthodox } from '../../engine/testing/orthodox.ts';
import { worked } from '../bench/processor-time.ts';
import { orthodoxEvaluator } from './orthodox.ts';
import { appendLine, dropUnfinishedLine, readGameLines } from './results.ts';
import { Stockfish, stockfishIn } from './stockfish.ts';
import { within } from './within.ts';

/** Decided by material after so many actions; orthodox chess here has no rule of fifty moves. */
const MOST_ACTIONS = 200;
const AHEAD = 250;

const evaluator = orthodoxEvaluator();
const table = new TranspositionTable();

/** As the protocol writes a move: from, to, and what a pawn becomes. */
function moveOf(action: Action): string {
  const { topology } = orthodox;
  const promotion = action.promotion === null ? '' : orthodox.types[action.promotion].letter.toLowerCase();
  return [action.from, action.to].map((cell) => (cell === null ? '' : topology.name(cell))).join('') + promotion;
}
interface Ended {
  readonly winner: Side | null;
  readonly reason: string;
  readonly actions: number;
}
async function play(engine: Stockfish, ours: Side, opening: number, milliseconds: number): Promise<Ended> {
  const { position, moves } = begun(opening);
  const player = searchPlayer({ limits: {}, evaluator, table, stopper: within(milliseconds) });
  while (position.outcome === null && position.ply < MOST_ACTIONS) {
    const text = position.turn === ours ? player(position, 0) : null;
    const move = text === null ? await engine.move(moves, milliseconds) : null;
    const action = position.actions().find((one) => one.text === text || moveOf(one) === move);
    if (!action) throw new Error(`${text ?? move} cannot be played after ${moves.join(' ')}`);
    moves.push(moveOf(action));
    position.play(action);
  }
  const { outcome, ply: actions } = position;
  if (outcome) return { winner: outcome.winner, reason: outcome.reason, actions };
  const ahead = evaluator.score(position.game);
  if (Math.abs(ahead) < AHEAD) return { winner: null, reason: 'level', actions };
  return { winner: ahead > 0 ? position.turn : other(position.turn), reason: 'material', actions };
}
/** The engine is told the moves from the start, so those of the opening are looked for again. */
function begun(opening: number): { position: Position; moves: string[] } {
  const moves: string[] = [];
  const position = openingOf(orthodox, opening, { evaluator, played: (action) => moves.push(moveOf(action)) });
  return { position, moves: moves.slice(moves.length - position.ply) };
}

async function main(): Promise<void> {
  const [elo = '1700', milliseconds = '1000', games = '20', data = 'scripts/ladder/games.jsonl'] =
    process.argv.slice(2);
  const program = stockfishIn(process.cwd());
  if (program === null) {
    console.log('fairy-stockfish-nnue.wasm is not installed (npm install puts it there), so nothing was measured.');
    return;
  }
  const [a, b] = [`time:${milliseconds}`, `stockfish:${elo}:${milliseconds}`];
  dropUnfinishedLine(data);
  const known = readGameLines(data).filter((line) => line.variant === orthodox.id && line.a === a && line.b === b);
  const engine = await Stockfish.begin(program, Number(elo));
  for (let number = known.length; number < Number(games); number++) {
    const began = worked();
    const ours: Side = number % 2 === 0 ? 0 : 1;
    const { winner, reason, actions } = await play(engine, ours, 1 + (number >> 1), Number(milliseconds));
    const points = winner === null ? 0.5 : winner === ours ? 1 : 0;
    const seconds = Math.round(worked() - began) / 1000;
    const date = new Date().toISOString().slice(0, 10);
    const settings = { aSettings: '', bSettings: '' };
    appendLine(data, { variant: orthodox.id, a, b, ...settings, number, points, reason, actions, seconds, date });
    console.log(`${a} v ${b}, game ${number + 1}: ${points} (${reason}, ${actions} actions)`);
  }
  engine.end();
}

await main();
