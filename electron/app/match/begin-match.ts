/** Opens a new match in place of whatever is open. Only inside the queue. */

import { mayBeByText, seatHere } from '../../../engine/match/correspondence/correspondence.ts';
import { MOST_PACKED_RULES } from '../../../engine/match/correspondence/invitation.ts';
import { Match, type Setup } from '../../../engine/match/match.ts';
import { words } from '../../../engine/match/words.ts';
import { err } from '../../../engine/shared/result.ts';
import { errorMessages, saveMessages } from '../../contract/messages.ts';
import type { Answer } from '../../contract/result.ts';
import type { View } from '../../contract/view.ts';
import { packedRulesOf } from '../../games/packed-rules.ts';
import { now } from '../../saves/clock.ts';
import { errFrom } from '../answers.ts';
import type { AppSession } from '../app-session.ts';
import { reseated } from '../computer/computer-seats.ts';

export async function beginMatch(app: AppSession, setup: Setup): Promise<Answer<View>> {
  const begun = Match.begin(setup);
  if (!begun.ok) return errFrom(begun.error);
  if (setup.players.some(({ elsewhere }) => elsewhere)) {
    const may = mayBeByText(begun.value);
    if (!may.ok) return errFrom(may.error);
    const rules = packedRulesOf(setup.variant);
    if (rules && rules.length > MOST_PACKED_RULES) return err('long-rules', words.longRulesByText);
    const here = seatHere(setup.players);
    if (!here || setup.players[here.side].computer) return err('one-elsewhere', errorMessages.oneElsewhere);
  }
  const today = new Date(now());
  const name = await app.library.free(saveMessages.newGame(today));
  return app.activate(begun.value, name, { created: today.getTime(), filed: false, isNew: true });
}

/** The same players with sides changed. */
export function beginRematch(app: AppSession, match: Match): Promise<Answer<View>> {
  const setup = match.rematch();
  return beginMatch(app, { ...setup, players: [reseated(setup.players[0]), reseated(setup.players[1])] });
}
