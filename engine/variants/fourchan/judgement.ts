/** What a search is told about 4chan chess, by values.json (measured) and tuned.json (weights); an Anon is about a hundred. */

import { ALL } from '../../core/board/topology.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, OFF, type Side } from '../../core/ids.ts';
import { type Judgement, placesOn, type Weights } from '../../core/judgement.ts';
import { mopUpBy } from '../../core/mop-up.ts';
import { board, LAST_RANK, layout, relativeRank } from './board.ts';
import { isImmune } from './freeze.ts';
import { B, BASE_IDS, PROMOTABLE_IDS, PROMOTED, X } from './kinds.ts';
import { copiesWhileFrozen } from './mimic.ts';
import tuned from './tuned.json' with { type: 'json' };
import measured from './values.json' with { type: 'json' };

const IDS: readonly string[] = [...BASE_IDS, ...PROMOTABLE_IDS.map((id) => `+${id}`)];
const beside: readonly (readonly Cell[])[] = board.cells.map((at) =>
  ALL.map((d) => board.next(at, d)).filter((c) => c !== OFF),
);
const [AT, ON, KIND, SIDE] = [layout.at.base, layout.on.base, layout.kind.base, layout.side.base];

/** Whoever is frozen cannot leave its cell (C-X1): so much of its worth, by type, is of no use now. */
const frozenPieces = (frozen: Readonly<Record<string, number>>): ((game: Game) => number) => {
  const lossOf = (game: Game, id: string, kind: number): number => {
    if (isImmune(game, kind)) return 0;
    const used = kind % PROMOTED === B && copiesWhileFrozen(game) ? frozen.b : 0; // but for a promoted one's own step
    return Math.round((frozen[id] ?? 0) - used);
  };
  const losses = new WeakMap<Game, Int32Array>();
  /** By kind, under the house rules of the game. */
  const lossesIn = (game: Game): Int32Array => {
    const known = losses.get(game) ?? Int32Array.from(IDS, (id, kind) => lossOf(game, id, kind));
    losses.set(game, known);
    return known;
  };
  return (game) => {
    const { mem } = game.world;
    const lossByKind = lossesIn(game);
    let sum = 0;
    for (let p = 0; p < game.pieces.length; p++) {
      const kind = mem[KIND + p];
      if ((kind !== X && kind !== X + PROMOTED) || mem[AT + p] === OFF) continue;
      const side = mem[SIDE + p];
      const around = beside[mem[AT + p]];
      let frozen = 0;
      for (let i = 0; i < around.length; i++) {
        const there = mem[ON + around[i]];
        if (there >= 0 && mem[SIDE + there] !== side) frozen += lossByKind[mem[KIND + there]];
      }
      sum += side === 0 ? frozen : -frozen;
    }
    return sum;
  };
};

/**
 * By the weights. What is measured undervalues an /x/, which takes nobody by itself: what it freezes is its worth. In hand an
 * Anon is worth nearly as much as on the board: dropped beside the zone it promotes with its next step (C-P1), which one on
 * its first rank is seven steps from.
 */
export const judgementWith = (weights: Weights, mopUp?: (game: Game) => number): Judgement => {
  const { promotion, terms } = weights;
  const worth: Readonly<Record<string, number>> = { ...measured.worth, ...weights.worth };
  const place = placesOn(board, measured, weights);
  const square = (type: string, side: Side, c: Cell): number => {
    const rank = relativeRank(c, side);
    // for each rank that the Admin leaves its second behind
    const abroad = type === 'admin' ? terms.adminAbroad * Math.max(0, rank - 2) : 0;
    // part of what promotion brings, growing on the way to the zone; never nothing, for a trait is kept (C-P6)
    return place(type, side, c) + (promotion[type] ?? 0) * ((rank - 1) / (LAST_RANK - 1)) ** 2 - abroad;
  };
  const frozen = frozenPieces(weights.frozen);
  const driven = mopUp ?? mopUpBy({ worth });
  return { worth, inHand: weights.inHand, square, extra: (game) => frozen(game) + driven(game) };
};
export const judgement: Judgement = judgementWith(tuned);
