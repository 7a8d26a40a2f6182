/** What the players of a game by a broker say to each other while both are connected. */
import { expect, test } from 'vitest';
import type { TableEvent, TableView } from '../../contract/online.ts';
import { BrokerTalk } from './broker-talk.ts';

const MATCH = 'm';
/** Two ends; what one says reaches the other if `isConnected`. */
function pair() {
  const line = { isConnected: true };
  const told: [TableEvent, unknown][][] = [[], []];
  const ends: readonly BrokerTalk[] = ([0, 1] as const).map(
    (side) =>
      new BrokerTalk({
        open: () => ({ match: MATCH, side, cells: 9, friend: 'friend', asksRematch: false }),
        say: (text) => line.isConnected && ends[1 - side].heard(text),
        tell: (event, what) => told[side].push([event, what]),
      }),
  );
  for (const end of ends) end.presence(true);
  for (const list of told) list.splice(0);
  return { line, told, ends };
}

test('a line, a square and arrows reach both pages, each with its side', () => {
  const { told, ends } = pair();
  expect(ends[0].said('table.say', { text: 'Hello' })).toEqual({ ok: true, value: {} });
  expect(ends[1].said('table.point', { cell: 4 }).ok).toBe(true);
  expect(ends[0].said('table.arrows', { arrows: [{ from: 0, to: 8 }] }).ok).toBe(true);
  expect(told[0]).toEqual([
    ['said', { person: 'you', side: 0, text: 'Hello' }],
    ['pointed', { person: 'friend', side: 1, cell: 4 }],
    ['arrows', { person: 'you', side: 0, arrows: [{ from: 0, to: 8 }] }],
  ]);
  expect(told[1].map(([event, what]) => [event, (what as { person: string }).person])).toEqual([
    ['said', 'friend'],
    ['pointed', 'you'],
    ['arrows', 'friend'],
  ]);
});
test('the page knows who is here from when the friend has come', () => {
  const told: TableView[] = [];
  let match = MATCH;
  let asksRematch = false;
  const talk = new BrokerTalk({
    open: () => ({ match, side: 1, cells: 9, friend: 'friend', asksRematch }),
    say: () => true,
    tell: (_, what) => told.push(what as TableView),
  });
  talk.presence(false);
  expect(talk.view()).toBeNull();
  expect(talk.said('table.say', { text: 'Hello' })).toMatchObject({ error: { code: 'no-table' } });
  for (const isHere of [true, true, false, false, true]) talk.presence(isHere);
  expect(told.map(({ people }) => people.map(({ side, awayFor }) => [side, awayFor !== null]))).toEqual([
    [
      [1, false],
      [0, false],
    ],
    [
      [1, false],
      [0, true],
    ],
    [
      [1, false],
      [0, false],
    ],
  ]);
  match = 'another';
  expect(talk.view()).toBeNull();
  // a friend who asks for another game need not be here
  asksRematch = true;
  expect(talk.view()).toMatchObject({
    offers: [{ by: 0, what: 'rematch' }],
    people: [{ awayFor: null }, { person: 'friend', awayFor: 0 }],
  });
  talk.show();
  asksRematch = false;
  talk.show();
  expect(told.at(-1)).toMatchObject({ match, offers: [] });
});
test('what cannot be sent is refused, and nothing is shown', () => {
  const { line, told, ends } = pair();
  line.isConnected = false;
  expect(ends[0].said('table.say', { text: 'Hello' })).toMatchObject({ error: { code: 'not-here' } });
  expect(ends[0].said('table.point', { cell: 9 })).toMatchObject({ error: { code: 'no-such-cell' } });
  expect(ends[0].said('table.answer', { offer: 1, accept: true })).toMatchObject({ error: { code: 'no-table' } });
  expect(told).toEqual([[], []]);
});
test.each([
  '',
  'null',
  '{"is":"table.say"}',
  '{"is":"table.say","text":""}',
  `{"is":"table.say","text":"${'x'.repeat(201)}"}`,
  '{"is":"table.say","text":"a","more":1}',
  '{"is":"table.point","cell":9}',
  '{"is":"table.point","cell":-1}',
  '{"is":"table.point","cell":1.5}',
  '{"is":"table.arrows","arrows":[{"from":0,"to":9}]}',
  `{"is":"table.arrows","arrows":[${Array(41).fill('{"from":0,"to":1}').join()}]}`,
  '{"is":"match.play","action":"Ka1-a2"}',
])('nothing is shown of %s', (text) => {
  const { told, ends } = pair();
  expect(ends[0].heard(text)).toBe(false);
  expect(told).toEqual([[], []]);
});
