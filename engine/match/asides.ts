/**
 * The side effects of an action, in order: landings, explosions, a move undone by the rules, check. They are derived
 * from its effects, so that a list of moves can show them without replaying the game.
 */
import type { Effect } from '../core/effects.ts';
import { type Cell, type Kind, NOBODY, OFF, type Side } from '../core/ids.ts';
import type { Position } from '../core/position.ts';

/** A piece, as it was when it was lost. */
export interface Lost {
  readonly kind: Kind;
  readonly side: Side;
}
export type Aside =
  | { readonly is: 'landing'; readonly kind: Kind; readonly at: Cell; readonly takes: readonly Lost[] }
  /** `feature`: what exploded, by id; null if it was a piece */
  | { readonly is: 'explosion'; readonly at: Cell; readonly feature: string | null; readonly lost: readonly Lost[] }
  | { readonly is: 'taken-back'; readonly at: Cell }
  | { readonly is: 'check'; readonly side: Side; readonly mate: boolean };

type Take = Extract<Effect, { do: 'take' }>;

/** `position`: after the action. */
export function asidesOf(position: Position, effects: readonly Effect[]): readonly Aside[] {
  const { game, variant, outcome } = position;
  const lost = ({ piece }: Take): Lost => ({ kind: game.kindOf(piece), side: game.sideWritten(piece) });
  const isTake = (e: Effect): e is Take => e.do === 'take';
  const asides: Aside[] = [];
  for (const [i, e] of effects.entries()) {
    switch (e.do) {
      case 'go': {
        if (e.how !== 'warp' || e.from !== OFF) break;
        const takes = effects.filter((t) => isTake(t) && t.by === e.piece && t.from === e.to) as readonly Take[];
        asides.push({ is: 'landing', kind: game.kindOf(e.piece), at: e.to, takes: takes.map(lost) });
        break;
      }
      case 'burst': {
        const next = effects.findIndex((other, at) => at > i && other.do === 'burst');
        const until = effects.slice(i + 1, next < 0 ? undefined : next);
        const gone = effects.find((f) => f.do === 'feature' && !f.on && f.cell === e.cell);
        const feature = gone?.do === 'feature' ? gone.feature : null;
        const destroyed = until.filter(isTake).filter(({ by }) => by === NOBODY);
        asides.push({ is: 'explosion', at: e.cell, feature, lost: destroyed.map(lost) });
        break;
      }
      case 'retract':
        asides.push({ is: 'taken-back', at: e.to });
        break;
      default:
        break;
    }
  }
  // one sign, however many pieces threaten; a threat that restricts no move is not check
  const check = variant.check?.inCheck && effects.find((e) => e.do === 'check');
  if (check?.do === 'check')
    asides.push({ is: 'check', side: check.side, mate: outcome !== null && outcome.winner !== null });
  return asides;
}
