/** The variants that there are. */
import { gameNamed, knownGames } from '../exchange/known-names.ts';
import { knownVariant } from '../exchange/known-variants.ts';
import { gameOfText } from '../exchange/own-game.ts';
import { readSetupDraft } from '../exchange/setup/setup-read.ts';
import { draftText } from '../exchange/setup/setup-text.ts';
import type { Draft } from '../shared/draft.ts';
import { ok, type Result } from '../shared/result.ts';
import { variants as games } from '../variants/registry.ts';
import { engineVariant, rememberFen, variantOf } from './engine-variant.ts';
import type { Setup, Variant } from './shapes.ts';

/** The games of Fairytable: acid, Deicide Chess, 4chan chess, and Chesimals I on either of its boards. */
export const variants: readonly Variant[] = games.map(variantOf);

/** The known variants, such as Shogi and Duck chess: a name for `variantNamed`, and the title. */
export const knownVariants: readonly { readonly name: string; readonly title: string }[] = knownGames;

/**
 * A game of Fairytable by its id, or a known variant by any of its names, however it is spelt: `Crazyhouse`, `3check`,
 * `king-of-the-hill`, `chess960`. Undefined: there is none. A known variant is made when it is first asked for.
 */
export function variantNamed(name: 'acid' | 'deicide' | 'fourchan' | 'chesimals' | 'chesimals-16x12'): Variant;
export function variantNamed(name: string): Variant | undefined;
export function variantNamed(name: string): Variant | undefined {
  const game = variants.find(({ id }) => id === name);
  const known = game ? null : gameNamed(name);
  if (!known) return game;
  const made = knownVariant(known);
  rememberFen(made);
  return variantOf(made.variant);
}

/**
 * The game that a text in the format of `.fairygame` files describes. Refused as `bad-game`, `at` the line and column of the first
 * thing that is wrong, `3:12`.
 */
export function parseVariant(text: string): Result<Variant> {
  const game = gameOfText(text);
  return game.ok ? ok(variantOf(game.value)) : game;
}

/**
 * A position as one line of text, `turn=black K@e1 k@e8,hasMoved`: every piece by its letter, in lower case for the second side,
 * with its square, and whatever else the setup says. `parseSetup` reads the same setup from it, and so does *Paste text* of Fairytable.
 */
export const makeSetup = (variant: Variant, setup: Setup): string =>
  draftText(engineVariant(variant), draftOf(variant, setup));
const draftOf = ({ sides }: Variant, setup: Setup): Draft =>
  JSON.parse(JSON.stringify({ turn: sides[0].id, ...setup }));

/**
 * A position from text: the line that `makeSetup` writes, JSON of a setup, or rows from the far side on, `rnbq4/8/.../8 w`; quoted
 * or decorated on its way by mail or chat as well. Refused as `bad-text`, with a sentence that names the place. Whether it can be played is
 * not asked: that is `Game.start`.
 */
export const parseSetup = (variant: Variant, text: string): Result<Setup> =>
  readSetupDraft(engineVariant(variant), text);
