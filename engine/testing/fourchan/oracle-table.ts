/** The oracle of 4chan chess at a table for tests: positions written as in its rules, asked and played in a line each. */
import { words } from '../table.ts';
import { actions, apply, type OracleAction, outcome } from './oracle.ts';
import {
  cellOf,
  census,
  type FurtherState,
  nameOf,
  type OraclePosition,
  parse,
  type Side,
  start,
} from './oracle-positions.ts';

/** as the engine calls it */
const kindOf = ({ does }: OracleAction): string => (does === 'shot' ? 'rifle' : does);

export class OracleTable {
  position: OraclePosition;
  constructor(position: OraclePosition) {
    this.position = position;
  }

  /** `text` is a census without the admins that are of no matter: they stand on j1 and i10 (B5) */
  static of(text: string, turn: Side = 'white', further: FurtherState = {}): OracleTable {
    const has = (admin: string) => text.split(' ').some((token) => token.startsWith(`${admin}@`));
    const admins = [has('A') ? '' : 'A@j1', has('a') ? '' : 'a@i10'].join(' ');
    return new OracleTable(parse(`${text} ${admins}`, turn, further));
  }
  static start(options: FurtherState['options'] = {}): OracleTable {
    return new OracleTable(start(options));
  }

  /** the texts of those actions, sorted */
  private textsOf(wanted: (action: OracleAction) => boolean): string[] {
    return actions(this.position)
      .filter(wanted)
      .map(({ text }) => text)
      .sort();
  }
  /** the texts of all actions that begin like that: "Re5", "O@" */
  beginning(start: string): string[] {
    return this.textsOf(({ text }) => text.startsWith(start));
  }
  /** what follows that beginning in the texts, sorted, as one line: of "Re5" perhaps "!g5 -e6" */
  rest(beginning: string): string {
    return this.beginning(beginning)
      .map((text) => text.slice(beginning.length))
      .join(' ');
  }
  /** what whoever stands there can do, or rides there, "a5^"; of these kinds only, if some are named */
  from(where: string, ...kinds: string[]): OracleAction[] {
    const cell = cellOf(where.replace('^', ''));
    const rides = where.endsWith('^');
    return actions(this.position).flatMap((action) => {
      const isHere = action.does !== 'drop' && action.from === cell && action.rides === rides;
      return isHere && (kinds.length === 0 || kinds.includes(kindOf(action))) ? [action] : [];
    });
  }
  /** where it can go, each cell once, sorted */
  to(where: string, ...kinds: string[]): string[] {
    return words(
      this.from(where, ...kinds)
        .map((action) => nameOf(action.to))
        .join(' '),
    );
  }
  texts(where: string, start = ''): string[] {
    const here = this.from(where);
    return this.textsOf((action) => here.some(({ text }) => text === action.text) && action.text.startsWith(start));
  }
  /** the texts of all actions of those kinds, sorted */
  all(...kinds: string[]): string[] {
    return this.textsOf((action) => kinds.includes(kindOf(action)));
  }
  can(text: string): boolean {
    return this.beginning(text).includes(text);
  }
  /** plays texts one after the other; throws when there is no such action */
  after(...texts: readonly string[]): this {
    for (const text of texts) {
      const action = actions(this.position).find((other) => other.text === text);
      if (action === undefined) throw new Error(`no ${text} in ${this.census}`);
      this.position = apply(this.position, action);
    }
    return this;
  }
  /** the same with the other side to move, for asking what somebody could do next */
  turned(): OracleTable {
    const { position } = this;
    return new OracleTable({ ...position, turn: position.turn === 'white' ? 'black' : 'white' });
  }

  get census(): string {
    return census(this.position);
  }
  private tokens(wanted: (token: string) => boolean): string {
    return this.census.split(' ').filter(wanted).join(' ');
  }
  /** the census without the admins on j1 and i10 */
  get standing(): string {
    return this.tokens((token) => token !== 'A@j1' && token !== 'a@i10');
  }
  /** the census without admins and teleporters */
  get men(): string {
    return this.tokens((token) => !/^(a@|#)/i.test(token));
  }
  get gates(): string {
    return this.tokens((token) => token.startsWith('#'));
  }
  get count(): number {
    return actions(this.position).length;
  }
  get turn(): Side {
    return this.position.turn;
  }
  get ending(): string | null {
    const ended = outcome(this.position);
    return ended && `${ended.winner ?? 'draw'}: ${ended.reason}`;
  }
}
