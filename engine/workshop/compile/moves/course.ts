/** What follows an action: what is remembered of it, what it brings about, and whether its turn goes on. */
import type { Game } from '../../../core/game.ts';
import { NOBODY, OFF, type Piece } from '../../../core/ids.ts';
import type { TurnHooks } from '../../../core/variant.ts';
import { ruleSays } from '../../words/game-words.ts';
import type { Counting } from '../endings/counting.ts';
import type { Endings } from '../endings/endings.ts';
import type { Progress } from '../endings/progress.ts';
import type { ToAndFro } from '../endings/to-and-fro.ts';
import { explosionAt } from '../explosion.ts';
import type { GroundRules } from '../ground.ts';
import type { LegalityOf } from '../legality.ts';
import type { GameModel } from '../model.ts';
import { turnOver } from '../turning-over.ts';
import type { Turns } from '../turns.ts';
import type { Walls } from '../walls.ts';
import type { BorrowingRules } from './borrowing.ts';
import type { FirstMoves } from './first-moves.ts';
import { forgetPassings, tidyPassings } from './passing.ts';

interface Parts {
  readonly model: GameModel;
  readonly ground: GroundRules;
  readonly firstMoves: FirstMoves;
  readonly borrowing: BorrowingRules;
  readonly legality: LegalityOf;
  readonly ends: Endings;
  readonly walls: Walls;
  readonly turns: Turns;
  readonly progress: Progress;
  readonly counting: Counting;
  readonly toAndFro: ToAndFro;
  /** who was lost comes to a hand */
  receive(game: Game, piece: Piece, captor: Piece): void;
}

export function turnHooks(parts: Parts): TurnHooks {
  const { legality, ends, walls, turns, progress, toAndFro } = parts;
  const begins = (game: Game): void => {
    if (legality.needsBefore) legality.noteBefore(game);
    if (walls.areLeftBehind) walls.noteFrom(game);
    if (progress.needsBefore) progress.noteBefore(game);
    if (toAndFro.isOn) toAndFro.noteBefore(game);
  };
  const actionEnds = (game: Game): void => {
    const faced = legality.hadFaced(game);
    const isLaid = walls.isDue(game);
    if (!isLaid) afterMove(parts, game);
    const verdict = ends.judge(game, faced);
    if (verdict) game.end(verdict.winner, verdict.reason);
    const goesOn = turns.advance(game, isLaid);
    noteProgress(parts, game, isLaid, goesOn);
    if (game.isOver || goesOn) return;
    forgetPassings(parts.model, game, game.moverSide);
    parts.counting.note(game);
    toAndFro.note(game);
    const last = ends.judgeTurn(game);
    if (last) game.end(last.winner, last.reason);
  };
  return {
    ...((legality.needsBefore || walls.areLeftBehind || progress.needsBefore || toAndFro.isOn) && {
      actionBegins: begins,
    }),
    actionEnds,
    ...(turns.areLong && {
      turnContinues: (game: Game) => turns.goesOn(game),
      turnEnds: (game: Game) => turns.reset(game),
      unbind: (game: Game) => turns.reset(game),
      budget: (game: Game) => turns.budget(game),
    }),
  };
}

function afterMove({ model, ground, firstMoves, borrowing, walls, receive }: Parts, game: Game): void {
  const { facts, data } = model;
  // who is lost on a mine was not captured
  const isCapture = game.lost.size > 0;
  ground.settle(game);
  borrowing.noteMoved(game);
  tidyPassings(model, game, facts.moves === null ? 0 : game.get(facts.moves.made, 0));
  const isDrop = game.mover !== NOBODY && game.rule === undefined;
  game.set(facts.dropped, 0, isDrop ? game.moverKind + 1 : 0);
  if (data.rules.turnsOver !== 'none') turnOver(model, game);
  if (walls.areLeftBehind) walls.leave(game);
  const { mover } = game;
  const explodes = data.rules.capturesExplode === 'yes' && isCapture && mover !== NOBODY;
  if (explodes && game.cellOf(mover) !== OFF)
    game.because(ruleSays.explosion, () => explosionAt(model, game, game.cellOf(mover), receive));
  // last: castling may have been lost by the explosion
  firstMoves.noteMoved(game);
}
/** Counted are turns without any. */
function noteProgress({ model, walls, progress }: Parts, game: Game, isLaid: boolean, goesOn: boolean): void {
  const { quiet, stirred } = model.facts;
  const isProgress = walls.areLasting || (!isLaid && progress.wasMade(game));
  const wasProgress = stirred !== null && game.get(stirred, 0) === 1;
  if (stirred !== null) game.set(stirred, 0, goesOn && (isProgress || wasProgress) ? 1 : 0);
  if (!goesOn) game.set(quiet, 0, isProgress || wasProgress ? 0 : game.get(quiet, 0) + 1);
}
