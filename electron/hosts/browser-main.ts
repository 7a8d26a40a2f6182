/**
 * The browser host as a program: `node out/browser/browser.mjs [--until-closed] [FILE]`. On standard output it prints
 * FAIRYTABLE_ADDRESS with the address to open once, and FAIRYTABLE_READY whenever the page has drawn; everything else
 * goes to standard error. It ends with 0 when it is asked to (SIGINT, SIGTERM, quitting in the page), with 1 when it
 * cannot start.
 */
import path from 'node:path';
import pack from '../../package.json';
import { openApplication } from '../app/application.ts';
import { problemMessages } from '../contract/messages.ts';
import { problem } from '../saves/problems.ts';
import { SEARCH_PROGRAM, threadsOf } from '../search/threads.ts';
import { startBrowserHost } from './browser.ts';
import { homeFolder, ignoreClosedPipes } from './home.ts';
import { addresses, openInSystem } from './links.ts';
import { openLog } from './log.ts';
import { incompleteInstall } from './own-bundles.ts';

ignoreClosedPipes();
const words = process.argv.slice(2);
const file = words.find((word) => !word.startsWith('-'));
const home = homeFolder();
const log = openLog(home);

/** there is a page, or will be one, that says when something went wrong */
let tellPlayers = (): void => {};
function uncaught(error: unknown): void {
  log(`uncaught: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  tellPlayers();
}
process.on('uncaughtException', uncaught);
process.on('unhandledRejection', uncaught);

async function main(): Promise<void> {
  const incomplete = incompleteInstall(path.join(__dirname, '..'), log);
  const host = await startBrowserHost({
    page: path.join(__dirname, '../renderer'),
    version: pack.version,
    untilClosed: words.includes('--until-closed'),
    say: (line) => process.stdout.write(`${line}\n`),
    log,
    home,
    reveal: (file) => openInSystem(file, log),
    follow: (link) => {
      const address = addresses[link];
      return address !== null && openInSystem(address, log);
    },
    open: async (host) => {
      const program = path.join(__dirname, SEARCH_PROGRAM);
      const opened = await openApplication({ home, host, ...threadsOf(program, log) });
      if (!opened.ok) throw new Error(opened.error.message);
      return opened.value;
    },
  });
  if (incomplete) host.application.notify(incomplete);
  tellPlayers = () => host.application.notify(problem('uncaught', problemMessages.uncaught));
  // the second one means it
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1));
      void host.close();
    });
  }
  if (file !== undefined) await host.application.openFile(path.resolve(file));
  await host.closed;
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
