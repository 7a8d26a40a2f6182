/**
 * Games of the computer against itself, by the rules as they stood when they were begun: played a few at a time, so that they
 * can be counted and stopped. Must stay true: what is shown belongs to one text.
 */
import { create } from 'zustand';
import { MOST_SELF_PLAYED, type SelfPlayedView } from '../../../electron/contract/workshop.ts';
import { useApp } from '../app.ts';
import { useGameText } from '../files/game-text.ts';

/** games of one round */
export const GAMES_OF_ROUND = 20;
const AT_ONCE = Math.min(2, MOST_SELF_PLAYED);

export interface SelfPlay {
  /** the rules that they were played by */
  readonly text: string;
  readonly games: readonly SelfPlayedView[];
  /** how many there will be; null while none are played */
  readonly wanted: number | null;
  play(): Promise<void>;
  stop(): void;
}

export const useSelfPlay = create<SelfPlay>()((set, get) => ({
  text: '',
  games: [],
  wanted: null,
  async play() {
    const { text } = useGameText.getState();
    if (get().wanted !== null) return;
    if (get().text !== text) set({ text, games: [] });
    const wanted = get().games.length + GAMES_OF_ROUND;
    set({ wanted });
    while (get().wanted === wanted && get().games.length < wanted) {
      // the number of a game is its seed: a further round has other games
      const seed = get().games.length;
      const played = await useApp.getState().tryTo('games.playItself', { text, games: AT_ONCE, seed });
      if (!played || played.games.length === 0) break;
      if (get().text === text) set({ games: [...get().games, ...played.games] });
    }
    if (get().wanted === wanted) set({ wanted: null });
  },
  stop: () => set({ wanted: null }),
}));

export interface SelfPlayTally {
  readonly white: number;
  readonly black: number;
  readonly drawn: number;
  readonly turns: number;
  /** by the id of the ending, the most frequent first; null: not over */
  readonly endings: readonly (readonly [string | null, number])[];
  readonly favours: 'white' | 'black' | null;
  readonly isEndless: boolean;
}
/** fewer games say little */
const ENOUGH = 20;
const MUCH = 0.7;

export function tallyOf(games: readonly SelfPlayedView[]): SelfPlayTally {
  const won = (side: 0 | 1): number => games.filter(({ winner }) => winner === side).length;
  const [white, black] = [won(0), won(1)];
  const counts = new Map<string | null, number>();
  for (const { reason } of games) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const isTelling = games.length >= ENOUGH && white + black >= ENOUGH / 2;
  const share = white / (white + black);
  const turns = games.reduce((sum, game) => sum + game.turns, 0) / Math.max(1, games.length);
  return {
    ...{ white, black, drawn: games.length - white - black, turns: Math.round(turns) },
    endings: [...counts].sort(([, a], [, b]) => b - a),
    favours: isTelling && share > MUCH ? 'white' : isTelling && share < 1 - MUCH ? 'black' : null,
    isEndless: games.length >= ENOUGH && (counts.get(null) ?? 0) > games.length / 2,
  };
}
