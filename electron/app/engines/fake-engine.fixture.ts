/** Engines for tests: `fake-engine.fixture.mjs` and `fake-xboard.fixture.mjs` as programs, and as an engine that has said who it is. */
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { TestTurnClock } from '../computer/thinking.fixture.ts';
import type { EngineCommand } from './engine-program.ts';
import { UciEngine } from './uci-engine.ts';

const xboard = path.join(import.meta.dirname, 'fake-xboard.fixture.mjs');
const program = path.join(import.meta.dirname, 'fake-engine.fixture.mjs');

export const fakeEngine = (mode: string, move = 'e2e4', first: readonly string[] = []): EngineCommand => ({
  file: process.execPath,
  args: [program, mode, move, first.join(' ')],
});
export const fakeXBoard = (mode: string, move = 'e2e4'): EngineCommand => ({
  file: process.execPath,
  args: [xboard, mode, move],
});
/** `first`: the moves that it knows in the first position. It ends with the test; time stands still. */
export async function startFake(
  mode: string,
  move?: string,
  first?: readonly string[],
): Promise<{ engine: UciEngine; clock: TestTurnClock }> {
  const clock = new TestTurnClock();
  const started = await UciEngine.start(fakeEngine(mode, move, first), { clock });
  if (!started.ok) throw new Error(started.error.message);
  onTestFinished(async () => {
    const closing = started.value.close();
    clock.pass(Number.MAX_SAFE_INTEGER);
    await closing;
  });
  return { engine: started.value, clock };
}
