/**
 * What a command is: something a player can do, with one id, one name, its keys and the reason when it cannot be done
 * now. Menu, keys, buttons and the list of keys are all made from these; a command holds no state. Every command has a
 * key, or says why it has none.
 */

import type { TableHandle } from '../board/props.ts';
import type { App } from '../state/app.ts';
import type { Match } from '../state/match-store.ts';

export const GROUPS = ['board', 'turn', 'game', 'looking', 'listening', 'everywhere'] as const;
export type Group = (typeof GROUPS)[number];
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

export interface CommandContext {
  readonly match: Match;
  readonly app: App;
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

export interface Command {
  readonly id: string;
  readonly group: Group;
  /** `Ctrl+Shift+Z`, `Alt+ArrowLeft`, `.`, `Letter`, `Digit`; Ctrl is ⌘ on a Mac */
  readonly keys: readonly string[];
  /** plain keys work only while the board has the focus */
  readonly where: 'board' | 'anywhere';
  /** why it has no key */
  readonly noKey?: string;
  /** why it cannot be done now, or null */
  why(commandContext: CommandContext): string | null;
  run(commandContext: CommandContext, press?: Press): void;
}
