/** How the whole game looks: its set of figures, its board, its place. Which words there are is not known here. */
import type { GameLooks, Zone } from '../game-data.ts';
import type { Fields } from './fields.ts';
import type { Names } from './names.ts';
import { sentences } from './sentences.ts';
import type { ZoneText } from './zone-text.ts';

const WORD = /^[a-z0-9-]{1,30}$/;
const WORDS = ['set', 'board', 'of', 'place', 'labels'] as const;
const CELLS = ['crosses', 'dots'] as const;

/** Nothing where the section says nothing. */
export function readGameLooks(
  fields: Fields,
  text: ZoneText,
  names: Names,
  height: number,
): { readonly looks?: GameLooks } {
  const { problems } = fields;
  const word = (key: (typeof WORDS)[number]): GameLooks => {
    const entry = fields.entry(key);
    if (!entry) return {};
    if (!WORD.test(entry.text)) problems.of(entry, sentences.badLook(key));
    return { [key]: entry.text };
  };
  const cells = (key: (typeof CELLS)[number]): GameLooks => {
    const entry = fields.entry(key);
    if (!entry) return {};
    const zone: Zone = text.read(entry.text, (term) => {
      if (term === '') problems.of(entry, sentences.noCells);
      else problems.of(entry, sentences.badCells(term), term);
    });
    return { [key]: zone };
  };
  const river = (): GameLooks => {
    const entry = fields.entry('river');
    if (!entry) return {};
    const [low, high] = /^(\d{1,2})\s*-\s*(\d{1,2})$/.exec(entry.text)?.slice(1).map(Number) ?? [0, 0];
    if (low >= 1 && high === low + 1 && high <= height) return { river: low };
    problems.of(entry, sentences.badRiver(height));
    return {};
  };
  const diagonals = fields.entry('diagonals');
  const looks: GameLooks = Object.assign(
    {},
    ...WORDS.map(word),
    river(),
    diagonals ? { diagonals: names.zone(diagonals) } : {},
    ...CELLS.map(cells),
  );
  return Object.keys(looks).length === 0 ? {} : { looks };
}

export function writeGameLooks(looks: GameLooks, text: ZoneText): readonly (readonly [string, string])[] {
  const { river, diagonals } = looks;
  const written: readonly (readonly [string, string | undefined])[] = [
    ...WORDS.map((key) => [key, looks[key]] as const),
    ['river', river === undefined ? undefined : `${river}-${river + 1}`],
    ['diagonals', diagonals],
    ...CELLS.map((key) => [key, looks[key] && text.write(looks[key])] as const),
  ];
  return written.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
}
