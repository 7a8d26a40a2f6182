/**
 * Two processes write to each other in turns while either is killed with SIGKILL at any instant, and the broker too: no
 * message that was sent or received is lost, none comes twice. MAILBOX_KILLS=500 sets the number of
 * kills, MAILBOX_SEED who is killed after how many messages; the name of the test tells the seed.
 */
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Dice } from '../../../engine/testing/dice.ts';
import { builtProcess, KilledProcess } from '../killed-process.fixture.ts';
import { TestBroker } from './broker.fixture.ts';
import { mailboxFolder } from './mailbox.fixture.ts';
import type { HomeSaid } from './mailbox-process.fixture.ts';
import { Mosquitto, mosquittoProgram } from './mosquitto.fixture.ts';
import { makeRoomKey } from './room.ts';

const KILLS = Number(process.env.MAILBOX_KILLS ?? 8);
const SEED = Number(process.env.MAILBOX_SEED ?? randomInt(2 ** 31));
/** milliseconds: a machine may be busy */
const TIME = 600_000 + KILLS * 10_000;
/** messages of each end for every kill: enough that there is always something to interrupt */
const LAST = KILLS * 12;
/** the most that is said between two kills */
const MOST_SAID = 12;

/** One home: a process, and after a kill another one over the same folder. */
class Running {
  readonly sent: string[] = [];
  readonly received: string[] = [];
  isOver = false;
  private process: KilledProcess<HomeSaid> | null = null;
  private readonly program: string;
  private readonly args: readonly string[];
  constructor(program: string, args: readonly string[]) {
    this.program = program;
    this.args = args;
  }
  start(): void {
    this.isOver = false;
    this.process = new KilledProcess(this.program, this.args, (said) => {
      if ('sent' in said) this.sent.push(said.sent);
      if ('received' in said) this.received.push(said.received);
      if ('over' in said) this.isOver = true;
    });
  }
  async next(): Promise<void> {
    await this.process?.next();
  }
  async kill(): Promise<void> {
    const { process } = this;
    this.process = null;
    await process?.kill();
  }
}

async function correspondence(url: string, killBroker: () => Promise<void>): Promise<void> {
  const program = await builtProcess('electron/online/mailbox/mailbox-process.fixture.ts');
  const key = Buffer.from(makeRoomKey()).toString('hex');
  const folders = [mailboxFolder(), mailboxFolder()];
  const homes = folders.map((folder, end) => new Running(program, [folder, url, key, `${end}`, `${LAST}`]));
  onTestFinished(async () => void (await Promise.all(homes.map((home) => home.kill()))));
  const dice = new Dice(SEED);
  for (const home of homes) home.start();
  for (let kill = 0; kill < KILLS; kill++) {
    const home = dice.pick(homes);
    for (let left = dice.below(MOST_SAID); left > 0 && !home.isOver; left--) await home.next();
    if (kill % 7 === 6) await killBroker();
    await home.kill();
    home.start();
  }
  for (const home of homes) while (!home.isOver) await home.next();
  const all = (end: number) => Array.from({ length: LAST }, (_, n) => `${end} ${n + 1}`);
  for (const end of [0, 1]) {
    const kept = fs.readFileSync(path.join(folders[end], 'received'), 'utf8').split('\n').filter(Boolean);
    expect(kept).toEqual(all(1 - end));
    // what was said to be sent or received was not said of another message, and nothing was said twice
    expect(new Set(homes[end].received).size).toBe(homes[end].received.length);
    expect(all(end)).toEqual(expect.arrayContaining(homes[end].sent));
  }
}

test(
  `${KILLS} kills of either home, and a broker that forgets everything, in ${2 * LAST} messages (seed ${SEED})`,
  async () => {
    let broker = await TestBroker.open();
    onTestFinished(() => broker.stop());
    const { port, url } = broker;
    await correspondence(url, async () => {
      await broker.stop();
      broker = await TestBroker.open({ port });
    });
  },
  TIME,
);

test.skipIf(mosquittoProgram === null)(
  `the same by a real Mosquitto, which is killed too${mosquittoProgram === null ? ' (skipped: none is installed)' : ''}`,
  async () => {
    const broker = await Mosquitto.open(mailboxFolder());
    onTestFinished(() => broker.stop());
    await correspondence(broker.url, async () => {
      await broker.stop('SIGKILL');
      await broker.start();
    });
  },
  TIME,
);
