/** acid at a table for tests: positions written as text, asked and played in a line each. */
import type { Action } from '../../core/action.ts';
import type { Effect } from '../../core/effects.ts';
import { type Cell, OFF } from '../../core/ids.ts';
import { Position } from '../../core/position.ts';
import type { Options, StartPiece } from '../../core/vocabulary.ts';
import { acid } from '../../variants/acid/index.ts';

export const sorted = (words: string): string[] => words.split(' ').filter(Boolean).sort();
const cell = (name: string): Cell => {
  const found = acid.topology.parse(name);
  if (found === undefined) throw new Error(`no cell ${name}`);
  return found;
};
const nameOf = (c: Cell | null): string => (c === null || c === OFF ? '-' : acid.topology.name(c));

export interface Setting {
  /** "MW/m": capitals are MAGI's */
  readonly hands?: string;
  readonly options?: Options;
  /** by the Angel's cell, who watches it */
  readonly watchedBy?: Readonly<Record<string, readonly string[]>>;
  readonly quiet?: number;
}
const typeOf = (letter: string) => {
  const type = acid.types.find((t) => t.letter === letter.toUpperCase());
  if (!type) throw new Error(`no piece ${letter}`);
  return { kind: type.id, side: letter === letter.toUpperCase() ? 'magi' : 'line' };
};

export class Table {
  readonly position: Position;

  constructor(pieces: string, turn: 'magi' | 'line' = 'magi', setting: Setting = {}) {
    const { hands = '', options = {}, watchedBy = {}, quiet } = setting;
    const standing: StartPiece[] = pieces
      .split(' ')
      .filter(Boolean)
      .map((token) => {
        const [letter, at] = token.split('@');
        return { ...typeOf(letter), at, ...(watchedBy[at] && { watchedBy: watchedBy[at] }) };
      });
    const held = [...hands.replace('/', '')].map(typeOf);
    const inHand = (side: string) => held.filter((h) => h.side === side).map((h) => h.kind);
    const start = { turn, pieces: standing, hands: { magi: inHand('magi'), line: inHand('line') } };
    const made = Position.start(acid, options, quiet === undefined ? start : { ...start, quiet });
    if (!made.ok) throw new Error(made.error.message);
    this.position = made.value;
  }
  static usual(options: Options = {}): Table {
    const table = new Table('', 'magi');
    const made = Position.start(acid, options);
    if (!made.ok) throw new Error(made.error.message);
    return Object.assign(Object.create(Table.prototype), table, { position: made.value });
  }
  /** actions of whoever stands on that cell */
  from(at: string): readonly Action[] {
    return this.position.actionsOf(this.position.game.pieceOn(cell(at)));
  }
  /** where it can go, sorted; each cell once */
  to(at: string): string[] {
    return [...new Set(this.from(at).map((a) => nameOf(a.to)))].sort();
  }
  /** "f3: e4" for each capture of whoever stands there, sorted */
  takes(at: string): string[] {
    return this.from(at)
      .filter((a) => a.captures.length > 0)
      .map((a) => `${nameOf(a.to)}: ${a.captures.map((c) => nameOf(c.at)).join(' ')}`)
      .sort();
  }
  kind(at: string, to: string): string[] {
    return this.from(at)
      .filter((a) => nameOf(a.to) === to)
      .map((a) => a.kind);
  }
  drops(): string[] {
    return this.position
      .actions()
      .filter((a) => a.kind === 'drop')
      .map((a) => nameOf(a.to))
      .sort();
  }
  /** plays texts one after another; answers what the last did */
  play(...texts: readonly string[]): readonly Effect[] {
    let effects: readonly Effect[] = [];
    for (const text of texts) {
      const action = this.position.find(text);
      if (!action.ok) throw new Error(action.error.message);
      effects = this.position.play(action.value);
    }
    return effects;
  }
  /** gives the move to the other side, as some test positions want */
  passTurn(): this {
    const { game } = this.position;
    const facts = this.position.save();
    const loaded = this.position.load({ ...facts, turn: [1 - game.toMove] });
    if (!loaded.ok) throw new Error(loaded.error.message);
    return this;
  }
  get pieces(): string {
    return this.position.census();
  }
  get ending(): string | null {
    const { outcome } = this.position;
    return outcome && `${outcome.winner === null ? 'draw' : acid.sides[outcome.winner].id}: ${outcome.reason}`;
  }
  /** cells of those who freeze the Angel there */
  watchers(at: string): string[] {
    const { game } = this.position;
    const states = this.position.pieces().find((p) => p.piece === game.pieceOn(cell(at)))?.states ?? [];
    return states.flatMap((s) => s.by.map((p) => nameOf(game.cellOf(p)))).sort();
  }
  why(at: string, to: string): { says: string; ruling: string | null } {
    return this.position.whyNot(this.position.game.pieceOn(cell(at)), cell(to));
  }
}
