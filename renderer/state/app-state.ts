/** What the page knows apart from the match, and what can be done with it (`app.ts`). */
import type { Bridge, Hello, Input, Output, RequestName, Work } from '../../electron/contract/requests.ts';
import type { Problem, RequestRefusal } from '../../electron/contract/result.ts';
import type { Settings } from '../../electron/contract/settings.ts';
import type { View } from '../../electron/contract/view.ts';
import type { SocketState } from '../bridge/socket.ts';

/** Screens that are opened over the start screen or the table and closed again. */
export type Over =
  | 'new-game'
  | 'setup'
  | 'saves'
  | 'problems'
  | 'own-games'
  | 'known-variants'
  | 'workshop'
  | 'learn'
  | 'settings'
  | 'rulebook'
  | 'about'
  | 'keys'
  | 'join';
export interface OpenLayer {
  readonly key: number;
  readonly page: Over;
  readonly variant: string | null;
  /** the rulebook opens at this piece type */
  readonly kind: string | null;
  /** or at this ruling */
  readonly ruling: string | null;
}
export interface Toast {
  readonly key: number;
  /** what was asked for was done, or was not, or something else is told */
  readonly is: 'done' | 'failed' | 'note';
  readonly text: string;
  readonly action: { readonly name: string; run(): void } | null;
}
export interface PagePlace {
  readonly variant?: string;
  readonly kind?: string;
  readonly ruling?: string;
}

export interface AppState {
  /**
   * `taken`: another page was connected first; `displaced`: another page took over; `lost`: reconnecting; `gone`: the
   * host has ended or does not answer
   */
  readonly phase: 'connecting' | 'ready' | 'taken' | 'displaced' | 'lost' | 'gone';
  readonly hello: Hello | null;
  readonly settings: Settings;
  /** the Bridge's requests; throws before `attach` */
  readonly ask: Bridge['ask'];
  readonly on: Bridge['on'] | null;
  /** the match on the table; a new object means that the host has sent a new state */
  readonly opened: View | null;
  /** the address of what is on the table; a save's present name, which may have changed since it was opened */
  readonly tableName: string | null;
  /** the game to continue, as last reported by the host */
  readonly unfinished: Hello['unfinished'];
  /** screens over the start screen or the table, the last on top */
  readonly layers: readonly OpenLayer[];
  /** counts the changes of the library that were not made by this page */
  readonly libraryChanges: number;
  readonly notices: readonly Problem[];
  /** the long operation in progress, which can be cancelled */
  readonly works: readonly Work[];
  /** shown one at a time, in order */
  readonly problems: readonly Problem[];
  readonly toastNow: Toast | null;
  /** why the page cannot go on */
  readonly broken: string | null;

  /** resolves when the host has answered hello; throws the host's message if it does not */
  attach(bridge: Bridge): Promise<void>;
  /** the state of the connection to the host */
  connection(state: SocketState): Promise<void>;
  changeSettings(change: Input<'settings.change'>): Promise<void>;
  openTable(view: View): void;
  leaveTable(): void;
  /** the game on the table was renamed */
  nameTable(name: string): void;
  /** a view arrived: was the last change saved? Removes the notice that it was not */
  sawSaved(saved: boolean): void;
  open(page: Over, where?: PagePlace): void;
  /** closes the screen on top */
  back(): void;
  /** shows exactly these screens over the start screen or the table; those already open are kept as they are */
  show(places: readonly Omit<OpenLayer, 'key'>[]): void;
  /** what was asked for has been done */
  toast(text: string, action?: Toast['action']): void;
  /** it could not be done: the text says why, and what to do */
  toastFailure(text: string, action?: Toast['action']): void;
  /** something that nobody asked for */
  toastNote(text: string, action?: Toast['action']): void;
  dismissToast(): void;
  problem(problem: Problem): void;
  /** shows a problem: as a dialog where it needs an answer, else as a notice that stays */
  notice(problem: Problem): void;
  dismissProblem(): void;
  dismissNotice(code: string): void;
  /** shows an error: as a dialog if it comes with a problem, else as a toast. That the other player was asked is no failure */
  refused(error: RequestRefusal): void;
  /** sends a request, shows an error, and returns the value or null */
  tryTo<K extends RequestName>(name: K, input: Input<K>): Promise<Output<K> | null>;
}

/** Makes a part of it for the store. */
export type AppPart = (set: (change: Partial<AppState>) => void, get: () => AppState) => Partial<AppState>;
