/**
 * A game as data: what a `.fairygame` file says, and what any other notation is read into. Plain numbers and names, no
 * code. Kinds are named by id, cells by name; zones by their own names.
 */
import type { Side } from '../core/ids.ts';
import type { RuleNumbers, RuleWordValues } from './rule-values.ts';
import type { Tint } from './tints.ts';

/** One zone for each side; mostly the second is the mirror image of the first. */
export type Zone = readonly [readonly string[], readonly string[]];

/** What one line of moves says. */
export interface MoveLine {
  readonly betza: string;
  /** it begins there; it never leaves that zone; it ends there */
  readonly from?: string;
  readonly within?: string;
  readonly to?: string;
  readonly notInCheck?: true;
}

export interface PromotionRule {
  /** null: of both sides */
  readonly side: Side | null;
  readonly zone: string;
  readonly must: boolean;
  /** also by a move that begins in the zone */
  readonly leaving: boolean;
  /** by a capture only */
  readonly taking: boolean;
  /** none, where it must: it may not go there */
  readonly to: readonly string[];
}

/** Whom a kind also moves like: as the other side moved last, as those beside it do, as whom it captured last. */
export const LENDERS = ['last moved', 'friends beside', 'enemies beside', 'captured'] as const;
export type Lender = (typeof LENDERS)[number];

/** What a kind does besides moving. */
export type Trait =
  /** friends beside it cannot be taken */
  | { readonly is: 'guards' }
  /** enemies beside it cannot leave their cells */
  | { readonly is: 'freezes' }
  /** moves an enemy one cell on and follows; who is pushed off the board is lost */
  | { readonly is: 'pushes'; readonly betza: string }
  /** takes without leaving its cell */
  | { readonly is: 'shoots'; readonly betza: string }
  /** swaps places */
  | { readonly is: 'swaps'; readonly betza: string; readonly whom: 'friends' | 'foes' | 'anybody' }
  /** whoever takes it is lost with everybody beside */
  | { readonly is: 'bursts' }
  /** puts a piece beside it on another square beside it */
  | { readonly is: 'lifts'; readonly whom: 'friends' | 'foes' | 'anybody' }
  /** whom it captures goes to its side's hand */
  | { readonly is: 'recruits' }
  /** friends of these kinds may step onto it and ride along */
  | { readonly is: 'carries'; readonly kinds: readonly string[] }
  | { readonly is: 'borrows'; readonly from: Lender }
  /** these kinds cannot take it */
  | { readonly is: 'safe from'; readonly kinds: readonly string[] }
  /** nobody further away can take it */
  | { readonly is: 'safe beyond'; readonly cells: number };

export interface PieceData {
  readonly id: string;
  readonly name: string;
  readonly letter: string;
  readonly figure?: string;
  readonly tint?: Tint;
  /** SVG path data in a box of 100 x 100 */
  readonly glyph?: string;
  /** a still PNG or WebP of `PICTURE_SIDE` pixels along each side, in base64, instead of a figure and a glyph */
  readonly picture?: string;
  /** triangles in base64 (`engine/shared/model.ts`), instead of all of these */
  readonly model?: string;
  /** its glyph stands on a foot, cut out, instead of lying on a token; absent: it lies */
  readonly stand?: 'upright';
  readonly value?: number;
  readonly royal: boolean;
  readonly moves: readonly MoveLine[];
  readonly staysIn?: string;
  /** where first moves may begin; absent: it has not moved yet */
  readonly firstMovesFrom?: string;
  /** it may not make a first move once an enemy of this kind has stood in line with it */
  readonly firstMoveLostTo?: string;
  readonly promotions: readonly PromotionRule[];
  /** instead of moving it promotes there, or anywhere if its side has no other of its kind */
  readonly promotesInstead?: { readonly zone: string; readonly to: readonly string[] };
  /** it is a form of that kind: the kind that it is in a hand */
  readonly formOf?: string;
  /** counts as that kind where kinds are counted */
  readonly countsAs?: string;
  readonly notOver: readonly string[];
  readonly notTaking: readonly string[];
  readonly blast: 'destroys' | 'spares beside' | 'spares';
  readonly traits: readonly Trait[];
}

export interface PlacedPiece {
  readonly kind: string;
  readonly side: Side;
  readonly at: string;
}

export interface Castling {
  readonly side: Side;
  readonly king: string;
  readonly kingTo: string;
  readonly partner: string;
  readonly partnerTo: string;
}

/** Pieces of the first position that change places among themselves: from game to game they stand otherwise. */
export interface Shuffle {
  /** whoever stands in it */
  readonly zone: string;
  /** of these, half the pieces stand on light squares, and half on dark ones */
  readonly onBothColours: readonly string[];
  /** one piece of a kind, on one rank with all the others and with pieces of the other kind on either side of it */
  readonly between?: { readonly kind: string; readonly ends: string };
  /** absent: Black's pieces stand as the mirror image of White's */
  readonly independent?: true;
  /** a new game begins with any of the first positions, if nobody chooses one; absent: with the usual one */
  readonly drawn?: true;
}

/** What a dropped piece must come to by how others stand, where that is said. */
export const LANDINGS = ['lowest', 'pushed in', 'enclosing', 'beside friends', 'not beside enemies'] as const;
export type DropLanding = (typeof LANDINGS)[number];

export interface Drops {
  /** the zone for everybody, and for single kinds */
  readonly where: string;
  readonly whereOf: readonly { readonly kind: string; readonly zone: string }[];
  readonly perFile?: { readonly kind: string; readonly most: 1 | 2 };
  /** a drop of this kind may not checkmate, or loses by it */
  readonly mateBy?: { readonly kind: string; readonly is: 'forbidden' | 'loses' };
  readonly givingCheck: 'allowed' | 'forbidden';
  readonly must: 'no' | 'yes';
  /** in any of its forms */
  readonly promoted: 'no' | 'yes';
  /** absent: on any empty square */
  readonly onto?: DropLanding;
  /** as long as a square of this zone is empty, pieces are dropped only there */
  readonly firstOnto?: string;
}

export interface Goal {
  /** by side; null: anybody */
  readonly kinds: readonly [string | null, string | null];
  readonly zone: string;
  readonly when: 'at once' | 'after an answer' | 'if safe' | 'if safe or after an answer';
  /** absent: one piece is enough */
  readonly several?: SeveralAtGoal;
}
export interface SeveralAtGoal {
  /** so many must stand there at the same time, 2 at least */
  readonly atLeast: number;
  /** one of them is enough while no square of the goal is empty, whoever stands on the others */
  readonly orFull: boolean;
}

/** How pieces of a side stand together when it decides the game. */
export interface Formation {
  /** null: pieces of any kinds */
  readonly kinds: readonly string[] | null;
  readonly result: 'wins' | 'loses';
}
/** So many pieces of a side on neighbouring cells of a line, or with `gaps` anywhere on it. */
export interface Row extends Formation {
  readonly length: number;
  readonly gaps?: true;
  readonly lines: readonly RowLine[];
}
export const ROW_LINES = ['ranks', 'files', 'diagonals'] as const;
export type RowLine = (typeof ROW_LINES)[number];

/** Pieces of a side on all cells of a square. */
export interface PieceSquare extends Formation {
  /** how many cells it is wide, and high */
  readonly side: number;
}
/** A chain of neighbouring pieces of a side between two zones. */
export interface Connection extends Formation {
  readonly zones: readonly [string, string];
  /** on which lines each of them stands beside the next */
  readonly lines: readonly RowLine[];
}

export interface Extinction {
  /** null: all pieces together */
  readonly kinds: readonly string[] | null;
  readonly atMost: number;
  readonly othersAtLeast: number;
  /** `loses after an answer`: unless the other side is brought to as few by the next move, which is a draw */
  readonly result: 'loses' | 'loses after an answer' | 'wins' | 'draw';
}

/** What a player needs to declare the game over, as by the entering King of Shogi. */
export interface Declaration {
  /** where its royal pieces must stand */
  readonly zone: string;
  /** so many other pieces must stand there */
  readonly others: number;
  /** kinds that count so many points, promoted or not; any other but a royal piece counts one */
  readonly majors: readonly string[];
  readonly majorPoints: number;
  /** by side, how many points win */
  readonly wins: readonly [number, number];
  /** how many draw; absent: none do */
  readonly draws?: number;
}

/** What lies on the board when the game begins: one thing on a cell at most. */
export interface Features {
  readonly walls: readonly string[];
  readonly mines: readonly string[];
  /** whoever ends a move on one of the two comes out on the other */
  readonly portals: readonly (readonly [string, string])[];
}

export interface Raised {
  readonly zone: string;
  readonly height: number;
}

/** Who has more of them wins a game that would be drawn. */
export interface Points {
  /** of a piece on the board, by kind: halves of points are possible */
  readonly of: Readonly<Record<string, number>>;
  /** what each side has besides */
  readonly odds: readonly [number, number];
}

/** How the whole game looks: for the eye alone. Words are as they stand there; which ones there are, the page knows. */
export interface GameLooks {
  /** of figures: `shogi` */
  readonly set?: string;
  /** `chequered`, `points` */
  readonly board?: string;
  /** what the board is made of */
  readonly of?: string;
  readonly place?: string;
  /** the style of the coordinates */
  readonly labels?: string;
  /** a river runs between this rank, counted from 1, and the next */
  readonly river?: number;
  /** a zone that has diagonals drawn through it, from corner to corner */
  readonly diagonals?: string;
  /** cells with a mark round their middle */
  readonly crosses?: Zone;
  /** cells with a dot at their upper right corner */
  readonly dots?: Zone;
}

/** What is to be reached in a problem: a win in so many turns, or the one move that gains far more than any other. */
export type ExerciseGoal = { readonly is: 'win'; readonly turns: number } | { readonly is: 'gain' };

/** A problem that comes with the game. It need not hold: that depends on the rules, and is checked elsewhere. */
export interface GameProblem {
  /** in its author's words, as the text below it; both may be empty */
  readonly name: string;
  readonly words: string;
  readonly goal: ExerciseGoal;
  /** a line as it is copied from the set-up; empty: none yet */
  readonly position: string;
}

/** What a step of a lesson asks of the side to move: those goals of lessons that make sense in every game. */
export type GameStepGoal =
  /** a piece of this kind comes to one of these cells */
  | { readonly is: 'move'; readonly kind: string; readonly to: readonly string[] }
  /** a piece of the other side is captured; absent: of any kind */
  | { readonly is: 'capture'; readonly kind?: string }
  | { readonly is: 'drop'; readonly kind: string }
  /** `safe`: the other side could capture nothing then */
  | { readonly is: 'promote' | 'check' | 'safe' | 'win' };

/** A step of a lesson that comes with the game. Whether it can be done depends on the rules, and is checked elsewhere. */
export interface GameLessonStep {
  /** the title of its lesson: steps that follow one another under the same title are one lesson */
  readonly lesson: string;
  readonly goal: GameStepGoal;
  /** how many turns the learner has, while the other side stands still */
  readonly turns: number;
  /** a line as it is copied from the set-up; empty: none yet */
  readonly position: string;
  /** what to do, in its author's words; empty: the goal is told */
  readonly words: string;
  /** the rule to go by; empty: how the piece moves is told */
  readonly hint: string;
}

/** A case that comes with the game: a question that a position answers. Whether it is true depends on the rules, and is checked elsewhere. */
export interface GameCase {
  /** in its author's words, as the answer; both may be empty, and are made of the rest then */
  readonly question: string;
  readonly words: string;
  /** a line as it is copied from the set-up; empty: none yet */
  readonly position: string;
  /** the piece that it is about, of the side to move: its cell, `a2^` for one that rides, `R@-` in the hand; empty: not chosen yet */
  readonly piece: string;
  /** an action of that piece that is legal, in the notation of the game; empty: no particular one */
  readonly move: string;
  /** cells to which that piece cannot go */
  readonly notTo: readonly string[];
}

export interface GameData {
  readonly title: string;
  readonly tagline: string;
  readonly by: string;
  readonly about: string;
  /** what another program's text said of rules that were left out when the game was imported; absent: of none */
  readonly without?: readonly string[];
  /** what its walls are called, for people alone; absent: walls */
  readonly wallName?: string;
  readonly width: number;
  readonly height: number;
  /** cells that are no part of the board */
  readonly missing: readonly string[];
  readonly first: Side;
  readonly zones: Readonly<Record<string, Zone>>;
  /** a part of the board that lies higher than the rest, and by how many cells: for the eye alone */
  readonly raised?: Raised;
  readonly looks?: GameLooks;
  readonly pieces: readonly PieceData[];
  /** the usual first position, and the only one where nothing is shuffled */
  readonly array: readonly PlacedPiece[];
  /** absent: none */
  readonly shuffles?: readonly Shuffle[];
  /** absent: nothing */
  readonly features?: Features;
  /** kinds, one entry for each piece */
  readonly hands: readonly [readonly string[], readonly string[]];
  readonly castlings: readonly Castling[];
  readonly rules: RuleWordValues & RuleNumbers;
  /** kinds whose moves are progress unless they can go straight back; absent: those that only go ahead */
  readonly progressBy?: readonly string[];
  /** how many of a kind there may be, for promotions */
  readonly atMost: Readonly<Record<string, number>>;
  /** where each side's captures in passing may end; absent: anywhere */
  readonly inPassingOn?: string;
  /** where walls may be laid in play; absent: anywhere */
  readonly wallsOn?: string;
  /** who leaves its first cell in this zone may leave a piece of the hand behind */
  readonly gatingFrom?: string;
  readonly drops?: Drops;
  readonly goal?: Goal;
  readonly row?: Row;
  readonly square?: PieceSquare;
  readonly connection?: Connection;
  readonly extinction?: Extinction;
  readonly declaration?: Declaration;
  readonly points?: Points;
  /** a draw after so many turns of either side */
  readonly drawAfter?: number;
  /** no part of the rules; absent: none */
  readonly problems?: readonly GameProblem[];
  /** the steps of all lessons, in their order; no part of the rules; absent: none */
  readonly lessons?: readonly GameLessonStep[];
  /** no part of the rules; absent: none */
  readonly cases?: readonly GameCase[];
}

/** Whom it also moves like, if anybody. */
export const lenderOf = ({ traits }: PieceData): Lender | undefined =>
  traits.flatMap((trait) => (trait.is === 'borrows' ? [trait.from] : []))[0];

/** Can whoever is captured wait in a hand? */
export const hasHandCaptives = ({ rules, pieces }: GameData): boolean =>
  rules.captured === 'to hand' || pieces.some(({ traits }) => traits.some(({ is }) => is === 'recruits'));

/** The kinds that it carries. */
export const carriedKinds = ({ traits }: PieceData): readonly string[] =>
  traits.flatMap((trait) => (trait.is === 'carries' ? trait.kinds : []));

/** The zone that every game has. */
export const BOARD = 'board';
/** What the board calls the part of it that is raised. */
export const RAISED = 'raised';
/** Drops as they are where nothing more is said of them. */
export const USUAL_DROPS: Drops = { where: BOARD, whereOf: [], givingCheck: 'allowed', must: 'no', promoted: 'no' };
