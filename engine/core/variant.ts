/**
 * What a variant is: a plain object that brings a board, facts, piece types and the few questions a game is asked.
 * The core knows none of them by name, and no field here serves one variant only.
 */

import type { Result } from '../shared/result.ts';
import type { Layout } from './board/layout.ts';
import type { Topology } from './board/topology.ts';
import type { Game } from './game.ts';
import type { Cell, Piece, Side } from './ids.ts';
import type { MoveSet } from './moves/move-set.ts';
import type { Planner } from './moves/planner.ts';
import type { How, Plans } from './moves/plans.ts';
import type { Setting } from './setting.ts';
import type {
  ActionKind,
  Budget,
  Check,
  Condition,
  Denial,
  Ending,
  Form,
  Group,
  HouseRule,
  Options,
  OwnActionKind,
  Phase,
  Problem,
  Recurrence,
  RuleWords,
  SetupField,
  SideName,
  StartPosition,
  Words,
} from './vocabulary.ts';

/** Plans actions for one piece. It reads anything public and writes plans; it changes nothing. */
export interface Rule extends RuleWords {
  plan(g: Planner, me: Piece, at: Cell): void;
  /** every cell it could ever capture on; only for rules that reach further on a full board than on an empty one */
  reach?(g: Planner, at: Cell, could: (cell: Cell) => void): void;
  /** its actions never mean to take anybody: whoever looks for captures alone need not ask it */
  readonly quiet?: true;
  /** what its actions are called, where their steps do not tell */
  readonly makes?: ActionKind | OwnActionKind;
}

/** Plans actions that belong to no piece on the board: drops from the hand, laying features, ending the turn. */
export interface TurnRule extends RuleWords {
  plan(g: Planner): void;
  /** what its actions are called, where their steps do not tell */
  readonly makes?: ActionKind | OwnActionKind;
  /** its actions may capture: whoever looks for captures alone asks it too */
  readonly captures?: true;
  /** the whole text of an action that has nothing to spell, `end` where this says nothing; and what people read */
  readonly spells?: string;
  readonly label?: string;
  /** why it offers nothing now, when its text was typed all the same */
  whyNot?(game: Game): Denial | null;
}

/** How moves pass from one type to another. */
export interface Borrowing {
  /** the rules that others get from it, where these are not its `rules` */
  readonly lends?: readonly Rule[];
  /** the type as which it also moves now; only what that type lends is borrowed, so borrowing cannot chain */
  borrows?(game: Game, me: Piece): PieceType | undefined;
  /** the same as a set of lendable rules that a fact can keep: the maker of the set decided whether borrowing chains */
  borrowsSet?(game: Game, me: Piece): MoveSet;
}

/** How a kind is shown, where people choose it. */
export interface Looks {
  /** the name of a figure */
  readonly figure?: string;
  /** the name of a colour for its accents */
  readonly tint?: string;
  /** a picture of its own: closed loops of absolute M, L, C and Z in a box of 100 x 100, y down */
  readonly outline?: string;
}

export interface PieceType extends Looks {
  // -- what every type has

  /** as the command line and saves spell it */
  readonly id: string;
  readonly name: string;
  /** upper case; the second side is written in lower case */
  readonly letter: string;
  readonly value: number;
  readonly rules: readonly Rule[];

  // -- what some types have

  readonly royal?: boolean;
  /** what it threatens, where that differs from how it moves */
  readonly attacks?: readonly Rule[];
  /** what it threatens besides, standing still: absent where `attacks` says it all, or where there is only `inPlace` */
  readonly attacksInPlace?: readonly Rule[];
  /** further rules that are this type's alone and are never borrowed */
  readonly abilities?: readonly Rule[];
  /** what it does standing still: it may do so even while `mayMove` or `isHeld` keep it where it is; never lent */
  readonly inPlace?: readonly Rule[];
  readonly borrowing?: Borrowing;
  /** nothing that moves can capture it */
  readonly uncapturable?: boolean;
  /** this captor, friend or foe, cannot capture it from where the captor stands now */
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
 * Why an action that was really played was taken back, given when everything is as it was before. `again` carries the
 * same action out once more, asks, and leaves no trace: which of several secrets was it?
 */
export type Retraction = (again: <T>(ask: () => T) => T) => {
  /** the cell that a piece had come to when it was stopped */
  readonly at: Cell;
  readonly because: RuleWords;
  /** what happens instead */
  happens(): void;
};

/**
 * Check that the players announce: the side that gives it calls it with the action, by `+` behind its text. A game that comes to
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

export interface CensusPiece {
  readonly type: PieceType;
  readonly side: Side;
  /** OFF: in hand */
  readonly at: Cell;
  /** what the piece of a start says besides, by the names of the variant's piece flags */
  readonly flags?: Readonly<Record<string, unknown>>;
}
/** Something that is no piece: one entry of the list that a start holds under `field`, one of the variant's start fields. */
export interface CensusEntry {
  readonly field: string;
  readonly entry: unknown;
}
export interface CensusTokens {
  /** null when it is no part of the position that everybody may know */
  write(game: Game, piece: Piece): string | null;
  /** tokens that belong to no piece: terrain and the like */
  others?(game: Game): readonly string[];
  /** null when it is no token of this variant */
  read(variant: Variant, token: string): CensusPiece | CensusEntry | null;
}

/** Positions that people or programs write down, set up, save and read again. */
export interface StartHooks {
  /** called when all pieces stand or wait in hand, from the usual array or from a start */
  ready?(game: Game): void;
  /** the further fields that a start and its pieces may have; their shapes are checked before `read` sees them */
  readonly fields?: readonly SetupField[];
  readonly pieceFlags?: readonly SetupField[];
  /** those of the fields, by id, that are about the turn that has begun: they hold for the side to move alone */
  readonly turnFields?: readonly string[];
  read?(game: Game, start: StartPosition): Result<void>;
  /**
   * the reverse: what a start says of this piece, and of the position as this viewer may know it; lists of features and
   * flights are the core's
   */
  writeFlags?(game: Game, piece: Piece): Readonly<Record<string, unknown>>;
  writeFields?(game: Game, viewer: Side | null): Readonly<Record<string, unknown>>;
  /** everything that keeps a position set up by people from being played, though it could be read */
  check?(game: Game, start: StartPosition): readonly Problem[];
  /** are the variant's own facts, read from a save, such as could have come about? */
  checkFacts?(game: Game): Result<void>;
  /** how a census writes this variant's positions, where letter, side and cell are not all there is to say */
  readonly census?: CensusTokens;
  /** can a game from the usual array have secrets under these options? Absent: yes, if the layout has secret facts. */
  canHaveSecrets?(options: Options): boolean;
}

/** The course of an action and of a turn. */
export interface TurnHooks {
  /** before anything changes; the mover and its rule are known */
  actionBegins?(game: Game): void;
  /** after every action: did it end the game? what else does it bring about? */
  actionEnds?(game: Game): void;
  turnBegins?(game: Game): void;
  /** does the turn go on after this action? */
  turnContinues?(game: Game): boolean;
  /** the last thing of a turn, while it is still that side's turn */
  turnEnds?(game: Game): void;
  /** whose turn is next; the other side's where nothing else is said */
  nextSide?(game: Game): Side;
  /** null where the turn is one action */
  budget?(game: Game): Budget | null;
  /**
   * Forget what binds a side in the midst of its turn, for questions about what either could do. Absent: nothing does, or
   * it is not to be asked then.
   */
  unbind?(game: Game): void;
  /** null while the game is simply played; turns are counted then and only then */
  phase?(game: Game): Phase | null;
}

/** What a piece may not do, whatever its rules say. */
export interface Limits {
  /** may this piece be moved at all in this turn? */
  mayMove?(game: Game, piece: Piece): boolean;
  /** is something keeping it on its cell, whichever side is to move? Then it threatens only what it can capture in place */
  isHeld?(game: Game, piece: Piece): boolean;
  /** may it capture at all as things are? */
  mayCapture?(game: Game, piece: Piece): boolean;
}

/** Cells that lead to other cells. */
export interface Gates {
  /** where a piece that lands on the cell comes out, unless something keeps it there; OFF where it leads nowhere */
  leadsTo(game: Game, cell: Cell): Cell;
  /** landing on which other cell captures the piece on this one; OFF where none does */
  entranceTo?(game: Game, cell: Cell): Cell;
}

/** Actions that are refused, or taken back, because of the position they lead to. */
export interface Legality {
  /** asked after an action was made: is this a position that `side`, who made it, may not bring about? */
  forbids?(game: Game, side: Side): boolean;
  /** asked like `forbids`, with an action that it forbids: the reason for people, if there is a better one than that */
  whyForbidden?(game: Game, side: Side): Denial | null;
  /**
   * Must a player do this where it can be done, as capture in some games? If any action that is allowed is such a duty,
   * none but duties may be chosen.
   */
  isDuty?(plans: Plans, i: number): boolean;
  /** asked after an action was really played: must it be taken back, because of what `side` could not know? */
  retracts?(game: Game, side: Side): Retraction | null;
}

export interface CheckHooks {
  /** null where the program does not tell */
  inCheck?(game: Game): boolean | null;
  /** every danger to a royal piece of that side */
  dangers?(game: Game, side: Side): readonly Check[];
  /** for games in which the players may announce check themselves */
  readonly announcing?: Announcing;
}

/** Armies within an army. */
export interface Groups {
  /** in the order in which people should read of them */
  readonly all: readonly Group[];
  /** the group of a piece, wherever it is */
  of(game: Setting, piece: Piece): Group;
  /** the one group that moves in this turn; null while any of the side's may still be chosen */
  chosen(game: Setting): Group | null;
}

/** The end of a game by a position that comes up too often. */
export interface Repetition {
  /** so often */
  readonly times: number;
  /** which ending that is, where it is a draw */
  readonly reason: string;
  /** is this a position that counts? Absent: every one does */
  counts?(game: Game): boolean;
  /** who wins by it, and by which ending; absent: it is a draw */
  ends?(recurrence: Recurrence): { readonly winner: Side | null; readonly reason: string };
}

export interface Draws {
  readonly repetition?: Repetition;
  /** by which ending the position is drawn, if it is; asked last, when the side to move has an action */
  drawn?(game: Game): string | null;
  /**
   * After how many more actions at the earliest the game may be drawn for lack of progress. What is counted there is no
   * part of the position, so near the end of it two like positions are not worth the same.
   */
  quietLeft?(game: Game): number;
}

/** What people are told about pieces, and why something is not possible. */
export interface Explanations {
  /** what people call a piece, where its side and its kind do not say it all */
  nameOf?(game: Setting, piece: Piece): string;
  /** lasting conditions of a piece */
  conditionsOf?(game: Game, piece: Piece): readonly Condition[];
  /** reasons that come before any movement: a piece that is frozen, a cell that is closed to it */
  objections?(game: Game, piece: Piece, cell: Cell): Denial | null;
  /** why the side to move may not lay this feature there, where it could lay it elsewhere */
  whyNotLaid?(game: Game, feature: string, cell: Cell): Denial | null;
}

export interface Variant {
  // -- what every game has

  readonly id: string;
  readonly rulesVersion: number;
  readonly sides: readonly [SideName, SideName];
  readonly topology: Topology;
  readonly layout: Layout;
  readonly types: readonly PieceType[];
  readonly words: Words;
  readonly endings: readonly Ending[];
  readonly options: readonly HouseRule[];
  /** the usual array */
  setup(game: Game): void;
  /** how the game ends for the side to move when it has no action */
  whenStuck(game: Game): { readonly winner: Side | null; readonly reason: string };

  // -- what some games have

  /** absent: the game has one form only */
  readonly formOf?: Form;
  /** the text of the file that it was made from, which goes with its saves; absent: the program contains it */
  readonly source?: string;
  /** where the usual array comes from, if there is something to say about it */
  readonly provenance?: string;
  readonly turnRules?: readonly TurnRule[];
  /** in the order in which their steps run and their combinations are listed */
  readonly choices?: readonly Choice[];
  readonly reactions?: readonly Reaction[];
  readonly turns?: TurnHooks;
  readonly limits?: Limits;
  readonly legality?: Legality;
  readonly check?: CheckHooks;
  readonly draws?: Draws;
  readonly gates?: Gates;
  readonly groups?: Groups;
  readonly start?: StartHooks;
  readonly explains?: Explanations;
}
