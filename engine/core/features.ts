/** What lies on the ground as certain eyes may know it. */
import type { Game } from './game.ts';
import { type Cell, NOBODY, type Side } from './ids.ts';

export interface FeatureState {
  readonly feature: string;
  readonly cell: Cell;
  /** who laid it, where that is remembered and the eyes may know */
  readonly side: Side | null;
  /** these eyes alone may know of it */
  readonly hidden: boolean;
}

/** Cell by cell, what is seen before what is hidden; `eyes` null: what everybody may know. */
export const featuresOf = (game: Game, eyes: Side | null): readonly FeatureState[] => {
  const { topology, facts } = game;
  return topology.cells.flatMap((cell) => {
    const found: FeatureState[] = [];
    const there = game.pieceOn(cell);
    const type = there === NOBODY ? undefined : game.typeOf(there);
    if (type?.ownerless) found.push({ feature: type.id, cell, side: null, hidden: false });
    if (facts.terrain === null) return found;
    const { features, ground, hidden, revealed } = facts.terrain;
    const seen = game.get(ground, cell);
    const shown = game.get(revealed, cell);
    const own = eyes === null ? 0 : game.get(hidden[eyes], cell);
    if (seen !== 0) found.push({ feature: features[seen - 1].id, cell, side: null, hidden: false });
    if (shown !== 0) {
      found.push({ feature: features[shown - 1].id, cell, side: own === shown ? eyes : null, hidden: false });
    }
    if (own !== 0 && own !== shown) found.push({ feature: features[own - 1].id, cell, side: eyes, hidden: true });
    return found;
  });
};
