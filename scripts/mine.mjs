/**
 * `npm run mine`: finds problems in games that the computer plays against itself and prints each as a line of JSON. The same
 * numbers of games bring the same problems on every machine.
 *
 *   npm run mine -- --variant acid --from 1 --games 20              games 1 to 20
 *   npm run mine -- --variant acid --games 20 --data found.jsonl    written to a file as well
 *   npm run mine -- --variant acid --games 20 --seconds 600         stops after so much of the processor's time
 */
import { installMissing, requireNode } from './installed.mjs';
import { runProgram } from './run-program.mjs';

requireNode();
installMissing();
const { status } = await runProgram('mine/run.ts', { words: process.argv.slice(2) });
process.exitCode = status;
