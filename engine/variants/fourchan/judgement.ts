/** What a search is told about 4chan chess. The rest is measured (values.json); an Anon is about a hundred. */

import { ALL } from '../../core/board/topology.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, OFF, type Side } from '../../core/ids.ts';
import { freedomOn, type Judgement } from '../../core/judgement.ts';
import { mopUpBy } from '../../core/mop-up.ts';
import { board, LAST_RANK, layout, relativeRank } from './board.ts';
import { isImmune } from './freeze.ts';
import { B, BASE_IDS, PROMOTABLE_IDS, PROMOTED, X } from './kinds.ts';
import { copiesWhileFrozen } from './mimic.ts';
import measured from './values.json' with { type: 'json' };

const worth: Readonly<Record<string, number>> = {
  ...measured.worth,
  x: 340, // it takes nobody by itself: what it freezes is its worth
  '+x': 430,
};
/** Dropped beside the zone it promotes with its next step (C-P1), which one on its first rank is seven steps from. */
const inHand = { anon: Math.round(0.9 * worth.anon) };

/** Part of what promotion brings, growing on the way to the zone; never nothing, for a trait is kept (C-P6). */
const promotion = (type: string): number =>
  worth[`+${type}`] === undefined ? 0 : Math.max(30, 0.4 * (worth[`+${type}`] - worth[type]));
/** For each rank that the Admin leaves its second behind. */
const ADMIN_ABROAD = 12;

const freedom = freedomOn(board, measured);
const square = (type: string, side: Side, c: Cell): number => {
  const rank = relativeRank(c, side);
  if (type === 'admin') return -ADMIN_ABROAD * Math.max(0, rank - 2);
  return freedom(type, side, c) + promotion(type) * ((rank - 1) / (LAST_RANK - 1)) ** 2;
};

/** Whoever is frozen cannot leave its cell (C-X1): so much of its worth is of no use now. */
const FROZEN = 0.15;
const IDS: readonly string[] = [...BASE_IDS, ...PROMOTABLE_IDS.map((id) => `+${id}`)];
const lossOf = (game: Game, id: string, kind: number): number => {
  if (isImmune(game, kind)) return 0;
  const used = kind % PROMOTED === B && copiesWhileFrozen(game) ? worth.b : 0; // but for a promoted one's own step
  return Math.round(FROZEN * (worth[id] - used));
};
const losses = new WeakMap<Game, Int32Array>();
/** By kind, under the house rules of the game. */
const lossesIn = (game: Game): Int32Array => {
  const known = losses.get(game) ?? Int32Array.from(IDS, (id, kind) => lossOf(game, id, kind));
  losses.set(game, known);
  return known;
};
const beside: readonly (readonly Cell[])[] = board.cells.map((at) =>
  ALL.map((d) => board.next(at, d)).filter((c) => c !== OFF),
);
const [AT, ON, KIND, SIDE] = [layout.at.base, layout.on.base, layout.kind.base, layout.side.base];
const frozenPieces = (game: Game): number => {
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

const mopUp = mopUpBy(worth);
const extra = (game: Game): number => frozenPieces(game) + mopUp(game);

export const judgement: Judgement = { worth, inHand, square, extra };
