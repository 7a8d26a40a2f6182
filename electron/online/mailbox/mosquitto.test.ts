/**
 * A real Mosquitto, set up in the ways in which brokers that anybody may use differ: what the check says of it, and whether
 * two homes that are away by turns get all messages. Skipped where none is installed.
 */
import { randomBytes } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkBroker } from './check-broker.ts';
import { brokerAddressOf, mailboxFolder, pairOf } from './mailbox.fixture.ts';
import { Mosquitto, mosquittoProgram } from './mosquitto.fixture.ts';

/** lines of the configuration, and the code of what the check says; null: it carries a game */
const setups: readonly (readonly [string, readonly string[], string | null])[] = [
  ['as it comes', [], null],
  ['that keeps nothing on its disk', ['persistence false'], null],
  ['that keeps no retained messages', ['retain_available false'], null],
  ['that assures nothing', ['max_qos 0'], 'broker-unassured'],
  ['with QoS 1 at most', ['max_qos 1'], null],
  ['with one message at once', ['max_inflight_messages 1'], null],
  ['that keeps one message for a home', ['max_inflight_messages 1', 'max_queued_messages 1'], null],
  ['with short keep-alives', ['max_keepalive 10'], null],
  ['that takes short packets', ['max_packet_size 10000'], 'broker-too-large'],
  // version 2.0.11 drops what is longer, and says nothing
  ['that takes short messages', ['message_size_limit 10000'], 'broker-unconfirmed'],
];

describe.skipIf(mosquittoProgram === null)(
  `a Mosquitto${mosquittoProgram === null ? ' (skipped: none is installed)' : ''}`,
  () => {
    test.each(setups)('%s', async (_, more, code) => {
      const broker = await Mosquitto.open(mailboxFolder(), more);
      onTestFinished(() => broker.stop());
      const { why } = await checkBroker(brokerAddressOf(broker.url), randomBytes(11).toString('hex'), { within: 5000 });
      expect(why?.code ?? null).toBe(code);
      if (why) return;
      const [ann, bob] = pairOf(broker.url).homes;
      for (let n = 1; n <= 3; n++) {
        await ann.open();
        for (let m = 0; m < 3; m++) await ann.send(`ann ${n} ${m}`);
        await ann.until(({ mailbox }) => mailbox.status.isAllSent);
        await ann.close();
        await bob.open();
        await bob.until(({ mailbox }) => mailbox.status.isAllSent);
        await bob.send(`bob ${n}`);
        await bob.until(({ mailbox }) => mailbox.status.isAllSent);
        if (n === 2) {
          await broker.stop('SIGKILL');
          await broker.start();
          await bob.until(({ mailbox }) => mailbox.status.isAllSent);
        }
        await bob.close();
      }
      await Promise.all([ann.open(), bob.open()]);
      await ann.until(({ received }) => received.length === 3);
      await bob.until(({ received }) => received.length === 9);
    });
  },
);
