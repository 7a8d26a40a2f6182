/** Requests for the computer's advice: hints, threats, analysis and review. None of them waits in the queue while it thinks. */

import { SIDES } from '../../../engine/core/ids.ts';
import type { Match } from '../../../engine/match/match.ts';
import type { SideView } from '../../../engine/search/advice/position-view.ts';
import { stepsOf } from '../../../engine/search/advice/steps.ts';
import { err, ok } from '../../../engine/shared/result.ts';
import type { HintView, ThreatsView } from '../../contract/advice.ts';
import { adviceMessages, errorMessages } from '../../contract/messages.ts';
import type { Handlers } from '../../contract/requests.ts';
import type { Answer } from '../../contract/result.ts';
import type { Played } from '../../contract/view.ts';
import { thinkingRefusal } from '../answers.ts';
import type { ActiveMatch, AppSession } from '../app-session.ts';
import { EngineFailed, whyNotHere } from '../engines/engine-seats.ts';
import type { Engines } from '../engines/engines.ts';
import type { LessonPlace } from '../exercises/exercise-tasks.ts';
import { hintsSaid } from '../exercises/lesson-words.ts';
import type { MatchSession } from '../match/match-session.ts';
import { positionRequests, type Where } from '../match/position-requests.ts';
import type { Advice } from './advice.ts';
import { AT_ONCE } from './advice-queue.ts';
import { hintViewOf, threatsViewOf } from './advice-words.ts';
import { viewAt } from './reviewed-turns.ts';
import { type Run, troubleOf } from './thinking.ts';

type AdviceRequests = Pick<
  Handlers,
  | 'computer.hint'
  | 'computer.threats'
  | 'computer.analyse'
  | 'computer.agreeAnalysis'
  | 'computer.review'
  | 'computer.stop'
>;

/** nodes for a hint: two or three seconds at the most */
const HINT_NODES = 20_000;

/** The hints that the step itself gives, more and more of the answer. The first of them is the rule, which is on the screen. */
function lessonHint({ match }: MatchSession, place: LessonPlace, played: readonly string[]): Answer<HintView> {
  const { solution } = place.steps[place.step];
  const hints = hintsSaid(match.variant, place.steps[place.step]);
  const learners = match.position.turn;
  const done = played.length;
  const found = match.position.find(solution[done] ?? solution.at(-1) ?? '');
  const action = found.ok ? found.value : match.position.actions()[0];
  if (action === undefined || match.position.turn !== learners) return err('no-hint', errorMessages.noHint);
  const [step] = stepsOf(match.position, [action.text]);
  const usual = hintViewOf(match.position, action, { plan: [step], why: null, only: false });
  const [, first = usual.says[0], second = usual.says[1]] = hints;
  return ok({ ...usual, says: [first, second, usual.says[2]] });
}

/** What is asked about. */
interface Asked {
  readonly active: ActiveMatch;
  readonly session: MatchSession;
  readonly view: SideView;
}

/** Where nobody can tell. */
const noThreats = (): ThreatsView => ({ all: [], says: adviceMessages.threats.cannotTell });

const personsAt = ({ players }: Match): number => SIDES.filter((side) => !players[side].computer).length;

export function adviceRequests(app: AppSession, advice: Advice, engines: Engines): AdviceRequests {
  const { at, apply, change } = positionRequests(app);
  /** what is thought about for the hint that somebody waits for */
  let hinting: Run<unknown> | null = null;
  /** the last hint, so that who asks again is not charged again */
  let given: {
    readonly session: MatchSession;
    readonly key: string;
    readonly engine: string | null;
    readonly hint: HintView;
  } | null = null;

  /** Notes in the match that it was played with help, and tells the page, whose request has another answer. */
  const note = async (active: ActiveMatch, what: 'hint' | 'analysis'): Promise<Answer<Played>> => {
    const noted = await apply(active, (match, when) => match.aid(what, when));
    if (noted.ok) app.host.send('played', { match: active.session.id, ...noted.value });
    return noted;
  };
  /** The present position, as far as the viewer may know it, if a person is to move in it. */
  const asked = (where: Where): Promise<Answer<Asked>> =>
    at(where, ({ active, session }) => {
      const { match, viewer, exercise } = session;
      if (viewer.isHidden) return err('hidden', errorMessages.hidden);
      if (exercise && exercise.state !== 'open') return err('not-open', errorMessages.exerciseNotOpen);
      const view = viewAt(match, viewer.side, match.cursor.id);
      if (match.outcome || match.players[match.position.turn].computer || view === null)
        return err('no-advice', errorMessages.noAdvice);
      return ok({ active, session, view });
    });
  const failed = (error: unknown): Answer<never> => {
    const isOpen = !app.current?.session.viewer.hasSecrets;
    app.host.log(`advice failed: ${isOpen ? String(error) : 'in a game with secrets'}`);
    return error instanceof EngineFailed
      ? err('engine-failed', error.refusal.message)
      : thinkingRefusal(troubleOf(error));
  };

  return {
    'computer.hint': async ({ engine = null, ...where }) => {
      const from = await asked(where);
      if (!from.ok) return from;
      const { active, session, view } = from.value;
      const key = `${session.viewer.side} ${session.match.cursor.id}`;
      const isCounted = given?.session === session && given.key === key;
      if (isCounted && given?.engine === engine) return ok(given.hint);
      hinting?.stop();
      const { exercise } = session;
      const why = engine === null || exercise ? null : whyNotHere(engines, engine, session.match);
      if (why !== null) return err('engine-cannot-play', why);
      if (exercise?.task.is === 'lesson') return lessonHint(session, exercise.task, exercise.played);
      const run = exercise
        ? advice.queue.ask({ do: 'problem-hint', problem: exercise.task.problem, played: exercise.played }, AT_ONCE)
        : engine === null
          ? advice.queue.ask({ do: 'hint', view, nodes: HINT_NODES }, AT_ONCE)
          : advice.hintBy(active, engine, view);
      hinting = run;
      try {
        const answer = await run.answer;
        if (hinting === run) hinting = null;
        else return err('stopped', errorMessages.stopped);
        return await at(where, async ({ active }) => {
          const { position } = active.session.match;
          const found = answer?.found && position.find(answer.found.plan[0].text);
          if (!answer?.found || !found?.ok) return err('no-hint', errorMessages.noHint);
          const hint = hintViewOf(position, found.value, answer.found);
          const noted = isCounted ? ok(null) : await note(active, 'hint');
          if (!noted.ok) return noted;
          given = { session, key, engine, hint };
          return ok(hint);
        });
      } catch (error) {
        return failed(error);
      }
    },
    'computer.threats': async (where) => {
      const from = await asked(where);
      if (!from.ok) return from;
      const { session, view } = from.value;
      const { position } = session.match;
      if (position.check === true || position.budget !== null || position.phase !== null) return ok(noThreats());
      try {
        const found = (await advice.queue.ask({ do: 'threats', view }, AT_ONCE).answer)?.found;
        return await at(where, ({ active }) =>
          ok(found ? threatsViewOf(active.session.match.position, found) : noThreats()),
        );
      } catch (error) {
        return failed(error);
      }
    },
    'computer.analyse': ({ node, depth, engine = null, ...where }) =>
      at(where, async ({ active }) => {
        const { session } = active;
        const { match, viewer } = session;
        if (viewer.isHidden) return err('hidden', errorMessages.hidden);
        const shown = node ?? match.seenBy(viewer.side).id;
        if (!viewer.maySee(shown)) return err('no-such-node', errorMessages.noSuchNode);
        const why = engine === null ? null : whyNotHere(engines, engine, match);
        if (why !== null) return err('engine-cannot-play', why);
        if (match.outcome === null && !match.aids.analysis) {
          // whoever plays the computer asks nobody
          if (personsAt(match) > 1) return err('not-agreed', errorMessages.notAgreed);
          const noted = await note(active, 'analysis');
          if (!noted.ok) return noted;
        }
        advice.analyse(active, { node: shown, depth, engine });
        return ok({});
      }),
    'computer.agreeAnalysis': (where) => change(where, (match, when) => match.aid('analysis', when)),
    'computer.review': (where) =>
      at(where, ({ session }) => {
        const { match, viewer } = session;
        if (viewer.isHidden) return err('hidden', errorMessages.hidden);
        if (match.outcome === null && !match.aids.analysis) return err('not-over', errorMessages.notOver);
        return advice.reviewGame(session) ? ok({}) : err('no-review', errorMessages.noReview);
      }),
    // whatever the position is by now
    'computer.stop': ({ what, match }) => {
      if (app.current?.session.id !== match) return ok({});
      if (what === 'hint') {
        hinting?.stop();
        hinting = null;
      } else advice.stop(what);
      return ok({});
    },
  };
}
