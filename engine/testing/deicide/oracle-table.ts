/** The oracle of Deicide Chess at a table for tests: positions written as in its rules, asked and played in a line each. */
import { words } from '../table.ts';
import { actions, applied, distinctActions, isRoyalInCheck, type OracleAction, outcome } from './oracle.ts';
import {
  type Cell,
  cellOf,
  census,
  type FurtherState,
  KIND_OF_LETTER,
  type Kind,
  nameOf,
  type OraclePosition,
  parse,
  type Side,
  start,
} from './oracle-positions.ts';
import { type Setting, withoutKings } from './test-positions.ts';

const kindOf = (letter: string): Kind => KIND_OF_LETTER[letter as keyof typeof KIND_OF_LETTER];
const name = (cell: Cell | null): string => (cell === null ? '-' : nameOf(cell));

export class OracleTable {
  position: OraclePosition;
  takenBack: string | null = null;
  constructor(position: OraclePosition) {
    this.position = position;
  }

  /** `text` is a census without the Kings that are of no matter: they stand on i1 and i16 */
  static of(text: string, turn: Side = 'white', further: FurtherState = {}): OracleTable {
    const has = (king: string) => text.split(' ').some((token) => token.startsWith(`${king}@`));
    const kings = [has('K') ? '' : 'K@i1', has('k') ? '' : 'k@i16'].join(' ');
    return new OracleTable(parse(`${text} ${kings}`, turn, further));
  }
  /** the same from what the engine's table takes; "F@d4=N" copies a Knight */
  static set(
    text: string,
    turn: Side = 'white',
    { options, mines = '', extraTurn = false }: Setting = {},
  ): OracleTable {
    const [, copied] = /=([A-Z])/.exec(text) ?? [];
    const laid = (side: Side) =>
      mines.split(' ').flatMap((mine) => (mine.startsWith(side) ? [mine.split('@')[1]] : []));
    return OracleTable.of(text.replace(/=[A-Z]/, ''), turn, {
      options,
      extra: extraTurn,
      mines: { white: laid('white'), black: laid('black') },
      ...(copied && { last: { black: kindOf(copied) } }),
    });
  }
  static start(options: FurtherState['options'] = {}): OracleTable {
    return new OracleTable(start(options));
  }

  /** what whoever stands there can do; by `does` only those actions */
  from(cell: string, ...does: string[]): OracleAction[] {
    const here = distinctActions(this.position).filter((action) => action.from === cellOf(cell));
    return here.filter((action) => does.length === 0 || does.includes(action.does));
  }
  /** where it can go, each cell once, sorted */
  to(cell: string, ...does: string[]): string[] {
    const ends = this.from(cell, ...does).map((action) => name(action.to));
    return words(ends.join(' '));
  }
  /** "f7-e6" for everything of that kind that anybody can do, sorted */
  all(does: string): string[] {
    return distinctActions(this.position)
      .filter((action) => action.does === does)
      .map((action) => `${name(action.from)}-${name(action.to)}`)
      .sort();
  }
  /** the cells of everybody who can do anything, sorted */
  movers(): string[] {
    return words(
      distinctActions(this.position)
        .map((action) => name(action.from))
        .join(' '),
    );
  }
  can(step: string): boolean {
    return this.matching(step).length > 0;
  }
  private matching(step: string): OracleAction[] {
    const all = actions(this.position);
    if (step === 'end') return all.filter((action) => action.does === 'end-turn');
    if (step === 'pass') return all.filter((action) => action.does === 'pass');
    if (step.includes('@')) {
      const [feature, at] = step.split('@');
      return all.filter((action) => action.feature === feature && name(action.to) === at);
    }
    const [way, promotion] = step.split('=');
    const [from, to, ...through] = way.split('-');
    return all.filter(
      (action) =>
        name(action.from) === from &&
        name(action.to) === to &&
        (promotion === undefined || action.promotion === kindOf(promotion)) &&
        through.every((cell) => action.doing?.path.includes(cellOf(cell))),
    );
  }
  /** plays "e4-e8", "b7-b8=Q", "h8-h10-h9" (by way of h9), "end", "wall@e5", "pass"; throws when there is no such action */
  after(...steps: readonly string[]): this {
    for (const step of steps) {
      const [action] = this.matching(step);
      if (action === undefined) throw new Error(`no ${step} in ${this.census}`);
      const after = applied(this.position, action);
      this.position = after.position;
      this.takenBack = after.takenBack === null ? null : nameOf(after.takenBack);
    }
    return this;
  }

  get census(): string {
    return census(this.position);
  }
  /** the census without the Kings */
  get men(): string {
    return withoutKings(this.census);
  }
  get turn(): Side {
    return this.position.turn;
  }
  get inCheck(): boolean {
    return isRoyalInCheck(this.position, this.position.turn);
  }
  get movesLeft(): number {
    return this.position.extra ? 2 - this.position.made : 1;
  }
  get ending(): string | null {
    const ended = outcome(this.position);
    return ended && `${ended.winner ?? 'draw'}: ${ended.reason}`;
  }
}
