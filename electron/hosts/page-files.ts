/**
 * The files of the built page, as both hosts serve them, with their security headers. A request is looked up in a list
 * of existing files, so no path leads out of the folder.
 */
import fs from 'node:fs';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.glb': 'model/gltf-binary',
  '.wasm': 'application/wasm',
};

/** the page's address under Electron: app://bundle/ */
export const SCHEME = 'app';
export const PAGE_HOST = 'bundle';

export interface PageFile {
  readonly path: string;
  readonly type: string;
}

/** Everything that may be served, by its path in an address. */
export class PageFiles {
  private readonly root: string;
  private files: ReadonlyMap<string, PageFile>;

  /** Throws if the page does not exist. */
  constructor(root: string) {
    this.root = root;
    this.files = listed(root);
    if (!this.files.has('/index.html')) throw new Error(`there is no page in ${root}`);
  }

  /** The file for the undecoded path of an address; null if there is none. */
  find(pathname: string): PageFile | null {
    // the page has been rebuilt: its files have other names now
    if (pathname === '/' || pathname === '/index.html') this.files = listed(this.root);
    return this.files.get(pathname === '/' ? '/index.html' : pathname) ?? null;
  }
}

function listed(root: string, folder = '', files = new Map<string, PageFile>()): ReadonlyMap<string, PageFile> {
  // folder by folder: inside a packed app recursive listing is not supported
  for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const inside = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) listed(root, inside, files);
    const type = TYPES[path.extname(entry.name).toLowerCase()];
    // the page uses no files of other types
    if (entry.isFile() && type) files.set(`/${inside}`, { path: path.join(root, inside), type });
  }
  return files;
}

/**
 * Allows only the page's own files, and connections to `connect`. Images may also be made by the page itself (pictures
 * of the board).
 */
export const contentPolicy = (connect: readonly string[]): string =>
  [
    "default-src 'none'",
    // the weight of pieces is computed by WebAssembly; this allows to compile that, and still no text as a script
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export const fencing = (connect: readonly string[] = []): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentPolicy(connect),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=(), serial=(), hid=(), payment=()',
  'Cache-Control': 'no-store',
});

/** For a handler of the app's own scheme. */
export async function answerPage(request: Request, files: PageFiles): Promise<Response> {
  const headers = fencing();
  const refuse = (status: number): Response => new Response(null, { status, headers });
  if (!URL.canParse(request.url)) return refuse(400);
  const { host, pathname } = new URL(request.url);
  if (host !== PAGE_HOST) return refuse(403);
  if (request.method !== 'GET') return refuse(405);
  // an escaped path would mean another folder
  if (pathname.includes('%') || pathname.includes('\\') || pathname.includes('..')) return refuse(403);
  const file = files.find(pathname);
  if (!file) return refuse(404);
  const body = new Uint8Array(await fs.promises.readFile(file.path));
  return new Response(body, { headers: { ...headers, 'Content-Type': file.type } });
}
