/**
 * Does a broker do all that a game needs? It is tried out, with two clients and a topic that nobody else uses: one listens
 * and goes away, the other one publishes the longest message there can be, and the first comes back for it. The session
 * ends with that; a message that was not fetched, after a minute.
 */
import { randomBytes } from 'node:crypto';
import type { BrokerAddress } from './broker-address.ts';
import type { BrokerConnection, ConnectionPlan, Granted } from './broker-connection.ts';
import type { BrokerFailure } from './broker-failure.ts';
import { CONNECT_WITHIN, KEPT_FOR, type StreamSettings } from './broker-stream.ts';
import { LONGEST_ENVELOPE } from './envelope.ts';

/** seconds; a broker that keeps a session for less is of no use to players who are not there at the same time */
export const LEAST_KEPT = 3600;
const MESSAGE_EXPIRY = 60;

export interface BrokerCheck {
  /** null: it does all of it */
  readonly why: BrokerFailure | null;
  /** seconds that it keeps what waits, where that is less than a game asks for */
  readonly keptFor?: number;
}
class Failed extends Error {
  readonly why: BrokerFailure;
  constructor(why: BrokerFailure) {
    super(why.message);
    this.why = why;
  }
}
interface Opened {
  readonly connection: BrokerConnection;
  readonly granted: Granted;
  /** rejects when the connection ends before it was closed from here */
  readonly lost: Promise<never>;
  /** resolves when the expected message has come */
  readonly came: Promise<true>;
}

/** `name`: 22 letters and digits that nobody else uses. */
export async function checkBroker(
  address: BrokerAddress,
  name: string,
  stream: StreamSettings = {},
): Promise<BrokerCheck> {
  const [{ BrokerConnection }, failures] = await Promise.all([
    import('./broker-connection.ts'),
    import('./broker-failure.ts'),
  ]);
  /** the longest there can be, and like no other */
  const message = randomBytes(LONGEST_ENVELOPE);
  const open = (plan: Pick<ConnectionPlan, 'client' | 'listensTo' | 'sessionFor'>): Promise<Opened> => {
    const will = { topic: `${name}-will`, payload: new Uint8Array() };
    let come: (isHere: true) => void = () => {};
    const came = new Promise<true>((resolve) => {
      come = resolve;
    });
    return new Promise((resolve, reject) => {
      let lose: (failed: Failed) => void = reject;
      const connection = new BrokerConnection(
        { ...plan, address, will, stream },
        {
          ready: (granted) => {
            const lost = new Promise<never>((_, rejectLost) => {
              lose = rejectLost;
            });
            // it is looked at only while something is awaited
            lost.catch(() => {});
            resolve({ connection, granted, lost, came });
          },
          message: async (_, payload) => {
            if (Buffer.compare(payload, message) === 0) come(true);
          },
          closed: (why) => {
            if (why) lose(new Failed(why));
          },
        },
      );
    });
  };
  const reader = { client: name, listensTo: { [name]: 1 } } as const;
  let isSessionLeft = false;
  /** comes back, with a session that ends when the connection does */
  const comeBack = async (): Promise<Opened> => {
    const back = await open({ ...reader, sessionFor: 0 });
    isSessionLeft = false;
    return back;
  };
  const leave = async (): Promise<void> => (await comeBack()).connection.close();
  try {
    const first = await open({ ...reader, sessionFor: KEPT_FOR });
    const keptFor = first.granted.sessionFor;
    isSessionLeft = keptFor > 0;
    await first.connection.close();
    if (keptFor === 0) throw new Failed(failures.keepsNoSession());
    if (keptFor < LEAST_KEPT) throw new Failed(failures.keepsTooShort());
    await publish();
    const back = await comeBack();
    const { hasSession } = back.granted;
    const hasCome = hasSession && (await Promise.race([back.came, back.lost, tooLate()]));
    await back.connection.close();
    if (!hasSession) throw new Failed(failures.keepsNoSession());
    if (!hasCome) throw new Failed(failures.storesNothing());
    return { why: null, ...(keptFor < KEPT_FOR && { keptFor }) };
  } catch (error) {
    // whoever asked does not wait for it; if the broker is gone, its session ends by itself
    if (isSessionLeft) void leave().catch(() => {});
    if (error instanceof Failed) return { why: error.why };
    throw error;
  }

  function tooLate(): Promise<false> {
    return new Promise((resolve) => {
      setTimeout(() => resolve(false), stream.within ?? CONNECT_WITHIN).unref();
    });
  }
  async function publish(): Promise<void> {
    const writer = await open({ client: `${name}w`, listensTo: { [`${name}w`]: 1 }, sessionFor: 0 });
    // the reason comes with the end of the connection
    await writer.connection.publish(name, message, { qos: 1, expiry: MESSAGE_EXPIRY }).catch(() => writer.lost);
    await writer.connection.close();
  }
}
