/**
 * What a variant is: a plain object that brings a board, facts, piece types and the few questions a game is asked.
 * The core knows none of them by name, and no field here serves one variant only. Every field is told in `hooks`; here
 * the hooks are given the game and the planner that they are asked about.
 */
import type { Game } from './game.ts';
import type { BorrowingFor, ChoiceFor, PieceTypeFor, RuleFor, TurnRuleFor } from './hooks/pieces.ts';
import type { AnnouncingFor, GatesFor, ReactionFor, RepetitionFor, TurnHooksFor } from './hooks/play.ts';
import type { CensusPieceFor, CensusTokensFor, StartHooksFor, VariantFor } from './hooks/variant-for.ts';
import type { Planner } from './moves/planner.ts';

export type { PieceLooks } from './hooks/pieces.ts';
export type { Retraction } from './hooks/play.ts';
export type { CensusEntry } from './hooks/variant-for.ts';

export type Rule = RuleFor<Planner>;
export type TurnRule = TurnRuleFor<Game, Planner>;
export type Borrowing = BorrowingFor<Game, Planner>;
export type PieceType = PieceTypeFor<Game, Planner>;
export type Choice = ChoiceFor<Planner>;
export type Reaction = ReactionFor<Game>;
export type Announcing = AnnouncingFor<Game>;
export type CensusPiece = CensusPieceFor<Game, Planner>;
export type CensusTokens = CensusTokensFor<Game, Planner>;
export type StartHooks = StartHooksFor<Game, Planner>;
export type TurnHooks = TurnHooksFor<Game>;
export type Gates = GatesFor<Game>;
export type Repetition = RepetitionFor<Game>;
export type Variant = VariantFor<Game, Planner>;
