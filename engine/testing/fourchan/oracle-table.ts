/** The oracle of 4chan chess at a table for tests: positions written as in its rules, asked and played in a line each. */
import { actions, apply, outcome } from './oracle.ts';
import { census, type FurtherState, type OraclePosition, parse, type Side, start } from './oracle-positions.ts';

/** The words of a text once each, sorted, for comparing sets. */
export const words = (text: string): string[] => [...new Set(text.split(' ').filter(Boolean))].sort();

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

  /** the texts of all actions that begin like that: "Re5", "O@" */
  all(beginning: string): string[] {
    const texts = actions(this.position).map(({ text }) => text);
    return texts.filter((text) => text.startsWith(beginning)).sort();
  }
  /** what follows that beginning in the texts, sorted, as one line: of "Re5" perhaps "!g5 -e6" */
  rest(beginning: string): string {
    return this.all(beginning)
      .map((text) => text.slice(beginning.length))
      .join(' ');
  }
  /** the cells of quiet moves and of captures by moving there, as one line, promotions apart */
  to(mover: string): string {
    const ends = this.all(mover).flatMap((text) => /^\S+?[-x](\w\d+)/.exec(text)?.[1] ?? []);
    return words(ends.join(' ')).join(' ');
  }
  can(text: string): boolean {
    return this.all(text).includes(text);
  }
  /** plays texts one after the other; throws when there is no such action */
  play(...texts: readonly string[]): this {
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
  /** the census without the admins on j1 and i10 */
  get men(): string {
    return this.census
      .split(' ')
      .filter((token) => token !== 'A@j1' && token !== 'a@i10')
      .join(' ');
  }
  get ending(): string | null {
    const ended = outcome(this.position);
    return ended && `${ended.winner ?? 'draw'}: ${ended.reason}`;
  }
}
