/** The caption of a film: an even height in every size, and a long line is cut where it no longer fits. */
import { expect, test } from 'vitest';
import { FILM_SIZES } from '../../state/film/plan.ts';
import { captionHeight, fitted } from './film-paper.ts';

const widthOf = (text: string) => text.length * 10;

test('a line that fits is left alone, a longer one ends in an ellipsis and fits', () => {
  expect(fitted('12. White: K e1–e2', 180, widthOf)).toBe('12. White: K e1–e2');
  expect(fitted('12. White: K e1–e2', 120, widthOf)).toBe('12. White:…');
  expect(fitted('12. White', 5, widthOf)).toBe('…');
});

test('video encoders get even sizes', () => {
  for (const { width, height } of FILM_SIZES)
    expect([width % 2, height % 2, captionHeight(height) % 2]).toEqual([0, 0, 0]);
});
