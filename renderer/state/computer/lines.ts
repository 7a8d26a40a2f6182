/** A line of the analysis or of the review, played out on the board without changing the game, or in it. */
import type { LineStepView } from '../../../electron/contract/advice.ts';
import type { View } from '../../../electron/contract/view.ts';
import type { AdviceContext } from './advice-context.ts';

export interface LineAdvice {
  /** plays a line out on the board, one action at first */
  lookAhead(line: number): Promise<void>;
  /** one action further, or back */
  stepAhead(way: 1 | -1): Promise<void>;
  /** leaves the line; true if there was one */
  leaveAhead(): boolean;
  /** the actions of the line that are on the board become actions of the game */
  playFromHere(): Promise<void>;
}

/** The actions of a line that this screen's players may make: not those of a computer's seat, nor what follows them. */
export const playableSteps = (view: View, steps: readonly LineStepView[]): readonly LineStepView[] => {
  const first = steps.findIndex(({ side }) => view.players[side].computer !== undefined);
  return first < 0 ? steps : steps.slice(0, first);
};

/** Shows the line as it stands after so many of its actions. */
const askAhead = async ({ now, set, where, ask, match }: AdviceContext, at: number): Promise<void> => {
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

export const beginAhead = (
  context: AdviceContext,
  node: number,
  line: number | null,
  steps: readonly LineStepView[],
): Promise<void> => {
  context.set({ ahead: { node, line, steps, at: 0 } });
  return askAhead(context, 1);
};

/** The last of them is played as a player would, so that it is seen. */
export const playAll = async (
  { ask, match }: AdviceContext,
  from: View,
  steps: readonly LineStepView[],
): Promise<void> => {
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

export const makeLines = (context: AdviceContext): LineAdvice => {
  const { now, set, table, ask, match } = context;
  return {
    async lookAhead(line) {
      const { analysis } = now();
      const steps = analysis?.news?.lines[line]?.steps ?? [];
      if (analysis && steps.length > 0) await beginAhead(context, analysis.node, line + 1, steps);
    },
    async stepAhead(way) {
      const { ahead } = now();
      const at = (ahead?.at ?? 0) + way;
      if (!ahead || at > ahead.steps.length) return;
      if (at < 1) this.leaveAhead();
      else await askAhead(context, at);
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
      const steps = playableSteps(table().view, ahead.steps.slice(0, ahead.at));
      if (steps.length === 0) return;
      set({ ahead: null });
      let view = table().view;
      if (view.node !== ahead.node) {
        const gone = await ask('match.goto', { match: view.match, revision: view.revision, node: ahead.node });
        if (!gone) return;
        ({ view } = gone);
      }
      await playAll(context, view, steps);
    },
  };
};
