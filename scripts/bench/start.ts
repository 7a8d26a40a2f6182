/**
 * What the host's start costs: processor time from its process to its first answer, against a server of Node that does nothing
 * else, by turns in one run. From the second start on Node finds the host compiled, where it can keep that (22.1 on).
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import module from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../bundles.mjs';
import { held, type MeasuredRow, quantile, toldRow } from './report.ts';

const STARTS = 15;

/** A module, as the program of the host is. */
const EMPTY = `import http from 'node:http';
const server = http.createServer((_, answer) => answer.end('nothing'));
server.listen(0, '127.0.0.1', () => console.log('FAIRYTABLE_ADDRESS http://127.0.0.1:' + server.address().port + '/'));`;

/** Milliseconds that all threads of a process have had of a processor. */
function workedBy(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  const times = fs.readdirSync(tasks).map((task) => fs.readFileSync(path.join(tasks, task, 'schedstat'), 'utf8'));
  return times.reduce((sum, time) => sum + Number(time.split(' ')[0]), 0) / 1e6;
}

const answered = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const asked = http.get(address, (answer) => answer.resume().once('end', resolve));
    asked.once('error', reject);
  });

/** Starts it, waits for its first answer, ends it: what that has cost. */
async function measureOnce(words: readonly string[], home: string): Promise<number> {
  const child = spawn(process.execPath, words, {
    env: { ...process.env, FAIRYTABLE_HOME: home },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    const [, address] = /^FAIRYTABLE_ADDRESS (\S+)$/.exec(line) ?? [];
    if (address === undefined || child.pid === undefined) continue;
    await answered(address);
    const worked = workedBy(child.pid);
    child.kill('SIGTERM');
    await ended;
    return worked;
  }
  throw new Error('The server ended before it gave an address.');
}

async function measureStarts(folder: string): Promise<MeasuredRow[]> {
  const host = [path.join(root, 'out/browser/browser.mjs')];
  const home = path.join(folder, 'home');
  const empty = path.join(folder, 'empty.mjs');
  fs.writeFileSync(empty, EMPTY);
  const first: number[] = [];
  const later: number[] = [];
  for (let n = 0; n < STARTS; n++) {
    const least = await measureOnce([empty], home);
    fs.rmSync(home, { recursive: true, force: true });
    first.push((await measureOnce(host, home)) / least);
    later.push((await measureOnce(host, home)) / least);
  }
  const row = (what: string, ratios: readonly number[], most: number): MeasuredRow => {
    const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share).toFixed(2));
    return held(what, `${middle} [${low}, ${high}]`, `<= ${most}`, quantile(ratios, 0.5) <= most);
  };
  const isKept = module.enableCompileCache !== undefined;
  return [
    row('the host to its first answer, against an empty server: first start', first, FIRST),
    row('the same from the second start on', later, isKept ? LATER : FIRST),
  ];
}
/** A tenth above what was measured. */
const FIRST = 4;
const LATER = 2.6;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-bench-'));
try {
  const canTell = fs.existsSync('/proc/self/task');
  const rows = canTell
    ? await measureStarts(folder)
    : [toldRow('the start of the host', 'not measured: Linux alone tells')];
  console.log(JSON.stringify(rows));
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
