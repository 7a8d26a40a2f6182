/**
 * People's own games and the shelf of known variants. What a stranger's rules say is tried in a thread with a deadline
 * before the application reads them.
 */

import type { Variant } from '../../../engine/core/variant.ts';
import { language } from '../../../engine/shared/language.ts';
import { lessonsIn } from '../../../engine/shared/lessons-in.ts';
import { LONGEST_RULES } from '../../../engine/shared/limits.ts';
import { err, ok, type Result } from '../../../engine/shared/result.ts';
import { variantNamed } from '../../../engine/variants/registry.ts';
import { readDraft, readGame } from '../../../engine/workshop/file/read-game.ts';
import type { GameData } from '../../../engine/workshop/game-data.ts';
import { type OwnGame, ownGame } from '../../../engine/workshop/own-game.ts';
import { shelfGames } from '../../../engine/workshop/shelf/shelf-games.ts';
import type { VariantDescription } from '../../contract/description.ts';
import { errorMessages, gameMessages } from '../../contract/messages.ts';
import type { GamePlace, KnownVariant, OwnGameSummary, TextProblem } from '../../contract/own-games.ts';
import type { Input, Output } from '../../contract/requests.ts';
import type { Answer } from '../../contract/result.ts';
import type { GameVersionSummary } from '../../contract/workshop.ts';
import type { GameAnswers, GameJob } from '../../games/game-jobs.ts';
import type { GameRead, ReadingNews, SectionWanted } from '../../games/games-in-text.ts';
import { askedNow, readOwnGame, unlistedGame } from '../../games/own-games.ts';
import { now } from '../../saves/clock.ts';
import { atMost } from '../../saves/disk/at-most.ts';
import { nameFrom } from '../../saves/disk/names.ts';
import type { GameVersions } from '../../saves/game-versions.ts';
import type { Library } from '../../saves/library.ts';
import type { SerialQueue } from '../../saves/serial-queue.ts';
import { errFrom } from '../answers.ts';
import { type Thinking, troubleOf } from '../computer/thinking.ts';
import { descriptionOf, diagramView } from '../describing.ts';
import { knownVariants } from './known-variants.ts';
import { type RulesTrouble, rulesRefusal } from './rules-troubles.ts';
import { gamesSaid, problemsSaid } from './said-again.ts';

/** milliseconds of the processor that reading a text, or listing what its game allows, may take */
const DEADLINE = 2000;
/** a text with many games has as much for each of them; after so many times as much for all together it is stopped */
const MOST_GAMES = 150;
/** milliseconds between two times at which it is told how many games were read */
const BETWEEN = 100;
/** a busy machine gives them late: so many times as long is waited, for the thread to begin and for it to end */
const PATIENCE = 10;
/** so many times in one such time it is asked how much was used */
const LOOKS = 8;
/** files read concurrently */
const AT_ONCE = 8;
/** texts that are remembered to be playable, those of the shelf among them */
const MOST_TRIED = 300;
/** characters of the title of a game that cannot be read */
const LONGEST_TITLE = 40;
/** milliseconds of the processor for one game of the computer against itself */
const PLAYING = 10_000;
const HAS_EXERCISES = /^\s*\[\s*(?:problem|lesson)\b/m;
/** in the place of the hash of its id */
const PREVIEW = 'preview';

type Tried<J extends GameJob> =
  | { readonly ok: true; readonly value: GameAnswers[J['do']] }
  | { readonly ok: false; readonly error: RulesTrouble };

interface GamesWanted {
  readonly told?: (read: number, of: number) => void;
  readonly most?: number;
  readonly section?: SectionWanted | undefined;
}
export interface GamesRead {
  readonly games: readonly GameRead[];
  /** how many other games the text has */
  readonly unread: number;
}

type Playable = Extract<OwnGame, { readonly ok: true }>;

interface Parts {
  /** of their files */
  readonly files: Library;
  readonly versions: GameVersions;
  readonly writing: SerialQueue;
  /** a thread of its own: it is ended where it takes too long */
  readonly thread: Thinking;
  readonly deadline?: number | undefined;
}

export class OwnGames {
  readonly files: Library;
  private readonly versions: GameVersions;
  private readonly writing: SerialQueue;
  private readonly thread: Thinking;
  private readonly deadline: number;
  /** one job at a time: another would take its place */
  private last: Promise<unknown> = Promise.resolve();
  /** stops the reading of a text that goes on */
  private stopsReading: (() => void) | null = null;
  /** see `takeOpened` */
  opened: OwnGameSummary | null = null;
  /** texts that were tried and can be played */
  private readonly tried = new Set<string>(shelfGames.values());

  constructor({ files, versions, writing, thread, deadline = DEADLINE }: Parts) {
    this.files = files;
    this.versions = versions;
    this.writing = writing;
    this.thread = thread;
    this.deadline = deadline;
  }

  /** Rules that were opened before there was a page to show them; once. */
  takeOpened(): OwnGameSummary | null {
    const { opened } = this;
    this.opened = null;
    return opened;
  }

  /** By title. Rejects with the disk's error. */
  async list(): Promise<OwnGameSummary[]> {
    const found = await atMost(AT_ONCE, await this.files.listed(), async (listed) => {
      const text = await this.files.readListed(listed);
      return text.ok ? summaryOf(listed.name, text.value) : unreadable(listed.name, text.error.message);
    });
    return found.sort(byTitle);
  }
  /** The known variants, by title. */
  shelf(): KnownVariant[] {
    return [...knownVariants()].sort(byTitle);
  }
  /** What a known variant looks like. Nobody plays it because of that. */
  picture(game: string): Answer<VariantDescription> {
    const text = shelfGames.get(game);
    const made = text === undefined ? null : ownGame(text, () => PREVIEW);
    return made?.ok ? ok(descriptionOf(made.variant)) : err('no-such-game', errorMessages.noSuchGame);
  }

  async text({ list, game }: GamePlace): Promise<Answer<string>> {
    const text = shelfGames.get(game);
    if (list === 'shelf') return text === undefined ? err('no-such-game', errorMessages.noSuchGame) : ok(text);
    const read = await this.files.read(game);
    if (read.ok) return ok(read.value);
    return read.error.code === 'no-such-save' ? err('no-such-game', errorMessages.noSuchGame) : errFrom(read.error);
  }

  /**
   * The games in a text in any notation; those that were read before it was stopped, by whomever or because it took too
   * long. `told`: so many were read, of so many; `most`: no more are read.
   */
  async gamesIn(text: string, { told, most, section }: GamesWanted = {}): Promise<Answer<GamesRead>> {
    const found: GameRead[] = [];
    let all = 0;
    let lastTold = 0;
    const read = await this.run(
      { do: 'read-games', text, ...(most && { most }), ...(section && { section }) },
      this.deadline,
      ({ game, of }) => {
        found.push(game);
        all = of;
        if (found.length < of && Date.now() - lastTold < BETWEEN) return;
        lastTold = Date.now();
        told?.(found.length, of);
      },
    );
    const isStopped = !read.ok && (read.error === 'slow' || read.error === 'closed');
    const games = read.ok ? read.value : isStopped ? found : [];
    if (!read.ok && games.length === 0) return rulesRefusal(read.error, 'reading');
    return ok({ games: gamesSaid(text, games, section), unread: Math.max(0, all - games.length) });
  }
  /** No further game of a text is read, once there is one. */
  stopReading(): void {
    this.stopsReading?.();
  }

  /** The game of a `.fairygame` text, once it was tried. */
  async admit(text: string): Promise<Answer<Variant>> {
    const read = await this.read(text);
    return read.ok ? ok(read.value.variant) : read;
  }
  /** The same of a game in a list. Rejects with the disk's error. */
  async use(place: GamePlace): Promise<Answer<Variant>> {
    const asked = askedNow();
    const text = await this.text(place);
    if (!text.ok) return text;
    const read = await this.read(text.value, asked);
    return read.ok ? ok(read.value.variant) : read;
  }
  private async read(text: string, asked = askedNow()): Promise<Answer<Playable>> {
    const refused = await this.refusal(text);
    if (refused) return refused;
    const game = readOwnGame(text, asked);
    return game.ok ? ok(game) : badGame(game.problems);
  }
  /** The game of a text, once it was tried, for whoever makes it: nothing else knows of it. */
  async unlisted(text: string): Promise<Answer<Playable>> {
    const refused = await this.refusal(text);
    if (refused) return refused;
    const game = unlistedGame(text);
    return game.ok ? ok(game) : badGame(game.problems);
  }
  /** Those of people's own games that have problems or lessons are in use from now on. Rejects with the disk's error. */
  async admitWithExercises(): Promise<void> {
    await atMost(AT_ONCE, await this.files.listed(), async (listed) => {
      const text = await this.files.readListed(listed);
      if (text.ok && HAS_EXERCISES.test(text.value) && text.value.length <= LONGEST_RULES) await this.admit(text.value);
    });
  }
  /** Why the game of a text cannot be played, once it was tried; null: it can. */
  private async refusal(text: string): Promise<Answer<never> | null> {
    if (!this.tried.has(text)) {
      const tried = await this.run({ do: 'try-game', text });
      if (!tried.ok) return rulesRefusal(tried.error, 'trying');
      if (tried.value.length > 0) return badGame(problemsSaid(text, tried.value));
      this.tried.add(text);
      for (const oldest of this.tried) {
        if (this.tried.size <= MOST_TRIED) break;
        this.tried.delete(oldest);
      }
    }
    return null;
  }

  /** What the game of a text looks like, and how one of its pieces moves. Nothing else knows of it: its writer may not have finished. */
  async preview({ text, piece }: Input<'games.preview'>): Promise<Answer<Output<'games.preview'>>> {
    const tried = await this.run({ do: 'try-game', text });
    if (!tried.ok) return rulesRefusal(tried.error, 'trying');
    const problems = problemsSaid(text, tried.value).map((problem) => ({ ...problem }));
    const game = problems.length === 0 ? ownGame(text, () => PREVIEW) : null;
    if (!game?.ok) return ok({ problems, description: null, diagrams: [] });
    const { variant } = game;
    const kind = variant.types[piece ?? -1]?.id;
    const section = variant.words.rulebook.find((one) => kind !== undefined && one.kind === kind);
    const diagrams = (section?.diagrams ?? []).flatMap(({ spec, caption }) => {
      const diagram = diagramView(variant, spec);
      return diagram.ok ? [{ diagram: diagram.value, caption }] : [];
    });
    return ok({ problems, description: descriptionOf(variant), diagrams });
  }

  /** Quick games of the computer against itself, once the text was tried. */
  async playItself({ text, games, seed }: Input<'games.playItself'>): Promise<Answer<Output<'games.playItself'>>> {
    const admitted = await this.admit(text);
    if (!admitted.ok) return admitted;
    const played = await this.run({ do: 'play-itself', text, games, seed }, PLAYING * games);
    return played.ok ? ok({ games: [...played.value] }) : rulesRefusal(played.error, 'trying');
  }

  /** Keeps a text as it is; what another window has written instead of `over` becomes a version. Rejects with the disk's error. */
  save({ game, over, text }: Input<'games.save'>): Promise<Answer<OwnGameSummary>> {
    return this.writing.run(async () => {
      if (game !== null && !(await this.files.has(game))) return err('no-such-game', errorMessages.noSuchGame);
      const { title } = summaryOf(gameMessages.unnamed, text);
      const name = game ?? (await this.files.free(nameFrom(title, gameMessages.unnamed)));
      const there = game !== null && over !== undefined ? await this.files.read(game) : null;
      if (there && !there.ok) return there;
      const isOther = there !== null && there.value !== over && there.value !== text;
      // no version could be read again beside it
      if (isOther && there.value.length > LONGEST_RULES) return err('long-version', gameMessages.longVersion);
      if (isOther) await this.versions.keep(name, { kept: now(), text: there.value });
      // another game may have had that name
      if (game === null) await this.versions.forget(name);
      try {
        await this.files.write(name, text);
      } finally {
        this.files.giveBack(name);
      }
      return ok(summaryOf(name, text));
    });
  }

  /** Adds a text to people's own games, or finds it there. Rejects with the disk's error. */
  async add(text: string): Promise<Answer<OwnGameSummary>> {
    const read = await this.read(text);
    if (!read.ok) return read;
    const { data } = read.value;
    return this.writing.run(async () => {
      const there = await this.fileOf(text);
      return ok(summaryOfGame(there ?? (await this.files.add(nameFrom(data.title, gameMessages.unnamed), text)), data));
    });
  }
  /** Keeps a text that can be played as a version of that game. Rejects with the disk's error. */
  keep(game: string, text: string): Promise<Answer<Record<never, never>>> {
    return this.writing.run(async () => {
      if (!(await this.files.has(game))) return err('no-such-game', errorMessages.noSuchGame);
      if (readGame(text).ok) await this.versions.keep(game, { kept: now(), text });
      return ok({});
    });
  }
  /** Newest first, beside the present text. */
  async versionsOf(game: string, text: string): Promise<GameVersionSummary[]> {
    if (!(await this.files.has(game))) return [];
    const lines = linesOf(text);
    return [...(await this.versions.of(game))].reverse().map((version) => {
      const title = readDraft(version.text).data?.title ?? game;
      return { kept: version.kept, title, differs: difference(lines, linesOf(version.text)) };
    });
  }
  async version(game: string, kept: number): Promise<Answer<{ text: string }>> {
    const found = (await this.files.has(game)) ? await this.versions.of(game) : [];
    const version = found.find((one) => one.kept === kept);
    return version ? ok({ text: version.text }) : err('no-such-game', errorMessages.noSuchVersion);
  }
  private async fileOf(text: string): Promise<string | null> {
    for (const listed of await this.files.listed()) {
      const there = await this.files.readListed(listed);
      if (there.ok && there.value === text) return listed.name;
    }
    return null;
  }
  /** The text of a game of people's own that is in use, and its file. Rejects with the disk's error. */
  async source(variant: string): Promise<Answer<{ text: string; game: string | null }>> {
    const text = variantNamed(variant)?.source;
    if (text === undefined) return err('no-such-game', errorMessages.noSuchGame);
    return ok({ text, game: await this.fileOf(text) });
  }
  discard(game: string): Promise<Result<string>> {
    return this.writing.run(() => this.files.discard(game));
  }
  async restore(token: string): Promise<Answer<OwnGameSummary>> {
    const name = await this.writing.run(() => this.files.restore(token));
    if (!name.ok) return errFrom(name.error);
    const text = await this.files.read(name.value);
    return text.ok ? ok(summaryOf(name.value, text.value)) : errFrom(text.error);
  }

  close(): Promise<void> {
    return this.thread.close();
  }

  private run<J extends GameJob>(job: J, deadline = this.deadline, read: Read = () => {}): Promise<Tried<J>> {
    const answer = this.last.then(() => this.runNow(job, deadline, read));
    this.last = answer;
    return answer;
  }
  private async runNow<J extends GameJob>(job: J, deadline: number, read: Read): Promise<Tried<J>> {
    let isSlow = false;
    let isUnwanted = false;
    let hasBegun = false;
    let hasRead = false;
    let all: NodeJS.CpuUsage | null = null;
    const stop = (): void => {
      isSlow = true;
      run.stop();
    };
    let timer = setTimeout(stop, deadline * PATIENCE);
    // told when it begins, and after every game that was read
    const run = this.thread.run<GameJob>(job, (news) => {
      hasBegun = true;
      if ('game' in news) {
        hasRead = true;
        read(news);
        if (isUnwanted) return run.stop();
      }
      if (all !== null && usedSince(all) >= deadline * MOST_GAMES) return stop();
      const begun = process.cpuUsage();
      all ??= begun;
      let left = PATIENCE * LOOKS;
      // whatever else this process does counts, too: the thread may get less, and never more
      const check = (): void => {
        if (usedSince(begun) >= deadline || --left <= 0) stop();
        else timer = setTimeout(check, deadline / LOOKS);
      };
      clearTimeout(timer);
      timer = setTimeout(check, deadline);
    });
    if (job.do === 'read-games')
      this.stopsReading = () => {
        isUnwanted = true;
        if (hasRead) run.stop();
      };
    try {
      const answer = (await run.answer) as GameAnswers[J['do']] | null;
      return answer === null ? { ok: false, error: 'closed' } : { ok: true, value: answer };
    } catch (error) {
      // the thread has told the log
      const trouble = troubleOf(error);
      if (trouble === 'memory') return { ok: false, error: trouble };
      return { ok: false, error: isUnwanted && hasRead ? 'closed' : isSlow && hasBegun ? 'slow' : trouble };
    } finally {
      clearTimeout(timer);
      if (job.do === 'read-games') this.stopsReading = null;
    }
  }
}
type Read = (news: ReadingNews) => void;

/** Milliseconds of the processor. */
const usedSince = (begun: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
};
const byTitle = (a: OwnGameSummary, b: OwnGameSummary): number =>
  a.title.localeCompare(b.title, language()) || a.game.localeCompare(b.game, 'en');

const linesOf = (text: string): readonly string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '');
/** Lines that only one of the two has. */
function difference(one: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const line of one) counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const line of other) counts.set(line, (counts.get(line) ?? 0) - 1);
  return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}

function summaryOf(game: string, text: string): OwnGameSummary {
  const read = readGame(text);
  if (!read.ok) {
    const title = /^\s*title\s*=\s*(\S.*?)\s*$/m.exec(text)?.[1].slice(0, LONGEST_TITLE);
    return { ...unreadable(title ?? game, ''), game, problem: { ...read.problems[0] } };
  }
  return summaryOfGame(game, read.data);
}
const summaryOfGame = (
  game: string,
  { title, tagline, by, width, height, problems, lessons }: GameData,
): OwnGameSummary => ({
  ...{ game, title, tagline, by },
  ...{ size: gameMessages.size(width, height), problem: null },
  ...(problems && { toSolve: problems.length }),
  ...(lessons && { toLearn: lessonsIn(lessons).length }),
});
const unreadable = (game: string, says: string): OwnGameSummary => ({
  ...{ game, title: game, tagline: '', by: '', size: '' },
  problem: { line: 1, column: 1, says },
});

function badGame(problems: readonly TextProblem[]): Answer<never> {
  const [{ line, column, says }] = problems;
  return err('bad-game', gameMessages.bad(line, column, says, problems.length - 1));
}
