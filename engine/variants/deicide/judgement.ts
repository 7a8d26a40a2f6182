/** What a search is told about Deicide Chess, by values.json (measured) and tuned.json (weights); a Pawn is about a hundred. */
import type { Game } from '../../core/game.ts';
import { type Cell, OFF, type Side } from '../../core/ids.ts';
import { type Judgement, placesOn, type Weights } from '../../core/judgement.ts';
import { mopUpBy } from '../../core/mop-up.ts';
import { board, isExtraTurn, LAST_RANK, paceIsSet, relativeRank } from './board.ts';
import { layFeature } from './lay.ts';
import { risk } from './risk.ts';
import { isPlay } from './start/placement.ts';
import { hasTerrain, ziggurats } from './terrain.ts';
import tuned from './tuned.json' with { type: 'json' };
import measured from './values.json' with { type: 'json' };

const PAWNS = new Set(['pawn', 'rookie', 'drunk-pawn']);

/** D-T17: all six win; each one more is worth more than the last. By how much the first side has more. */
const heldZiggurats = (game: Game): number => {
  if (game.get(hasTerrain, 0) === 0) return 0;
  const { mem } = game.world;
  const held = [0, 0];
  for (let i = 0; i < ziggurats.length; i++) {
    const c = mem[ziggurats[i].base];
    const there = c === OFF ? -1 : mem[game.facts.on.base + c];
    if (there >= 0) held[mem[game.facts.side.base + there]]++;
  }
  return held[0] ** 2 - held[1] ** 2;
};
/** Not in a turn of two moves, nor before one: a pass there would be two. */
const mayPass = (game: Game): boolean => isPlay(game) && game.get(isExtraTurn, 0) === 0 && game.get(paceIsSet, 0) === 0;

/** With 25 types on 16 × 16 squares a node takes four times as long as in the smaller games. */
const SHARE_OF_NODES = 0.25;

/**
 * By the weights. What is measured misjudges some: a Time Machine goes where a Queen does, but is away for three turns, and
 * everybody sees where it will land; what a Fool is worth the other side decides with every move, and it never gets abilities;
 * a Sorceress goes anywhere, but takes only her neighbours; and a Bomber goes with whomever it takes, one piece for one, at the
 * owner's choice. Little of the freedom that was measured counts: with all of it a shallow search lost pieces for the sake of
 * good cells.
 */
export const judgementWith = (weights: Weights, mopUp?: (game: Game) => number): Judgement => {
  const { promotion, kingAbroad, holding } = weights.terms;
  const worth: Readonly<Record<string, number>> = { ...measured.worth, ...weights.worth };
  const place = placesOn(board, measured, weights);
  const square = (type: string, side: Side, c: Cell): number => {
    const rank = relativeRank(c, side);
    // for each rank that the King leaves his first behind
    if (type === 'king') return place(type, side, c) - kingAbroad * (rank - 1);
    // part of what the promotion to a Queen brings, growing on the way, which is long
    return place(type, side, c) + (PAWNS.has(type) ? promotion * ((rank - 1) / (LAST_RANK - 1)) ** 2 : 0);
  };
  const driven = mopUp ?? mopUpBy({ worth, pawns: PAWNS });
  const extra = (game: Game): number => holding * heldZiggurats(game) + driven(game);
  return { worth, square, extra, mayPass, lay: layFeature, risk, shareOfNodes: SHARE_OF_NODES };
};
export const judgement: Judgement = judgementWith(tuned);
