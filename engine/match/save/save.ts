/**
 * Writing a match as a `.fairytable` file. The text depends on the match and on what is given here, and on nothing
 * else: the same match gives the same bytes on every machine.
 */
import { writtenOptions } from '../../core/setting.ts';
import type { StartPosition } from '../../core/vocabulary.ts';
import type { SavedFacts } from '../../core/world.ts';
import { controlInOrder, stateInOrder } from '../clocks/clocks.ts';
import { isUnsent } from '../correspondence/correspondence.ts';
import type { Entry } from '../entry.ts';
import type { Match } from '../match.ts';
import { playerInOrder } from '../player.ts';
import { Chain } from './chain.ts';
import { checksum } from './checksum.ts';
import { FORMAT, type Save, type SaveFields, VERSION } from './format.ts';
import { asEverybodyKnows, openFacts, openStart, sealedOf } from './secrets.ts';

/** The metadata of a file; times in milliseconds since 1970. */
export interface SaveMetadata {
  readonly name: string;
  readonly created: number | null;
  readonly changed: number | null;
}

/** The time of the last public entry; null if the entries have no times. */
export const lastChange = ({ openEntries }: Match): number | null =>
  openEntries.findLast(({ at }) => at !== undefined)?.at ?? null;

/** The whole file. One line per entry, so that people and version control can read it. */
export function writeSave(match: Match, about: SaveMetadata): string {
  const { texts } = checksumChainOf(match);
  const unsigned = Object.entries(unsignedOf(match, about));
  const plain = unsigned.map(([key, value]) => {
    return `${JSON.stringify(key)}:${key === 'entries' ? `[${texts.join(',')}]` : JSON.stringify(value)}`;
  });
  const fields = unsigned.map(([key, value]) => {
    return `  ${JSON.stringify(key)}: ${key === 'entries' ? layOutEntries(texts) : layOut(key, value)}`;
  });
  // the same as `checksumOf` computes, but assembled from texts that already exist
  const sum = JSON.stringify(checksum(`{${plain.join(',')}}`));
  return `{\n${fields.join(',\n')},\n  "checksum": ${sum}\n}\n`;
}
const layOutEntries = (texts: readonly string[]): string =>
  texts.length === 0 ? '[]' : `[\n    ${texts.join(',\n    ')}\n  ]`;
function layOut(key: string, value: unknown): string {
  if (key === 'now' && typeof value === 'object' && value !== null) {
    return `{\n${Object.entries(value)
      .map(([fact, numbers]) => `    ${JSON.stringify(fact)}: ${JSON.stringify(numbers)}`)
      .join(',\n')}\n  }`;
  }
  return JSON.stringify(value);
}

/** by match: a game is written after every turn, and most of its entries were written before */
const chains = new WeakMap<Match, Chain<Entry>>();

/** The public part of the start, and the options. */
const beginningOf = ({ variant, options, start, resumed, timing }: Match) => ({
  variant: {
    ...{ id: variant.id, rules: variant.rulesVersion },
    ...(variant.source !== undefined && { game: variant.source }),
  },
  options: writtenOptions(variant, options),
  start: startInOrder(openStart(variant, start)),
  resumed: resumed === null ? null : openFacts(variant, resumed),
  timeControl: timing && controlInOrder(timing.control),
  clockFrom: timing?.from ? stateInOrder(timing.from) : null,
});
/** The chain of the match up to now. Fast if it is called at every entry. */
export function checksumChainOf(match: Match): Chain<Entry> {
  const chain = chains.get(match) ?? new Chain<Entry>(beginningOf(match));
  chains.set(match, chain);
  for (let n = chain.links.length; n < match.openEntries.length; n++) chain.add(match.openEntries[n]);
  return chain;
}

function unsignedOf(match: Match, about: SaveMetadata) {
  const { variant, position } = match;
  const { name, created, changed } = about;
  const { variant: of, options, start, resumed, timeControl, clockFrom } = beginningOf(match);
  return {
    format: { name: FORMAT, version: VERSION },
    name,
    created,
    changed,
    variant: of,
    options,
    players: [playerInOrder(match.seated[0]), playerInOrder(match.seated[1])],
    timeControl,
    clockFrom,
    start,
    resumed,
    sealed: sealedOf(match) as Save['sealed'],
    entries: checksumChainOf(match).links,
    cursor: match.seenBy(null).id,
    branches: branchesOf(match),
    result: resultOf(match),
    glance: {
      turn: variant.sides[position.turn].id,
      turnNumber: position.turnNumber,
      census: position.census(),
      unsent: isUnsent(match),
    },
    clock: clockOf(match),
    ...openPosition(match),
  } satisfies Omit<SaveFields, 'checksum'>;
}

/** The checksum of the JSON without white space and without the checksum itself, with fields in their order. */
export function checksumOf(save: Readonly<Record<string, unknown>>): string {
  const { checksum: _itself, ...rest } = save;
  return checksum(JSON.stringify(rest));
}

/** The present node, as publicly known. */
export const openPosition = (match: Match): Pick<Save, 'now' | 'fingerprint'> =>
  asEverybodyKnows(match, () => ({ now: plain(match.position.save()), fingerprint: match.position.fingerprint() }));

/** Every line that leaves the present one: where it leaves it, and where it ends. What is secret is no line. */
export const branchesOf = (match: Match): Save['branches'] => match.branches.map(({ from, last }) => ({ from, last }));

/** The clocks in the present position. */
export const clockOf = ({ timing }: Match): Save['clock'] => {
  const state = timing?.state ?? null;
  return state && stateInOrder(state);
};

export function resultOf(match: Match): Save['result'] {
  const { cursor, outcome, variant } = match;
  if (!outcome) return null;
  const { winner, reason, says } = outcome;
  const endedBy = {
    flag: 'clock',
    resign: 'players',
    agree: 'players',
    action: 'rules',
    start: 'rules',
    free: 'rules',
    referee: 'rules',
  } as const;
  const by = endedBy[cursor.kind];
  return { winner: winner === null ? null : variant.sides[winner].id, reason, says, by, place: cursor.id };
}

/** The start with its common fields first, in the same order as in a file that was read. */
function startInOrder(start: StartPosition | null): Save['start'] {
  if (!start) return null;
  const { turn, pieces, hands, ...fields } = start;
  return {
    ...(turn !== undefined && { turn }),
    pieces: pieces.map(({ kind, side, at, ...flags }) => ({ kind, side, at, ...flags })),
    ...(hands && { hands: Object.fromEntries(Object.entries(hands).map(([side, kinds]) => [side, [...kinds]])) }),
    ...fields,
  };
}
const plain = (facts: SavedFacts): Record<string, number[]> =>
  Object.fromEntries(Object.entries(facts).map(([name, numbers]) => [name, [...numbers]]));
