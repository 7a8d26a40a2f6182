/** What the host finds out about an exercise in the workshop: requested anew whenever the game has changed and can be played. */
import { useEffect, useState } from 'react';
import type { Answer } from '../../../../../electron/contract/result.ts';
import { useGameText } from '../../../../state/files/game-text.ts';

/** Both are the same functions every time. */
export interface Question<Told> {
  readonly ask: (text: string, number: number) => Promise<Answer<Told>>;
  /** what is known where there was no answer */
  readonly refused: (says: string) => Told;
}

/**
 * `told`: the last answer, null before the first; `isNew`: it is about the game as it stands; `isGood`: the game can be played, as
 * far as is known.
 */
export function useAnswer<Told>(
  { ask, refused }: Question<Told>,
  number: number,
): { readonly told: Told | null; readonly isNew: boolean; readonly isGood: boolean } {
  const text = useGameText((state) => state.text);
  const isCurrent = useGameText((state) => state.isCurrent);
  const isGood = useGameText((state) => state.shown?.description != null);
  const [answered, setAnswered] = useState<{ readonly told: Told; readonly of: string } | null>(null);
  const isReady = isCurrent && isGood;
  useEffect(() => {
    if (!isReady) return;
    let isOld = false;
    void ask(text, number).then((answer) => {
      if (!isOld) setAnswered({ told: answer.ok ? answer.value : refused(answer.error.message), of: text });
    });
    return () => {
      isOld = true;
    };
  }, [isReady, text, number, ask, refused]);
  return { told: answered?.told ?? null, isNew: answered?.of === text, isGood: isGood || !isCurrent };
}
