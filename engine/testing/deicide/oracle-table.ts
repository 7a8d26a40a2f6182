/** The oracle of Deicide Chess at a table for tests: positions written as in its rules, asked and played in a line each. */
import { actions, applied, distinctActions, isRoyalInCheck, type OracleAction, outcome } from './oracle.ts';
import {
  type Cell,
  cellOf,
  census,
  type FurtherState,
  nameOf,
  type OraclePosition,
  parse,
  type Side,
  start,
} from './oracle-positions.ts';

/** The words of a text once each, sorted, for comparing sets. */
export const words = (text: string): string[] => [...new Set(text.split(' ').filter(Boolean))].sort();
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
  static start(options: FurtherState['options'] = {}): OracleTable {
    return new OracleTable(start(options));
  }

  from(cell: string): OracleAction[] {
    return distinctActions(this.position).filter((action) => action.from === cellOf(cell));
  }
  /** where whoever stands there can go, each cell once, sorted; by `does` only those actions */
  to(cell: string, ...does: string[]): string[] {
    const here = this.from(cell).filter((action) => does.length === 0 || does.includes(action.does));
    return words(here.map((action) => name(action.to)).join(' '));
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
        (promotion === undefined || action.promotion === promotion) &&
        through.every((cell) => action.doing?.path.includes(cellOf(cell))),
    );
  }
  /** plays "e4-e8", "b7-b8=queen", "h8-h10-h9" (by way of h9), "end", "wall@e5", "pass"; throws when there is no such action */
  play(...steps: readonly string[]): this {
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
  /** the census without the Kings on i1 and i16 */
  get men(): string {
    return this.census
      .split(' ')
      .filter((token) => token !== 'K@i1' && token !== 'k@i16')
      .join(' ');
  }
  get turn(): Side {
    return this.position.turn;
  }
  get inCheck(): boolean {
    return isRoyalInCheck(this.position, this.position.turn);
  }
  get ending(): string | null {
    const ended = outcome(this.position);
    return ended && `${ended.winner ?? 'draw'}: ${ended.reason}`;
  }
}
