/**
 * `app://bundle`: the page's files under a scheme of the app's own, so that no page is ever loaded from the disk or the
 * network. Only what lies in the page's folder is answered.
 */
import { protocol } from 'electron';
import { answerPage, PageFiles, SCHEME } from './page-files.ts';

/** Must be called before the app is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/** Throws when there is no page in the folder. */
export function servePage(folder: string): void {
  const files = new PageFiles(folder);
  protocol.handle(SCHEME, (request) => answerPage(request, files));
}
