/**
 * The words in which a game is described: kinds of action, endings, house rules, reasons, checks, groups, texts of the
 * rulebook, written positions. Plain data; nothing here knows a game that is running.
 */
import type { FurtherGoal, RulebookSection, RuleGroup } from '../shared/description.ts';
import type { Choosable } from '../shared/house-rules.ts';
import type { Reason } from '../shared/outcome.ts';
import type { Cell, Piece, Side } from './ids.ts';

export type {
  CaptionedSpec,
  DiagramSpec,
  Form,
  FurtherGoal,
  GameLooks,
  Group,
  RulebookSection,
  SetupField,
  SideName,
} from '../shared/description.ts';
export type { Reason } from '../shared/outcome.ts';

/** The kinds of action that the core tells from the steps of an action or that a rule names. */
export type ActionKind =
  | 'move'
  | 'capture'
  | 'swap'
  | 'push'
  | 'drop'
  | 'castle'
  | 'en-passant'
  | 'depart'
  | 'board'
  | 'place'
  | 'reveal'
  | 'end-turn'
  | 'pass'
  | 'declare';

/** A kind of action that a game has of its own: how it is written, described and marked. Its rule names it by `makes`. */
export interface OwnActionKind {
  readonly id: string;
  /**
   * its mover stays where it is, and the action's `to` is the cell of the piece that it captures, or of the piece that it
   * moves or converts instead; absent: the mover goes to `to` itself
   */
  readonly fromAfar?: 'captures' | 'moves-another' | 'converts';
  /** the frozen text behind the mover's cell; `end` is where the other piece goes, where it moves another */
  text(to: string, end: string): string;
  /**
   * the same for people, as a sentence of the game's words about cells: `rages to {to}`, or `lifts {from} to {to}` where it moves
   * another piece (`isBack`: to where that was)
   */
  label(isBack: boolean): string;
  /** labels that are typed in: what stands for what of the text */
  readonly typed: readonly (readonly [RegExp, string])[];
  /**
   * what its mover does, as a sentence of the game's words: `lifts {who} to {to}` with the other piece that it moves (`isBack`: to
   * where that was) or converts, `rages to {to}`; absent: it is told as what it is besides, such as a capture
   */
  deed?(isBack: boolean): string;
  /** what tells it from other actions that end on the same square, where it moves no other piece */
  readonly differs?: string;
}

/** A rule's name in code and its sentence for people: the answer to "why may I do this?" */
export interface RuleWords {
  readonly id: string;
  readonly says: string;
}

export interface Ending {
  readonly id: string;
  /** what the end dialog calls it */
  readonly name: string;
  /** one sentence; {winner} and {loser} are side names */
  readonly says: string;
}

export interface OptionValue {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  /** house rules and values under which this one changes nothing, and a sentence that says so */
  readonly idle?: { readonly under: Options; readonly says: string };
}

/** A house rule that players may change per game. The first value is the usual one; where it takes several, all are. */
export interface HouseRule extends Choosable {
  readonly id: string;
  readonly group: RuleGroup;
  readonly name: string;
  readonly says: string;
  /** null: no ruling is about it */
  readonly ruling: string | null;
  readonly values: readonly OptionValue[];
  /** There are saves from before it. It is written only where it is not the usual one, so that they stay as they are. */
  readonly added?: true;
  /** where nobody chooses, a new game gets any of its values, or of its numbers */
  readonly drawn?: true;
  /** the kinds of pieces that it changes */
  readonly kinds?: readonly string[];
  /** house rules and values without which this one changes nothing */
  readonly needs?: Options;
}

export type Options = Readonly<Record<string, string>>;

/** Why a cell cannot be reached: a reason by name, and the pieces, the cell and the numbers that it speaks of. */
export interface Denial {
  readonly reason: string;
  readonly pieces?: readonly Piece[];
  readonly cell?: Cell;
  /** how many there are of how many that are needed */
  readonly counted?: { readonly count: number; readonly needed: number };
}

/** Sentences with {placeholders}. Which reason wins when several were given for one cell: the one that stands first. */
export type Reasons = Readonly<Record<string, Reason>>;

/** A royal piece in danger. */
export interface Check {
  readonly king: Piece;
  readonly at: Cell;
  /** NOBODY when it is nobody, as when the danger comes from the cell */
  readonly by: Piece;
  /** from the one who threatens to the royal piece, both included; its cell alone when nobody on the board does */
  readonly line: readonly Cell[];
  readonly says: string;
  readonly ruling: string | null;
}

/** What one side may still lay of a feature, and how many of these it must. */
export interface FeaturePool {
  readonly feature: string;
  readonly left: number;
  readonly owed: number;
}

/** A part of the game that is not play. */
export interface Phase {
  readonly id: string;
  readonly says: string;
  /** the one side that may see what happens in it */
  readonly secretOf: Side | null;
  readonly pools: readonly [readonly FeaturePool[], readonly FeaturePool[]];
  /** a complete layout that can be used as it is: its description, and the texts of the actions, in order */
  readonly ready?: { readonly says: string; readonly texts: readonly string[] };
}

/** A turn of several actions: how many are left of how many. */
export interface Budget {
  readonly left: number;
  readonly of: number;
  readonly says: string;
}

/** Something that is counted for a side and shown beside it: moves that are left to it, points. */
export interface Tally {
  readonly side: Side;
  /** a sentence */
  readonly says: string;
  /** is it told when it changes? */
  readonly isSpoken: boolean;
}

export interface Condition {
  readonly id: string;
  readonly says: string;
  readonly by: readonly Piece[];
  /** for display, three characters at most: what a borrower moves as, or a sign */
  readonly badge?: string;
}

export interface KindWords {
  readonly name: string;
  readonly letter: string;
  /** one line */
  readonly summary: string;
  readonly sentences: readonly string[];
}

export interface VariantWords {
  readonly title: string;
  readonly tagline: string;
  /** how the game is won, in one line, for a first-time player */
  readonly goal?: string;
  /** further ways to win, in games under these house rules only */
  readonly furtherGoals?: readonly FurtherGoal[];
  readonly designers: string;
  /** for the start screen: how large, how long, and one to four with a word for it */
  readonly size: string;
  readonly length: string;
  readonly difficulty: { readonly pips: number; readonly word: string };
  readonly kinds: Readonly<Record<string, KindWords>>;
  readonly reasons: Reasons;
  /** conditions that a piece can be in, with the word for people after "is", and what it does when one ends */
  readonly states: readonly { readonly id: string; readonly name: string; readonly ends?: string }[];
  /** what people call the zones of the board that are set apart from the rest, by their id in the topology */
  readonly zones?: Readonly<Record<string, string>>;
  /** what can lie on the ground, by the feature's id, in the order in which people should read of it */
  readonly features?: Readonly<Record<string, FeatureWords>>;
  readonly rulebook: readonly RulebookSection[];
}

export interface FeatureWords {
  readonly name: string;
  readonly says: string;
}

/** A position written down by people or programs; every variant documents its own further fields. */
export interface StartPiece {
  readonly kind: string;
  readonly side: string;
  readonly at: string;
  readonly [flag: string]: unknown;
}

export interface StartPosition {
  readonly turn?: string;
  readonly pieces: readonly StartPiece[];
  readonly hands?: Readonly<Record<string, readonly string[]>>;
  readonly [field: string]: unknown;
}

/** What is wrong with a position that was set up, and where, if it is somewhere. */
export interface StartProblem {
  readonly cell: Cell | null;
  readonly code: string;
  readonly says: string;
}

/** A position that has come up again. */
export interface Recurrence {
  /** the side that brought it about */
  readonly by: Side;
  /** by side: has it given check with every turn since? */
  readonly checked: readonly [boolean, boolean];
  /**
   * Which pieces of the other side has it chased with every turn since, and with the one that led there the first time, if it was
   * its own? As the bits of `Repetition.chased`.
   */
  chased(side: Side): number;
}
