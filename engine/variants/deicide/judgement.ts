/** What a search is told about Deicide Chess. The rest is measured (values.json); a Pawn is about a hundred. */
import type { Game } from '../../core/game.ts';
import { type Cell, OFF, type Side } from '../../core/ids.ts';
import { freedomOn, type Judgement } from '../../core/judgement.ts';
import { mopUpBy } from '../../core/mop-up.ts';
import { board, isExtraTurn, LAST_RANK, paceIsSet, relativeRank } from './board.ts';
import { layFeature } from './lay.ts';
import { risk } from './risk.ts';
import { isPlay } from './start/placement.ts';
import { hasTerrain, ziggurats } from './terrain.ts';
import measured from './values.json' with { type: 'json' };

const worth: Readonly<Record<string, number>> = {
  ...measured.worth,
  'time-machine': 300, // it goes where a Queen does, but is away for three turns, and everybody sees where it will land
  fool: 350, // what it is worth the other side decides with every move, and it never gets abilities
  sorceress: 560, // she goes anywhere, but takes only her neighbours
  bomber: 280, // it goes with whomever it takes: one piece for one, at the owner's choice
};
/** So little of the freedom that was measured: with all of it a shallow search lost pieces for the sake of good cells. */
const FREEDOM = 0.35;
/** Part of what the promotion to a Queen brings, growing on the way, which is long. */
const PROMOTION = 0.15 * (worth.queen - worth.pawn);
const PAWNS = new Set(['pawn', 'rookie', 'drunk-pawn']);
/** For each rank that the King leaves his first behind. */
const KING_ABROAD = 4;

const freedom = freedomOn(board, measured);
const square = (type: string, side: Side, c: Cell): number => {
  const rank = relativeRank(c, side);
  if (type === 'king') return -KING_ABROAD * (rank - 1);
  return FREEDOM * freedom(type, side, c) + (PAWNS.has(type) ? PROMOTION * ((rank - 1) / (LAST_RANK - 1)) ** 2 : 0);
};

/** D-T17: all six win; each one more is worth more than the last. */
const HOLDING = 8;
const heldZiggurats = (game: Game): number => {
  if (game.get(hasTerrain, 0) === 0) return 0;
  const { mem } = game.world;
  const held = [0, 0];
  for (let i = 0; i < ziggurats.length; i++) {
    const c = mem[ziggurats[i].base];
    const there = c === OFF ? -1 : mem[game.facts.on.base + c];
    if (there >= 0) held[mem[game.facts.side.base + there]]++;
  }
  return HOLDING * (held[0] ** 2 - held[1] ** 2);
};
const mopUp = mopUpBy(worth);
const extra = (game: Game): number => heldZiggurats(game) + mopUp(game);

/** Not in a turn of two moves, nor before one: a pass there would be two. */
const mayPass = (game: Game): boolean => isPlay(game) && game.get(isExtraTurn, 0) === 0 && game.get(paceIsSet, 0) === 0;

/** With 25 types on 16 × 16 squares a node takes four times as long as in the smaller games. */
const SHARE_OF_NODES = 0.25;

export const judgement: Judgement = {
  worth,
  square,
  extra,
  mayPass,
  lay: layFeature,
  risk,
  shareOfNodes: SHARE_OF_NODES,
};
