/**
 * Electron's `net` as far as updates use it, by plain Node: for unit tests, and for the stand-in. As in Electron the
 * request of a redirect has to be followed by another one.
 */
import { EventEmitter } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type { RequestFunction } from './requests.ts';

export class NodeRequest extends EventEmitter {
  private readonly request: http.ClientRequest;
  private isAborted = false;

  constructor({ url, headers }: { url?: string; headers?: Readonly<Record<string, string | string[]>> }) {
    super();
    const address = new URL(url ?? '');
    if (!['http:', 'https:'].includes(address.protocol))
      throw new Error('ClientRequest only supports http: and https: protocols');
    const { request } = address.protocol === 'http:' ? http : https;
    this.request = request(address, { headers }, (response) => {
      const { statusCode = 0, headers: given } = response;
      if (statusCode < 300 || statusCode >= 400 || given.location === undefined)
        return void this.emit('response', response);
      const to = URL.canParse(given.location, address) ? new URL(given.location, address).href : given.location;
      this.emit('redirect', statusCode, 'GET', to, given);
      if (!this.isAborted) this.emit('error', new Error('Redirect was cancelled'));
    });
    this.request.on('error', (error) => !this.isAborted && this.emit('error', error));
  }

  end(): void {
    this.request.end();
  }
  abort(): void {
    this.isAborted = true;
    this.request.destroy();
  }
}

export const askByNode = ((options: object) => new NodeRequest(options)) as unknown as RequestFunction;
