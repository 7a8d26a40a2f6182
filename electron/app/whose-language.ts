/** Whom the moment speaks to: somebody at another machine, in a language of theirs, or the player at this one. Knows no texts. */
import { AsyncLocalStorage } from 'node:async_hooks';

const theirs = new AsyncLocalStorage<string | undefined>();

/** The tag of the language of whoever is answered at another machine; undefined: it is the player at this one. */
export const theirLanguage = (): string | undefined => theirs.getStore();
/** Runs `work`, and whatever it begins, for somebody at another machine. */
export const inTheirLanguage = <T>(tag: string, work: () => T): T => theirs.run(tag, work);
/** Runs `work`, and whatever it begins, for the player at this machine, whoever has begun it. */
export const inOwnLanguage = <T>(work: () => T): T => theirs.run(undefined, work);
