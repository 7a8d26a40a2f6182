/**
 * Games as files, made by the engine itself: a position written as a census, house rules, and the moves played since.
 * The text is a valid `.fairytable` save, so a test can start wherever it needs to; a position or an action that the
 * engine refuses throws here, not in the page.
 */
import { startOfCensus } from '../../engine/core/start/census.ts';
import type { Variant } from '../../engine/core/variant.ts';
import type { StartPosition } from '../../engine/core/vocabulary.ts';
import type { Entry } from '../../engine/match/entry.ts';
import { Match } from '../../engine/match/match.ts';
import type { ComputerSeat } from '../../engine/match/player.ts';
import { openSave } from '../../engine/match/save/open.ts';
import { writeSave } from '../../engine/match/save/save.ts';
import { variantNamed } from '../../engine/variants/registry.ts';

export interface SavedGame {
  /** in the library, and on the table's title */
  readonly name: string;
  readonly variant?: string;
  /** census tokens, `K@e1 d@a8 M@-` (in hand), `T@d9~2` (in flight), `glue@e5`; absent: the usual array */
  readonly pieces?: string;
  /** a side's id; absent: the first */
  readonly turn?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly players?: readonly [string, string];
  /** who plays the second side in place of a person */
  readonly computer?: ComputerSeat;
  /** ... and the first side too */
  readonly watched?: boolean;
  /** by an Angel's cell, the cells of the pieces that froze it */
  readonly watchers?: Readonly<Record<string, readonly string[]>>;
  /** actions since then without progress */
  readonly quiet?: number;
  /** further fields of the position, as the game's own starts have them: `terrain`, `phase` ... */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** texts of actions, played in order */
  readonly actions?: readonly string[];
}

/** A game whose variant is known. */
export type Opened = Omit<SavedGame, 'variant'>;
/** The game after these actions. */
export const after = (game: Opened, ...actions: readonly string[]): Opened => ({
  ...game,
  actions: [...(game.actions ?? []), ...actions],
});

const must = <T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

/** The engine's match of this game. */
export function matchOf(game: SavedGame): Match {
  const id = game.variant ?? 'acid';
  const variant = variantNamed(id);
  if (!variant) throw new Error(`No game is called ${id}.`);
  const start = game.pieces === undefined ? null : startOf(game, variant);
  const [first, second] = game.players ?? ['', ''];
  const computer = game.computer && { computer: game.computer };
  const players = [
    { name: first, ...(game.watched && computer) },
    { name: second, ...computer },
  ] as const;
  const match = must(Match.begin({ variant, options: game.options, players, start }));
  for (const action of game.actions ?? []) must(match.play(action));
  return match;
}

function startOf({ pieces: line = '', turn, watchers, quiet, fields }: SavedGame, variant: Variant): StartPosition {
  const start = must(startOfCensus(variant, line));
  const pieces = start.pieces.map((piece) => {
    const watchedBy = watchers?.[piece.at];
    return watchedBy ? { ...piece, watchedBy } : piece;
  });
  return { ...start, turn: turn ?? variant.sides[0].id, pieces, ...(quiet === undefined ? {} : { quiet }), ...fields };
}

/** The text of the file. */
export const saveOf = (game: SavedGame): string =>
  writeSave(matchOf(game), { name: game.name, created: null, changed: null });

/** The replayed game of a save, to check what a file on disk contains. */
export function replayed(text: string): { readonly census: string; readonly match: Match; readonly entries: Entry[] } {
  const opened = openSave(text, variantNamed);
  if (!opened.ok) throw new Error(opened.error.message);
  const { match } = opened.value;
  return { census: match.position.census(), match, entries: [...match.entries] };
}
