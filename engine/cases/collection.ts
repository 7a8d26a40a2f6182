/** The cases that come with the app, by game. */
import { variantNamed } from '../variants/registry.ts';
import { acidCases } from './acid.ts';
import type { Case } from './case.ts';
import { chesimalsCases } from './chesimals.ts';
import { deicideCases } from './deicide.ts';
import { deicideTerrain } from './deicide-terrain.ts';
import { fourchanCases } from './fourchan.ts';

export const cases: readonly Case[] = [
  ...acidCases,
  ...fourchanCases,
  ...deicideCases,
  ...deicideTerrain,
  ...chesimalsCases,
];

/** The other forms of a game share the cases of the first. None for a game that has none. */
export const casesOf = (variant: string): readonly Case[] => {
  const game = variantNamed(variant)?.formOf?.variant ?? variant;
  return cases.filter((one) => one.variant === game);
};
