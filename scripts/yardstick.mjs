/**
 * The outside yardstick of `docs/strength.md`: a player of the ladder in orthodox chess against Fairy-Stockfish, which is held
 * back to the Elo nearest to what the player's games so far say. It skips where the optional package
 * `fairy-stockfish-nnue.wasm` is not installed, and goes on where it was stopped.
 *
 *   node scripts/yardstick.mjs level:5 20     the player, games in all
 */
import { installMissing, requireNode } from './installed.mjs';
import { runProgram } from './run-program.mjs';

requireNode();
installMissing();
const { status } = await runProgram('ladder/yardstick.ts', { words: process.argv.slice(2) });
process.exitCode = status;
