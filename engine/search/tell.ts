/** What a search says to people: chances instead of scores, a verdict, the lines as steps, what the other side threatens. */
import type { Game } from '../core/game.ts';
import { other, type Side } from '../core/ids.ts';
import type { Position } from '../core/position.ts';
import { isMidTurn } from '../core/turn.ts';
import { evaluatorOf } from './evaluate.ts';
import { actionsToWin, isLoss, isWin } from './score.ts';
import { positionOf, type Step, stepsOf, turnOf, type Who } from './steps.ts';
import type { Table } from './table.ts';
import { type Line, Thinker, type Thought } from './think.ts';

/** A difference of so much makes a win about e times as likely as a loss. */
const SCALE = 250;
/** Wins in 100 games of the side whose score it is; 0 and 100 only where it is proven. */
export const chanceOf = (score: number): number => {
  if (isWin(score)) return 100;
  if (isLoss(score)) return 0;
  return Math.min(99, Math.max(1, Math.round(100 / (1 + Math.exp(-score / SCALE)))));
};

export interface ToldLine {
  readonly steps: readonly Step[];
  /** of the first side, whoever is to move */
  readonly chance: number;
  /** who wins for certain, and in how many actions of both */
  readonly wins: { readonly side: Side; readonly actions: number } | null;
}
export const tellLine = (position: Position, { actions, score }: Line): ToldLine => {
  const { turn } = position;
  const forFirst = turn === 0 ? score : -score;
  const toWin = actionsToWin(score);
  const wins = toWin === null ? null : { side: isWin(score) ? turn : other(turn), actions: toWin };
  return { steps: stepsOf(position, actions), chance: chanceOf(forFirst), wins };
};
export const tellLines = (position: Position, { lines }: Thought): readonly ToldLine[] =>
  lines.map((line) => tellLine(position, line));

/** What the other side would do if it were to move now. */
export interface Threat {
  readonly step: Step;
  /** whom it would capture, with it or in the end */
  readonly lost: readonly Who[];
  /** how the game would end with its turn */
  readonly outcome: Step['outcome'];
}
/** Less than this is no threat. */
const GAIN = 150;
/** By nodes, so that the answer is the same everywhere. */
const LIMITS = { depth: 3, nodes: 4000 };

/**
 * Null where it threatens nothing, and where nobody can tell: in the middle of a turn, in a phase, in check, when the
 * game is over. It is only told what gains by pieces that fall or by the end of the game: a quiet move that improves a
 * position is no threat.
 */
export const threatIn = (
  game: Game,
  asked: { readonly table: Table; readonly stop?: () => boolean },
): Threat | null => {
  const { variant, facts, world } = game;
  if (game.isOver || variant.turns?.phase?.(game) || isMidTurn(game) || isInCheck(game)) return null;
  const mark = world.mark();
  try {
    game.set(facts.turn, 0, other(game.toMove));
    const [best] = new Thinker(game, { table: asked.table }).think(LIMITS, [], asked.stop).lines;
    const still = evaluatorOf(variant).score(game);
    if (best === undefined || best.score - still < GAIN) return null;
    return threatBy(stepsOf(positionOf(game), best.actions));
  } finally {
    world.rollback(mark);
  }
};
/** Where players call checks themselves it is not told whether one is on, so whoever asks must not learn it this way. */
const isInCheck = (game: Game): boolean => {
  const { check } = game.variant;
  if (check?.announcing?.isLeftToPlayers(game.options)) return check.announcing.anyCheck(game);
  return check?.inCheck?.(game) === true;
};
const threatBy = (steps: readonly Step[]): Threat | null => {
  const turn = turnOf(steps);
  const [step] = turn;
  const me = step.side;
  const outcome = turn.at(-1)?.outcome ?? null;
  const lost = turn.flatMap((one) => one.lost).filter(({ side }) => side !== me);
  const isMeant = lost.length > 0 || (outcome !== null && outcome.winner === me);
  return isMeant ? { step, lost, outcome } : null;
};
