/** Which known word was probably meant. */
import { sentences } from './sentences.ts';

const MOST_LETTERS = 40;
/** so few that they can all be told */
const FEW = 12;

export function suggestion(word: string, known: readonly string[]): string {
  const near = [...known]
    .map((other) => ({ other, distance: distanceOf(word.slice(0, MOST_LETTERS), other) }))
    .sort((a, b) => a.distance - b.distance)[0];
  if (near && near.distance <= Math.min(3, near.other.length / 2)) return sentences.meant(near.other);
  return known.length > 0 && known.length < FEW ? sentences.known(known) : '';
}

/** How many letters must be added, left out or changed. */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, changed);
    }
    row = next;
  }
  return row[b.length];
}
