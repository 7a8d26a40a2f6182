/**
 * Capturing without moving: an /mlp/ its neighbours along rank and file (C-M1), a /v/ whoever is two cells away, whatever
 * stands between (C-V1, C-V2). Frozen they still do; sharing a cell they do not (C-M2, C-V4).
 */

import { ORTHO, perCell } from '../../core/board/topology.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, OFF } from '../../core/ids.ts';
import type { Rule } from '../../core/variant.ts';
import type { RuleWords } from '../../core/vocabulary.ts';
import { shooting } from './action-kinds.ts';
import { board, distance } from './board.ts';
import { rules } from './words/words.ts';

type Targets = (at: Cell) => readonly Cell[];

const away = (at: Cell, c: Cell): readonly [number, number] => [
  Math.abs(board.x(at) - board.x(c)),
  Math.abs(board.y(at) - board.y(c)),
];
const targetsWhere = (isTarget: (at: Cell, c: Cell) => boolean): Targets =>
  perCell((at) => board.cells.filter((c) => isTarget(at, c)));
/** The house rule: what "two squares away" means. */
const RANGES: Readonly<Record<string, Targets>> = {
  ring: targetsWhere((at, c) => distance(at, c) === 2),
  straight: targetsWhere((at, c) => distance(at, c) === 2 && away(at, c).every((n) => n !== 1)),
  manhattan: targetsWhere((at, c) => away(at, c)[0] + away(at, c)[1] === 2),
};
/** Where a /v/ on this cell can shoot. */
export const shotsFrom = (game: Game, at: Cell): readonly Cell[] => RANGES[game.options.shots](at);

export const besideOf: Targets = perCell((at) => ORTHO.map((d) => board.next(at, d)).filter((c) => c !== OFF));

const shoot = (words: RuleWords, targetsOf: (game: Game, at: Cell) => readonly Cell[]): Rule => ({
  ...words,
  makes: shooting,
  plan(g, me, at) {
    const targets = targetsOf(g.game, at);
    for (let i = 0; i < targets.length; i++) {
      const c = targets[i];
      if (!g.canCapture(me, c)) {
        if (!g.isEmpty(c)) g.denyCapture(me, c);
        continue;
      }
      g.by(me);
      g.planTakes(c);
      g.plans.done();
    }
  },
});
export const rifle = shoot(rules.rifle, (_, at) => besideOf(at));
export const shot = shoot(rules.shot, shotsFrom);
