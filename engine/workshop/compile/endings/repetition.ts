/** Whom it serves that a position comes up too often. */
import { other, type Side } from '../../../core/ids.ts';
import type { Repetition } from '../../../core/variant.ts';
import { chaseEndingOf } from '../../words/chase-words.ts';
import type { Danger } from '../danger.ts';
import type { GameModel } from '../model.ts';
import { Chases } from './chases.ts';
import type { ToAndFro } from './to-and-fro.ts';

export function repetitionOf(model: GameModel, danger: Danger, toAndFro: ToAndFro): Repetition {
  const { rules, first, pieces } = model.data;
  const { repeated, perpetualCheck, perpetualChase } = rules;
  const rule = { times: rules.repetition, reason: 'repetition' };
  const drawn = { winner: null, reason: rule.reason };
  const isPlain = repeated === 'draw' && perpetualCheck === 'allowed' && perpetualChase === 'allowed';
  if (isPlain && !toAndFro.isOn) return rule;
  const chases = perpetualChase === 'lost' ? new Chases(model, danger) : null;
  return {
    ...rule,
    ...(chases && { chased: (game, before) => chases.chasedBy(game, before) }),
    ends({ by, checked, chased }, game) {
      const lost = toAndFro.end(game);
      if (lost !== null) return lost;
      if (perpetualCheck === 'lost' && (checked[0] || checked[1])) {
        // nobody is more to blame than the other
        if (checked[0] && checked[1]) return drawn;
        return { winner: checked[0] ? 1 : 0, reason: 'perpetual-check' };
      }
      if (chases) {
        const [byWhite, byBlack] = [chased(0), chased(1)];
        if (byWhite !== 0 && byBlack !== 0) return drawn;
        if (byWhite !== 0 || byBlack !== 0) {
          const chaser: Side = byWhite !== 0 ? 0 : 1;
          const kind = chases.kindOf(game, other(chaser), byWhite | byBlack);
          return { winner: other(chaser), reason: chaseEndingOf(pieces[kind]).id };
        }
      }
      if (repeated === 'draw') return drawn;
      const loser = repeated === 'first loses' ? first : repeated === 'lost' ? by : other(by);
      return { winner: other(loser), reason: 'repeated' };
    },
  };
}
