import { useEffect } from 'react';
import { useApp } from '../../state/app.ts';
import type { Advice } from '../../state/computer/advice-store.ts';

/** Lets the advice follow its match, and passes on what the computer reports. */
export function useAdviceNews(advice: Advice): void {
  const on = useApp((app) => app.on);
  useEffect(() => advice.attach(), [advice]);
  useEffect(() => {
    if (!on) return;
    const ends = [on.analysis(advice.analysisNews), on.review(advice.reviewNews)];
    return () => {
      for (const end of ends) end();
    };
  }, [on, advice]);
}
