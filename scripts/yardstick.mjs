/**
 * The outside yardstick of `docs/strength.md`: a player of the ladder in orthodox chess against Fairy-Stockfish held back to
 * an Elo. It skips where the optional package `fairy-stockfish-nnue.wasm` is not installed, and goes on where it was stopped.
 *
 *   node scripts/yardstick.mjs level:5 1700 20     the player, Elo of the other, games in all
 */
import { installMissing, requireNode } from './installed.mjs';
import { runProgram } from './run-program.mjs';

requireNode();
installMissing();
const { status } = await runProgram('ladder/yardstick.ts', { words: process.argv.slice(2) });
process.exitCode = status;
