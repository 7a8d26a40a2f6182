/**
 * Every English sentence of the application itself; what is said about a game's rules stands in that variant's own
 * words file in the engine. Grouped by who speaks. Sentences are short, plain, in the present tense; a refusal says
 * what to do next.
 */
import { groupWords } from './words-groups.ts';
import { headlineWords } from './words-headline.ts';
import { screenWords } from './words-screens.ts';
import { setupWords } from './words-setup.ts';
import { specialWords } from './words-special.ts';
import { spokenWords } from './words-spoken.ts';
import { commandWords, reasonWords, tableWords } from './words-table.ts';

export {
  asideWords,
  dialogWords,
  doorWords,
  draftWords,
  endingWords,
  errorWords,
  flightWords,
  handOverWords,
  lockWords,
  menuWords,
  problemWords,
  saveWords,
  turnWords,
} from './words-main.ts';
export const uiWords = {
  ...screenWords,
  setup: setupWords,
  table: tableWords,
  special: specialWords,
  groups: groupWords,
  headline: headlineWords,
  spoken: spokenWords,
  commands: commandWords,
  reasons: reasonWords,
} as const;
