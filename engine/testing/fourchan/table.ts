/** 4chan chess at a table for tests. Admins of no matter are left out of a census and stand on j1 and i10. */
import type { Piece } from '../../core/ids.ts';
import type { Options, StartPosition } from '../../core/vocabulary.ts';
import { fourchan } from '../../variants/fourchan/index.ts';
import { started, startOfTokens } from '../started.ts';
import { GameTable, type TableSetting } from '../table.ts';

export class TestTable extends GameTable {
  static of(text: string, turn: 'white' | 'black' = 'white', { options, ...fields }: TableSetting = {}): TestTable {
    const has = (admin: string): boolean => text.split(' ').some((token) => token.startsWith(`${admin}@`));
    const start = startOfTokens(fourchan, `${text} ${has('A') ? '' : 'A@j1'} ${has('a') ? '' : 'a@i10'}`);
    return TestTable.from(options, { ...start, ...fields, turn });
  }
  static usual(options?: Options): TestTable {
    return TestTable.from(options);
  }
  static from(options?: Options, start?: StartPosition): TestTable {
    return new TestTable(started(fourchan, options, start));
  }

  /** who stands on a cell, "a2", or rides there, "a2^"; or waits in the hand of the side to move, "M" */
  override piece(where: string): Piece {
    const { game, turn } = this.position;
    if (/^[A-Z]$/.test(where)) {
      const held = (p: Piece): boolean =>
        game.isInHand(p) && game.sideOf(p) === turn && game.typeOf(p).letter === where;
      const found = game.pieces.findLast(held);
      if (found === undefined) throw new Error(`no ${where} in hand: ${this.census}`);
      return found;
    }
    return where.endsWith('^') ? game.riderOn(this.cell(where.slice(0, -1))) : game.pieceOn(this.cell(where));
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
}
