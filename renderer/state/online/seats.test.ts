/** Who sits where in a new game: what was typed becomes seats that a match can begin with. */
import { expect, test } from 'vitest';
import { freshSeats, isWatching, keptSeats, playableSeats, seatsOf, secondsOf, swapped, withSeat } from './seats.ts';

test('whatever is typed, the seconds are whole and within the limits', () => {
  expect(['5', '0', '-3', '61', '2.4', '', ' ', 'x', '1e3'].map(secondsOf)).toEqual([5, 1, 1, 60, 2, 8, 8, 8, 60]);
});

test('a seat keeps its name while the computer sits there, and its level while a person does', () => {
  const fresh = freshSeats(['Ida ', 'Otto']);
  expect(seatsOf(fresh)).toEqual([{ name: 'Ida' }, { name: 'Otto' }]);
  const against = withSeat(fresh, 1, { computer: true, level: '4', seconds: '3' });
  expect(seatsOf(against)).toEqual([{ name: 'Ida' }, { name: '', computer: { level: '4', seconds: 3 } }]);
  expect(seatsOf(swapped(against))).toEqual([{ name: '', computer: { level: '4', seconds: 3 } }, { name: 'Ida' }]);
  const back = withSeat(against, 1, { computer: false });
  expect(back[1]).toMatchObject({ name: 'Otto', level: '4' });
  expect(isWatching(seatsOf(against))).toBe(false);
  expect(isWatching(seatsOf(withSeat(against, 0, { computer: true })))).toBe(true);
});

test('the seats of a running match, without a level that this version does not know', () => {
  const seat = (level: string) => ({ name: '', computer: { level, seconds: 5 } });
  expect(keptSeats([seat('8'), seat('10')])).toEqual([
    { name: '', computer: { level: '8', seconds: 5 } },
    { name: '' },
  ]);
});

test('the seats of a running match keep another engine, and where it does not play a position the computer sits there', () => {
  const engine = { name: 'Fish', strength: { by: 'elo', value: 1500 } } as const;
  const seats = keptSeats([{ name: 'Ann' }, { name: '', computer: { level: '3', seconds: 5, engine } }]);
  expect(seats).toEqual([{ name: 'Ann' }, { name: '', computer: { level: '3', seconds: 5, engine } }]);
  const fish = (why: string | null) => [{ name: 'Fish', ranges: [], why }];
  const replaced = [{ name: 'Ann' }, { name: '', computer: { level: '3', seconds: 5 } }];
  expect(playableSeats(seats, fish(null))).toEqual({ seats, why: null });
  expect(playableSeats(seats, fish('It cannot.'))).toEqual({ seats: replaced, why: 'It cannot.' });
  // it was removed meanwhile
  expect(playableSeats(seats, [])).toEqual({ seats: replaced, why: null });
});
