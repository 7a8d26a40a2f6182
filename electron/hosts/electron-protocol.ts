/**
 * `app://bundle`: serves the page's files under the app's own scheme, so that no page is ever loaded from the disk or
 * the network. Only files in the page's folder are served.
 */
import { protocol } from 'electron';
import { answerPage, PageFiles, SCHEME } from './page-files.ts';

/** Must be called before the app is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    // the page's code is kept compiled in Chromium's folder
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Throws if there is no page in the folder. */
export function servePage(folder: string): void {
  const files = new PageFiles(folder);
  protocol.handle(SCHEME, (request) => answerPage(request, files));
}
