/** Lifting: a piece beside is put on another empty square beside, and the lifter stays where it is. */

import { ALL } from '../../core/board/topology.ts';
import { type Cell, OFF, type Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { Rule } from '../../core/variant.ts';
import type { OwnActionKind, RuleWords } from '../../core/vocabulary.ts';
import type { Trait } from '../game-data.ts';
import type { GameModel } from './model.ts';
import type { Arrivals } from './moves/arrival.ts';
import { takesAstray } from './stacks.ts';

/** `Te5@e6>f5` */
const lifting: OwnActionKind = {
  id: 'lift',
  fromAfar: 'moves-another',
  text: (to, end) => `@${to}>${end}`,
  label: () => 'lifts {from} to {to}',
  typed: [[/ lifts (\S+) to /i, '@$1>']],
  deed: () => 'lifts {who} to {to}',
};

export function liftingRule(
  model: GameModel,
  { whom }: Extract<Trait, { readonly is: 'lifts' }>,
  words: RuleWords,
  arrivals: Arrivals,
): Rule {
  const besides = (at: Cell): readonly Cell[] => ALL.map((d) => model.board.next(at, d)).filter((c) => c !== OFF);
  /** Says why it is not put there. */
  const mayPut = (g: Planner, lifted: Piece, to: Cell): boolean => {
    const [kind, side] = [g.game.kindOf(lifted), g.sideOf(lifted)];
    if (takesAstray(model, g, lifted, to)) return false;
    const isHome = model.staysIn[kind](side, to);
    const isStuck = arrivals.mobility.forbids(kind, side, to);
    if (!isHome) g.deny(to, 'stays-in-zone', lifted, to);
    else if (isStuck) g.deny(to, 'never-moves-again');
    return isHome && !isStuck;
  };
  return {
    ...words,
    quiet: true,
    makes: lifting,
    plan(g, me, at) {
      const cells = besides(at);
      for (const from of cells) {
        if (g.isEmpty(from)) continue;
        const lifted = g.on(from); // who rides on it comes along
        const isWrong = whom !== 'anybody' && g.areEnemies(me, lifted) !== (whom === 'foes');
        if (isWrong || g.typeOf(lifted).ownerless) {
          g.deny(from, 'lifts-not-that', lifted, from);
          continue;
        }
        for (const to of cells) if (g.isEmpty(to) && mayPut(g, lifted, to)) g.by(me).go(lifted, to, 'lift').done();
      }
    },
  };
}
