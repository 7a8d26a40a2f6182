/**
 * What the computer tells a player who asks: a hint, the threats, the best lines of a position, a review of a game. All of
 * it is judged from what the viewer may know. Chances are wins in 100 games; 0 and 100 are proven.
 */
import * as v from 'valibot';
import { CellId, EffectView, PieceId, Side, View } from './view.ts';

/** the longest line that can be played out, in actions */
export const LONGEST_LINE = 60;
/** how deep an analysis may be asked to look, in actions */
export const DEEPEST_ANALYSIS = 40;

const Chance = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/** One action of a line, which need not be an action of the present position. */
export const LineStepView = v.object({
  /** its notation (frozen), by which it is played */
  text: v.string(),
  /** for people */
  label: v.string(),
  /** the same in words, a clause that begins with its side: `LINE drops Worm on e5`; absent: the label is in words */
  spoken: v.optional(v.string()),
  /** in the style of the game's own players; absent: it has none, or none for this */
  native: v.optional(v.string()),
  side: Side,
  from: v.nullable(CellId),
  to: v.nullable(CellId),
  /** the cells it goes by between them, in order, where its way bends */
  by: v.optional(v.array(CellId)),
});
export type LineStepView = v.InferOutput<typeof LineStepView>;

export const HintView = v.object({
  /** one move; where a turn is many of them the rest of the turn, its end included */
  plan: v.pipe(v.array(LineStepView), v.minLength(1)),
  piece: v.nullable(PieceId),
  pieceName: v.string(),
  /** which piece, which move or moves, why */
  says: v.tuple([v.string(), v.string(), v.string()]),
  /** it is the only legal action */
  only: v.boolean(),
});
export type HintView = v.InferOutput<typeof HintView>;

const Threat = v.object({
  /** null where it happens whatever is played */
  step: v.nullable(LineStepView),
  /** what it costs, and what can be taken in return */
  says: v.string(),
});

export const ThreatsView = v.object({
  /** what the other side could do if it were to move, the worst first */
  all: v.array(Threat),
  /** the worst in one sentence, or that there is none */
  says: v.string(),
});
export type ThreatsView = v.InferOutput<typeof ThreatsView>;

export const AnalysisLine = v.object({
  steps: v.array(LineStepView),
  /** of the first side */
  chance: Chance,
  /** a proven win: whose, and in how many actions */
  wins: v.nullable(v.object({ side: Side, actions: v.number() })),
});
export type AnalysisLine = v.InferOutput<typeof AnalysisLine>;

/** Sent while a position is analysed. */
export const AnalysisNews = v.object({
  match: v.string(),
  /** the history node of the position */
  node: v.number(),
  depth: v.number(),
  nodes: v.number(),
  lines: v.array(AnalysisLine),
  verdict: v.string(),
  done: v.boolean(),
  /** why the computer stopped, and what to do; what it had found stays. Absent: it did not */
  trouble: v.optional(v.string()),
});
export type AnalysisNews = v.InferOutput<typeof AnalysisNews>;

export const TurnJudgement = v.picklist(['best', 'good', 'slip', 'mistake', 'blunder']);
export type TurnJudgement = v.InferOutput<typeof TurnJudgement>;

/** One turn of a reviewed game; the chances are those of the side that moved. */
export const ReviewTurn = v.object({
  /** the history node after the turn */
  node: v.number(),
  side: Side,
  turnNumber: v.number(),
  label: v.string(),
  /** the same in words; absent: it is in words */
  spoken: v.optional(v.string()),
  /** in the style of the game's own players; absent: it has none, or none for this */
  native: v.optional(v.string()),
  before: Chance,
  after: Chance,
  judgement: TurnJudgement,
  says: v.string(),
  /** played from the position before the turn */
  better: v.nullable(v.object({ steps: v.array(LineStepView) })),
});
export type ReviewTurn = v.InferOutput<typeof ReviewTurn>;

/** Sent while a game is reviewed. */
export const ReviewNews = v.object({
  match: v.string(),
  done: v.number(),
  total: v.number(),
  /** in order; null until there are any */
  turns: v.nullable(v.array(ReviewTurn)),
  /** why it ended early, and what to do; absent: it did not */
  trouble: v.optional(v.string()),
});
export type ReviewNews = v.InferOutput<typeof ReviewNews>;

/** A position that was not reached in the game, with the effects of the last action that leads to it. */
export const Ahead = v.object({ view: View, effects: v.array(EffectView) });
export type Ahead = v.InferOutput<typeof Ahead>;
