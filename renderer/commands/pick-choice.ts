/** Takes the action with that number in the chooser, or the feature with that number from the pool. */

import { featureName } from '../narration/labels.ts';
import { uiText } from '../text/index.ts';
import type { Command, CommandContext } from './command.ts';

/** What the digit means: a choice first, then the pool of the side to move. */
const feature = (d: CommandContext, n: number): string | null => {
  const { view, look } = d.match.store.getState();
  return look || view.outcome ? null : (view.phase?.pools[view.turn][n - 1]?.feature ?? null);
};

export const pickChoice: Command = {
  id: 'pick-choice',
  group: 'board',
  keys: ['Digit'],
  where: 'anywhere',
  why: (d) =>
    d.match.store.getState().mode.is === 'choosing' || feature(d, 1) !== null ? null : uiText.reasons.noChooser,
  run: (d, press) => {
    const n = Number(press?.key ?? 0);
    if (d.match.store.getState().mode.is === 'choosing') return d.match.send({ on: 'choose', index: n - 1 });
    const taken = feature(d, n);
    if (taken === null) return d.screen.announce(uiText.reasons.noChooser);
    const { description } = d.match.store.getState();
    const before = d.match.store.getState().mode;
    d.match.send({ on: 'lay', feature: taken });
    // what cannot be laid changes nothing: that is said
    if (d.match.store.getState().mode === before)
      d.screen.announce(uiText.special.pool.noPlace(featureName(description, taken)));
    d.screen.focusBoard();
  },
};
