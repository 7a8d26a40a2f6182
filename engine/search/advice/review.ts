/**
 * Judging the turns of a game: what each cost its side in wins of 100 games, against the best that was there. One turn at a
 * time, so whoever reviews a game may stop and go on where it was, and tell how far it is. The same turn, view and nodes
 * give the same judgement.
 */
import type { Position } from '../../core/position.ts';
import { scoreOfEnd } from '../score.ts';
import type { TranspositionTable } from '../table.ts';
import { Thinker, type Thought } from '../think.ts';
import { gameOfView, type SideView } from './position-view.ts';
import { type Why, whyFor } from './reasons.ts';
import { afterAll, currentTurn, type LineStep, positionOf, stepsOf, wholeTurn } from './steps.ts';
import { chanceOf } from './tell.ts';

type Judged = 'best' | 'good' | 'slip' | 'mistake' | 'blunder';
/** Wins in 100 games that a turn must have cost to be called so. */
export const SLIP = 8;
const MISTAKE = 15;
const BLUNDER = 30;

export interface TurnReview {
  /** wins in 100 games of the side that moved, if it had played best, and as it did */
  readonly before: number;
  readonly after: number;
  readonly judged: Judged;
  /** the best turn instead, and why; null where what was played was good enough */
  readonly better: { readonly steps: readonly LineStep[]; readonly why: Why | null } | null;
  /** what the other side would answer; null where the game is over, or the turn was good enough */
  readonly answer: LineStep | null;
}
interface Asked {
  /** the position before the turn, as whoever reviews may know it */
  readonly view: SideView;
  /** the actions of the turn */
  readonly actions: readonly string[];
  /** looked at for each question about it */
  readonly nodes: number;
}
interface Means {
  readonly table: TranspositionTable;
  readonly stop?: () => boolean;
}

/** Null where it was stopped. */
export const reviewTurn = (asked: Asked, means: Means): TurnReview | null => {
  const { game, past } = gameOfView(asked.view);
  const position = positionOf(game);
  // a check that was called with an action changes nothing about what is known
  const actions = position.areChecksCalled ? asked.actions.map((text) => text.replace(/\+$/, '')) : asked.actions;
  const reviewer = new Reviewer(position, { ...asked, actions }, past, means);
  if (!reviewer.isKnown(actions)) return reviewer.ofUnknown();
  return actions.length === 1 && game.variant.groups === undefined ? reviewer.ofAction() : reviewer.ofTurn();
};

class Reviewer {
  private readonly position: Position;
  private readonly asked: Asked;
  private readonly past: readonly number[];
  private readonly means: Means;

  constructor(position: Position, asked: Asked, past: readonly number[], means: Means) {
    this.position = position;
    this.asked = asked;
    this.past = past;
    this.means = means;
  }
  /** Can they be played as far as the asker knows? What is hidden from it may have allowed more. */
  isKnown([text, ...rest]: readonly string[]): boolean {
    if (text === undefined) return true;
    const found = this.position.find(text);
    return found.ok && this.position.after(found.value, () => this.isKnown(rest));
  }
  ofUnknown(): TurnReview | null {
    const best = this.think()?.lines[0];
    if (best === undefined) return null;
    const chance = chanceOf(best.score);
    return { before: chance, after: chance, judged: 'good', better: null, answer: null };
  }
  /** A turn of one action is searched together with the best one, equally deep. */
  ofAction(): TurnReview | null {
    const { position } = this;
    const [played] = this.asked.actions;
    const thought = this.think(played);
    if (thought === null) return null;
    const [best] = thought.lines;
    const line = thought.also ?? best;
    const isBest = best.actions[0] === played || line.score >= best.score;
    const [before, after] = [chanceOf(best.score), isBest ? chanceOf(best.score) : chanceOf(line.score)];
    const judged = judgedBy(before - after, isBest);
    if (isGoodEnough(judged)) return { before, after, judged, better: null, answer: null };
    const steps = currentTurn(stepsOf(position, best.actions));
    const [first, ...rest] = best.actions;
    const why = whyFor(position, first, { line: rest, wins: best.wins !== null && best.score > 0 });
    const answer = stepsOf(position, line.actions)[1] ?? this.after([played])?.answer ?? null;
    return { before, after, judged, better: { steps, why }, answer };
  }
  /**
   * One of several is judged as a whole: the position that it came to against the one that the best turn comes to, action
   * by action as the computer would play it. That turn is only looked for where something seems to be lost.
   */
  ofTurn(): TurnReview | null {
    const { actions } = this.asked;
    const expected = this.think();
    const end = this.after(actions);
    if (expected === null || end === null) return null;
    const [first] = expected.lines;
    const after = chanceOf(end.score);
    if (chanceOf(first.score) - after < SLIP) {
      const before = Math.max(after, chanceOf(first.score));
      return { before, after, judged: judgedBy(before - after, before <= after), better: null, answer: null };
    }
    const texts = this.bestTurn(first.actions[0]);
    const best = texts && this.after(texts);
    if (!texts || !best) return null;
    const before = Math.max(after, chanceOf(best.score));
    const judged = judgedBy(before - after, before <= after);
    if (isGoodEnough(judged)) return { before, after, judged, better: null, answer: null };
    const why = whyFor(this.position, texts[0], { line: texts.slice(1) });
    const steps = stepsOf(this.position, texts);
    return { before, after, judged, better: { steps, why }, answer: end.answer };
  }

  /** Null where it was stopped. */
  private think(also?: string, nodes = this.asked.nodes): Thought | null {
    const { table, stop } = this.means;
    const limits = also === undefined ? { nodes } : { nodes, also };
    const thought = new Thinker(this.position.game, { table }).think(limits, this.past, stop);
    return thought.complete ? thought : null;
  }
  /** What the position after these actions is worth to the side that made them, and what the other side answers. */
  private after(texts: readonly string[]): { readonly score: number; readonly answer: LineStep | null } | null {
    const { position } = this;
    const me = position.turn;
    return afterAll(position, texts, () => {
      const { outcome, turn } = position;
      if (outcome !== null) return { score: scoreOfEnd(outcome.winner, me, 1), answer: null };
      const thought = this.think();
      if (thought === null) return null;
      const [best] = thought.lines;
      const [answer = null] = stepsOf(position, best.actions.slice(0, 1));
      return { score: turn === me ? best.score : -best.score, answer };
    });
  }
  /** The whole turn that begins with it. */
  private bestTurn(first: string): readonly string[] | null {
    return wholeTurn(this.position, first, () => this.think()?.lines[0].actions[0] ?? null);
  }
}

const judgedBy = (cost: number, isBest: boolean): Judged => {
  if (cost >= BLUNDER) return 'blunder';
  if (cost >= MISTAKE) return 'mistake';
  if (cost >= SLIP) return 'slip';
  return isBest ? 'best' : 'good';
};
const isGoodEnough = (judged: Judged): boolean => judged === 'best' || judged === 'good';
