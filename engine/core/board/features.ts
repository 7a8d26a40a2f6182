/** What lies on the ground as a viewer may know it. */
import type { Game } from '../game.ts';
import { type Cell, NOBODY, OFF, type Side } from '../ids.ts';

export interface FeatureState {
  readonly feature: string;
  readonly cell: Cell;
  /** whose it is, where that is remembered and the viewer may know */
  readonly side: Side | null;
  /** this viewer alone may know of it */
  readonly hidden: boolean;
  /** where a piece that lands on it comes out, if somewhere else */
  readonly leadsTo: Cell | null;
}

/** Cell by cell, what is seen before what is hidden; `viewer` null: what everybody may know. */
export const featuresOf = (game: Game, viewer: Side | null): readonly FeatureState[] => {
  const { topology, facts } = game;
  return topology.cells.flatMap((cell) => {
    const found: FeatureState[] = [];
    const exit = game.variant.gates?.leadsTo(game, cell) ?? OFF;
    const leadsTo = exit === OFF ? null : exit;
    const there = game.pieceOn(cell);
    const type = there === NOBODY ? undefined : game.typeOf(there);
    if (type?.ownerless) found.push({ feature: type.id, cell, side: null, hidden: false, leadsTo });
    if (facts.terrain === null) return found;
    const { features, ground, hidden, revealed } = facts.terrain;
    const seen = game.get(ground, cell);
    const shown = game.get(revealed, cell);
    const own = viewer === null ? 0 : game.get(hidden[viewer], cell);
    if (seen !== 0) {
      const { id, owner = null } = features[seen - 1];
      found.push({ feature: id, cell, side: owner, hidden: false, leadsTo });
    }
    if (shown !== 0) {
      const side = own === shown ? viewer : null;
      found.push({ feature: features[shown - 1].id, cell, side, hidden: false, leadsTo });
    }
    if (own !== 0 && own !== shown) {
      found.push({ feature: features[own - 1].id, cell, side: viewer, hidden: true, leadsTo });
    }
    return found;
  });
};
