/**
 * The advice on the match that is on the table: a store, the requests to the computer, and what its news change. Must
 * stay true: nothing of one viewer is left when another looks; a hint and a threat belong to one position and end with
 * it; an analysis follows the position that is shown; news that change nothing make no new state.
 */
import type { StoreApi } from 'zustand/vanilla';
import type { MatchState } from '../match/match.ts';
import { isHidden, shownView } from '../match/match-derived.ts';
import type { MatchStore } from '../match/match-store.ts';
import { type AdviceState, NO_ADVICE } from './advice.ts';
import { type AdviceContext, type AdviceHost, makeContext } from './advice-context.ts';
import { type AnalysisAdvice, analyseAnew, askAnalysis, makeAnalysis } from './analysis.ts';
import { goneOn, type HintAdvice, makeHints } from './hints.ts';
import { type LineAdvice, makeLines } from './lines.ts';
import { makeReviews, type ReviewAdvice } from './reviews.ts';
import { askThreats, makeThreats, type ThreatAdvice } from './threats.ts';

export interface Advice extends HintAdvice, ThreatAdvice, AnalysisAdvice, LineAdvice, ReviewAdvice {
  readonly store: StoreApi<AdviceState>;
  /** by that engine from now on; null: by our computer */
  adviseBy(engine: string | null): void;
  /** follows the match; returns how to stop that */
  attach(): () => void;
}

/** What the match does ends or moves what was told about it. */
const follow = (context: AdviceContext, s: MatchState, before: MatchState): void => {
  const { now, set, stop } = context;
  const advice = now();
  if (isHidden(s) || s.view.viewer !== before.view.viewer) {
    if (advice.analysis) stop('analysis');
    set(NO_ADVICE);
    return;
  }
  if (advice.hint && advice.hint.node !== s.view.node) set({ hint: goneOn(advice.hint, s.view) });
  if (advice.ahead && before.look?.ahead && !s.look?.ahead) set({ ahead: null });
  if (s.view.outcome !== null && advice.threats) set({ threats: null });
  else if (now().threats && now().threats?.node !== s.view.node && s.mode.is !== 'sent') void askThreats(context);
  const { node, turnNumber } = shownView(s);
  const { analysis } = now();
  if (!analysis || analysis.node === node || s.look?.ahead) return;
  set({ analysis: { ...analysis, node, turnNumber, news: null, focused: null, stopped: false } });
  void askAnalysis(context);
};

export const makeAdvice = (host: AdviceHost, match: MatchStore): Advice => {
  const context = makeContext(host, match);
  const hints = makeHints(context);
  return {
    store: context.store,
    adviseBy(engine) {
      if (engine === context.now().engine) return;
      context.set({ engine });
      analyseAnew(context);
      hints.hintAnew();
    },
    ...hints,
    ...makeThreats(context),
    ...makeAnalysis(context),
    ...makeLines(context),
    ...makeReviews(context),
    attach: () => match.store.subscribe((s, before) => follow(context, s, before)),
  };
};
