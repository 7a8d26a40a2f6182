/** What a game is asked while it is played: the course of a turn, what pieces may not do, what is legal, check, draws. */
import type { Cell, Piece, Side } from '../ids.ts';
import type { How, Plans } from '../moves/plans.ts';
import type { Budget, Check, Condition, Denial, Group, Options, Phase, Recurrence, RuleWords } from '../vocabulary.ts';

/** Answers what happened, at once and in the order in which it happened. */
export type ReactionFor<Game> = RuleWords &
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

/** The course of an action and of a turn. */
export interface TurnHooksFor<Game> {
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
  /** is the side to move in the midst of a turn of several actions? Absent: as the group that is chosen tells, or the budget */
  isMidTurn?(game: Game): boolean;
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
export interface LimitsFor<Game> {
  /** may this piece be moved at all in this turn? */
  mayMove?(game: Game, piece: Piece): boolean;
  /** is something keeping it on its cell, whichever side is to move? Then it threatens only what it can capture in place, or borrowing */
  isHeld?(game: Game, piece: Piece): boolean;
  /** may it capture at all as things are? */
  mayCapture?(game: Game, piece: Piece): boolean;
}

/** Cells that lead to other cells. */
export interface GatesFor<Game> {
  /** where a piece that lands on the cell comes out, unless something keeps it there; OFF where it leads nowhere */
  leadsTo(game: Game, cell: Cell): Cell;
  /** landing on which other cell captures the piece on this one; OFF where none does */
  entranceTo?(game: Game, cell: Cell): Cell;
}

/** What `forbids` would answer of actions that nobody made, as long as the position stays as it is. */
export interface Foresight {
  /** its answer for every action that is covered */
  readonly isForbidden: boolean;
  /** is it certain for action `i`? If not, the action must be made to be judged */
  covers(plans: Plans, i: number): boolean;
}

/** Actions that are refused, or taken back, because of the position they lead to. */
export interface LegalityFor<Game> {
  /** asked after an action was made: is this a position that `side`, who made it, may not bring about? */
  forbids?(game: Game, side: Side): boolean;
  /**
   * Asked before actions of `side`, which is to move, are tried out: of which of them is it known what `forbids` would say?
   * null: of none. It saves time and must never decide otherwise than `forbids`.
   */
  foresees?(game: Game, side: Side): Foresight | null;
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

/**
 * Check that the players announce: the side that gives it calls it with the action, by `+` behind its text. A game that comes to
 * `ending` goes back instead to the last position in which no royal piece was in check, as it does when either side says
 * that a check was not called.
 */
export interface AnnouncingFor<Game> {
  isLeftToPlayers(options: Options): boolean;
  /** is a royal piece of either side in check? */
  anyCheck(game: Game): boolean;
  /** is one in check that nobody has called? */
  uncalled(game: Game): boolean;
  readonly ending: string;
}

export interface CheckHooksFor<Game> {
  /** null where the program does not tell */
  inCheck?(game: Game): boolean | null;
  /** every danger to a royal piece of that side */
  dangers?(game: Game, side: Side): readonly Check[];
  /** for games in which the players may announce check themselves */
  readonly announcing?: AnnouncingFor<Game>;
}

/** Armies within an army. */
export interface GroupsFor<Game> {
  /** in the order in which people should read of them */
  readonly all: readonly Group[];
  /** the group of a piece, wherever it is */
  of(game: Game, piece: Piece): Group;
  /**
   * Silently notes that the piece belongs to the group of that number in `all`, whose side it is on already. Absent: no piece
   * of this game is converted.
   */
  join?(game: Game, piece: Piece, group: number): void;
  /** the one group that moves in this turn; null while any of the side's may still be chosen, and where none ever is */
  chosen(game: Game): Group | null;
  /** do pieces of several groups move in one turn under these house rules, so that none is chosen? */
  areMixed?(options: Options): boolean;
}

/** The end of a game by a position that comes up too often. */
export interface RepetitionFor<Game> {
  /** so often */
  readonly times: number;
  /** which ending that is, where it is a draw */
  readonly reason: string;
  /** is this a position that counts? Absent: every one does */
  counts?(game: Game): boolean;
  /** who wins by it, and by which ending; absent: it is a draw */
  ends?(recurrence: Recurrence, game: Game): { readonly winner: Side | null; readonly reason: string };
  /**
   * Which pieces of the side to move does the last move chase? As bits, one for each of its pieces on the board in their order, for
   * as many as fit. `before`: the cell of every piece before that move. Absent: nobody asks. For games in which a turn is one action,
   * and positions recur only where nothing else has changed.
   */
  chased?(game: Game, before: Int16Array): number;
}

export interface DrawsFor<Game> {
  readonly repetition?: RepetitionFor<Game>;
  /** by which ending the position is drawn, if it is; asked last, when the side to move has an action */
  drawn?(game: Game): string | null;
  /**
   * how the game ends instead, where a repetition or the position would end it as a draw by that ending: as by points;
   * null: it is drawn
   */
  instead?(game: Game, reason: string): { readonly winner: Side; readonly reason: string } | null;
  /**
   * After how many more actions at the earliest the game may be drawn for lack of progress. What is counted there is no
   * part of the position, so near the end of it two like positions are not worth the same.
   */
  quietLeft?(game: Game): number;
}

/** What people are told about pieces, and why something is not possible. */
export interface ExplanationsFor<Game> {
  /** what a piece is said to belong to, by its English name, where that is not its side */
  ownerOf?(game: Game, piece: Piece): string;
  /** lasting conditions of a piece */
  conditionsOf?(game: Game, piece: Piece): readonly Condition[];
  /** reasons that come before any movement: a piece that is frozen, a cell that is closed to it */
  objections?(game: Game, piece: Piece, cell: Cell): Denial | null;
  /** why the side to move may not lay this feature there, where it could lay it elsewhere */
  whyNotLaid?(game: Game, feature: string, cell: Cell): Denial | null;
}
