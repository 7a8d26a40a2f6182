/** Castling over squares that hold hidden Landmines, which only lie there where features may be laid on any square (D-T0c). */
import { expect, test } from 'vitest';
import { Position } from '../../../core/position.ts';
import { startOfCensus } from '../../../core/start/census.ts';
import { deicide } from '../index.ts';

const castled = (mine: string): string => {
  const start = startOfCensus(deicide, 'K@a10 k@i16 r@p16');
  if (!start.ok) throw new Error(start.error.message);
  const pieces = start.value.pieces.map(({ kind, side, at }) => ({ kind, side, at }));
  const terrain = [{ feature: 'mine', at: mine, side: 'white' }];
  const made = Position.start(
    deicide,
    { terrain: 'on', area: 'board' },
    { ...start.value, pieces, turn: 'black', phase: 'play', terrain },
  );
  if (!made.ok) throw new Error(made.error.message);
  const castling = made.value.actions().find(({ kind }) => kind === 'castle')!;
  made.value.play(castling);
  return made.value.census();
};

test.each([
  ['far away', 'c1', 'K@a10 k@k16 r@j16'],
  ['passed by the Rook', 'l16', 'K@a10 k@k16 r@j16'],
  ['where the Rook lands: both are destroyed (D-T9)', 'j16', 'K@a10 k@k16'],
  ['where the King lands: it is revealed, and the move is taken back (D-T11)', 'k16', 'K@a10 k@i16 mine@k16 r@p16'],
])('a Landmine %s', (_, mine, census) => {
  expect(castled(mine)).toBe(census);
});
