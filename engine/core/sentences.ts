/** Filling the sentences of a variant's words: {placeholders} in, a sentence out. A missing value is wrong code. */
import type { Game } from './game.ts';
import { type Cell, NOBODY, OFF, other, type Piece, type Side } from './ids.ts';
import type { Ending } from './variant.ts';

export const fill = (sentence: string, values: Readonly<Record<string, string>>): string => {
  const filled = sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`nothing to fill {${name}} with in “${sentence}”`);
    return values[name];
  });
  return filled.charAt(0).toUpperCase() + filled.slice(1);
};

/** "MAGI Diskette" */
export const nameOf = (game: Game, p: Piece): string =>
  p === NOBODY ? 'nobody' : `${game.variant.sides[game.sideOf(p)].name} ${game.typeOf(p).name}`;

/** "MAGI Diskette e4", "MAGI Diskette e4 and LINE King e9" */
export const listOf = (game: Game, pieces: readonly Piece[]): string => {
  const names = pieces.map((p) => {
    const at: Cell = game.cellOf(p);
    return at === OFF ? nameOf(game, p) : `${nameOf(game, p)} ${game.topology.name(at)}`;
  });
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
};

export const endingSentence = (game: Game, ending: Ending, winner: Side | null): string => {
  const { sides } = game.variant;
  return winner === null
    ? ending.says
    : fill(ending.says, { winner: sides[winner].name, loser: sides[other(winner)].name });
};
