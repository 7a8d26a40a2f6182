/** Hints: one is asked for and shown in three stages, and its moves are played. */
import type { View } from '../../../electron/contract/view.ts';
import type { HintShown, HintStage } from './advice.ts';
import type { AdviceContext } from './advice-context.ts';
import { playAll } from './lines.ts';

export interface HintAdvice {
  /** the next of the three stages of a hint; asks for one first, which is shown as far as `from` */
  hint(from?: HintStage): void;
  /** what was told so far, by another program */
  hintAnew(): void;
  /** the player wants to find a move alone */
  dropHint(): void;
  /** its move; where it is a whole turn the first one, and the rest stays */
  playHint(): void;
  /** all its moves */
  playPlan(): Promise<void>;
}

/** What is left of a hint when its first move has been played; null where that was the last one, or another was played. */
export const goneOn = (shown: HintShown, view: View): HintShown | null => {
  const [played, next, ...rest] = shown.hint?.plan ?? [];
  if (!shown.hint || !next || view.last?.text !== played.text || view.turn !== next.side) return null;
  const piece = view.pieces.find(({ at }) => at !== null && at === next.from)?.id ?? null;
  const hint = { ...shown.hint, plan: [next, ...rest], piece, only: false };
  return { node: view.node, stage: shown.stage, hint, isBegun: true };
};

export const makeHints = (context: AdviceContext): HintAdvice => {
  const { now, set, table, where, ask, stop, match, host } = context;
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
  const request = (from: HintStage): void => {
    again = 0;
    const { node } = table().view;
    const { engine } = now();
    set({ hint: { node, stage: from, hint: null } });
    match.send({ on: 'hinted', piece: null });
    const isWanted = (): boolean => now().hint?.node === node && now().engine === engine;
    const by = engine === null ? {} : { engine };
    void ask('computer.hint', { ...where(), ...by }, isWanted).then((got) => {
      if (!isWanted()) return;
      if (!got) return set({ hint: null });
      set({ hint: { node, stage: from, hint: got } });
      match.send({ on: 'hinted', piece: got.piece });
      showStage(from);
      for (let left = Math.min(again, 3 - from); left > 0; left--) nextStage();
    });
  };
  return {
    hint(from = 1) {
      const { hint } = now();
      if (hint?.hint) return nextStage();
      if (hint) again++;
      else request(from);
    },
    hintAnew() {
      const { hint } = now();
      if (hint) request(hint.stage);
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
      await playAll(context, table().view, plan);
    },
  };
};
