/**
 * D-T18: castling over and onto Landmines, which only lie there where features may be laid on any square (D-T0c). Both models of
 * the game are asked.
 */
import { describe, expect, test } from 'vitest';
import { Position } from '../../../core/position.ts';
import { startOfCensus } from '../../../core/start/census.ts';
import { OracleTable } from '../../../testing/deicide/oracle-table.ts';
import { deicide } from '../index.ts';

const options = { terrain: 'on', area: 'board' } as const;
interface Mine {
  readonly at: string;
  readonly revealed: boolean;
}

/** After Black's castling towards p16; null: it is not allowed. */
function castled({ at, revealed }: Mine): string | null {
  const start = startOfCensus(deicide, 'K@a10 k@i16 r@p16');
  if (!start.ok) throw new Error(start.error.message);
  const pieces = start.value.pieces.map(({ kind, side, at }) => ({ kind, side, at }));
  const terrain = [{ feature: 'mine', at, ...(revealed ? { revealed } : { side: 'white' }) }];
  const made = Position.start(deicide, options, { ...start.value, pieces, turn: 'black', phase: 'play', terrain });
  if (!made.ok) throw new Error(made.error.message);
  const castling = made.value.actions().find(({ kind }) => kind === 'castle');
  if (!castling) return null;
  made.value.play(castling);
  return made.value.census();
}
/** The same in the second model. */
function castledByRules({ at, revealed }: Mine): string | null {
  const table = OracleTable.of(`K@a10 k@i16' r@p16'${revealed ? ` mine@${at}` : ''}`, 'black', {
    ...{ options, mines: { white: revealed ? [] : [at] } },
  });
  return table.can('i16-k16') ? table.after('i16-k16').census : null;
}

describe.each([
  ['the first model', castled],
  ['the second model', castledByRules],
])('%s', (_, play) => {
  test.each([
    ['far away', 'c1', 'K@a10 k@k16 r@j16'],
    ['over which the Rook jumps', 'l16', 'K@a10 k@k16 r@j16'],
    ['where the Rook lands, over which the King has passed: it destroys the Rook only (D-T9)', 'j16', 'K@a10 k@k16'],
    ['where the King lands: it is revealed, and the move is taken back (D-T11)', 'k16', 'K@a10 k@i16 mine@k16 r@p16'],
  ])('a hidden Landmine %s', (_, at, census) => {
    expect(play({ at, revealed: false })).toBe(census);
  });
  test.each([
    ['over which the Rook jumps', 'l16', 'K@a10 k@k16 mine@l16 r@j16'],
    ['where the Rook lands: it is destroyed (D-X6)', 'j16', 'K@a10 k@k16'],
    ['where the King would land: there is no castling (D-T11)', 'k16', null],
  ])('a Landmine that was shown, %s', (_, at, census) => {
    expect(play({ at, revealed: true })).toBe(census);
  });
});
