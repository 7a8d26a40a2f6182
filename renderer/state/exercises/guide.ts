/**
 * The first game after the lessons: hints come by themselves and say less from turn to turn, until the player plays alone.
 * Kept while the page is loaded again, but not longer.
 */
import { create } from 'zustand';
import type { HintStage } from '../computer/advice.ts';

const KEPT = 'fairytable.guided';
/** of the player's turns, in order: how far the hint goes that comes by itself */
const STAGES: readonly HintStage[] = [3, 3, 2, 2, 2, 1, 1, 1];

interface Guided {
  /** the game with such hints; null: there is none */
  readonly match: string | null;
  begin(match: string): void;
  end(): void;
}
export const useGuided = create<Guided>()((set) => ({
  match: typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(KEPT),
  begin(match) {
    sessionStorage.setItem(KEPT, match);
    set({ match });
  },
  end() {
    sessionStorage.removeItem(KEPT);
    set({ match: null });
  },
}));

/** How far the hint of that turn goes; null: it is one of those that the player plays alone. */
export const stageOfTurn = (turnNumber: number): HintStage | null => STAGES[turnNumber - 1] ?? null;
