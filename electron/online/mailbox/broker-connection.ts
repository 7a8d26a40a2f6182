/**
 * One connection to a broker, from the first byte to the last. It keeps nothing that must survive it: whoever uses it makes
 * another one and says what is still to be sent. Imported when one is made: the client of MQTT takes long to load, and most
 * hosts never connect to a broker.
 */
import { type DoneCallback, ErrorWithReasonCode, type IConnackPacket, MqttClient, Store } from 'mqtt';
import type { BrokerAddress } from './broker-address.ts';
import {
  type BrokerFailure,
  failureOf,
  failureOfReason,
  lostBroker,
  notAllowed,
  tooLargeForBroker,
  unassured,
  unconfirmed,
} from './broker-failure.ts';
import {
  CONNECT_WITHIN,
  KEPT_FOR,
  LONGEST_PACKET,
  openBrokerStream,
  type StreamSettings,
  watchPackets,
} from './broker-stream.ts';

const KEEPALIVE = 60;
const NOT_AUTHORIZED = 0x87;
/** messages that the broker may send before the first of them was dealt with */
const MOST_AT_ONCE = 32;

export interface ConnectionPlan {
  readonly address: BrokerAddress;
  readonly client: string;
  /** topics, and with which assurance: 0 may be lost, 1 comes at least once */
  readonly listensTo: Readonly<Record<string, 0 | 1>>;
  /** published by the broker when the connection is cut */
  readonly will: { readonly topic: string; readonly payload: Uint8Array };
  readonly stream?: StreamSettings;
  /** seconds that the broker keeps the session of a home that does not come; by default `KEPT_FOR` */
  readonly sessionFor?: number;
}
/** What the broker granted when it let us in. */
export interface Granted {
  /** did it know this client from before? */
  readonly hasSession: boolean;
  /** seconds that it keeps the session of a home that is away */
  readonly sessionFor: number;
  /** does it keep the last message of a topic for whoever comes? */
  readonly retains: boolean;
}
export interface ConnectionEvents {
  /** subscribed, and ready to publish */
  readonly ready: (granted: Granted) => void;
  /** the broker keeps the message until this resolves; if it rejects, the connection ends and the message comes again */
  readonly message: (topic: string, payload: Uint8Array) => Promise<void>;
  /** called once; null: it was closed from here */
  readonly closed: (why: BrokerFailure | null) => void;
}
export interface PublishHow {
  readonly qos: 0 | 1;
  readonly retain?: boolean;
  /** seconds after which the broker forgets it */
  readonly expiry: number;
}

/** The client closes its stores while packets that have come are still being read, and then fails to look into them. */
class LastingStore extends Store {
  override close(done?: DoneCallback): void {
    done?.();
  }
}

export class BrokerConnection {
  private readonly client: MqttClient;
  private readonly address: BrokerAddress;
  private readonly events: ConnectionEvents;
  private readonly within: number;
  private wasReached = false;
  private wasConnected = false;
  private why: BrokerFailure | null = null;
  private error: unknown;
  private isClosing = false;
  private isOver = false;
  private readonly publishing = new Set<(error: Error) => void>();
  private largest = LONGEST_PACKET;
  private mayRetain = true;
  private readonly sessionFor: number;

  constructor(
    { address, client, listensTo, will, stream = {}, sessionFor = KEPT_FOR }: ConnectionPlan,
    events: ConnectionEvents,
  ) {
    this.address = address;
    this.events = events;
    this.sessionFor = sessionFor;
    this.within = stream.within ?? CONNECT_WITHIN;
    const open = () => {
      const opened = openBrokerStream(address, { ...stream, reached: () => (this.wasReached = true) });
      watchPackets(opened);
      // some errors the client keeps to itself
      opened.on('error', (error) => (this.error ??= error));
      return opened;
    };
    this.client = new MqttClient(open, {
      protocolVersion: 5,
      clientId: client,
      clean: false,
      keepalive: KEEPALIVE,
      connectTimeout: this.within,
      // another connection is made in its place
      reconnectPeriod: 0,
      resubscribe: false,
      queueQoSZero: false,
      timerVariant: 'native',
      incomingStore: new LastingStore(),
      outgoingStore: new LastingStore(),
      ...(address.user !== '' && { username: address.user, password: address.password }),
      properties: {
        sessionExpiryInterval: sessionFor,
        receiveMaximum: MOST_AT_ONCE,
        maximumPacketSize: LONGEST_PACKET,
      },
      will: { topic: will.topic, payload: Buffer.from(will.payload), qos: 0, retain: false },
    });
    this.client.handleMessage = ({ topic, payload }, done) => {
      this.events.message(topic, Buffer.from(payload)).then(
        () => {
          // an acknowledgement that nobody gets any more: it will come again
          if (!this.isOver) done();
        },
        // not acknowledged
        () => this.client.stream.destroy(),
      );
    };
    this.client.on('error', (error) => (this.error ??= error));
    this.client.on('disconnect', ({ reasonCode }) => {
      if (reasonCode) this.why = failureOfReason(reasonCode, `code ${reasonCode}`, address);
    });
    this.client.on('connect', (connack) => this.connected(connack, listensTo));
    this.client.on('close', () => this.end());
  }

  /** Resolves when the broker has taken it, with QoS 0 when it was written. */
  publish(topic: string, payload: Uint8Array, { qos, retain = false, expiry }: PublishHow): Promise<void> {
    // the client would keep it for a connection that is not made
    if (this.isOver) return Promise.reject(new Error('the connection has ended'));
    if (payload.length + topic.length + 100 > this.largest) {
      this.fail(tooLargeForBroker());
      return Promise.reject(new Error('too large for this broker'));
    }
    const options = { qos, retain: retain && this.mayRetain, properties: { messageExpiryInterval: expiry } };
    let reject: (error: Error) => void = () => {};
    // a broker that keeps the connection and takes nothing is left
    const patience = qos === 1 ? setTimeout(() => this.fail(unconfirmed()), this.within) : undefined;
    return new Promise<void>((resolve, rejected) => {
      reject = rejected;
      // a connection that ends tells the client's callbacks nothing
      this.publishing.add(reject);
      this.client.publish(topic, Buffer.from(payload), options, (error) => {
        if (!error) return resolve();
        // the broker stays connected, but what it did not take must be said again
        if (!this.isOver && qos === 1) this.fail(this.failureOfPublishing(error));
        reject(error);
      });
    }).finally(() => {
      clearTimeout(patience);
      this.publishing.delete(reject);
    });
  }

  /** Ends it as a network does that is gone. */
  cut(): void {
    this.fail(lostBroker());
  }
  /** Says goodbye; resolves when it is over. */
  close(): Promise<void> {
    this.isClosing = true;
    if (this.isOver) return Promise.resolve();
    return new Promise((resolve) => {
      this.client.once('close', () => resolve());
      if (this.wasConnected) this.client.end(false, { reasonCode: 0 });
      // one that does not take the goodbye is not waited for
      const patience = setTimeout(() => this.client.stream.destroy(), this.wasConnected ? 1000 : 0);
      this.client.once('close', () => clearTimeout(patience));
    });
  }

  private get how() {
    return { wasConnected: this.wasConnected, wasReached: this.wasReached };
  }
  private connected({ properties, sessionPresent }: IConnackPacket, listensTo: Readonly<Record<string, 0 | 1>>): void {
    this.wasConnected = true;
    this.largest = Math.min(LONGEST_PACKET, properties?.maximumPacketSize ?? LONGEST_PACKET);
    this.mayRetain = properties?.retainAvailable === undefined || Boolean(properties.retainAvailable);
    const isAssured = properties?.maximumQoS !== 0;
    const sessionFor = properties?.sessionExpiryInterval ?? this.sessionFor;
    const wanted = Object.fromEntries(Object.entries(listensTo).map(([topic, qos]) => [topic, { qos }]));
    // a broker that lets us in and then says no more is left
    const patience = setTimeout(() => this.fail(lostBroker()), this.within);
    this.client.once('close', () => clearTimeout(patience));
    this.client.subscribe(wanted, (error, granted) => {
      clearTimeout(patience);
      if (this.isOver || this.isClosing) return;
      const refused = granted?.filter(({ topic, qos }) => qos !== listensTo[topic]) ?? [];
      if (error || refused.some(({ qos }) => qos > 2)) this.fail(notAllowed());
      else if (!isAssured || refused.length > 0) this.fail(unassured());
      else this.events.ready({ hasSession: sessionPresent, sessionFor, retains: this.mayRetain });
    });
  }
  private failureOfPublishing(error: unknown): BrokerFailure {
    const isForbidden = error instanceof ErrorWithReasonCode && error.code === NOT_AUTHORIZED;
    return isForbidden ? notAllowed() : failureOf(error, this.address, this.how);
  }
  private fail(why: BrokerFailure): void {
    this.why ??= why;
    this.client.stream.destroy();
  }
  private end(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.client.end(true);
    for (const reject of this.publishing) reject(new Error('the connection has ended'));
    this.events.closed(this.isClosing ? null : (this.why ?? failureOf(this.error, this.address, this.how)));
  }
}
