/** `npm run words`, as a translator runs it. */
import { expect, test } from 'vitest';
import { runProgram } from '../run-program.mjs';

test('says of each language how many sentences it has', async () => {
  const { status, printed } = await runProgram('words/report.ts', { isHeard: true });
  expect(status).toBe(0);
  expect(printed).toMatch(/^Deutsch \(de\): (\d{4}) of \1 sentences of the games\nFrançais \(fr\): \1 of \1 /);
});
