/** One line of the bench's table: what was measured, what came out, and the budget it is held against. */
export interface MeasuredRow {
  readonly what: string;
  readonly value: string;
  /** null: told for its own sake */
  readonly budget: { readonly says: string; readonly kept: boolean } | null;
}

export const toldRow = (what: string, value: string): MeasuredRow => ({ what, value, budget: null });
export const held = (what: string, value: string, says: string, kept: boolean): MeasuredRow => ({
  what,
  value,
  budget: { says, kept },
});

/** The value below which a share of the samples lies: `quantile(times, 0.95)`. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (at === undefined) throw new Error('There is nothing to take a quantile of.');
  return at;
}
