/** Engines for tests: `fake-engine.fixture.mjs` and `fake-xboard.fixture.mjs` as programs, and as an engine that has said who it is. */
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { TestTurnClock } from '../computer/thinking.fixture.ts';
import { type EngineCommand, type StartProgram, startProgram } from './engine-program.ts';
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
export interface StartedFake {
  readonly engine: UciEngine;
  readonly clock: TestTurnClock;
  /** waits until it is told to think */
  asked(): Promise<void>;
}
/** `first`: the moves that it knows in the first position. It ends with the test; time stands still. */
export async function startFake(mode: string, move?: string, first?: readonly string[]): Promise<StartedFake> {
  const clock = new TestTurnClock();
  let isAsked = false;
  const start: StartProgram = (command, listener) => {
    const program = startProgram(command, listener);
    const write = (line: string): void => {
      program.write(line);
      isAsked ||= line.startsWith('go ');
    };
    return { ...program, write };
  };
  const started = await UciEngine.start(fakeEngine(mode, move, first), { clock, start });
  if (!started.ok) throw new Error(started.error.message);
  onTestFinished(async () => {
    const closing = started.value.close();
    clock.pass(Number.MAX_SAFE_INTEGER);
    await closing;
  });
  const asked = async (): Promise<void> => {
    while (!isAsked) await new Promise((soon) => setImmediate(soon));
  };
  return { engine: started.value, clock, asked };
}
