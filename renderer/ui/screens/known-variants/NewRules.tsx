/** How many rules of a game are new to a chess player, with pips beside the number. */
import { uiText } from '../../../text/index.ts';
import { Pips } from '../../shell/Lozenge.tsx';

/** so many new rules, and one more pip is filled */
const STEPS = [0, 2, 5, 8] as const;

export const NewRules = ({ count }: { readonly count: number }) => (
  <span>
    <Pips full={STEPS.filter((least) => count >= least).length} all={STEPS.length} /> {uiText.known.newRules(count)}
  </span>
);
