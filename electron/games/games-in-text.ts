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

export const gamesInText = (text: string): readonly GameRead[] => [...gamesIn(text)].map(gameRead);

/** A section has a name for programs, and its game gets a title for people. */
function gameRead({ name, read }: GameIn): GameRead {
  const title = name === null ? null : titleOfSection(name);
  if (!read.ok) return { name, title: title ?? '', text: null, problems: read.problems };
  if (title === null) return { name, title: read.data.title, text: read.text, problems: [] };
  return { name, title, text: writeGame({ ...read.data, title }), problems: [] };
}
