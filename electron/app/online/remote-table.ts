/**
 * A table at another machine, as its guest has it: requests are sent there and events come from there. The other machine
 * is not trusted: whatever comes is checked against the contract and against the description of the game before the page gets
 * it, and the rules of a game of people's own are tried before anything else. A table that says what cannot be in its game is
 * left for good. When the line is cut it is made anew until that is refused, and the table
 * says then how everything stands.
 */

import * as v from 'valibot';
import type { Variant } from '../../../engine/core/variant.ts';
import { parsedJson } from '../../../engine/shared/parsed-json.ts';
import { type Refusal as EngineRefusal, err, ok, type Result } from '../../../engine/shared/result.ts';
import { variantNamed } from '../../../engine/variants/registry.ts';
import { tableMessages } from '../../contract/direct-messages.ts';
import { errorMessages } from '../../contract/messages.ts';
import { type TableEvent, type TableView, tableEvents } from '../../contract/online.ts';
import { allWithoutControls } from '../../contract/plain-text.ts';
import { events } from '../../contract/requests.ts';
import { type Answer, RequestRefusal } from '../../contract/result.ts';
import { FromTable, schemasFor, TABLE_PROTOCOL, TableHello } from '../../contract/table.ts';
import { View } from '../../contract/view.ts';
import { type Closing, type Connection, TextJoiner } from '../../online/line.ts';
import { descriptionOf } from '../describing.ts';
import { saysOfSentRules } from '../own-games/rules-troubles.ts';
import { TableCheck } from './table-check.ts';

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
  /** makes the line anew, and says with it which language is read here */
  readonly connect: (language: string) => Promise<Result<Connection>>;
  /** the tag of what is read here now */
  readonly language: () => string;
  /** before the try of that number; longer each time */
  readonly wait: (tries: number) => Promise<void>;
  /** milliseconds until a table has to say hello, or another part of it, and that a change of the language waits for it */
  readonly helloWithin: number;
  /** is the seat one of before, to which this machine may come back if it cannot sit down now? */
  readonly isKept: boolean;
  /** the game of these rules, once they were tried */
  readonly admit: (rules: string) => Promise<Answer<Variant>>;
  readonly news: RemoteNews;
}

/** what even another version says; its number is shown */
const Bare = v.object({ protocol: v.number(), version: v.pipe(v.string(), v.maxLength(40)) });
const Part = v.strictObject({ part: v.number(), of: v.number(), text: v.string() });
/** six million characters can be wrong in three million places: one is enough */
const FIRST = { abortEarly: true } as const;
/** of which a reconnection cannot help */
const FINAL = ['code-used', 'table-full', 'another-table', 'impossible'];
const notATable = (): EngineRefusal => ({ code: 'not-a-table', message: tableMessages.notATable });
const silent = (): EngineRefusal => ({ code: 'silent', message: tableMessages.silent });
const impossible = (): EngineRefusal => ({ code: 'impossible', message: tableMessages.impossibleHello });
const lost = (): EngineRefusal => ({ code: 'lost', message: tableMessages.lost });

export class RemoteTable {
  private readonly settings: Settings;
  private line: Connection | null = null;
  private count = 0;
  private readonly asked = new Map<number, { readonly request: string; answer(answer: Answer<unknown>): void }>();
  private shown: View | null = null;
  private people: TableView | null = null;
  /** in which the table speaks to this guest, as far as it was told, and when it has said the view in it */
  private reads = '';
  private retold: Promise<unknown> = Promise.resolve();
  /** of the game that is played there */
  private check: TableCheck | null = null;
  isLeft = false;
  private leaves: 'left' | 'ended' = 'left';
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
    if (!line) return Promise.resolve(err('lost', this.over ?? tableMessages.lost));
    const id = ++this.count;
    return new Promise((resolve) => {
      this.asked.set(id, { request, answer: resolve });
      line.send(JSON.stringify({ id, request, input }));
    });
  }

  /** If another language is read here now, the table is told, and speaks it from then on. Waits for the view in it, but not forever. */
  async tellLanguage(): Promise<void> {
    const reads = this.settings.language();
    if (this.line && reads !== this.reads) {
      this.reads = reads;
      this.retold = this.ask('table.language', { language: reads });
    }
    let patience: NodeJS.Timeout | undefined;
    const tooLong = new Promise<void>((resolve) => {
      patience = setTimeout(resolve, this.settings.helloWithin);
    });
    await Promise.race([this.retold, tooLong]);
    clearTimeout(patience);
  }

  /** After the machine has slept: a line that looks whole may be dead. */
  reconnect(): void {
    this.line?.cut();
  }
  /** `left`: for good, so that somebody else may have the seat; `ended`: only this program is closed. */
  leave(why: 'left' | 'ended' = 'left'): void {
    this.isLeft = true;
    this.leaves = why;
    const { line } = this;
    this.drop();
    line?.close(why);
  }

  private drop(): void {
    this.line = null;
    for (const { answer } of this.asked.values()) answer(err('lost', errorMessages.lost));
    this.asked.clear();
  }

  private async connect(): Promise<Result<Connection>> {
    this.reads = this.settings.language();
    const made = await this.settings.connect(this.reads);
    if (!made.ok) return made;
    const line = made.value;
    if (this.isLeft) line.close(this.leaves);
    const joiner = new TextJoiner();
    return new Promise((resolve) => {
      let isOpen = true;
      let isGreeted = false;
      const refuse = (error: EngineRefusal): void => {
        isOpen = false;
        clearTimeout(patience);
        resolve({ ok: false, error });
        // whoever was not even shown the table leaves its seat to somebody else
        line.close(this.shown || this.settings.isKept ? 'invalid' : 'left');
      };
      const patience = setTimeout(() => refuse(silent()), this.settings.helloWithin);
      line.closed = (why) => {
        isOpen = false;
        clearTimeout(patience);
        resolve({ ok: false, error: lost() });
        if (this.line === line) this.cut(why);
      };
      const hear = async (text: string): Promise<void> => {
        const whole = isOpen ? joined(joiner, text) : null;
        if (whole === null) {
          if (isOpen && !isGreeted) patience.refresh();
          return;
        }
        const read = v.safeParse(FromTable, whole, FIRST);
        if (!read.success) refuse(notATable());
        else if (this.line === line) {
          // a hello that has come twice is no news
          if ('hello' in read.output || this.heard(read.output)) return;
          // it would say it again on the next line
          this.leave();
          this.end(tableMessages.impossible);
        } else if ('hello' in read.output) {
          isGreeted = true;
          clearTimeout(patience);
          const hello = await this.greeted(read.output.hello);
          if (!isOpen) return;
          if (this.isLeft || !hello.ok) return refuse(hello.ok ? lost() : hello.error);
          this.sitDown(line, hello.value);
          resolve({ ok: true, value: line });
        }
        // the hello says all that went before it
      };
      // one after another: what follows the hello waits until its rules were tried
      let last = Promise.resolve();
      line.heard = (text) => {
        last = last.then(() => hear(text));
      };
    });
  }

  /** Nothing of it counts yet. */
  private async greeted(what: unknown): Promise<Result<TableHello>> {
    const bare = v.safeParse(Bare, what);
    if (!bare.success) return { ok: false, error: notATable() };
    const { protocol, version } = bare.output;
    // a view of another version may not be what this one shows
    if (protocol !== TABLE_PROTOCOL || version !== this.settings.version)
      return err('other-version', tableMessages.otherVersion(version, this.settings.version));
    const hello = v.safeParse(TableHello, what, FIRST);
    if (!hello.success) return { ok: false, error: notATable() };
    const game = await this.gameOf(hello.output);
    if (!game.ok) return game;
    const { view, table } = hello.output;
    if (game.value?.id !== view.variant) return { ok: false, error: notATable() };
    const check = this.check ?? new TableCheck(descriptionOf(game.value));
    if (!check.allows(View, view) || !isSoundTable(table, view.match)) return { ok: false, error: impossible() };
    this.check = check;
    return ok(hello.output);
  }
  private async gameOf({ view, rules }: TableHello): Promise<Result<Variant | undefined>> {
    if (rules === undefined) return ok(variantNamed(view.variant));
    const game = await this.settings.admit(rules);
    if (game.ok) return game;
    const { limitRules, badRules } = tableMessages;
    return err(game.error.code, saysOfSentRules(game.error, { limit: limitRules, bad: badRules }));
  }
  private sitDown(line: Connection, { view, table }: TableHello): void {
    this.line = line;
    this.count = 0;
    this.show(view);
    this.people = table;
    // it may have changed while the line was made
    void this.tellLanguage();
  }
  private show(view: View): void {
    this.check?.took(view, this.shown?.match !== view.match);
    this.shown = view;
  }

  /** False: it is nothing that a table says. */
  private heard(what: Exclude<FromTable, { readonly hello: unknown }>): boolean {
    if ('event' in what) return this.happened(what.event, what.what);
    this.answered(what.id, what.answer);
    return true;
  }

  private answered(id: number, answer: unknown): void {
    const asked = this.asked.get(id);
    if (!asked) return;
    this.asked.delete(id);
    asked.answer(this.checked(asked.request, answer));
  }
  private checked(request: string, answer: unknown): Answer<unknown> {
    const output = schemasFor(request)?.output ?? v.never();
    const read = v.safeParse(answerOf(output), answer, FIRST);
    if (!read.success) return err('not-a-table', tableMessages.notATable);
    const given = read.output as Answer<unknown>;
    const isPossible = given.ok
      ? this.allows(output, given.value) && this.isHere(given.value, request === 'match.rematch')
      : this.allows(TableRefusal, given.error) && this.isHere(given.error);
    if (!isPossible) return err('impossible', tableMessages.impossibleAnswer);
    if (given.ok && isPlayed(given.value)) this.show(given.value.view);
    return given;
  }

  private happened(name: string, what: unknown): boolean {
    const known = FROM_A_TABLE.find((event) => event === name);
    const own = Object.hasOwn(tableEvents, name) ? (name as TableEvent) : undefined;
    const schema = known ? events[known] : own && tableEvents[own];
    // an event of a newer table that this one need not know
    if (!schema) return true;
    const read = v.safeParse(schema, what, FIRST);
    if (!read.success) return false;
    const given: unknown = read.output;
    if (!this.allows(schema, given) || !this.isHere(given, known === 'opened')) return false;
    if (own === 'table' && !isSoundTable(given as TableView, this.match)) return false;
    if (own && own !== 'table' && !this.isPerson((given as { readonly person: string }).person)) return false;
    if (known === 'opened') this.show(given as View);
    if (isPlayed(given)) this.show(given.view);
    // what was declined is told once
    if (own === 'table') this.people = v.parse(v.omit(tableEvents.table, ['declined']), given);
    this.settings.news.event(known ?? own ?? 'table', given);
    return true;
  }

  private allows(schema: v.GenericSchema, value: unknown): boolean {
    return this.check?.allows(schema, value) === true;
  }
  /** Is it about this match? `mayBeNext`: or about the next one of this table */
  private isHere(given: unknown, mayBeNext = false): boolean {
    return mayBeNext || matchesIn(given).every((match) => match === this.match);
  }
  private isPerson(person: string): boolean {
    return this.people?.people.some((one) => one.person === person) === true;
  }
  private cut(why: Closing | null): void {
    this.drop();
    if (this.isLeft) return;
    if (why !== null) {
      this.end(tableMessages.closed[why]);
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

/** of these the game's id is made: they stay as they are, and are read by themselves */
const RULES = 'rules';
function joined(joiner: TextJoiner, text: string): unknown {
  const message = parsedJson(text);
  const part = v.safeParse(Part, message);
  if (!part.success) return allWithoutControls(message, RULES);
  const whole = joiner.add(part.output);
  if (whole === null) return null;
  return whole === false ? undefined : allWithoutControls(parsedJson(whole), RULES);
}

/** in characters; it is shown as one sentence */
const LONGEST_REFUSAL = 1000;
/** What a table refuses with: it opens nothing on this machine. */
const TableRefusal = v.object({
  code: RequestRefusal.entries.code,
  message: v.pipe(v.string(), v.maxLength(LONGEST_REFUSAL)),
  view: RequestRefusal.entries.view,
});
const answerOf = (output: v.GenericSchema) =>
  v.variant('ok', [
    v.object({ ok: v.literal(true), value: output }),
    v.object({ ok: v.literal(false), error: TableRefusal }),
  ]);

/** Who is there, once each, and the guest among them. */
const isSoundTable = ({ match, you, people }: TableView, played: string): boolean =>
  match === played &&
  people.some(({ person }) => person === you) &&
  new Set(people.map(({ person }) => person)).size === people.length;

const isPlayed = (value: unknown): value is { readonly view: View } =>
  typeof value === 'object' && value !== null && 'view' in value && 'effects' in value && 'revision' in value;

/** The matches that something says it is about. */
function matchesIn(given: unknown): readonly unknown[] {
  if (typeof given !== 'object' || given === null) return [];
  const own = 'match' in given ? [given.match] : [];
  const passed = 'passed' in given && Array.isArray(given.passed) ? given.passed.flatMap(matchesIn) : [];
  return 'view' in given ? [...own, ...passed, ...matchesIn(given.view)] : [...own, ...passed];
}
