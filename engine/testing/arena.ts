/**
 * Games between two players that are programs, as matches of the ladder and tests want them: from a random opening, within
 * a number of actions, the same game again for the same seeds.
 */
import { summarize } from '../core/action-summary.ts';
import { other, type Side } from '../core/ids.ts';
import { Planner } from '../core/moves/planner.ts';
import type { Action, Position } from '../core/position.ts';
import { actionText } from '../core/text/spell.ts';
import type { Variant } from '../core/variant.ts';
import { Chance } from '../search/chance.ts';
import { choose } from '../search/choose.ts';
import { Evaluator, evaluatorOf } from '../search/evaluate.ts';
import type { Level } from '../search/levels.ts';
import { TranspositionTable } from '../search/table.ts';
import { type Limits, Thinker } from '../search/think.ts';
import { started } from './started.ts';

/** The text of an action of the position, whose game is not over. The same position and seed give the same text. */
export type ArenaPlayer = (position: Position, seed: number) => string;

export interface ArenaGame {
  readonly winner: Side | null;
  /** the ending of the game; `material` or `level` where it was stopped and decided by material */
  readonly reason: string;
  readonly actions: number;
}
export interface Conditions {
  /** the same opening for the same number; none: from the first position */
  readonly opening?: number;
  /** of the players' own chance */
  readonly seed: number;
  /** after so many actions a game is decided by material; usual for its game unless given */
  readonly most?: number;
  /** hears of every action, those of the opening first */
  readonly heard?: (text: string) => void;
}

/** How many actions a game may take before it is decided by material; Chesimals' turns are several actions each. */
const MOST_ACTIONS: Readonly<Record<string, number>> = { acid: 160, deicide: 240, fourchan: 160, chesimals: 700 };
const USUAL_MOST = 200;
/** Less than this ahead, a game that was stopped is drawn. */
const AHEAD = 250;
const OPENING_ACTIONS = 4;
const OPENING_ACTIONS_OF_GROUPS = 3;
/** An opening in which a short search finds one side ahead by more is dealt anew: it would decide the game. */
const UNFAIR = 200;
const OPENING_NODES = 500;
const openingTable = new TranspositionTable(10);

/** By the worth of pieces alone, wherever they stand. */
const plainEvaluators = new Map<string, Evaluator>();
export const plainEvaluatorOf = (variant: Variant): Evaluator => {
  const known = plainEvaluators.get(variant.id);
  if (known) return known;
  const { worth, inHand, mayPass } = evaluatorOf(variant).judgement;
  const made = new Evaluator(variant, { worth, inHand, mayPass });
  plainEvaluators.set(variant.id, made);
  return made;
};

export function playGame(
  variant: Variant,
  players: readonly [ArenaPlayer, ArenaPlayer],
  { opening, seed, most = MOST_ACTIONS[variant.id] ?? USUAL_MOST, heard = () => {} }: Conditions,
): ArenaGame {
  const dealt: string[] = [];
  const position =
    opening === undefined ? started(variant) : openingOf(variant, opening, { played: ({ text }) => dealt.push(text) });
  for (const text of dealt.slice(dealt.length - position.ply)) heard(text);
  const chance = new Chance(seed);
  while (position.outcome === null && position.ply < most) {
    const text = players[position.turn](position, chance.below(2 ** 31));
    play(position, text);
    heard(text);
  }
  const { outcome, ply: actions } = position;
  if (outcome !== null) return { winner: outcome.winner, reason: outcome.reason, actions };
  const ahead = plainEvaluatorOf(variant).score(position.game);
  if (Math.abs(ahead) < AHEAD) return { winner: null, reason: 'level', actions };
  return { winner: ahead > 0 ? position.turn : other(position.turn), reason: 'material', actions };
}

const play = (position: Position, text: string): Action => {
  const action = position.find(text);
  if (!action.ok) throw new Error(`${text} in ${position.census()}: ${action.error.message}`);
  position.play(action.value);
  return action.value;
};

interface Opening {
  readonly evaluator?: Evaluator;
  /** hears of every action, also of openings that are given up */
  readonly played?: (action: Action) => void;
}
/** A few random actions from the usual start, after which neither side is far ahead. */
export function openingOf(
  variant: Variant,
  opening: number,
  { evaluator = evaluatorOf(variant), played = () => {} }: Opening = {},
): Position {
  const chance = new Chance(opening);
  const length = variant.groups ? OPENING_ACTIONS_OF_GROUPS : OPENING_ACTIONS;
  for (;;) {
    const position = started(variant);
    for (let n = 0; n < length && position.outcome === null; n++)
      played(play(position, randomPlayer(position, chance.below(2 ** 31))));
    if (position.outcome !== null) continue;
    const [best] = thinkerOf(position, evaluator, openingTable).think({ nodes: OPENING_NODES }).lines;
    if (Math.abs(best.score) <= UNFAIR) return position;
  }
}
const thinkerOf = ({ game }: Position, evaluator: Evaluator, table?: TranspositionTable): Thinker =>
  new Thinker(game, table ? { evaluator, table } : { evaluator });

// -- players

/** Any action. */
export const randomPlayer: ArenaPlayer = ({ game }, seed) => {
  const planner = new Planner(game);
  const count = planner.everyAction();
  return actionText(game, summarize(game, planner.plans, new Chance(seed).below(count)));
};

const WON = 1e9;
/** Whatever leaves it the most material at once, and a win before anything else; among equals any. */
export const greedyPlayer: ArenaPlayer = ({ game, variant }, seed) => {
  const evaluator = plainEvaluatorOf(variant);
  const planner = new Planner(game);
  const { plans } = planner;
  const me = game.toMove;
  const count = planner.everyAction();
  const scores = Array.from({ length: count }, (_, i) => {
    game.trying = true;
    const mark = game.make(plans, i);
    const score = game.outcome
      ? game.outcome.winner === null
        ? 0
        : game.outcome.winner === me
          ? WON
          : -WON
      : evaluator.score(game) * (game.toMove === me ? 1 : -1);
    game.unmake(mark);
    game.trying = false;
    return score;
  });
  const most = Math.max(...scores);
  const best = scores.flatMap((score, i) => (score === most ? [i] : []));
  return actionText(game, summarize(game, plans, best[new Chance(seed).below(best.length)]));
};

/** As a level plays. */
export const levelPlayer =
  (level: Level, table?: TranspositionTable): ArenaPlayer =>
  (position, seed) => {
    const past = position.pastKnownTo(position.turn);
    return theAction(choose(position.game, { level, seed, past, ...(table && { table }) }).action);
  };

export interface Searching {
  readonly limits: Limits;
  readonly evaluator: Evaluator;
  readonly table?: TranspositionTable;
  /** asked now and then whether to stop, anew for every action */
  readonly stopper?: () => () => boolean;
}
/** Whatever a search within these limits finds best. */
export const searchPlayer =
  ({ limits, evaluator, table, stopper }: Searching): ArenaPlayer =>
  (position) => {
    const past = position.pastKnownTo(position.turn);
    const { lines } = thinkerOf(position, evaluator, table).think(limits, past, stopper?.());
    return theAction(lines[0]?.actions[0] ?? null);
  };

const theAction = (text: string | null): string => {
  if (text === null) throw new Error('a game that is not over has an action');
  return text;
};
