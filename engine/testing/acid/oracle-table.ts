/** The oracle of acid at a table for tests: positions written as text, asked and played in a line each. */
import { words } from '../table.ts';
import { actions, apply, type OracleAction, outcome } from './oracle.ts';
import { type Cell, census, type OracleOptions, type OraclePosition, parse, type Side, start } from './positions.ts';
import type { AskedSetting } from './test-positions.ts';

/** From where and to where: "Dg4xf5", "Ke1<>e5", "Sa1-i1,e1>δ1", "Va1xb2,d4-e5", "M@xg7". */
const SPELLED = /^[A-Z](@|..)(?:.*-|<>|x|)(..)/;
const victimsOf = ({ captures }: OracleAction): string => captures.map(({ at }) => at).join(' ');

export class OracleTable {
  position: OraclePosition;
  constructor(position: OraclePosition) {
    this.position = position;
  }
  static of(pieces: string, turn: Side = 'magi', setting: AskedSetting = {}): OracleTable {
    return new OracleTable(parse(pieces, turn, setting.hands, setting.watchedBy, setting.options as OracleOptions));
  }
  static usual(): OracleTable {
    return new OracleTable(start());
  }

  from(at: Cell): OracleAction[] {
    return actions(this.position).filter(({ from }) => from === at);
  }
  to(at: Cell): string[] {
    return words(
      this.from(at)
        .map(({ to }) => to)
        .join(' '),
    );
  }
  takes(at: Cell): string[] {
    return this.from(at)
      .filter(({ captures }) => captures.length > 0)
      .map((action) => `${action.to}: ${victimsOf(action)}`)
      .sort();
  }
  kind(at: Cell, to: Cell): string[] {
    return this.from(at)
      .filter((action) => action.to === to)
      .map(({ kind }) => kind);
  }
  drops(): string[] {
    return actions(this.position)
      .filter(({ kind }) => kind === 'drop')
      .map(({ to }) => to)
      .sort();
  }
  /** Plays texts, one after another; throws where none or several actions lead from there to there. */
  after(...texts: readonly string[]): this {
    for (const text of texts) {
      const [, origin, target] = SPELLED.exec(text)!;
      const found = actions(this.position).filter(({ from, to }) => (from ?? '@') === origin && to === target);
      if (found.length !== 1) throw new Error(`${found.length} actions ${text} in ${this.census}`);
      this.position = apply(this.position, found[0]);
    }
    return this;
  }
  /** gives the move to the other side */
  passTurn(): this {
    this.position = { ...this.position, turn: this.position.turn === 'magi' ? 'line' : 'magi' };
    return this;
  }
  watchers(at: Cell): readonly Cell[] {
    return this.position.immobilisers.get(at) ?? [];
  }
  get count(): number {
    return actions(this.position).length;
  }
  get census(): string {
    return census(this.position);
  }
  get turn(): Side {
    return this.position.turn;
  }
  get ending(): string | null {
    const ended = outcome(this.position);
    return ended && `${ended.winner ?? 'draw'}: ${ended.reason}`;
  }
}
