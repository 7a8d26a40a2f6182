/** Saved facts come from outside: could a game have come to these? Whoever reads the board relies on it. */

import type { Fact } from '../../../core/board/layout.ts';
import type { Game } from '../../../core/game.ts';
import { OFF, SIDES } from '../../../core/ids.ts';
import { hasOneRoyalEach, savedPieces } from '../../../core/start/saved-pieces.ts';
import { err, type Result } from '../../../shared/result.ts';
import {
  board,
  budget,
  flights,
  hasJustLeft,
  hasMoved,
  headStarts,
  inFlight,
  isExtraTurn,
  isStirred,
  lastKind,
  layout,
  paceIsSet,
  quiet,
} from '../board.ts';
import { QUIET_TURNS } from '../flow.ts';
import { wentOff } from '../mines.ts';
import { TWO_MOVES } from '../snail.ts';
import { areLandmarksSound, hasTerrain } from '../terrain.ts';
import { TURNS_AWAY } from '../time-machine.ts';
import { problems, startSays } from '../words/words-start.ts';
import { CHECK_CALLED, isPlay, NOTING, POOL, passes, pools, SEEN, stage } from './placement.ts';

export const checkFacts = (game: Game): Result<void> => {
  const values = (fact: Fact<number>): number[] => Array.from({ length: fact.length }, (_, i) => game.get(fact, i));
  const isWithin = (fact: Fact<number>, most: number): boolean => values(fact).every((v) => v >= 0 && v <= most);
  const isCell = (fact: Fact<number>): boolean => values(fact).every((v) => v === OFF || (v >= 0 && v < board.size));
  const yesOrNo = [isExtraTurn, isStirred, paceIsSet, hasJustLeft, hasMoved, hasTerrain] as readonly Fact<number>[];
  const { types } = game.variant;
  const away = savedPieces(game).filter((p) => game.isAway(p));
  const sound =
    yesOrNo.every((fact) => isWithin(fact, 1)) &&
    isWithin(budget, TWO_MOVES) &&
    isWithin(quiet, QUIET_TURNS) &&
    isWithin(stage, game.options.check === 'players' ? CHECK_CALLED : NOTING + 1) &&
    isWithin(passes, 2) &&
    SEEN.every((feature) => isWithin(pools[feature] as Fact<number>, POOL[feature])) &&
    SIDES.every(
      (side) => game.get(lastKind, side) === 0 || types[game.get(lastKind, side) - 1]?.ownerless === undefined,
    ) &&
    isWithin(lastKind as Fact<number>, types.length) &&
    headStarts.every(({ ended, passed }) => [ended, ...passed].every((fact) => isCell(fact as Fact<number>))) &&
    wentOff.every(isCell) &&
    game.get(inFlight, 0) === away.length &&
    away.every((p) => game.get(flights.returnsIn, p) <= TURNS_AWAY) &&
    areLandmarksSound(game) &&
    (isPlay(game) || game.get(layout.turns, 0) === 0);
  return sound
    ? hasOneRoyalEach(game, 'too-many-kings', problems['too-many-kings'])
    : err('bad-facts', startSays.facts);
};
