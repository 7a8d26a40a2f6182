/** Whom it serves that a position comes up too often. */
import { other } from '../../core/ids.ts';
import type { Repetition } from '../../core/variant.ts';
import type { GameData } from '../game-data.ts';

export function repetitionOf({ rules, first }: GameData): Repetition {
  const { repeated, perpetualCheck } = rules;
  const rule = { times: rules.repetition, reason: 'repetition' };
  const drawn = { winner: null, reason: rule.reason };
  if (repeated === 'draw' && perpetualCheck === 'allowed') return rule;
  return {
    ...rule,
    ends({ by, checked }) {
      if (perpetualCheck === 'lost' && (checked[0] || checked[1])) {
        // nobody is more to blame than the other
        if (checked[0] && checked[1]) return drawn;
        return { winner: checked[0] ? 1 : 0, reason: 'perpetual-check' };
      }
      if (repeated === 'draw') return drawn;
      const loser = repeated === 'first loses' ? first : repeated === 'lost' ? by : other(by);
      return { winner: other(loser), reason: 'repeated' };
    },
  };
}
