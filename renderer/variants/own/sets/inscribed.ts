/** The inscription of a figure, on the plane of its face. */
import { inked, textTriangles, trianglesIn } from '../../../art/characters/characters.ts';
import type { Lettering } from '../../../art/characters/loops.ts';
import type { MaterialSlot, Part, V3 } from '../../../art/kit.ts';
import type { Inscription } from './signs.ts';
import { AMONG_MARKS, wayMarks } from './way-marks.ts';

/** Sizes and heights on the face, in cells. `above` and `below` are where the two stand where there is a letter, too. */
export interface InscriptionRoom {
  readonly size: number;
  readonly middle: number;
  readonly above: number;
  readonly small: number;
  readonly below: number;
  /** how far from the middle marks of moves are */
  readonly away: number;
}

/** how large a sign is above a letter, and a letter in the place of a character */
const WITH_LETTER = 0.77;
const LETTER = 0.8;

export function inscribed(
  { sign, isLetter, foot, ways }: Inscription,
  face: Lettering,
  slot: MaterialSlot,
  { size, middle, above, small, below, away }: InscriptionRoom,
  at: (u: number, v: number) => V3,
): readonly Part[] {
  const write = (words: string, of: Lettering, high: number, up: number): Part =>
    inked(textTriangles(words, of, high), slot, (u, v) => at(u, v + up));
  const main = (high: number, up: number): Part =>
    isLetter ? write(sign, 'latin', high * LETTER, up) : write(sign, face, high, up);
  if (ways !== null) {
    const marks = trianglesIn(wayMarks(ways, away));
    return [main(size * AMONG_MARKS, middle), inked(marks, slot, (u, v) => at(u, v + middle))];
  }
  if (foot === null) return [main(size, middle)];
  return [main(size * WITH_LETTER, above), write(foot, 'latin', small, below)];
}
