/** What is known of the text of a game's rules, and what can be done with it (`game-text.ts`). */
import type { StoreApi } from 'zustand/vanilla';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { GameInText } from '../../../electron/contract/own-games.ts';
import type {
  CaptionedDiagramView,
  EditableView,
  GameChange,
  PlacedProblem,
} from '../../../electron/contract/workshop.ts';

/** What is known of a text with rules. */
export interface Shown {
  readonly parts: EditableView;
  /** what keeps it from being played */
  readonly problems: readonly PlacedProblem[];
  /** null: it has problems, or nobody has looked yet */
  readonly description: VariantDescription | null;
  /** how the chosen piece moves */
  readonly diagrams: readonly CaptionedDiagramView[];
}
export interface GameText {
  readonly text: string;
  /** the last answer about rules; null before the first, and for other notations */
  readonly shown: Shown | null;
  /** the games of a text in another notation */
  readonly found: readonly GameInText[] | null;
  /** games of that text that were not read, because it was stopped */
  readonly unread: number;
  /** how many games of the text were read, of how many, while that goes on; null: it does not, or has just begun */
  readonly reading: { readonly read: number; readonly of: number } | null;
  /** does the last answer belong to the text as it stands? */
  readonly isCurrent: boolean;
  /** what the text looked like when it could last be played */
  readonly lastGood: VariantDescription | null;
  /** the number of the piece that is shown */
  readonly piece: number;
  /** changes that the host has not written yet */
  readonly waiting: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** `game`: the file that it is saved to; null: a new one, once something was changed */
  begin(text: string, game: string | null): void;
  /** it was typed */
  type(text: string): void;
  /**
   * Resolves with why it cannot be made, or null. A change with the same `key` that still waits is replaced; changes that
   * are `typed` one after another with the same key are undone together, until that ends.
   */
  edit(change: GameChange, key?: string, typed?: boolean): Promise<string | null>;
  endTyping(): void;
  /** another text takes its place, as one step */
  replace(text: string): void;
  choosePiece(piece: number): void;
  /** no further game of the text is read: the others are `found` */
  stopReading(): void;
  undo(): void;
  /** how to undo the change that was made last, which does nothing and says so once something else was changed */
  undoThis(): () => void;
  redo(): void;
  /** what was changed is saved now, once the host has written it; `game`: its file, null where there is none yet */
  finish(): Promise<{ readonly game: string | null; readonly text: string }>;
  /** the file that it is saved to, which is made where there is none; null where that was refused */
  fileOf(): Promise<string | null>;
}

/** of a game that cannot be played, or that nobody has looked at */
export const NOTHING = { description: null, diagrams: [] as readonly CaptionedDiagramView[] };

export type TextStore = StoreApi<GameText>;
