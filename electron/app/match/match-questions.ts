/** Questions about the open match, which change nothing, answered to whoever asks as far as that one may know. */

import { draftText } from '../../../engine/exchange/setup/setup-text.ts';
import { canHaveSecrets } from '../../../engine/match/save/secrets.ts';
import { gameTextOf } from '../../../engine/match/text/game-text.ts';
import { err, ok } from '../../../engine/shared/result.ts';
import type { Draft } from '../../contract/description.ts';
import { tableMessages } from '../../contract/direct-messages.ts';
import { errorMessages } from '../../contract/messages.ts';
import type { Handlers } from '../../contract/requests.ts';
import { dayOf, now } from '../../saves/clock.ts';
import { quietly } from '../../saves/work.ts';
import { answerOf, errWith } from '../answers.ts';
import type { AppSession } from '../app-session.ts';
import type { MatchSession } from './match-session.ts';
import type { MatchViews } from './match-views.ts';
import { positionRequestsOf } from './position-requests.ts';

const QUESTIONS = [
  'match.text',
  'match.view',
  'match.history',
  'match.look',
  'match.actions',
  'match.reach',
  'match.onto',
  'match.find',
  'match.together',
  'match.attackers',
  'match.preview',
  'match.why',
] as const;
type Questions = Pick<Handlers, (typeof QUESTIONS)[number]>;

export function matchQuestions(app: AppSession, seenBy: (session: MatchSession) => MatchViews | null): Questions {
  const { queue } = app;
  const { at, ask } = positionRequestsOf(app, seenBy);
  return {
    'match.text': (where) =>
      at(where, ({ session: { match, viewer } }) => {
        // it says how many secret actions there were
        if (viewer.isSeated && canHaveSecrets(match)) return err('secret-text', tableMessages.secretText);
        const { variant, table, openEntries } = match;
        const [first] = openEntries;
        const { text, leftOut, isTooLong } = gameTextOf(match, null, dayOf(new Date(first?.at ?? now())));
        const position = draftText(variant, structuredClone(table) as Draft);
        return ok({ game: text, position, hidden: leftOut, ...(isTooLong && { isTooLong }) });
      }),
    'match.view': ({ match }) =>
      queue.run(() => {
        const session = app.current && seenBy(app.current.session);
        if (!session) return err('no-match', errorMessages.noMatch);
        if (session.id !== match) return errWith('stale', errorMessages.stale, { view: session.view() });
        return ok(session.view());
      }),
    'match.history': (where) => at(where, async ({ session }) => ok(await quietly(session.history()))),
    'match.look': ({ node, ...where }) => at(where, ({ session }) => answerOf(session.look(node))),
    'match.actions': ({ piece, ...where }) => ask(where, (session) => session.actionsOf(piece)),
    'match.reach': ({ piece, node, ...where }) => ask(where, (session) => session.reachOf(piece, node ?? null)),
    'match.onto': ({ cell, ...where }) => ask(where, (session) => session.onto(cell)),
    'match.find': ({ text, ...where }) => ask(where, (session) => session.find(text)),
    'match.together': ({ pieces, files, ranks, ...where }) =>
      ask(where, (session) => session.planTogether(pieces, { files, ranks })),
    'match.attackers': ({ cell, ...where }) => ask(where, (session) => session.attackers(cell)),
    'match.preview': ({ action, ...where }) => ask(where, (session) => session.preview(action)),
    'match.why': ({ piece, cell, places, ...where }) =>
      ask(where, (session) => session.why(piece, cell, places ?? null)),
  };
}
