/** The registered games, each with its forms, its folder and all its words: for what is tested of every game alike. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Variant } from '../core/variant.ts';
import type { KindWords, Reason, RuleWords } from '../core/vocabulary.ts';
import * as acid from '../variants/acid/words/words.ts';
import * as chesimals from '../variants/chesimals/words/words.ts';
import * as deicide from '../variants/deicide/words/words.ts';
import * as fourchan from '../variants/fourchan/words/words.ts';
import { variants } from '../variants/registry.ts';

type ById<T> = Readonly<Record<string, T>>;
type Says = ById<{ readonly says: string }>;
/** What words.ts of a game exports besides the words of its variant. */
interface GameWords {
  readonly kinds: ById<KindWords>;
  readonly rules: ById<RuleWords>;
  readonly reasons: ById<Reason>;
  readonly checks?: ById<Reason>;
  readonly conditions: ById<string>;
  readonly features?: Says;
  readonly flags?: Says;
  readonly fields?: Says;
  /** what takes arguments is a function */
  readonly startSays?: ById<unknown>;
  readonly problems: ById<unknown>;
  readonly provenance?: string;
  readonly budgetSays?: string;
}
interface Row {
  readonly words: GameWords;
  /** who the rulebook must name */
  readonly designers: readonly string[];
  /** how many characters of summary there is room for */
  readonly summary: number;
  /** what the id of a ruling looks like, wherever one is named */
  readonly ruling: RegExp;
  /** the rulings that no section of the rulebook retells */
  readonly untold?: RegExp;
}
const rows: ById<Row> = {
  acid: {
    words: acid,
    designers: ['juniper', 'diskette', 'edith', 'ashley'],
    summary: 133,
    ruling: /\b(?:(?:AN|DK|[GZKVHRSCMWP])\d{1,2}b?|A\d(?:\.\d{1,2})?)\b/g,
    untold: /^(?:G10|V1[03]|M5|P\d+)$/, // P: slips in the source
  },
  chesimals: { words: chesimals, designers: ['Joe Joyce'], summary: 105, ruling: /\b(?:Q\d{1,2}|B\d\.\d|B[2356])\b/g },
  deicide: {
    words: deicide,
    designers: ['Fennaixelphox'],
    summary: 120,
    ruling: /\b(?:D-(?:[A-Z]{1,2}\d{1,2}[bc]?|[A-Z]{4,})|A\d(?:\.\d)?)\b/g,
  },
  fourchan: {
    words: fourchan,
    designers: ['4chanchessdev'],
    summary: 105,
    ruling: /\b(?:C-(?:[A-Z]\d{1,2}b?|[A-Z]{4,})|B\d\.\d|B[56])\b/g,
  },
};

export interface TestedGame extends Row {
  readonly id: string;
  /** the first is the usual one */
  readonly forms: readonly Variant[];
  readonly folder: URL;
}
export const testedGame = (id: string): TestedGame => {
  const row = rows[id];
  if (!row) throw new Error(`${id} has no row among the games that are tested`);
  const forms = variants.filter((variant) => (variant.formOf?.variant ?? variant.id) === id);
  return { ...row, id, forms, folder: new URL(`../variants/${id}/`, import.meta.url) };
};
export const games = variants
  .filter(({ id, formOf }) => (formOf?.variant ?? id) === id)
  .map(({ id }) => testedGame(id));

/** The TypeScript files below a folder, by their paths from there. */
export const codeIn = (folder: URL): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
export const textOf = (file: string, folder: URL): string => readFileSync(new URL(file, folder), 'utf8');

/** The page of rulings of a game. */
export const rulingsOf = ({ folder, ruling }: TestedGame) => {
  const page = textOf('RULINGS.md', folder);
  const entries = [...page.matchAll(/^- \*\*([A-Z][A-Z\d.-]*[a-z]?)\*\* \S.*$/gm)].map(([line, id]) => ({ line, id }));
  /** ids of rulings that a text names, each once */
  const named = (text: string): readonly string[] => [...new Set(text.match(ruling))];
  return { page, entries, ids: entries.map(({ id }) => id), named };
};
