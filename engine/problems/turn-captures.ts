/**
 * Where a turn is several actions: whom can the side to move capture before its turn is over, and in how few actions? Every
 * way is looked at, and ways that only change the order of the same actions count as one.
 */
import { summarize } from '../core/action-summary.ts';
import type { Game } from '../core/game.ts';
import { type Cell, OFF, other, type Piece } from '../core/ids.ts';
import { Planner } from '../core/moves/planner.ts';
import { actionText } from '../core/text/spell.ts';

export interface TurnCapture {
  readonly piece: Piece;
  readonly at: Cell;
  /** the fewest actions that capture it, in order */
  readonly actions: readonly string[];
  /** no other actions capture it in as few */
  readonly isOnlyWay: boolean;
}

/** How many actions at most, and how many positions that may take. */
export const TURN_LIMITS = { longest: 4, nodes: 1_500_000 };

/** Of the pieces that are meant, those that can be captured in at most so many actions; null where it takes too long to tell. */
export function turnCaptures(
  game: Game,
  isMeant: (piece: Piece) => boolean,
  { longest, nodes }: { readonly longest: number; readonly nodes: number },
): readonly TurnCapture[] | null {
  const me = game.toMove;
  const targets = game.pieces.filter((p) => game.sideOf(p) === other(me) && game.cellOf(p) !== OFF && isMeant(p));
  const cells = targets.map((p) => game.cellOf(p));
  const best = targets.map((): { actions: string[]; sets: Set<string> } | null => null);
  const { trying, watching } = game;
  const mark = game.world.mark();
  const planner = new Planner(game);
  const { plans } = planner;
  const seen = new Map<string, number>();
  const way: string[] = [];
  let looked = 0;
  const note = (): void => {
    for (const [i, p] of targets.entries()) {
      if (game.cellOf(p) === cells[i]) continue;
      const known = best[i];
      if (known && known.actions.length < way.length) continue;
      const set = [...way].sort().join(' ');
      if (known && known.actions.length === way.length) known.sets.add(set);
      else best[i] = { actions: [...way], sets: new Set([set]) };
    }
  };
  const look = (left: number): boolean => {
    const begun = plans.count;
    planner.everyAction();
    const end = plans.count;
    for (let i = begun; i < end; i++) {
      if (++looked > nodes) return false;
      const text = actionText(game, summarize(game, plans, i));
      const before = game.world.mark();
      game.make(plans, i);
      way.push(text);
      if (game.toMove === me || game.isOver) {
        note();
        game.world.rehash();
        const key = `${game.world.hashLo},${game.world.hashHi}`;
        const isNew = (seen.get(key) ?? 0) < left;
        if (isNew && left > 1 && !game.isOver) {
          seen.set(key, left);
          if (!look(left - 1)) return false;
        }
      }
      way.pop();
      game.unmake(before);
    }
    plans.clear(begun);
    return true;
  };
  game.trying = true;
  game.watching = null;
  const isWhole = look(longest);
  game.world.rollback(mark);
  game.trying = trying;
  game.watching = watching;
  if (!isWhole) return null;
  return targets.flatMap((piece, i) => {
    const found = best[i];
    return found ? [{ piece, at: cells[i], actions: found.actions, isOnlyWay: found.sets.size === 1 }] : [];
  });
}
