/**
 * Two processes write to each other in turns while either is killed with SIGKILL at any instant, and the broker too: no
 * message that was sent or received is lost, none comes twice. MAILBOX_KILLS=500 sets the number of kills.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { bundleNamed, root } from '../../../scripts/bundles.mjs';
import { Came } from '../direct.fixture.ts';
import { TestBroker } from './broker.fixture.ts';
import { temporaryFolder } from './mailbox.fixture.ts';
import type { HomeSaid } from './mailbox-process.fixture.ts';
import { Mosquitto, mosquittoProgram } from './mosquitto.fixture.ts';
import { makeRoomKey } from './room.ts';

const KILLS = Number(process.env.MAILBOX_KILLS ?? 8);
/** messages of each end for every kill: enough that there is always something to interrupt */
const LAST = KILLS * 12;
/** the most that is said between two kills */
const MOST_SAID = 12;

async function builtHome(): Promise<string> {
  const { esbuild } = bundleNamed('browser');
  const outfile = path.join(temporaryFolder(), 'mailbox-home.mjs');
  const entry = 'electron/online/mailbox/mailbox-process.fixture.ts';
  await build({ ...esbuild, absWorkingDir: root, entryPoints: [entry], outfile, bundle: true, logLevel: 'silent' });
  return outfile;
}

/** One home: a process, and after a kill another one over the same folder. */
class Running {
  readonly came = new Came<HomeSaid>();
  readonly sent: string[] = [];
  readonly received: string[] = [];
  isOver = false;
  private child: ChildProcess | null = null;
  private readonly args: readonly string[];
  private complained = '';
  constructor(args: readonly string[]) {
    this.args = args;
  }
  start(): void {
    const child = spawn(process.execPath, this.args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    child.stderr.on('data', (data) => {
      this.complained += String(data);
    });
    readline.createInterface(child.stdout).on('line', (line) => {
      const said = JSON.parse(line) as HomeSaid;
      if ('sent' in said) this.sent.push(said.sent);
      if ('received' in said) this.received.push(said.received);
      if ('over' in said) this.isOver = true;
      this.came.add(said);
    });
  }
  async kill(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('close', (_, signal) => resolve(signal)));
    child.kill('SIGKILL');
    expect(await ended, this.complained).toBe('SIGKILL');
  }
}

async function correspondence(url: string, killBroker: () => Promise<void>): Promise<void> {
  const program = await builtHome();
  const key = Buffer.from(makeRoomKey()).toString('hex');
  const folders = [temporaryFolder(), temporaryFolder()];
  const homes = folders.map((folder, end) => new Running([program, folder, url, key, `${end}`, `${LAST}`]));
  onTestFinished(async () => void (await Promise.all(homes.map((home) => home.kill()))));
  for (const home of homes) home.start();
  for (let kill = 0; kill < KILLS; kill++) {
    const home = homes[randomInt(2)];
    for (let left = randomInt(MOST_SAID); left > 0 && !home.isOver; left--) await home.came.next();
    if (kill % 7 === 6) await killBroker();
    await home.kill();
    home.isOver = false;
    home.start();
  }
  for (const home of homes) while (!home.isOver) await home.came.next();
  const all = (end: number) => Array.from({ length: LAST }, (_, n) => `${end} ${n + 1}`);
  for (const end of [0, 1]) {
    const kept = fs.readFileSync(path.join(folders[end], 'received'), 'utf8').split('\n').filter(Boolean);
    expect(kept).toEqual(all(1 - end));
    // what was said to be sent or received was not said of another message, and nothing was said twice
    expect(new Set(homes[end].received).size).toBe(homes[end].received.length);
    expect(all(end)).toEqual(expect.arrayContaining(homes[end].sent));
  }
}

test(`${KILLS} kills of either home, and a broker that forgets everything, in ${2 * LAST} messages`, async () => {
  let broker = await TestBroker.open();
  onTestFinished(() => broker.stop());
  const { port, url } = broker;
  await correspondence(url, async () => {
    await broker.stop();
    broker = await TestBroker.open({ port });
  });
});

test.skipIf(mosquittoProgram === null)(
  `the same by a real Mosquitto, which is killed too${mosquittoProgram === null ? ' (skipped: none is installed)' : ''}`,
  async () => {
    const broker = await Mosquitto.open(temporaryFolder());
    onTestFinished(() => broker.stop());
    await correspondence(broker.url, async () => {
      await broker.stop('SIGKILL');
      await broker.start();
    });
  },
);
