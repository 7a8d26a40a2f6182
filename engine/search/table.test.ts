import { expect, test } from 'vitest';
import { WIN } from './score.ts';
import { AT_LEAST, AT_MOST, type Bound, EXACT, type SharedTable, TranspositionTable } from './table.ts';

test('what was put is found by both halves of the hash, with any score and depth', () => {
  const table = new TranspositionTable(10);
  for (const score of [0, 1, -1, 12_345, -WIN, WIN - 7, WIN + 1, -WIN - 1])
    for (const depth of [1, 17, 255])
      for (const bound of [EXACT, AT_LEAST, AT_MOST] as const) {
        table.put(-5, 77, -123_456_789, score, depth, bound);
        expect(table.find(-5, 77)).toBe(true);
        expect([table.action, table.score, table.depth, table.bound]).toEqual([-123_456_789, score, depth, bound]);
      }
});
test('a position that differs in one half alone is not found, and a newer one takes the place of an older', () => {
  const table = new TranspositionTable(10);
  table.put(3, 9, 1, 10, 2, EXACT);
  expect([table.find(3, 8), table.find(3 + 1024, 9), table.find(3, 9)]).toEqual([false, false, true]);
  table.put(3 + 1024, 9, 1, 10, 2, EXACT);
  expect([table.find(3, 9), table.find(3 + 1024, 9)]).toEqual([false, true]);
  table.clear();
  expect(table.find(3 + 1024, 9)).toBe(false);
});
test('what was known is forgotten, however much of the table is used', () => {
  const table = new TranspositionTable(12);
  for (const positions of [Infinity, 3, 1000, Infinity, 0]) {
    for (let lo = 0; lo < 4096; lo++) table.put(lo, 1, 7, 0, 1, EXACT);
    table.clear(positions);
    let found = 0;
    for (let lo = 0; lo < 4096; lo++) found += Number(table.find(lo, 1));
    expect(found).toBe(0);
    table.put(1023, 2, 7, 0, 1, EXACT);
    expect(table.find(1023, 2)).toBe(true);
  }
});
test('it tells how full it is, of the part that is used', () => {
  const table = new TranspositionTable(12);
  const fill = (): void => {
    for (let lo = 0; lo < 1024; lo++) for (const hi of [1, 2]) table.put(lo, hi, 7, 0, 1, EXACT);
  };
  expect(table.fullness).toBe(0);
  fill();
  expect(table.fullness).toBe(250);
  table.clear(8);
  expect(table.fullness).toBe(0);
  fill();
  expect(table.fullness).toBe(1000);
});
test('no table is larger than 16 MiB, or too small to tell positions apart', () => {
  expect(() => new TranspositionTable(9)).toThrow('apart');
  expect(() => new TranspositionTable(21)).toThrow('16 MiB');
});
test('nothing comes back, however often everything is forgotten', () => {
  const table = new TranspositionTable(11);
  for (let lo = 0; lo < 2048; lo++) table.put(lo, 1, 7, 0, 1, EXACT);
  let found = 0;
  for (let times = 0; times < 2100; times++) {
    table.clear();
    for (let lo = times % 7; lo < 2048; lo += 7) found += Number(table.find(lo, 1));
  }
  expect(found).toBe(0);
});

const sharedOf = (table: TranspositionTable): SharedTable => {
  const { shared } = table;
  if (shared === null) throw new Error('the memory is its own');
  return shared;
};
test('a table that is joined knows and tells the same, until it is cleared', () => {
  const table = TranspositionTable.shareable(10);
  table.clear();
  const joined = TranspositionTable.joined(sharedOf(table));
  table.put(1, 2, 3, 4, 5, EXACT);
  joined.put(6, 7, 8, 9, 10, AT_MOST);
  for (const either of [table, joined]) {
    expect(either.find(1, 2)).toBe(true);
    expect([either.action, either.score, either.depth, either.bound]).toEqual([3, 4, 5, EXACT]);
    expect(either.find(6, 7)).toBe(true);
    expect([either.action, either.score, either.depth, either.bound]).toEqual([8, 9, 10, AT_MOST]);
  }
  joined.clear();
  expect([table.find(1, 2), joined.find(1, 2)]).toEqual([true, true]);
  table.clear();
  expect([table.find(1, 2), table.find(6, 7)]).toEqual([false, false]);
  joined.put(1, 2, 3, 4, 5, EXACT);
  expect(table.find(1, 2)).toBe(false);
});
test('only memory that is shared can be joined, and it has the size of its entries', () => {
  expect(new TranspositionTable(10).shared).toBe(null);
  expect(() => new TranspositionTable(11, sharedOf(TranspositionTable.shareable(10)).memory)).toThrow('32768 bytes');
});
test('an entry whose words were not written together is not found', () => {
  type Entry = readonly [lo: number, hi: number, action: number, score: number, depth: number, bound: Bound];
  const one: Entry = [7, -99, 1234, -50, 6, EXACT];
  const others: readonly Entry[] = [
    // of another position
    [7 + 1024 * 5, 31, -77, 120, 3, AT_LEAST],
    // of the same one, which each of two threads has searched
    [7, -99, 999, 80, 7, AT_MOST],
    [7, -99, 1234, 80, 7, AT_MOST],
    [7, -99, 999, -50, 6, EXACT],
  ];
  for (const other of others) {
    const table = TranspositionTable.shareable(10);
    const words = new Int32Array(sharedOf(table).memory).subarray(4 * 7, 4 * 8);
    const wordsOf = (entry: Entry): Int32Array => {
      table.put(...entry);
      return words.slice();
    };
    const [first, second] = [wordsOf(one), wordsOf(other)];
    for (let of = 0; of < 16; of++) {
      const torn = first.map((word, i) => (of & (1 << i) ? second[i] : word));
      words.set(torn);
      const written = [first, second].findIndex((words) => torn.every((word, i) => word === words[i]));
      const [lo, hi, ...known] = [one, other][written] ?? [];
      for (const sought of [one, other]) {
        const isFound = table.find(sought[0], sought[1]);
        expect(isFound).toBe(sought[0] === lo && sought[1] === hi);
        if (isFound) expect([table.action, table.score, table.depth, table.bound]).toEqual(known);
      }
    }
  }
});
