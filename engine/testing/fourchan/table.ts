/**
 * 4chan chess at a table for tests: positions written as a census, asked and played in a line each. Admins of no matter
 * are left out and stand on j1 and i10.
 */
import type { Action } from '../../core/action.ts';
import type { Effect } from '../../core/effects.ts';
import { type Cell, OFF, type Piece } from '../../core/ids.ts';
import { Position } from '../../core/position.ts';
import { startOfCensus } from '../../core/start/census.ts';
import type { Options, StartPosition } from '../../core/vocabulary.ts';
import { fourchan } from '../../variants/fourchan/index.ts';

export const words = (text: string): string[] => [...new Set(text.split(' ').filter(Boolean))].sort();
const cell = (name: string): Cell => {
  const found = fourchan.topology.parse(name);
  if (found === undefined) throw new Error(`no cell ${name}`);
  return found;
};
const nameOf = (c: Cell | null): string => (c === null || c === OFF ? '-' : fourchan.topology.name(c));

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
    const has = (admin: string): boolean => text.split(' ').some((token) => token.startsWith(`${admin}@`));
    const admins = `${has('A') ? '' : 'A@j1'} ${has('a') ? '' : 'a@i10'}`;
    const start = startOfCensus(fourchan, `${text} ${admins}`);
    if (!start.ok) throw new Error(start.error.message);
    return Table.from(options, { ...start.value, ...fields, turn } as StartPosition);
  }
  static usual(options: Options = {}): Table {
    return Table.from(options);
  }
  static from(options: Options = {}, start?: StartPosition): Table {
    const made = Position.start(fourchan, options, start);
    if (!made.ok) throw new Error(made.error.message);
    return new Table(made.value);
  }
  static name(c: Cell): string {
    return nameOf(c);
  }

  /** who stands on a cell, "a2", or rides there, "a2^"; or waits in the hand of the side to move, "M" */
  piece(where: string): Piece {
    const { game, turn } = this.position;
    if (/^[A-Z]$/.test(where)) {
      const held = (p: Piece): boolean =>
        game.isInHand(p) && game.sideOf(p) === turn && game.typeOf(p).letter === where;
      const found = game.pieces.findLast(held);
      if (found === undefined) throw new Error(`no ${where} in hand: ${this.census}`);
      return found;
    }
    return where.endsWith('^') ? game.riderOn(cell(where.slice(0, -1))) : game.pieceOn(cell(where));
  }
  /** actions of whoever is there, by kind if some are named */
  from(where: string, ...kinds: string[]): readonly Action[] {
    const all = this.position.actionsOf(this.piece(where));
    return kinds.length === 0 ? all : all.filter((a) => kinds.includes(a.kind));
  }
  /** where it can go or aim, sorted; each cell once */
  to(where: string, ...kinds: string[]): string[] {
    return [...new Set(this.from(where, ...kinds).map((a) => nameOf(a.to)))].sort();
  }
  /** the texts of whoever is there, sorted; of those that begin with `start` where that is said */
  texts(where: string, start = ''): string[] {
    return this.from(where)
      .map((a) => a.text)
      .filter((text) => text.startsWith(start))
      .sort();
  }
  /** texts of all actions of that kind, sorted */
  all(...kinds: string[]): string[] {
    return this.position
      .actions()
      .filter((a) => kinds.includes(a.kind))
      .map((a) => a.text)
      .sort();
  }
  get count(): number {
    return this.position.actions().length;
  }
  /** is there an action of that very text? */
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
        throw new Error(`no ${text} in ${this.position.census()}: ${all.slice(0, 60).join(' ')}`);
      }
      effects = this.position.play(action);
    }
    return effects;
  }
  after(...texts: readonly string[]): this {
    this.play(...texts);
    return this;
  }
  /** the census without Admins and teleporters */
  get men(): string {
    return this.census
      .split(' ')
      .filter((token) => !/^(a@|#)/i.test(token))
      .join(' ');
  }
  get gates(): string {
    return this.census
      .split(' ')
      .filter((token) => token.startsWith('#'))
      .join(' ');
  }
  get census(): string {
    return this.position.census();
  }
  get ending(): string | null {
    const { outcome } = this.position;
    return outcome && `${outcome.winner === null ? 'draw' : fourchan.sides[outcome.winner].id}: ${outcome.reason}`;
  }
  get turn(): string {
    return fourchan.sides[this.position.turn].id;
  }
  /** ids of what lasts about whoever is there */
  states(where: string): string[] {
    const piece = this.piece(where);
    const found = this.position.pieces().find((p) => p.piece === piece);
    return (found?.states ?? []).map((s) => s.id).sort();
  }
  why(where: string, to: string): { says: string; ruling: string | null } {
    return this.position.whyNot(this.piece(where), cell(to));
  }
}
