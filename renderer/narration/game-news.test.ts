/** What is told of a game to somebody who looks elsewhere, and what is not. */
import { expect, test } from 'vitest';
import type { TableView } from '../../electron/contract/online.ts';
import type { EffectView, SeatView, Side, View } from '../../electron/contract/view.ts';
import { description, view } from '../state/match/match.fixture.ts';
import { NewsOfGames } from './game-news.ts';

const begin = () => new NewsOfGames((variant) => (variant === 'acid' ? description : undefined));
const turnOf = (side: Side): EffectView => ({ do: 'turn', side, turnNumber: 3, says: 'MAGI to move.' });
const ended: EffectView = { do: 'end', winner: 1, reason: 'king', says: 'LINE wins.' };
const outcome: View['outcome'] = { winner: 1, reason: 'king', says: 'LINE wins.' };

const ada: [SeatView, SeatView] = [{ name: 'Ben' }, { name: 'Ada' }];
const computer: [SeatView, SeatView] = [{ name: 'Ben' }, { name: '', computer: { level: '8', seconds: 60 } }];
const yours = { says: 'Your turn', game: 'acid', more: 'acid, against Ada' };

test('a turn from another machine is told, with who and which game', () => {
  const online = view({ players: ada, seat: 0, node: 4 });
  expect(begin().played({ view: online, effects: [turnOf(0)] })).toEqual(yours);
  const byBroker = view({ players: [{ name: 'Ben' }, { name: 'Ada', elsewhere: true }], node: 4 });
  expect(begin().played({ view: byBroker, effects: [turnOf(0)] })).toEqual(yours);
});

test('a player without a name is called by the side', () => {
  const online = view({ seat: 0, node: 4 });
  expect(begin().played({ view: online, effects: [turnOf(0)] })?.more).toBe('acid, against LINE');
});

test('where all players sit here, and to somebody who watches, nothing is told', () => {
  expect(begin().played({ view: view({ players: ada }), effects: [turnOf(0)] })).toBeNull();
  expect(begin().played({ view: view({ players: ada, seat: null }), effects: [turnOf(0)] })).toBeNull();
  const watched = view({ players: [computer[1], computer[1]] });
  expect(begin().played({ view: watched, effects: [turnOf(0)] })).toBeNull();
});

test('in the middle of the other turn, and of what moves nothing, nothing is told', () => {
  const news = begin();
  expect(news.played({ view: view({ players: ada, seat: 0, turn: 1 }), effects: [turnOf(1)] })).toBeNull();
  expect(news.played({ view: view({ players: ada, seat: 0 }), effects: [] })).toBeNull();
});

test('a move of one’s own that is taken back by agreement is one’s turn again; a comment on it is nothing', () => {
  const news = begin();
  const before = view({ players: ada, seat: 0, node: 4, revision: 7 });
  news.saw(before);
  const own = { ...before, node: 5, revision: 8, turn: 1 as const };
  news.saw(own);
  // the screen may be behind
  news.saw(before);
  expect(news.played({ view: { ...own, revision: 9 }, effects: [] })).toBeNull();
  expect(news.played({ view: { ...before, revision: 10 }, effects: [] })).toEqual(yours);
  expect(news.played({ view: { ...before, revision: 11 }, effects: [] })).toBeNull();
});

test('an answer of the computer is told if its turn took ten seconds or more', () => {
  const news = begin();
  const moved = (seconds: number) =>
    view({
      players: computer,
      computerMove: { side: 1, label: 'De7', why: null, expects: null, depth: 3, seconds },
    });
  expect(news.played({ view: moved(9.9), effects: [turnOf(0)] })).toBeNull();
  expect(news.played({ view: moved(10), effects: [turnOf(0)] })).toEqual({
    says: 'Your turn',
    game: 'acid',
    more: 'acid, against the computer',
  });
  // several moves, none of which took long
  news.thinking({ seconds: 6 });
  expect(news.played({ view: { ...moved(6), turn: 1 }, effects: [] })).toBeNull();
  news.thinking({ seconds: 12 });
  expect(news.played({ view: moved(5), effects: [turnOf(0)] })?.says).toBe('Your turn');
  expect(news.played({ view: moved(5), effects: [turnOf(0)] })).toBeNull();
});

test('the end is told once, and in place of a turn', () => {
  const news = begin();
  const over = view({ players: ada, seat: 0, outcome, node: 5 });
  expect(news.played({ view: over, effects: [ended] })?.says).toBe('The game is over');
  expect(news.played({ view: over, effects: [turnOf(0)] })).toBeNull();
});

test('an exercise is no game against somebody', () => {
  const { exercise } = { exercise: { task: {} } as View['exercise'] };
  expect(begin().played({ view: view({ players: computer, exercise }), effects: [ended, turnOf(0)] })).toBeNull();
});

test('the next game at a table is told if it begins here, and a game that comes back only if it has gone on', () => {
  const news = begin();
  const online = view({ players: ada, seat: 0 });
  news.saw({ ...online, match: 'before' });
  expect(news.opened(online)).toEqual(yours);
  expect(news.opened(online)).toBeNull();
  expect(news.opened({ ...online, node: 9 })).toEqual(yours);
  expect(news.opened({ ...online, match: 'next', turn: 1 })).toBeNull();
  // a file that was double-clicked
  expect(news.opened(view({ match: 'file', players: ada }))).toBeNull();
});

test.each([
  ['draw', 'Ada offers a draw'],
  ['take-back', 'Ada asks to take a move back'],
  ['rematch', 'Ada asks for another game'],
] as const)('an offer (%s) is told once, and one of one’s own is not', (what, says) => {
  const news = begin();
  const shown = view({ players: ada, seat: 0 });
  const table = (...offers: TableView['offers']): TableView => ({
    match: 'm',
    you: 'host',
    people: [
      { person: 'host', isHost: true, side: 0, awayFor: null },
      { person: 'g', isHost: false, side: 1, awayFor: null },
    ],
    offers,
  });
  const own = { id: 1, by: 0, what, reveals: false } as const;
  const theirs = { id: 2, by: 1, what, reveals: true } as const;
  expect(news.table(table(own), shown)).toBeNull();
  expect(news.table(table(own, theirs), shown)).toEqual({ says, game: 'acid', more: 'acid, against Ada' });
  expect(news.table(table(theirs), shown)).toBeNull();
  expect(news.table(table(), shown)).toBeNull();
  // another game is on the screen by now
  expect(news.table(table({ ...theirs, id: 3 }), view({ match: 'other' }))).toBeNull();
});
