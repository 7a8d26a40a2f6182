/**
 * A text from another machine: finds its game on the table or in the library and plays the turn in it, or begins the game
 * that it invites to. Whatever does not fit is refused before anything is opened or changed, and rules that come with an
 * invitation are tried before anything else.
 */
import { other } from '../../engine/core/ids.ts';
import { err, ok, type Result } from '../../engine/core/result.ts';
import type { Variant } from '../../engine/core/variant.ts';
import {
  type CheckedTurn,
  checkTurn,
  correspondenceOf,
  gameOf,
  gamesIn,
  playTurn,
} from '../../engine/match/correspondence.ts';
import { type InvitedBroker, readInvitation, rulesIn } from '../../engine/match/invitation.ts';
import type { Match } from '../../engine/match/match.ts';
import { words } from '../../engine/match/words.ts';
import { variantNamed } from '../../engine/variants/registry.ts';
import { errorMessages, gameMessages, saveMessages } from '../contract/messages.ts';
import type { Output } from '../contract/requests.ts';
import type { Answer } from '../contract/result.ts';
import { unpackRules } from '../games/packed-rules.ts';
import { now } from '../saves/clock.ts';
import { refusal, refused, value } from './answers.ts';
import type { ActiveMatch, AppSession } from './app-session.ts';
import { positionRequests } from './position-requests.ts';
import { saysOfSentRules } from './rules-troubles.ts';

type Named = (id: string) => Variant | undefined;
type Received = Output<'correspondence.receive'>;
/** null: the text has nothing but the invitation to this game */
type Fits = Result<CheckedTurn | null>;

/** what is done with the broker that an invitation names */
export type Carry = (active: ActiveMatch, broker: InvitedBroker) => Promise<void>;

export async function receiveText(app: AppSession, text: string, carry: Carry): Promise<Answer<Received>> {
  const games = gamesIn(text);
  if (!games.ok) return refused(games.error);
  const onTable = await app.queue.run(() => {
    const { current } = app;
    return current && isOneOf(games.value, current.session.match) ? play(app, current, text, carry) : null;
  });
  if (onTable) return onTable;
  for (const game of games.value) {
    const save = await app.catalogue.byText(game);
    if (save !== null) return inLibrary(app, save, text, carry);
  }
  return invited(app, games.value, text, carry);
}

const isOneOf = (games: readonly string[], match: Match): boolean => {
  const mine = correspondenceOf(match);
  return mine !== null && games.includes(gameOf(mine.key));
};

/** Does the text go on with this match? Nothing changes. */
function fits(match: Match, text: string): Fits {
  const mine = correspondenceOf(match);
  if (!mine) throw new Error('nobody sits elsewhere in this match');
  const last = match.sent.at(-1);
  const mayAgree = last !== undefined && last.side === mine.side && last.draw && last.node === match.cursor.id;
  const turn = checkTurn(match, mine, text, mayAgree);
  if (turn.ok || turn.error.code !== 'invitation') return turn;
  const invitation = readInvitation(text, thatOf(match));
  if (!invitation.ok) return invitation;
  return invitation.value.side === mine.side ? ok(null) : err('own-invitation', errorMessages.ownInvitation);
}

/** The game of that match and no other: the rules in its invitation are here already. */
const thatOf =
  ({ variant }: Match): Named =>
  (id) =>
    id === variant.id ? variant : undefined;

/** In the match on the table. Only in the queue. */
async function play(app: AppSession, active: ActiveMatch, text: string, carry: Carry): Promise<Answer<Received>> {
  const { name: save, match } = active.session;
  const turn = fits(match, text);
  if (!turn.ok) return refused(turn.error);
  if (turn.value !== null) return playChecked(app, active, turn.value);
  const invitation = readInvitation(text, thatOf(match));
  if (invitation.ok && invitation.value.broker) await carry(active, invitation.value.broker);
  return value({ what: 'invitation', save, view: null });
}
/** A text that came by itself. Only in the queue. */
export async function playReceived(app: AppSession, active: ActiveMatch, text: string): Promise<Answer<Received>> {
  const turn = fits(active.session.match, text);
  if (!turn.ok) return refused(turn.error);
  if (turn.value === null) return value({ what: 'invitation', save: active.session.name, view: null });
  return app.orDiskRefusal(() => playChecked(app, active, turn.value as CheckedTurn));
}
async function playChecked(app: AppSession, active: ActiveMatch, checked: CheckedTurn): Promise<Answer<Received>> {
  const { session } = active;
  const { name: save } = session;
  const { apply } = positionRequests(app);
  const played = await apply(active, (match, { at }) => {
    const mine = correspondenceOf(match);
    return mine ? ok(playTurn(match, mine, checked, { at })) : err('not-elsewhere', errorMessages.notElsewhere);
  });
  if (!played.ok) return played;
  app.host.send('played', { match: session.id, ...played.value });
  return value({ what: 'turn', save, view: null });
}

/** In a game of the library, which is opened if the text fits. */
async function inLibrary(app: AppSession, save: string, text: string, carry: Carry): Promise<Answer<Received>> {
  const may = await app.whenRecovered(save, async () => {
    const read = await app.library.read(save);
    if (!read.ok) return refused(read.error);
    const admitted = await app.admitGameOf(read.value);
    if (!admitted.ok) return admitted;
    const opening = await app.catalogue.openOwn(save, read.value);
    if (!opening.ok) return app.cannotOpen(opening);
    const turn = fits(opening.value.match, text);
    return turn.ok ? value({}) : refused(turn.error);
  });
  if (!may.ok) return may;
  const opened = await app.openSave(save);
  if (!opened.ok) return opened;
  return app.queue.run(async () => {
    const { current } = app;
    if (current?.session.id !== opened.value.match) return refusal('stale', errorMessages.stale);
    const played = await play(app, current, text, carry);
    return played.ok ? value({ ...played.value, view: current.session.view() }) : played;
  });
}

/** The game that an invitation means: one of the program, or the one whose rules it brings. */
async function invitedGame(app: AppSession, text: string): Promise<Answer<Named>> {
  const brought = rulesIn(text);
  if (!brought.ok)
    return brought.error.code === 'no-invitation'
      ? refusal('unknown-game', errorMessages.unknownGame)
      : refused(brought.error);
  if (brought.value === null) return value(variantNamed);
  const { id, packed } = brought.value;
  const rules = unpackRules(packed);
  if (rules === null) return refusal('damaged', words.damagedTurnText);
  const game = await app.games.admit(rules);
  if (!game.ok) {
    const { limitInvited, badInvited } = gameMessages;
    return refusal(game.error.code, saysOfSentRules(game.error, { limit: limitInvited, bad: badInvited }));
  }
  if (game.value.id !== id) return refusal('other-game-rules', gameMessages.otherInvited);
  return value((asked) => (asked === id ? game.value : undefined));
}

/** To a game that is not here yet. */
async function invited(
  app: AppSession,
  games: readonly string[],
  text: string,
  carry: Carry,
): Promise<Answer<Received>> {
  const named = await invitedGame(app, text);
  if (!named.ok) return named;
  return app.queue.run(() =>
    app.orDiskRefusal(async () => {
      // the same text has come again while its rules were tried
      const before = app.current;
      if (before && isOneOf(games, before.session.match)) return play(app, before, text, carry);
      const read = readInvitation(text, named.value);
      if (!read.ok) return refused(read.error);
      const { match, side, broker } = read.value;
      const today = new Date(now());
      match.markSent(other(side), false, { at: today.getTime() });
      // the first turn may have come with it
      const turn = fits(match, text);
      const name = await app.library.free(saveMessages.newGame(today));
      const opened = await app.activate(match, name, { created: today.getTime(), filed: false, isNew: true });
      const { current } = app;
      if (!opened.ok || !current) return opened.ok ? refusal('no-match', errorMessages.noMatch) : opened;
      const played = turn.ok && turn.value !== null ? await playChecked(app, current, turn.value) : null;
      if (broker) await carry(current, broker);
      const what = played?.ok ? 'turn' : 'invitation';
      return value({ what, save: current.session.name, view: current.session.view() });
    }),
  );
}
