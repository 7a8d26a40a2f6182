/**
 * Passes the one-time token to a browser that we start: every user of a machine can read the command lines of
 * processes, so the browser opens a file that only its own user can read, with a form that posts the token.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const script = 'document.forms[0].submit();';

/** @param {string} address the host's address with its token, as the host prints it @returns {string} a page */
export function entrancePage(address) {
  const { origin, searchParams } = new URL(address);
  const token = searchParams.get('token') ?? '';
  if (!/^[\w-]+$/.test(token)) throw new Error('The host gave an address without a token.');
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Fairytable</title>',
    '<meta name="referrer" content="no-referrer">',
    `<form method="post" action="${origin}/enter"><input type="hidden" name="token" value="${token}">`,
    `<button>Open Fairytable</button></form><script>${script}</script></html>\n`,
  ].join('\n');
}

/**
 * @param {string} folder one that only this user may enter
 * @param {string} address
 * @returns {string} the address of the file, free of secrets
 */
export function writeEntrance(folder, address) {
  const file = path.join(folder, 'enter.html');
  fs.writeFileSync(file, entrancePage(address), { mode: 0o600, flag: 'wx' });
  return pathToFileURL(file).href;
}
