/**
 * The advice on the match that is on the table: a store, the requests to the computer, and what its news change. Must
 * stay true: nothing of one viewer is left when another looks; a hint and a threat belong to one position and end with
 * it; an analysis follows the position that is shown; news that change nothing make no new state.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type {
  Ahead,
  AnalysisNews,
  Hint,
  ReviewNews,
  ReviewTurn,
  Step,
  Threats,
} from '../../../electron/contract/advice.ts';
import type { Answer, Refusal } from '../../../electron/contract/result.ts';
import type { Played, View } from '../../../electron/contract/view.ts';
import type { MatchState } from '../match/match.ts';
import { isHidden, ownSeat, shownView } from '../match/match-derived.ts';
import type { Match } from '../match/match-store.ts';
import {
  type AdviceState,
  type Advised,
  type HintShown,
  type HintStage,
  LEAST_DEPTH,
  MOST_DEPTH,
  NO_ADVICE,
  nextFault,
  type ReviewOf,
  turnAt,
  USUAL_DEPTH,
} from './advice.ts';

interface Where {
  match: string;
  revision: number;
}
/** The requests made here. */
export interface AdviceRequests {
  'computer.hint'(input: Where): Promise<Answer<Hint>>;
  'computer.threats'(input: Where): Promise<Answer<Threats>>;
  'computer.analyse'(input: Where & { node?: number; depth: number }): Promise<Answer<object>>;
  'computer.agreeAnalysis'(input: Where): Promise<Answer<Played>>;
  'computer.review'(input: Where): Promise<Answer<object>>;
  'computer.stop'(input: Where & { what: 'hint' | 'analysis' | 'review' }): Promise<Answer<object>>;
  'computer.ahead'(input: Where & { node?: number; actions: string[] }): Promise<Answer<Ahead>>;
  'match.goto'(input: Where & { node: number }): Promise<Answer<Played>>;
  'match.play'(input: Where & { action: string }): Promise<Answer<Played>>;
}

export interface AdviceHost {
  readonly ask: AdviceRequests;
  heard(what: Advised): void;
  refused(error: Refusal): void;
}

export interface Advice {
  readonly store: StoreApi<AdviceState>;
  /** the next of the three stages of a hint; asks for one first, which is shown as far as `from` */
  hint(from?: HintStage): void;
  /** the player wants to find a move alone */
  dropHint(): void;
  /** its move; where it is a whole turn the first one, and the rest stays */
  playHint(): void;
  /** all its moves */
  playPlan(): Promise<void>;
  /** shows the threat, or hides it */
  threats(): void;
  /** starts the analysis; `agreed`: the players have just agreed to it */
  analyse(agreed?: boolean): Promise<void>;
  endAnalysis(): void;
  /** stops thinking and keeps what was found, or thinks on */
  pause(): void;
  /** analyses once more what the computer has stopped at */
  analyseAgain(): void;
  deepen(by: 1 | -1): void;
  focusLine(line: number | null): void;
  /** plays a line out on the board, one action at first */
  lookAhead(line: number): Promise<void>;
  /** one action further, or back */
  stepAhead(way: 1 | -1): Promise<void>;
  /** leaves the line; true if there was one */
  leaveAhead(): boolean;
  /** the actions of the line that are on the board become actions of the game */
  playFromHere(): Promise<void>;
  review(): void;
  endReview(): void;
  reviewOf(of: ReviewOf): void;
  walkFaults(way: 1 | -1): void;
  showBetter(): Promise<void>;
  analysisNews(news: AnalysisNews): void;
  reviewNews(news: ReviewNews): void;
  /** follows the match; returns how to stop that */
  attach(): () => void;
}

/** the error code for what was stopped, or asked again meanwhile: nothing has gone wrong */
const STOPPED = 'stopped';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The node before the turn that ends at this node. */
export const nodeBefore = ({ nodes }: Pick<MatchState, 'nodes'>, turn: ReviewTurn): number | null => {
  let at = nodes.find(({ id }) => id === turn.node);
  while (
    at &&
    at.kind === 'action' &&
    at.side === turn.side &&
    at.turnNumber === turn.turnNumber &&
    at.parent !== null
  ) {
    const { parent } = at;
    at = nodes.find(({ id }) => id === parent);
  }
  return at?.id ?? null;
};

/** The actions of a line that this screen's players may make: not those of a computer's seat, nor what follows them. */
export const playable = (view: View, steps: readonly Step[]): readonly Step[] => {
  const first = steps.findIndex(({ side }) => view.players[side].computer !== undefined);
  return first < 0 ? steps : steps.slice(0, first);
};

/** What is left of a hint when its first move has been played; null where that was the last one, or another was played. */
const goneOn = (shown: HintShown, view: View): HintShown | null => {
  const [played, next, ...rest] = shown.hint?.plan ?? [];
  if (!shown.hint || !next || view.last?.text !== played.text || view.turn !== next.side) return null;
  const piece = view.pieces.find(({ at }) => at !== null && at === next.from)?.id ?? null;
  const hint = { ...shown.hint, plan: [next, ...rest], piece, only: false };
  return { node: view.node, stage: shown.stage, hint, isBegun: true };
};

export const makeAdvice = (host: AdviceHost, match: Match): Advice => {
  const store = createStore<AdviceState>(() => NO_ADVICE);
  const now = () => store.getState();
  const table = () => match.store.getState();
  const set = (change: Partial<AdviceState>): void => store.setState(change);
  const where = (): Where => ({ match: table().view.match, revision: table().view.revision });

  /**
   * An answer that comes too late, with the present view, is not an error of the player. `isWanted`: is it to be asked
   * again then?
   */
  const ask = async <K extends keyof AdviceRequests>(
    name: K,
    input: Parameters<AdviceRequests[K]>[0],
    isWanted: () => boolean = () => true,
  ): Promise<Extract<Awaited<ReturnType<AdviceRequests[K]>>, { ok: true }>['value'] | null> => {
    const request = host.ask[name] as (input: unknown) => Promise<Answer<unknown>>;
    let answer = await request(input);
    if (!answer.ok && answer.error.view) {
      match.send({ on: 'opened', view: answer.error.view });
      // a question can be asked again of what there is now; a move was meant for another position
      if (!name.startsWith('computer.') || !isWanted()) return null;
      answer = await request({ ...input, ...where() });
    }
    if (answer.ok) return answer.value as Extract<Awaited<ReturnType<AdviceRequests[K]>>, { ok: true }>['value'];
    if (answer.error.code !== STOPPED) host.refused(answer.error);
    return null;
  };
  const stop = (what: 'hint' | 'analysis' | 'review'): void => void host.ask['computer.stop']({ ...where(), what });

  const askThreats = async (): Promise<void> => {
    const { node, computer } = table().view;
    set({ threats: { node, told: null } });
    // it is asked for again when a person is to move
    if (computer !== null) return;
    const told = await ask('computer.threats', where());
    if (now().threats?.node !== node) return;
    if (!told) return set({ threats: null });
    set({ threats: { node, told } });
    host.heard({ say: 'threats', told });
  };
  const askAnalysis = async (): Promise<void> => {
    const { analysis } = now();
    if (!analysis) return;
    const { node, depth } = analysis;
    // that of another position has been asked for since, and this one would take its place
    const isWanted = (): boolean => now().analysis?.node === node;
    if ((await ask('computer.analyse', { ...where(), node, depth }, isWanted)) === null && isWanted())
      set({ analysis: null });
  };
  const showStage = (stage: HintStage): void => {
    const { hint } = now();
    if (!hint?.hint) return;
    set({ hint: { ...hint, stage } });
    host.heard({ say: 'hint', stage, hint: hint.hint });
  };
  const nextStage = (): void => {
    const { hint } = now();
    if (hint?.hint) showStage(hint.stage === 3 ? 3 : ((hint.stage + 1) as HintStage));
  };
  /** how often a hint was asked for again before it came */
  let again = 0;
  const askAhead = async (at: number): Promise<void> => {
    const { ahead } = now();
    if (!ahead) return;
    const actions = ahead.steps.slice(0, at).map(({ text }) => text);
    const got = await ask('computer.ahead', { ...where(), node: ahead.node, actions });
    // it was left meanwhile
    if (!got || now().ahead?.steps !== ahead.steps) return;
    set({ ahead: { ...ahead, at } });
    const { node, steps, line } = ahead;
    match.send({ on: 'ahead', look: { node, ...got, ahead: { line, at, of: steps.length } }, forward: at > ahead.at });
  };
  const beginAhead = (node: number, line: number | null, steps: readonly Step[]): Promise<void> => {
    set({ ahead: { node, line, steps, at: 0 } });
    return askAhead(1);
  };
  /** The last of them is played as a player would, so that it is seen. */
  const playAll = async (from: View, steps: readonly Step[]): Promise<void> => {
    const last = steps.at(-1);
    if (!last) return;
    let view = from;
    for (const { text } of steps.slice(0, -1)) {
      const played = await ask('match.play', { match: view.match, revision: view.revision, action: text });
      if (!played) return;
      ({ view } = played);
    }
    match.send({ on: 'opened', view });
    match.send({ on: 'now' });
    match.send({ on: 'play', action: last.text });
  };
  const show = (turn: ReviewTurn): void => {
    set({ ahead: null });
    match.send({ on: 'look', node: turn.node });
    host.heard({ say: 'turn', turn });
  };

  /** What the match does ends or moves what was told about it. */
  const follow = (s: MatchState, before: MatchState): void => {
    const advice = now();
    if (isHidden(s) || s.view.viewer !== before.view.viewer) {
      if (advice.analysis) stop('analysis');
      set(NO_ADVICE);
      return;
    }
    if (advice.hint && advice.hint.node !== s.view.node) set({ hint: goneOn(advice.hint, s.view) });
    if (advice.ahead && before.look?.ahead && !s.look?.ahead) set({ ahead: null });
    if (s.view.outcome !== null && advice.threats) set({ threats: null });
    else if (now().threats && now().threats?.node !== s.view.node && s.mode.is !== 'sent') void askThreats();
    const { node, turnNumber } = shownView(s);
    const { analysis } = now();
    if (!analysis || analysis.node === node || s.look?.ahead) return;
    set({ analysis: { ...analysis, node, turnNumber, news: null, focused: null, stopped: false } });
    void askAnalysis();
  };

  return {
    store,
    hint(from = 1) {
      const { hint } = now();
      if (hint?.hint) return nextStage();
      if (hint) {
        again++;
        return;
      }
      again = 0;
      const { node } = table().view;
      set({ hint: { node, stage: from, hint: null } });
      match.send({ on: 'hinted', piece: null });
      const isWanted = (): boolean => now().hint?.node === node;
      void ask('computer.hint', where(), isWanted).then((got) => {
        if (!isWanted()) return;
        if (!got) return set({ hint: null });
        set({ hint: { node, stage: from, hint: got } });
        match.send({ on: 'hinted', piece: got.piece });
        showStage(from);
        for (let left = Math.min(again, 3 - from); left > 0; left--) nextStage();
      });
    },
    dropHint() {
      if (now().hint?.hint === null) stop('hint');
      set({ hint: null });
    },
    playHint() {
      const { hint } = now();
      const [step, ...rest] = hint?.hint?.plan ?? [];
      // the rest is told when it has been played
      if (rest.length === 0) set({ hint: null });
      if (step) match.send({ on: 'play', action: step.text });
    },
    async playPlan() {
      const plan = now().hint?.hint?.plan ?? [];
      set({ hint: null });
      await playAll(table().view, plan);
    },
    threats() {
      if (!now().threats) return void askThreats();
      set({ threats: null });
      host.heard({ say: 'threats-off' });
    },
    async analyse(agreed = false) {
      if (agreed) {
        const played = await ask('computer.agreeAnalysis', where());
        if (!played) return;
        match.send({ on: 'opened', view: played.view });
      }
      const { node, turnNumber } = shownView(table());
      set({ analysis: { node, turnNumber, depth: USUAL_DEPTH, news: null, focused: null, stopped: false } });
      await askAnalysis();
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
      if (analysis.stopped) void askAnalysis();
      else stop('analysis');
    },
    analyseAgain() {
      const { analysis } = now();
      if (!analysis) return;
      set({ analysis: { ...analysis, news: null } });
      void askAnalysis();
    },
    deepen(by) {
      const { analysis } = now();
      const depth = Math.min(MOST_DEPTH, Math.max(LEAST_DEPTH, (analysis?.depth ?? 0) + by));
      if (!analysis || depth === analysis.depth) return;
      set({ analysis: { ...analysis, depth, stopped: false } });
      void askAnalysis();
    },
    focusLine(line) {
      const { analysis } = now();
      if (analysis && analysis.focused !== line) set({ analysis: { ...analysis, focused: line } });
    },
    async lookAhead(line) {
      const { analysis } = now();
      const steps = analysis?.news?.lines[line]?.steps ?? [];
      if (analysis && steps.length > 0) await beginAhead(analysis.node, line + 1, steps);
    },
    async stepAhead(way) {
      const { ahead } = now();
      const at = (ahead?.at ?? 0) + way;
      if (!ahead || at > ahead.steps.length) return;
      if (at < 1) this.leaveAhead();
      else await askAhead(at);
    },
    leaveAhead() {
      const { ahead } = now();
      if (!ahead) return false;
      set({ ahead: null });
      // the mistake that the better line belongs to is shown again
      const turn = ahead.line === null ? now().review?.turns?.find((t) => t.better?.steps === ahead.steps) : undefined;
      const back = turn?.node ?? ahead.node;
      match.send(back === table().view.node ? { on: 'now' } : { on: 'look', node: back });
      return true;
    },
    async playFromHere() {
      const { ahead } = now();
      if (!ahead) return;
      const steps = playable(table().view, ahead.steps.slice(0, ahead.at));
      if (steps.length === 0) return;
      set({ ahead: null });
      let view = table().view;
      if (view.node !== ahead.node) {
        const gone = await ask('match.goto', { match: view.match, revision: view.revision, node: ahead.node });
        if (!gone) return;
        ({ view } = gone);
      }
      await playAll(view, steps);
    },
    review() {
      const of: ReviewOf = ownSeat(table().view) ?? 'both';
      set({ review: { done: 0, total: 0, turns: null, trouble: null, of } });
      host.heard({ say: 'reviewing' });
      void ask('computer.review', where()).then((begun) => {
        if (begun === null) set({ review: null });
      });
    },
    endReview() {
      stop('review');
      set({ review: null });
    },
    reviewOf(of) {
      const { review } = now();
      if (review && review.of !== of) set({ review: { ...review, of } });
    },
    walkFaults(way) {
      const { review } = now();
      const turn = review && nextFault(review, shownView(table()).node, way);
      if (turn) show(turn);
    },
    async showBetter() {
      const turn = turnAt(now().review, shownView(table()).node);
      const node = turn && nodeBefore(table(), turn);
      if (turn?.better && node != null) await beginAhead(node, null, turn.better.steps);
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
    reviewNews(news) {
      const { review } = now();
      if (!review || news.match !== table().view.match) return;
      const turns = news.turns ?? review.turns;
      const ended = news.done === news.total && news.turns !== null;
      const { trouble = null } = news;
      if (isSame(review, { ...review, done: news.done, total: news.total, turns, trouble })) return;
      const wasOver = review.turns !== null && review.done === review.total;
      set({ review: { ...review, done: news.done, total: news.total, turns, trouble } });
      if (trouble !== null) host.heard({ say: 'review-failed', trouble });
      if (ended && !wasOver) host.heard({ say: 'reviewed', news });
    },
    attach: () => match.store.subscribe(follow),
  };
};
