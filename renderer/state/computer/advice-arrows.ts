/** The arrows that the advice draws over the board, for the 3D table and the flat board alike. */
import type { LineStepView } from '../../../electron/contract/advice.ts';
import type { ArrowLook, BoardArrow } from '../../board/arrows.ts';
import type { MatchState } from '../match/match.ts';
import { pieceOf, shownView } from '../match/match-derived.ts';
import { type AdviceState, turnAt } from './advice.ts';

const ranks: readonly ArrowLook[] = ['first', 'second', 'third'];
const NONE: readonly BoardArrow[] = [];

const arrowOf = (
  step: LineStepView | undefined,
  key: string,
  look: ArrowLook,
  number?: string,
): readonly BoardArrow[] =>
  step === undefined || step.to === null
    ? []
    : [
        {
          key,
          from: step.from === step.to ? null : step.from,
          to: step.to,
          ...(step.by && { by: step.by }),
          look,
          ...(number !== undefined && { number }),
        },
      ];

/** The moves of one line, numbered in their order, and threats: no more than can be told apart. */
export const MOST = 5;
const wholeLine = (steps: readonly LineStepView[], look: ArrowLook): readonly BoardArrow[] =>
  steps.slice(0, MOST).flatMap((step, i) => arrowOf(step, `step ${i}`, look, String(i + 1)));

const hintArrows = ({ hint: shown }: AdviceState, { view }: MatchState): readonly BoardArrow[] => {
  const { hint, stage } = shown ?? {};
  if (!hint) return [];
  const at = hint.piece === null ? null : (pieceOf(view, hint.piece)?.at ?? null);
  const outline: readonly BoardArrow[] = at === null ? [] : [{ key: 'piece', from: null, to: at, look: 'hint' }];
  if (stage === 1) return outline;
  const [step, ...rest] = hint.plan;
  return [...outline, ...(rest.length > 0 ? wholeLine(hint.plan, 'hint') : arrowOf(step, 'hint', 'hint'))];
};

/** Everything that is drawn now; nothing while a line is played out, which shows itself. */
export const adviceArrows = (advice: AdviceState, s: MatchState): readonly BoardArrow[] => {
  const { node } = shownView(s);
  if (s.look?.ahead || advice.ahead) return NONE;
  const present = s.look === null;
  const arrows: BoardArrow[] = [];
  if (present && advice.hint?.node === node) arrows.push(...hintArrows(advice, s));
  const { analysis, threats } = advice;
  if (analysis?.node === node && arrows.length === 0) {
    const lines = analysis.news?.lines ?? [];
    const focused = analysis.focused === null ? undefined : lines[analysis.focused];
    if (focused) arrows.push(...wholeLine(focused.steps, ranks[analysis.focused ?? 0] ?? 'third'));
    else
      for (const [i, line] of lines.entries())
        arrows.push(...arrowOf(line.steps[0], `line ${i}`, ranks[i] ?? 'third', String(i + 1)));
  }
  if (present && threats?.node === node)
    for (const [i, { step }] of (threats.told?.all ?? []).slice(0, MOST).entries())
      arrows.push(...arrowOf(step ?? undefined, `threat ${i}`, 'threat'));
  const better = turnAt(advice.review, node)?.better;
  if (better && arrows.length === 0) arrows.push(...arrowOf(better.steps[0], 'better', 'hint'));
  return arrows.length === 0 ? NONE : arrows;
};
