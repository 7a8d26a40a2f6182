/** One thought of the computer, for other programs that ask for it. Pure: the same question gives the same answer. */
import type { Action, Position } from '../core/position.ts';
import type { Variant } from '../core/variant.ts';
import { gameOfView, type SideView } from './advice/position-view.ts';
import { realAction } from './advice/real-action.ts';
import { type ChosenAction, choose } from './choose.ts';
import { boundedLevels, type Level } from './levels.ts';
import { MOST_BITS, TranspositionTable } from './table.ts';
import { type Limits, type Line, Thinker, type Thought } from './think.ts';

export interface Question {
  /** null: whatever the search finds best within the limits */
  readonly level: string | null;
  readonly limits: Limits;
  readonly seed: number;
  /** of the transposition table, in MiB; the largest one where nothing is said */
  readonly hash?: number;
}
/** A depth that is finished, and how full the transposition table is, in thousandths. */
export interface Told extends Thought {
  readonly hashfull: number;
}
export interface Listening {
  readonly stop?: () => boolean;
  /** hears of every depth that is finished */
  readonly told?: (told: Told) => void;
}

/** MiB */
export const LARGEST_HASH = 16;
/** A table has so many entries, as a power of two, for each MiB. */
const BITS_OF_MIB = MOST_BITS - Math.log2(LARGEST_HASH);
/** Made when it is first needed: other commands do without its memory. */
let kept: { readonly hash: number; readonly table: TranspositionTable } | null = null;
/** The largest one of at most so many MiB. */
function tableOf(hash: number): TranspositionTable {
  if (kept?.hash !== hash) kept = { hash, table: new TranspositionTable(BITS_OF_MIB + Math.floor(Math.log2(hash))) };
  return kept.table;
}

/**
 * `SideView` is plain data, so this may run in another thread than the position is kept in. `variant`: of the view; left out:
 * the one of its id.
 */
export function consider(
  view: SideView,
  { level: id, limits, seed, hash = LARGEST_HASH }: Question,
  { stop, told: hear }: Listening = {},
  variant?: Variant,
): ChosenAction {
  const { game, past, entered } = gameOfView(view, variant);
  const table = tableOf(hash);
  const told = hear && ((thought: Thought): void => hear({ ...thought, hashfull: table.fullness }));
  const level = boundedLevels.find((one) => one.id === id);
  // features are laid without a search, by every level alike
  if (level === undefined && !game.variant.turns?.phase?.(game)) {
    const thought = new Thinker(game, { table, entered }).think(limits, past, stop, told);
    return { action: thought.lines[0]?.actions[0] ?? null, thought };
  }
  const chosen = level ?? boundedLevels[0];
  const asked = { ...chosen, limits: bounded(chosen.limits, limits) };
  return choose(game, { level: asked, seed, past, entered, table, ...(stop && { stop }), ...(told && { told }) });
}
const bounded = (own: Level['limits'], { nodes = Infinity, depth = Infinity, only }: Limits): Limits => ({
  nodes: Math.min(own.nodes ?? Infinity, nodes),
  depth: Math.min(own.depth ?? Infinity, depth),
  ...(only && { only }),
});

export interface Decided {
  readonly action: Action;
  /** the line that begins with it, if the search has one */
  readonly line: Line | null;
}
/** Null where the position has no action. */
export function decided(position: Position, choice: ChosenAction): Decided | null {
  const action = realAction(position, choice);
  if (action === null) return null;
  const plain = action.calls ? action.text.slice(0, -1) : action.text;
  return { action, line: choice.thought?.lines.find(({ actions: [first] }) => first === plain) ?? null };
}
