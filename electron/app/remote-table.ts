/**
 * A table at another machine, as its guest has it: requests are sent there and events come from there. The other machine
 * is not trusted: whatever comes is checked against the contract before the page gets it. When the line is cut it is made
 * anew until that is refused, and the table says then how everything stands.
 */
import * as v from 'valibot';
import type { Result } from '../../engine/core/result.ts';
import { tableMessages } from '../contract/direct-messages.ts';
import { errorMessages } from '../contract/messages.ts';
import { type TableEvent, type TableView, tableEvents } from '../contract/online.ts';
import { events } from '../contract/requests.ts';
import { type Answer, Refusal } from '../contract/result.ts';
import { FromTable, schemasFor, TABLE_PROTOCOL, TableHello } from '../contract/table.ts';
import type { View } from '../contract/view.ts';
import { type Closing, type Line, TextJoiner } from '../online/line.ts';
import { refusal } from './answers.ts';

/** the events of the contract that a table sends */
const FROM_A_TABLE = ['played', 'clock', 'opened'] as const;
type GuestEvent = (typeof FROM_A_TABLE)[number];

export interface RemoteNews {
  /** an event of the contract or of the table, checked */
  event(name: GuestEvent | TableEvent, what: unknown): void;
  /** the line is cut, or is there again with everything as it stands now */
  lost(): void;
  back(view: View): void;
  /** it does not come back: the sentence that says why */
  ended(why: string): void;
}
interface Settings {
  readonly version: string;
  /** makes the line anew */
  readonly connect: () => Promise<Result<Line>>;
  /** before the try of that number; longer each time */
  readonly wait: (tries: number) => Promise<void>;
  readonly news: RemoteNews;
}

const Part = v.strictObject({ part: v.number(), of: v.number(), text: v.string() });
/** of which a reconnection cannot help */
const FINAL = ['code-used', 'table-full', 'another-table'];

export class RemoteTable {
  private readonly settings: Settings;
  private line: Line | null = null;
  private joiner = new TextJoiner();
  private count = 0;
  private readonly asked = new Map<number, { readonly request: string; answer(answer: Answer<unknown>): void }>();
  private shown: View | null = null;
  private people: TableView | null = null;
  isLeft = false;
  /** why it does not come back */
  private over: string | null = null;

  private constructor(settings: Settings) {
    this.settings = settings;
  }

  static async join(settings: Settings): Promise<Result<RemoteTable>> {
    const table = new RemoteTable(settings);
    const joined = await table.connect();
    return joined.ok ? { ok: true, value: table } : joined;
  }

  /** What the guest saw last. */
  get view(): View {
    if (!this.shown) throw new Error('no table was joined');
    return this.shown;
  }
  get table(): TableView | null {
    return this.people;
  }
  get match(): string {
    return this.view.match;
  }
  get isConnected(): boolean {
    return this.line !== null;
  }
  /** How it stands without a line. */
  get standing(): { readonly state: 'lost' | 'ended'; readonly says: string } {
    return this.over === null ? { state: 'lost', says: tableMessages.lost } : { state: 'ended', says: this.over };
  }

  /** Asks the table; without a line that is refused at once, because nobody knows for how long. */
  ask(request: string, input: unknown): Promise<Answer<unknown>> {
    const { line } = this;
    if (!line) return Promise.resolve(refusal('lost', tableMessages.lost));
    const id = ++this.count;
    return new Promise((resolve) => {
      this.asked.set(id, { request, answer: resolve });
      line.send(JSON.stringify({ id, request, input }));
    });
  }

  leave(): void {
    this.isLeft = true;
    const { line } = this;
    this.drop();
    line?.close('ended');
  }

  private drop(): void {
    this.line = null;
    this.joiner = new TextJoiner();
    for (const { answer } of this.asked.values()) answer(refusal('lost', errorMessages.lost));
    this.asked.clear();
  }

  private async connect(): Promise<Result<Line>> {
    const made = await this.settings.connect();
    if (!made.ok) return made;
    const line = made.value;
    if (this.isLeft) line.close('ended');
    return new Promise((resolve) => {
      line.closed = (why) => {
        resolve({ ok: false, error: { code: 'lost', message: tableMessages.lost } });
        if (this.line === line) this.cut(why);
      };
      line.heard = (text) => {
        const whole = this.joined(text);
        if (whole === null) return;
        const read = v.safeParse(FromTable, whole);
        if (!read.success) {
          resolve({ ok: false, error: { code: 'not-a-table', message: tableMessages.notATable } });
          line.close('invalid');
        } else if ('hello' in read.output) {
          // it has come twice
          if (this.line === line) return;
          const problem = this.greeted(line, read.output.hello);
          resolve(problem ? { ok: false, error: problem } : { ok: true, value: line });
          if (problem) line.close('invalid');
        } else if ('answer' in read.output) this.answered(read.output.id, read.output.answer);
        else if (!this.happened(read.output.event, read.output.what)) line.close('invalid');
      };
    });
  }

  private joined(text: string): unknown {
    const message = parsed(text);
    const part = v.safeParse(Part, message);
    if (!part.success) return message;
    const whole = this.joiner.add(part.output);
    if (whole === null) return null;
    return whole === false ? undefined : parsed(whole);
  }

  private greeted(line: Line, what: unknown): { readonly code: string; readonly message: string } | null {
    const bare = v.safeParse(v.object({ protocol: v.number(), version: v.string() }), what);
    if (!bare.success) return { code: 'not-a-table', message: tableMessages.notATable };
    const { protocol, version } = bare.output;
    // a view of another version may not be what this one shows
    if (protocol !== TABLE_PROTOCOL || version !== this.settings.version)
      return { code: 'other-version', message: tableMessages.otherVersion(version, this.settings.version) };
    const hello = v.safeParse(TableHello, what);
    if (!hello.success) return { code: 'not-a-table', message: tableMessages.notATable };
    this.line = line;
    this.count = 0;
    this.shown = hello.output.view;
    this.people = hello.output.table;
    return null;
  }

  private answered(id: number, answer: unknown): void {
    const asked = this.asked.get(id);
    if (!asked) return;
    this.asked.delete(id);
    asked.answer(this.checked(asked.request, answer));
  }
  private checked(request: string, answer: unknown): Answer<unknown> {
    const output = schemasFor(request)?.output ?? v.never();
    const Shape = v.variant('ok', [
      v.object({ ok: v.literal(true), value: output }),
      v.object({ ok: v.literal(false), error: Refusal }),
    ]);
    const read = v.safeParse(Shape, answer);
    if (!read.success) return refusal('not-a-table', tableMessages.notATable);
    const given: Answer<unknown> = read.output;
    if (given.ok && isPlayed(given.value)) this.shown = given.value.view;
    return given;
  }

  private happened(name: string, what: unknown): boolean {
    const known = FROM_A_TABLE.find((event) => event === name);
    const own = Object.hasOwn(tableEvents, name) ? (name as TableEvent) : undefined;
    const schema = known ? events[known] : own && tableEvents[own];
    // an event of a newer table that this one need not know
    if (!schema) return true;
    const read = v.safeParse(schema, what);
    if (!read.success) return false;
    const given: unknown = read.output;
    if (known === 'opened') this.shown = given as View;
    if (isPlayed(given)) this.shown = given.view;
    if (own === 'table') this.people = given as TableView;
    this.settings.news.event(known ?? own ?? 'table', given);
    return true;
  }

  private cut(why: Closing | null): void {
    this.drop();
    if (this.isLeft) return;
    if (why !== null) {
      this.end(why === 'ended' ? tableMessages.ended : tableMessages.notATable);
      return;
    }
    this.settings.news.lost();
    void this.comeBack();
  }
  private async comeBack(): Promise<void> {
    for (let tries = 0; !this.isLeft; tries++) {
      await this.settings.wait(tries);
      if (this.isLeft) return;
      const back = await this.connect();
      if (back.ok) return this.settings.news.back(this.view);
      if (!FINAL.includes(back.error.code)) continue;
      this.end(back.error.message);
    }
  }
  private end(why: string): void {
    this.isLeft = true;
    this.over = why;
    this.settings.news.ended(why);
  }
}

const isPlayed = (value: unknown): value is { readonly view: View } =>
  typeof value === 'object' && value !== null && 'view' in value && 'effects' in value && 'revision' in value;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
