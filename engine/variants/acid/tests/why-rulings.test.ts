/** Why-not gives every ruling it knows at least forty times, in the whole run a hundred, on scattered positions a few actions later. */
import { expect, test } from 'vitest';
import { summarize } from '../../../core/action-summary.ts';
import { Planner } from '../../../core/moves/planner.ts';
import { whyNot } from '../../../core/text/explain.ts';
import { gameFrom, playOn, randomOptions, scattered, Tally } from '../../../testing/acid/play.ts';
import { Dice } from '../../../testing/dice.ts';
import { usually } from '../../../testing/usual.ts';
import { board } from '../board.ts';
import { acid } from '../index.ts';

const TIMES = usually(40, 100);
const MOST_POSITIONS = 6_000;
test('every ruling is given as a reason', () => {
  const tally = new Tally();
  const reasons = Object.values(acid.words.reasons).flatMap(({ ruling }) => (ruling === null ? [] : [ruling]));
  const rulings = [...new Set(reasons)];
  for (let seed = 1; seed <= MOST_POSITIONS && tally.tooFew(rulings, TIMES).length > 0; seed++) {
    const dice = new Dice(seed * 15_485_863);
    const game = gameFrom(randomOptions(dice), scattered(dice));
    playOn(game, dice, dice.below(4), () => {});
    if (game.isOver) continue;
    const planner = new Planner(game);
    const offered = new Set<string>();
    for (let i = planner.everyAction(); i > 0; i--) {
      const { mover, to } = summarize(game, planner.plans, i - 1);
      offered.add(`${mover} ${to}`);
    }
    for (const piece of game.pieces) {
      if (game.sideOf(piece) !== game.toMove) continue;
      const cells = ['king', 'sweeper'].includes(game.typeOf(piece).id)
        ? board.cells
        : dice.shuffled(board.cells).slice(0, 25);
      for (const cell of cells) {
        if (offered.has(`${piece} ${cell}`)) continue;
        const { ruling } = whyNot(game, piece, cell);
        if (ruling !== null) tally.add(ruling);
      }
    }
  }
  expect(tally.tooFew(rulings, TIMES)).toEqual([]);
});
