/**
 * Who may come in at the browser host: the browser that was given the address, and nobody else on this machine or on
 * the web. The address holds a token that is good once; it is exchanged for a session cookie that no script and no
 * other site can use. Host and Origin are checked on every request, so that neither another name for this machine nor
 * a page of another site gets anywhere.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { doorWords } from '../contract/words.ts';

export type Entrance =
  /** the session is known */
  | { readonly how: 'in' }
  /** the token was good: set this cookie and come again without the token */
  | { readonly how: 'exchange'; readonly cookie: string }
  | { readonly how: 'out'; readonly status: number; readonly why: string };

const secret = (): string => randomBytes(32).toString('base64url');
const same = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};
const out = (status: number, why: string): Entrance => ({ how: 'out', status, why });

export class Door {
  private readonly port: number;
  private readonly session = secret();
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

  enter(request: IncomingMessage, url: URL): Entrance {
    const { host, origin } = request.headers;
    // another name for this machine (DNS rebinding) is somebody else's page
    if (host !== `127.0.0.1:${this.port}`) return out(421, doorWords.otherName);
    if (origin !== undefined && origin !== this.origin) return out(403, doorWords.otherSite);
    const token = url.searchParams.get('token');
    if (this.knows(request)) {
      return token === null ? { how: 'in' } : { how: 'exchange', cookie: this.cookie() };
    }
    if (url.pathname === '/' && token !== null && this.token !== null && same(token, this.token)) {
      this.token = null;
      return { how: 'exchange', cookie: this.cookie() };
    }
    return out(403, doorWords.usedUp);
  }

  /** A socket needs all of it: the session, and an Origin, which every browser sends. */
  admits(request: IncomingMessage): boolean {
    const { host, origin } = request.headers;
    return host === `127.0.0.1:${this.port}` && origin === this.origin && this.knows(request);
  }

  // cookies are shared by all ports of a machine: the name keeps two hosts apart
  private get cookieName(): string {
    return `fairytable-${this.port}`;
  }
  private cookie(): string {
    return `${this.cookieName}=${this.session}; Path=/; HttpOnly; SameSite=Strict`;
  }
  private knows(request: IncomingMessage): boolean {
    const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
    return pairs.some(
      (pair) => pair.startsWith(`${this.cookieName}=`) && same(pair.slice(this.cookieName.length + 1), this.session),
    );
  }
}
