/**
 * `npm run words`: what is not translated yet, by language. Texts in modules are not among it: the compiler finds those
 * (`npm test -- --only types`).
 */
import { installMissing, requireNode } from './installed.mjs';
import { runProgram } from './run-program.mjs';

requireNode();
installMissing();
const { status } = await runProgram('words/report.ts');
process.exitCode = status ?? 1;
