/** A game at a table for tests: positions are asked and played in a line each. Every game's table adds its own questions. */
import type { Action } from '../core/action.ts';
import type { Effect } from '../core/effects.ts';
import { type Cell, OFF, type Piece } from '../core/ids.ts';
import type { Position } from '../core/position.ts';
import type { Variant } from '../core/variant.ts';
import type { Options } from '../core/vocabulary.ts';
import { textsIn } from './started.ts';

/** What a census does not say: further fields of a start, and house rules. */
export interface TableSetting extends Readonly<Record<string, unknown>> {
  readonly options?: Options;
}
export const words = (text: string): string[] => [...new Set(text.split(' ').filter(Boolean))].sort();

export class GameTable {
  readonly position: Position;

  constructor(position: Position) {
    this.position = position;
  }
  protected get variant(): Variant {
    return this.position.variant;
  }
  cell(name: string): Cell {
    const found = this.variant.topology.parse(name);
    if (found === undefined) throw new Error(`no cell ${name}`);
    return found;
  }
  nameOf(c: Cell | null): string {
    return c === null || c === OFF ? '-' : this.variant.topology.name(c);
  }
  piece(where: string): Piece {
    return this.position.game.pieceOn(this.cell(where));
  }
  /** actions of whoever is there, by kind if some are named */
  from(where: string, ...kinds: string[]): readonly Action[] {
    const all = this.position.actionsOf(this.piece(where));
    return kinds.length === 0 ? all : all.filter((a) => kinds.includes(a.kind));
  }
  /** where it can go or aim, sorted; each cell once */
  to(where: string, ...kinds: string[]): string[] {
    return [...new Set(this.from(where, ...kinds).map((a) => this.nameOf(a.to)))].sort();
  }
  /** is there an action of that very text? */
  can(text: string): boolean {
    return this.meant(text) !== undefined;
  }
  protected meant(text: string): Action | undefined {
    return this.position.actions().find((a) => a.text === text);
  }
  /** plays texts, one after another; answers what the last did */
  play(...texts: readonly string[]): readonly Effect[] {
    let effects: readonly Effect[] = [];
    for (const text of texts) {
      const action = this.meant(text);
      if (!action) throw new Error(`no ${text} in ${this.census}: ${textsIn(this.position).slice(0, 60).join(' ')}`);
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
  get ending(): string | null {
    const { outcome } = this.position;
    return outcome && `${outcome.winner === null ? 'draw' : this.variant.sides[outcome.winner].id}: ${outcome.reason}`;
  }
  get turn(): string {
    return this.variant.sides[this.position.turn].id;
  }
  conditions(where: string) {
    const piece = this.piece(where);
    return this.position.pieces().find((p) => p.piece === piece)?.states ?? [];
  }
  /** ids of what lasts about whoever is there, sorted */
  states(where: string): string[] {
    return this.conditions(where)
      .map((s) => s.id)
      .sort();
  }
  why(where: string, to: string): { says: string; ruling: string | null } {
    return this.position.whyNot(this.piece(where), this.cell(to));
  }
}
