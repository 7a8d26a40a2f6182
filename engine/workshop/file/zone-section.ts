/** The zones of a game, one entry each. */
import { BOARD, type Zone } from '../game-data.ts';
import { LIMITS } from '../limits.ts';
import type { FileProblems } from './problems.ts';
import type { FileSection } from './sections.ts';
import { sentences } from './sentences.ts';
import type { ZoneText } from './zone-text.ts';

/** words that stand round the name of a zone, so that none of them may be part of it */
const RESERVED = ['from', 'within', 'to', 'not', 'but', 'own', 'or', 'after', 'if', 'on', 'at', 'with', BOARD];
const NAME = /^[a-z]+( [a-z]+)*$/;
export const isZoneName = (name: string): boolean =>
  NAME.test(name) && name.length <= LIMITS.name && !name.split(' ').some((word) => RESERVED.includes(word));

export function readZones(
  section: FileSection | undefined,
  text: ZoneText,
  problems: FileProblems,
): Readonly<Record<string, Zone>> {
  const zones = new Map<string, Zone>();
  for (const entry of section?.entries ?? []) {
    const name = entry.key;
    if (!isZoneName(name)) problems.at(entry.line, 1, sentences.badZoneName);
    else if (zones.size === LIMITS.zones) problems.at(entry.line, 1, sentences.tooManyZones(LIMITS.zones));
    else {
      const refuse = (term: string): void => {
        if (term === '') problems.of(entry, sentences.noCells);
        else problems.of(entry, sentences.badCells(term), term);
      };
      zones.set(name, text.read(entry.text, refuse));
    }
  }
  return Object.fromEntries(zones);
}
