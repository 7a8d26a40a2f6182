/**
 * What the games say as plain sentences, collected from their words: what a catalogue of a language has to have. What
 * functions make of values is not among it; those texts are typed modules.
 */
import { cases } from '../../engine/cases/collection.ts';
import { ruleIndexOf } from '../../engine/core/moves/rule-index.ts';
import { commonFlags } from '../../engine/core/start/start-flags.ts';
import { courses } from '../../engine/lessons/courses.ts';
import { isTextKey } from '../../engine/shared/said-whole.ts';
import { shelf } from '../../engine/testing/workshop/shelf.ts';
import { smallGames } from '../../engine/testing/workshop/small-games.ts';
import * as acid from '../../engine/variants/acid/words/words.ts';
import * as chesimals from '../../engine/variants/chesimals/words/words.ts';
import * as chesimalsReasons from '../../engine/variants/chesimals/words/words-reasons.ts';
import * as chesimalsStart from '../../engine/variants/chesimals/words/words-start.ts';
import * as deicide from '../../engine/variants/deicide/words/words.ts';
import * as deicideReasons from '../../engine/variants/deicide/words/words-reasons.ts';
import * as deicideStart from '../../engine/variants/deicide/words/words-start.ts';
import * as fourchan from '../../engine/variants/fourchan/words/words.ts';
import * as fourchanReasons from '../../engine/variants/fourchan/words/words-reasons.ts';
import * as fourchanStart from '../../engine/variants/fourchan/words/words-start.ts';
import { variants } from '../../engine/variants/registry.ts';
import { readGame } from '../../engine/workshop/file/read-game.ts';
import type { GameData } from '../../engine/workshop/game-data.ts';
import { nameOfKind } from '../../engine/workshop/import/ini-pieces.ts';
import { ZONES } from '../../engine/workshop/import/zone-names.ts';
import { ownGame } from '../../engine/workshop/own-game.ts';
import { usualZoneNames } from '../../engine/workshop/words/choices.ts';
import { endings, ruleSays } from '../../engine/workshop/words/game-words.ts';
import { groundRules, groundWords } from '../../engine/workshop/words/ground-words.ts';
import { reasons, states } from '../../engine/workshop/words/reasons.ts';
import { usualWallNames } from '../../engine/workshop/words/turn-sentences.ts';

/** Every sentence below a value. `all`: whatever its key, as in a table of sentences by their ids. */
function collect(value: unknown, key: string, all: boolean, found: Set<string>): void {
  if (typeof value === 'string') {
    if ((all || isTextKey(key)) && /\p{L}/u.test(value)) found.add(value);
  } else if (Array.isArray(value)) {
    for (const one of value) collect(one, typeof one === 'string' ? key : '', all && typeof one === 'string', found);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) collect(inner, name, all || name === 'zones', found);
  }
}

/** What lessons call squares and deeds, which stands within sentences. */
function collectCalled(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value))
    if (name === 'called' && typeof inner === 'string') found.add(inner);
    else collectCalled(inner, found);
}

/** What is said of every game of people's own; the fields of a position are those that these games have between them. */
function ofOwnGames(): object {
  const starts = [...smallGames, ...shelf].flatMap(([name, text]) => {
    const game = HAVE_FIELDS.has(name) ? ownGame(text, () => 'words') : null;
    return game?.ok ? [game.variant.start] : [];
  });
  const names = [...usualZoneNames, ...Object.values(ZONES)];
  const zones = Object.fromEntries(names.map((name) => [name, name]));
  const kinds = [nameOfKind('immobile', ''), ...usualWallNames].map((name) => ({ name }));
  return { reasons, states, endings, rules: [ruleSays, groundRules, groundWords], starts, zones, kinds };
}
const HAVE_FIELDS: ReadonlySet<string> = new Set([
  ...[
    'three-check',
    'crazyhouse',
    'borrowers',
    'janggi',
    'makruk',
    'four moves a turn with a hand',
    'walls left behind',
  ],
  ...['walls laid in line where captures explode', 'a wall that is moved among mines and portals'],
]);

/** What the known variants say themselves: their titles, taglines, pieces and zones. */
export function dataOfShelf(): readonly GameData[] {
  return [...shelf.values()].map((text) => {
    const game = readGame(text);
    if (!game.ok) throw new Error(game.problems[0].says);
    return game.data;
  });
}
const ofShelf = (): object =>
  dataOfShelf().map(({ title, tagline, by, about, pieces, zones, wallName }) => ({
    paragraphs: [title, tagline, by, about],
    zones: Object.fromEntries(Object.keys(zones).map((name) => [name, name])),
    kinds: [...pieces.map(({ name }) => name), ...(wallName === undefined ? [] : [wallName])].map((name) => ({ name })),
  }));

/** What the games' modules say besides the words that they give to their variants. */
const modules: readonly object[] = [
  ...[acid, chesimals, chesimalsReasons, chesimalsStart, deicide, deicideReasons, deicideStart],
  ...[fourchan, fourchanReasons, fourchanStart],
];

export function sentencesOfGames(): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { words: told, sides, options, endings, groups, formOf, start, provenance } of variants)
    collect({ told, sides, options, endings, groups: groups?.all, formOf, start, provenance }, '', false, found);
  // whatever is spoken as it is written has no words
  for (const { topology } of variants)
    for (const name of [...topology.spokenFiles, ...topology.spokenRanks]) if (name.includes(' ')) found.add(name);
  collect(variants.map(commonFlags), '', false, found);
  for (const { turnRules = [] } of variants)
    for (const { label } of turnRules) if (label !== undefined) found.add(label);
  collect([courses, cases, ofOwnGames(), ofShelf()], '', false, found);
  collectCalled(courses, found);
  for (const { label, deed, differs } of variants.flatMap((variant) => ruleIndexOf(variant).ownKinds))
    for (const told of [label(true), label(false), deed?.(true), deed?.(false), differs])
      if (told !== undefined) found.add(told);
  for (const module of modules)
    for (const [name, exported] of Object.entries(module)) {
      // tables of sentences by their ids; a table with objects in it is of words like the rest
      const isTable = typeof exported === 'object' && !Array.isArray(exported);
      const values = isTable ? Object.values(exported ?? {}) : [exported];
      collect(
        exported,
        name,
        values.every((one) => typeof one === 'string' || typeof one === 'function'),
        found,
      );
    }
  return found;
}
