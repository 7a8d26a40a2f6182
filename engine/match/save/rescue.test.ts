/**
 * One character of a file is changed anywhere: if the file opens, it is exactly the same game, and what is offered from
 * a damaged file was really played, in that order, from that start. For files of every version and of all games.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { variantNamed } from '../../variants/registry.ts';
import type { Entry } from '../entry.ts';
import { little } from '../fixtures/acid.fixture.ts';
import { must, playEach } from '../fixtures/begin.fixture.ts';
import { little as herd } from '../fixtures/chesimals.fixture.ts';
import { type Dice, dice } from '../fixtures/dice.fixture.ts';
import { little as thread } from '../fixtures/fourchan.fixture.ts';
import { mined } from '../fixtures/mined.fixture.ts';
import { anyMatch } from '../fixtures/random-match.fixture.ts';
import { Match } from '../match.ts';
import { FIRST_CHAINED } from './format.ts';
import { openSave } from './open.ts';
import { writeSave } from './save.ts';

const about = { name: 'Rescue', created: 1_700_000_000_000, changed: 1_700_000_900_000 };
const golden = new URL('./golden/', import.meta.url);
const written = (match: Match): string => writeSave(match, about);
const files: readonly (readonly [string, string])[] = [
  ['acid', written(anyMatch(variantNamed('acid')!, 3, 24, little))],
  ['4chan', written(anyMatch(variantNamed('fourchan')!, 5, 16, thread))],
  ['Chesimals', written(anyMatch(variantNamed('chesimals')!, 6, 16, herd))],
  ['Deicide with mines', written(playEach(mined(['d9', 'e8'], ['h8']), ['Ki1-j1', 'Ki16-j16', 'Kj1-k1']))],
  ...readdirSync(golden)
    .filter((file) => Number(file[1]) < FIRST_CHAINED)
    .map((file) => [file, readFileSync(new URL(file, golden), 'utf8')] as const),
];

/** Characters that are significant in JSON, cells, pieces and numbers. */
const LETTERS = '"\\{}[],: 0123456789abcdefghiKDMRx<>-@#δ\u0000\n';
function altered(text: string, roll: Dice): string {
  const at = roll(text.length);
  const letter = LETTERS[roll(LETTERS.length)];
  return [
    () => text.slice(0, at) + letter + text.slice(at + 1),
    () => text.slice(0, at) + text.slice(at + 1),
    () => text.slice(0, at) + letter + text.slice(at),
    () => text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << roll(7))) + text.slice(at + 1),
  ][roll(4)]();
}
const beginningOf = ({ options, start, resumed, variant }: Match): string =>
  JSON.stringify([variant.id, options, start, resumed]);

describe.each(files)('%s', (_, text) => {
  const opened = openSave(text, variantNamed);
  if (!opened.ok) throw new Error(opened.error.message);
  const { match } = opened.value;
  const isChained = JSON.parse(text).format.version >= FIRST_CHAINED;
  /** The number of offered entries; null if the file was opened. */
  const judge = (damaged: string, seed: number): number | null => {
    const result = openSave(damaged, variantNamed);
    if (result.ok) {
      const again = writeSave(result.value.match, result.value.about);
      expect(again, `seed ${seed}`).toBe(writeSave(match, opened.value.about));
      return null;
    }
    if (!result.salvage) return 0;
    const { entries } = result.salvage.match;
    expect(entries, `seed ${seed}`).toEqual(match.entries.slice(0, entries.length));
    expect(beginningOf(result.salvage.match), `seed ${seed}`).toBe(beginningOf(match));
    return entries.length;
  };
  /** Is anything played on the line to where these entries lead? Otherwise there is nothing to offer. */
  const leadsOn = (entries: readonly Entry[]): boolean => {
    const again = must(Match.begin(match.setup()));
    for (const entry of entries) again.apply(entry);
    return again.path().length > 1;
  };
  // files of earlier versions replay whole games
  const often = isChained ? 3 : 1;

  it('changed anywhere, offers only what was played', () => {
    const offered: (number | null)[] = [];
    for (let seed = 1; seed <= 20 * often; seed++) offered.push(judge(altered(text, dice(seed)), seed));
    // most changes are detected
    expect(offered.filter((entries) => entries !== null).length).toBeGreaterThan(12 * often);
  });

  it('changed in its entries, offers only what was played, and with a chain everything before the change', () => {
    const [from, to] = [text.indexOf('"entries"'), text.indexOf('"cursor"')];
    for (let seed = 1; seed <= 20 * often; seed++) {
      const roll = dice(1000 + seed);
      const damaged = text.slice(0, from) + altered(text.slice(from, to), roll) + text.slice(to);
      const offered = judge(damaged, seed);
      if (!isChained || offered === null) continue;
      let differs = from;
      while (text[differs] === damaged[differs]) differs++;
      const before = text.slice(from, differs).split('],\n').length - 1;
      if (leadsOn(match.entries.slice(0, before))) expect(offered, `seed ${seed}`).toBeGreaterThanOrEqual(before);
    }
  });

  it('cut anywhere, offers only what was played', () => {
    for (let seed = 1; seed <= 10 * often; seed++) {
      const cut = text.slice(0, text.length - 2 - dice(2000 + seed)(Math.floor(text.length / 2)));
      judge(cut, seed);
      // without a chain a second error cannot be detected
      if (isChained) judge(altered(cut, dice(3000 + seed)), seed);
    }
  });
});
