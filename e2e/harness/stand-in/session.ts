/**
 * `session`: stores the application's permission and request handlers. Requests really pass them; for permissions the
 * test asks what the application would answer.
 */
import type { Session, WebRequest } from 'electron';
import { guard, type Names } from './guard.ts';
import { protocol } from './schemes.ts';
import { onOrder } from './trace.ts';

type RequestRule = (details: { url: string }, decide: (answer: { cancel?: boolean }) => void) => void;
type PermissionRule = (contents: unknown, permission: string, decide: (allowed: boolean) => void) => void;
type PermissionCheck = (contents: unknown, permission: string) => boolean;

let requestRule: RequestRule | null = null;
let permissionRule: PermissionRule | null = null;
let permissionCheck: PermissionCheck | null = null;

/** Does the application let this request go out? */
export function letsThrough(url: string): Promise<boolean> {
  const rule = requestRule;
  if (!rule) return Promise.resolve(true);
  return new Promise((resolve) => rule({ url }, ({ cancel }) => resolve(!cancel)));
}

/** Electron grants what the application has no rule about. */
onOrder('permission', async (permission: string) => ({
  request: permissionRule ? await new Promise<boolean>((resolve) => permissionRule?.(null, permission, resolve)) : true,
  check: permissionCheck ? permissionCheck(null, permission) : true,
}));

const webRequest = guard('session.webRequest', {
  onBeforeRequest(...words: unknown[]) {
    requestRule = words.at(-1) as RequestRule | null;
  },
} satisfies Names<WebRequest>);

const defaultSession = guard('session', {
  webRequest,
  protocol,
  setPermissionRequestHandler(rule: PermissionRule | null) {
    permissionRule = rule;
  },
  setPermissionCheckHandler(check: PermissionCheck | null) {
    permissionCheck = check;
  },
  setDevicePermissionHandler() {},
  setDisplayMediaRequestHandler() {},
  setSpellCheckerEnabled() {},
  on() {
    return defaultSession;
  },
} satisfies Names<Session>) as object;

export const session = guard('session', { defaultSession });
