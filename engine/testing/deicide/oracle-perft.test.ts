/** The table of counts that the oracle of Deicide Chess has made: it is read back as it was written, and still counts so. */
import { describe, expect, test } from 'vitest';
import { distinctActions, perft } from './oracle.ts';
import perftRows from './oracle-perft.json' with { type: 'json' };
import type { PerftRow } from './oracle-perft.ts';
import { census, furtherState, KIND_OF_LETTER, parse } from './oracle-positions.ts';

// a plain object in JSON has a type of its own for every row; here each is a row of the table
const rows = perftRows as unknown as readonly PerftRow[];
const opened = (row: PerftRow) => parse(row.census, row.turn, row.further);
/** The engine's own test goes the whole way; the oracle takes seconds for more. */
const AFFORDABLE = 30_000;

describe('the table of counts', () => {
  test('every kind can move somewhere, and the rare actions occur', () => {
    const all = rows.flatMap((row) => {
      const position = opened(row);
      return distinctActions(position).map(({ does, from }) => ({ does, kind: position.board[from ?? 0]?.kind }));
    });
    expect(new Set(all.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(Object.keys(KIND_OF_LETTER).length);
    const does = new Set(all.map((action) => action.does));
    for (const rare of ['push', 'en-passant', 'depart', 'castle', 'end-turn']) expect(does).toContain(rare);
  });

  test.each(rows)('$name', (row) => {
    const position = opened(row);
    const { further } = row;
    expect({ census: census(position), further: furtherState(position) }).toEqual({ census: row.census, further });
    row.perft.forEach((count, i) => {
      if (i === 0 || count <= AFFORDABLE) expect(perft(position, i + 1), `depth ${i + 1}`).toBe(count);
    });
  });
});
