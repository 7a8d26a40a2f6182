/**
 * The task of a match that is an exercise, and what came of each action that was tried. A verdict belongs to the node of
 * its action, so that the state of the exercise follows from where the match is, however it came there.
 */
import type { Side } from '../../engine/core/ids.ts';
import { err, type Result } from '../../engine/core/result.ts';
import type { Change } from '../../engine/match/change.ts';
import type { Match } from '../../engine/match/match.ts';
import type { Node } from '../../engine/match/node.ts';
import type { ChessProblem } from '../../engine/problems/chess-problem.ts';
import type { Verdict as Judged } from '../../engine/problems/judge.ts';
import type { ExerciseView, Verdict } from '../contract/exercise.ts';
import { errorMessages } from '../contract/messages.ts';

/** `unknown`: nothing could be told */
type Known = Judged | { readonly is: 'unknown' };

export class Exercise {
  readonly problem: ChessProblem;
  readonly solver: Side;
  private readonly matchNow: () => Match;
  private readonly verdicts = new Map<number, Known>();
  /** actions that were judged and not right */
  misses = 0;
  /** the solution is on the board */
  isShown = false;

  constructor(problem: ChessProblem, match: () => Match) {
    this.problem = problem;
    this.solver = match().position.turn;
    this.matchNow = match;
  }

  /** The solver's last action, which is to be judged or was. */
  private get last(): Node | null {
    const own = this.matchNow()
      .path()
      .filter(({ kind, side }) => kind === 'action' && side === this.solver);
    return own.at(-1) ?? null;
  }
  /** The actions of both sides up to the position, in the notation of the game. */
  get played(): readonly string[] {
    return this.texts(this.matchNow().cursor.id);
  }
  private texts(node: number): readonly string[] {
    return this.matchNow()
      .path(node)
      .filter(({ kind }) => kind === 'action')
      .map(({ text }) => text);
  }
  /** The action that waits for a verdict, and what was played before it. */
  get attempt(): { readonly node: number; readonly played: readonly string[]; readonly tried: string } | null {
    const { last } = this;
    if (this.isShown || last === null || last.parent === null || this.verdicts.has(last.id)) return null;
    return { node: last.id, played: this.texts(last.parent), tried: last.text };
  }
  /** What the other side answers, if that is not on the board yet. */
  get reply(): readonly string[] {
    const { last } = this;
    const verdict = last && this.verdicts.get(last.id);
    if (this.isShown || !verdict || !('reply' in verdict) || this.matchNow().cursor.id !== last.id) return [];
    return verdict.reply.map(({ text }) => text);
  }
  judged(node: number, verdict: Known): void {
    this.verdicts.set(node, verdict);
    if (verdict.is === 'slower' || verdict.is === 'wrong') this.misses++;
  }

  get state(): ExerciseView['state'] {
    const { last } = this;
    if (this.isShown) return 'over';
    if (last === null) return 'open';
    const verdict = this.verdicts.get(last.id);
    if (!verdict) return 'judging';
    if (verdict.is !== 'right') return 'over';
    return this.matchNow().position.turn === this.solver ? 'open' : 'judging';
  }
  get verdict(): Verdict | null {
    const { last } = this;
    if (this.isShown) return { is: 'shown' };
    const verdict = last && this.verdicts.get(last.id);
    return verdict ? told(verdict, this.problem) : null;
  }
  get canTakeBack(): boolean {
    return this.last !== null;
  }

  /** Back to before the solver's last action, or to the start if the solution was shown. */
  takeBack(at: number): Result<Change> {
    const match = this.matchNow();
    const to = this.isShown ? (match.path()[0]?.id ?? null) : (this.last?.parent ?? null);
    if (to === null || match.cursor.id === to) return err('nothing-to-undo', errorMessages.nothingToUndo);
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

function told(verdict: Known, { goal }: ChessProblem): Verdict {
  switch (verdict.is) {
    case 'solved':
    case 'unknown':
      return { is: verdict.is };
    case 'right':
      return { is: 'right', turns: verdict.turns };
    case 'slower':
      return { is: 'slower', turns: (goal.is === 'win' ? goal.turns : 1) + verdict.turns };
    case 'wrong':
      return { is: 'wrong', reply: verdict.reply.map(({ label }) => label) };
  }
}
