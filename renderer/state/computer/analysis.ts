/** The analysis of the position that is shown: its depth, what comes of it, and stopping it. */
import type { AnalysisNews } from '../../../electron/contract/advice.ts';
import { shownView } from '../match/match-derived.ts';
import { ENGINE_DEPTH, LEAST_DEPTH, MOST_DEPTH, USUAL_DEPTH } from './advice.ts';
import { type AdviceContext, isSame } from './advice-context.ts';

export interface AnalysisAdvice {
  /** starts the analysis; `agreed`: the players have just agreed to it */
  analyse(agreed?: boolean): Promise<void>;
  endAnalysis(): void;
  /** stops thinking and keeps what was found, or thinks on */
  pause(): void;
  /** analyses once more what the computer has stopped at */
  analyseAgain(): void;
  deepen(by: 1 | -1): void;
  focusLine(line: number | null): void;
  analysisNews(news: AnalysisNews): void;
}

/** Asks for the analysis of the position that it is set to. */
export const askAnalysis = async ({ now, set, where, ask }: AdviceContext): Promise<void> => {
  const { analysis, engine } = now();
  if (!analysis) return;
  const { node, depth } = analysis;
  // that of another position has been asked for since, and this one would take its place
  const isWanted = (): boolean => now().analysis?.node === node && now().engine === engine;
  const by = engine === null ? {} : { engine };
  if ((await ask('computer.analyse', { ...where(), node, depth, ...by }, isWanted)) === null && isWanted())
    set({ analysis: null });
};

/** Another program is to analyse from now on: it looks as deep as it usually does. */
export const analyseAnew = (context: AdviceContext): void => {
  const { analysis, engine } = context.now();
  if (!analysis) return;
  context.set({ analysis: { ...analysis, depth: usualDepth(engine), news: null, focused: null, stopped: false } });
  void askAnalysis(context);
};
const usualDepth = (engine: string | null): number => (engine === null ? USUAL_DEPTH : ENGINE_DEPTH);

export const makeAnalysis = (context: AdviceContext): AnalysisAdvice => {
  const { now, set, table, where, ask, stop, match, host } = context;
  return {
    async analyse(agreed = false) {
      if (agreed) {
        const played = await ask('computer.agreeAnalysis', where());
        if (!played) return;
        match.send({ on: 'opened', view: played.view });
      }
      const { node, turnNumber } = shownView(table());
      const depth = usualDepth(now().engine);
      set({ analysis: { node, turnNumber, depth, news: null, focused: null, stopped: false } });
      await askAnalysis(context);
    },
    endAnalysis() {
      stop('analysis');
      set({ analysis: null });
      host.heard({ say: 'analysis-off' });
    },
    pause() {
      const { analysis } = now();
      if (!analysis) return;
      set({ analysis: { ...analysis, stopped: !analysis.stopped } });
      if (analysis.stopped) void askAnalysis(context);
      else stop('analysis');
    },
    analyseAgain() {
      const { analysis } = now();
      if (!analysis) return;
      set({ analysis: { ...analysis, news: null } });
      void askAnalysis(context);
    },
    deepen(by) {
      const { analysis } = now();
      const depth = Math.min(MOST_DEPTH, Math.max(LEAST_DEPTH, (analysis?.depth ?? 0) + by));
      if (!analysis || depth === analysis.depth) return;
      set({ analysis: { ...analysis, depth, stopped: false } });
      void askAnalysis(context);
    },
    focusLine(line) {
      const { analysis } = now();
      if (analysis && analysis.focused !== line) set({ analysis: { ...analysis, focused: line } });
    },
    analysisNews(news) {
      const { analysis } = now();
      if (!analysis || news.match !== table().view.match || news.node !== analysis.node) return;
      if (analysis.stopped || isSame(analysis.news, news)) return;
      // the same lines stay the same object, so that their arrows are not drawn again
      const lines = isSame(analysis.news?.lines, news.lines) ? analysis.news!.lines : news.lines;
      set({ analysis: { ...analysis, news: { ...news, lines } } });
      if (news.done && !analysis.news?.done) host.heard({ say: 'analysis', news });
    },
  };
};
