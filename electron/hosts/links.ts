/**
 * The only external addresses that the app opens, and how plain Node opens one in the system's browser, or a folder in
 * its file manager. A page gives the name of a link, never an address.
 */
import { spawn } from 'node:child_process';
import pack from '../../package.json' with { type: 'json' };
import type { LINKS } from '../contract/requests.ts';

/** package.json has it once the project has one (docs/releasing.md). */
const homepage = 'homepage' in pack ? String(pack.homepage) : '';

export const addresses: Readonly<Record<(typeof LINKS)[number], string | null>> = {
  project: homepage.startsWith('https://') ? homepage : null,
  licence: 'https://opensource.org/license/mit',
  fonts: 'https://openfontlicense.org/',
};

/** Opens an address, a file or a folder, never through a shell. False if the system has no screen. */
export function openInSystem(address: string, log: (line: string) => void): boolean {
  if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return false;
  const [command, words] =
    process.platform === 'darwin'
      ? ['open', [address]]
      : process.platform === 'win32'
        ? ['rundll32', ['url.dll,FileProtocolHandler', address]]
        : ['xdg-open', [address]];
  const child = spawn(command as string, words as string[], { stdio: 'ignore', detached: true });
  child.on('error', (error) => log(`cannot open ${address}: ${error.message}`));
  child.unref();
  return true;
}
