/**
 * A broker for tests and the bench: `aedes`, which speaks MQTT 3.1.1 only, behind a translator from MQTT 5. It can be cut,
 * stopped and started again, and can lie: `tamper` answers what a home gets in place of each message to it.
 */
import { once } from 'node:events';
import net from 'node:net';
import { Duplex } from 'node:stream';
import { Aedes } from 'aedes';
import mqtt, { type IConnackPacket, type IPublishPacket, type Packet } from 'mqtt-packet';

export type Tamper = (packet: IPublishPacket, client: string) => readonly IPublishPacket[];
interface BrokerSettings {
  readonly port?: number;
  /** false: it answers as a broker does that knows MQTT 3.1.1 only */
  readonly isNew?: boolean;
  readonly login?: { readonly user: string; readonly password: string };
  /** false: nobody may subscribe */
  readonly maySubscribe?: boolean;
  /** what it answers to a greeting, beside that it is welcome */
  readonly grants?: NonNullable<IConnackPacket['properties']>;
  /** true: it lets homes listen, but with QoS 0 only */
  readonly isUnassured?: boolean;
  /** true: it forgets a home that goes */
  readonly isForgetful?: boolean;
  /** bytes; of a longer message it says nothing at all */
  readonly takesAtMost?: number;
  /** true: it closes a connection for a newer one of the same client without saying so */
  readonly isCurt?: boolean;
}

const OLD = { protocolVersion: 4 } as const;
const NEW = { protocolVersion: 5 } as const;
const refusals: Readonly<Record<number, number>> = { 1: 0x84, 2: 0x85, 3: 0x88, 4: 0x86, 5: 0x87 };

export class TestBroker {
  private readonly aedes: Aedes;
  private readonly server: net.Server;
  private readonly sockets = new Set<net.Socket>();
  /** by the name of the client */
  private readonly clients = new Map<string, net.Socket>();
  /** bytes that homes have sent */
  seen: Buffer[] | null = null;
  tamper: Tamper = (packet) => [packet];

  private readonly settings: BrokerSettings;

  private constructor(aedes: Aedes, settings: BrokerSettings) {
    this.aedes = aedes;
    this.settings = settings;
    const { isNew = true } = settings;
    this.server = net.createServer({ noDelay: true }, (socket) => {
      this.sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.once('close', () => this.sockets.delete(socket));
      if (isNew) this.translate(socket);
      else this.aedes.handle(socket);
    });
  }

  static async open(settings: BrokerSettings = {}): Promise<TestBroker> {
    const { port = 0, login, maySubscribe = true } = settings;
    const aedes = await Aedes.createBroker({
      concurrency: 1000,
      // else it would wait for ever for a connection that was cut while it wrote, and its publisher too
      drainTimeout: 200,
      connectTimeout: 60_000,
      authenticate: (_, user, password, done) => {
        const isKnown = !login || (user === login.user && String(password) === login.password);
        if (isKnown) return done(null, true);
        done(Object.assign(new Error('refused'), { returnCode: 4 }), false);
      },
      authorizeSubscribe: (_, subscription, done) => done(null, maySubscribe ? subscription : null),
    });
    const broker = new TestBroker(aedes, settings);
    broker.server.listen(port, '127.0.0.1');
    await once(broker.server, 'listening');
    return broker;
  }

  get port(): number {
    return (this.server.address() as net.AddressInfo).port;
  }
  get url(): string {
    return `mqtt://127.0.0.1:${this.port}`;
  }
  get connections(): number {
    return this.sockets.size;
  }
  /** All connections, without a word. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }
  /** Whatever it kept is lost. */
  async stop(): Promise<void> {
    this.server.close();
    this.cut();
    await new Promise<void>((resolve) => this.aedes.close(resolve));
  }

  private displace(client: string, socket: net.Socket): void {
    const before = this.clients.get(client);
    this.clients.set(client, socket);
    if (before && !before.destroyed && !this.settings.isCurt)
      before.write(mqtt.generate({ cmd: 'disconnect', reasonCode: 0x8e }, NEW));
  }
  private translate(socket: net.Socket): void {
    const fromHome = mqtt.parser(NEW);
    const fromAedes = mqtt.parser(OLD);
    let client = '';
    const inner = new Duplex({
      read: () => {},
      write: (chunk, _, done) => {
        fromAedes.parse(chunk);
        done();
      },
      final: (done) => {
        socket.end();
        done();
      },
      destroy: (error, done) => {
        socket.destroy();
        done(error);
      },
    });
    inner.on('error', () => {});
    fromHome.on('packet', (packet: Packet) => {
      if (packet.cmd === 'connect') {
        client = packet.clientId;
        this.displace(client, socket);
      }
      if (packet.cmd === 'publish' && packet.payload.length > (this.settings.takesAtMost ?? Number.POSITIVE_INFINITY))
        return;
      inner.push(mqtt.generate(toOld(packet, this.settings), OLD));
    });
    fromAedes.on('packet', (packet: Packet) => {
      const packets = packet.cmd === 'publish' ? this.tamper(packet, client) : [packet];
      for (const each of packets) if (!socket.destroyed) socket.write(mqtt.generate(toNew(each, this.settings), NEW));
    });
    fromHome.on('error', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      this.seen?.push(chunk);
      fromHome.parse(chunk);
    });
    socket.once('close', () => inner.destroy());
    this.aedes.handle(inner);
  }
}

/** Without what MQTT 3.1.1 does not know: properties, reasons, and how to treat what is retained. */
function toOld(packet: Packet, { isForgetful = false }: BrokerSettings): Packet {
  const { properties: _, reasonCode: __, ...rest } = packet as Packet & { properties?: object; reasonCode?: number };
  if (rest.cmd === 'connect') return { ...rest, protocolVersion: 4, ...(isForgetful && { clean: true }) } as Packet;
  if (rest.cmd === 'subscribe')
    return { ...rest, subscriptions: rest.subscriptions.map(({ topic, qos }) => ({ topic, qos })) } as Packet;
  return rest as Packet;
}
function toNew(packet: Packet, { grants: properties, isUnassured = false }: BrokerSettings): Packet {
  if (packet.cmd === 'connack') {
    const { returnCode = 0, sessionPresent } = packet;
    const reasonCode = returnCode === 0 ? 0 : (refusals[returnCode] ?? 0x80);
    return { cmd: 'connack', sessionPresent, reasonCode, ...(properties && { properties }) };
  }
  if (packet.cmd === 'suback' && isUnassured) return { ...packet, granted: packet.granted.map(() => 0) } as Packet;
  return packet;
}
