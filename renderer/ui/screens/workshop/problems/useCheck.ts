/** Whether a problem holds under the rules as they are: requested anew whenever the game has changed and can be played. */
import { useEffect, useState } from 'react';
import type { Output } from '../../../../../electron/contract/requests.ts';
import { useApp } from '../../../../state/app.ts';
import { useGameText } from '../../../../state/files/game-text.ts';

type Check = Output<'games.problem'>;

/** `check`: the last answer, null before the first; `isGood`: the game can be played, as far as is known. */
export function useCheck(problem: number): { readonly check: Check | null; readonly isGood: boolean } {
  const text = useGameText((state) => state.text);
  const isCurrent = useGameText((state) => state.isCurrent);
  const isGood = useGameText((state) => state.shown?.description != null);
  const [check, setCheck] = useState<Check | null>(null);
  const isReady = isCurrent && isGood;
  useEffect(() => {
    if (!isReady) return;
    let isOld = false;
    void useApp
      .getState()
      .ask['games.problem']({ text, problem })
      .then((answer) => {
        if (!isOld) setCheck(answer.ok ? answer.value : { ...NONE, says: answer.error.message });
      });
    return () => {
      isOld = true;
    };
  }, [isReady, text, problem]);
  return { check, isGood: isGood || !isCurrent };
}
const NONE = { id: null, holds: false, picture: null, side: 0 } as const;
