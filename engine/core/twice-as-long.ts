/** A copy of the numbers with as much room again behind them. */
export function twiceAsLong(old: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(old.length * 2);
  longer.set(old);
  return longer;
}
