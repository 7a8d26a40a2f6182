/**
 * How requests that depend on a position are handled: each says which one it means; when the match has moved on, it is
 * answered with the view as it is now and nothing is done.
 */
import type { Result } from '../../engine/core/result.ts';
import type { Change } from '../../engine/match/change.ts';
import type { Match } from '../../engine/match/match.ts';
import { errorMessages, problemMessages } from '../contract/messages.ts';
import type { Answer } from '../contract/result.ts';
import type { Played } from '../contract/view.ts';
import { now } from '../saves/clock.ts';
import { codeOf } from '../saves/disk.ts';
import { problem } from '../saves/problems.ts';
import { answered, refusal, refused, value } from './answers.ts';
import type { ActiveMatch, AppSession } from './app-session.ts';
import type { MatchSession } from './match-session.ts';

export interface Where {
  readonly match: string;
  /** absent: wherever the match is now */
  readonly revision?: number;
}
export type Make = (match: Match, when: { at: number; spent?: number }, session: MatchSession) => Result<Change>;
export type PositionRequests = ReturnType<typeof positionRequests>;

export function positionRequests(app: AppSession) {
  const { queue } = app;

  /** Does the work at the position that the request means, or answers what there is instead. */
  const at = <T>(
    { match, revision }: Where,
    work: (active: ActiveMatch) => Answer<T> | Promise<Answer<T>>,
  ): Promise<Answer<T>> =>
    queue.run(() =>
      app.orDiskRefusal(async () => {
        const { current } = app;
        if (!current) return refusal('no-match', errorMessages.noMatch);
        const { session } = current;
        if (session.id !== match || (revision !== undefined && session.revision !== revision)) {
          return refusal('stale', errorMessages.stale, { view: session.view() });
        }
        try {
          return await work(current);
        } catch (error) {
          if (!session.viewer.hasSecrets || codeOf(error) !== 'unknown') throw error;
          app.host.log(`a request failed: ${traceOf(error, false)}`);
          return refusal('internal', errorMessages.internal);
        }
      }),
    );

  /** A question about the position: only answered for the viewer who may look now. */
  const ask = <T>(where: Where, question: (session: MatchSession) => Result<T>): Promise<Answer<T>> =>
    at(where, ({ session }) =>
      session.viewer.isHidden ? refusal('hidden', whyHidden(session)) : answered(question(session)),
    );

  /** Changes the open match, whoever asked for it: the entry is on the disk before the answer is there. Only in the queue. */
  const apply = async ({ session, autosave }: ActiveMatch, make: Make): Promise<Answer<Played>> => {
    const entries = [...session.match.entries];
    const { turn } = session.match.position;
    const mark = session.markHistory();
    const { spent } = session.clocks;
    let made: Result<Change>;
    try {
      made = make(session.match, { at: now(), ...(spent > 0 && { spent }) }, session);
    } catch (error) {
      // a rule that threw may have left the position in any state; only the entries are reliable
      const isOpen = !session.viewer.hasSecrets;
      app.host.log(`a rule threw: ${traceOf(error, isOpen)}`);
      session.restore(entries);
      const detail = isOpen && error instanceof Error ? error.message : undefined;
      return refusal('rules-bug', errorMessages.rulesBug, {
        problem: problem('rules-bug', problemMessages.rulesBug, detail),
      });
    }
    if (!made.ok) {
      return made.error.code === 'revelation' ? refusal('both', errorMessages.both) : refused(made.error);
    }
    session.viewer.changed(made.value, turn);
    session.clocks.entered(spent);
    if (made.value.entry.do === 'play') session.clocks.go('paused');
    await autosave.record();
    // the file is written once a turn; the journal has every action
    const { node, how, secretOf } = made.value;
    // writing the file at once would reveal that something was done in secret
    if (secretOf === null && (node.endsTurn || how !== 'play')) autosave.file();
    const effects = session.effects(made.value.effects);
    const { rewound } = made.value;
    const history = session.historySince(mark);
    return value({
      revision: session.revision,
      effects,
      view: session.view(),
      ...(history && { history }),
      ...(rewound && { rewound }),
    });
  };
  /** Changes the match as a page asks. */
  const change = (where: Where, make: Make, whenHidden: 'allowed' | 'refused' = 'refused'): Promise<Answer<Played>> =>
    at(where, async (active) =>
      active.session.viewer.isHidden && whenHidden === 'refused'
        ? refusal('hidden', whyHidden(active.session))
        : apply(active, make),
    );

  return { at, ask, apply, change };
}

const whyHidden = ({ computer }: MatchSession): string =>
  computer.plays ? errorMessages.computerHides : errorMessages.hidden;

/** The stack of the error; with its message only if that cannot reveal a secret. */
function traceOf(error: unknown, isOpen: boolean): string {
  if (!(error instanceof Error)) return isOpen ? String(error) : typeof error;
  const trace = error.stack ?? error.message;
  return isOpen ? trace : `${error.name} ${trace.slice(trace.indexOf('\n    at ') + 1)}`;
}
