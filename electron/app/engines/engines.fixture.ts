/** The application with other engines: files named after the ways in which the fake engine behaves, instead of programs. */
import path from 'node:path';
import { Planner } from '../../../engine/core/moves/planner.ts';
import { Position } from '../../../engine/core/position.ts';
import { shelf } from '../../../engine/testing/workshop/shelf.ts';
import { uciTurns } from '../../../engine/workshop/export/uci-turns.ts';
import { readOwnGame } from '../../games/own-games.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { openTestApp, type TestApp } from '../application.fixture.ts';
import { TestThinking, TestTurnClock } from '../computer/thinking.fixture.ts';
import type { TextGame } from './engine-player.ts';
import { type EngineProgram, type StartProgram, startProgram } from './engine-program.ts';
import { fakeEngine, fakeXBoard } from './fake-engine.fixture.ts';

export const textGame = (name: string): TextGame => {
  const read = readOwnGame(shelf.get(name) ?? '');
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read;
};
/** The moves of the first position, as engines write them. */
export function firstMovesOf({ variant, data }: TextGame): readonly string[] {
  const start = Position.start(variant);
  if (!start.ok) throw new Error(start.error.message);
  return [...uciTurns(start.value.game, new Planner(start.value.game), data).keys()];
}
/** The file of an engine that behaves in that way. */
export const engineFile = (mode: string): string => path.join(path.resolve('/engines'), mode);

const commandOf = (mode: string, move = 'e2e4', first: readonly string[] = []) =>
  mode.startsWith(XBOARD) ? fakeXBoard(mode.slice(XBOARD.length), move) : fakeEngine(mode, move, first);
const XBOARD = 'xboard-';

export interface EngineApp {
  readonly app: TestApp;
  readonly home: string;
  readonly thinking: TestThinking;
  readonly clock: TestTurnClock;
  /** every program that was started, by the file's name: whether it is still running, and what it was told */
  readonly started: { readonly mode: string; isRunning: boolean; readonly told: string[] }[];
  /** waits until the engine that was started last is told to think */
  asked(): Promise<void>;
  /** adds the engine that behaves in that way, as a person does; its name */
  add(mode: string): Promise<string>;
}
interface Opened {
  readonly home?: string;
  readonly native?: boolean;
  /** of all engines */
  readonly move?: string;
  readonly first?: readonly string[];
}
export async function openWithEngines(opened: Opened = {}): Promise<EngineApp> {
  const { home = temporaryFolder(), native = true, move, first } = opened;
  const started: EngineApp['started'] = [];
  const start: StartProgram = ({ file }, listener): EngineProgram => {
    const one: EngineApp['started'][number] = { mode: path.basename(file), isRunning: true, told: [] };
    started.push(one);
    const program = startProgram(commandOf(one.mode, move, first), listener);
    void program.gone.then(() => {
      one.isRunning = false;
    });
    return {
      ...program,
      write: (line) => {
        program.write(line);
        one.told.push(line);
        if (line.startsWith('go movetime') || line === 'go') for (const wake of waiting.splice(0)) wake();
      },
    };
  };
  const waiting: (() => void)[] = [];
  const asked = (): Promise<void> =>
    started.at(-1)?.told.at(-1)?.startsWith('go movetime')
      ? Promise.resolve()
      : new Promise((resolve) => waiting.push(resolve));
  const thinking = new TestThinking();
  const clock = new TestTurnClock();
  const app = await openTestApp(home, { native, thinking, turnClock: clock, startProgram: start });
  const add = async (mode: string): Promise<string> => {
    app.dialogs.file = engineFile(mode);
    const added = await app.get('engines.add', {});
    if (added === null) throw new Error('the dialog was cancelled');
    return added.name;
  };
  return { app, home, thinking, clock, started, asked, add };
}
