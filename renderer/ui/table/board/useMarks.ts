/** What is drawn on the squares and over them; marks come from one function for both boards. */
import { useMemo } from 'react';
import { adviceArrows } from '../../../state/computer/advice-arrows.ts';
import { seenStrokes, useDrawing } from '../../../state/drawing.ts';
import { shownTies } from '../../../state/match/groups/match-ties.ts';
import type { MatchState } from '../../../state/match/match.ts';
import { allMarks, boardLines, dimmedPieces, previewMarks, strongest } from '../../../state/match/match-marks.ts';
import { useSharedArrows } from '../../online/useSharedArrows.ts';
import { useAdvice } from '../../parts/table-context.ts';

/** The same object as long as it says the same, so that nothing is drawn again. */
function useSame<T>(value: T): T {
  const text = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says all of it
  return useMemo(() => value, [text]);
}

export function useMarks(state: MatchState, flat: boolean) {
  const { preview } = state;
  const marks = useMemo(
    () => [...allMarks(state), ...(flat ? previewMarks(preview, state.description, state.view) : [])],
    [state, flat, preview],
  );
  const drawn = useMemo(() => strongest(marks), [marks]);
  const lines = useMemo(() => boardLines(state), [state]);
  const advice = useAdvice((a) => a);
  // the 3D table draws the arrows of the person before it by itself
  const shared = useSharedArrows(flat);
  const ownArrows = useSame(adviceArrows(advice, state));
  const arrows = useMemo(() => (shared.length > 0 ? [...ownArrows, ...shared] : ownArrows), [ownArrows, shared]);
  const live = useDrawing((s) => s.live);
  const sent = useDrawing((s) => s.sent);
  const rubbed = useDrawing((s) => s.rubbed);
  const kept = state.view.strokes;
  const strokes = useMemo(() => seenStrokes(kept, { live, sent, rubbed }), [kept, live, sent, rubbed]);
  const ties = useMemo(() => (flat ? shownTies(state) : undefined), [flat, state]);
  const dimmed = useMemo(() => dimmedPieces(state), [state]);
  return {
    /** every mark, for the labels */
    marks,
    /** the marks that are drawn: two a cell at most */
    drawn,
    lines,
    arrows,
    strokes,
    ties,
    dimmed,
  };
}
export type BoardMarks = ReturnType<typeof useMarks>;
