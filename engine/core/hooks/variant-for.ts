/**
 * A variant over the types of the game and of the planner that its hooks are asked about, and the hooks of positions that
 * are written down, set up, saved and read again.
 */

import type { Result } from '../../shared/result.ts';
import type { Layout } from '../board/layout.ts';
import type { Topology } from '../board/topology.ts';
import type { Cell, Piece, Side } from '../ids.ts';
import type {
  Ending,
  Form,
  GameLooks,
  HouseRule,
  Options,
  SetupField,
  SideName,
  StartPosition,
  StartProblem,
  Tally,
  VariantWords,
} from '../vocabulary.ts';
import type { JudgementFor } from './judgement.ts';
import type { ChoiceFor, PieceTypeFor, TurnRuleFor } from './pieces.ts';
import type {
  CheckHooksFor,
  DrawsFor,
  ExplanationsFor,
  GatesFor,
  GroupsFor,
  LegalityFor,
  LimitsFor,
  ReactionFor,
  TurnHooksFor,
} from './play.ts';

export interface CensusPieceFor<Game, Planner> {
  readonly type: PieceTypeFor<Game, Planner>;
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

export interface CensusTokensFor<Game, Planner> {
  /** null when it is no part of the position that everybody may know */
  write(game: Game, piece: Piece): string | null;
  /** tokens that belong to no piece: terrain and the like */
  others?(game: Game): readonly string[];
  /** null when it is no token of this variant */
  read(variant: VariantFor<Game, Planner>, token: string): CensusPieceFor<Game, Planner> | CensusEntry | null;
}

/** Positions that people or programs write down, set up, save and read again. */
export interface StartHooksFor<Game, Planner> {
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
  check?(game: Game, start: StartPosition): readonly StartProblem[];
  /** are the variant's own facts, read from a save, such as could have come about? */
  checkFacts?(game: Game): Result<void>;
  /** how a census writes this variant's positions, where letter, side and cell are not all there is to say */
  readonly census?: CensusTokensFor<Game, Planner>;
  /** can a game from the usual array have secrets under these options? Absent: yes, if the layout has secret facts. */
  canHaveSecrets?(options: Options): boolean;
}

export interface VariantFor<Game, Planner> {
  // -- what every game has

  readonly id: string;
  readonly rulesVersion: number;
  readonly sides: readonly [SideName, SideName];
  readonly topology: Topology;
  readonly layout: Layout;
  readonly types: readonly PieceTypeFor<Game, Planner>[];
  readonly words: VariantWords;
  readonly endings: readonly Ending[];
  readonly options: readonly HouseRule[];
  /** the usual array */
  setup(game: Game): void;
  /** how the game ends for the side to move when it has no action */
  whenStuck(game: Game): { readonly winner: Side | null; readonly reason: string };
  /** may it win by that? Then whoever would leave it without an action is told so before */
  readonly mayWinWhenStuck?: true;

  // -- what some games have

  /** absent: the game has one form only */
  readonly formOf?: Form;
  /** the text of the file that it was made from, which goes with its saves; absent: the program contains it */
  readonly source?: string;
  /** how the whole game looks; absent: as its types say */
  readonly looks?: GameLooks;
  /** where the usual array comes from, if there is something to say about it */
  readonly provenance?: string;
  readonly turnRules?: readonly TurnRuleFor<Game, Planner>[];
  /** in the order in which their steps run and their combinations are listed */
  readonly choices?: readonly ChoiceFor<Planner>[];
  readonly reactions?: readonly ReactionFor<Game>[];
  readonly turns?: TurnHooksFor<Game>;
  readonly limits?: LimitsFor<Game>;
  readonly legality?: LegalityFor<Game>;
  readonly check?: CheckHooksFor<Game>;
  readonly draws?: DrawsFor<Game>;
  readonly gates?: GatesFor<Game>;
  /**
   * Silently brings facts that make no difference to what can be done to what they are in the beginning. Positions that are
   * equal then are the same position, for repetition and to the computer. It is undone when they have been compared.
   */
  normalize?(game: Game): void;
  readonly groups?: GroupsFor<Game>;
  readonly start?: StartHooksFor<Game, Planner>;
  readonly explains?: ExplanationsFor<Game>;
  /** what a search goes by; absent: as `engine/variants/judgements.ts` has it, or by the values of its types */
  readonly judgement?: JudgementFor<Game>;
  /** what is counted now and shown beside the sides */
  tallies?(game: Game): readonly Tally[];
}
