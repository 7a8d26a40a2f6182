/**
 * Who may come in at the browser host: the browser that was handed the one-time token, and nobody else on this machine
 * or on the web. The token is exchanged for two things. A session cookie, which no script can read, opens the page's
 * files. But cookies ignore ports: any other server on this machine that the browser visits receives it too. So the
 * socket, through which everything at the table goes, also needs a key that the page keeps in its own origin's storage.
 * Host and Origin are checked on every request, so that neither another name for this machine nor a page of another
 * site gets anywhere.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { authMessages } from '../contract/messages.ts';
import { KEY_STORED_AS, keyOffered } from '../contract/wire.ts';

export type Entrance =
  /** the session is known */
  | { readonly how: 'in' }
  /** the session is known and the token in the address is no longer of use: come again without it */
  | { readonly how: 'again' }
  /** the token was good: set this cookie and answer this page, which keeps the key and goes to the table */
  | { readonly how: 'welcome'; readonly cookie: string; readonly page: string }
  | { readonly how: 'out'; readonly status: number; readonly why: string };

/** where a form posts the token, so that it stands in no address: see scripts/entrance.mjs */
export const ENTRANCE_PATH = '/enter';

const secret = (): string => randomBytes(32).toString('base64url');
const same = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};
const out = (status: number, why: string): Entrance => ({ how: 'out', status, why });

const script = `localStorage.setItem('${KEY_STORED_AS}', document.body.dataset.key); location.replace('/');`;
/** The page of a welcome runs this one script and loads nothing. */
export const WELCOME_POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export class BrowserAuth {
  private readonly port: number;
  private readonly session = secret();
  private readonly key = secret();
  private token: string | null = secret();

  constructor(port: number) {
    this.port = port;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }
  /** The address that lets one browser in. */
  get address(): string {
    return `${this.origin}/?token=${this.token ?? ''}`;
  }

  /** A request to read something. Only a real visit uses the token up: neither a HEAD nor a browser's prefetch does. */
  enter(request: IncomingMessage, url: URL): Entrance {
    const refusal = this.refuseStranger(request, [this.origin]);
    if (refusal) return refusal;
    const token = url.searchParams.get('token');
    if (this.knows(request)) return { how: token === null ? 'in' : 'again' };
    const isVisit = request.method === 'GET' && !/prefetch/.test(String(request.headers['sec-purpose'] ?? ''));
    if (url.pathname === '/' && token !== null && isVisit) return this.redeem(token);
    return out(403, authMessages.usedUp);
  }

  /** The form of a file on this machine posts the token. Such a page's origin is `null`. */
  enterByForm(request: IncomingMessage, body: string): Entrance {
    const refusal = this.refuseStranger(request, [this.origin, 'null']);
    if (refusal) return refusal;
    return this.redeem(new URLSearchParams(body).get('token') ?? '');
  }

  /** A socket needs all of it: the session, the key, and an Origin, which every browser sends. */
  admits(request: IncomingMessage): boolean {
    const { host, origin } = request.headers;
    const key = keyOffered(request.headers['sec-websocket-protocol']);
    return (
      host === `127.0.0.1:${this.port}` &&
      origin === this.origin &&
      this.knows(request) &&
      key !== null &&
      same(key, this.key)
    );
  }

  private refuseStranger({ headers: { host, origin } }: IncomingMessage, origins: readonly string[]): Entrance | null {
    // another name for this machine (DNS rebinding) is somebody else's page
    if (host !== `127.0.0.1:${this.port}`) return out(421, authMessages.otherName);
    if (origin !== undefined && !origins.includes(origin)) return out(403, authMessages.otherSite);
    return null;
  }

  private redeem(token: string): Entrance {
    if (this.token === null || !same(token, this.token)) return out(403, authMessages.usedUp);
    this.token = null;
    const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${authMessages.title}</title><body data-key="${this.key}"><p>${authMessages.opening}</p><script>${script}</script></body></html>`;
    return { how: 'welcome', cookie: `${this.cookieName}=${this.session}; Path=/; HttpOnly; SameSite=Strict`, page };
  }

  // cookies are shared by all ports of a machine: the name keeps two hosts apart
  private get cookieName(): string {
    return `fairytable-${this.port}`;
  }
  private knows(request: IncomingMessage): boolean {
    const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
    return pairs.some(
      (pair) => pair.startsWith(`${this.cookieName}=`) && same(pair.slice(this.cookieName.length + 1), this.session),
    );
  }
}
