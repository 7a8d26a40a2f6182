/**
 * The library as players see it: a summary of each file, or why it cannot be opened. Files that have not changed are
 * not read again. What can be salvaged from a damaged file is identified by a token.
 */

import { randomBytes } from 'node:crypto';
import { outcomeSaid } from '../../engine/match/outcome-said.ts';
import { type Glance, glanceAt } from '../../engine/match/save/glance.ts';
import { type Opened, type OpenResult, openGradually, type Salvage } from '../../engine/match/save/open.ts';
import { said } from '../../engine/shared/language.ts';
import { type Refusal as EngineRefusal, ok, type Result } from '../../engine/shared/result.ts';
import type { Awaited } from '../contract/correspondence.ts';
import type { Thumbnail } from '../contract/description.ts';
import { problemMessages } from '../contract/messages.ts';
import type { SaveSummary } from '../contract/requests.ts';
import type { Problem } from '../contract/result.ts';
import { savedVariant } from '../games/own-games.ts';
import { atMost } from './disk/at-most.ts';
import { isBlank, type Library, type ListedSave, type SaveFile } from './library.ts';
import { problemOf, problemOfText } from './problems.ts';
import { thumbnailOf } from './thumbnail.ts';
import { quietly, type Working } from './work.ts';
import { isWrittenGame, writtenGame } from './written-game.ts';

/** of files outside the library: more than anybody looks at before choosing one */
const MOST_SALVAGES = 32;
/** files read concurrently */
const AT_ONCE = 8;

interface Known {
  /** identifies a state of the file */
  readonly stamp: string;
  readonly summary: SaveSummary;
  readonly listed: ListedSave;
  /** of the position, for its picture; null if the file cannot be opened */
  readonly census: string | null;
  /** the text of its game's file, if it is none of the program's own */
  readonly source: string | undefined;
  /** the name of the game in its texts; null: nobody sits elsewhere */
  readonly game: string | null;
}
interface Picture {
  readonly save: string;
  readonly thumbnail: Thumbnail | null;
}

export class Catalogue {
  /** has a text come for the game that its texts call so, which was not played yet? */
  hasArrived: (game: string) => 'turn' | 'rematch' | null = () => null;
  private readonly library: Library;
  private readonly known = new Map<string, Known>();
  /** what can be salvaged from files outside the library, by token */
  private readonly salvages = new Map<string, Salvage>();
  /** damaged games of the library, by token; they are read again when a player opens one */
  private readonly damaged = new Map<string, string>();
  private readonly tokens = new Map<string, string>();

  constructor(library: Library) {
    this.library = library;
  }

  /** Newest first. Rejects with the disk's error. */
  async list(): Promise<SaveSummary[]> {
    const found = await atMost(AT_ONCE, await this.library.listed(), (save) => this.look(save));
    const summaries = found.flatMap((known) => (known ? [this.withArrived(known)] : []));
    const names = new Set(summaries.map(({ save }) => save));
    for (const name of this.known.keys()) if (!names.has(name)) this.forget(name);
    return summaries.sort((a, b) => b.changed - a.changed || (a.name < b.name ? -1 : 1));
  }

  private withArrived({ summary, game }: Known): SaveSummary {
    const arrived = game === null ? null : this.hasArrived(game);
    if (!summary.byText || arrived === null) return summary;
    return { ...summary, byText: { ...summary.byText, awaits: 'yours', arrived } };
  }
  /** Pictures of these saves, without those that no longer exist. Rejects with the disk's error. */
  async pictures(names: readonly string[]): Promise<Picture[]> {
    const asked = [...new Set(names)];
    const listed = asked.every((name) => this.known.has(name)) ? [] : await this.library.listed();
    const there = new Map(listed.map((save) => [save.name, save]));
    const found = await atMost(AT_ONCE, asked, async (name) => {
      const save = this.known.get(name)?.listed ?? there.get(name);
      return save === undefined ? null : this.look(save);
    });
    return found.flatMap((known) => (known ? { save: known.summary.save, thumbnail: pictureOf(known) } : []));
  }

  /**
   * The most recently opened unfinished game other than `except`. `recent` lists the opened games, most recent first;
   * after those come the others, newest first. Reads as few files as possible, because players wait for the start
   * screen meanwhile.
   */
  async unfinished(except: string | null, recent: readonly string[] = []): Promise<SaveSummary | null> {
    const place = new Map(recent.map((name, i) => [name, i]));
    const placeOf = ({ name }: SaveFile): number => place.get(name) ?? recent.length;
    const files = [...(await this.library.files())].sort(
      (a, b) => placeOf(a) - placeOf(b) || b.state.changed - a.state.changed,
    );
    for (const file of files) {
      if (file.name === except) continue;
      const { summary } = await this.lookAt(file);
      if (summary.outcome === null && summary.problem === null) return summary;
    }
    return null;
  }

  /** The saves of all games with another machine, by their names in texts. Rejects with the disk's error. */
  async byTexts(): Promise<ReadonlyMap<string, string>> {
    const there = await this.list();
    const named = there.map(({ save }): [string | null, string] => [this.known.get(save)?.game ?? null, save]);
    return new Map(named.reverse().flatMap(([game, save]) => (game === null ? [] : [[game, save] as const])));
  }
  /** The game that its texts call so, of several the one changed last; null: none. Rejects with the disk's error. */
  async byText(game: string): Promise<string | null> {
    return (await this.byTexts()).get(game) ?? null;
  }

  /** Of a game that exists. */
  async summary(name: string): Promise<SaveSummary> {
    const file = await this.library.file(name);
    if (!file) throw new Error('a game that was just written does not exist');
    return (await this.lookAt(file)).summary;
  }

  /** A match from a stranger's text, a saved game or moves; a refusal comes as a problem, with what can be saved under its token. */
  async open(text: string, working: Working = quietly): Promise<Result<Opened> & { readonly problem?: Problem }> {
    const isWritten = isWrittenGame(text);
    const opening = await working(isWritten ? writtenGame(text) : openGradually(text, savedVariant));
    if (opening.ok) return opening;
    const { salvage } = opening;
    const error = isBlank(text) ? empty() : opening.error;
    const problemWith = isWritten ? problemOfText : problemOf;
    if (!salvage) return { ok: false, error, problem: problemWith(error) };
    const token = newToken();
    this.salvages.set(token, salvage);
    for (const oldest of this.salvages.keys()) {
      if (this.salvages.size <= MOST_SALVAGES) break;
      this.salvages.delete(oldest);
    }
    return { ok: false, error, problem: problemWith(error, { token, turns: salvage.turns }) };
  }

  /**
   * A match from the text of a game in the library. From a damaged one we salvage either its first turns or its
   * previous version, whichever has more of the game.
   */
  async openOwn(
    name: string,
    text: string,
    working: Working = quietly,
  ): Promise<Result<Opened> & { readonly problem?: Problem }> {
    const opening = await working(openGradually(text, savedVariant));
    if (opening.ok) return opening;
    const damage = await this.damageOf(name, text, opening);
    return { ok: false, error: damage.error, problem: this.problemIn(name, damage) };
  }

  /** The game in the library that the token belongs to; null: none. */
  gameOf(token: string): string | null {
    return this.damaged.get(token) ?? null;
  }

  /** What can be salvaged from a damaged game; null if the token is not known (any more). */
  async salvage(token: string): Promise<Salvage | null> {
    const name = this.damaged.get(token);
    if (name === undefined) return this.salvages.get(token) ?? null;
    const text = await this.library.read(name);
    const opening = text.ok ? await quietly(openGradually(text.value, savedVariant)) : null;
    if (!text.ok || !opening || opening.ok) return null;
    return (await this.damageOf(name, text.value, opening)).salvage;
  }

  private async damageOf(name: string, text: string, opening: OpenResult & { ok: false }): Promise<Damage> {
    if (isBlank(text))
      return { error: empty(), salvage: await furthest(null, text, await this.library.readPrevious(name)) };
    // a block of zeros in the middle: it counts as damaged if there is a previous version
    const isTorn = opening.error.code === 'not-json' && text.includes('\0');
    if (!isTorn && !isOurs(opening.error)) return opening;
    const salvage = await furthest(opening.salvage, text, await this.library.readPrevious(name));
    return { error: isTorn && salvage ? { ...opening.error, code: 'damaged' } : opening.error, salvage };
  }

  private problemIn(name: string, { error, salvage }: Damage): Problem {
    if (!salvage) return problemOf(error);
    const token = this.tokens.get(name) ?? newToken();
    this.tokens.set(name, token);
    this.damaged.set(token, name);
    return problemOf(error, { token, turns: salvage.turns });
  }

  private forget(name: string): void {
    this.known.delete(name);
    this.damaged.delete(this.tokens.get(name) ?? '');
    this.tokens.delete(name);
  }

  /** The current state of a listed game; null if it no longer exists. A file that is not cached is opened only once. */
  private async look(listed: ListedSave): Promise<Known | null> {
    if (!this.known.has(listed.name) && !listed.isLink) {
      const read = await this.library.readWithState(listed);
      if (read) return this.learn({ ...listed, state: read.state }, ok(read.text));
    }
    const file = await this.library.stateOf(listed);
    return file && this.lookAt(file);
  }
  private async lookAt(file: SaveFile): Promise<Known> {
    const known = this.known.get(file.name);
    return known?.stamp === stampOf(file) ? known : this.learn(file, await this.library.readListed(file));
  }
  private async learn(file: SaveFile, text: Result<string>): Promise<Known> {
    const { name, state, isLink } = file;
    const glance = text.ok ? glanceAt(text.value, savedVariant) : text;
    const summary = glance.ok
      ? summaryFrom(name, glance.value, state.changed)
      : unreadable(
          name,
          state.changed,
          text.ok ? await this.problemOfText(name, text.value, glance.error) : problemOf(glance.error),
        );
    const census = glance.ok ? glance.value.census : null;
    const game = glance.ok ? (glance.value.byText?.game ?? null) : null;
    const source = glance.ok ? glance.value.source : undefined;
    const known = { stamp: stampOf(file), summary, listed: { name, isLink }, census, source, game };
    this.known.set(name, known);
    return known;
  }

  private async problemOfText(name: string, text: string, error: EngineRefusal): Promise<Problem> {
    const opening = await this.openOwn(name, text);
    return (opening.ok ? null : opening.problem) ?? problemOf(error);
  }
}

const stampOf = ({ state }: SaveFile): string => `${state.size} ${state.changed}`;

function pictureOf({ summary, census, source }: Known): Thumbnail | null {
  const variant = savedVariant(summary.variant, source);
  return variant && census !== null ? thumbnailOf(variant, census) : null;
}

interface Damage {
  readonly error: EngineRefusal;
  readonly salvage: Salvage | null;
}

const empty = (): EngineRefusal => ({ code: 'empty', message: problemMessages.empty(0).happened });

const newToken = (): string => randomBytes(9).toString('base64url');

/** A foreign file, or one from a later version of Fairytable, is not a damaged version of our game. */
const isOurs = (error: EngineRefusal): boolean => !['foreign', 'too-new'].includes(problemOf(error).code);

/** Whichever has more of a damaged game: the replayable part of its file, or its previous version. */
async function furthest(salvage: Salvage | null, text: string, previous: string | null): Promise<Salvage | null> {
  if (previous === null) return salvage;
  const before = await quietly(openGradually(previous, savedVariant));
  if (!before.ok) return salvage;
  const { match, about } = before.value;
  // the file may have been replaced by another game's
  const begun = /"created":\s*(\d+|null)/.exec(text)?.[1];
  if (begun !== undefined && begun !== String(about.created)) return salvage;
  const last = match.path().findLast((node) => node.kind === 'action');
  if (!last || match.entries.length <= (salvage?.match.entries.length ?? 0)) return salvage;
  return { match, name: about.name, turns: Math.max(1, last.turnNumber) };
}

function summaryFrom(name: string, glance: Glance, changed: number): SaveSummary {
  const variant = savedVariant(glance.variant, glance.source);
  if (!variant) throw new Error(`a glance of an unknown variant ${glance.variant}`);
  return {
    save: name,
    name,
    variant: variant.id,
    title: said(variant.words.title),
    players: [glance.players[0], glance.players[1]],
    turnNumber: glance.turnNumber,
    turn: glance.turn,
    outcome: glance.outcome && { ...glance.outcome, says: outcomeSaid(variant, glance.outcome) },
    ...(glance.timeControl && { timeControl: { ...glance.timeControl } }),
    ...(glance.byText && { byText: { side: glance.byText.side, awaits: awaitedIn(glance, glance.byText) } }),
    changed: glance.changed ?? changed,
    problem: null,
  };
}

function awaitedIn({ outcome, turn }: Glance, { side, unsent }: NonNullable<Glance['byText']>): Awaited {
  if (unsent) return 'send';
  if (outcome) return 'over';
  return turn === side ? 'yours' : 'theirs';
}

function unreadable(name: string, changed: number, problem: Problem): SaveSummary {
  const nobody: SaveSummary = {
    ...{ save: name, name, variant: '', title: '', players: ['', ''], turnNumber: 0, turn: 0, outcome: null },
    ...{ changed, problem },
  };
  return nobody;
}
