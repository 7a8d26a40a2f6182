/** Deicide Chess at a table for tests. Kings of no matter are left out of a census and stand on i1 and i16. */
import type { Action } from '../../core/action.ts';
import type { Options, StartPosition } from '../../core/vocabulary.ts';
import { deicide } from '../../variants/deicide/index.ts';
import { started, startOfTokens } from '../started.ts';
import { GameTable, type TableSetting } from '../table.ts';
import { type Setting, withoutKings } from './test-positions.ts';

export type DeicideSetting = Setting & TableSetting;
const minesIn = (text = ''): object[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((token) => ({ feature: 'mine', side: token.split('@')[0], at: token.split('@')[1] }));

export class TestTable extends GameTable {
  static of(text: string, turn: 'white' | 'black' = 'white', setting: DeicideSetting = {}): TestTable {
    const { options, mines, ...fields } = setting;
    const has = (king: string): boolean => text.split(' ').some((token) => token.startsWith(`${king}@`));
    const start = startOfTokens(deicide, `${text} ${has('K') ? '' : 'K@i1'} ${has('k') ? '' : 'k@i16'}`);
    const laid = [...((start.terrain as object[] | undefined) ?? []), ...minesIn(mines)];
    return TestTable.from(options, { ...start, ...(laid.length > 0 && { terrain: laid }), ...fields, turn });
  }
  static usual(options?: Options): TestTable {
    return TestTable.from(options);
  }
  static from(options?: Options, start?: StartPosition): TestTable {
    return new TestTable(started(deicide, options, start));
  }
  /** "f7-e6" for everything of that kind, whoever does it */
  all(kind: string): string[] {
    return this.position
      .actions()
      .filter((a) => a.kind === kind)
      .map((a) => `${this.nameOf(a.from)}-${this.nameOf(a.to)}`)
      .sort();
  }
  movers(): string[] {
    return [...new Set(this.position.actions().map((a) => this.nameOf(a.from)))].sort();
  }
  texts(): string[] {
    return this.position.actions().map((a) => a.text);
  }
  /** by its text, or from one cell to another: "e4-e8", "b7-b8=Q" */
  protected override meant(step: string): Action | undefined {
    const [, from, to, promotion = '', ...through] = step.match(/^([a-p]\d+)-([a-p]\d+)(=[A-Z])?(?:-by-(.*))?$/) ?? [];
    if (from === undefined) return super.meant(step);
    const goes = (a: Action): boolean =>
      this.nameOf(a.from) === from && this.nameOf(a.to) === to && a.text.endsWith(promotion);
    return this.position
      .actions()
      .find((a) => goes(a) && through.filter(Boolean).every((c) => a.route.includes(this.cell(c))));
  }
  /** the census without the Kings */
  get men(): string {
    return withoutKings(this.census);
  }
  get inCheck(): boolean {
    return this.position.check === true;
  }
  get movesLeft(): number {
    return this.position.budget?.left ?? 1;
  }
}
