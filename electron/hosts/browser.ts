/**
 * The application for browsers: plain Node, listening on this machine only, on a port that the system chooses. It
 * serves the page's files and one socket to whoever came in by the address it prints, once. What must stay true:
 * nothing is answered before `BrowserAuth` has let the request in, and the application behind is the same one as in Electron.
 */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Application, Host } from '../app/host.ts';
import { authMessages } from '../contract/messages.ts';
import { serve } from '../contract/serve.ts';
import { SOCKET_PATH } from '../contract/wire.ts';
import { ConnectionLimits, patience } from '../online/connection-limits.ts';
import { BrowserAuth, ENTRANCE_PATH, WELCOME_POLICY } from './browser-auth.ts';
import { keepCompiled } from './compile-cache.ts';
import { ConnectedPage } from './connected-page.ts';
import { deferred } from './deferred.ts';
import { LOG_FILE } from './log.ts';
import { fencing, PageFiles } from './page-files.ts';
import { systemReport } from './report.ts';

/** a reload, or a tab that was closed by mistake and opened again, takes less */
const GRACE = 4000;

/** in letters; a token has 43 */
const LONGEST_FORM = 1000;

export interface BrowserHostSettings {
  /** the folder of the built page */
  readonly page: string;
  readonly version: string;
  /** end some seconds after the last page has gone */
  readonly untilClosed: boolean;
  /** for programs that wait: one line each on standard output */
  readonly say: (line: string) => void;
  readonly log: (line: string) => void;
  readonly follow: Host['follow'];
  /** the folder of everything that is kept */
  readonly home: string;
  /** opens a file or a folder in the system's own program for it; false where that cannot be done */
  readonly reveal: (file: string) => boolean;
  /** opens the application; it may refuse by throwing, and nothing is served then */
  readonly open: (host: Host) => Promise<Application>;
}

export interface BrowserHost {
  /** with the token, good once */
  readonly address: string;
  readonly application: Application;
  /** Saves everything and stops serving. */
  close(): Promise<void>;
  /** resolves when the host has closed, for whatever reason */
  readonly closed: Promise<void>;
}

/** Throws when the application cannot be opened or the page is not built. */
export async function startBrowserHost(settings: BrowserHostSettings): Promise<BrowserHost> {
  const { say, log } = settings;
  const files = new PageFiles(settings.page);
  let page: ConnectedPage | null = null;
  let close: () => Promise<void> = async () => {};
  const host: Host = {
    kind: 'browser',
    version: settings.version,
    native: false,
    sandboxed: null,
    languages: [],
    updater: { unable: 'browser' },
    send: (event, what) => page?.send(event, what) ?? false,
    log,
    drawn: (what) => {
      say(`FAIRYTABLE_READY ${what}`);
      keepCompiled();
    },
    // the answer to the page goes out first
    quit: () => void setImmediate(() => void close()),
    fullScreen: () => false,
    canNotify: () => false,
    drawAttention: () => false,
    appearance: () => {},
    matchOpened: () => {},
    showFolder: settings.reveal,
    showLog: () => settings.reveal(path.join(settings.home, LOG_FILE)),
    report: async () => {
      const { version, home } = settings;
      return { text: systemReport({ version, host: 'in a browser', sandboxed: null, home }), copied: false };
    },
    possible: () => {},
    follow: settings.follow,
    chooseFile: () => Promise.resolve(null),
    choosePlace: () => Promise.resolve(null),
  };
  const application = await settings.open(host);

  const server = http.createServer(patience);
  const limits = new ConnectionLimits(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const auth = new BrowserAuth((server.address() as AddressInfo).port);

  let leaving: NodeJS.Timeout | null = null;
  const stay = () => {
    if (leaving) clearTimeout(leaving);
    leaving = null;
  };
  const maybeLeave = () => {
    application.pageLeft();
    if (!settings.untilClosed) return;
    stay();
    leaving = setTimeout(() => page?.empty && void close(), GRACE);
  };
  page = new ConnectedPage(serve(application.handlers, log), maybeLeave);

  server.on('request', (request, response) => {
    answer(request, response, { auth, files, limits }).catch((error: unknown) => {
      log(`answering a request failed: ${String(error)}`);
      response.destroy();
    });
  });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (request.url !== SOCKET_PATH || !auth.admits(request)) {
      log('refused a socket');
      // not left half open for as long as the other side likes
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () => socket.destroy());
      return;
    }
    limits.authenticated(request.socket);
    stay();
    page.server.handleUpgrade(request, socket, head, (opened) => page.server.emit('connection', opened, request));
  });

  const { promise: closed, resolve: hasClosed } = deferred();
  let closing: Promise<void> | null = null;
  close = () => {
    closing ??= (async () => {
      stay();
      // first the games, then the doors: a page that still asks is answered until everything is saved
      try {
        // nobody can be asked any more: what cannot be saved has its journal
        await application.close({ force: true });
      } finally {
        page.end();
        server.close();
        server.closeAllConnections();
        hasClosed();
      }
    })();
    return closing;
  };
  const { address } = auth;
  say(`FAIRYTABLE_ADDRESS ${address}`);
  return { address, application, close, closed };
}

async function answer(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  { auth, files, limits }: { auth: BrowserAuth; files: PageFiles; limits: ConnectionLimits },
): Promise<void> {
  const fences = fencing([`ws://127.0.0.1:${new URL(auth.origin).port}`]);
  const end = (status: number, text: string, more: Record<string, string> = {}) => {
    response.writeHead(status, { ...fences, 'Content-Type': 'text/plain; charset=utf-8', ...more });
    response.end(text);
  };
  if (!URL.canParse(request.url ?? '', auth.origin)) return end(400, authMessages.noAddress);
  const url = new URL(request.url ?? '', auth.origin);
  const isForm = request.method === 'POST' && url.pathname === ENTRANCE_PATH;
  if (!isForm && request.method !== 'GET' && request.method !== 'HEAD') return end(405, authMessages.onlyReading);
  const entrance = isForm ? auth.enterByForm(request, await bodyOf(request)) : auth.enter(request, url);
  if (entrance.how === 'out') return end(entrance.status, entrance.why, { Connection: 'close' });
  limits.authenticated(request.socket);
  if (entrance.how === 'again') return end(303, '', { Location: '/' });
  if (entrance.how === 'welcome')
    return end(200, entrance.page, {
      'Set-Cookie': entrance.cookie,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': WELCOME_POLICY,
    });
  const file = files.find(url.pathname);
  if (!file) return end(404, authMessages.nothingHere);
  response.writeHead(200, {
    ...fences,
    'Content-Type': file.type,
    'Content-Length': String(fs.statSync(file.path).size),
  });
  if (request.method === 'HEAD') response.end();
  else await pipeline(fs.createReadStream(file.path), response);
}

/** What a form posted; a body that is longer than any token is as good as none. */
async function bodyOf(request: http.IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > LONGEST_FORM) return '';
  }
  return body;
}
