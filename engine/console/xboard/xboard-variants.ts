/** The games of `xboard`, by XBoard's names of them: known variants in coordinates, our own games in their own texts. */
import type { Variant } from '../../core/variant.ts';
import { variants } from '../../variants/registry.ts';
import type { GameData } from '../../workshop/game-data.ts';
import { shelfGames } from '../../workshop/shelf/shelf-games.ts';
import { gameAndData } from '../own-game.ts';

export type XBoardVariant =
  | { readonly is: 'known'; readonly text: string; readonly variant: Variant; readonly data: GameData }
  | { readonly is: 'own'; readonly id: string };

export const NORMAL = 'normal';
/** XBoard's name, and that of the file. Only those whose rules are the same, and whose turns are one action. */
const KNOWN: ReadonlyMap<string, string> = new Map([
  [NORMAL, 'orthodox'],
  ['3check', 'three-check'],
  ['atomic', 'atomic'],
  ['berolina', 'berolina'],
  ['capablanca', 'capablanca'],
  ['courier', 'courier'],
  ['crazyhouse', 'crazyhouse'],
  ['giveaway', 'antichess'],
  ['grand', 'grand'],
  ['knightmate', 'knightmate'],
  ['makruk', 'makruk'],
  ['shatranj', 'shatranj'],
  ['shogi', 'shogi'],
  ['spartan', 'spartan'],
  ['xiangqi', 'xiangqi'],
]);
export const xboardVariants: readonly string[] = [...KNOWN.keys(), ...variants.map(({ id }) => id)];

export function xboardVariant(name: string): XBoardVariant | null {
  if (variants.some(({ id }) => id === name)) return { is: 'own', id: name };
  const text = shelfGames.get(KNOWN.get(name) ?? '');
  if (text === undefined) return null;
  const made = gameAndData(text);
  if (!made.ok) throw new Error(made.error.message);
  return { is: 'known', text, ...made.value };
}
