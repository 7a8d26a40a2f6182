/** What the host reads in the text of a game: its parts, what is wrong with it, and how its pieces move. */
import type { TextProblem } from '../../../electron/contract/own-games.ts';
import type { RequestRefusal } from '../../../electron/contract/result.ts';
import type { PlacedProblem } from '../../../electron/contract/workshop.ts';
import { isRules } from '../../../engine/shared/rules-text.ts';
import { useApp } from '../app.ts';
import { NOTHING, type TextStore } from './game-text-state.ts';

const problemOf = ({ message }: RequestRefusal): TextProblem => ({ line: 1, column: 1, says: message });
const nowhere = (problem: TextProblem): PlacedProblem => ({ ...problem, section: null, piece: null });

/** Makes what reads until the answer is about what is shown. */
export const makeReader = ({ getState: get, setState: set }: TextStore): (() => Promise<void>) => {
  let reading: Promise<void> | null = null;
  let isReadingGames = false;
  const readAll = async (): Promise<void> => {
    for (;;) {
      const { text, piece } = get();
      const isDone = isRules(text) ? await readRules(text, piece) : await readOthers(text);
      if (get().text === text && get().piece === piece) return isDone ? set({ isCurrent: true }) : undefined;
    }
  };
  const readRules = async (text: string, piece: number): Promise<boolean> => {
    const { tryTo, ask } = useApp.getState();
    const parts = await tryTo('games.parts', { text });
    if (!parts || get().text !== text) return false;
    const { description, diagrams } = get().shown ?? NOTHING;
    set({ found: null, shown: { parts, problems: parts.problems, description, diagrams } });
    if (parts.problems.length > 0) {
      set({ shown: { parts, problems: parts.problems, ...NOTHING } });
      return true;
    }
    const answer = await ask['games.preview']({ text, piece });
    if (get().text !== text) return false;
    // that its rules take too long is one more thing that is wrong with it
    const preview = answer.ok ? answer.value : { problems: [problemOf(answer.error)], ...NOTHING };
    const problems = preview.problems.map(nowhere);
    const lastGood = preview.description ?? get().lastGood;
    set({ lastGood, shown: { parts, problems, description: preview.description, diagrams: preview.diagrams } });
    return true;
  };
  const readOthers = async (text: string): Promise<boolean> => {
    const { tryTo, on } = useApp.getState();
    const unheard = on?.reading((reading) => set({ reading }));
    isReadingGames = true;
    const answer = await tryTo('games.read', { text });
    isReadingGames = false;
    unheard?.();
    set({ reading: null });
    if (!answer || get().text !== text) return false;
    set({ found: answer.games, unread: answer.unread, shown: null });
    return true;
  };

  return () => {
    // the text that its games are read of has changed
    if (isReadingGames) get().stopReading();
    reading ??= readAll().finally(() => {
      reading = null;
    });
    return reading;
  };
};
