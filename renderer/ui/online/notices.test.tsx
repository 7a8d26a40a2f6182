/** What the host sees while nobody plays the other side, and codes that are no longer good. */
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { TableView } from '../../../electron/contract/online.ts';
import { view } from '../../state/match/match.fixture.ts';
import { description } from '../../state/match/special.fixture.ts';
import { useOnline } from '../../state/online/online.ts';
import { click, open, q, resolvedOk } from '../testing/table.tsx';

const code = { code: 'ABCDE-FGHIJ', addresses: ['192.168.1.14'], port: 4000 };
const host = { person: 'host', isHost: true, side: 0 as const, awayFor: null };
const guest = { person: 'g', isHost: false, side: 1 as const, awayFor: null };
const table = (more: Partial<TableView>): TableView => ({
  ...{ match: view().match, you: 'host', people: [host], offers: [] },
  ...more,
});
const by = (id: string) => q(`[data-testid=${id}]`);
const told = (more: Partial<TableView>) => act(async () => useOnline.setState({ table: table(more) }));
afterEach(() => act(() => useOnline.setState(useOnline.getInitialState())));

test('a seat that nobody plays is told above the board, where somebody can be invited to it', async () => {
  useOnline.setState({ table: table({ people: [host, guest] }) });
  await open(view({ seat: 0 }));
  expect(by('empty-notice')).toBeNull();
  await told({ people: [host] });
  const says = () => by('empty-notice')?.textContent;
  expect(says()).toContain(`Nobody plays ${description.sides[1].name}`);
  expect(says()).toContain('Invite somebody, or end the table.');
  await told({ invited: { playing: true, watching: false } });
  expect(says()).toContain('The invitation is good until somebody joins.');
  await click(by('empty-invite'));
  expect(by('invite-standing')).not.toBeNull();
});

test('a friend by a broker who asks for another game is answered above the board', async () => {
  const offers = [{ id: 1, by: 1 as const, what: 'rematch' as const, reveals: false }];
  const people = [host, { ...guest, isHost: false, awayFor: 0 }];
  useOnline.setState({ table: table({ people }) });
  const byText = { side: 0 as const, awaits: 'over' as const, invites: false, sent: true };
  const none = { drawOffered: false, offersDraw: false, willOffer: false };
  const outcome = { winner: 0 as const, reason: 'resignation', says: 'Over.' };
  await open(view({ seat: 0, byText: { ...byText, ...none }, outcome }), {
    'correspondence.broker': () => resolvedOk(null),
  });
  expect([by('offer-notice'), by('away-notice')]).toEqual([null, null]);
  await told({ people, offers });
  expect(by('offer-notice')?.textContent).toContain('asks for another game');
});

test('the dialog says whether somebody is invited', async () => {
  useOnline.setState({
    table: table({ invited: { playing: true, watching: true } }),
    codes: { play: code, watch: code },
  });
  await open(view({ seat: 0 }));
  await click(by('empty-invite'));
  const says = () => by('invite-standing')?.textContent;
  expect(says()).toContain('Waiting for somebody to join.');
  expect([by('code-play')?.textContent, by('code-watch')?.textContent]).toEqual([code.code, code.code]);
  await act(async () => useOnline.setState({ codes: { play: null, watch: null } }));
  await told({ invited: { playing: false, watching: false } });
  expect([by('code-play'), by('code-watch')]).toEqual([null, null]);
  expect([by('invite-again'), by('invite-watch')]).not.toContain(null);
  expect(says()).toContain('Nobody is invited.');
  await told({ people: [host, { ...guest, awayFor: 1000 }] });
  expect(says()).toContain('Whoever joins with a new code takes their place.');
});
