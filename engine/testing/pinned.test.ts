/** Failures of the past, by property and seed, are tried again for ever; and a failure really names a pin that shows it. */
import { expect, test } from 'vitest';
import { OFF } from '../core/ids.ts';
import { checkSeed, type Pin, PROPERTIES, type Property } from './acid-sample.ts';
import pins from './pinned-failures.json' with { type: 'json' };

test('no failure of the past is back', () => {
  const actions = (pins as readonly Pin[]).map((pin) => checkSeed(pin));
  expect(actions).toHaveLength(pins.length);
});

/** Fails now and then: as soon as seven pieces have left the board. */
const planted: Property = (game) => {
  const gone = game.pieces.filter((p) => game.cellOf(p) === OFF && !game.isInHand(p)).length;
  if (gone >= 7) throw new Error(`${gone} are gone after ${game.get(game.facts.ply, 0)} actions`);
  return 1;
};
const known = { ...PROPERTIES, planted };
const complaintOf = (pin: Pin): string | null => {
  try {
    checkSeed(pin, undefined, known);
    return null;
  } catch (e) {
    return e instanceof Error ? e.message : String(e);
  }
};
test('a failure names its pin, and the pin shows the same failure', () => {
  const complaints = Array.from({ length: 40 }, (_, seed) => complaintOf({ property: 'planted', seed }));
  const failed = complaints.filter((c) => c !== null);
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.length).toBeLessThan(complaints.length);
  for (const says of failed) {
    const pin = JSON.parse(/^pin (\{.*?\}): /.exec(says)?.[1] ?? 'null') as Pin;
    expect(complaintOf(pin)).toBe(says);
  }
});
test('a pin of an unknown property is refused', () => {
  expect(() => checkSeed({ property: 'nonesuch', seed: 1 })).toThrow('no property is called “nonesuch”');
});
