/**
 * People's own games and the shelf of known variants. What a stranger's rules say is tried in a thread with a deadline
 * before the application reads them.
 */
import type { Result } from '../../engine/core/result.ts';
import type { Variant } from '../../engine/core/variant.ts';
import { readGame } from '../../engine/workshop/file/read-game.ts';
import { ownGame } from '../../engine/workshop/own-game.ts';
import type { VariantDescription } from '../contract/description.ts';
import { errorMessages, gameMessages } from '../contract/messages.ts';
import type { GamePlace, OwnGameSummary, TextProblem } from '../contract/own-games.ts';
import type { Answer } from '../contract/result.ts';
import type { GameAnswers, GameJob } from '../games/game-jobs.ts';
import { readOwnGame } from '../games/own-games.ts';
import { shelfGames } from '../games/shelf.ts';
import { atMost } from '../saves/at-most.ts';
import type { Library } from '../saves/library.ts';
import { nameFrom } from '../saves/names.ts';
import type { SerialQueue } from '../saves/serial-queue.ts';
import { refusal, refused, value } from './answers.ts';
import { descriptionOf } from './describing.ts';
import type { Thinking } from './thinking.ts';

/** milliseconds that reading a text, or listing what its game allows, may take */
const DEADLINE = 2000;
/** files read concurrently */
const AT_ONCE = 8;
/** texts that are remembered to be playable, those of the shelf among them */
const MOST_TRIED = 300;
/** characters of the title of a game that cannot be read */
const LONGEST_TITLE = 40;
/** in the place of the hash of its id */
const PREVIEW = 'preview';

interface Parts {
  /** of their files */
  readonly files: Library;
  readonly writing: SerialQueue;
  /** a thread of its own: it is ended where it takes too long */
  readonly thread: Thinking;
  readonly deadline?: number | undefined;
}

export class OwnGames {
  readonly files: Library;
  private readonly writing: SerialQueue;
  private readonly thread: Thinking;
  private readonly deadline: number;
  /** one job at a time: another would take its place */
  private last: Promise<unknown> = Promise.resolve();
  /** see `takeOpened` */
  opened: OwnGameSummary | null = null;
  /** texts that were tried and can be played */
  private readonly tried = new Set<string>(shelfGames.values());

  constructor({ files, writing, thread, deadline = DEADLINE }: Parts) {
    this.files = files;
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
  shelf(): OwnGameSummary[] {
    return [...shelfGames].map(([name, text]) => summaryOf(name, text)).sort(byTitle);
  }

  async text({ list, game }: GamePlace): Promise<Answer<string>> {
    const text = shelfGames.get(game);
    if (list === 'shelf') return text === undefined ? refusal('no-such-game', errorMessages.noSuchGame) : value(text);
    const read = await this.files.read(game);
    if (read.ok) return value(read.value);
    return read.error.code === 'no-such-save' ? refusal('no-such-game', errorMessages.noSuchGame) : refused(read.error);
  }

  /** The games in a text in any notation. */
  async gamesIn(text: string): Promise<Answer<GameAnswers['read-games']>> {
    const read = await this.run({ do: 'read-games', text });
    return read === null ? refusal('slow-game', gameMessages.tooSlowToRead) : value(read);
  }

  /** The game of a `.fairygame` text, once it was tried. */
  async admit(text: string): Promise<Answer<Variant>> {
    if (!this.tried.has(text)) {
      const problems = await this.run({ do: 'try-game', text });
      if (problems === null) return refusal('slow-game', gameMessages.tooSlow);
      if (problems.length > 0) return badGame(problems);
      this.tried.add(text);
      for (const oldest of this.tried) {
        if (this.tried.size <= MOST_TRIED) break;
        this.tried.delete(oldest);
      }
    }
    const game = readOwnGame(text);
    return game.ok ? value(game.variant) : badGame(game.problems);
  }

  /** What the game of a text looks like. Nothing else knows of it: its writer may not have finished. */
  async preview(text: string): Promise<Answer<{ problems: TextProblem[]; description: VariantDescription | null }>> {
    const problems = await this.run({ do: 'try-game', text });
    if (problems === null) return refusal('slow-game', gameMessages.tooSlow);
    const game = problems.length === 0 ? ownGame(text, () => PREVIEW) : null;
    const description = game?.ok ? descriptionOf(game.variant) : null;
    return value({ problems: problems.map((problem) => ({ ...problem })), description });
  }

  /** Keeps a text as it is. Rejects with the disk's error. */
  save(game: string | null, text: string): Promise<Answer<OwnGameSummary>> {
    return this.writing.run(async () => {
      if (game !== null && !(await this.files.has(game))) return refusal('no-such-game', errorMessages.noSuchGame);
      const { title } = summaryOf(gameMessages.unnamed, text);
      const name = game ?? (await this.files.free(nameFrom(title, gameMessages.unnamed)));
      try {
        await this.files.write(name, text);
      } finally {
        this.files.giveBack(name);
      }
      return value(summaryOf(name, text));
    });
  }

  /** Adds a text to people's own games, or finds it there. Rejects with the disk's error. */
  async add(text: string): Promise<Answer<OwnGameSummary>> {
    const admitted = await this.admit(text);
    if (!admitted.ok) return admitted;
    const { title } = admitted.value.words;
    return this.writing.run(async () => {
      for (const listed of await this.files.listed()) {
        const there = await this.files.readListed(listed);
        if (there.ok && there.value === text) return value(summaryOf(listed.name, text));
      }
      return value(summaryOf(await this.files.add(nameFrom(title, gameMessages.unnamed), text), text));
    });
  }
  discard(game: string): Promise<Result<string>> {
    return this.writing.run(() => this.files.discard(game));
  }
  async restore(token: string): Promise<Answer<OwnGameSummary>> {
    const name = await this.writing.run(() => this.files.restore(token));
    if (!name.ok) return refused(name.error);
    const text = await this.files.read(name.value);
    return text.ok ? value(summaryOf(name.value, text.value)) : refused(text.error);
  }

  close(): Promise<void> {
    return this.thread.close();
  }

  /** Null: it took too long, needed too much memory, or everything was closed. */
  private run<J extends GameJob>(job: J): Promise<GameAnswers[J['do']] | null> {
    const answer = this.last.then(() => this.runNow(job));
    this.last = answer;
    return answer;
  }
  private async runNow<J extends GameJob>(job: J): Promise<GameAnswers[J['do']] | null> {
    const run = this.thread.run<GameJob>(job);
    const timer = setTimeout(() => run.stop(), this.deadline);
    try {
      return (await run.answer) as GameAnswers[J['do']] | null;
    } catch {
      return null; // the thread has told the log
    } finally {
      clearTimeout(timer);
    }
  }
}

const byTitle = (a: OwnGameSummary, b: OwnGameSummary): number =>
  a.title.localeCompare(b.title, 'en') || a.game.localeCompare(b.game, 'en');

function summaryOf(game: string, text: string): OwnGameSummary {
  const read = readGame(text);
  if (!read.ok) {
    const title = /^\s*title\s*=\s*(\S.*?)\s*$/m.exec(text)?.[1].slice(0, LONGEST_TITLE);
    return { ...unreadable(title ?? game, ''), game, problem: { ...read.problems[0] } };
  }
  const { title, tagline, by, width, height } = read.data;
  return { game, title, tagline, by, size: gameMessages.size(width, height), problem: null };
}
const unreadable = (game: string, says: string): OwnGameSummary => ({
  ...{ game, title: game, tagline: '', by: '', size: '' },
  problem: { line: 1, column: 1, says },
});

function badGame(problems: readonly TextProblem[]): Answer<never> {
  const [{ line, column, says }] = problems;
  return refusal('bad-game', gameMessages.bad(line, column, says, problems.length - 1));
}
