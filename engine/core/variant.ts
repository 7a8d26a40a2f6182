/**
 * What a variant is: a plain object that brings a board, facts, piece types and the few questions a game is asked.
 * The core knows none of them by name, and no field here serves one variant only.
 */
import type { CensusTokens } from './census.ts';
import type { Game } from './game.ts';
import type { Cell, Piece, Side } from './ids.ts';
import type { Layout } from './layout.ts';
import type { Planner } from './planner.ts';
import type { How, Plans } from './plans.ts';
import type { Result } from './result.ts';
import type { MoveSet } from './rule-index.ts';
import type { Setting } from './setting.ts';
import type { SetupField } from './setup-field.ts';
import type { Topology } from './topology.ts';

export type ActionKind =
  | 'move'
  | 'capture'
  | 'swap'
  | 'push'
  | 'drop'
  | 'castle'
  | 'en-passant'
  | 'depart'
  | 'rifle'
  | 'lift'
  | 'board'
  | 'rage'
  | 'place'
  | 'reveal'
  | 'end-turn'
  | 'pass';

/** A rule's name in code and its sentence for people: the answer to "why may I do this?" */
export interface RuleWords {
  readonly id: string;
  readonly says: string;
}
/** Plans actions for one piece. It reads anything public and writes plans; it changes nothing. */
export interface Rule extends RuleWords {
  plan(g: Planner, me: Piece, at: Cell): void;
  /** every cell it could ever capture on; only for rules that reach further on a full board than on an empty one */
  reach?(g: Planner, at: Cell, could: (cell: Cell) => void): void;
  /** what its actions are called, where their steps do not tell */
  readonly makes?: ActionKind;
}
/** Plans actions that belong to no piece on the board: drops from the hand, laying features, ending the turn. */
export interface TurnRule extends RuleWords {
  plan(g: Planner): void;
  /** what its actions are called, where their steps do not tell */
  readonly makes?: ActionKind;
  /** the whole text of an action that has nothing to spell, `end` where this says nothing; and what people read */
  readonly spells?: string;
  readonly label?: string;
  /** why it offers nothing now, to whoever typed its text all the same */
  whyNot?(game: Game): Denial | null;
}
export interface PieceType {
  /** as the command line and saves spell it */
  readonly id: string;
  readonly name: string;
  /** upper case; the second side is written in lower case */
  readonly letter: string;
  readonly value: number;
  readonly rules: readonly Rule[];
  /** further rules that are this type's alone: whoever borrows from it does not get them */
  readonly abilities?: readonly Rule[];
  /** what it does standing still: it may do so even while `mayMove` or `isHeld` keep it where it is; never lent */
  readonly inPlace?: readonly Rule[];
  /** the rules that others get from it, where these are not its `rules` */
  readonly lends?: readonly Rule[];
  /** the type as which it also moves now; only what that type lends is borrowed, so borrowing cannot chain */
  borrows?(game: Game, me: Piece): PieceType | undefined;
  /** the same as a set of lendable rules that a fact can keep: whoever made the set decided whether borrowing chains */
  borrowsSet?(game: Game, me: Piece): MoveSet;
  /** what it threatens, where that differs from how it moves */
  readonly attacks?: readonly Rule[];
  readonly royal?: boolean;
  /** nothing that moves can take it */
  readonly uncapturable?: boolean;
  /** this captor, friend or foe, cannot take it from where the captor stands now */
  safeFrom?(game: Game, me: Piece, captor: Piece): boolean;
  /** a mount: may this friend step onto it and ride along? Never true both ways round for two kinds */
  carries?(game: Game, mount: Piece, rider: Piece): boolean;
  /** it is the promoted form of that type, with whose id it is written: `{kind, promoted: true}` */
  readonly promotedFrom?: PieceType;
  /** none need wait in a hand when the game begins, but one may come to */
  readonly mayWait?: true;
  /** belongs to nobody and is shown as part of the ground; written down with side 0, which means nothing */
  readonly ownerless?: true;
}
/**
 * Something that a player may, or must, add to any action that ends in an arrival: a promotion, a thing left behind. Its
 * steps run after the captures and before the arrival. // C-X9
 */
export interface Choice extends RuleWords {
  /** `to` and `how` are of the arrival; it is asked while the action is planned, so nothing has changed yet */
  offer(g: Planner, me: Piece, to: Cell, how: How): 'no' | 'may' | 'must';
  add(g: Planner, plans: Plans, me: Piece): void;
}
/** Answers what happened, at once and in the order in which it happened. */
export type Reaction = RuleWords &
  (
    | { readonly on: 'entered'; run(game: Game, piece: Piece, cell: Cell, how: How): void }
    /** `captor` is NOBODY when the piece was destroyed without being captured */
    | { readonly on: 'taken'; run(game: Game, piece: Piece, cell: Cell, captor: Piece): void }
  );
/**
 * Why an action that was really played did not come to pass, told after everything is as before it. `again` carries the
 * same action out once more, asks, and leaves no trace: which of several secrets was it?
 */
export type Retraction = (again: <T>(ask: () => T) => T) => {
  /** where somebody had come to when it was stopped */
  readonly at: Cell;
  readonly because: RuleWords;
  /** what happens instead */
  happens(): void;
};
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
  /** all that is to be laid, ready to take: what people are told of it, and the texts of the actions, in order */
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
  /** for the eye, three characters at most: what a borrower moves as */
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
export interface Words {
  readonly title: string;
  readonly tagline: string;
  /** how the game is won, in one line, for whoever sits down to it for the first time */
  readonly goal?: string;
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
 * Check that the players announce: whoever gives it calls it with the action, by `+` behind its text. A game that comes to
 * `ending` goes back instead to the last position in which no royal piece was in check, as it does when either side says
 * that a check was not called.
 */
export interface Announcing {
  isLeftToPlayers(options: Options): boolean;
  /** is a royal piece of either side in check? */
  anyCheck(game: Game): boolean;
  /** is one in check that nobody has called? */
  uncalled(game: Game): boolean;
  readonly ending: string;
}

export interface Variant {
  readonly id: string;
  /** absent: the game has one form only */
  readonly formOf?: Form;
  readonly rulesVersion: number;
  readonly sides: readonly [SideName, SideName];
  readonly topology: Topology;
  readonly layout: Layout;
  readonly types: readonly PieceType[];
  readonly turnRules?: readonly TurnRule[];
  /** in the order in which their steps run and their combinations are listed */
  readonly choices?: readonly Choice[];
  readonly reactions?: readonly Reaction[];
  readonly endings: readonly Ending[];
  readonly options: readonly HouseRule[];
  readonly words: Words;
  /** the usual array */
  setup(game: Game): void;
  /** called when all pieces stand or wait in hand, from the usual array or from a start */
  ready?(game: Game): void;
  /** can a game from the usual array come to have secrets under these house rules? absent: always, if the layout has any */
  canHaveSecrets?(options: Options): boolean;
  /** how a census writes this variant's positions, where letter, side and cell are not all there is to say */
  readonly census?: CensusTokens;
  /** the further fields that a start and its pieces may have; their shapes are checked before `readStart` sees them */
  readonly startFields?: readonly SetupField[];
  readonly pieceFlags?: readonly SetupField[];
  readStart?(game: Game, start: StartPosition): Result<void>;
  /** the reverse: what a start says of this piece, and of the position as these eyes may know it; lists of features and flights are the core's */
  writeFlags?(game: Game, piece: Piece): Readonly<Record<string, unknown>>;
  writeFields?(game: Game, viewer: Side | null): Readonly<Record<string, unknown>>;
  /** everything that keeps a position set up by people from being played, though it could be read */
  checkStart?(game: Game, start: StartPosition): readonly Problem[];
  /** where the usual array comes from, if there is something to say about it */
  readonly provenance?: string;
  /** are the variant's own facts, read from a save, such as could have come about? */
  checkFacts?(game: Game): Result<void>;

  /** may this piece be moved at all in this turn? */
  mayMove?(game: Game, piece: Piece): boolean;
  /** is something keeping it on its cell, whosever turn it is? Then it threatens only what it can capture standing still */
  isHeld?(game: Game, piece: Piece): boolean;
  /** may it capture anybody as things are? */
  mayTake?(game: Game, piece: Piece): boolean;
  /** where whoever lands on the cell comes out; OFF where it stays */
  leadsTo?(game: Game, cell: Cell): Cell;
  /** landing on which other cell captures whoever stands on this one; OFF where none does */
  entranceTo?(game: Game, cell: Cell): Cell;
  /** before anything changes; the mover and its rule are known */
  actionBegins?(game: Game): void;
  /** after every action: did it end the game? what else does it bring about? */
  actionEnds?(game: Game): void;
  /** does the turn go on? */
  turnContinues?(game: Game): boolean;
  /** the last thing of a turn, while it is still that side's turn */
  turnEnds?(game: Game): void;
  /** whose turn is next; the other side's where nothing else is said */
  nextSide?(game: Game): Side;
  turnBegins?(game: Game): void;
  /** asked after an action was really played: must it be taken back, because of what `side` could not know? */
  retracts?(game: Game, side: Side): Retraction | null;
  /** asked after an action was made: is this a position that `side`, who made it, may not bring about? */
  forbids?(game: Game, side: Side): boolean;
  /** asked like `forbids`, with an action that it forbids: the reason for people, if there is a better one than that */
  whyForbidden?(game: Game, side: Side): Denial | null;
  /** null for games without check, and where the program does not tell */
  inCheck?(game: Game): boolean | null;
  /** every danger to a royal piece of that side */
  checks?(game: Game, side: Side): readonly Check[];
  /** for games in which the players may announce check themselves */
  readonly announcing?: Announcing;
  /** null while the game is simply played; turns are counted then and only then */
  phase?(game: Game): Phase | null;
  /** in the order in which people should read of them; absent: a side is all there is */
  readonly groups?: readonly Group[];
  /** the group of a piece, wherever it is */
  groupOf?(game: Setting, piece: Piece): Group;
  /** the one group that moves in this turn; null while any of the side's may still be chosen */
  chosenGroup?(game: Setting): Group | null;
  /** null where the turn is one action */
  budget?(game: Game): Budget | null;
  /** how the game ends for the side to move when it has no action */
  whenStuck(game: Game): { readonly winner: Side | null; readonly reason: string };
  /** by which ending the position is drawn, if it is; asked last, when the side to move has an action */
  drawn?(game: Game): string | null;
  /** how often a position must occur for a draw, and which ending that is; `counts` where not every position is counted */
  readonly repetition?: { readonly times: number; readonly reason: string; counts?(game: Game): boolean };
  /** what people call a piece, where its side and its kind do not say it all */
  nameOf?(game: Setting, piece: Piece): string;
  /** lasting conditions of a piece, for people */
  conditionsOf?(game: Game, piece: Piece): readonly Condition[];
  /** reasons that come before any movement: a piece that is frozen, a cell that is closed to it */
  objections?(game: Game, piece: Piece, cell: Cell): Denial | null;
  /** why the side to move may not lay this feature there, where it could lay it elsewhere */
  whyNotLaid?(game: Game, feature: string, cell: Cell): Denial | null;
}
