/** Requests about clocks, and what happens by itself when a clock runs: it is journalled, and a flag falls. */
import { other, SIDES } from '../../../engine/core/ids.ts';
import type { Change } from '../../../engine/match/change.ts';
import type { Match } from '../../../engine/match/match.ts';
import { err, ok, type Result } from '../../../engine/shared/result.ts';
import { errorMessages } from '../../contract/messages.ts';
import type { Handlers } from '../../contract/requests.ts';
import type { Answer } from '../../contract/result.ts';
import type { ActiveMatch, AppSession } from '../app-session.ts';
import { positionRequests } from '../match/position-requests.ts';

type ClockHandlers = Pick<Handlers, Extract<keyof Handlers, `clock.${string}`>>;

export function clockRequests(app: AppSession): { readonly handlers: ClockHandlers; consider(): void } {
  const { apply, change } = positionRequests(app);
  /** what the page was told last, so that it is told of every change and of nothing else */
  let told = '';
  const signOf = ({ session }: ActiveMatch): string => {
    const { clocks, match } = session;
    const { timing } = match;
    return JSON.stringify([session.id, match.entries.length, clocks.runs, clocks.isPaused, clocks.out, timing?.state]);
  };
  const tell = (active: ActiveMatch): void => {
    const sign = signOf(active);
    if (sign === told) return;
    told = sign;
    const clock = active.session.clocks.view();
    if (!clock) return;
    app.host.send('clock', { match: active.session.id, clock });
    for (const guest of active.session.guests) guest.tell('clock', { match: guest.id, clock });
  };

  /** The same position, in which the computer does something else now. */
  const tellView = (session: ActiveMatch['session']): void => {
    const { id, revision } = session;
    app.host.send('played', { match: id, revision, effects: [], view: session.view() });
  };

  /** The side to move loses on time, if that is what a fallen flag does. Only in the queue. */
  const fall = async (active: ActiveMatch): Promise<void> => {
    const { session } = active;
    const { fallen } = session.clocks;
    if (fallen === null || session.match.timing?.control.flag !== 'loses') return;
    const lost = await apply(active, (match, when) => match.loseOnTime(fallen, when));
    if (lost.ok) app.host.send('played', { match: session.id, ...lost.value });
    else app.host.log(`a flag did not fall: ${lost.error.code}`);
  };
  app.clockTicked = (active) =>
    void app.queue.run(async () => {
      if (app.current !== active) return;
      await active.autosave.recordRunning();
      await fall(active);
    });

  /** At any revision: the clocks do not depend on what the page shows. */
  const anywhere = (
    match: string,
    work: (active: ActiveMatch) => Answer<Record<string, never>>,
  ): Promise<Answer<Record<string, never>>> =>
    app.queue.run(() => {
      const active = app.current;
      return active?.session.id === match ? work(active) : err('no-match', errorMessages.noMatch);
    });

  return {
    /** After everything that may have changed what is open. */
    consider() {
      const active = app.current;
      if (!active) return;
      active.session.clocks.consider();
      tell(active);
    },
    handlers: {
      'clock.pause': ({ match, paused }) =>
        anywhere(match, ({ session }) => {
          if (session.match.runs === null) return err('no-clock', errorMessages.noPause);
          if (paused) session.clocks.stop('paused');
          else session.clocks.go('paused');
          // the computer does not think meanwhile, which is a part of the view
          if (session.computer.state !== null) tellView(session);
          return ok({});
        }),
      'clock.hold': ({ match, held }) =>
        anywhere(match, ({ session }) => {
          if (held) session.clocks.stop('held');
          else session.clocks.go('held');
          return ok({});
        }),
      'clock.give': ({ side, seconds, ...where }) =>
        change(where, (match, when) => match.give(side, seconds, when), 'allowed'),
      'clock.off': (where) => change(where, (match, when) => match.playUntimed(when), 'allowed'),
      'clock.claim': (where) => change(where, (match, when, { clocks }) => claimed(match, when, clocks.out), 'allowed'),
    },
  };
}

/** The side that has time left wins; with both flags fallen nobody can claim. */
function claimed(match: Match, when: { at: number }, out: readonly number[]): Result<Change> {
  const loser = SIDES.find((side) => out.includes(side) && !out.includes(other(side)));
  if (loser === undefined || match.outcome !== null || match.timing?.control.flag !== 'claim')
    return err('no-claim', errorMessages.noClaim);
  return match.loseOnTime(loser, when);
}
