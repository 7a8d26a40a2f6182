/**
 * Walls that are laid in play: on the square that a piece leaves, or by whoever has moved, as a second action of the same
 * turn. Those that may still be laid are with the pieces that are lost, so that a position is the same however many wait.
 */

import { ALL } from '../../core/board/topology.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF, type Piece, type Side } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { Rule, TurnRule } from '../../core/variant.ts';
import type { Denial, SetupField } from '../../core/vocabulary.ts';
import { WALL } from '../feature-ids.ts';
import { toBeLaid, wallRules } from '../words/wall-words.ts';
import type { GameModel, InZone } from './model.ts';

/** Who has moved on what cell lays a wall in line with it; the others say only that one is to be laid. */
const SOMEWHERE = 1;
const WAITING = 'lost';

export class Walls {
  private readonly model: GameModel;
  private readonly says: ReturnType<typeof wallRules>;
  private readonly zone: InZone;
  private readonly cells: readonly Cell[];
  readonly rule: TurnRule;
  /** from which cell the piece moves that is moving now */
  private readonly from = new WeakMap<Game, Cell>();

  constructor(model: GameModel) {
    this.model = model;
    this.says = wallRules(model.written);
    this.zone = model.zone(model.data.wallsOn);
    this.rule = { ...this.says.lay, plan: (g) => this.planLaying(g) };
    this.cells = model.board.cells.filter((cell) => model.isOn(cell));
  }
  private get how() {
    return this.model.data.rules.walls;
  }
  /** Are they laid by actions of their own? */
  get areLaid(): boolean {
    return this.model.facts.laying !== null;
  }
  get areLeftBehind(): boolean {
    return this.how === 'left behind';
  }
  /** Does every move leave one more? */
  get areLasting(): boolean {
    return this.how !== 'none' && this.how !== 'moved';
  }

  /** As many walls wait as may come to be laid. */
  supply(game: Game): void {
    if (this.how === 'none' || game.pieces.length === 0) return;
    const most = this.how === 'moved' ? 1 : this.model.mostWalls;
    const there = game.pieces.filter((p) => this.isWall(game, p)).length;
    const room = this.model.layout.pieces - game.pieces.length;
    for (let n = 0; n < Math.min(most - there, room); n++) game.add(this.model.wallType, 0, WAITING);
  }
  private isWall(game: Game, p: Piece): boolean {
    return game.kindOf(p) === this.model.wallKind;
  }
  /** The wall that is laid next, on the board only where one is moved; NOBODY where none is left. */
  private next(game: Game): Piece {
    const isNext = (p: Piece): boolean => this.isWall(game, p) && (game.cellOf(p) === OFF || this.how === 'moved');
    // the one on the board before one that waits
    const found = game.pieces.filter(isNext);
    return found.find((p) => game.cellOf(p) !== OFF) ?? found[0] ?? NOBODY;
  }

  // -- on the square that is left

  noteFrom(game: Game): void {
    this.from.set(game, game.mover === NOBODY ? OFF : game.cellOf(game.mover));
  }
  leave(game: Game): void {
    const from = this.from.get(game) ?? OFF;
    if (from === OFF || game.pieceOn(from) !== NOBODY || !this.zone(game.moverSide, from)) return;
    const wall = this.next(game);
    if (wall !== NOBODY) game.because(this.says.leftBehind, () => game.go(wall, from, 'drop'));
  }

  // -- after the move

  isDue(game: Game): boolean {
    return this.model.isWallDue(game);
  }
  /** A wall must be laid before anything else is done. */
  demand(game: Game): void {
    const { laying } = this.model.facts;
    if (laying === null) return;
    const at = game.mover === NOBODY ? OFF : game.cellOf(game.mover);
    game.set(laying, 0, this.how === 'in line' ? 1 + at : SOMEWHERE);
  }
  forget(game: Game): void {
    const { laying } = this.model.facts;
    if (laying !== null) game.set(laying, 0, 0);
  }
  private planLaying(g: Planner): void {
    if (g.onlyCaptures || !this.isDue(g.game)) return;
    const wall = this.next(g.game);
    if (wall === NOBODY) return;
    for (const to of this.cellsFor(g.game)) g.by(NOBODY).go(wall, to, 'drop').done();
  }
  private cellsFor(game: Game): readonly Cell[] {
    const side = game.toMove;
    const cells = this.how === 'in line' ? this.inLine(game) : this.cells;
    return cells.filter((cell) => game.pieceOn(cell) === NOBODY && this.zone(side, cell));
  }
  /** Where a Queen could go from where the piece that moved is now. */
  private inLine(game: Game): readonly Cell[] {
    const { board, facts } = this.model;
    const from = (game.get(facts.laying!, 0) - 1) as Cell;
    const found: Cell[] = [];
    for (const d of from === OFF ? [] : ALL)
      for (let c = board.next(from, d); c !== OFF && game.pieceOn(c) === NOBODY; c = board.next(c, d)) found.push(c);
    return found.sort((a, b) => a - b);
  }
  /** Is there a square for it? `isAllowed` is asked of the position with the wall, and need not be where nothing is forbidden. */
  canLay(game: Game, isAllowed: (() => boolean) | null): boolean {
    const wall = this.next(game);
    if (wall === NOBODY) return false;
    return this.cellsFor(game).some((cell) => isAllowed === null || this.withWall(game, wall, cell, isAllowed));
  }
  private withWall(game: Game, wall: Piece, cell: Cell, ask: () => boolean): boolean {
    const mark = game.world.mark();
    if (game.cellOf(wall) !== OFF) game.lift(wall);
    game.put(wall, cell);
    const answer = ask();
    game.world.rollback(mark);
    return answer;
  }

  /** Nothing else is done while a wall is to be laid. */
  before<R extends Rule | TurnRule>(rule: R): R {
    if (!this.areLaid) return rule;
    const plan: Rule['plan'] = (g, me, at) => {
      if (!this.isDue(g.game)) (rule as Rule).plan(g, me, at);
    };
    return { ...rule, plan };
  }
  whyNotLaid(game: Game, feature: string, cell: Cell, isAllowed: (side: Side) => boolean): Denial | null {
    if (feature !== WALL || !this.areLaid) return null;
    if (!this.isDue(game)) return { reason: 'wall-later' };
    const there = game.pieceOn(cell);
    if (there !== NOBODY) return { reason: 'wall-on-piece', pieces: [there] };
    if (!this.zone(game.toMove, cell)) return { reason: 'wall-not-here' };
    if (!this.cellsFor(game).includes(cell)) return { reason: 'wall-not-in-line' };
    const wall = this.next(game);
    const isSafe = wall === NOBODY || this.withWall(game, wall, cell, () => isAllowed(game.toMove));
    return isSafe ? null : { reason: 'wall-exposes' };
  }

  // -- written down

  get fields(): readonly SetupField[] {
    if (!this.areLaid) return [];
    const { name, somewhere, inLine } = toBeLaid(this.model.written);
    const what = { id: 'laying', name };
    if (this.how !== 'in line') return [{ ...what, says: somewhere, as: 'yes-no' }];
    return [{ ...what, says: inLine, as: 'cell' }];
  }
  read(game: Game, written: unknown): void {
    const { laying } = this.model.facts;
    if (laying === null) return;
    if (written === true) game.set(laying, 0, SOMEWHERE);
    if (typeof written === 'string') game.set(laying, 0, 1 + this.model.cell(written));
  }
  write(game: Game): object {
    const { laying } = this.model.facts;
    if (laying === null || !this.isDue(game)) return {};
    const cell = (game.get(laying, 0) - 1) as Cell;
    return { laying: this.how === 'in line' ? this.model.board.name(cell) : true };
  }
}
