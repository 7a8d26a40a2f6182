/**
 * What the application needs from its environment, be it Electron or plain Node with a browser. The application knows
 * nothing else about its environment, so that it is the same in both and in tests.
 */

import type { EventName, EventOf, Handlers, Input, LINKS } from '../contract/requests.ts';
import type { Problem } from '../contract/result.ts';
import type { Settings } from '../contract/settings.ts';
import type { UpdaterOfHost } from './updates/updater.ts';

export interface Host {
  readonly kind: 'electron' | 'browser';
  readonly version: string;
  /** does it show native open and save dialogs and a native menu? */
  readonly native: boolean;
  /** is the page's process sandboxed? null if the host cannot know */
  readonly sandboxed: boolean | null;
  /** tags of the languages that the system prefers, the most preferred first; empty where only the page knows */
  readonly languages: readonly string[];
  /** what replaces this build by a newer one, or why nothing does */
  readonly updater: UpdaterOfHost;
  /** sends an event to the page; false when there is none */
  send<K extends EventName>(event: K, what: EventOf<K>): boolean;
  /** one line for the log: never shown to players */
  log(line: string): void;
  drawn(what: 'start' | 'table'): void;
  quit(): void;
  /** called at the start and whenever the settings have changed */
  appearance(settings: Settings): void;
  /** called when this file of the library has been opened */
  matchOpened(file: string): void;
  /** opens the folder in the system's file manager; false if that is not possible */
  showFolder(folder: string): boolean;
  showLog(): boolean;
  /** a report about this host; `copied`: it is on the clipboard */
  report(): Promise<{ readonly text: string; readonly copied: boolean }>;
  /** false if the page has to do it itself */
  fullScreen(): boolean;
  /** can it show notifications of the system? */
  canNotify(): boolean;
  /** until the window is in front; false if the page has to do it itself */
  drawAttention(what: Input<'app.attention'>): boolean;
  /** the commands of the page that are enabled now; ignored by hosts without a native menu */
  possible(commands: readonly string[]): void;
  /** false if the host cannot quit the app */
  follow(link: (typeof LINKS)[number]): boolean;
  /**
   * paths chosen in native dialogs; null if cancelled. Only called if `native`. `what`: a saved game, the rules of one, or the
   * program of an engine
   */
  chooseFile(what: 'save' | 'game' | 'engine'): Promise<string | null>;
  choosePlace(name: string): Promise<string | null>;
}

/** The running application, as its host controls it. */
export interface Application {
  readonly handlers: Handlers;
  /** a file was double-clicked or given on the command line: opens it and sends it to the page */
  openFile(path: string): Promise<void>;
  /**
   * Saves everything and releases the library; the process may exit afterwards. If that would lose moves, it returns
   * the problem and closes nothing, unless `force`.
   */
  close(how: { readonly force: boolean }): Promise<Problem | null>;
  /** no page is there any more: clocks stand still until one says hello */
  pageLeft(): void;
  /** the machine goes to sleep: clocks stand still until it wakes */
  sleep(): void;
  /** it is awake: connections, which may be dead, are made anew */
  wake(): void;
  /** shows a notice on the page, or on the next page that says hello */
  notify(problem: Problem): void;
}
