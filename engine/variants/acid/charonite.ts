/** Charonite: steps straight back, to capture or not. When it stands on its starting row, its cloud has won (C3, C4). */

import { rotateDir } from '../../core/board/topology.ts';
import type { PieceType, Rule } from '../../core/variant.ts';
import { forward, isField } from './board.ts';
import { kinds, rules } from './words/words.ts';
import { stepOut } from './zone.ts';

const retreat: Rule = {
  ...rules.charoniteRetreat,
  plan(g, me, at) {
    const c = g.next(at, rotateDir(forward(g.sideOf(me)), 4)); // C1
    if (isField(c)) g.visit(me, c);
  },
};

export const charonite: PieceType = { id: 'charonite', ...kinds.charonite, value: 4, rules: [retreat, stepOut] };
