/**
 * The course of a turn: its moves, each with its wall where walls are laid, and when it is over. A check ends it at once,
 * and so does a position in which its side can do nothing more.
 */

import type { Fact } from '../../core/board/layout.ts';
import type { Game } from '../../core/game.ts';
import { NOBODY, other } from '../../core/ids.ts';
import { Planner } from '../../core/moves/planner.ts';
import type { Budget, SetupField } from '../../core/vocabulary.ts';
import { turnWords } from '../words/turn-words.ts';
import { layingNow } from '../words/wall-words.ts';
import type { Danger } from './danger.ts';
import type { GameModel } from './model.ts';
import type { Walls } from './walls.ts';

export class Turns {
  private readonly model: GameModel;
  private readonly walls: Walls;
  private readonly danger: Danger;
  private readonly planners = new WeakMap<Game, Planner>();
  /** games in which it is being asked whether anything can be done */
  private readonly asked = new WeakSet<Game>();

  constructor(model: GameModel, walls: Walls, danger: Danger) {
    this.model = model;
    this.walls = walls;
    this.danger = danger;
  }
  /** Is a turn more than one action? */
  get areLong(): boolean {
    return this.walls.areLaid || this.model.facts.moves !== null;
  }
  private get each(): number {
    return this.model.data.rules.movesATurn;
  }
  begin(game: Game): void {
    const { firstTurn } = this.model.data.rules;
    const { moves } = this.model.facts;
    if (moves !== null && firstTurn > 0) game.set(moves.left, 0, firstTurn);
  }
  /** An action was made; does the turn go on? */
  advance(game: Game, isLaid: boolean): boolean {
    const goesOn = this.areLong && !game.isOver && this.count(game, isLaid);
    if (this.model.facts.goesOn !== null) game.set(this.model.facts.goesOn, 0, goesOn ? 1 : 0);
    return goesOn;
  }
  private count(game: Game, isLaid: boolean): boolean {
    const { moves } = this.model.facts;
    if (isLaid) this.walls.forget(game);
    else {
      if (moves !== null) {
        game.set(moves.made, 0, game.get(moves.made, 0) + 1);
        game.set(moves.left, 0, isPass(game) ? 0 : game.get(moves.left, 0) - 1);
      }
      if (!isPass(game)) this.walls.demand(game);
    }
    if (this.walls.isDue(game)) return true;
    if (moves === null || game.get(moves.left, 0) <= 0) return false;
    return !this.danger.inCheck(game, other(game.toMove)) && this.canDoAnything(game);
  }
  private canDoAnything(game: Game): boolean {
    // what comes after a further move makes no difference to whether it can be made
    if (this.asked.has(game)) return true;
    this.asked.add(game);
    const planner = this.planners.get(game) ?? new Planner(game);
    this.planners.set(game, planner);
    const answer = game.ponder(() => planner.hasAction());
    this.asked.delete(game);
    return answer;
  }
  goesOn({ world }: Game): boolean {
    const { goesOn } = this.model.facts;
    return goesOn !== null && world.get(goesOn, 0) === 1;
  }
  /** The next side, and this one the next time, begins anew. */
  reset(game: Game): void {
    const { moves } = this.model.facts;
    this.walls.forget(game);
    if (moves === null) return;
    game.set(moves.left, 0, this.each);
    game.set(moves.made, 0, 0);
  }
  isMidTurn(game: Game): boolean {
    return this.model.isMidTurn(game);
  }

  /** Where walls are laid, nothing is told before the first move: it is not the number of moves. */
  budget(game: Game): Budget | null {
    const { moves } = this.model.facts;
    const isDue = this.walls.isDue(game);
    if (this.walls.areLaid && !this.isMidTurn(game)) return null;
    const made = moves === null ? Number(isDue) : game.get(moves.made, 0);
    const left = moves === null ? Number(!isDue) : game.get(moves.left, 0);
    const actions = this.walls.areLaid ? 2 : 1;
    const says = isDue ? layingNow(this.model.written) : turnWords.move(made + 1, made + left);
    return { left: left * actions + Number(isDue), of: (made + left) * actions, says };
  }

  // -- written down

  get fields(): readonly SetupField[] {
    const { moves } = this.model.facts;
    const most = this.model.mostMoves;
    return [
      ...(moves === null
        ? []
        : ([
            { id: 'movesLeft', name: 'Moves left', says: turnWords.left, as: 'number', most },
            { id: 'movesMade', name: 'Moves made in this turn', says: turnWords.made, as: 'number', most },
          ] as const)),
      ...(this.stirred === null
        ? []
        : ([{ id: 'progress', name: 'Progress in this turn', says: turnWords.progress, as: 'yes-no' }] as const)),
    ];
  }
  /** null where nobody asks for it */
  private get stirred(): Fact<0> | null {
    const { facts, data } = this.model;
    return data.rules.noProgress > 0 ? facts.stirred : null;
  }
  read(game: Game, left: unknown, made: unknown, progress: unknown): void {
    const { moves } = this.model.facts;
    if (this.stirred !== null && progress === true) game.set(this.stirred, 0, 1);
    if (moves === null) return;
    // of none at all there could be no turn
    if (typeof left === 'number') game.set(moves.left, 0, Math.max(left, this.walls.isDue(game) ? 0 : 1));
    if (typeof made === 'number') game.set(moves.made, 0, made);
  }
  write(game: Game): object {
    const { moves } = this.model.facts;
    const progress = this.stirred !== null && game.get(this.stirred, 0) === 1 ? { progress: true } : {};
    if (moves === null) return progress;
    const [left, made] = [game.get(moves.left, 0), game.get(moves.made, 0)];
    return { ...(left !== this.each && { movesLeft: left }), ...(made > 0 && { movesMade: made }), ...progress };
  }
}

/** The turn was passed: nothing was moved and nothing laid. */
export const isPass = ({ mover, moved }: Game): boolean => mover === NOBODY && moved.size === 0;
