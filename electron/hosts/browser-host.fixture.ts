/**
 * The browser host as a separate process, as players start it: bundled, spawned, with real HTTP and a real socket. Its
 * page is only a few files, because these tests do not render it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { type Bundle, bundleNamed, bundlesOf, root } from '../../scripts/bundles.mjs';
import type { EventName, Input, Output, RequestName } from '../contract/requests.ts';
import type { Answer } from '../contract/result.ts';
import { type FromHost, protocolsWith, SOCKET_PATH } from '../contract/wire.ts';

/**
 * Builds the host, what it loads and a small page, laid out as in `out`; returns the host's file. Made once for each file
 * of tests, and removed after them.
 */
export async function builtHost(): Promise<string> {
  const out = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-host-'));
  afterAll(() => fs.rmSync(out, { recursive: true, force: true }));
  const inside = ({ outfile }: Bundle) => path.join(out, path.relative('out', outfile));
  for (const bundle of bundlesOf('browser')) {
    if (bundle.esbuild === null) continue;
    const how = { absWorkingDir: root, bundle: true, logLevel: 'silent' } as const;
    await build({ ...bundle.esbuild, ...how, entryPoints: [bundle.entry], outfile: inside(bundle) });
  }
  fs.mkdirSync(path.join(out, 'renderer', 'assets'), { recursive: true });
  fs.writeFileSync(path.join(out, 'renderer', 'index.html'), '<!doctype html><title>Fairytable</title>');
  fs.writeFileSync(path.join(out, 'renderer', 'assets', 'page.js'), 'export {};');
  fs.writeFileSync(path.join(out, 'renderer', 'secret.key'), 'a file that is no part of a page');
  fs.writeFileSync(path.join(out, 'outside.txt'), 'a file outside the page');
  return inside(bundleNamed('browser'));
}

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}
export class HostProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  said = '';
  complained = '';
  private readonly listeners = new Set<() => void>();

  /** `descriptors`: how many files and connections it may have open, not on Windows; `before`: words for Node */
  constructor(
    file: string,
    home: string,
    words: readonly string[] = [],
    descriptors?: number,
    before: readonly string[] = [],
  ) {
    const node = [process.execPath, ...before, file, ...words];
    const limited = ['sh', '-c', `ulimit -n ${descriptors} && exec "$0" "$@"`, ...node];
    const [program = '', ...rest] = descriptors === undefined ? node : limited;
    this.child = spawn(program, rest, {
      env: { ...process.env, FAIRYTABLE_HOME: home },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.on('data', (data) => {
      this.said += String(data);
      for (const heard of this.listeners) heard();
    });
    this.child.stderr?.on('data', (data) => {
      this.complained += String(data);
    });
    this.ended = new Promise((resolve) => {
      this.child.once('exit', (code, signal) => {
        resolve({ code, signal });
        for (const heard of this.listeners) heard();
      });
    });
    onTestFinished(async () => {
      this.child.kill('SIGKILL');
      await this.ended;
    });
  }

  /** Waits for a line of output with that beginning; returns the rest of the line. */
  async line(start: string): Promise<string> {
    for (;;) {
      const found = this.said
        .split('\n')
        .slice(0, -1)
        .find((line) => line.startsWith(start));
      if (found !== undefined) return found.slice(start.length).trim();
      if (this.child.exitCode !== null) throw new Error(`the host ended before it said ${start}: ${this.complained}`);
      await new Promise<void>((resolve) => {
        const heard = () => {
          this.listeners.delete(heard);
          resolve();
        };
        this.listeners.add(heard);
      });
    }
  }

  async address(): Promise<URL> {
    return new URL(await this.line('FAIRYTABLE_ADDRESS'));
  }
}

export interface HostReply {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}
/** A request with exactly these headers and this path, without any normalization. */
export function request(
  port: string,
  raw: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
): Promise<HostReply> {
  return new Promise((resolve, reject) => {
    const asked = http.request({ host: '127.0.0.1', port, path: raw, method, headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (data) => {
        text += String(data);
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** The credentials of a browser that was let in. */
export interface Pass {
  readonly cookie: string;
  /** what the page's origin has stored */
  readonly key: string;
}
/** What a browser stores from the response to the token. */
export function passIn(reply: HostReply): Pass {
  const [cookie] = reply.headers['set-cookie'] ?? [];
  const key = /data-key="([\w-]+)"/.exec(reply.body)?.[1];
  if (reply.status !== 200 || cookie === undefined || key === undefined)
    throw new Error(`the token was answered ${reply.status}`);
  return { cookie: cookie.split(';')[0], key };
}
/** Exchanges the token for the credentials of a browser. */
export const enter = async (address: URL): Promise<Pass> =>
  passIn(await request(address.port, address.pathname + address.search));

/** A page: its socket, the messages it received, and its requests. */
export class TestPage {
  readonly socket: WebSocket;
  readonly heard: FromHost[] = [];
  readonly closed: Promise<number>;
  private last = 0;
  private readonly waiting = new Set<() => void>();

  constructor(address: URL, headers: Record<string, string>, protocols: readonly string[] = []) {
    this.socket = new WebSocket(`ws://${address.host}${SOCKET_PATH}`, [...protocols], { headers });
    this.socket.on('message', (data) => {
      this.heard.push(JSON.parse(String(data)) as FromHost);
      this.wake();
    });
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code) => {
        resolve(code);
        this.wake();
      });
    });
    // a refused socket closes too, which is what the tests check
    this.socket.on('error', () => {});
  }

  /** A page of the browser that was let in. */
  static of(address: URL, { cookie, key }: Pass): TestPage {
    return new TestPage(address, { cookie, origin: address.origin }, protocolsWith(key));
  }
  static async connect(address: URL, pass: Pass): Promise<TestPage> {
    const page = TestPage.of(address, pass);
    await page.hears((message) => 'connected' in message);
    return page;
  }

  /** Resolves when a message is received or the socket closes. */
  private woken(): Promise<void> {
    return new Promise((resolve) => {
      const woken = () => {
        this.waiting.delete(woken);
        resolve();
      };
      this.waiting.add(woken);
    });
  }
  /** Waits for an event of the host; returns its data. */
  async hearsEvent(name: EventName): Promise<unknown> {
    return (
      await this.hears<{ event: string; what: unknown }>((message) => 'event' in message && message.event === name)
    ).what;
  }

  /** The first matching message, past or future. Rejects if the socket closes before. */
  async hears<M extends FromHost>(like: (message: FromHost) => boolean): Promise<M> {
    for (;;) {
      const found = this.heard.find(like);
      if (found) return found as M;
      if (this.socket.readyState > WebSocket.OPEN) throw new Error('the socket is closed');
      await this.woken();
    }
  }

  /** Waits for that many responses after the first `from` messages. */
  async heardAnswers(from: number, count: number): Promise<void> {
    const come = () => this.heard.slice(from).filter((message) => 'answer' in message).length;
    while (come() < count) {
      if (this.socket.readyState > WebSocket.OPEN) throw new Error('the socket is closed');
      await this.woken();
    }
  }

  async ask<K extends RequestName>(name: K, input: Input<K>): Promise<Answer<Output<K>>> {
    const id = ++this.last;
    this.socket.send(JSON.stringify({ id, request: name, input }));
    const { answer } = await this.hears<{ id: number; answer: Answer<unknown> }>((m) => 'answer' in m && m.id === id);
    return answer as Answer<Output<K>>;
  }
  async get<K extends RequestName>(name: K, input: Input<K>): Promise<Output<K>> {
    const answer = await this.ask(name, input);
    if (!answer.ok) throw new Error(`${name}: ${answer.error.code} ${answer.error.message}`);
    return answer.value;
  }

  private wake(): void {
    for (const woken of this.waiting) woken();
  }
}
