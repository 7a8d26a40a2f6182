/** Why not: a position for each reason, in which it is the one that is told, with its ruling. */
import { expect, test } from 'vitest';
import type { Reasons } from '../core/vocabulary.ts';
import type { GameTable, TableSetting } from './table.ts';

export interface WhyCase<S = TableSetting> {
  readonly reason: string;
  readonly men: string;
  /** from and to, as the game's table has them: "a1-a5" */
  readonly way: string;
  /** what the sentence must contain */
  readonly part: string;
  readonly setting?: S;
}
export const told = <S = TableSetting>(
  ...[reason, men, way, part, setting]: readonly [string, string, string, string, S?]
): WhyCase<S> => ({ reason, men, way, part, setting });

export const testReasons = <S>(
  reasons: Reasons,
  cases: readonly WhyCase<S>[],
  tableOf: (men: string, setting?: S) => GameTable,
): void => {
  test.each(cases)('$reason, $men: $way', ({ reason, men, way, part, setting }) => {
    const [from, to] = way.split('-');
    const { says, ruling } = tableOf(men, setting).why(from, to);
    const fixed = reasons[reason].says.split(/\{\w+\}/).sort((p, q) => q.length - p.length)[0];
    expect(says).toContain(fixed.trim());
    expect(says).toContain(part);
    expect(ruling).toBe(reasons[reason].ruling);
  });
};
