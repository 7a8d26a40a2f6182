/** Small games for tests of what their rules do: a file made from its parts, and positions of it. */

import { type Action, Position } from '../../core/position.ts';
import { startOfCensus } from '../../core/start/census.ts';
import type { Variant } from '../../core/variant.ts';
import type { StartPosition } from '../../core/vocabulary.ts';
import { readGame } from '../file/read-game.ts';
import { compile } from './compile.ts';

export interface Parts {
  /** `King K royal = yes; moves = K`: name, letter and the lines of the kind */
  readonly kinds: readonly string[];
  /** the array, the top rank first */
  readonly rows: string;
  /** sections and lines for the end of the file */
  readonly more?: string;
  /** further lines of [game] */
  readonly game?: string;
}

/** The sections of kinds that are written as in `Parts`. */
export const piecesText = (kinds: readonly string[]): string =>
  kinds
    .flatMap((kind) => {
      const [, name, letter, lines] = /^(\w+) (\S+) ?(.*)$/.exec(kind)!;
      return [`[piece ${name}]`, `letter = ${letter}`, ...lines.split(/;\s*/)];
    })
    .join('\n');
export function gameText({ kinds, rows, more = '', game = '' }: Parts): string {
  const array = rows.trim().split(/\s*\n\s*/);
  const head = `fairygame 1\n[game]\ntitle = A test\nboard = ${array[0].length} x ${array.length}\n${game}`;
  return [head, piecesText(kinds), '[array]', ...array, more].join('\n');
}
export function variantOf(text: string): Variant {
  const read = readGame(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return compile(read.data, 'own:test');
}

/** A game that is played by texts. */
export class OwnTable {
  readonly position: Position;

  constructor(variant: Variant, census?: string, more: Partial<StartPosition> = {}) {
    const start = census === undefined ? undefined : startOfCensus(variant, census);
    if (start && !start.ok) throw new Error(start.error.message);
    const made = Position.start(variant, {}, start && { ...start.value, ...more });
    if (!made.ok) throw new Error(made.error.message);
    this.position = made.value;
  }
  get census(): string {
    return this.position.census();
  }
  get texts(): readonly string[] {
    return this.position.actions().map(({ text }) => text);
  }
  /** what the piece on that square may do */
  of(cell: string): readonly string[] {
    const { game } = this.position;
    return this.position.actionsOf(game.pieceOn(game.topology.parse(cell)!)).map(({ text }) => text);
  }
  find(text: string): Action {
    const found = this.position.find(text);
    if (!found.ok) throw new Error(`${text}: ${found.error.message}`);
    return found.value;
  }
  play(...texts: readonly string[]): this {
    for (const text of texts) this.position.play(this.find(text));
    return this;
  }
  why(from: string, to: string): string {
    const { game } = this.position;
    return this.position.whyNot(game.pieceOn(game.topology.parse(from)!), game.topology.parse(to)!).says;
  }
}
export const tableOf = (parts: Parts, census?: string, more?: Partial<StartPosition>): OwnTable =>
  new OwnTable(variantOf(gameText(parts)), census, more);
/** Stones and Discs, which step to any neighbouring square, on that array, with such zones and endings. */
export const stonesTable = (rows: string, zones: string, endings: string): OwnTable =>
  tableOf({
    kinds: ['Stone S moves = K', 'Disc D moves = K'],
    rows: rows.replaceAll(' ', ''),
    more: `[zones]\n${zones}\n[rules]\ncheck = no\n[endings]\n${endings}`,
  });
