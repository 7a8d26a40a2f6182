/** The problem that a theme and a number make, if they make one: the same ones bring the same problem on every machine. */
import type { Variant } from '../../engine/core/variant.ts';
import type { ChessProblem } from '../../engine/problems/chess-problem.ts';
import { problemFrom } from '../../engine/problems/compose.ts';
import { Chance } from '../../engine/search/chance.ts';
import { acidThemes } from './acid-themes.ts';
import { deicideThemes } from './deicide-themes.ts';
import type { Theme } from './theme.ts';

const themes: Readonly<Record<string, Readonly<Record<string, Theme>>>> = { acid: acidThemes, deicide: deicideThemes };
export const themesOf = (variant: string): readonly string[] => Object.keys(themes[variant] ?? {});

export function composed(variant: Variant, theme: string, number: number): ChessProblem | null {
  const { draw, traits } = themes[variant.id][theme];
  const id = `${variant.id}-${theme}-${number}`;
  return problemFrom(variant, { id, start: draw(new Chance(number)), traits });
}
