/**
 * What the application asks of whatever it runs in, be it Electron or plain Node with a browser. The application knows
 * nothing else about its surroundings, so that it is the same one in both, and in the tests.
 */

import type { EventName, EventOf, Handlers, LINKS } from '../contract/requests.ts';
import type { Problem } from '../contract/result.ts';
import type { Settings } from '../contract/settings.ts';

export interface Host {
  readonly kind: 'electron' | 'browser';
  readonly version: string;
  /** does it show its own open and save dialogs and menu? */
  readonly native: boolean;
  /** is the page's process sandboxed? null where the host cannot know */
  readonly sandboxed: boolean | null;
  /** sends an event to the page; false when there is none */
  send<K extends EventName>(event: K, what: EventOf<K>): boolean;
  /** one line for the log: never shown to players */
  log(line: string): void;
  drawn(what: 'start' | 'table'): void;
  quit(): void;
  /** called at the start and whenever the settings have changed */
  appearance(settings: Settings): void;
  /** this file of the library is the open match now */
  matchOpened(file: string): void;
  /** in the system's program for files; false where that cannot be done */
  showFolder(folder: string): boolean;
  showLog(): boolean;
  /** what a report says about this host; `copied`: it is on the clipboard */
  report(): { readonly text: string; readonly copied: boolean };
  /** false where the page has to do it itself */
  fullScreen(): boolean;
  /** these commands of the page can be done now; nothing to do where there is no menu of its own */
  possible(commands: readonly string[]): void;
  /** false where it is not known how to leave the app */
  follow(link: (typeof LINKS)[number]): boolean;
  /** paths chosen in the host's own dialogs; null when cancelled. Only asked where `native`. */
  chooseFile(): Promise<string | null>;
  choosePlace(name: string): Promise<string | null>;
}

/** The running application, as its host drives it. */
export interface Application {
  readonly handlers: Handlers;
  /** a file was double-clicked or given on the command line: opens it and sends it to the page */
  openFile(path: string): Promise<void>;
  /**
   * Save everything and give the library back; the app may end afterwards. Where that would lose what was played it
   * answers the problem and nothing is closed, unless `force`.
   */
  close(how: { readonly force: boolean }): Promise<Problem | null>;
  /** shows a notice on the page, or on the next page that says hello */
  notify(problem: Problem): void;
}
