/** Requests about the app itself: what it is, its settings, its rulebooks, leaving it. */
import { variantNamed } from '../../engine/variants/registry.ts';
import { errorMessages } from '../contract/messages.ts';
import type { Handlers } from '../contract/requests.ts';
import type { Problem } from '../contract/result.ts';
import { answered, refusal, type Table, value } from './application.ts';
import { descriptions, diagramOf, rulebookOf } from './describing.ts';

type AppRequests = Pick<Handlers, Extract<keyof Handlers, `app.${string}` | `settings.${string}` | `rules.${string}`>>;

export function appRequests(table: Table): AppRequests {
  const { host, preferences } = table;
  const tell = (problem: Problem | null) => problem && table.notify(problem);
  return {
    'app.hello': async () => {
      // nobody at the table waits while a library is looked through
      const { open, name } = await table.queue.run(() => ({
        // whoever has just loaded the page need not be the one who sat there before
        open: table.current?.running.coveredView() ?? null,
        name: table.current?.running.name ?? null,
      }));
      const unfinished = await table.catalogue.unfinished(name, table.recent.names).catch((error: unknown) => {
        // a folder that cannot be listed is told when somebody looks into the library
        host.log(`cannot list the library: ${String(error)}`);
        return null;
      });
      return value({
        version: host.version,
        host: host.kind,
        platform: process.platform,
        sandboxed: host.sandboxed,
        native: host.native,
        variants: descriptions(),
        settings: preferences.settings,
        spots: { ...preferences.spots },
        unfinished,
        open,
        notices: table.notices.splice(0),
      });
    },
    'app.drawn': ({ what }) => {
      host.drawn(what);
      return value({});
    },
    'app.link': ({ link }) => (host.follow(link) ? value({}) : refusal('no-link', errorMessages.noLink)),
    'app.show': ({ what }) => {
      const isShown = what === 'saves' ? host.showFolder(table.library.folder) : host.showLog();
      return isShown ? value({}) : refusal('cannot-show', errorMessages.cannotShow);
    },
    'app.report': () => value(host.report()),
    'app.cancel': ({ work }) => {
      table.works.cancel(work);
      return value({});
    },
    'app.quit': () => {
      host.quit();
      return value({});
    },
    'app.fullscreen': () => (host.fullScreen() ? value({}) : refusal('page-does-it', errorMessages.pageDoesIt)),
    'app.possible': ({ commands }) => {
      host.possible(commands);
      return value({});
    },
    'settings.change': async (change) => {
      tell(await table.writing.run(() => preferences.change(change)));
      host.appearance(preferences.settings);
      host.tell('settings', preferences.settings);
      return value(preferences.settings);
    },
    'settings.spots': async ({ variant, spots }) => {
      if (!variantNamed(variant)) return refusal('no-such-variant', errorMessages.noSuchVariant);
      tell(await table.writing.run(() => preferences.changeSpots(variant, spots)));
      return value({});
    },
    'rules.book': ({ variant: id }) => {
      const variant = variantNamed(id);
      return variant ? value(rulebookOf(variant)) : refusal('no-such-variant', errorMessages.noSuchVariant);
    },
    'rules.diagram': ({ variant: id, spec }) => {
      const variant = variantNamed(id);
      return variant ? answered(diagramOf(variant, spec)) : refusal('no-such-variant', errorMessages.noSuchVariant);
    },
  };
}
