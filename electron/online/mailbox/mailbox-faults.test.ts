/**
 * A long correspondence over connections that are cut at random bytes, by a broker that is started again in between and, in
 * the tests’ own one, repeats, drops and holds back messages; homes are closed and opened again. MAILBOX_FAULTS=2000 sets
 * the number of faults at least.
 */
import { describe, expect, onTestFinished, test } from 'vitest';
import { TestBroker } from './broker.fixture.ts';
import { CuttingProxy } from './cutting-proxy.fixture.ts';
import { brokerAddressOf, MailboxHome, mailboxFolder, pairOf, QUICK, randomOf } from './mailbox.fixture.ts';
import { MOST_WAITING } from './mailbox-state.ts';
import { Mosquitto, mosquittoProgram } from './mosquitto.fixture.ts';
import { makeRoomKey, roomOf } from './room.ts';

const FAULTS = Number(process.env.MAILBOX_FAULTS ?? 30);
/** messages of each end */
const LAST = Math.max(200, FAULTS * 4);
/** the most that goes over a connection before it is cut */
const BYTES = 4000;

interface Tested {
  readonly port: number;
  readonly restart: () => Promise<void>;
}

async function correspondence({ port, restart }: Tested, random: (below: number) => number): Promise<number> {
  let restarts = 0;
  const faults = (): number => proxy.cuts + restarts;
  // each fault needs so few bytes that the messages suffice for all of them, and after those nothing is cut any more: how
  // much there is to do does not depend on how quick the machine is
  const proxy = await CuttingProxy.open(port, () =>
    faults() < FAULTS ? 200 + random(BYTES) : Number.POSITIVE_INFINITY,
  );
  onTestFinished(() => proxy.close());
  const homes = pairOf(proxy.url).homes;
  await Promise.all(homes.map((home) => home.open()));
  const write = async (home: MailboxHome): Promise<void> => {
    for (let n = 1; n <= LAST; n++) {
      await home.until(({ mailbox }) => mailbox.status.waiting < MOST_WAITING);
      await home.send(`${home.end} ${n}`);
      if (n % 60 === 30) {
        await home.close();
        await home.open();
      }
      if (home.end === 0 && n % 100 === 50) {
        await restart();
        restarts++;
      }
      // a few at once, then in turns
      if (random(4) === 0) await home.until(({ received }) => received.length >= n - 5);
    }
  };
  const writing = homes.map(write);
  await Promise.all(writing);
  const [ann, bob] = homes;
  await Promise.all([
    ann.until(({ received }) => received.length >= bob.mailbox.sent),
    bob.until(({ received }) => received.length >= ann.mailbox.sent),
  ]);
  const all = (end: number, count: number) => Array.from({ length: count }, (_, n) => `${end} ${n + 1}`);
  expect(ann.received).toEqual(all(1, bob.mailbox.sent));
  expect(bob.received).toEqual(all(0, ann.mailbox.sent));
  await Promise.all(homes.map((home) => home.untilConfirmed()));
  return faults();
}

test(`at least ${FAULTS} faults in ${2 * LAST} messages: every message comes once, in order`, async () => {
  const random = randomOf(3);
  let broker = await TestBroker.open();
  onTestFinished(() => broker.stop());
  const { port } = broker;
  const lie = (): void => {
    broker.tamper = (packet) => {
      const kind = random(12);
      return kind === 0 ? [packet, packet] : kind === 1 && packet.qos === 1 ? [] : [packet];
    };
  };
  lie();
  const faults = await correspondence(
    {
      port,
      restart: async () => {
        await broker.stop();
        broker = await TestBroker.open({ port });
        lie();
      },
    },
    random,
  );
  expect(faults).toBeGreaterThanOrEqual(FAULTS);
});

describe.skipIf(mosquittoProgram === null)(
  `a real Mosquitto${mosquittoProgram === null ? ' (skipped: none is installed)' : ''}`,
  () => {
    const open = async (more: readonly string[] = []): Promise<Mosquitto> => {
      const broker = await Mosquitto.open(mailboxFolder(), more);
      onTestFinished(() => broker.stop());
      return broker;
    };
    test(`at least ${FAULTS} faults in ${2 * LAST} messages: every message comes once, in order`, async () => {
      const broker = await open();
      const restart = async (): Promise<void> => {
        await broker.stop();
        await broker.start();
      };
      const faults = await correspondence({ port: broker.port, restart }, randomOf(4));
      expect(faults).toBeGreaterThanOrEqual(FAULTS);
    });
    test('keeps messages for a home that is away, over a restart, and by the first report for one that never came', async () => {
      const broker = await open();
      const [ann, bob] = pairOf(broker.url).homes;
      for (let n = 1; n <= 5; n++) {
        await ann.open();
        await ann.send(`0 ${n}`);
        await ann.until(({ mailbox }) => mailbox.status.isAllSent);
        await ann.close();
        await broker.stop();
        await broker.start();
        await bob.open();
        await bob.until(({ received }) => received.length === n);
        await bob.until(({ mailbox }) => mailbox.status.isAllSent);
        await bob.close();
      }
      expect(bob.received).toEqual(['0 1', '0 2', '0 3', '0 4', '0 5']);
    });
    test('tells a home that its user name or password is wrong', async () => {
      const broker = await open(['allow_anonymous false']);
      const [ann] = pairOf(broker.url.replace('//', '//ann:wrong@')).homes;
      await ann.open();
      await ann.untilState('waiting');
      expect(ann.mailbox.status.why?.code).toMatch(/^broker-(password|not-authorized)$/);
    });
    test('lets a home find out that another computer has taken its seat', async () => {
      const broker = await open();
      const room = roomOf(makeRoomKey());
      const [first, second] = [0, 1].map(
        () => new MailboxHome({ room, end: 0, address: brokerAddressOf(broker.url), waits: QUICK }),
      );
      onTestFinished(async () => void (await Promise.all([first.close(), second.close()])));
      await first.open();
      await first.until(({ mailbox }) => mailbox.status.isAllSent);
      await second.open();
      // version 2.0.11 does not say so
      await first.untilState('displaced');
      expect(first.mailbox.status.why?.code).toBe('broker-displaced');
      await second.untilState('connected');
    });
    test('takes the longest message, and tells if it may not', async () => {
      const broker = await open();
      const [ann, bob] = pairOf(broker.url).homes;
      await Promise.all([ann.open(), bob.open()]);
      const long = 'x'.repeat(100_000);
      await ann.send(long);
      await bob.until(({ received }) => received[0] === long);
      const small = await open(['max_packet_size 2000']);
      const [carl] = pairOf(small.url).homes;
      await carl.open();
      await carl.send(long);
      await carl.until(({ mailbox }) => mailbox.status.why?.code === 'broker-too-large');
    });
  },
);
