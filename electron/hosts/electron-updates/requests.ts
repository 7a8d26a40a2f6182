/**
 * The requests of electron-updater, with bounds that it lacks: each address is checked, also those of redirects, and a
 * server that sends too much, or nothing any more, is left. One thing is asked for at a time.
 */
import type { ClientRequest, IncomingMessage, Net, Session } from 'electron';
import { CancellationToken } from 'electron-updater';
import { ElectronHttpExecutor } from 'electron-updater/out/electronHttpExecutor.js';
import { UpdateFailed } from '../../app/updates/updater.ts';
import { addressIn, mayBeAsked } from './addresses.ts';

const MOST_REDIRECTS = 5;

interface Bounds {
  /** bytes that are read */
  readonly most: number;
  /** milliseconds without a byte */
  readonly patience: number;
  /** milliseconds altogether; none: as long as bytes come */
  readonly deadline?: number;
}

/** electron-updater's own type of it has more than it uses. */
export type RequestFunction = (options: Parameters<Net['request']>[0]) => ClientRequest;

type Handler = (options: never) => void;

export class BoundedRequests extends ElectronHttpExecutor {
  private readonly ask: RequestFunction;
  private readonly session: Session | undefined;
  private readonly feed: URL;
  private running: {
    readonly bounds: Bounds;
    readonly token: CancellationToken;
    redirects: number;
    stall: () => void;
  } | null = null;
  private why: UpdateFailed | null = null;

  constructor(ask: RequestFunction, session: Session | undefined, feed: URL) {
    super();
    this.ask = ask;
    this.session = session;
    this.feed = feed;
  }

  /** Everything that is asked for within `task` has these bounds. Throws why it was stopped, where it was. */
  async within<T>(bounds: Bounds, signal: AbortSignal, task: (token: CancellationToken) => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const token = new CancellationToken();
    this.why = null;
    let quiet: NodeJS.Timeout | undefined;
    const stop = () => token.cancel();
    const slow = () => this.stop(new UpdateFailed('slow', 'nothing came for too long'));
    const stall = () => {
      clearTimeout(quiet);
      quiet = setTimeout(slow, bounds.patience);
    };
    const end = bounds.deadline === undefined ? undefined : setTimeout(slow, bounds.deadline);
    this.running = { bounds, token, redirects: 0, stall };
    signal.addEventListener('abort', stop);
    stall();
    try {
      return await task(token);
    } catch (error) {
      signal.throwIfAborted();
      throw this.why ?? error;
    } finally {
      clearTimeout(quiet);
      clearTimeout(end);
      signal.removeEventListener('abort', stop);
      this.running = null;
    }
  }

  get isAsking(): boolean {
    return this.running !== null;
  }

  private stop(why: UpdateFailed): void {
    this.why ??= why;
    this.running?.token.cancel();
  }

  override createRequest(
    options: Record<string, unknown>,
    callback: (response: IncomingMessage) => void,
  ): ClientRequest {
    const { protocol, hostname, port, path, headers } = options as Record<string, string>;
    const address = addressIn(`${protocol}//${hostname}${port ? `:${port}` : ''}${path}`);
    if (address === null || !mayBeAsked(address, this.feed)) throw refused();
    const request = this.ask({
      url: address.href,
      headers: headers as unknown as Record<string, string>,
      redirect: 'manual',
      credentials: 'omit',
      ...(this.session && { session: this.session }),
    });
    request.on('response', (response) => {
      this.watch(response);
      callback(response);
    });
    return request;
  }

  private watch(response: IncomingMessage): void {
    const { running } = this;
    let read = 0;
    running?.stall();
    response.on('data', (chunk: Uint8Array | string) => {
      running?.stall();
      // as text where it is read as text, which has no more characters than bytes
      read += chunk.length;
      if (running && read > running.bounds.most) this.stop(new UpdateFailed('feed', 'the answer is too long'));
    });
  }

  /** electron-updater follows a redirect by another request, and counts those of a download not at all. */
  protected override addRedirectHandlers(
    request: ClientRequest,
    options: never,
    reject: (error: Error) => void,
    _count: number,
    handler: Handler,
  ): void {
    request.on('redirect', (_status, _method, to) => {
      request.abort();
      const { running } = this;
      const address = addressIn(to);
      if (!running || address === null || !mayBeAsked(address, this.feed)) return reject(refused());
      running.redirects++;
      if (running.redirects > MOST_REDIRECTS) return reject(new UpdateFailed('unsafe', 'too many redirects'));
      const { protocol, hostname, port } = address;
      handler({ ...(options as object), protocol, hostname, port, path: address.pathname + address.search } as never);
    });
  }
}

const refused = () => new UpdateFailed('unsafe', 'an address that is refused');
