/** What is tested of the starts of every game: written down and read again they are the same, and what is wrong is named. */
import { expect, test } from 'vitest';
import { Position } from '../core/position.ts';
import { problemsOf } from '../core/start/start.ts';
import { startOf } from '../core/start/start-written.ts';
import type { Variant } from '../core/variant.ts';
import type { Options, StartPiece, StartPosition } from '../core/vocabulary.ts';
import { started, startOfTokens, textsIn } from './started.ts';
import type { GameTable } from './table.ts';

type Cases = Readonly<Record<string, () => GameTable>>;

export const testWrittenAgain = (cases: Cases): void => {
  test.each(Object.entries(cases))('%s', (_name, make) => {
    const { position: before } = make();
    const start = startOf(before.game, null);
    const after = started(before.variant, before.options, start);
    expect(after.key()).toBe(before.key());
    expect(textsIn(after)).toEqual(textsIn(before));
    expect(after.budget).toEqual(before.budget);
    expect(startOf(after.game, null)).toEqual(start);
    expect(problemsOf(before.variant, before.options, start)).toEqual([]);
  });
};
/** Into another position of the same game. */
export const testLoadedAgain = (cases: Cases, another: GameTable): void => {
  test.each(Object.entries(cases))('saved facts: %s', (_name, make) => {
    const { position } = make();
    const other = started(position.variant, position.options, startOf(another.position.game, null));
    expect(other.load(position.save()).ok).toBe(true);
    expect(other.fingerprint()).toBe(position.fingerprint());
    expect(textsIn(other)).toEqual(textsIn(position));
  });
};
export const testCensusAgain = (cases: Cases): void => {
  test.each(Object.entries(cases))('the census: %s', (_name, make) => {
    const { census, position } = make();
    expect(started(position.variant, {}, startOfTokens(position.variant, census)).census()).toBe(census);
  });
};

/** `fact, index, value`: each alone makes the saved facts of a sound position unsound. */
export const testUnsoundFacts = (position: Position, cases: readonly (readonly [string, number, number])[]): void => {
  test.each(cases)('%s[%i] = %i', (fact, i, value) => {
    const facts = position.save();
    expect(facts[fact][i]).not.toBe(value);
    const bent = { ...facts, [fact]: facts[fact].map((v, n) => (n === i ? value : v)) };
    expect(position.load(bent).ok).toBe(false);
    expect(position.load(facts).ok).toBe(true);
  });
};

/** What is wrong with a start, by code and place; the pieces are these where none are given. */
export const faultsIn = (variant: Variant, pieces: readonly StartPiece[]) => ({
  /** everything that keeps it from being played */
  codes: (start: object, options: Options = {}): string[] =>
    problemsOf(variant, options, { pieces, ...start }).map(
      ({ cell, code }) => `${code}${cell === null ? '' : ` ${variant.topology.name(cell)}`}`,
    ),
  /** what keeps it from being read */
  refused: (start: object, options: Options = {}): string | null => {
    const made = Position.start(variant, options, { pieces, ...start } as StartPosition);
    return made.ok ? null : `${made.error.code} ${made.error.at ?? ''}`.trim();
  },
});
