/** A table on this machine's own network for tests, what it admitted, and lines whose texts can be awaited. */
import { onTestFinished } from 'vitest';
import { type DirectInvitation, TOKEN_BYTES } from './invite-code.ts';
import { joinTable, makeGuestKey } from './join-table.ts';
import type { Closing, Connection } from './line.ts';
import { type Admitted, TableServer } from './table-server.ts';

export const HERE = '127.0.0.1';

/** What came, in its order; `next` waits for what no call before has waited for. */
export class ArrivalQueue<T> {
  readonly all: T[] = [];
  private taken = 0;
  private waiting: (() => void)[] = [];
  add(one: T): void {
    this.all.push(one);
    for (const wake of this.waiting.splice(0)) wake();
  }
  async next(): Promise<T> {
    const n = this.taken++;
    while (this.all.length <= n) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this.all[n];
  }
}

export interface Heard {
  readonly line: Connection;
  readonly texts: ArrivalQueue<string>;
  readonly end: Promise<Closing | null>;
}
export function listen(line: Connection): Heard {
  const texts = new ArrivalQueue<string>();
  const end = new Promise<Closing | null>((resolve) => {
    line.closed = resolve;
  });
  line.heard = (text) => texts.add(text);
  return { line, texts, end };
}

export interface TestTable {
  readonly server: TableServer<string>;
  readonly log: string[];
  readonly admitted: ArrivalQueue<Admitted<string> & Heard>;
  /** an invitation to that seat, good once */
  invite(seat: string): DirectInvitation;
}
export async function openTestTable(beat?: number): Promise<TestTable> {
  const log: string[] = [];
  const admitted = new ArrivalQueue<Admitted<string> & Heard>();
  const server = await TableServer.open<string>({
    host: HERE,
    log: (line) => log.push(line),
    admitted: (one) => admitted.add({ ...one, ...listen(one.line) }),
    ...(beat !== undefined && { beat }),
  });
  onTestFinished(() => server.close());
  const { fingerprint } = server.certificate;
  const invite = (seat: string) => ({
    ...{ addresses: [HERE], port: server.port, fingerprint },
    token: server.invite(seat),
  });
  return { server, log, admitted, invite };
}

/** Joins, or fails the test. */
export async function joinDirectly(invitation: DirectInvitation, key = makeGuestKey()): Promise<Heard> {
  const joined = await joinTable(invitation, key);
  if (!joined.ok) throw new Error(`${joined.error.code}: ${joined.error.message}`);
  return listen(joined.value);
}
/** The code of the refusal, or the test fails. */
export async function refusedJoin(invitation: DirectInvitation, key = makeGuestKey()): Promise<string> {
  const joined = await joinTable(invitation, key);
  if (joined.ok) throw new Error('a guest was let in');
  return joined.error.code;
}
export const wrongToken = (invitation: DirectInvitation, n = 0): DirectInvitation => ({
  ...invitation,
  token: new Uint8Array(TOKEN_BYTES).fill(n),
});
