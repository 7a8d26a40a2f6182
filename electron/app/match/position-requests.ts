/**
 * How requests that depend on a position are handled: each says which one it means; when the match has moved on, it is
 * answered with the view as it is now and nothing is done.
 */

import type { Change } from '../../../engine/match/change.ts';
import type { Match } from '../../../engine/match/match.ts';
import { err, ok, type Result } from '../../../engine/shared/result.ts';
import { errorMessages, problemMessages } from '../../contract/messages.ts';
import type { Answer } from '../../contract/result.ts';
import type { Played } from '../../contract/view.ts';
import { now } from '../../saves/clock.ts';
import { codeOf } from '../../saves/disk/disk.ts';
import { problem } from '../../saves/problems.ts';
import { answerOf, errFrom, errWith } from '../answers.ts';
import type { ActiveMatch, AppSession } from '../app-session.ts';
import { inOwnLanguage } from '../whose-language.ts';
import type { MatchSession } from './match-session.ts';
import type { MatchViews } from './match-views.ts';

export interface Where {
  readonly match: string;
  /** absent: wherever the match is now */
  readonly revision?: number;
}
export type MakeChange<V = MatchSession> = (
  match: Match,
  when: { at: number; spent?: number },
  session: V,
) => Result<Change>;
/** The open match and what saves it, with the match as whoever asks sees it. */
interface Seen<V> {
  readonly active: ActiveMatch;
  readonly session: V;
  readonly autosave: ActiveMatch['autosave'];
}

/** Requests of the page of this machine. */
export const positionRequests = (app: AppSession) => positionRequestsOf(app, (session) => session);

/** `seenBy`: the open match as whoever asks sees it; null if that one has no place at it. */
export function positionRequestsOf<V extends MatchViews>(app: AppSession, seenBy: (session: MatchSession) => V | null) {
  const { queue } = app;

  /** Does the work at the position that the request means, or answers what there is instead. */
  const at = <T>(
    { match, revision }: Where,
    work: (seen: Seen<V>) => Answer<T> | Promise<Answer<T>>,
  ): Promise<Answer<T>> =>
    queue.run(() =>
      app.orDiskRefusal(async () => {
        const { current } = app;
        const session = current && seenBy(current.session);
        if (!session) return err('no-match', errorMessages.noMatch);
        if (session.id !== match || (revision !== undefined && session.revision !== revision)) {
          return errWith('stale', errorMessages.stale, { view: session.view() });
        }
        try {
          return await work({ active: current, session, autosave: current.autosave });
        } catch (error) {
          if (!session.viewer.hasSecrets || codeOf(error) !== 'unknown') throw error;
          app.host.log(`a request failed: ${traceOf(error, false)}`);
          return err('internal', errorMessages.internal);
        }
      }),
    );

  /** A question about the position: only answered for the viewer who may look now. */
  const ask = <T>(where: Where, question: (session: V) => Result<T>): Promise<Answer<T>> =>
    at(where, ({ session }) =>
      session.viewer.isHidden ? err('hidden', whyHidden(session)) : answerOf(question(session)),
    );

  /** Changes the open match, whoever asked for it: the entry is on the disk before the answer is there. Only in the queue. */
  const apply = async (active: ActiveMatch, make: MakeChange<V>): Promise<Answer<Played>> => {
    const asking = seenBy(active.session);
    if (!asking) return err('no-match', errorMessages.noMatch);
    return applyFor(app, active, asking, make);
  };
  /** Changes the match as a page asks. */
  const change = (
    where: Where,
    make: MakeChange<V>,
    whenHidden: 'allowed' | 'refused' = 'refused',
  ): Promise<Answer<Played>> =>
    at(where, async ({ active, session }) =>
      session.viewer.isHidden && whenHidden === 'refused'
        ? err('hidden', whyHidden(session))
        : applyFor(app, active, session, make),
    );

  return { at, ask, apply, change };
}

async function applyFor<V extends MatchViews>(
  app: AppSession,
  { session, autosave }: ActiveMatch,
  asking: V,
  make: MakeChange<V>,
): Promise<Answer<Played>> {
  const entries = [...session.match.entries];
  const { turn } = session.match.position;
  const from = session.match.cursor.id;
  const everybody: readonly MatchViews[] = [session, ...session.guests];
  const marks = new Map(everybody.map((views) => [views, views.markHistory()]));
  const { spent } = session.clocks;
  let made: Result<Change>;
  try {
    made = make(session.match, { at: now(), ...(spent > 0 && { spent }) }, asking);
  } catch (error) {
    // a rule that threw may have left the position in any state; only the entries are reliable
    const isOpen = !session.viewer.hasSecrets;
    app.host.log(`a rule threw: ${traceOf(error, isOpen)}`);
    session.restore(entries);
    const detail = isOpen && error instanceof Error ? error.message : undefined;
    return errWith('rules-bug', errorMessages.rulesBug, {
      problem: problem('rules-bug', problemMessages.rulesBug, detail),
    });
  }
  if (!made.ok) {
    return made.error.code === 'revelation' ? err('both', errorMessages.both) : errFrom(made.error);
  }
  const { value: change } = made;
  for (const { viewer } of everybody) viewer.changed(change, turn);
  session.clocks.entered(spent);
  if (change.entry.do === 'play') session.clocks.go('paused');
  // what cannot be written is told at this machine, whoever has played
  await inOwnLanguage(() => autosave.record());
  // the file is written once a turn; the journal has every action
  const { node, how, secretOf, rewound } = change;
  // writing the file at once would reveal that something was done in secret
  if (secretOf === null && (node.endsTurn || how !== 'play')) inOwnLanguage(() => autosave.file());
  if (how !== 'stay' && secretOf === null) app.moved();
  const playedFor = (views: MatchViews): Played => {
    const effects = views.effects(change.effects);
    const mark = marks.get(views);
    const history = mark && views.historySince(mark);
    return {
      revision: views.revision,
      effects,
      ...(how === 'play' && views.passedSince(from)),
      view: views.view(),
      ...(history && { history }),
      ...(rewound && { rewound }),
    };
  };
  for (const views of everybody) {
    if (views === asking || !views.viewer.mayKnow(change)) continue;
    const event = { match: session.id, ...views.saying(() => playedFor(views)) };
    if (views === session) app.host.send('played', event);
    else for (const guest of session.guests) if (guest === views) guest.tell('played', event);
  }
  return ok(asking.saying(() => playedFor(asking)));
}

const whyHidden = ({ computer, byText }: MatchViews): string => {
  if (computer.plays) return errorMessages.computerHides;
  return byText.mine ? errorMessages.theyHide : errorMessages.hidden;
};

/** The stack of the error; with its message only if that cannot reveal a secret. */
function traceOf(error: unknown, isOpen: boolean): string {
  if (!(error instanceof Error)) return isOpen ? String(error) : typeof error;
  const trace = error.stack ?? error.message;
  return isOpen ? trace : `${error.name} ${trace.slice(trace.indexOf('\n    at ') + 1)}`;
}
