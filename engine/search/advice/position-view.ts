/**
 * What the computer is given to think about: a position as one side may know it, and nothing else. It cannot tell by a
 * secret what it was never told, and two games that differ in the other side's secrets alone give the same view.
 */
import { Game } from '../../core/game.ts';
import { type Cell, NOBODY, type Side } from '../../core/ids.ts';
import type { Position } from '../../core/position.ts';
import type { Options } from '../../core/vocabulary.ts';
import type { SavedFacts } from '../../core/world.ts';
import type { Match } from '../../match/match.ts';
import { variantNamed } from '../../variants/registry.ts';

/** Plain data, as messages between threads want it. */
export interface SideView {
  readonly variant: string;
  /** the text of its file, if it is none of the program's own: a thread knows only what it is told */
  readonly game?: string;
  readonly options: Options;
  /** whose own secrets are in it, if there are any */
  readonly side: Side;
  readonly facts: SavedFacts;
  /** the positions so far that count for repetition: low and high half of the hash of each, and its standing, in turn */
  readonly past: readonly number[];
  /** cells that pieces have openly entered so far: nothing that would have hurt them is hidden there */
  readonly entered: readonly Cell[];
}

export const sideViewOf = (match: Match, side: Side): SideView =>
  viewOfPosition(
    match.position,
    side,
    match.path().filter(({ secretOf }) => secretOf !== null && secretOf !== side).length,
    enteredIn(match),
  );
/** Only where somebody can hide something. Where they were is enough: what they passed on the way is not looked up. */
const enteredIn = (match: Match): readonly Cell[] => {
  if (match.variant.layout.facts.every(({ secretOf }) => secretOf === null)) return [];
  const cells = match
    .path()
    .filter(({ piece, secretOf }) => piece !== null && piece !== NOBODY && secretOf === null)
    .flatMap(({ from, to, putDown }) => [from, to, putDown]);
  return [...new Set(cells.filter((c) => c !== null))].sort((a, b) => a - b);
};
/**
 * What a side may know of any position; null: what everybody may. `unseen`: how many actions others made in secret, which
 * would tell how much they hide.
 */
export const viewOfPosition = (
  position: Position,
  knower: Side | null,
  unseen: number,
  entered: readonly Cell[] = [],
): SideView => {
  const { variant, turn } = position;
  const known = position.game.world.knownTo(knower);
  const facts = Object.fromEntries(
    variant.layout.facts.map(({ name, base, length }) => [name, [...known.subarray(base, base + length)]]),
  );
  facts.ply = facts.ply.map((ply) => ply - unseen);
  const past = pastKnownTo(position, knower);
  const game = variant.source === undefined ? {} : { game: variant.source };
  return { variant: variant.id, ...game, options: { ...position.options }, side: knower ?? turn, facts, past, entered };
};
/** Where there are secrets, the hashes of the past are known to sides alone. */
const pastKnownTo = (position: Position, knower: Side | null): readonly number[] => {
  if (knower !== null) return position.pastKnownTo(knower);
  return position.variant.layout.facts.some(({ secretOf }) => secretOf !== null) ? [] : position.pastKnownTo(0);
};

/**
 * The game to search, with the past as its hashes read there. The side's own hidden features are known to all in it: what
 * is hidden stays silent while actions are only tried, and it would plan to walk over its own mines. Where its own mines
 * are in play, the two games need not allow quite the same: whoever plays a choice finds it among the real actions first.
 */
export const gameOfView = (
  { variant: id, options, side, facts, past, entered }: SideView,
  variant = variantNamed(id),
): { game: Game; past: readonly number[]; entered: readonly Cell[] } => {
  if (!variant) throw new Error(`no variant is called ${id}`);
  const game = new Game(variant, options);
  const loaded = game.load(facts);
  if (!loaded.ok) throw new Error(loaded.error.message);
  const { world } = game;
  const before = world.hash();
  revealOwn(game, side);
  const after = world.hash();
  world.settle();
  // a hash is a sum over facts, so what is revealed adds the same to each of them
  const shift = [after.lo - before.lo, after.hi - before.hi, 0];
  return { game, past: past.map((part, i) => (part + shift[i % 3]) | 0), entered };
};
const revealOwn = (game: Game, side: Side): void => {
  const { terrain } = game.facts;
  if (terrain === null) return;
  for (const cell of game.topology.cells) {
    const own = game.get(terrain.hidden[side], cell);
    if (own !== 0 && game.get(terrain.revealed, cell) === 0) game.set(terrain.revealed, cell, own);
  }
};
