/** Diskette: steps forward, captures slanting forward, trades places with a Diskette beside or ahead of it. */

import { E, rotateDir, W } from '../../core/board/topology.ts';
import type { Game } from '../../core/game.ts';
import type { Dir, Kind, Piece, Side } from '../../core/ids.ts';
import type { PieceType, Reaction, Rule } from '../../core/variant.ts';
import { board, forward, isBackRow, isField } from './board.ts';
import { charonite } from './charonite.ts';
import { kinds, rules } from './words/words.ts';
import { stepOut } from './zone.ts';

const march: Rule = {
  ...rules.disketteMarch,
  plan(g, me, at) {
    const up = forward(g.sideOf(me));
    const ahead = g.next(at, up);
    if (isField(ahead) && !g.enter(me, ahead)) g.deny(ahead, 'steps-only-to-empty', g.on(ahead), ahead);
    for (const eighths of [-1, 1]) {
      const c = g.next(at, rotateDir(up, eighths));
      if (isField(c)) g.strike(me, c);
    }
  },
};
const besideOrAhead = (side: Side): readonly Dir[] => [W, E, forward(side)];
/** Would these two trade places, were there no Zone? */
export const areDiskettesTogether = (game: Game, me: Piece, there: Piece): boolean =>
  game.typeOf(me) === diskette &&
  game.typeOf(there) === diskette &&
  besideOrAhead(game.sideOf(me)).some((d) => board.next(game.cellOf(me), d) === game.cellOf(there));
/** DK1: left, right or front. DK2: with Diskettes of either side. DK3: with its own too, as a tempo move. */
const shuffle: Rule = {
  ...rules.disketteSwap,
  quiet: true,
  plan(g, me, at) {
    for (const d of besideOrAhead(g.sideOf(me))) {
      const c = g.next(at, d);
      if (!isField(c) || g.isEmpty(c)) continue;
      const there = g.on(c);
      if (!isField(at))
        g.deny(c, 'no-swap-across-border', there, c); // Z13
      else if (g.typeOf(there) === diskette)
        g.by(me).swap(me, there).done(); // DK6: a Charonite is no Diskette
      else g.deny(c, 'swaps-only-diskettes', there, c);
    }
  },
};

export const diskette: PieceType = { id: 'diskette', ...kinds.diskette, value: 1, rules: [march, shuffle, stepOut] };

/** DK5: at once, and however it got there (K5). Not in passing, and not in the Zone (Z14). */
export const becomesCharonite: Reaction = {
  ...rules.disketteBecomes,
  on: 'entered',
  run(game, piece, cell) {
    if (game.typeOf(piece) !== diskette || !isBackRow(cell, game.sideOf(piece))) return;
    game.become(piece, game.variant.types.indexOf(charonite) as Kind);
  },
};
