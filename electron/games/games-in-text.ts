/** The games in a text in any notation, with what is wrong with them. */
import type { FileProblem } from '../../engine/workshop/file/problems.ts';
import { gamesIn } from '../../engine/workshop/import/games-in.ts';

export interface GameRead {
  /** of its section, where there are several */
  readonly name: string | null;
  readonly title: string;
  /** as a `.fairygame` file; null: it has problems */
  readonly text: string | null;
  readonly problems: readonly FileProblem[];
}

export const gamesInText = (text: string): readonly GameRead[] =>
  [...gamesIn(text)].map(({ name, read }) =>
    read.ok
      ? { name, title: read.data.title, text: read.text, problems: [] }
      : { name, title: name ?? '', text: null, problems: read.problems },
  );
