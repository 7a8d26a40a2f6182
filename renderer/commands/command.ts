/**
 * The type of a command's behaviour, and what it acts on. A command holds no state; its name, keys and menu entries are
 * in `electron/contract/commands.ts`.
 */

import type { CommandId } from '../../electron/contract/commands.ts';
import type { TableHandle, Undrawn } from '../board/props.ts';
import type { AppState } from '../state/app-state.ts';
import type { ClockStore } from '../state/clocks/clock.ts';
import type { Advice } from '../state/computer/advice-store.ts';
import type { ThinkingStore } from '../state/computer/thinking.ts';
import type { MatchStore } from '../state/match/match-store.ts';

export type TableDialog =
  | 'resign'
  | 'draw'
  | 'rename'
  | 'share'
  | 'go-to'
  | 'board-table'
  | 'trays'
  | 'spots'
  | 'house'
  | 'end'
  | 'legend'
  | 'level'
  | 'agree-analysis'
  | 'clocks'
  | 'comment'
  | 'notes'
  | 'tosses'
  | 'invite'
  | 'send-turn'
  | 'broker'
  | 'whole-game'
  | 'commands';

/** What commands can ask of the table screen. */
export interface Screen {
  announce(text: string): void;
  show(dialog: TableDialog): void;
  focusBoard(): void;
  focusHand(): void;
  /** focuses the list of pieces that are away, unfolding the panel if need be */
  focusFlights(): void;
  /** focuses the next region of the screen, or the previous one */
  focusRegion(way: 1 | -1): void;
  openMenu(): void;
  togglePanel(): void;
  /** closes the drawer of a small window; true if it was open */
  closeDrawer(): boolean;
  /** shows a section of the panel: of the side panel, or in a small window of the drawer */
  showSection(id: 'analysis' | 'threats' | 'review'): void;
  /** shows the piece card, unfolding the panel if need be */
  showCard(): void;
  /** letters typed within 0.6 s of each other, for piece types of two letters; returns the text so far */
  typed(letter: string, at: number): string;
}

/** What the commands of every screen act on. */
export interface ApplicationContext {
  readonly app: AppState;
  /** the match of the table, if a table is open, else null */
  readonly match: MatchStore | null;
}

/** What the commands of the table act on. */
export interface CommandContext extends ApplicationContext {
  readonly match: MatchStore;
  readonly advice: Advice;
  /** null while the flat board is shown */
  readonly table: TableHandle | null;
  /** why the flat board is shown although the player prefers the 3D board; null: it is not */
  readonly undrawn: Undrawn | null;
  readonly tryGraphics: () => void;
  readonly screen: Screen;
  /** how far the computer has thought */
  readonly thinking: ThinkingStore;
  readonly clock: ClockStore;
}

export interface KeyPress {
  readonly key: string;
  readonly at: number;
}

export interface Behaviour<Context = CommandContext> {
  /** why it is not available now, or null */
  readonly why: (context: Context) => string | null;
  readonly run: (context: Context, press?: KeyPress) => void;
}

/** The commands of one topic. */
export type Behaviours<Context = CommandContext> = { readonly [Id in CommandId]?: Behaviour<Context> };
