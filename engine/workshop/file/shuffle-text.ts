/**
 * What is shuffled in the first position, as text: `home, Bishop on both colours, King between Rook`. The zone stands first;
 * `independent` where Black's pieces do not mirror White's, `drawn` where a new game draws one unless it is told which.
 */
import type { GameData, Shuffle } from '../game-data.ts';
import { LIMITS } from '../limits.ts';
import { faultOf, type ShuffleFault, type Shuffling } from '../shuffle/shuffled-pieces.ts';
import { inList, type Names } from './names.ts';
import type { FileProblems } from './problems.ts';
import type { SectionEntry } from './sections.ts';
import { sentences } from './sentences.ts';

const INDEPENDENT = 'independent';
const DRAWN = 'drawn';
const ON_BOTH_COLOURS = /^(\S.*?) on both colours$/;
const BETWEEN = /^(\S.*?) between (\S.*)$/;

/** Those that fit the array; the others are problems. */
export function readShuffles(
  entries: readonly SectionEntry[],
  game: Shuffling,
  names: Names,
  problems: FileProblems,
): Pick<GameData, 'shuffles'> {
  const shuffles: Shuffle[] = [];
  for (const entry of entries) {
    const shuffle = readShuffle(entry, names, problems);
    const fault = shuffle && faultOf(game, shuffle, shuffles);
    if (fault)
      problems.of(
        entry,
        faultInWords(fault, (kind) => names.nameOf(kind)),
      );
    else if (shuffle) shuffles.push(shuffle);
  }
  return shuffles.length > 0 ? { shuffles } : {};
}

function readShuffle(entry: SectionEntry, names: Names, problems: FileProblems): Shuffle | null {
  const [zone, ...terms] = entry.text.split(',').map((term) => term.trim());
  if (!names.knowsZone(zone)) {
    names.zone(entry, zone);
    return null;
  }
  const onBothColours = new Set<string>();
  let between: Shuffle['between'];
  let [independent, drawn] = [false, false];
  let isWhole = true;
  for (const term of terms) {
    const [, onBoth] = ON_BOTH_COLOURS.exec(term) ?? [];
    const [, middle, end] = BETWEEN.exec(term) ?? [];
    const kinds = [onBoth ?? middle ?? [], end ?? []].flat().map((name) => names.kind(entry, name));
    if (kinds.includes(undefined)) return null;
    const [kind, ends] = kinds;
    const isNew = kind !== undefined && kind !== ends && !onBothColours.has(kind) && between === undefined;
    if (term === INDEPENDENT && !independent) independent = true;
    else if (term === DRAWN && !drawn) drawn = true;
    else if (isNew && ends === undefined) onBothColours.add(kind);
    else if (isNew && ends !== undefined && !onBothColours.has(ends)) between = { kind, ends };
    else isWhole = false;
  }
  if (!isWhole) {
    problems.of(entry, sentences.badShuffle);
    return null;
  }
  return {
    ...{ zone, onBothColours: [...onBothColours] },
    ...(between && { between }),
    ...(independent && { independent }),
    ...(drawn && { drawn }),
  };
}

function faultInWords(fault: ShuffleFault, nameOf: (kind: string) => string): string {
  switch (fault.is) {
    case 'nobody':
      return sentences.nothingToShuffle;
    case 'twice':
      return sentences.shuffledTwice(fault.cell);
    case 'not on both colours':
      return sentences.notOnBothColours(nameOf(fault.kind));
    case 'not between':
      return sentences.notBetween(nameOf(fault.kind), nameOf(fault.ends));
    case 'not mirrored':
      return sentences.notMirrored;
    case 'too many':
      return sentences.tooManyShuffled(LIMITS.firstPositions);
  }
}

export const writeShuffle = (
  { zone, onBothColours, between, independent, drawn }: Shuffle,
  nameOf: (kind: string) => string,
): string =>
  [
    zone,
    ...onBothColours.map((kind) => `${inList(nameOf(kind))} on both colours`),
    ...(between ? [`${inList(nameOf(between.kind))} between ${inList(nameOf(between.ends))}`] : []),
    ...(independent ? [INDEPENDENT] : []),
    ...(drawn ? [DRAWN] : []),
  ].join(', ');
