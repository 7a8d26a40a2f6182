/**
 * `protocol`: a scheme of the application's own, `app://bundle/x`, is served to the real Chromium as
 * `http://bundle.app.localhost/x` (a secure context too) by asking the application's own handler, so its statuses,
 * its headers and its CSP are the real ones. Everything the application sees keeps the app:// spelling.
 */
import type { Protocol } from 'electron';
import { guard, type Implements } from './guard.ts';

type Handler = (request: Request) => Response | Promise<Response>;
const privileged = new Set<string>();
const handlers = new Map<string, Handler>();
let ready = false;

export const schemesAreFixed = () => {
  ready = true;
};
export const handlerFor = (address: string): Handler | undefined => handlers.get(address.split(':')[0] ?? '');

/** As Chromium knows it. */
export function outward(address: string): string {
  const parts = /^([a-z][\w+.-]*):\/\/([^/?#]*)(.*)$/.exec(address);
  if (!parts?.[1] || !(privileged.has(parts[1]) || handlers.has(parts[1]))) return address;
  return `http://${parts[2]}.${parts[1]}.localhost${parts[3] || '/'}`;
}

/** As the application knows it. */
export function inward(address: string): string {
  const parts = /^http:\/\/([^./]+)\.([\w-]+)\.localhost(\/.*)?$/.exec(address);
  if (!parts?.[2] || !(privileged.has(parts[2]) || handlers.has(parts[2]))) return address;
  return `${parts[2]}://${parts[1]}${parts[3] ?? '/'}`;
}

export const protocol = guard('protocol', {
  registerSchemesAsPrivileged(schemes: readonly { scheme: string }[]) {
    if (ready) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    for (const { scheme } of schemes) privileged.add(scheme);
  },
  handle(scheme: string, handler: Handler) {
    if (!ready) throw new Error('stand-in: protocol.handle before app is ready');
    if (handlers.has(scheme)) throw new Error('The scheme has been registered');
    handlers.set(scheme, handler);
  },
} satisfies Implements<Protocol>);
