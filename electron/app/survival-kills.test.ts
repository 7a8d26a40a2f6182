/**
 * The whole application is killed with SIGKILL again and again during play, and restarted: nothing that was shown is
 * lost, and nothing else exists. KILLS=1000 sets the number of kills.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { describe, expect, test } from 'vitest';
import { usually } from '../../engine/testing/usual.ts';
import { builtProcess } from '../online/killed-process.fixture.ts';
import { temporaryFolder } from '../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp } from './application.fixture.ts';
import type { PlayerSaid, PlayerSeen } from './survival-player.fixture.ts';

const KILLS = Number(process.env.KILLS ?? usually(6, 12));
/** players running in parallel, each with its own home */
const HOMES = KILLS >= 100 ? 4 : 1;
/** the most actions before a kill */
const MOST_DONE = 8;

/** Lets the player run for that many actions, and kills it in the middle of the next. */
async function playAndKill(player: string, home: string, done: number): Promise<PlayerSaid[]> {
  const child = spawn(process.execPath, [player, home], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: PlayerSaid[] = [];
  let complained = '';
  let left = done;
  child.stderr.on('data', (data) => {
    complained += String(data);
  });
  readline.createInterface(child.stdout).on('line', (line) => {
    const one = JSON.parse(line) as PlayerSaid;
    said.push(one);
    if (!('doing' in one) && --left === 0) child.kill('SIGKILL');
  });
  const signal = await new Promise((resolve) => child.once('close', (_code, signal) => resolve(signal)));
  expect(signal, complained).toBe('SIGKILL');
  return said;
}

/** What the player saw last, and the action in progress. */
interface Memory {
  seen: PlayerSeen | null;
  doing: string | null;
  /** games that were closed for a new one, by name */
  readonly left: Map<string, PlayerSeen>;
}
const isBeginningOf = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((move, n) => move === all[n]);

function compare(memory: Memory, back: PlayerSeen | null, where: string): void {
  const { seen, doing } = memory;
  if (seen === null) return;
  if (seen.isOver) {
    // any other game offered was closed before, or had just been started
    memory.left.set(seen.name, seen);
    if (back) expect(back.moves, where).toEqual(memory.left.get(back.name)?.moves ?? back.moves.slice(0, 1));
    return;
  }
  if (doing === 'move' && back?.name !== seen.name) {
    // the move in progress has ended the game: then the library has it, which is checked at the end
    memory.left.set(seen.name, seen);
    return;
  }
  expect(back, where).not.toBeNull();
  if (back === null) return;
  if (doing === 'start' && back.name !== seen.name) {
    expect(back.moves.length, where).toBe(1);
    memory.left.set(seen.name, seen);
    return;
  }
  const names = doing?.startsWith('rename ') ? [seen.name, doing.slice('rename '.length)] : [seen.name];
  expect(names, where).toContain(back.name);
  // every move that was seen exists, and at most the one in progress besides, with the computer's answer to it
  expect(isBeginningOf(seen.moves, back.moves), where).toBe(true);
  expect(back.moves.length, where).toBeLessThanOrEqual(
    seen.moves.length + (doing !== 'move' ? 0 : seen.hasComputer ? 2 : 1),
  );
  const mayDiffer = doing === 'undo' || back.moves.length > seen.moves.length;
  if (!mayDiffer) expect([back.node, back.pieces], where).toEqual([seen.node, seen.pieces]);
}

function remember(memory: Memory, said: readonly PlayerSaid[]): void {
  for (const one of said) {
    if ('back' in one) {
      Object.assign(memory, { seen: one.back, doing: null });
    } else if ('doing' in one) memory.doing = one.doing;
    else {
      if (memory.doing === 'start' && memory.seen) memory.left.set(memory.seen.name, memory.seen);
      Object.assign(memory, { seen: one.did, doing: null });
    }
  }
}

/** The library contains every game that was played, as it was seen last, and no other. */
async function compareLibrary(home: string, memory: Memory, where: string): Promise<void> {
  fs.rmSync(path.join(home, 'lock'), { force: true });
  const app = await openTestApp(home);
  const { saves } = await app.get('library.list', {});
  const current = memory.seen ? 1 : 0;
  expect(
    saves.map(({ problem }) => problem).filter((problem) => problem !== null),
    where,
  ).toEqual([]);
  for (const [name, seen] of memory.left) {
    if (seen.moves.length === 1) continue;
    const view = await app.get('match.open', { save: name });
    const { nodes } = await app.get('match.history', atView(view));
    const moves = nodes.map(({ parent, kind, text }) => `${parent} ${kind} ${text}`);
    expect(isBeginningOf(seen.moves, moves), where).toBe(true);
    if (moves.length > seen.moves.length) {
      expect(moves.length, where).toBeLessThanOrEqual(seen.moves.length + (seen.hasComputer ? 2 : 1));
      expect(view.outcome, where).not.toBeNull();
    } else expect([name, view.node, JSON.stringify(view.pieces)], where).toEqual([name, seen.node, seen.pieces]);
  }
  expect(saves.length, where).toBeLessThanOrEqual(memory.left.size + current + 1);
  await app.app.close({ force: true });
}

describe('a process that is killed at any moment', () => {
  test(`${KILLS} times: nothing that was shown is lost`, { timeout: 10_000_000 }, async () => {
    const player = await builtProcess('electron/app/survival-player.fixture.ts');
    let kills = 0;
    let things = 0;
    await Promise.all(
      Array.from({ length: HOMES }, async (_, lane) => {
        const home = temporaryFolder();
        const memory: Memory = { seen: null, doing: null, left: new Map() };
        while (kills < KILLS) {
          const round = kills++;
          const where = `lane ${lane}, kill ${round}, last ${memory.doing}`;
          const said = await playAndKill(player, home, 1 + randomInt(MOST_DONE));
          const [first] = said;
          if (!('back' in first)) throw new Error(`${where}: it did not report its game`);
          expect(first.notices, where).toEqual([]);
          compare(memory, first.back, where);
          remember(memory, said);
          things += said.length;
        }
        await compareLibrary(home, memory, `lane ${lane}`);
      }),
    );
    expect(things).toBeGreaterThan(KILLS);
  });
});
