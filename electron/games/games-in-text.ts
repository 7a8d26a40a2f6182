/** The games in a text in any notation, with what is wrong with them. */
import type { FileProblem } from '../../engine/workshop/file/problems.ts';
import { writeGame } from '../../engine/workshop/file/write-game.ts';
import { type GameIn, gamesIn } from '../../engine/workshop/import/games-in.ts';
import { titleOfSection } from './section-titles.ts';

export interface GameRead {
  /** of its section, where there are several */
  readonly name: string | null;
  readonly title: string;
  /** as a `.fairygame` file; null: it has problems */
  readonly text: string | null;
  readonly problems: readonly FileProblem[];
}

/** One more game was read, of so many. */
export interface ReadingNews {
  readonly game: GameRead;
  readonly of: number;
}
interface Reading {
  /** is called after every game */
  readonly told?: (news: ReadingNews) => void;
  /** asked after every game: no other is read then */
  readonly stop?: () => boolean;
  readonly most?: number;
  readonly section?: SectionWanted | undefined;
}
/** One game of a text, read without some rules. */
export interface SectionWanted {
  readonly name: string | null;
  /** the keys of those rules */
  readonly without: readonly string[];
}
const wanted = ({ name, without }: SectionWanted) => ({
  names: name === null ? undefined : new Set([name]),
  without: new Set(without),
});

export function gamesInText(text: string, { told, stop, most, section }: Reading = {}): readonly GameRead[] {
  const found: GameRead[] = [];
  for (const one of gamesIn(text, section && wanted(section))) {
    const game = gameRead(one);
    found.push(game);
    told?.({ game, of: one.of });
    if (found.length === most || stop?.()) break;
  }
  return found;
}
/** A section has a name for programs, and its game gets a title for people. */
function gameRead({ name, read }: GameIn): GameRead {
  const title = name === null ? null : titleOfSection(name);
  if (!read.ok) return { name, title: title ?? '', text: null, problems: read.problems };
  if (title === null) return { name, title: read.data.title, text: read.text, problems: [] };
  return { name, title, text: writeGame({ ...read.data, title }), problems: [] };
}

/** The same games, of which those with problems are read again: in the language of the moment. */
export function gamesReadAgain(text: string, games: readonly GameRead[], section?: SectionWanted): readonly GameRead[] {
  const names = new Set(games.flatMap(({ name, problems }) => (problems.length > 0 && name !== null ? [name] : [])));
  const again = new Map(
    [...gamesIn(text, section ? wanted(section) : { names })].map((game) => [game.name, gameRead(game)]),
  );
  return games.map((game) => (game.problems.length > 0 ? (again.get(game.name) ?? game) : game));
}
