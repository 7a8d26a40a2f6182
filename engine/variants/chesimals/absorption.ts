/**
 * Absorption, a house rule (Q42): a unit that a Chief captures, unless it is a Chief itself, takes the Chief's colour and
 * comes to stand where the Chief made the capturing step from. So of a capture in two steps it matters which way it goes.
 */

import { ALL, type Topology } from '../../core/board/topology.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, OFF, type Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { Reaction, Rule } from '../../core/variant.ts';
import type { Options } from '../../core/vocabulary.ts';
import { colour, moved, vacated } from './board.ts';
import { movedByOthers } from './orders.ts';
import { denyStride, type Stride, stridesOn } from './strides.ts';
import { rules } from './words/words.ts';

export const isAbsorbing = ({ absorb }: Options): boolean => absorb === 'on';
const isChief = (game: Game, p: Piece): boolean => game.typeOf(p).id === 'chief';

/** Does a unit stand there that a Chief would absorb if it could capture it? */
export const holdsAbsorbable = (g: Planner, c: Cell): boolean =>
  isAbsorbing(g.game.options) && !g.isEmpty(c) && g.typeOf(g.on(c)).id !== 'chief';

/** A neighbour and the cells by which two steps lead to it as well. */
const besidesOn = (board: Topology): ((at: Cell, to: Cell) => readonly Cell[]) => {
  const around = (at: Cell): readonly Cell[] => ALL.map((d) => board.next(at, d)).filter((c) => c !== OFF);
  return (at, to) => around(at).filter((c) => board.areNeighbours(c, to));
};

/** In one step, and in two by every empty square: each leaves the captured unit on another square. */
export const absorbing = (board: Topology): Rule => {
  const stridesFrom = stridesOn(board);
  const between = besidesOn(board);
  const strikeBy = (g: Planner, me: Piece, { to, by }: Stride): boolean => {
    let isOpen = false;
    for (const c of by) {
      if (!g.isEmpty(c)) continue;
      isOpen = true;
      g.strike(me, to, 'walk', [c]);
    }
    return isOpen;
  };
  return {
    ...rules.absorb,
    plan(g, me, at) {
      if (!isAbsorbing(g.game.options)) return;
      for (let i = 0; i < ALL.length; i++) {
        const to = g.next(at, ALL[i]);
        if (to === OFF || !holdsAbsorbable(g, to)) continue;
        g.strike(me, to);
        strikeBy(g, me, { to, by: between(at, to) });
      }
      for (const stride of stridesFrom(at)) {
        if (holdsAbsorbable(g, stride.to) && !strikeBy(g, me, stride)) denyStride(g, me, stride);
      }
    },
  };
};

/** The Chief has not left the cell yet from which it captures. */
export const notesAbsorption: Reaction = {
  ...rules.absorb,
  on: 'taken',
  run(game, unit, _, captor) {
    if (isAbsorbing(game.options) && isChief(game, captor) && !isChief(game, unit))
      game.set(vacated, 0, 1 + game.cellOf(captor));
  },
};
/** What the Chief has captured in this action, which is over, joins its colour. */
export const absorb = (game: Game): void => {
  const { mover, lost } = game;
  const to = game.get(vacated, 0) - 1;
  if (to < 0) return;
  game.set(vacated, 0, 0);
  const unit = lost.at(0);
  const join = (): void => game.set(colour, unit, game.get(colour, mover));
  game.because(rules.absorb, () => game.absorb(unit, game.sideOf(mover), to as Cell, join));
  game.set(moved, to as Cell, movedByOthers(game, unit));
};
