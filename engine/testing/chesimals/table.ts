/** Chesimals at a table for tests. */
import { NOBODY } from '../../core/ids.ts';
import { perft } from '../../core/perft.ts';
import type { Variant } from '../../core/variant.ts';
import type { Options, StartPosition } from '../../core/vocabulary.ts';
import { chesimals } from '../../variants/chesimals/index.ts';
import { started, startOfTokens } from '../started.ts';
import { GameTable, type TableSetting } from '../table.ts';

export class TestTable extends GameTable {
  static of(text: string, turn: 'white' | 'black' = 'white', { options, ...fields }: TableSetting = {}): TestTable {
    return TestTable.from(options, { ...startOfTokens(chesimals, text), ...fields, turn });
  }
  static usual(options?: Options, variant?: Variant): TestTable {
    return TestTable.from(options, undefined, variant);
  }
  static from(options?: Options, start?: StartPosition, variant: Variant = chesimals): TestTable {
    return new TestTable(started(variant, options, start));
  }
  /** the squares of all units that can move, sorted */
  get movers(): string[] {
    const { game } = this.position;
    const who = new Set(this.position.actions().map((a) => a.piece));
    who.delete(NOBODY);
    return [...who].map((p) => this.nameOf(game.cellOf(p))).sort();
  }
  /** how many unit moves each colour has */
  get byColour(): Readonly<Record<string, number>> {
    const { game } = this.position;
    const counts: Record<string, number> = {};
    for (const { piece } of this.position.actions()) {
      if (piece === NOBODY) continue;
      const colour = this.variant.explains!.ownerOf!(game, piece);
      counts[colour] = (counts[colour] ?? 0) + 1;
    }
    return counts;
  }
  /** the colour that moves in this turn */
  get group(): string | null {
    return this.variant.groups?.chosen(this.position.game)?.id ?? null;
  }
  /** actions at that depth */
  count(depth: number): number {
    return perft(this.position.game, depth).actions;
  }
}
