/** New versions of the application: what the page is told of them, and what it may ask for. */
import * as v from 'valibot';

/** Whether the application looks for new versions by itself, and what it does with one. */
export const UpdateChoice = v.picklist(['off', 'tell', 'install']);
export type UpdateChoice = v.InferOutput<typeof UpdateChoice>;

/** Why a build cannot replace itself by a newer one. `store`: one that does it; `package`: of the system */
export const Unable = v.picklist(['browser', 'development', 'store', 'package', 'portable', 'no-feed']);
export type Unable = v.InferOutput<typeof Unable>;

/** What went wrong. `install`: when the application was closed the last time */
export const UpdateTrouble = v.picklist([
  'offline',
  'slow',
  'unsafe',
  'feed',
  'checksum',
  'signature',
  'disk',
  'rights',
  'install',
  'unknown',
]);
export type UpdateTrouble = v.InferOutput<typeof UpdateTrouble>;

/** characters and lines of what is new in a version; the rest is left out */
export const LONGEST_NEWS = 3000;
export const MOST_NEWS_LINES = 40;

export const UpdatesView = v.object({
  /** null: this build can be replaced */
  unable: v.nullable(Unable),
  /** the machine that is asked, by its name; '' where none is */
  asks: v.string(),
  /** `newest`: a look has found nothing newer; `ready`: it is installed when the application is closed */
  state: v.picklist(['none', 'looking', 'newest', 'found', 'downloading', 'ready']),
  /** the newer one that `state` or `trouble` is about */
  version: v.nullable(v.string()),
  /** what is new in it: plain text in lines, by whoever wrote the release */
  news: v.pipe(v.string(), v.maxLength(LONGEST_NEWS)),
  /** of the download */
  percent: v.number(),
  trouble: v.nullable(UpdateTrouble),
});
export type UpdatesView = v.InferOutput<typeof UpdatesView>;

const nothing = v.strictObject({});

export const updateRequests = {
  /** asks now, whatever the setting says; the event `updates` tells what was found */
  'updates.look': { input: nothing, output: nothing },
  /** downloads the version that was found, to be installed when the application is closed */
  'updates.download': { input: nothing, output: nothing },
  'updates.stop': { input: nothing, output: nothing },
  /** this version is neither told of nor installed any more */
  'updates.skip': { input: nothing, output: nothing },
} as const;

export const updateEvents = { updates: UpdatesView } as const;
