/**
 * A text from another machine: finds its game on the table or in the library and plays the turn in it, or begins the game
 * that it invites to. Whatever does not fit is refused before anything is opened or changed, and rules that come with an
 * invitation are tried before anything else.
 */

import { other } from '../../../engine/core/ids.ts';
import type { Variant } from '../../../engine/core/variant.ts';
import {
  type CheckedTurn,
  checkTurn,
  correspondenceOf,
  gameIdOf,
  gameIdsIn,
  playTurn,
} from '../../../engine/match/correspondence/correspondence.ts';
import { type InvitedBroker, readInvitation, rulesIn } from '../../../engine/match/correspondence/invitation.ts';
import { type ReceivedText, readReceivedText } from '../../../engine/match/correspondence/turn-line.ts';
import {
  checkWholeGame,
  isWholeGame,
  needsConsent,
  playWholeGame,
} from '../../../engine/match/correspondence/whole-game.ts';
import type { Match } from '../../../engine/match/match.ts';
import { words } from '../../../engine/match/words.ts';
import { err, ok, type Result } from '../../../engine/shared/result.ts';
import { variantNamed } from '../../../engine/variants/registry.ts';
import { errorMessages, gameMessages, saveMessages } from '../../contract/messages.ts';
import type { Output } from '../../contract/requests.ts';
import type { Answer } from '../../contract/result.ts';
import { unpackRules } from '../../games/packed-rules.ts';
import { now } from '../../saves/clock.ts';
import { errFrom } from '../answers.ts';
import type { ActiveMatch, AppSession } from '../app-session.ts';
import { positionRequests } from '../match/position-requests.ts';
import { saysOfSentRules } from '../own-games/rules-troubles.ts';
import type { AskedGame } from './correspondence-play.ts';

type Named = (id: string) => Variant | undefined;
type Received = Output<'correspondence.receive'>;
/** What a text brings to a match. `invitation`: it has nothing but the invitation to this game */
type Brings =
  | { readonly is: 'turn'; readonly turn: CheckedTurn }
  | ({ readonly is: 'game' } & AskedGame)
  | { readonly is: 'invitation'; readonly broker: InvitedBroker | null };
type Played = Exclude<Brings, { readonly is: 'invitation' }>;

/** what is done with the broker that an invitation names */
export type Carry = (active: ActiveMatch, broker: InvitedBroker) => Promise<void>;

export async function receiveText(app: AppSession, text: string, carry: Carry): Promise<Answer<Received>> {
  const read = readReceivedText(text);
  if (!read.ok) return errFrom(read.error);
  const received = read.value;
  const onTable = await app.queue.run(() => {
    const { current } = app;
    return current && belongsTo(current.session.match, received) ? play(app, current, received, carry) : null;
  });
  if (onTable) return onTable;
  for (const game of gameIdsIn(received)) {
    const save = await app.catalogue.byText(game);
    if (save !== null) return inLibrary(app, save, received, carry);
  }
  return invited(app, received, carry);
}

const belongsTo = (match: Match, received: ReceivedText): boolean => {
  const mine = correspondenceOf(match);
  return mine !== null && gameIdsIn(received).includes(gameIdOf(mine.key));
};

/** Does the text go on with this match? Nothing changes. */
function fits(match: Match, received: ReceivedText): Result<Brings> {
  const mine = correspondenceOf(match);
  if (!mine) throw new Error('nobody sits elsewhere in this match');
  if (isWholeGame(received)) {
    const game = checkWholeGame(match, mine, received);
    return game.ok ? ok({ is: 'game', game: game.value, received }) : game;
  }
  const last = match.sent.at(-1);
  const mayAgree = last !== undefined && last.side === mine.side && last.draw && last.node === match.cursor.id;
  const turn = checkTurn(match, mine, received, mayAgree);
  if (turn.ok) return ok({ is: 'turn', turn: turn.value });
  if (turn.error.code !== 'invitation') return turn;
  const invitation = readInvitation(received, thatOf(match));
  if (!invitation.ok) return invitation;
  const { side, broker } = invitation.value;
  return side === mine.side ? ok({ is: 'invitation', broker }) : err('own-invitation', errorMessages.ownInvitation);
}

/** The game of that match and no other: the rules in its invitation are here already. */
const thatOf =
  ({ variant }: Match): Named =>
  (id) =>
    id === variant.id ? variant : undefined;

/** In the match on the table. Only in the queue. */
async function play(
  app: AppSession,
  active: ActiveMatch,
  received: ReceivedText,
  carry: Carry,
): Promise<Answer<Received>> {
  const { name: save, match } = active.session;
  const brings = fits(match, received);
  if (!brings.ok) return errFrom(brings.error);
  if (brings.value.is !== 'invitation') return playChecked(app, active, brings.value);
  if (brings.value.broker) await carry(active, brings.value.broker);
  return ok({ what: 'invitation', save, view: null });
}
/** A text that came by itself. Only in the queue. */
export async function playReceived(
  app: AppSession,
  active: ActiveMatch,
  received: ReceivedText,
): Promise<Answer<Received>> {
  const brings = fits(active.session.match, received);
  if (!brings.ok) return errFrom(brings.error);
  const { value: what } = brings;
  if (what.is === 'invitation') return ok({ what: 'invitation', save: active.session.name, view: null });
  return app.orDiskRefusal(() => playChecked(app, active, what));
}
/** A whole game that holds more than turns of the other side waits until the person here agrees. */
async function playChecked(app: AppSession, active: ActiveMatch, brings: Played): Promise<Answer<Received>> {
  const { session } = active;
  const { name: save } = session;
  if (brings.is === 'game' && needsConsent(brings.game)) {
    session.byText.ask(brings);
    // a page that shows the table sees the question
    app.host.send('played', { match: session.id, revision: session.revision, effects: [], view: session.view() });
    return ok({ what: 'question', save, view: null });
  }
  const played = await playBrought(app, active, brings);
  return played.ok ? ok({ what: 'turn', save, view: null }) : played;
}
async function playBrought(
  app: AppSession,
  active: ActiveMatch,
  brings: Played,
): Promise<Answer<Record<string, never>>> {
  const { session } = active;
  const { apply } = positionRequests(app);
  const played = await apply(active, (match, { at }) => {
    const mine = correspondenceOf(match);
    if (!mine) return err('not-elsewhere', errorMessages.notElsewhere);
    return ok(
      brings.is === 'turn' ? playTurn(match, mine, brings.turn, { at }) : playWholeGame(match, brings.game, { at }),
    );
  });
  if (!played.ok) return played;
  app.host.send('played', { match: session.id, ...played.value });
  return ok({});
}
/** The person here has agreed, or not, to the whole game of which `session.byText` asks; answers with its text. Only in the queue. */
export async function takeOver(
  app: AppSession,
  active: ActiveMatch,
  agreed: boolean,
): Promise<Answer<{ text: string }>> {
  const { session } = active;
  const { question } = session.byText;
  if (!question) return err('no-question', errorMessages.noQuestion);
  session.byText.ask(null);
  const played = agreed ? await playBrought(app, active, { is: 'game', ...question }) : ok({});
  if (!played.ok) {
    session.byText.ask(question);
    return played;
  }
  if (!agreed)
    app.host.send('played', { match: session.id, revision: session.revision, effects: [], view: session.view() });
  return ok({ text: question.received.text });
}

/** In a game of the library, which is opened if the text fits. */
async function inLibrary(
  app: AppSession,
  save: string,
  received: ReceivedText,
  carry: Carry,
): Promise<Answer<Received>> {
  const may = await app.whenRecovered(save, async () => {
    const read = await app.library.read(save);
    if (!read.ok) return errFrom(read.error);
    const admitted = await app.admitGameOf(read.value);
    if (!admitted.ok) return admitted;
    const opening = await app.catalogue.openOwn(save, read.value);
    if (!opening.ok) return app.cannotOpen(opening);
    const brings = fits(opening.value.match, received);
    return brings.ok ? ok({}) : errFrom(brings.error);
  });
  if (!may.ok) return may;
  const opened = await app.openSave(save);
  if (!opened.ok) return opened;
  return app.queue.run(async () => {
    const { current } = app;
    if (current?.session.id !== opened.value.match) return err('stale', errorMessages.stale);
    const played = await play(app, current, received, carry);
    return played.ok ? ok({ ...played.value, view: current.session.view() }) : played;
  });
}

/** The game that an invitation means: one of the program, or the one whose rules it brings. */
async function invitedGame(app: AppSession, received: ReceivedText): Promise<Answer<Named>> {
  const brought = rulesIn(received);
  if (!brought.ok)
    return brought.error.code === 'no-invitation'
      ? err('unknown-game', errorMessages.unknownGame)
      : errFrom(brought.error);
  if (brought.value === null) return ok(variantNamed);
  const { id, packed } = brought.value;
  const rules = unpackRules(packed);
  if (rules === null) return err('damaged', words.damagedTurnText);
  const game = await app.games.admit(rules);
  if (!game.ok) {
    const { limitInvited, badInvited } = gameMessages;
    return err(game.error.code, saysOfSentRules(game.error, { limit: limitInvited, bad: badInvited }));
  }
  if (game.value.id !== id) return err('other-game-rules', gameMessages.otherInvited);
  return ok((asked) => (asked === id ? game.value : undefined));
}

/** To a game that is not here yet. */
async function invited(app: AppSession, received: ReceivedText, carry: Carry): Promise<Answer<Received>> {
  const named = await invitedGame(app, received);
  if (!named.ok) return named;
  return app.queue.run(() =>
    app.orDiskRefusal(async () => {
      // the same text has come again while its rules were tried
      const before = app.current;
      if (before && belongsTo(before.session.match, received)) return play(app, before, received, carry);
      const read = readInvitation(received, named.value);
      if (!read.ok) return errFrom(read.error);
      const { match, side, broker } = read.value;
      const today = new Date(now());
      match.markSent(other(side), false, { at: today.getTime() });
      // the first turn may have come with it
      const brings = fits(match, received);
      const name = await app.library.free(saveMessages.newGame(today));
      const opened = await app.activate(match, name, { created: today.getTime(), filed: false, isNew: true });
      const { current } = app;
      if (!opened.ok || !current) return opened.ok ? err('no-match', errorMessages.noMatch) : opened;
      const played =
        brings.ok && brings.value.is !== 'invitation' ? await playChecked(app, current, brings.value) : null;
      if (broker) await carry(current, broker);
      const what = played?.ok ? played.value.what : 'invitation';
      return ok({ what, save: current.session.name, view: current.session.view() });
    }),
  );
}
