/**
 * Angel: moves like a queen, but only while nobody watches it (AN7), and only to and through cells where nobody, friend
 * or foe, could capture it (AN1, AN2, AN5). It sees like a plain queen (AN14).
 */

import { ALL } from '../../core/board/topology.ts';
import { type Cell, type Dir, NOBODY, type Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import { denyBeyond, slide } from '../../core/moves/rules.ts';
import type { PieceType, Rule } from '../../core/variant.ts';
import { isField } from './board.ts';
import { isFrozen, whoWouldSee } from './sight.ts';
import { kinds, rules } from './words/words.ts';

const unseen: Rule = {
  ...rules.angelUnseen,
  plan(g, me, at) {
    if (isFrozen(g.game, me)) return;
    for (const d of ALL) if (!g.onlyCaptures || hasPrey(g, me, at, d)) glide(g, me, at, d);
  },
};
/** One line, until somebody stands there or could see it there. The Angel is tested as standing on each cell (AN4). */
const glide = (g: Planner, me: Piece, at: Cell, d: Dir): void => {
  for (let c = g.next(at, d); isField(c); c = g.next(c, d)) {
    const victim = g.on(c);
    if (victim !== NOBODY && !g.canCapture(me, c)) {
      g.denyCapture(me, c);
      if (g.listener) denyBeyond(g, c, d, isField, 99);
      return;
    }
    const seer = whoWouldSee(g.game, me, c);
    if (seer !== NOBODY) {
      g.deny(c, victim === NOBODY ? 'seen-there' : 'victim-guarded', seer, g.game.cellOf(seer)); // AN6
      if (g.listener) denyPast(g, c, d, seer);
      return;
    }
    if (victim !== NOBODY) {
      g.by(me).take(victim).go(me, c).done();
      if (g.listener) denyBeyond(g, c, d, isField, 99);
      return;
    }
    g.by(me).go(me, c).done();
  }
};
/** Does the line end at somebody whom it may capture? That is soon seen; who would see the Angel on the way is not. */
const hasPrey = (g: Planner, me: Piece, at: Cell, d: Dir): boolean => {
  let c = g.next(at, d);
  while (isField(c) && g.isEmpty(c)) c = g.next(c, d);
  return isField(c) && g.canCapture(me, c);
};
const denyPast = (g: Planner, seen: Cell, d: Dir, seer: Piece): void => {
  for (let c = g.next(seen, d); isField(c); c = g.next(c, d)) g.deny(c, 'seen-on-the-way', seer, seen);
};

export const angel: PieceType = {
  id: 'angel',
  ...kinds.angel,
  value: 9,
  rules: [unseen],
  attacks: [slide(rules.angelUnseen, ALL, { within: isField })],
};
