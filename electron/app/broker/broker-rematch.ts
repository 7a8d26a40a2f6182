/**
 * The next game of two players whose turns a broker carries, with sides changed: the same broker carries it, and nothing has
 * to be copied. The invitation goes over among the messages of the game before it, and tells the other player.
 */

import { other, type Side } from '../../../engine/core/ids.ts';
import { outgoing } from '../../../engine/match/correspondence/outgoing.ts';
import type { Player } from '../../../engine/match/player.ts';
import { err, ok } from '../../../engine/shared/result.ts';
import { errorMessages } from '../../contract/messages.ts';
import type { Handlers } from '../../contract/requests.ts';
import type { Answer } from '../../contract/result.ts';
import type { View } from '../../contract/view.ts';
import { packedRulesOf } from '../../games/packed-rules.ts';
import { errFrom } from '../answers.ts';
import type { ActiveMatch, AppSession } from '../app-session.ts';
import { reseated } from '../computer/computer-seats.ts';
import { beginMatch } from '../match/begin-match.ts';
import { positionRequests } from '../match/position-requests.ts';
import type { BrokerGame } from './broker-game.ts';
import type { BrokerGames } from './broker-games.ts';
import { REMATCH_OFFER } from './broker-talk.ts';
import { declineText, rematchKey } from './rematch-text.ts';

/** The same handlers; where a broker carries the open game, it carries the next one as well. */
export function rematchByBroker(handlers: Handlers, app: AppSession, brokers: BrokerGames): Handlers {
  const { at, apply } = positionRequests(app);

  const begin = async (active: ActiveMatch, game: BrokerGame): Promise<Answer<View>> => {
    const setup = active.session.match.rematch();
    const elsewhere = { key: rematchKey(game.state.key) };
    const seated = (player: Player): Player => ({ ...reseated(player), ...(player.elsewhere && { elsewhere }) });
    const [first, second] = setup.players;
    const begun = await beginMatch(app, { ...setup, players: [seated(first), seated(second)] });
    if (!begun.ok) return begun;
    const { current } = app;
    const mine = current?.session.byText.mine;
    if (!current || !mine) return err('no-match', errorMessages.noMatch);
    const { url, user, password, shares, rematch } = game.state;
    await (await brokers.carry(current, { url, user, password, shares })).beginAnew();
    const inviting = rematch === 'asked' ? other(mine.side) : await invite(current, game, mine.side);
    await game.file.write({ rematch: undefined });
    // if the friend could not be told, the invitation is copied
    if (inviting === null) return ok(current.session.view());
    const marked = await apply(current, (match, when) => match.markSent(inviting, false, { at: when.at }));
    if (!marked.ok) return marked;
    await brokers.invited();
    return ok(current.session.view());
  };
  /** The side that has invited; null: the invitation could not be kept for sending. */
  const invite = async ({ session }: ActiveMatch, game: BrokerGame, side: Side): Promise<Side | null> => {
    const { match } = session;
    const made = outgoing(match, false, { broker: brokers.invitedTo(match), rules: packedRulesOf(match.variant) });
    return made.ok && (await game.sendLate(made.value.text)) ? side : null;
  };

  const rematch = async (game: BrokerGame, where: Parameters<typeof at>[0]): Promise<Answer<View>> => {
    const save = await app.catalogue.byText(game.next);
    return save === null ? at(where, ({ active }) => begin(active, game)) : app.openSave(save);
  };
  const decline = async (game: BrokerGame): Promise<void> => {
    await game.sendLate(declineText(game.state.key));
    await game.file.write({ rematch: undefined });
    brokers.talk.show();
    app.host.send('library', {});
  };

  return {
    ...handlers,
    'match.rematch': (where) => {
      const { open } = brokers;
      const isOver = app.current?.session.match.outcome !== null;
      const isCarried = open?.consent === 'given' && open.state.invited && isOver;
      return isCarried ? app.orDiskRefusal(() => rematch(open, where)) : handlers['match.rematch'](where);
    },
    'table.answer': (input) => {
      const { open } = brokers;
      const match = app.current?.session.id;
      if (match === undefined || open?.state.rematch !== 'asked' || input.offer !== REMATCH_OFFER)
        return handlers['table.answer'](input);
      return app.orDiskRefusal(async () => {
        if (!input.accept) {
          await decline(open);
          return ok({});
        }
        const next = await rematch(open, { match });
        if (!next.ok) return errFrom(next.error);
        app.host.send('opened', next.value);
        return ok({});
      });
    },
  };
}
