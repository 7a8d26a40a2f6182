/** What belongs to a game and not to an exercise, which is not kept, has no clocks and nobody else playing: refused there. */
import { err } from '../../../engine/shared/result.ts';
import { errorMessages } from '../../contract/messages.ts';
import type { Handlers, RequestName } from '../../contract/requests.ts';
import type { AppSession } from '../app-session.ts';

const ONLY_IN_GAMES = [
  'match.rematch',
  'match.rename',
  'match.saveCopy',
  'match.saveFilm',
  'match.text',
  'match.comment',
  'match.notes',
  'match.free',
  'match.referee',
  'match.together',
  'match.playTogether',
  'match.layReady',
  'match.redo',
  'match.goto',
  'match.resign',
  'match.agree',
  'match.claim',
  'match.toss',
  'clock.pause',
  'clock.hold',
  'clock.give',
  'clock.off',
  'clock.claim',
  'computer.moveNow',
  'computer.go',
  'computer.pause',
  'computer.shown',
  'computer.seat',
  'computer.threats',
  'computer.analyse',
  'computer.agreeAnalysis',
  'computer.review',
] as const satisfies readonly RequestName[];

/** The same handlers; these answer with a refusal while an exercise is on the table. */
export function exceptInExercises(handlers: Handlers, app: AppSession): Handlers {
  const guarded = ONLY_IN_GAMES.map((name) => {
    const handler = handlers[name] as (input: unknown) => unknown;
    return [
      name,
      (input: unknown) =>
        app.current?.session.exercise ? err('exercise', errorMessages.notInExercise) : handler(input),
    ];
  });
  return { ...handlers, ...Object.fromEntries(guarded) };
}
