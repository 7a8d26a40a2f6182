/**
 * `npm run mine`: finds problems in games that the computer plays against itself, or composes them, and prints each as a line
 * of JSON. The same numbers bring the same problems on every machine.
 *
 *   npm run mine -- --variant acid --from 1 --games 20              games 1 to 20
 *   npm run mine -- --variant acid --games 20 --data found.jsonl    written to a file as well
 *   npm run mine -- --variant acid --games 20 --seconds 600         stops after so much of the processor's time
 *   npm run mine -- --variant deicide --compose sumo --games 400    draws 400 positions with a Sumo Wrestler in them
 */
import { installMissing, requireNode } from './installed.mjs';
import { runProgram } from './run-program.mjs';

requireNode();
installMissing();
const { status } = await runProgram('mine/run.ts', { words: process.argv.slice(2) });
process.exitCode = status;
