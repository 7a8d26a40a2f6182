/** Which of an action's effects its rule is told of. */
import type { EffectView } from '../../../electron/contract/view.ts';

/** The effect whose rule is worth a sentence: the most important change, never a mere step. */
const weight: { readonly [K in EffectView['do']]: number } = {
  end: 8,
  retract: 7,
  burst: 6,
  become: 5,
  banish: 4.5,
  state: 4,
  convert: 3.6,
  recruit: 3.5,
  take: 3,
  feature: 2.2,
  swap: 2,
  go: 1,
  tick: 0,
  check: 0,
  turn: 0,
};
export const tellingEffect = (effects: readonly EffectView[]): EffectView | null => {
  let best: EffectView | null = null;
  for (const e of effects) {
    const more = e.do === 'go' && e.how === 'push' ? 2.5 : weight[e.do];
    const least = best === null ? 0 : best.do === 'go' && best.how === 'push' ? 2.5 : weight[best.do];
    if (more > least) best = e;
  }
  return best;
};
