/**
 * Deicide Chess at a table for tests: positions written as a census, asked and played in a line each. Kings of no matter
 * are left out and stand on i1 and i16.
 */
import type { Action } from '../../core/action.ts';
import type { Effect } from '../../core/effects.ts';
import { type Cell, OFF } from '../../core/ids.ts';
import { Position } from '../../core/position.ts';
import { startOfCensus } from '../../core/start/census.ts';
import type { Options, StartPosition } from '../../core/vocabulary.ts';
import { deicide } from '../../variants/deicide/index.ts';

export const words = (text: string): string[] => [...new Set(text.split(' ').filter(Boolean))].sort();
const cell = (name: string): Cell => {
  const found = deicide.topology.parse(name);
  if (found === undefined) throw new Error(`no cell ${name}`);
  return found;
};
const nameOf = (c: Cell | null): string => (c === null || c === OFF ? '-' : deicide.topology.name(c));

/** What a census does not say: further fields of a start, hidden mines and house rules. */
export interface Setting extends Readonly<Record<string, unknown>> {
  readonly options?: Options;
  /** hidden mines: "white@e5 black@d4" */
  readonly mines?: string;
}
const minesIn = (text = ''): object[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((token) => ({ feature: 'mine', side: token.split('@')[0], at: token.split('@')[1] }));

export class Table {
  readonly position: Position;

  constructor(position: Position) {
    this.position = position;
  }
  static of(text: string, turn: 'white' | 'black' = 'white', setting: Setting = {}): Table {
    const { options, mines, ...fields } = setting;
    const has = (king: string): boolean => text.split(' ').some((token) => token.startsWith(`${king}@`));
    const kings = `${has('K') ? '' : 'K@i1'} ${has('k') ? '' : 'k@i16'}`;
    const start = startOfCensus(deicide, `${text} ${kings}`);
    if (!start.ok) throw new Error(start.error.message);
    const laid = [...((start.value.terrain as object[] | undefined) ?? []), ...minesIn(mines)];
    const whole = { ...start.value, ...(laid.length > 0 && { terrain: laid }), ...fields, turn };
    return Table.from(options, whole as StartPosition);
  }
  static usual(options: Options = {}): Table {
    return Table.from(options);
  }
  static from(options: Options = {}, start?: StartPosition): Table {
    const made = Position.start(deicide, options, start);
    if (!made.ok) throw new Error(made.error.message);
    return new Table(made.value);
  }

  static name(c: Cell): string {
    return nameOf(c);
  }
  /** actions of whoever stands there, by kind if some are named */
  from(at: string, ...kinds: string[]): readonly Action[] {
    const all = this.position.actionsOf(this.position.game.pieceOn(cell(at)));
    return kinds.length === 0 ? all : all.filter((a) => kinds.includes(a.kind));
  }
  /** where it can go, sorted; each cell once */
  to(at: string, ...kinds: string[]): string[] {
    return [...new Set(this.from(at, ...kinds).map((a) => nameOf(a.to)))].sort();
  }
  /** "f7-e6" for everything of that kind, whoever does it */
  all(kind: string): string[] {
    return this.position
      .actions()
      .filter((a) => a.kind === kind)
      .map((a) => `${nameOf(a.from)}-${nameOf(a.to)}`)
      .sort();
  }
  movers(): string[] {
    return [...new Set(this.position.actions().map((a) => nameOf(a.from)))].sort();
  }
  texts(): string[] {
    return this.position.actions().map((a) => a.text);
  }
  /** is there an action from one cell to another, "e4-e8", or of that very text? */
  can(step: string): boolean {
    return this.meant(step).length > 0;
  }
  private meant(step: string): readonly Action[] {
    const [, from, to, ...through] = step.match(/^([a-p]\d+)-([a-p]\d+)(?:-by-(.*))?$/) ?? [];
    return this.position
      .actions()
      .filter((a) =>
        from === undefined
          ? a.text === step
          : nameOf(a.from) === from &&
            nameOf(a.to) === to &&
            through.filter(Boolean).every((c) => a.route.includes(cell(c))),
      );
  }
  /** plays "e4-e8" or texts, one after another; answers what the last did */
  play(...steps: readonly string[]): readonly Effect[] {
    let effects: readonly Effect[] = [];
    for (const step of steps) {
      const [action] = this.meant(step);
      if (!action) throw new Error(`no ${step} in ${this.position.census()}: ${this.texts().slice(0, 40).join(' ')}`);
      effects = this.position.play(action);
    }
    return effects;
  }
  after(...steps: readonly string[]): this {
    this.play(...steps);
    return this;
  }
  /** the census without the Kings */
  get men(): string {
    return this.census
      .split(' ')
      .filter((token) => !/^k@/i.test(token))
      .join(' ');
  }
  get census(): string {
    return this.position.census();
  }
  get inCheck(): boolean {
    return this.position.check === true;
  }
  get ending(): string | null {
    const { outcome } = this.position;
    return outcome && `${outcome.winner === null ? 'draw' : deicide.sides[outcome.winner].id}: ${outcome.reason}`;
  }
  get turn(): string {
    return deicide.sides[this.position.turn].id;
  }
  get movesLeft(): number {
    return this.position.budget?.left ?? 1;
  }
  why(at: string, to: string): { says: string; ruling: string | null } {
    return this.position.whyNot(this.position.game.pieceOn(cell(at)), cell(to));
  }
}
