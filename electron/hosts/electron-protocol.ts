/**
 * `app://bundle`: the page's files under a scheme of the app's own, so that no page is ever loaded from the disk or the
 * network. Only what lies in the page's folder is answered.
 */
import fs from 'node:fs/promises';
import { protocol } from 'electron';
import { fencing, PageFiles } from './page-files.ts';

export const SCHEME = 'app';
export const HOST = 'bundle';

/** Must be called before the app is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/** Throws when there is no page in the folder. */
export function servePage(folder: string): void {
  const files = new PageFiles(folder);
  protocol.handle(SCHEME, (request) => answer(request, files));
}

/** For a handler that is asked by the page alone. */
export async function answer(request: Request, files: PageFiles): Promise<Response> {
  const headers = fencing();
  const refuse = (status: number): Response => new Response(null, { status, headers });
  if (!URL.canParse(request.url)) return refuse(400);
  const { host, pathname } = new URL(request.url);
  if (host !== HOST) return refuse(403);
  if (request.method !== 'GET') return refuse(405);
  // a path that hides something behind an escape means another folder
  if (pathname.includes('%') || pathname.includes('\\') || pathname.includes('..')) return refuse(403);
  const file = files.find(pathname);
  if (!file) return refuse(404);
  const body = new Uint8Array(await fs.readFile(file.path));
  return new Response(body, { headers: { ...headers, 'Content-Type': file.type } });
}
