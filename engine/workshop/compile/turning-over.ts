/** Enemies that change sides when a piece comes to stand beside them, or encloses them. */
import { ALL } from '../../core/board/topology.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF } from '../../core/ids.ts';
import { ruleSays } from '../words/game-words.ts';
import { isEnemy, isFriend } from './allegiance.ts';
import { enclosedAlong } from './enclosing.ts';
import type { GameModel } from './model.ts';
import { everybodyOn } from './stacks.ts';

/** After a move or a drop of the piece that is moving; royal pieces never change sides. */
export function turnOver(model: GameModel, game: Game): void {
  const { mover, moverSide: side } = game;
  const at = mover === NOBODY ? OFF : game.cellOf(mover);
  if (at === OFF) return;
  const turned = turnedAround(model, game, at).flatMap((cell) => everybodyOn(game, cell));
  game.because(ruleSays.turnsOver, () => {
    for (const p of turned) if (isEnemy(game, p, side) && game.typeOf(p).royal !== true) game.changeSides(p);
  });
}
function turnedAround(model: GameModel, game: Game, at: Cell): readonly Cell[] {
  const { turnsOver } = model.data.rules;
  if (turnsOver === 'enclosed') return ALL.flatMap((dir) => enclosedAlong(model, game, game.moverSide, at, dir));
  const beside = ALL.map((dir) => model.board.next(at, dir)).filter((cell) => cell !== OFF);
  const isDrop = game.rule === undefined;
  const isFriendOn = (cell: Cell): boolean =>
    game.pieceOn(cell) !== NOBODY && isFriend(game, game.pieceOn(cell), game.moverSide);
  return turnsOver === 'beside if supported' && isDrop && !beside.some(isFriendOn) ? [] : beside;
}
