/** What the advice says: in the step bar, in the panel and as announcements. Pure functions of state. */

import type { AnalysisLine, AnalysisNews, LineStepView, ReviewTurn } from '../../electron/contract/advice.ts';
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { Side, View } from '../../electron/contract/view.ts';
import {
  type AdviceState,
  type Advised,
  chanceAt,
  faultsOf,
  isFault,
  isReviewing,
  turnAt,
} from '../state/computer/advice.ts';
import { keyOf } from '../state/keys.ts';
import type { MatchState } from '../state/match/match.ts';
import { shownView } from '../state/match/match-derived.ts';
import { writtenMove } from '../state/notation.ts';
import { uiText } from '../text/index.ts';
import type { Said } from './effects/describe-effects.ts';
import { sideName } from './labels.ts';
import { moveWords } from './move-words.ts';
import type { ToldStep } from './step/step-text.ts';

const w = uiText.advice;
const calm = (text: string): readonly Said[] => (text === '' ? [] : [{ text, urgent: false }]);
const plain = (fact: string, because = '', tone: ToldStep['tone'] = 'usual'): ToldStep => ({
  fact,
  because,
  ruling: null,
  tone,
});

/** Are there secrets in this game, so that something of the position may be hidden from who asks? */
export const isPartlyKnown = (d: VariantDescription, view: View): boolean =>
  d.features.some((f) => f.hidden) && (view.can.reveal || view.features.some((f) => f.hidden));

/** A number before the moves of the side that begins, and before the first move of the line: `12… S n7–j11 13. S d7–h12`. */
export interface Numbered {
  readonly number: string;
  readonly label: string;
}
export const numbered = (steps: readonly LineStepView[], turnNumber: number, begins: Side): readonly Numbered[] => {
  let turn = turnNumber;
  return steps.map((step, i) => {
    const { side } = step;
    const label = writtenMove(step);
    const before = steps[i - 1]?.side;
    if (before !== undefined && before !== side && side === begins) turn++;
    const number = i === 0 || (before !== side && side === begins) ? `${turn}${side === begins ? '.' : '…'}` : '';
    return { number, label };
  });
};
/** A line as it is read out. */
export const lineWords = (steps: readonly LineStepView[]): string => steps.map(moveWords).join('; ');

/** The chance in a line of the side that moves first in it. */
export const chanceFor = ({ chance, steps }: Pick<AnalysisLine, 'chance' | 'steps'>): number =>
  steps[0]?.side === 1 ? 100 - chance : chance;

const judgedWas = ({ judgement }: ReviewTurn): string =>
  judgement === 'best' || judgement === 'good' ? '' : w.review.was[judgement];
const betterOf = ({ better }: ReviewTurn): string => (better?.steps[0] ? moveWords(better.steps[0]) : '');

/** The step bar while something of the advice is told; null: it has nothing to say. */
export const adviceStep = (advice: AdviceState, s: MatchState): ToldStep | null => {
  const { look } = s;
  if (look?.ahead) {
    const { line, at, of } = look.ahead;
    const step = advice.ahead?.steps[at - 1] ?? look.view.last;
    const move = step ? writtenMove(step) : '';
    return plain(
      w.ahead.fact(line, at, of, move),
      of === 1 ? w.ahead.because(null, null) : w.ahead.because(keyOf('next'), keyOf('previous')),
      'looking',
    );
  }
  const idle = s.mode.is === 'idle' || s.mode.is === 'playing';
  if (!idle || s.why !== null) return null;
  const { hint, analysis } = advice;
  if (hint && look === null && hint.node === s.view.node) {
    if (!hint.hint) return plain(w.hint.asking);
    const { says, only, plan } = hint.hint;
    if (hint.isBegun && hint.stage > 1) return plain(w.hint.next(writtenMove(plan[0])), w.hint.left(plan.length));
    if (hint.stage === 3) return plain(says[1], says[2]);
    const more = w.hint.more(hint.stage);
    return plain(says[hint.stage - 1] ?? '', only ? `${w.hint.only} ${more}` : more);
  }
  const { node } = shownView(s);
  const turn = turnAt(advice.review, node);
  if (turn) {
    const { turnNumber, before, after, says } = turn;
    const label = writtenMove(turn);
    if (!isFault(turn)) return plain(w.review.good(turnNumber, label, after), says, 'looking');
    return plain(w.review.fact(turnNumber, label, judgedWas(turn), before, after), says, 'looking');
  }
  const { review } = advice;
  const isReviewed = review !== null && review.trouble === null && !isReviewing(review) && review.turns !== null;
  if (isReviewed && faultsOf(review).length === 0 && s.look === null)
    return plain(review.of === 'both' ? w.review.emptyBoth : w.review.empty, '', 'over');
  const line =
    analysis?.node === node && analysis.focused !== null ? analysis.news?.lines[analysis.focused] : undefined;
  if (line && analysis?.focused != null)
    return plain(
      w.analysis.focused(analysis.focused + 1, line.steps[0] ? writtenMove(line.steps[0]) : ''),
      w.analysis.hint,
      look ? 'looking' : 'usual',
    );
  return null;
};

/** Who stands better, on request; empty while nothing says so. */
export const betterSaid = (d: VariantDescription, advice: AdviceState, s: MatchState): string => {
  const chance = chanceAt(advice, shownView(s).node, s.nodes[0]?.id);
  if (chance === null) return '';
  if (chance === 50) return w.scale.even;
  return chance > 50 ? w.scale.better(sideName(d, 0), chance) : w.scale.better(sideName(d, 1), 100 - chance);
};

const analysisSaid = ({ verdict, lines, trouble }: AnalysisNews): string => {
  if (trouble !== undefined) return trouble;
  const [best] = lines;
  if (!best) return verdict;
  return `${verdict} ${w.analysis.line(1, lineWords(best.steps), chanceFor(best))}`;
};

/** The announcements. */
export const adviceSaid = (said: Advised): readonly Said[] => {
  switch (said.say) {
    case 'hint': {
      const { says, only } = said.hint;
      const only1 = only && said.stage === 1 ? ` ${w.hint.only}` : '';
      return calm(w.hint.said(said.stage, `${says[said.stage - 1]}${only1}`));
    }
    case 'threats':
      return calm(said.told.says);
    case 'threats-off':
      return calm(w.threats.off);
    case 'analysis':
      return calm(analysisSaid(said.news));
    case 'analysis-off':
      return calm(w.analysis.off);
    case 'reviewing':
      return calm(w.review.reviewing);
    case 'review-failed':
      return calm(said.trouble);
    case 'reviewed':
      return calm(w.review.done((said.news.turns ?? []).filter(isFault).length));
    case 'turn': {
      const { turnNumber, judgement } = said.turn;
      return calm(w.review.said(turnNumber, moveWords(said.turn), w.review.judged[judgement], betterOf(said.turn)));
    }
  }
};
