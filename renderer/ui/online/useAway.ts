import { useEffect, useState } from 'react';
import type { PersonAtTable } from '../../../electron/contract/online.ts';
import { useOnline } from '../../state/online/online.ts';
import { uiText } from '../../text/index.ts';

const SECOND = 1000;

/** How long somebody has been away, counted on by the second; null: is here. */
export function useAway({ awayFor }: PersonAtTable): string | null {
  const toldAt = useOnline((online) => online.toldAt);
  const [now, setNow] = useState(() => performance.now());
  const isAway = awayFor !== null;
  useEffect(() => {
    if (!isAway) return;
    const timer = setInterval(() => setNow(performance.now()), SECOND);
    return () => clearInterval(timer);
  }, [isAway]);
  return awayFor === null ? null : uiText.clock.digits(awayFor + Math.max(0, now - toldAt), false);
}
