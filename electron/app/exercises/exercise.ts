/**
 * The task of a match that is an exercise, and what came of each action that was tried. A verdict belongs to the node of
 * its action, so that the state of the exercise follows from where the match is, however it came there. Where the other
 * side stands still in a lesson, the exercise goes on in another match, from the position with the learner to move.
 */

import type { Side } from '../../../engine/core/ids.ts';
import { shownLabel } from '../../../engine/core/text/label.ts';
import type { StartPosition } from '../../../engine/core/vocabulary.ts';
import { requireVariant } from '../../../engine/lessons/attempt.ts';
import type { Change } from '../../../engine/match/change.ts';
import type { Match } from '../../../engine/match/match.ts';
import type { Node } from '../../../engine/match/node.ts';
import { said } from '../../../engine/shared/language.ts';
import { err, type Result } from '../../../engine/shared/result.ts';
import type { ExerciseView, VerdictView } from '../../contract/exercise.ts';
import { errorMessages } from '../../contract/messages.ts';
import type { Attempted, Known, Task } from './exercise-tasks.ts';
import { hintsSaid, missedSaid } from './lesson-words.ts';

export class Exercise {
  readonly task: Task;
  readonly solver: Side;
  private readonly matchNow: () => Match;
  private readonly verdicts = new Map<number, Known>();
  /** what was played in matches before this one, and the verdict that led here */
  private before: readonly string[] = [];
  private carried: Known | null = null;
  /** actions that were judged and not right */
  misses = 0;
  /** the solution is on the board, or is being played; in a lesson what is left of it */
  isShown = false;
  toShow: readonly string[] = [];

  constructor(task: Task, match: () => Match) {
    this.task = task;
    this.solver = match().position.turn;
    this.matchNow = match;
  }

  /** The solver's last action in this match, which is to be judged or was. */
  private get last(): Node | null {
    const own = this.matchNow()
      .path()
      .filter(({ kind, side }) => kind === 'action' && side === this.solver);
    return own.at(-1) ?? null;
  }
  private get known(): Known | null {
    const { last } = this;
    return last === null ? this.carried : (this.verdicts.get(last.id) ?? null);
  }
  /** The actions of both sides up to the position, in the notation of the game. */
  get played(): readonly string[] {
    return this.texts(this.matchNow().cursor.id);
  }
  private texts(node: number): readonly string[] {
    const here = this.matchNow()
      .path(node)
      .filter(({ kind }) => kind === 'action')
      .map(({ text }) => text);
    return [...this.before, ...here];
  }
  /** The action that waits for a verdict, and what was played before it. */
  get attempt(): Attempted | null {
    const { last } = this;
    const isKnown = this.isShown && this.task.is === 'problem';
    if (isKnown || last === null || last.parent === null || this.verdicts.has(last.id)) return null;
    return { node: last.id, played: this.texts(last.parent), tried: last.text };
  }
  /** What the other side answers, if that is not on the board yet. */
  get reply(): readonly string[] {
    const { last, known } = this;
    const isNew = last !== null && this.matchNow().cursor.id === last.id;
    return isNew && known && 'reply' in known && !(this.isShown && this.task.is === 'problem')
      ? known.reply.map(({ text }) => text)
      : [];
  }
  /** Where the exercise goes on in another match: its start. */
  get next(): StartPosition | null {
    const { last, known } = this;
    return last !== null && known?.is === 'right' ? (known.next ?? null) : null;
  }
  judged(node: number, verdict: Known): void {
    this.verdicts.set(node, verdict);
    if (verdict.is === 'slower' || verdict.is === 'wrong' || verdict.is === 'missed') this.misses++;
  }
  /**
   * What the lesson says of a move that the rules refuse, instead of their own reason; null: nothing. `from`: null where the
   * piece is not on the board; `to`: null where the piece cannot move at all.
   */
  saysOfRefused(from: string | null, to: string | null): string | null {
    const { task } = this;
    if (task.is !== 'lesson' || this.played.length > 0) return null;
    const stated = task.steps[task.step].refutations ?? [];
    const known = stated.find(({ illegal, try: text }) => illegal && leads(text, from, to));
    return known ? said(known.because) : null;
  }
  /** The match is about to be replaced by one that goes on from `next`. */
  goesOn(): void {
    this.before = this.played;
    this.carried = this.known;
    this.verdicts.clear();
  }
  /** The match is about to be replaced by one from the position of the task. */
  restarts(): void {
    this.before = [];
    this.carried = null;
    this.verdicts.clear();
    this.isShown = false;
    this.toShow = [];
  }

  get state(): ExerciseView['state'] {
    const { last, known } = this;
    if (this.isShown) return this.toShow.length > 0 ? 'judging' : 'over';
    if (last === null) return 'open';
    if (!known) return 'judging';
    if (known.is !== 'right') return 'over';
    return this.matchNow().position.turn === this.solver ? 'open' : 'judging';
  }
  get verdict(): VerdictView | null {
    if (this.isShown) return { is: 'shown' };
    return this.known && told(this.known, this.task);
  }
  get canTakeBack(): boolean {
    return this.last !== null || this.before.length > 0;
  }

  /** The node that a try began from: before the solver's last action, or before the whole turn where it moves many units. */
  private get begun(): number | null {
    const { last } = this;
    const match = this.matchNow();
    if (last === null || !last.endsTurn || match.variant.groups === undefined) return last?.parent ?? null;
    const { turnNumber, side } = last;
    const ofTurn = (node: Node) => node.kind === 'action' && node.turnNumber === turnNumber && node.side === side;
    return match.path().find(ofTurn)?.parent ?? null;
  }
  /** Back to before what the solver tried last, or to the start if the solution was shown. Only in problems. */
  takeBack(at: number): Result<Change> {
    const match = this.matchNow();
    const to = this.isShown ? (match.path()[0]?.id ?? null) : this.begun;
    if (to === null || match.cursor.id === to) return err('nothing-to-undo', errorMessages.nothingToUndo);
    // it is judged when it is tried again
    for (const [node, { is }] of this.verdicts) if (is === 'unknown') this.verdicts.delete(node);
    const how = { at, agreed: true };
    let made = match.undo('action', how);
    while (made.ok && match.cursor.id !== to) {
      made = match.undo('action', how);
      // half of it must not stay
      if (!made.ok) throw new Error(`what was played cannot be undone: ${made.error.code}`);
    }
    this.isShown = false;
    return made;
  }
}

/** Does the text of an action name these squares? */
const leads = (text: string, from: string | null, to: string | null): boolean =>
  (from === null ? [`@${to ?? ''}`] : ['-', 'x', '*', '<>', '^'].map((by) => `${from}${by}${to ?? ''}`)).some(
    (squares) => {
      const at = text.indexOf(squares);
      return at >= 0 && (to === null || !/\d/.test(text.charAt(at + squares.length)));
    },
  );

function missedTold({ fact, rule }: Extract<Known, { readonly is: 'missed' }>, task: Task): VerdictView {
  if (task.is !== 'lesson') throw new Error('only a lesson has a goal that can be missed');
  const { lesson, steps, step } = task;
  const variant = requireVariant(lesson.variant);
  const here = steps[step];
  return {
    is: 'missed',
    fact: missedSaid(variant, here, fact),
    rule: rule === here.hints[0] ? hintsSaid(variant, here)[0] : said(rule),
  };
}
function told(known: Known, task: Task): VerdictView {
  switch (known.is) {
    case 'solved':
      return { is: 'solved' };
    case 'unknown':
      return known;
    case 'right':
      return { is: 'right', turns: known.turns };
    case 'slower': {
      const turns = task.is === 'problem' && task.problem.goal.is === 'win' ? task.problem.goal.turns : 1;
      return { is: 'slower', turns: turns + known.turns };
    }
    case 'wrong':
      return { is: 'wrong', reply: known.reply.map(shownLabel) };
    case 'missed':
      return missedTold(known, task);
  }
}
