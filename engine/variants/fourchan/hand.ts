/**
 * /vp/: whom it captures waits in its side's hand, six at most, as an unpromoted piece of that side (C-H1 to C-H3), and may
 * be dropped on any empty cell instead of a move (C-H4). Anons not on their last rank, and not to mate at once (C-H5).
 */
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, type Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { Reaction, TurnRule } from '../../core/variant.ts';
import { absorbed, board, handSize, LAST_RANK, relativeRank, spent } from './board.ts';
import { dropWouldMate } from './drop-mate.ts';
import { ADMIN, ANON, baseForm, isA, VP } from './kinds.ts';
import { rules } from './words/words.ts';

export const HAND_LIMIT = 6;

export const toHand: Reaction = {
  ...rules.toHand,
  on: 'taken',
  run(game, victim, _cell, captor) {
    if (captor === NOBODY || !isA(game, captor, VP) || isA(game, victim, ADMIN)) return;
    const owner = game.sideOf(captor);
    if (game.sideOf(victim) === owner) return; // C-S6: a friend never
    const held = game.get(handSize, owner);
    if (held >= HAND_LIMIT) return; // C-H3; of a stack the top one comes first (C-N7)
    game.set(handSize, owner, held + 1);
    game.recruit(victim, owner, baseForm(game.kindOf(victim))); // C-H2
    game.set(spent, victim, 0);
    game.set(absorbed, victim, 0); // C-D4
  },
};

export const drop: TurnRule = {
  ...rules.drop,
  makes: 'drop',
  plan(g) {
    const { game } = g;
    const held = game.get(handSize, game.toMove);
    if (held === 0) return;
    for (const p of oneOfEachKindInHand(game)) if (isMeant(g, p)) dropEverywhere(g, p, held);
  },
};
const dropEverywhere = (g: Planner, p: Piece, held: number): void => {
  const side = g.sideOf(p);
  for (const c of board.cells) {
    if (g.isEmpty(c)) {
      if (isA(g.game, p, ANON) && !mayDropAnon(g, p, c)) continue;
      g.by(p)
        .mark(handSize, side, held - 1) // first: who is lost on a teleporter has left the hand all the same
        .go(p, c, 'drop')
        .done();
    } else g.deny(c, 'drop-occupied', g.on(c), c);
  }
};
/** Whoever asks why not asks about one piece, or about its like: these are one and the same. */
const isMeant = ({ game, asked }: Planner, p: Piece): boolean =>
  asked === NOBODY || game.kindOf(asked) === game.kindOf(p);
const oneOfEachKindInHand = (game: Game): readonly Piece[] => {
  const found: Piece[] = [];
  for (const p of game.pieces) {
    if (!game.isInHand(p) || game.sideOf(p) !== game.toMove) continue;
    if (!found.some((q) => game.kindOf(q) === game.kindOf(p))) found.push(p);
  }
  return found;
};
const mayDropAnon = (g: Planner, anon: Piece, c: Cell): boolean => {
  const isLast = relativeRank(c, g.sideOf(anon)) === LAST_RANK;
  if (!isLast && !dropWouldMate(g, anon, c)) return true;
  g.deny(c, isLast ? 'drop-last-rank' : 'drop-mates');
  return false;
};
/** What the pieces' places say, counted. */
export const countHands = (game: Game): void => {
  const held = [0, 0];
  for (const p of game.pieces) if (game.isInHand(p)) held[game.sideOf(p)]++;
  game.set(handSize, 0, held[0]);
  game.set(handSize, 1, held[1]);
};
