/**
 * The development server: Vite makes the page and replaces what is edited while it runs; the browser host behind it is
 * the one that players start, made anew and started again when its sources or the engine change. What must stay true:
 * it is as closed as the host. The same `BrowserAuth` stands before every request and every socket, and only this process
 * knows what opens the host behind.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Duplex } from 'node:stream';
import { type BuildOptions, context } from 'esbuild';
import { createServer, type ViteDevServer } from 'vite';
import { protocolsWith, SOCKET_PATH } from '../../electron/contract/wire.ts';
import { BrowserAuth, WELCOME_POLICY } from '../../electron/hosts/browser-auth.ts';
import { deferred } from '../../electron/hosts/deferred.ts';
import { fencing } from '../../electron/hosts/page-files.ts';
import { type Bundle, bundleNamed, bundlesOf, root } from '../bundles.mjs';
import { largeTexts } from '../large-texts.mjs';

/** Production's headers, but for one nonce: Vite's own script and the styles it puts into the page bear it. */
export function fencesFor(port: number, nonce: string): Readonly<Record<string, string>> {
  const fences = fencing([`ws://127.0.0.1:${port}`]);
  const policy = fences['Content-Security-Policy'] ?? '';
  return { ...fences, 'Content-Security-Policy': policy.replace(/(script|style)-src 'self'/g, `$& 'nonce-${nonce}'`) };
}

/** What opens the host behind: where it listens, and what it gave for its token. */
interface Pass {
  readonly origin: string;
  readonly cookie: string;
  readonly key: string;
}

async function redeem(address: string): Promise<Pass> {
  const reply = await fetch(address);
  const cookie = reply.headers.get('set-cookie')?.split(';')[0];
  const key = /data-key="([\w-]+)"/.exec(await reply.text())?.[1];
  if (!cookie || !key) throw new Error(`The browser host answered its token with ${reply.status}.`);
  return { origin: new URL(address).origin, cookie, key };
}

/** The browser host, made from its sources whenever one of them changes. */
class HostBehind {
  pass: Pass | null = null;
  private readonly folder: string;
  private readonly onUp: () => void;
  private child: ChildProcess | null = null;
  private turns: Promise<void> = Promise.resolve();
  private isOver = false;

  constructor(folder: string, onUp: () => void) {
    this.folder = folder;
    this.onUp = onUp;
  }

  /** Watches the sources; resolves when the first host is up or did not build. */
  async watch(): Promise<() => Promise<void>> {
    // Vite makes the page, and the host only wants to see that there is one
    fs.mkdirSync(path.join(this.folder, 'renderer'), { recursive: true });
    fs.writeFileSync(path.join(this.folder, 'renderer/index.html'), '<!doctype html><title>Fairytable</title>');
    const { promise: first, resolve: firstEnded } = deferred();
    // without what starts it: what changes at every edit need not be kept compiled
    const host = bundleNamed('browser-host');
    // read by the host whenever it needs them: they are there before it starts
    const others = bundlesOf('browser').filter(({ name, esbuild }) => esbuild && name !== host.name);
    const loaded = await Promise.all(others.map((bundle) => context(this.building(bundle))));
    // what does not build is printed, and built again after the next edit
    await Promise.allSettled(loaded.map((one) => one.rebuild()));
    for (const one of loaded) await one.watch();
    const building = await context({
      ...this.building(host),
      sourcemap: true,
      // in one file, without parts
      plugins: [
        largeTexts,
        {
          name: 'start-again',
          setup: (build) =>
            build.onEnd(async ({ errors }) => {
              if (errors.length === 0) await this.restart(this.outfile(host));
              firstEnded();
            }),
        },
      ],
    });
    await building.watch();
    await first;
    return async () => {
      this.isOver = true;
      await Promise.all([building, ...loaded].map((one) => one.dispose()));
      this.turns = this.turns.then(() => this.stop());
      await this.turns;
    };
  }

  private outfile({ outfile }: Bundle): string {
    return path.join(this.folder, path.relative('out', outfile));
  }
  private building(bundle: Bundle): BuildOptions {
    return {
      ...bundle.esbuild,
      absWorkingDir: root,
      entryPoints: [bundle.entry],
      outfile: this.outfile(bundle),
      bundle: true,
      logLevel: 'warning',
    };
  }

  private restart(outfile: string): Promise<void> {
    this.turns = this.turns.then(async () => {
      await this.stop();
      if (!this.isOver) await this.start(outfile);
    });
    return this.turns;
  }

  private async start(outfile: string): Promise<void> {
    const child = spawn(process.execPath, ['--enable-source-maps', outfile], {
      env: { FAIRYTABLE_HOME: path.join(this.folder, 'home'), ...process.env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    const lines = createInterface({ input: child.stdout });
    for await (const line of lines) {
      const [, address] = /^FAIRYTABLE_ADDRESS (\S+)$/.exec(line) ?? [];
      if (address === undefined) continue;
      this.pass = await redeem(address);
      break;
    }
    child.stdout.resume();
    if (this.pass) this.onUp();
    else console.error('The browser host did not start; it is tried again after the next edit.');
  }

  /** It saves what is being played and ends. */
  private async stop(): Promise<void> {
    this.pass = null;
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise((ended) => child.once('exit', ended).kill('SIGTERM'));
  }
}

/** A page's socket, handed on with what opens the host instead of what opened this server. */
function handOn(request: http.IncomingMessage, socket: Duplex, head: Buffer, { origin, cookie, key }: Pass): void {
  const { host, port } = new URL(origin);
  const kept = ['connection', 'upgrade', 'sec-websocket-key', 'sec-websocket-version', 'sec-websocket-extensions'];
  const headers = {
    ...Object.fromEntries(kept.map((name) => [name, request.headers[name]])),
    host,
    origin,
    cookie,
    'sec-websocket-protocol': protocolsWith(key).join(', '),
  };
  const behind = net.connect(Number(port), '127.0.0.1', () => {
    const lines = Object.entries(headers).flatMap(([name, value]) => (value ? [`${name}: ${String(value)}`] : []));
    behind.write(`GET ${SOCKET_PATH} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    behind.write(head);
    behind.pipe(socket).pipe(behind);
  });
  for (const [one, other] of [
    [behind, socket],
    [socket, behind],
  ] as const)
    one.on('error', () => other.destroy()).on('close', () => other.destroy());
}

export interface DevServer {
  /** with a token, good once */
  readonly address: string;
  close(): Promise<void>;
}

/** `folder`: for what is made while it runs, the games among it */
export async function startDevServer(folder = path.join(root, 'out/dev')): Promise<DevServer> {
  const server = http.createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const auth = new BrowserAuth(port);
  const nonce = randomBytes(16).toString('base64url');
  const fences = fencesFor(port, nonce);
  // gets the sockets of Vite's client that the auth let in
  const admitted = http.createServer();
  const vite: ViteDevServer = await createServer({
    configFile: path.join(root, 'vite.config.ts'),
    mode: 'development',
    cacheDir: path.join(folder, 'vite'),
    html: { cspNonce: nonce },
    server: { middlewareMode: true, hmr: { server: admitted }, fs: { allow: [root] } },
  });

  server.on('request', (request, response) => {
    const url = new URL(request.url ?? '/', auth.origin);
    const entrance = auth.enter(request, url);
    if (entrance.how === 'out') return void response.writeHead(entrance.status, fences).end(entrance.why);
    if (entrance.how === 'again') return void response.writeHead(303, { ...fences, Location: '/' }).end();
    if (entrance.how === 'welcome') {
      const type = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': WELCOME_POLICY };
      return void response.writeHead(200, { ...fences, ...type, 'Set-Cookie': entrance.cookie }).end(entrance.page);
    }
    for (const [name, value] of Object.entries(fences)) response.setHeader(name, value);
    vite.middlewares(request, response);
  });

  // Before, no page can be open. Vite would keep the message for the first one, and load it twice.
  let isAddressGiven = false;
  const host = new HostBehind(folder, () => {
    if (!isAddressGiven) return;
    console.log('The host was built anew and started again; the page is loaded again.');
    vite.ws.send({ type: 'full-reload' });
  });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const url = new URL(request.url ?? '/', auth.origin);
    const isTable = url.pathname === SOCKET_PATH;
    if (isTable && host.pass && auth.admits(request)) handOn(request, socket, head, host.pass);
    // Vite's client bears a token of its own in its address, so `again` is as good as `in`
    else if (!isTable && request.headers.origin === auth.origin && /^(in|again)$/.test(auth.enter(request, url).how))
      admitted.emit('upgrade', request, socket, head);
    else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });

  const stopHost = await host.watch();
  isAddressGiven = true;
  return {
    address: auth.address,
    async close() {
      await stopHost();
      await vite.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
