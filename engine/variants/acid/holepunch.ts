/** Holepunch: leaps very far; where a leap lands on an empty cell of the Zone, she leaps on at once, into the field. */
import type { Cell, Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import { leapsFrom } from '../../core/moves/rules.ts';
import type { PieceType, Rule } from '../../core/variant.ts';
import { board, isField } from './board.ts';
import { kinds, rules } from './words/words.ts';
import { stepOut } from './zone.ts';

const leaps = leapsFrom(board, [
  [6, 7],
  [2, 9],
]);

const punch: Rule = {
  ...rules.holepunchLeap,
  plan(g, me, at) {
    for (const c of leaps(at)) if (isField(c)) g.visit(me, c, 'leap');
    for (const hole of leaps(at)) if (!isField(hole)) leapOn(g, me, at, hole);
  },
};
/** H1: no stop in the Zone. H2: any leap after any leap. H4: not back to where she came from. */
const leapOn = (g: Planner, me: Piece, at: Cell, hole: Cell): void => {
  const isOpen = g.isEmpty(hole); // Z4
  for (const to of leaps(hole)) {
    if (!isField(to) || to === at) continue;
    if (!isOpen) g.deny(to, 'hole-taken', g.on(hole), hole);
    else if (g.canCapture(me, to)) g.by(me).via(hole).take(g.on(to)).go(me, to, 'leap').done();
    else if (g.isEmpty(to)) g.by(me).via(hole).go(me, to, 'leap').done();
    else g.denyCapture(me, to);
  }
};

export const holepunch: PieceType = { id: 'holepunch', ...kinds.holepunch, value: 3, rules: [punch, stepOut] };

/** Cells from which she has no leap at all, and which she can never enter (D12). */
export const isDeadCell = (c: Cell): boolean => isField(c) && leaps(c).length === 0;
