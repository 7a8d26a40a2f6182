/**
 * `session`: stores the application's permission and request handlers. Requests really pass them; for permissions the
 * test asks what the application would answer.
 */
import type { OnBeforeRequestListenerDetails, Session, WebRequest } from 'electron';
import { guard, type Implements } from './guard.ts';
import { onOrder } from './trace.ts';

let requestRule: Parameters<WebRequest['onBeforeRequest']>[0] = null;
let permissionRule: Parameters<Session['setPermissionRequestHandler']>[0] = null;
let permissionCheck: Parameters<Session['setPermissionCheckHandler']>[0] = null;

/** Does the application let this request go out? */
export function letsThrough(url: string): Promise<boolean> {
  const rule = requestRule;
  if (!rule) return Promise.resolve(true);
  return new Promise((resolve) => rule({ url } as OnBeforeRequestListenerDetails, ({ cancel }) => resolve(!cancel)));
}

/** Electron grants what the application has no rule about. */
onOrder('permission', async (permission: string) => ({
  // the application answers without looking at who asks
  request: permissionRule
    ? await new Promise<boolean>((resolve) =>
        permissionRule?.(null as never, permission as never, resolve, {} as never),
      )
    : true,
  check: permissionCheck ? permissionCheck(null, permission as never, '', {} as never) : true,
}));

export const webRequest = guard('session.webRequest', {
  onBeforeRequest(...words: unknown[]) {
    requestRule = words.at(-1) as typeof requestRule;
  },
} satisfies Implements<WebRequest>);

export const defaultSession = guard('session', {
  webRequest,
  setPermissionRequestHandler(rule: typeof permissionRule) {
    permissionRule = rule;
  },
  setPermissionCheckHandler(check: typeof permissionCheck) {
    permissionCheck = check;
  },
  setDevicePermissionHandler() {},
  on() {
    return defaultSession;
  },
} satisfies Implements<Session>) as object;

/** Others have no pages. */
export const session = guard('session', { defaultSession, fromPartition: () => guard('session of a partition', {}) });
