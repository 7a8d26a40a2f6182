/**
 * What a command's behaviour is, and what it acts on. A command holds no state; its name, keys and places in the menus
 * stand in `electron/contract/commands.ts`.
 */

import type { CommandId } from '../../electron/contract/commands.ts';
import type { TableHandle } from '../board/props.ts';
import type { App } from '../state/app.ts';
import type { Match } from '../state/match-store.ts';

export type TableDialog = 'resign' | 'draw' | 'rename' | 'go-to' | 'trays' | 'spots' | 'house' | 'end' | 'legend';

/** What the table screen can be asked to do with itself. */
export interface Screen {
  announce(text: string): void;
  show(dialog: TableDialog): void;
  focusBoard(): void;
  focusHand(): void;
  /** to the pieces that are away, unfolding the panel if need be */
  focusFlights(): void;
  /** the next region of the screen, or the one before */
  focusRegion(way: 1 | -1): void;
  openMenu(): void;
  togglePanel(): void;
  /** the drawer of a small window; true if it was open */
  closeDrawer(): boolean;
  /** the piece card comes to sight, unfolding the panel if need be */
  showCard(): void;
  /** letters typed within 0.6 s of each other, for pieces of two letters; answers the text so far */
  typed(letter: string, at: number): string;
}

/** What the commands of every screen act on. */
export interface ApplicationContext {
  readonly app: App;
  /** the match of the table on top, or null */
  readonly match: Match | null;
}

/** What the commands of the table act on. */
export interface CommandContext extends ApplicationContext {
  readonly match: Match;
  /** null while the flat board is up */
  readonly table: TableHandle | null;
  /** the flat board is up because nothing else can be */
  readonly noWebGL: boolean;
  readonly screen: Screen;
}

export interface Press {
  readonly key: string;
  readonly at: number;
}

export interface Behaviour<Context = CommandContext> {
  /** why it cannot be done now, or null */
  readonly why: (context: Context) => string | null;
  readonly run: (context: Context, press?: Press) => void;
}

/** The commands of one subject. */
export type Behaviours<Context = CommandContext> = { readonly [Id in CommandId]?: Behaviour<Context> };
