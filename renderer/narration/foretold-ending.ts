/**
 * The further effects of an action in one line, before and after it is made: read from its effects, no rule is computed
 * here.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { EffectView, Preview, View } from '../../electron/contract/view.ts';
import { uiText } from '../text/index.ts';
import { effectsSaid, endingName, isLanding } from './effects/describe-effects.ts';
import { cellNameOf, sideName } from './labels.ts';

const { ends: words, flights } = uiText.special;

/** Whether it would end the game; empty where the game goes on. */
export const endWords = (d: VariantDescription, view: View, preview: Preview | null): string => {
  const end = preview?.effects.find((e) => e.do === 'end');
  if (end?.do !== 'end') return '';
  const ending = endingName(d, end.reason);
  if (end.winner === null) return words.draw(ending);
  return end.winner === view.turn ? words.wins(ending) : words.loses(ending);
};

/** When and where a piece that would leave the board lands again; empty where none leaves. */
export const departWords = (d: VariantDescription, view: View, preview: Preview | null): string => {
  const leaves = preview?.effects.find((e) => e.do === 'banish');
  if (leaves?.do !== 'banish') return '';
  // the turn in which it leaves may already count
  const tick = preview?.effects.findLast((e) => e.do === 'tick' && e.piece === leaves.piece);
  const left = tick?.do === 'tick' ? tick.left : leaves.turns;
  return flights.lands(cellNameOf(d, leaves.to), sideName(d, view.turn), view.turnNumber + left);
};

/**
 * Landings, explosions and a move taken back, each with its square and losses; empty where there are none. The rule
 * behind them is in the rulebook: what happened comes first.
 */
export const broughtAbout = (d: VariantDescription, effects: readonly EffectView[], view: View): string => {
  const landed = new Set(effects.flatMap((e) => (isLanding(e) ? [e.piece] : [])));
  const burst = effects.findIndex((e) => e.do === 'burst');
  const belongs = (e: EffectView, i: number): boolean => {
    if (e.do === 'take') return (e.by !== null && landed.has(e.by)) || (e.by === null && burst >= 0 && i > burst);
    return isLanding(e) || e.do === 'burst' || e.do === 'retract' || (e.do === 'feature' && !e.on);
  };
  const own = effects.filter(belongs);
  if (!own.some((e) => isLanding(e) || e.do === 'burst' || e.do === 'retract')) return '';
  return effectsSaid(d, own, view, { ...view, last: null })
    .map(({ text }) => text)
    .join(' ');
};
