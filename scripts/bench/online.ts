/**
 * Tables by a message broker: 1,000 pairs of homes, by the application's own client, through one broker on this machine.
 * Homes run in four processes and the broker in another, so that the memory and the processor time of each can be told apart.
 * Latency is from `send` at one home, its disk included, to the message at the other. The tests' broker is `aedes` behind
 * a translator from MQTT 5; where a Mosquitto is installed it is measured too. `docs/scale.md` says what the figures mean.
 */
import { type ChildProcess, fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { TestBroker } from '../../electron/online/mailbox/broker.fixture.ts';
import { Mosquitto, mosquittoProgram } from '../../electron/online/mailbox/mosquitto.fixture.ts';
import { answer, beHomes, type HomeAnswer, type HomeRequest, measured } from './homes.ts';
import { held, type MeasuredRow, quantile, toldRow } from './report.ts';

const STEPS = [250, 500, 1000];
const PROCESSES = 4;
/** messages a second of all tables together: one from each of 1,000 tables in 40, 20 and 10 seconds */
const RATES = [24, 48, 100];
const SECONDS = 15;
const MOST_LATENCY = 500;

/** A process that answers one question after the other. */
class Worker {
  private readonly child: ChildProcess;
  constructor(...words: string[]) {
    this.child = fork(process.argv[1] ?? '', words, { execArgv: ['--expose-gc'], stdio: ['ignore', 2, 2, 'ipc'] });
  }
  /** null: what it says by itself when it is ready */
  ask(asked: HomeRequest | null): Promise<HomeAnswer> {
    return new Promise((resolve, reject) => {
      const failed = (): void => reject(new Error('a process of the bench has ended'));
      this.child.once('exit', failed);
      this.child.once('message', (answered) => {
        this.child.off('exit', failed);
        resolve(answered as HomeAnswer);
      });
      if (asked) this.child.send(asked);
    });
  }
  async end(): Promise<void> {
    await new Promise((resolve) => {
      this.child.once('exit', resolve);
      this.child.disconnect();
    });
  }
}

interface Broker {
  readonly name: string;
  readonly url: string;
  /** its memory and its processor time */
  readonly measure: () => Promise<HomeAnswer>;
  readonly end: () => Promise<void>;
}
async function openAedes(): Promise<Broker> {
  const worker = new Worker('broker');
  const { url = '' } = await worker.ask(null);
  return { name: 'aedes', url, measure: () => worker.ask({ measure: true }), end: () => worker.end() };
}
async function openMosquitto(folder: string): Promise<Broker> {
  const broker = await Mosquitto.open(folder, [], ['autosave_interval 300']);
  const read = (file: string): string => fs.readFileSync(`/proc/${broker.process}/${file}`, 'utf8');
  const measure = async (): Promise<HomeAnswer> => {
    const bytes = Number(/VmRSS:\s+(\d+)/.exec(read('status'))?.[1]) * 1024;
    // ticks of a hundredth of a second, user and system, behind the name in brackets
    const fields = read('stat')
      .replace(/^.*\) /, '')
      .split(' ');
    return { bytes, work: (Number(fields[11]) + Number(fields[12])) * 10 };
  };
  return { name: 'Mosquitto', url: broker.url, measure, end: () => broker.stop() };
}
async function beBroker(): Promise<void> {
  const broker = await TestBroker.open();
  answer(async () => measured());
  process.send?.({ ...measured(), url: broker.url });
}

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
const milliseconds = (ms: number): string => `${ms.toFixed(1)} ms`;
const sum = (all: readonly HomeAnswer[], what: 'bytes' | 'work'): number => all.reduce((so, one) => so + one[what], 0);

async function measureBroker(broker: Broker, folder: string): Promise<MeasuredRow[]> {
  const rows: MeasuredRow[] = [];
  const homes = Array.from({ length: PROCESSES }, (_, n) => new Worker('homes', path.join(folder, `homes-${n}`)));
  const before = { homes: await Promise.all(homes.map((home) => home.ask(null))), broker: await broker.measure() };
  const play = async (rate: number) => {
    const began = await broker.measure();
    const beganHomes = sum(await Promise.all(homes.map((home) => home.ask({ measure: true }))), 'work');
    const played = await Promise.all(homes.map((home) => home.ask({ play: rate / PROCESSES, seconds: SECONDS })));
    const ended = await broker.measure();
    const latencies = played.flatMap((one) => one.latencies ?? []);
    const worked = { broker: ended.work - began.work, homes: sum(played, 'work') - beganHomes };
    return { latencies, work: { broker: worked.broker / latencies.length, homes: worked.homes / latencies.length } };
  };
  let tables = 0;
  let last = { homes: sum(before.homes, 'bytes'), broker: before.broker.bytes };
  const { name } = broker;
  for (const step of STEPS) {
    const more = (step - tables) / PROCESSES;
    const since = performance.now();
    const now = await Promise.all(homes.map((home) => home.ask({ open: more, url: broker.url })));
    const took = performance.now() - since;
    const memory = { homes: sum(now, 'bytes'), broker: (await broker.measure()).bytes };
    const grown = { homes: memory.homes - last.homes, broker: memory.broker - last.broker };
    const each = `${kilobytes(grown.homes / (step - tables))} both homes, ${kilobytes(grown.broker / (step - tables))} broker`;
    last = memory;
    rows.push(
      toldRow(`${name}, tables ${tables + 1} to ${step}: memory of each`, each),
      toldRow(
        `${name}, tables ${tables + 1} to ${step}: opened a second`,
        `${(((step - tables) * 1000) / took).toFixed(0)}`,
      ),
    );
    tables = step;
    for (const rate of step === STEPS.at(-1) ? RATES : RATES.slice(0, 1)) {
      const { latencies, work } = await play(rate);
      const [middle, late] = [0.5, 0.95].map((share) => quantile(latencies, share));
      const what = `${name}, ${step} tables, ${rate} messages a second`;
      const value = `${milliseconds(middle)} middle, ${milliseconds(late)} 95th percentile`;
      rows.push(
        held(`${what}: latency`, value, `<= ${MOST_LATENCY} ms at the 95th`, late <= MOST_LATENCY),
        toldRow(
          `${what}: processor time a message`,
          `${milliseconds(work.homes)} both homes, ${milliseconds(work.broker)} broker`,
        ),
      );
    }
  }
  await Promise.all(homes.map((home) => home.end()));
  return rows;
}

async function measure(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-bench-'));
  const rows: MeasuredRow[] = [];
  try {
    const opens = [openAedes, ...(mosquittoProgram === null ? [] : [() => openMosquitto(folder)])];
    for (const [n, open] of opens.entries()) {
      const broker = await open();
      rows.push(...(await measureBroker(broker, path.join(folder, `${n}`))));
      await broker.end();
    }
    if (mosquittoProgram === null) rows.push(toldRow('Mosquitto', 'not measured: none is installed'));
    console.log(JSON.stringify(rows));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const [role, place = ''] = process.argv.slice(2);
if (role === 'broker') await beBroker();
else if (role === 'homes') beHomes(place);
else await measure();
