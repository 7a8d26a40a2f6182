/**
 * The words in which a game is described: kinds of action, endings, house rules, reasons, checks, groups, texts of the
 * rulebook, written positions. Plain data; nothing here knows a game that is running.
 */
import type { Cell, Piece, Side } from './ids.ts';

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
  | 'pass';

/** A kind of action that a game has of its own: how it is written, described and marked. Its rule names it by `makes`. */
export interface OwnActionKind {
  readonly id: string;
  /**
   * its mover stays where it is, and the action's `to` is the cell of the piece that it captures, or of the piece that it
   * moves instead; absent: the mover goes to `to` itself
   */
  readonly fromAfar?: 'captures' | 'moves-another';
  /** the frozen text behind the mover's cell; `end` is where the other piece goes, where it moves another */
  text(to: string, end: string): string;
  /** the same for people */
  label(to: string, end: string): string;
  /** labels that are typed in: what stands for what of the text */
  readonly typed: readonly (readonly [RegExp, string])[];
  /** what it does with `piece`, where that tells it from other actions; without one, what it always does */
  describe?(piece: string, to: string, isBack: boolean): string;
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
}

/** A house rule that players may change per game. The first value is the usual one. */
export interface HouseRule {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  readonly ruling: string;
  readonly values: readonly OptionValue[];
}

export type Options = Readonly<Record<string, string>>;

/** One sentence with {placeholders}, and the ruling behind it. */
export interface Reason {
  readonly says: string;
  readonly ruling: string | null;
}

/** Why a cell cannot be reached: a reason by name, and the pieces and the cell that it speaks of. */
export interface Denial {
  readonly reason: string;
  readonly pieces?: readonly Piece[];
  readonly cell?: Cell;
}

/** Which reason wins when several were given for one cell: the one that stands first. */
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
export interface Pool {
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
  readonly pools: readonly [readonly Pool[], readonly Pool[]];
  /** a complete layout that can be used as it is: its description, and the texts of the actions, in order */
  readonly ready?: { readonly says: string; readonly texts: readonly string[] };
}

/** A part of one side's army that the rules tell apart from the rest, as a colour is; whose piece is in it never changes. */
export interface Group {
  readonly id: string;
  /** as it stands in the midst of a sentence */
  readonly name: string;
  readonly side: Side;
  /** as a census writes it behind the letter of the kind */
  readonly letter: string;
  /** the game can be lost by what happens to it */
  readonly royal?: true;
}

/** A turn of several actions: how many are left of how many. */
export interface Budget {
  readonly left: number;
  readonly of: number;
  readonly says: string;
}

export interface Condition {
  readonly id: string;
  readonly says: string;
  readonly by: readonly Piece[];
  /** for display, three characters at most: what a borrower moves as */
  readonly badge?: string;
}

export interface KindWords {
  readonly name: string;
  readonly letter: string;
  /** one line */
  readonly summary: string;
  readonly sentences: readonly string[];
}

/** A small position of which the generator makes a picture. */
export interface DiagramSpec {
  /** census tokens: `V@c3 d@e5` */
  readonly pieces: string;
  readonly turn: string;
  /** the cell whose piece shows its moves */
  readonly focus: string;
}

export interface Diagram {
  readonly spec: DiagramSpec;
  readonly caption: string;
}

export interface RulebookSection {
  readonly id: string;
  readonly title: string;
  /** the kind it is about, if it is about one */
  readonly kind: string | null;
  readonly paragraphs: readonly string[];
  readonly diagrams: readonly Diagram[];
  /** the rulings it retells */
  readonly rulings: readonly string[];
}

export interface FurtherGoal {
  readonly option: string;
  readonly value: string;
  readonly says: string;
}

export interface Words {
  readonly title: string;
  readonly tagline: string;
  /** how the game is won, in one line, for a first-time player */
  readonly goal?: string;
  /** further ways to win, in games with this value of an option only */
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

export interface SideName {
  readonly id: string;
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
export interface Problem {
  readonly cell: Cell | null;
  readonly code: string;
  readonly says: string;
}

/** One game on several boards is as many variants: which game it is, and what tells this form of it from the others. */
export interface Form {
  /** the id of the first form, which says so of itself too: the one that people are offered when they choose a game */
  readonly variant: string;
  readonly name: string;
  readonly says: string;
  /** the ruling behind there being several */
  readonly ruling: string;
}

/**
 * What a start may say besides who stands where: of a piece (a flag) or of the whole position (a field). The set-up
 * editor offers what a variant describes here, and the shape of a value is checked before the variant reads it.
 */
export interface SetupField {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  /**
   * `feature` and `flight` are the lists of what lies on the ground and of who is away, one of each at most, and the
   * core reads and writes them; `kinds` is a list of kinds, of which none may be another thing than no list; `choice` is
   * the id of one of its `choices`; `text` is whatever the variant makes of it
   */
  readonly as: 'yes-no' | 'number' | 'cell' | 'kind' | 'kinds' | 'choice' | 'feature' | 'flight' | 'text';
  /** of a choice, in the order in which people should see them; a variant's groups make the choice a piece's group */
  readonly choices?: readonly { readonly id: string; readonly name: string }[];
  /** flags: only these kinds have it */
  readonly kinds?: readonly string[];
  /** numbers from 0 to this; of flights, the most turns that a piece stays away */
  readonly most?: number;
  /** fields: one value for each side, under the sides' ids */
  readonly perSide?: boolean;
}

/** A position that has come up again. */
export interface Recurrence {
  /** the side that brought it about */
  readonly by: Side;
  /** by side: has it given check with every turn since? */
  readonly checked: readonly [boolean, boolean];
}
