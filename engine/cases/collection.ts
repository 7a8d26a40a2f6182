/** The cases that come with the app, by game. */
import { variantNamed } from '../variants/registry.ts';
import { acid } from './acid.ts';
import type { Case } from './case.ts';
import { chesimals } from './chesimals.ts';
import { deicide } from './deicide.ts';
import { deicideTerrain } from './deicide-terrain.ts';
import { fourchan } from './fourchan.ts';

export const cases: readonly Case[] = [...acid, ...fourchan, ...deicide, ...deicideTerrain, ...chesimals];

/** The other forms of a game share the cases of the first. None for a game that has none. */
export const casesOf = (variant: string): readonly Case[] => {
  const game = variantNamed(variant)?.formOf?.variant ?? variant;
  return cases.filter((one) => one.variant === game);
};
