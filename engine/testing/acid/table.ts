/** acid at a table for tests: positions written as text, asked and played in a line each. */
import type { Action } from '../../core/action.ts';
import type { Options } from '../../core/vocabulary.ts';
import { acid } from '../../variants/acid/index.ts';
import { started, startOfTokens } from '../started.ts';
import { GameTable } from '../table.ts';
import type { AskedSetting } from './test-positions.ts';

export interface AcidSetting extends AskedSetting {
  readonly quiet?: number;
  /** the cells of Ghosts that must go back into the field (Z9b) */
  readonly mustReturn?: readonly string[];
}

export class TestTable extends GameTable {
  static of(pieces: string, turn: 'magi' | 'line' = 'magi', setting: AcidSetting = {}): TestTable {
    const { hands = '', options, watchedBy = {}, quiet, mustReturn = [] } = setting;
    const held = [...hands.replace('/', '')].map((letter) => `${letter}@-`);
    const start = startOfTokens(acid, [pieces, ...held].join(' '));
    const watched = start.pieces.map((p) => ({
      ...p,
      ...(watchedBy[p.at] && { watchedBy: watchedBy[p.at] }),
      ...(mustReturn.includes(p.at) && { mustReturn: true }),
    }));
    return new TestTable(
      started(acid, options, { ...start, turn, pieces: watched, ...(quiet !== undefined && { quiet }) }),
    );
  }
  static usual(options?: Options): TestTable {
    return new TestTable(started(acid, options));
  }
  /** any text that finds an action */
  protected override meant(text: string): Action | undefined {
    const found = this.position.find(text);
    return found.ok ? found.value : undefined;
  }
  /** "f3: e4" for each action of whoever stands there that takes somebody, sorted */
  takes(at: string): string[] {
    return this.from(at)
      .filter((a) => a.captures.length > 0)
      .map((a) => {
        const taken = a.captures.map((c) => this.nameOf(c.at)).sort();
        return `${this.nameOf(a.to)}: ${taken.join(' ')}`;
      })
      .sort();
  }
  kind(at: string, to: string): string[] {
    return this.from(at)
      .filter((a) => this.nameOf(a.to) === to)
      .map((a) => a.kind);
  }
  drops(): string[] {
    return this.position
      .actions()
      .filter((a) => a.kind === 'drop')
      .map((a) => this.nameOf(a.to))
      .sort();
  }
  get count(): number {
    return this.position.actions().length;
  }
  /** gives the move to the other side, as some test positions want */
  passTurn(): this {
    const { game } = this.position;
    const facts = this.position.save();
    const loaded = this.position.load({ ...facts, turn: [1 - game.toMove] });
    if (!loaded.ok) throw new Error(loaded.error.message);
    return this;
  }
  /** cells of those who freeze the Angel there */
  watchers(at: string): string[] {
    const { game } = this.position;
    return this.conditions(at)
      .flatMap((s) => s.by.map((p) => this.nameOf(game.cellOf(p))))
      .sort();
  }
}
