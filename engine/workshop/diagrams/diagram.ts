/** Small positions that show how a kind of a game moves: with the company that it needs for that, and alone. */
import type { Cell, Kind } from '../../core/ids.ts';
import type { DiagramSpec } from '../../core/vocabulary.ts';
import { GameModel, passingIds } from '../compile/model.ts';
import { raysOf } from '../compile/moves/rays.ts';
import type { GameData, MoveLine } from '../game-data.ts';
import { beginsOn, isShownOn } from './arrangements.ts';
import { Company, type Seated } from './company.ts';
import { Crowd } from './crowd.ts';
import { inPassingOf } from './in-passing.ts';

/** With enemies where it captures and somebody where it must jump; null where it can be nowhere. */
export const diagramOf = (data: GameData, kind: string): DiagramSpec | null => {
  const model = new GameModel(data);
  return new Diagrams(model).of(model.kind(kind))[0] ?? null;
};

/** Beside an enemy that it captures in passing. */
export const diagramInPassing = (data: GameData, kind: string): DiagramSpec | null => {
  const model = new GameModel(data);
  return new Diagrams(model).inPassing(model.kind(kind));
};

/** cells that are looked at more closely, from the middle on */
const MOST_PLACES = 16;

export class Diagrams {
  private readonly model: GameModel;
  private crowd: Crowd | null = null;
  private readonly known = new Map<Kind, readonly DiagramSpec[]>();

  constructor(model: GameModel) {
    this.model = model;
  }
  /** With company first; then without, if the company keeps it from some of its moves. None where it can be nowhere. */
  of(kind: Kind): readonly DiagramSpec[] {
    const specs = this.known.get(kind) ?? this.made(kind);
    this.known.set(kind, specs);
    return specs;
  }
  /** Beside an enemy that has just passed a square, where it captures it in passing; null where that is not found. */
  inPassing(kind: Kind): DiagramSpec | null {
    if (!this.model.hasPassing) return null;
    this.crowd ??= new Crowd(this.model);
    const { crowd, model } = this;
    const companies = new Map<Cell, Company>();
    const companyAt = (at: Cell): Company => {
      const company = companies.get(at) ?? new Company(crowd, kind, at);
      companies.set(at, company);
      return company;
    };
    const found = inPassingOf(model, kind, (passer, at, from) => companyAt(from).mayMeet(passer, at));
    if (!found) return null;
    const { board } = model;
    const ids = passingIds(0, found.passed.length);
    const seats: readonly Seated[] = [
      { kind, side: 0, cell: found.from },
      { kind: found.kind, side: 1, cell: found.at },
    ];
    const passed = found.passed.map((cell, i) => [ids.passed[i], board.name(cell)] as const);
    return { ...this.specOf(seats), fields: Object.fromEntries([...passed, [ids.passer, board.name(found.at)]]) };
  }
  private made(kind: Kind): readonly DiagramSpec[] {
    const at = this.placeFor(kind);
    if (at === undefined) return [];
    this.crowd ??= new Crowd(this.model);
    const company = new Company(this.crowd, kind, at).gather();
    const alone: Seated = { kind, side: 0, cell: at };
    const specs = [this.specOf([alone, ...company])];
    return this.keepsFromMoving(alone, company) ? [...specs, this.specOf([alone])] : specs;
  }
  /** The piece that it is about comes first. */
  private specOf(pieces: readonly Seated[]): DiagramSpec {
    const { board, data } = this.model;
    const tokens = pieces.map(({ kind, side, cell }) => {
      const { letter } = data.pieces[kind];
      return `${side === 0 ? letter : letter.toLowerCase()}@${board.name(cell)}`;
    });
    return { pieces: tokens.join(' '), turn: 'white', focus: board.name(pieces[0].cell) };
  }
  /** Must it capture, or does somebody stand on every cell to which one of its moves may go? */
  private keepsFromMoving({ kind, cell }: Seated, company: readonly Seated[]): boolean {
    if (company.length === 0) return false;
    if (this.model.data.rules.capture === 'must') return true;
    const isTaken = (to: Cell): boolean => company.some((one) => one.cell === to);
    return this.model.moves[kind].some((move) => {
      const [{ quiet, hop }] = move.move.legs;
      const lines = quiet && hop === 'none' && beginsOn(move, cell) ? raysOf(this.model, move.move)(0, cell) : [];
      return lines.length > 0 && lines.every(({ cells }) => isTaken(cells[0]));
    });
  }

  /** The cell from which most of its moves are to be seen; of several the one nearest to the middle of where it may be. */
  private placeFor(kind: Kind): Cell | undefined {
    const { board, data, moves } = this.model;
    const { staysIn, firstMovesFrom, moves: lines } = data.pieces[kind];
    const isHome = this.model.zone(staysIn);
    const cells = board.cells.filter((cell) => this.model.isOn(cell) && isHome(0, cell));
    const middleOf = (numbers: readonly number[]): number => (Math.min(...numbers) + Math.max(...numbers)) / 2;
    const [x, y] = [middleOf(cells.map((c) => board.x(c))), middleOf(cells.map((c) => board.y(c)))];
    const away = (cell: Cell): number => Math.abs(board.x(cell) - x) + Math.abs(board.y(cell) - y);
    const rated = cells
      .map((cell) => ({ cell, away: away(cell), begin: moves[kind].filter((move) => beginsOn(move, cell)).length }))
      .sort((a, b) => b.begin - a.begin || a.away - b.away)
      .slice(0, MOST_PLACES);
    // all cells are as good for a kind that may do the same everywhere
    const hasPlaces = staysIn !== undefined || firstMovesFrom !== undefined || lines.some(isBound);
    if (!hasPlaces) return rated[0]?.cell;
    const shown = rated.map(({ cell }) => moves[kind].filter((move) => isShownOn(this.model, move, cell)).length);
    return rated[shown.indexOf(Math.max(...shown))]?.cell;
  }
}
const isBound = ({ from, within, to }: MoveLine): boolean => [from, within, to].some((zone) => zone !== undefined);
