/** Requests about the message broker that carries the turns of the match on the table. */

import { randomBytes } from 'node:crypto';
import { wholeGameLines, wholeGameText } from '../../../engine/match/correspondence/whole-game.ts';
import { err, ok } from '../../../engine/shared/result.ts';
import { brokerGameMessages } from '../../contract/mailbox-messages.ts';
import { errorMessages } from '../../contract/messages.ts';
import type { Handlers } from '../../contract/requests.ts';
import { packedRulesOf } from '../../games/packed-rules.ts';
import { addressText, readBrokerAddress } from '../../online/mailbox/broker-address.ts';
import { checkBroker } from '../../online/mailbox/check-broker.ts';
import { errFrom } from '../answers.ts';
import type { AppSession } from '../app-session.ts';
import { takeOver } from '../correspondence/receive-text.ts';
import { positionRequests } from '../match/position-requests.ts';
import type { BrokerGames } from './broker-games.ts';

type BrokerRequests = Pick<
  Handlers,
  | 'correspondence.broker'
  | 'correspondence.setBroker'
  | 'correspondence.checkBroker'
  | 'correspondence.connectNow'
  | 'correspondence.allowBroker'
  | 'correspondence.offerDraw'
  | 'correspondence.wholeGame'
  | 'correspondence.sendWholeGame'
  | 'correspondence.takeOver'
>;

export function answerBrokerRequests(app: AppSession, brokers: BrokerGames): BrokerRequests {
  const { at } = positionRequests(app);
  return {
    'correspondence.broker': (where) =>
      at(where, ({ active }) => {
        brokers.show(where.match);
        return ok(brokers.open && brokers.viewOf(brokers.open, active));
      }),
    'correspondence.setBroker': ({ match, shares, ...typed }) =>
      at({ match }, async ({ active, session }) => {
        if (!session.byText.mine) return err('not-elsewhere', errorMessages.notElsewhere);
        const address = readBrokerAddress(typed.url, typed);
        if (!address.ok) return errFrom(address.error);
        const { user, password } = address.value;
        const game = await brokers.carry(active, { url: addressText(address.value), user, password, shares });
        return ok(brokers.viewOf(game, active));
      }),
    'correspondence.checkBroker': async ({ connect, ...typed }) => {
      const address = readBrokerAddress(typed.url, typed);
      if (!address.ok) return errFrom(address.error);
      const url = addressText(address.value);
      if (!connect) return ok({ url });
      const { why, keptFor } = await checkBroker(address.value, randomBytes(11).toString('hex'));
      return why ? err(why.code, why.message) : ok({ url, ...(keptFor !== undefined && { keptFor }) });
    },
    'correspondence.connectNow': (where) =>
      at(where, () => {
        if (!brokers.open) return err('no-broker', brokerGameMessages.noBroker);
        if (brokers.open.consent !== 'given') return err('not-allowed', brokerGameMessages.notAllowed);
        brokers.connectNow();
        return ok({});
      }),
    'correspondence.allowBroker': ({ allow, ...where }) =>
      at(where, async ({ active }) => {
        const { open } = brokers;
        if (!open) return err('no-broker', brokerGameMessages.noBroker);
        await open.answer(allow);
        if (allow) brokers.connectNow();
        return ok(brokers.viewOf(open, active));
      }),
    'correspondence.wholeGame': (where) =>
      at(where, ({ session: { match } }) => {
        // without the broker, whose password would go with it
        const made = wholeGameText(match, { rules: packedRulesOf(match.variant) });
        return made.ok ? ok({ text: made.value }) : errFrom(made.error);
      }),
    'correspondence.sendWholeGame': (where) =>
      at(where, async ({ session: { match } }) => {
        const { open } = brokers;
        if (!open) return err('no-broker', brokerGameMessages.noBroker);
        const lines = wholeGameLines(match);
        if (!lines.ok) return errFrom(lines.error);
        return (await open.sendAll(lines.value)) ? ok({}) : err('not-kept', brokerGameMessages.notKept);
      }),
    'correspondence.takeOver': ({ agreed, ...where }) =>
      at(where, async ({ active }) => {
        const taken = await takeOver(app, active, agreed);
        if (!taken.ok) return taken;
        await brokers.tookOver(active, taken.value.text, agreed);
        return ok({});
      }),
    'correspondence.offerDraw': ({ offer, ...where }) =>
      at(where, ({ session }) => {
        if (!brokers.open) return err('no-broker', brokerGameMessages.noBroker);
        session.byText.willOffer = offer;
        return ok(session.view());
      }),
  };
}
