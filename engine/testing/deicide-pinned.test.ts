/** Failures of the past in Deicide Chess, by property and seed, are tried again for ever; and a failure names its pin. */
import { expect, test } from 'vitest';
import type { Pin } from './acid-sample.ts';
import pins from './deicide-pinned-failures.json' with { type: 'json' };
import { checkSeed, PROPERTIES, type Property } from './deicide-sample.ts';

test('no failure of the past is back', () => {
  const actions = (pins as readonly Pin[]).map((pin) => checkSeed(pin));
  expect(actions).toHaveLength(pins.length);
});

/** Fails now and then: as soon as somebody was lost. */
const planted: Property = (game) => {
  if (game.lost.size > 0) throw new Error(`${game.lost.size} lost after ${game.get(game.facts.ply, 0)} actions`);
  return 1;
};
const known = { ...PROPERTIES, planted };
const complaintOf = (pin: Pin): string | null => {
  try {
    checkSeed(pin, known);
    return null;
  } catch (e) {
    return e instanceof Error ? e.message : String(e);
  }
};
test('a failure names its pin, and the pin shows the same failure', () => {
  const complaints = Array.from({ length: 16 }, (_, seed) => complaintOf({ property: 'planted', seed }));
  const failed = complaints.filter((c) => c !== null);
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.length).toBeLessThan(complaints.length);
  for (const says of failed) {
    const pin = JSON.parse(/^pin (\{.*?\}): /.exec(says)?.[1] ?? 'null') as Pin;
    expect(complaintOf(pin)).toBe(says);
  }
}, 120_000);
test('a pin of an unknown property is refused', () => {
  expect(() => checkSeed({ property: 'nonesuch', seed: 1 })).toThrow('no property is called “nonesuch”');
});
