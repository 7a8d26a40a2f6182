/**
 * Two applications in a test: a host with an open match, and a guest at its table. The line between them is real, or one
 * in memory that can be cut, held up and made to say things twice.
 */
import type { Side } from '../../../engine/core/ids.ts';
import type { Variant } from '../../../engine/core/variant.ts';
import { ENGLISH } from '../../../engine/shared/language.ts';
import type { EventOf } from '../../contract/requests.ts';
import type { View } from '../../contract/view.ts';
import { encodeInvitation, FINGERPRINT_BYTES, TOKEN_BYTES } from '../../online/invite-code.ts';
import type { Connection } from '../../online/line.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { type Begun, openTestApp, startGame, type TestApp, type TestSettings } from '../application.fixture.ts';
import { beginRematch } from '../match/begin-match.ts';
import { inOwnLanguage } from '../whose-language.ts';
import { HostedTable } from './table.ts';

/** What happens to a text on its way. */
export type Fate = 'arrives' | 'arrives twice' | 'is held up' | 'is lost with the line' | 'arrives and the line is cut';

/** Two ends of a line in memory. Texts arrive in order, later. */
export class TestWire {
  /** everything that was delivered to each end */
  readonly delivered: [string[], string[]] = [[], []];
  readonly ends: readonly [Connection, Connection];
  private readonly fate: (from: 0 | 1, text: string) => Fate;
  private isCut = false;

  constructor(fate: (from: 0 | 1, text: string) => Fate = () => 'arrives') {
    this.fate = fate;
    this.ends = [this.end(0), this.end(1)];
  }
  cut(): void {
    if (this.isCut) return;
    this.isCut = true;
    for (const end of this.ends) setImmediate(() => end.closed(null));
  }
  private end(own: 0 | 1): Connection {
    const early: string[] = [];
    let listener: ((text: string) => void) | null = null;
    const other = own === 0 ? 1 : 0;
    const line: Connection & { arrive(text: string): void } = {
      send: (text) => {
        if (this.isCut) return;
        const fate = this.fate(own, text);
        if (fate === 'is lost with the line') {
          this.cut();
          return;
        }
        const far = this.ends[other] as typeof line;
        const rounds = fate === 'is held up' ? 5 : 1;
        this.later(rounds, () => far.arrive(text));
        if (fate === 'arrives twice') this.later(rounds, () => far.arrive(text));
        if (fate === 'arrives and the line is cut') this.later(rounds, () => this.cut());
      },
      close: (why = 'ended') => {
        if (this.isCut) return;
        this.isCut = true;
        for (const end of this.ends) setImmediate(() => end.closed(end === line ? null : why));
      },
      cut: () => this.cut(),
      arrive: (text) => {
        if (this.isCut) return;
        this.delivered[own].push(text);
        if (listener) listener(text);
        else early.push(text);
      },
      set heard(given: (text: string) => void) {
        listener = given;
        for (const text of early.splice(0)) given(text);
      },
      closed: () => {},
    };
    return line;
  }
  /** in order, also after something that was held up */
  private last = Promise.resolve();
  private later(rounds: number, call: () => void): void {
    this.last = this.last.then(async () => {
      for (let n = 0; n < rounds; n++) await new Promise((resolve) => setImmediate(resolve));
      // in which language something was said is not known at the other end
      inOwnLanguage(call);
    });
  }
}

export interface TestTable {
  readonly host: TestApp;
  readonly guest: TestApp;
  /** the host's view when the guest had sat down */
  readonly view: View;
  readonly joined: View;
  /** the lines that were made, in memory; the last one is in use */
  readonly wires: TestWire[];
  readonly told: { readonly event: string; readonly what: unknown }[];
}

interface Sat extends Begun {
  readonly guestSide?: Side | null;
  readonly fate?: (from: 0 | 1, text: string) => Fate;
  readonly host?: TestSettings;
  readonly guest?: TestSettings;
  readonly homes?: readonly [string, string];
}
/** A code that leads nowhere: the line in memory needs none. */
export const anyCode = encodeInvitation({
  addresses: ['127.0.0.1'],
  port: 1,
  fingerprint: new Uint8Array(FINGERPRINT_BYTES),
  token: new Uint8Array(TOKEN_BYTES),
});

/** Both are in one process; the line between them is in memory. */
export async function sitDownAt(
  variant: Variant,
  { guestSide = 1, fate, host: settings, guest, homes, ...begun }: Sat = {},
): Promise<TestTable> {
  const [hostHome, guestHome] = homes ?? [temporaryFolder(), temporaryFolder()];
  const host = await openTestApp(hostHome, settings);
  await startGame(host, variant, begun);
  return { ...(await sitAt(host, guestSide, guestHome, { fate, settings: guest })), host };
}

interface SatAt {
  readonly fate?: Sat['fate'] | undefined;
  readonly settings?: TestSettings | undefined;
  readonly person?: string;
  /** the tag of what is read there; absent: what the whole process speaks */
  readonly language?: (() => string) | undefined;
}
/** A guest for the open match of that host. */
export async function sitAt(
  host: TestApp,
  guestSide: Side | null,
  guestHome: string,
  { fate, settings, person = 'guest', language }: SatAt = {},
): Promise<Omit<TestTable, 'host'>> {
  const wires: TestWire[] = [];
  const { session: app } = host.app;
  const table =
    host.app.online.table ??
    new HostedTable(
      app,
      guestSide === 0 ? 1 : 0,
      () => beginRematch(app, app.current!.session.match),
      () => {},
    );
  host.app.online.adopt(table);
  const guest = await openTestApp(guestHome, {
    ...settings,
    online: {
      ...(language && { language }),
      connect: async (_invitation, _key, { language: tag = ENGLISH }) => {
        const wire = new TestWire(fate);
        wires.push(wire);
        table.admit(person, guestSide, wire.ends[0], tag);
        return { ok: true, value: wire.ends[1] };
      },
    },
  });
  const joined = await guest.app.online.join(anyCode);
  if (!joined.ok) throw new Error(`${joined.error.code}: ${joined.error.message}`);
  const view = await host.get('match.view', { match: joined.value.match });
  return { guest, view, joined: joined.value, wires, told: guest.told };
}

/** When everything that has been done is on the disk. */
export const savesWritten = ({ app }: TestApp): Promise<void> => app.session.writing.run(() => {});

/** What the guest's page was told of its connection. */
export const statesOf = (told: TestTable['told']): string[] =>
  told.filter(({ event }) => event === 'connection').map(({ what }) => (what as EventOf<'connection'>).state);
