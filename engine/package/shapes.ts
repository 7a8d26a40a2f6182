/**
 * What the package takes and gives: plain data that JSON can hold. Sides and kinds are named by their ids, squares by their
 * names (`e5`, in acid also `Δ5`), as a `Variant` lists them; nothing is a number that only the engine understands.
 */

/** What a function answers where what it was given may be wrong: a text, a move, a position. Wrong code throws instead. */
export type { Refusal, Result } from '../shared/result.ts';

/** A piece type. */
export interface Kind {
  readonly id: string;
  readonly name: string;
  /** as notation writes it; unique within its variant */
  readonly letter: string;
  /** in pieces of ordinary worth, as the variant says it: a guide, and the search may judge otherwise; null: it says nothing */
  readonly value: number | null;
  /** the id of the kind of which it is the promoted form; null: it is none */
  readonly promotedFrom: string | null;
}

/** A house rule: what players may decide otherwise. */
export interface HouseRule {
  readonly id: string;
  readonly name: string;
  /** one or two sentences for players */
  readonly says: string;
  /** the choices; where `several` is true any of them together, written with commas between, or `none` */
  readonly values: readonly { readonly id: string; readonly name: string }[];
  readonly several: boolean;
  /** any whole number from 0 to below this is a choice, as the number of a first position; null: only `values` are */
  readonly count: number | null;
  /** the choice where nobody chooses */
  readonly usual: string;
}

/** The rules of one game. Get one from `variants`, `variantNamed` or `parseVariant`; an object of your own is refused. */
export interface Variant {
  /** of the games of Fairytable a word, such as `acid`; of a game that is a text `own:` and a hash of its rules */
  readonly id: string;
  readonly title: string;
  /** who invented it, as it is credited */
  readonly designers: string;
  /** the side that begins, as a rule, and the other one */
  readonly sides: readonly [first: SideName, second: SideName];
  /** the names of all squares */
  readonly squares: readonly string[];
  readonly kinds: readonly Kind[];
  readonly options: readonly HouseRule[];
  /** the text of its `.fairygame` file; null: one of the games of Fairytable */
  readonly text: string | null;
}
export interface SideName {
  readonly id: string;
  readonly name: string;
}

/** A piece by its names. Where pieces belong to groups, its group stands there too, as in a `Setup` (`colour` in Chesimals). */
export interface Piece {
  readonly kind: string;
  /** null: it belongs to nobody */
  readonly side: string | null;
  /** `kind` is the base kind, and this its promoted form; absent: it is not promoted */
  readonly promoted?: true;
  readonly [group: string]: unknown;
}

/** One thing that the side to move may do: a move, a drop, a shot, the end of a turn of several moves ... */
export interface Action {
  /** its notation, by which it is played; unique within its position, and the same in every version */
  readonly text: string;
  /** the same for people, in English; may change between versions */
  readonly label: string;
  /** `move`, `capture`, `drop` and so on, or a word of the variant's own */
  readonly kind: string;
  /** the squares of the piece that moves, before and after; `from` is null for drops, both where no piece acts */
  readonly from: string | null;
  readonly to: string | null;
  /** who moves; null where no piece acts */
  readonly mover: Piece | null;
  /** everybody who is removed, pieces of one's own too */
  readonly captures: readonly (Piece & { readonly at: string | null })[];
  /** the id of the kind that the mover becomes; null: it stays what it is */
  readonly promotion: string | null;
  /** what the mover leaves behind; absent: nothing */
  readonly leaves?: string;
  /** the other piece that it moves while it stays where it is; absent: none */
  readonly lifts?: { readonly piece: Piece; readonly from: string | null; readonly to: string | null };
}

/** How a game ended. */
export interface Outcome {
  /** the id of a side; null: a draw */
  readonly winner: string | null;
  /** a code: of the rules, or `resignation`, `agreement`, `time` */
  readonly reason: string;
  /** one sentence in English */
  readonly message: string;
}

/** A position, whole: who stands where, and whatever else its variant must know, such as `lastPlayed` in 4chan chess. */
export interface Setup {
  /** the id of the side to move; absent: the first side */
  readonly turn?: string;
  readonly pieces: readonly {
    readonly kind: string;
    readonly side: string;
    readonly at: string;
    readonly [flag: string]: unknown;
  }[];
  /** by the id of a side: the kinds that it has in hand, one entry a piece */
  readonly hands?: Readonly<Record<string, readonly string[]>>;
  readonly [field: string]: unknown;
}

/** How a game begins. */
export interface GameOptions {
  /** house rules by id, only those that differ from the usual ones */
  readonly options?: Readonly<Record<string, string>>;
  /** where it begins; left out: the variant's own first position */
  readonly setup?: Setup;
  /** the names of the players, in the order of the sides; left out: they have none */
  readonly players?: readonly [first: string, second: string];
}

/** How strong the computer plays, the weakest first. */
export interface Level {
  readonly id: string;
  readonly name: string;
}

/** How much the computer thinks: a level or a limit, of which one at least is needed; whatever is reached first ends it. */
export interface SearchOptions {
  /** the id of a `Level`, which has limits of its own and, if it is weak, chooses by chance among what looks nearly as good */
  readonly level?: string;
  /** positions to look at, from 1; the first depth is finished all the same */
  readonly nodes?: number;
  /** actions to look ahead, from 1 */
  readonly depth?: number;
  /** wall-clock time, from 1. The same question need not have the same answer then */
  readonly milliseconds?: number;
  /** how many of the best actions get a line of their own, from 1 to 20; left out: one. Not with a level */
  readonly lines?: number;
  /** what decides where a level leaves something to chance, a whole number from 0 to 2 ** 32 - 1; left out: 0 */
  readonly seed?: number;
  /** is asked every few positions; true ends the search with what it has found */
  readonly stop?: () => boolean;
  /** hears of every depth that is finished */
  readonly onProgress?: (progress: SearchProgress) => void;
}

/** A way in which the game may go on. */
export interface SearchLine {
  /** the notation of the actions of both sides, each to be played after the one before */
  readonly actions: readonly string[];
  /** in hundredths of an ordinary piece, for the side to move */
  readonly score: number;
  /** in how many actions of both sides somebody wins for certain, the side to move if the score is positive; null: unknown */
  readonly wins: number | null;
}

export interface SearchProgress {
  /** in actions */
  readonly depth: number;
  /** positions looked at so far */
  readonly nodes: number;
  /** the best first */
  readonly lines: readonly SearchLine[];
}

export interface SearchResult extends SearchProgress {
  /** the notation of the action to play, which is legal */
  readonly action: string;
  /** how the game may go on after it; null where nothing was searched, as when terrain is laid out */
  readonly line: SearchLine | null;
}
