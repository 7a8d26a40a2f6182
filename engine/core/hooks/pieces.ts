/**
 * What a type of piece is and does: its rules, what it lends, what its arrivals offer. In all of `hooks` the game and the
 * planner that are asked are parameters: those know variants, so this cannot import them. `variant.ts` puts them in.
 */
import type { Cell, Piece } from '../ids.ts';
import type { MoveSet } from '../moves/move-set.ts';
import type { How, Plans } from '../moves/plans.ts';
import type { ActionKind, Denial, OwnActionKind, RuleWords } from '../vocabulary.ts';

/** Plans actions for one piece. It reads anything public and writes plans; it changes nothing. */
export interface RuleFor<Planner> extends RuleWords {
  plan(g: Planner, me: Piece, at: Cell): void;
  /** every cell it could ever capture on; only for rules that reach further on a full board than on an empty one */
  reach?(g: Planner, at: Cell, could: (cell: Cell) => void): void;
  /** its actions never mean to take anybody: whoever looks for captures alone need not ask it */
  readonly quiet?: true;
  /** what its actions are called, where their steps do not tell */
  readonly makes?: ActionKind | OwnActionKind;
}

/** Plans actions that belong to no piece on the board: drops from the hand, laying features, ending the turn. */
export interface TurnRuleFor<Game, Planner> extends RuleWords {
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
export interface BorrowingFor<Game, Planner> {
  /** the rules that others get from it, where these are not its `rules` */
  readonly lends?: readonly RuleFor<Planner>[];
  /** the type as which it also moves now; only what that type lends is borrowed, so borrowing cannot chain */
  borrows?(game: Game, me: Piece): PieceTypeFor<Game, Planner> | undefined;
  /** the same as a set of lendable rules that a fact can keep: the maker of the set decided whether borrowing chains */
  borrowsSet?(game: Game, me: Piece): MoveSet;
  /** does what it borrows still move it while `isHeld` keeps it from moving by its own rules? */
  borrowsWhileHeld?(game: Game): boolean;
}

/** How a kind is shown, where people choose it. */
export interface PieceLooks {
  /** the name of a figure */
  readonly figure?: string;
  /** the name of a colour for its accents */
  readonly tint?: string;
  /** a picture of its own: closed loops of absolute M, L, C and Z in a box of 100 x 100, y down */
  readonly outline?: string;
  /** or a still PNG or WebP as base64, with no more in it than a picture needs */
  readonly picture?: string;
  /** or triangles as base64 (`engine/shared/model.ts`) */
  readonly model?: string;
  /** the outline stands, cut out, instead of lying on a token */
  readonly stand?: 'upright';
  /** where it goes from where it stands, as side 0 does; for sets whose characters not everybody reads */
  readonly ways?: readonly Way[];
}
/** Files to the right and ranks ahead, to the nearest square of that way; `far`: it goes on beyond it. */
export interface Way {
  readonly dx: number;
  readonly dy: number;
  readonly far: boolean;
}

export interface PieceTypeFor<Game, Planner> extends PieceLooks {
  // -- what every type has

  /** as the command line and saves spell it */
  readonly id: string;
  readonly name: string;
  /** upper case; the second side is written in lower case */
  readonly letter: string;
  readonly value: number;
  readonly rules: readonly RuleFor<Planner>[];

  // -- what some types have

  readonly royal?: boolean;
  /** what it threatens, where that differs from how it moves */
  readonly attacks?: readonly RuleFor<Planner>[];
  /** what it threatens besides, standing still: absent where `attacks` says it all, or where there is only `inPlace` */
  readonly attacksInPlace?: readonly RuleFor<Planner>[];
  /** further rules that are this type's alone and are never borrowed */
  readonly abilities?: readonly RuleFor<Planner>[];
  /** what it does standing still: it may do so even while `mayMove` or `isHeld` keep it where it is; never lent */
  readonly inPlace?: readonly RuleFor<Planner>[];
  readonly borrowing?: BorrowingFor<Game, Planner>;
  /** nothing that moves can capture it */
  readonly uncapturable?: boolean;
  /** this captor, friend or foe, cannot capture it from where the captor stands now */
  safeFrom?(game: Game, me: Piece, captor: Piece): boolean;
  /** a mount: may this friend step onto it and ride along? Never true both ways round for two kinds */
  carries?(game: Game, mount: Piece, rider: Piece): boolean;
  /** it is the promoted form of that type, with whose id it is written: `{kind, promoted: true}` */
  readonly promotedFrom?: PieceTypeFor<Game, Planner>;
  /** none need wait in a hand when the game begins, but one may come to */
  readonly mayWait?: true;
  /** belongs to nobody and is shown as part of the ground; written down with side 0, which means nothing */
  readonly ownerless?: true;
}

/**
 * Something that a player may, or must, add to any action that ends in an arrival: a promotion, a thing left behind. Its
 * steps run after the captures and before the arrival. // C-X9
 */
export interface ChoiceFor<Planner> extends RuleWords {
  /** `to` and `how` are of the arrival; it is asked while the action is planned, so nothing has changed yet */
  offer(g: Planner, me: Piece, to: Cell, how: How): 'no' | 'may' | 'must';
  add(g: Planner, plans: Plans, me: Piece): void;
}
