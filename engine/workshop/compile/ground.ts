/** What lies on the ground. Mines and portals act on every piece that comes to stand on them, however it came. */

import type { Terrain } from '../../core/board/layout.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF, type Piece } from '../../core/ids.ts';
import type { Gates, PieceType } from '../../core/variant.ts';
import type { SetupField, StartProblem } from '../../core/vocabulary.ts';
import { said } from '../../shared/language.ts';
import { MINE, portalId } from '../feature-ids.ts';
import { oneWall, words } from '../words/ground-sentences.ts';
import { groundRules, groundWords } from '../words/ground-words.ts';
import type { GameModel } from './model.ts';
import { boundOn } from './stacks.ts';

export class GroundRules {
  private readonly model: GameModel;
  /** null where there are neither mines nor portals */
  private readonly terrain: Terrain | null;
  private readonly mine: number;
  private readonly portals: readonly number[];

  constructor(model: GameModel) {
    this.model = model;
    const { mines = [], portals = [] } = model.data.features ?? {};
    const ids = [...(mines.length > 0 ? [MINE] : []), ...portals.map((_, n) => portalId(n))];
    this.terrain = ids.length > 0 ? model.layout.withTerrain(ids.map((id) => ({ id }))) : null;
    this.mine = mines.length > 0 ? 1 : 0;
    this.portals = portals.map((_, n) => this.terrain!.numberOf(portalId(n)));
  }
  get types(): readonly PieceType[] {
    return this.model.wallKind === null ? [] : [this.model.wallType];
  }
  setUp(game: Game): void {
    const { walls = [], mines = [], portals = [] } = this.model.data.features ?? {};
    for (const cell of walls) game.add(this.model.wallType, 0, this.model.cell(cell));
    if (this.terrain === null) return;
    const { ground } = this.terrain;
    for (const cell of mines) game.set(ground, this.model.cell(cell), this.mine);
    for (const [n, pair] of portals.entries())
      for (const cell of pair) game.set(ground, this.model.cell(cell), this.portals[n]);
  }

  /**
   * After an action has been made in full: who has come to stand on a mine is lost, and who stands on a portal goes
   * through. Whoever rides shares it; who has only stepped onto a friend stands on no ground.
   */
  settle(game: Game): void {
    if (this.terrain === null) return;
    const { moved } = game;
    const count = moved.size; // who comes out of a portal does not go in again
    for (let i = 0; i < count; i++) {
      const piece = moved.at(i);
      const cell = game.cellOf(piece);
      if (cell === OFF || game.typeOf(piece).ownerless || game.isRider(piece)) continue;
      const lying = this.lyingOn(game, cell);
      if (lying === 0) continue;
      if (lying === this.mine) game.because(groundRules.mine, () => this.explode(game, cell));
      else game.because(groundRules.portal, () => this.goThrough(game, piece, cell));
    }
  }
  private explode(game: Game, cell: Cell): void {
    game.burst(cell, 0);
    game.takeAll(cell);
    game.clear(this.mine, cell);
  }
  private goThrough(game: Game, piece: Piece, cell: Cell): void {
    const exit = this.exitOf(game, cell);
    if (exit === OFF || game.pieceOn(exit) !== NOBODY) return;
    if (boundOn(this.model, game, cell, exit) === undefined) game.go(piece, exit, 'warp');
  }
  /** Undefined where there are no portals. */
  get gates(): Gates | undefined {
    return this.portals.length === 0 ? undefined : { leadsTo: (game, cell) => this.exitOf(game, cell) };
  }
  /** The other portal of the pair. */
  private exitOf(game: Game, cell: Cell): Cell {
    const lying = this.lyingOn(game, cell);
    if (!this.portals.includes(lying)) return OFF;
    return this.model.board.cells.find((other) => other !== cell && this.lyingOn(game, other) === lying) ?? OFF;
  }
  private lyingOn(game: Game, cell: Cell): number {
    return this.terrain === null ? 0 : game.get(this.terrain.ground, cell);
  }

  get fields(): readonly SetupField[] {
    if (this.terrain === null && this.model.wallKind === null) return [];
    return [{ id: 'features', name: 'Ground', says: 'What lies on the ground.', as: 'feature' }];
  }
  /** What keeps a position from being played. */
  problems(game: Game): readonly StartProblem[] {
    return [...this.problemsOfWalls(game), ...this.problemsOfPortals(game)];
  }
  private problemsOfWalls(game: Game): readonly StartProblem[] {
    if (this.model.data.rules.walls !== 'moved') return [];
    const isOnBoard = (p: Piece): boolean => game.kindOf(p) === this.model.wallKind && game.cellOf(p) !== OFF;
    const further = game.pieces.filter(isOnBoard).slice(1);
    return further.map((p) => ({
      cell: game.cellOf(p),
      code: 'walls',
      says: oneWall(this.model.written),
    }));
  }
  private problemsOfPortals(game: Game): readonly StartProblem[] {
    return this.portals.flatMap((portal, n) => {
      const cells = this.model.board.cells.filter((cell) => this.lyingOn(game, cell) === portal);
      if (cells.length === 0 || cells.length === 2) return [];
      const says = words.twoPortals(said(groundWords[portalId(n)].name));
      return [{ cell: cells[0], code: 'portals', says }];
    });
  }
}
