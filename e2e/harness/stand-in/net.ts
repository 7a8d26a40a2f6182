/** `net`: requests go out by Node, as far as updates need them, and the test is told of each. */
import type { Net } from 'electron';
import { NodeRequest } from '../../../electron/hosts/electron-updates/node-net.fixture.ts';
import { guard, type Implements } from './guard.ts';
import { tell } from './trace.ts';

export const net = guard('net', {
  request: (options: Parameters<Net['request']>[0]) => {
    const given = typeof options === 'string' ? { url: options } : options;
    tell('request', given.url);
    return new NodeRequest({ url: given.url, headers: given.headers }) as unknown as ReturnType<Net['request']>;
  },
} satisfies Implements<Net>);
