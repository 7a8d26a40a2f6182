/** Requests about the app itself: what it is, its settings, its rulebooks, leaving it. */
import { language } from '../../engine/shared/language.ts';
import { err, ok } from '../../engine/shared/result.ts';
import { variantNamed } from '../../engine/variants/registry.ts';
import type { Thumbnail } from '../contract/description.ts';
import { errorMessages } from '../contract/messages.ts';
import type { Handlers } from '../contract/requests.ts';
import type { Problem } from '../contract/result.ts';
import type { AppSession } from './app-session.ts';
import { descriptions } from './describing.ts';
import { rulesRequests } from './rules-requests.ts';
import { languageFor, offeredLanguages, speak } from './speaking.ts';
import type { Updates } from './updates/updates.ts';

type AppRequests = Pick<Handlers, Extract<keyof Handlers, `app.${string}` | `settings.${string}` | `rules.${string}`>>;

export function appRequests(app: AppSession, updates: Updates): AppRequests {
  const { host, preferences } = app;
  const tell = (problem: Problem | null) => problem && app.notify(problem);
  // a game that was deleted since it was found has no picture
  const pictureOf = async (save: string): Promise<Thumbnail | null> =>
    (await app.catalogue.pictures([save]).catch(() => []))[0]?.thumbnail ?? null;
  /** by the system, or by what the page knows of it; the most preferred first */
  let preferred = host.languages;
  return {
    'app.hello': async ({ languages = preferred }) => {
      preferred = languages;
      const before = language();
      speak(languageFor(preferences.settings, preferred));
      if (language() !== before) host.appearance(preferences.settings);
      app.pageBegins();
      app.pageCame();
      // outside the queue: a match does not wait while the library is read
      const { open, name } = await app.queue.run(() => ({
        // after a reload somebody else may be at the screen
        open: app.current?.session.hiddenView() ?? null,
        name: app.current?.session.exercise ? null : (app.current?.session.name ?? null),
      }));
      const unfinished = await app.catalogue.unfinished(name, app.recent.names).catch((error: unknown) => {
        // a folder that cannot be listed is reported when the library is opened
        host.log(`cannot list the library: ${String(error)}`);
        return null;
      });
      return ok({
        version: host.version,
        language: language(),
        languages: offeredLanguages,
        host: host.kind,
        platform: process.platform,
        sandboxed: host.sandboxed,
        native: host.native,
        notifications: host.canNotify(),
        updates: updates.view,
        variants: descriptions(),
        settings: preferences.settings,
        spots: { ...preferences.spots },
        unfinished,
        unfinishedPicture: unfinished && (await pictureOf(unfinished.save)),
        open,
        rules: app.games.takeOpened(),
        notices: app.notices.splice(0),
      });
    },
    'app.drawn': ({ what }) => {
      host.drawn(what);
      // by then nobody waits for the application any more
      updates.begin();
      return ok({});
    },
    'app.link': ({ link }) => (host.follow(link) ? ok({}) : err('no-link', errorMessages.noLink)),
    'app.show': ({ what }) => {
      const isShown = what === 'saves' ? host.showFolder(app.library.folder) : host.showLog();
      return isShown ? ok({}) : err('cannot-show', errorMessages.cannotShow);
    },
    'app.report': async () => ok(await host.report()),
    'app.cancel': ({ work }) => {
      app.works.cancel(work);
      return ok({});
    },
    'app.quit': () => {
      host.quit();
      return ok({});
    },
    'app.fullscreen': () => (host.fullScreen() ? ok({}) : err('page-does-it', errorMessages.pageDoesIt)),
    'app.attention': (what) => (host.drawAttention(what) ? ok({}) : err('page-does-it', errorMessages.pageNotifies)),
    'app.possible': ({ commands }) => {
      host.possible(commands);
      return ok({});
    },
    'settings.change': async (change) => {
      tell(await app.writing.run(() => preferences.change(change)));
      speak(languageFor(preferences.settings, preferred));
      host.appearance(preferences.settings);
      host.send('settings', preferences.settings);
      updates.settingsChanged();
      return ok(preferences.settings);
    },
    'settings.spots': async ({ variant, spots }) => {
      if (!variantNamed(variant)) return err('no-such-variant', errorMessages.noSuchVariant);
      tell(await app.writing.run(() => preferences.changeSpots(variant, spots)));
      return ok({});
    },
    ...rulesRequests,
  };
}
