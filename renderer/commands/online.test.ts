/** Which commands are there in a game on two machines, at the host, at a guest and for a spectator. */
import { afterEach, expect, test } from 'vitest';
import type { CommandId } from '../../electron/contract/commands.ts';
import type { TableView } from '../../electron/contract/online.ts';
import type { View } from '../../electron/contract/view.ts';
import { Driver } from '../state/match/driver.fixture.ts';
import { view } from '../state/match/match.fixture.ts';
import { useOnline } from '../state/online/online.ts';
import { behaviours } from './behaviour.ts';
import type { CommandContext } from './command.ts';

afterEach(() => useOnline.setState({ table: null }));

const tableOf = (you: string): TableView => ({
  match: view().match,
  you,
  people: [
    { person: 'host', isHost: true, side: 0, awayFor: null },
    { person: 'g', isHost: false, side: 1, awayFor: null },
    { person: 'w', isHost: false, side: null, awayFor: null },
  ],
  offers: [],
});
function whyAt(you: string | null, id: CommandId, more: Partial<View> = {}): string | null {
  useOnline.setState({ table: you === null ? null : tableOf(you) });
  const { state } = new Driver(view(more));
  const match = { send: () => {}, store: { getState: () => state } } as never;
  return behaviours[id].why({ match, table: null } as unknown as CommandContext);
}

test('somebody is invited to a game between two people, by the host only', () => {
  const computer = { level: '1', seconds: 1 } as const;
  expect(whyAt(null, 'invite')).toBeNull();
  expect(whyAt('host', 'invite', { seat: 0 })).toBeNull();
  expect(whyAt('g', 'invite', { seat: 1 })).toBe('Only the host of the table can invite.');
  expect(whyAt(null, 'invite', { players: [{ name: '' }, { name: '', computer }] })).toBe(
    'Only a game between two people, with the referee on, can be played on two machines.',
  );
});
test('what belongs to one screen or helps one side waits', () => {
  for (const id of ['redo', 'referee', 'notes', 'hint', 'analysis', 'clocks'] as const)
    expect(whyAt('host', id, { seat: 0 }), id).toBe('Not while the game is played on two machines.');
  for (const id of ['save-copy', 'rename', 'review', 'set-up'] as const)
    expect(whyAt('g', id, { seat: 1 }), id).toBe('Only the host of the table can do that.');
});
test('a spectator plays, takes back and resigns nothing', () => {
  for (const id of ['undo', 'resign', 'agree-draw', 'tosses'] as const)
    expect(whyAt('w', id, { seat: null }), id).toBe('You are watching this game. Only its two players can do that.');
});
test('a turn is ended by the side to move, and a square is pointed at only where somebody sees it', () => {
  const turn = view().turn;
  expect(whyAt('g', 'end-turn', { seat: turn === 0 ? 1 : 0 })).toBe('The other player is to move.');
  expect(whyAt('g', 'next-movable', { seat: turn === 0 ? 1 : 0 })).toBe('The other player is to move.');
  expect(whyAt('host', 'next-movable', { seat: turn })).toBeNull();
  expect(whyAt(null, 'point')).toBe('Nobody at another machine is here.');
  expect(whyAt('w', 'point', { seat: null })).toBeNull();
});
test('in a game by text whoever waits cannot resign, which is not said to be because the game is over', () => {
  const byText = { side: 0, awaits: 'theirs', sent: true, invites: false, drawOffered: false } as never;
  const can = { ...view().can, resign: false };
  expect(whyAt(null, 'resign', { byText, can, turn: 1 })).toBe('The other player is to move.');
  const outcome = { winner: 0 as const, reason: 'resign', says: 'LINE resigns.' };
  expect(whyAt(null, 'resign', { can, outcome })).toBe('The game is over.');
});
