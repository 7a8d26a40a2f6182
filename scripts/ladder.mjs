/**
 * `npm run ladder`: matches between the computer's levels and other players, until everything in
 * `scripts/ladder/pairings.ts` has its games. Each game is written to `scripts/ladder/games.jsonl` as it ends: stop it
 * whenever you like, it goes on there the next time. `docs/strength.md` is written from these games at the end.
 *
 *   npm run ladder -- --minutes 30                        as far as it gets in that time
 *   npm run ladder -- --minutes 0                         only write docs/strength.md
 *   npm run ladder -- endings                             the won endings at levels 4 to 8, after a change of the search
 *   npm run ladder -- --games 8 level:4-level:1           these two in every game
 *   npm run ladder -- --variant acid time:500-uct:500     in one game
 *   npm run ladder -- --variant known:xiangqi,known:shogi   usual pairings of known variants, by their files on the shelf
 */
import { installMissing, requireNode } from './installed.mjs';
import { runProgram } from './run-program.mjs';

requireNode();
installMissing();
const { status } = await runProgram('ladder/run.ts', { words: process.argv.slice(2) });
process.exitCode = status;
