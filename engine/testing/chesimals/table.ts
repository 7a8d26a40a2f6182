/** Chesimals at a table for tests: positions written as a census, asked and played in a line each. */
import type { Action } from '../../core/action.ts';
import type { Effect } from '../../core/effects.ts';
import { type Cell, NOBODY, type Piece } from '../../core/ids.ts';
import { perft } from '../../core/perft.ts';
import { Position } from '../../core/position.ts';
import { startOfCensus } from '../../core/start/census.ts';
import type { Variant } from '../../core/variant.ts';
import type { Options, StartPosition } from '../../core/vocabulary.ts';
import { chesimals } from '../../variants/chesimals/index.ts';

export const words = (text: string): string[] => [...new Set(text.split(' ').filter(Boolean))].sort();

/** What a census does not say: further fields of a start, and house rules. */
export interface Setting extends Readonly<Record<string, unknown>> {
  readonly options?: Options;
}

export class Table {
  readonly position: Position;

  constructor(position: Position) {
    this.position = position;
  }
  static of(text: string, turn: 'white' | 'black' = 'white', setting: Setting = {}): Table {
    const { options, ...fields } = setting;
    const start = startOfCensus(chesimals, text);
    if (!start.ok) throw new Error(start.error.message);
    return Table.from(options, { ...start.value, ...fields, turn } as StartPosition);
  }
  static usual(options: Options = {}, variant: Variant = chesimals): Table {
    return Table.from(options, undefined, variant);
  }
  static from(options: Options = {}, start?: StartPosition, variant: Variant = chesimals): Table {
    const made = Position.start(variant, options, start);
    if (!made.ok) throw new Error(made.error.message);
    return new Table(made.value);
  }

  private get variant(): Variant {
    return this.position.variant;
  }
  cell(name: string): Cell {
    const found = this.variant.topology.parse(name);
    if (found === undefined) throw new Error(`no cell ${name}`);
    return found;
  }
  piece(where: string): Piece {
    return this.position.game.pieceOn(this.cell(where));
  }
  from(where: string): readonly Action[] {
    return this.position.actionsOf(this.piece(where));
  }
  /** where it can go, sorted; of those where it takes somebody, or does not, if that is asked */
  to(where: string, kind?: 'move' | 'capture'): string[] {
    return this.from(where)
      .filter((a) => kind === undefined || a.kind === kind)
      .map((a) => this.variant.topology.name(a.to!))
      .sort();
  }
  /** the squares of all units that can move, sorted */
  get movers(): string[] {
    const { game } = this.position;
    const who = new Set(this.position.actions().map((a) => a.piece));
    who.delete(NOBODY);
    return [...who].map((p) => game.topology.name(game.cellOf(p))).sort();
  }
  /** how many unit moves each colour has */
  get byColour(): Readonly<Record<string, number>> {
    const { game } = this.position;
    const counts: Record<string, number> = {};
    for (const { piece } of this.position.actions()) {
      if (piece === NOBODY) continue;
      const colour = this.variant.explains!.ownerOf!(game, piece);
      counts[colour] = (counts[colour] ?? 0) + 1;
    }
    return counts;
  }
  can(text: string): boolean {
    return this.meant(text) !== undefined;
  }
  private meant(text: string): Action | undefined {
    return this.position.actions().find((a) => a.text === text);
  }
  /** plays texts, one after another; answers what the last did */
  play(...texts: readonly string[]): readonly Effect[] {
    let effects: readonly Effect[] = [];
    for (const text of texts) {
      const action = this.meant(text);
      if (!action) {
        const all = this.position.actions().map((a) => a.text);
        throw new Error(`no ${text} in ${this.census}: ${all.slice(0, 60).join(' ')}`);
      }
      effects = this.position.play(action);
    }
    return effects;
  }
  after(...texts: readonly string[]): this {
    this.play(...texts);
    return this;
  }
  get census(): string {
    return this.position.census();
  }
  /** the colour that moves in this turn */
  get group(): string | null {
    return this.variant.groups?.chosen(this.position.game)?.id ?? null;
  }
  get ending(): string | null {
    const { outcome } = this.position;
    return outcome && `${outcome.winner === null ? 'draw' : this.variant.sides[outcome.winner].id}: ${outcome.reason}`;
  }
  get turn(): string {
    return this.variant.sides[this.position.turn].id;
  }
  /** ids of what lasts about whoever is there */
  states(where: string): string[] {
    return this.conditions(where).map((s) => s.id);
  }
  conditions(where: string) {
    const piece = this.piece(where);
    return this.position.pieces().find((p) => p.piece === piece)?.states ?? [];
  }
  why(where: string, to: string): { says: string; ruling: string | null } {
    return this.position.whyNot(this.piece(where), this.cell(to));
  }
  /** actions at that depth */
  count(depth: number): number {
    return perft(this.position.game, depth).actions;
  }
}
