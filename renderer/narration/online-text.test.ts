/** What is said at a table on two machines, from one view of the table to the next. */
import { expect, test } from 'vitest';
import type { TableView } from '../../electron/contract/online.ts';
import { Driver } from '../state/match/driver.fixture.ts';
import { view } from '../state/match/match.fixture.ts';
import { asked, offersOf, tableNews } from './online-text.ts';

const game = new Driver(view()).state;
const [first, second] = game.description.sides.map(({ name }) => name);
const host = { person: 'host', isHost: true, side: 0 as const, awayFor: null };
const guest = { person: 'g', isHost: false, side: 1 as const, awayFor: null };
const watcher = { person: 'w', isHost: false, side: null, awayFor: null };
const table = (more: Partial<TableView> = {}): TableView => ({
  match: 'm',
  you: 'host',
  people: [host, guest],
  offers: [],
  ...more,
});
const said = (before: TableView | null, now: TableView): string[] =>
  tableNews(game, before, now).map(({ text }) => text);

test('a player who comes, goes and comes back is named; a spectator who comes is told', () => {
  const away = table({ people: [host, { ...guest, awayFor: 10 }] });
  expect(said(table({ people: [host] }), table())).toEqual([`${second} is here.`]);
  expect(said(table(), away)).toEqual([`${second} is away.`]);
  expect(said(away, table())).toEqual([`${second} is back.`]);
  expect(said(table(), table({ people: [host, guest, watcher] }))).toEqual(['Somebody watches.']);
});
test('nothing is said of those who were there when one sat down, or of oneself', () => {
  expect(said(null, table({ you: 'g' }))).toEqual([]);
  expect(said(table(), table())).toEqual([]);
  expect(said(table(), table({ people: [{ ...host, awayFor: 5 }, guest] }))).toEqual([]);
});
test('an offer is told once, urgently, to the seat that answers it, and to nobody else', () => {
  const offers = [{ id: 1, by: 0 as const, what: 'take-back' as const, reveals: true }];
  const now = table({ you: 'g', offers });
  expect(tableNews(game, table({ you: 'g' }), now)).toEqual([
    { text: `${first} asks to take the last move back. It would show again what was hidden.`, urgent: true },
  ]);
  expect(said(now, now)).toEqual([]);
  expect([asked(now).length, offersOf(now).length]).toEqual([1, 0]);
  expect([asked(table({ offers })).length, offersOf(table({ offers })).length]).toEqual([0, 1]);
  const watching = table({ you: 'w', people: [host, guest, watcher], offers });
  expect([asked(watching).length, offersOf(watching).length]).toEqual([0, 0]);
});
test('that an offer was declined is told to whoever made it, and to nobody else', () => {
  const declined = { by: 1 as const, what: 'take-back' as const };
  const guests = table({ you: 'g', declined });
  expect(tableNews(game, table({ you: 'g' }), guests)).toEqual([
    { text: 'Your move is not taken back.', urgent: true },
  ]);
  const watching = { you: 'w', people: [host, guest, watcher] };
  expect(said(table(), table({ declined }))).toEqual([]);
  expect(said(table(watching), table({ ...watching, declined }))).toEqual([]);
});
test('a player who leaves is named, unless somebody else has come in the same moment', () => {
  const next = { ...guest, person: 'next' };
  expect(said(table(), table({ people: [host] }))).toEqual([`${second} has left the table.`]);
  expect(said(table(), table({ people: [host, next] }))).toEqual([`${second} is here.`]);
  expect(said(table({ people: [host, guest, watcher] }), table())).toEqual([]);
});
