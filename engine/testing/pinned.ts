/** The tests of one game's pins: failures of the past are tried again for ever, and a failure names a pin that shows it. */
import { expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import type { KnownChecks, Pin } from './sample.ts';

/** `planted` fails now and then, not always: it stands for a fault. */
export const pinTests = <More extends unknown[]>(
  pins: readonly unknown[],
  checkSeed: (pin: Pin, known?: KnownChecks<More>) => number,
  properties: KnownChecks<More>,
  planted: (game: Game) => number,
): void => {
  const known: KnownChecks<More> = { ...properties, planted: (...[game]) => planted(game) };
  const complaintOf = (pin: Pin): string | null => {
    try {
      checkSeed(pin, known);
      return null;
    } catch (e) {
      return e instanceof Error ? e.message : String(e);
    }
  };
  test('no failure of the past is back', () => {
    const actions = (pins as readonly Pin[]).map((pin) => checkSeed(pin));
    expect(actions).toHaveLength(pins.length);
  });
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
};
