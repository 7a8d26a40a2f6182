/** What replaces the application by a newer version, as its host provides it. */
import type { Unable, UpdateTrouble } from '../../contract/updates.ts';

export interface NewerVersion {
  readonly version: string;
  /** plain text in lines, within the bounds of the contract */
  readonly news: string;
}

/** Each of these throws `UpdateFailed`, or what `signal` was aborted with. */
export interface Updater {
  readonly unable: null;
  /** the machine that is asked, by its name */
  readonly asks: string;
  /** the version that could not be installed when the application was closed the last time */
  readonly notInstalled: string | null;
  /** null: there is none that is newer */
  look(signal: AbortSignal): Promise<NewerVersion | null>;
  /** What the last look has found: it is installed when the application ends, unless `install(false)` is said. */
  download(told: (percent: number) => void, signal: AbortSignal): Promise<void>;
  /** Is what was downloaded installed at the end? */
  install(yes: boolean): void;
}

/** A build that cannot be replaced says why. */
export type UpdaterOfHost = Updater | { readonly unable: Unable };

export class UpdateFailed extends Error {
  readonly trouble: UpdateTrouble;
  constructor(trouble: UpdateTrouble, message: string) {
    super(message);
    this.trouble = trouble;
  }
}
