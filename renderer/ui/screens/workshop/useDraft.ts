/** What is shown of a part of the game while the host writes a change of it: the change itself. */
import { useEffect, useState } from 'react';
import { useGameText } from '../../../state/files/game-text.ts';

export function useDraft<T>(value: T): readonly [T, (next: T) => void] {
  const waiting = useGameText((state) => state.waiting);
  const [draft, setDraft] = useState<{ readonly value: T } | null>(null);
  useEffect(() => {
    if (waiting === 0) setDraft(null);
  }, [waiting]);
  return [draft ? draft.value : value, (next) => setDraft({ value: next })];
}
