/** A feed on this machine, with what lies beside it: files by their paths, or what the test answers itself. */
import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answering = (request: http.IncomingMessage, response: http.ServerResponse) => void;

export class FeedServer {
  readonly files = new Map<string, string | Buffer | Answering>();
  /** what was asked for, with the headers */
  readonly asked: { readonly path: string; readonly headers: http.IncomingHttpHeaders }[] = [];
  private readonly server: http.Server;

  private constructor() {
    this.server = http.createServer((request, response) => {
      const path = request.url ?? '';
      this.asked.push({ path, headers: request.headers });
      const file = this.files.get(path);
      if (file === undefined) response.writeHead(404).end('not here');
      else if (typeof file === 'function') file(request, response);
      else response.writeHead(200, { 'content-length': Buffer.byteLength(file) }).end(file);
    });
  }

  static async open(): Promise<FeedServer> {
    const opened = new FeedServer();
    await new Promise<void>((done) => opened.server.listen(0, '127.0.0.1', done));
    return opened;
  }

  get address(): URL {
    return new URL(`http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`);
  }

  /** Puts a version there, as a release does. */
  release(version: string, program: Buffer, more: { readonly news?: string; readonly feedFile?: string } = {}): void {
    const file = `Fairytable-${version}-linux-x86_64.AppImage`;
    this.files.set(`/${version}/${file}`, program);
    const url = `${version}/${file}`;
    this.files.set(more.feedFile ?? '/latest-linux.yml', feedText(version, [{ url, program }], more.news));
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}

export const sha512Of = (program: Buffer): string => createHash('sha512').update(program).digest('base64');

export function feedText(
  version: string,
  files: readonly { readonly url: string; readonly program: Buffer }[],
  news?: string,
): string {
  const entries = files.map(({ url, program }) => ({ url, sha512: sha512Of(program), size: program.length }));
  // JSON is YAML
  return JSON.stringify({ version, files: entries, ...(news !== undefined && { releaseNotes: news }) });
}
