/** What is known of a position while it is set up, and what can be done with it (`setup.ts`). */
import type { StoreApi } from 'zustand/vanilla';
import type { Checked, Draft } from '../../../electron/contract/description.ts';
import type { Seats } from '../../../electron/contract/settings.ts';
import type { Side } from '../../../electron/contract/view.ts';
import type { TimeControl } from '../../../engine/shared/time-control.ts';
import type { FreeTable } from '../free/free-table.ts';
import type { MatchStore } from '../match/match-store.ts';
import type { Tool } from './setup-draft.ts';

/** A problem, a step of a lesson, or a case of the game in the workshop, by its number among all of its kind. */
export interface WorkshopExercise {
  readonly of: 'problems' | 'lessons' | 'cases';
  readonly at: number;
}
export interface SetupStart {
  readonly variant: string;
  readonly options: Readonly<Record<string, string>>;
  readonly players: Seats;
  /** absent: without clocks */
  readonly timeControl?: TimeControl;
  /** absent: the usual array */
  readonly draft?: Draft;
  /** the exercise in the workshop whose position it is to be; absent: of none */
  readonly exercise?: WorkshopExercise;
}
export interface Setup {
  /** null while no position is being set up */
  readonly variant: string | null;
  readonly options: Readonly<Record<string, string>>;
  readonly players: Seats;
  /** null: without clocks */
  readonly timeControl: TimeControl | null;
  /** the table of the open game, while its referee is off; null: a new game is being set up */
  readonly free: FreeTable | null;
  /** the exercise in the workshop whose position it is to be; null: a game */
  readonly exercise: WorkshopExercise | null;
  /** null until the host has sent the usual array */
  readonly draft: Draft | null;
  /** the last answer, and whether it is about the draft as it stands */
  readonly checked: Checked | null;
  readonly current: boolean;
  readonly tool: Tool;
  /** the lifted piece, and the selected one (or its empty cell): `a2`, or `a2^` for one that rides */
  readonly lifted: string | null;
  readonly chosen: string | null;
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
  /** has anything been changed since it was opened? */
  readonly touched: boolean;

  begin(start: SetupStart): Promise<void>;
  /** opens the table of a game whose referee is off */
  beginFree(match: MatchStore): Promise<void>;
  /** what the page was doing before it was reloaded; false when nothing */
  resume(): boolean;
  end(): void;
  change(draft: Draft): void;
  undo(): void;
  redo(): void;
  take(tool: Tool): void;
  /** a click on a cell; what it does depends on the tool */
  touch(cell: string): void;
  drag(from: string, to: string | null): void;
  clear(cell: string): void;
  choose(cell: string | null): void;
  putDown(): void;
  setTurn(side: string): void;
  setFlag(cell: string, flag: string, value: unknown): void;
  setField(field: string, value: unknown): void;
  setHand(side: Side, hand: readonly string[]): void;
  /** a pasted position; returns the message of what is wrong with it, or null when it was accepted */
  read(text: string): Promise<string | null>;
}

export const nothing = {
  variant: null,
  options: {},
  players: [{ name: '' }, { name: '' }] satisfies Seats,
  timeControl: null,
  free: null,
  exercise: null,
  draft: null,
  checked: null,
  current: false,
  tool: { is: 'hand' } as Tool,
  lifted: null,
  chosen: null,
  past: [],
  future: [],
  touched: false,
};

export type Store = StoreApi<Setup>;
/** Makes a part of what can be done. */
export type SetupPart = (store: Store) => Partial<Setup>;
