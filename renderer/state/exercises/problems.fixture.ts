/** A problem as the host tells of it. */
import type { ProblemSummary } from '../../../electron/contract/exercise.ts';

export const problemSummary = (id: string, more: Partial<ProblemSummary> = {}): ProblemSummary => ({
  ...{ id, variant: 'acid', kind: 'win', turns: 2, grade: 1, side: 0, target: null, solved: null, tried: false },
  ...more,
});
