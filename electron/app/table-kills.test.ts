/**
 * Two processes play over TLS, each with its own home, and either is killed with SIGKILL at any instant and started again:
 * every move that was answered is there. TABLE_KILLS=1000 sets the number of kills, TABLE_SEED what is played and who is
 * killed after how many moves; the name of the test tells the seed.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import readline from 'node:readline';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { Dice } from '../../engine/testing/dice.ts';
import { variants } from '../../engine/variants/registry.ts';
import { bundleNamed, root } from '../../scripts/bundles.mjs';
import { Came } from '../online/direct.fixture.ts';
import { temporaryFolder } from '../saves/faulty-disk.fixture.ts';
import type { TableSaid } from './table-process.fixture.ts';

const KILLS = Number(process.env.TABLE_KILLS ?? 4);
const SEED = Number(process.env.TABLE_SEED ?? randomInt(2 ** 31));
/** the most answered moves before a kill */
const MOST_DONE = 6;

async function builtPlayer(): Promise<string> {
  const { esbuild } = bundleNamed('browser');
  const outfile = path.join(temporaryFolder(), 'table-player.mjs');
  const entry = 'electron/app/table-process.fixture.ts';
  await build({ ...esbuild, absWorkingDir: root, entryPoints: [entry], outfile, bundle: true, logLevel: 'silent' });
  return outfile;
}

/** One side, running. */
class Running {
  readonly came = new Came<TableSaid>();
  /** the moves whose answer it has seen */
  readonly did: string[] = [];
  private readonly child: ChildProcess;
  private readonly ended: Promise<unknown>;
  private complained = '';
  constructor(player: string, ...args: string[]) {
    const child = spawn(process.execPath, [player, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    child.stderr.on('data', (data) => {
      this.complained += String(data);
    });
    this.ended = new Promise((resolve) => child.once('close', (_code, signal) => resolve(signal)));
    readline.createInterface(child.stdout).on('line', (line) => {
      const said = JSON.parse(line) as TableSaid;
      if ('did' in said) this.did.push(said.did);
      this.came.add(said);
    });
  }
  async next(): Promise<TableSaid> {
    const said = await Promise.race([this.came.next(), this.ended.then(() => null)]);
    if (!said) throw new Error(`a side has ended: ${this.complained}`);
    return said;
  }
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    expect(await this.ended, this.complained).toBe('SIGKILL');
  }
}

const isWithin = (some: readonly string[], all: readonly string[]): boolean => {
  let from = 0;
  for (const one of some) {
    from = all.indexOf(one, from) + 1;
    if (from === 0) return false;
  }
  return true;
};

test(`${KILLS} kills of either side: nobody loses a move that was answered (seed ${SEED})`, async () => {
  const dice = new Dice(SEED);
  const seed = (): string => String(dice.below(2 ** 31));
  const player = await builtPlayer();
  const homes = [temporaryFolder(), temporaryFolder()];
  let answered: [string[], string[]] = [[], []];
  let before = 0;
  let host: Running | null = null;
  let guest: Running | null = null;
  onTestFinished(async () => {
    await Promise.all([host?.kill(), guest?.kill()]);
  });
  let moves = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    if (!host) {
      // a game goes on whatever is named here; the next one is of this variant
      host = new Running(player, 'host', seed(), homes[0], variants[kill % variants.length].id);
      let said = await host.next();
      if ('ended' in said) {
        for (const side of answered) expect(isWithin(side, said.ended), `kill ${kill}`).toBe(true);
        expect(said.ended.length).toBeGreaterThanOrEqual(before);
        answered = [[], []];
        before = 0;
        said = await host.next();
      }
      const back = await host.next();
      if (!('code' in said) || !('back' in back)) throw new Error('the host did not invite');
      for (const side of answered) expect(isWithin(side, back.back), `kill ${kill}`).toBe(true);
      expect(back.back.length).toBeGreaterThanOrEqual(before);
      guest = new Running(player, 'guest', seed(), homes[1], said.code);
    } else guest ??= new Running(player, 'guest', seed(), homes[1]);
    if (!guest) throw new Error('nobody is there');
    const here = guest;
    const joined = await here.next();
    if (!('back' in joined)) throw new Error('the guest did not sit down');
    for (const side of answered) expect(isWithin(side, joined.back), `kill ${kill}`).toBe(true);
    before = joined.back.length;
    let isOver = false;
    for (let left = 1 + dice.below(MOST_DONE); left > 0 && !isOver; left--) isOver = 'over' in (await here.next());
    const isHosts = isOver || dice.below(2) === 0;
    // in the middle of whatever it does now
    if (isHosts) {
      await Promise.all([host.kill(), here.kill()]);
      answered[0].push(...host.did);
    } else await here.kill();
    answered[1].push(...here.did);
    moves += here.did.length;
    if (isHosts) host = null;
    guest = null;
  }
  expect(moves).toBeGreaterThanOrEqual(KILLS);
});
