/** A player of ours against Fairy-Stockfish, held back to about its strength, in orthodox chess. Arguments: see `scripts/yardstick.mjs`. */
import { other, type Side } from '../../engine/core/ids.ts';
import type { Position } from '../../engine/core/position.ts';
import { Chance } from '../../engine/search/chance.ts';
import { type ArenaPlayer, openingOf } from '../../engine/testing/arena.ts';
import { started } from '../../engine/testing/started.ts';
import { actionsOfUciMove, uciMoveOfActions } from '../../engine/workshop/export/uci-turns.ts';
import { worked } from '../bench/processor-time.ts';
import { nextElo } from './elo.ts';
import { gameOf } from './known-variants.ts';
import { eloOfOutsider, OUTSIDE_NODES, OUTSIDE_VARIANT, outsider } from './pairings.ts';
import { playerNamed } from './players.ts';
import { appendLine, dropUnfinishedLine, type GameLine, ratedScoresIn, readGameLines } from './results.ts';
import { Stockfish, stockfishIn } from './stockfish.ts';

const { variant, data: rules } = gameOf(OUTSIDE_VARIANT);

/** A game whose moves both programs know. It ends by its own rules: fifty moves without progress are a draw. */
class SharedGame {
  readonly position: Position = started(variant);
  /** all so far, as the protocol writes them */
  readonly moves: string[] = [];

  constructor(opening: number) {
    const texts: string[] = [];
    const { ply } = openingOf(variant, opening, { played: ({ text }) => texts.push(text) });
    for (const text of texts.slice(texts.length - ply)) this.play(text);
  }
  play(text: string): void {
    const { position, moves } = this;
    const move = uciMoveOfActions(position.game, rules, [text]);
    const action = position.find(text);
    if (move === null || !action.ok) throw new Error(`${text} cannot be played after ${moves.join(' ')}`);
    moves.push(move);
    position.play(action.value);
  }
  playTheirs(move: string): void {
    const texts = actionsOfUciMove(this.position.game, rules, move);
    if (!texts) throw new Error(`Fairy-Stockfish plays ${move} after ${this.moves.join(' ')}`);
    for (const text of texts) this.play(text);
  }
}

/** Games 0 and 1 have one opening with sides changed, and so on. */
async function play(engine: Stockfish, player: ArenaPlayer, number: number) {
  const ours: Side = number % 2 === 0 ? 0 : 1;
  const shared = new SharedGame(1 + (number >> 1));
  const { position, moves } = shared;
  const chance = new Chance(number);
  await engine.newGame();
  while (position.outcome === null) {
    if (position.turn === ours) shared.play(player(position, chance.below(2 ** 31)));
    else shared.playTheirs(await engine.move(moves, OUTSIDE_NODES));
  }
  const { winner, reason } = position.outcome;
  const points = winner === ours ? 1 : winner === other(ours) ? 0 : 0.5;
  return { points, reason, actions: position.ply };
}

async function main(): Promise<void> {
  const [name = '', games, data = 'scripts/ladder/games.jsonl'] = process.argv.slice(2);
  if (name === '' || !(Number(games) > 0)) throw new Error('Say the player and the number of games: level:5 20.');
  const program = stockfishIn(process.cwd());
  if (program === null) {
    console.log('fairy-stockfish-nnue.wasm is not installed (npm install puts it there), so nothing was measured.');
    return;
  }
  const { player, settings: aSettings } = playerNamed(name, variant);
  dropUnfinishedLine(data);
  const known = readGameLines(data).filter(
    (line) => line.a === name && line.aSettings === aSettings && eloOfOutsider(line.b) !== null,
  );
  while (known.length < Number(games)) {
    const number = known.length;
    // both games of an opening are played against the same strength
    const before = number % 2 === 1 ? eloOfOutsider(known[number - 1].b) : null;
    const elo = before ?? nextElo(ratedScoresIn(known));
    const match = { variant: OUTSIDE_VARIANT, a: name, aSettings, b: outsider(elo), bSettings: '' };
    const engine = await Stockfish.begin(program, elo);
    const began = worked();
    const { points, reason, actions } = await play(engine, player, number);
    engine.end();
    const seconds = Math.round(worked() - began) / 1000;
    const date = new Date().toISOString().slice(0, 10);
    const line: GameLine = { ...match, number, points, reason, actions, seconds, date };
    appendLine(data, line);
    known.push(line);
    console.log(`${match.a} v ${match.b}, game ${number + 1}: ${points} (${reason}, ${actions} actions)`);
  }
}

await main();
