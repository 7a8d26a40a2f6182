/**
 * Problems that come with people's own games: read from the texts of the games, and checked by the proof and the search that found
 * those of the program. Must stay true: only what holds under the rules as they are is listed and can be solved. A game with
 * other rules has another id, so its problems are checked again.
 */
import { Position } from '../../../engine/core/position.ts';
import { problemsOf, withCellName } from '../../../engine/core/start/start.ts';
import { shownLabel } from '../../../engine/core/text/label.ts';
import type { Variant } from '../../../engine/core/variant.ts';
import { readSetupDraft } from '../../../engine/exchange/setup/setup-read.ts';
import type { ProblemCheck, Unchecked } from '../../../engine/problems/check-problem.ts';
import type { ChessProblem } from '../../../engine/problems/chess-problem.ts';
import { OWN_GAME } from '../../../engine/shared/own-game.ts';
import { ok, type Result } from '../../../engine/shared/result.ts';
import { ownVariants } from '../../../engine/variants/registry.ts';
import { readGame } from '../../../engine/workshop/file/read-game.ts';
import type { GameProblem } from '../../../engine/workshop/game-data.ts';
import type { Draft } from '../../contract/description.ts';
import { errorMessages, gameMessages } from '../../contract/messages.ts';
import type { Output } from '../../contract/requests.ts';
import type { Answer } from '../../contract/result.ts';
import type { AppSession } from '../app-session.ts';
import type { Advice } from '../computer/advice.ts';
import { REVIEW } from '../computer/advice-queue.ts';
import { Checks } from './checks.ts';
import { pictureAt } from './exercise-views.ts';
import { admitOwn, ownId, prefixOf } from './own-exercises.ts';

const words = gameMessages.problems;

export class OwnProblems {
  private readonly app: AppSession;
  private readonly checks: Checks<Unchecked, ProblemCheck>;
  /** read once for each text that is in use */
  private readonly read = new WeakMap<Variant, readonly Unchecked[]>();

  constructor(app: AppSession, advice: Advice) {
    this.app = app;
    this.checks = new Checks({
      ask: async (problem, rank) => {
        const { answer } = advice.queue.ask({ do: 'check-problem', problem }, rank);
        return (await answer)?.found ?? null;
      },
      log: (error) => app.host.log(`a problem could not be checked: ${error}`),
    });
  }

  /**
   * Those that hold, of every game in use and in people's own folder. Others are checked from now on, and the event `problems`
   * tells when it is known of one of them that it holds.
   */
  async list(): Promise<readonly ChessProblem[]> {
    await admitOwn(this.app);
    return ownVariants().flatMap((variant) =>
      this.problemsIn(variant).flatMap((problem) => {
        if (!this.checks.has(problem.id)) void this.checkAndTell(problem);
        return this.held(problem) ?? [];
      }),
    );
  }
  /** Undefined where there is none, or where it does not hold. */
  async find(id: string): Promise<ChessProblem | undefined> {
    const problem =
      this.named(id) ??
      (id.startsWith(prefixOf(OWN_GAME)) ? await admitOwn(this.app).then(() => this.named(id)) : null);
    if (!problem) return undefined;
    await this.checks.check(problem);
    return this.held(problem);
  }
  /** One that somebody is making: what it looks like, and whether it holds. */
  async tell(
    variant: Variant,
    { said, at }: { readonly said: readonly GameProblem[]; readonly at: number },
  ): Promise<Answer<Output<'games.problem'>>> {
    const one = said[at];
    if (one === undefined)
      return { ok: false, error: { code: 'no-such-problem', message: errorMessages.noSuchProblem } };
    const none = { id: null, holds: false, picture: null, side: 0 as const };
    if (one.position === '') return ok({ ...none, says: words.noPosition });
    const draft = readSetupDraft(variant, one.position);
    if (!draft.ok) return ok({ ...none, says: words.badPosition(draft.error.message) });
    const [fault] = problemsOf(variant, {}, draft.value);
    if (fault) return ok({ ...none, says: words.badPosition(withCellName(variant, fault)) });
    const problem = uncheckedOf(variant, one, draft.value);
    const position = positionIn(variant, problem);
    const shown = { ...none, picture: pictureAt(position), side: position.turn };
    const check = await this.checks.check(problem);
    if (!check) return ok({ ...shown, says: words.unknown });
    return ok({
      ...shown,
      id: check.holds ? problem.id : null,
      holds: check.holds,
      says: saysOf(check, position, one),
    });
  }

  private named(id: string): Unchecked | undefined {
    return ownVariants()
      .filter((variant) => id.startsWith(prefixOf(variant.id)))
      .flatMap((variant) => this.problemsIn(variant))
      .find((problem) => problem.id === id);
  }
  /** Those that can be set up, each once. */
  private problemsIn(variant: Variant): readonly Unchecked[] {
    const known = this.read.get(variant);
    if (known) return known;
    const game = readGame(variant.source ?? '');
    const found = (game.ok ? (game.data.problems ?? []) : []).flatMap((one) => {
      const draft = one.position === '' ? null : readSetupDraft(variant, one.position);
      return draft?.ok && problemsOf(variant, {}, draft.value).length === 0
        ? [uncheckedOf(variant, one, draft.value)]
        : [];
    });
    const single = [...new Map(found.map((problem) => [problem.id, problem])).values()];
    this.read.set(variant, single);
    return single;
  }
  private held(problem: Unchecked): ChessProblem | undefined {
    const check = this.checks.known(problem.id);
    return check?.holds ? { ...problem, grade: check.grade, solution: check.solution } : undefined;
  }
  private async checkAndTell(problem: Unchecked): Promise<void> {
    const check = await this.checks.check(problem, REVIEW);
    if (check?.holds) this.app.host.send('problems', {});
  }
}

function uncheckedOf(
  { id: variant, source }: Variant,
  { name, words: text, goal, position }: GameProblem,
  start: Draft,
): Unchecked {
  return {
    ...{ id: ownId(variant, [goal, position]), variant, goal, start },
    ...(source !== undefined && { game: source }),
    said: { name, words: text },
  };
}
function positionIn(variant: Variant, { start }: Unchecked): Position {
  const made: Result<Position> = Position.start(variant, {}, start);
  if (!made.ok) throw new Error(`what has no problems cannot be set up: ${made.error.message}`);
  return made.value;
}

function saysOf(check: ProblemCheck, position: Position, { goal }: GameProblem): string {
  const label = (text: string): string => {
    const action = position.find(text);
    return action.ok ? shownLabel(action.value) : text;
  };
  if (check.holds) return words.holds(label(check.solution[0]));
  const turns = goal.is === 'win' ? goal.turns : 1;
  switch (check.why) {
    case 'over':
      return words.over;
    case 'no-win':
      return words.noWin(turns);
    case 'sooner':
      return words.sooner(check.turns);
    case 'several':
      return words.several(check.texts.map(label));
    case 'no-gain':
      return words.noGain;
    case 'wins':
      return words.wins;
    case 'too-long':
      return words.tooLong;
  }
}
