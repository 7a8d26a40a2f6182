/** The table in a game whose turns a message broker carries: what the step bar says and offers, and its dialog. */
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BrokerView, CorrespondenceView } from '../../../electron/contract/correspondence.ts';
import type { View } from '../../../electron/contract/view.ts';
import { useBroker } from '../../state/broker.ts';
import { view } from '../../state/match/match.fixture.ts';
import { ask, click, open, q, resolvedOk, stepBarText } from '../testing/table.tsx';

const refuse = (message: string) => Promise.resolve({ ok: false, error: { code: 'refused', message } });
const game = (more: Partial<CorrespondenceView>, of: Partial<View> = {}): View =>
  view({
    players: [{ name: 'Ida' }, { name: 'Grace', elsewhere: true }],
    byText: {
      ...{
        side: 0,
        awaits: 'theirs',
        invites: false,
        sent: true,
        drawOffered: false,
        offersDraw: false,
        willOffer: false,
      },
      ...more,
    },
    ...{ viewer: 0, node: 3, turn: 1, movable: [] },
    ...of,
  });
const broker = (more: Partial<BrokerView> = {}): BrokerView => ({
  ...{ match: view().match, url: 'mqtts://b', user: '', shares: false, state: 'connected', why: null },
  ...{ invited: true, turn: 'sent', isFriendHere: false, refused: null, machine: null },
  ...more,
});
const sit = (opened: View, stands: BrokerView | null) =>
  open(opened, {
    'match.view': () => resolvedOk(opened),
    'correspondence.broker': () => resolvedOk(stands),
    'correspondence.setBroker': ({ url }: { url: string }) =>
      url === '' ? refuse('Type the address.') : resolvedOk(broker({ url })),
    'correspondence.connectNow': () => resolvedOk({}),
    'correspondence.allowBroker': ({ allow }: { allow: boolean }) =>
      resolvedOk(broker({ ...(stands ?? {}), state: allow ? 'connecting' : 'declined' })),
    'correspondence.takeOver': () => resolvedOk({}),
    'correspondence.sendWholeGame': () => resolvedOk({}),
    'correspondence.wholeGame': () => resolvedOk({ text: 'fairytable:3:' }),
    'correspondence.checkBroker': () => refuse('The broker does not accept this user name and password.'),
  });
afterEach(() => act(() => useBroker.setState({ view: null })));
const button = (id: string) => q(`[data-testid=stepbar] [data-testid=${id}]`);

it('says where the last turn is', async () => {
  await sit(game({}), broker({ turn: 'sent' }));
  expect(stepBarText()).toContain('Waiting for Grace.');
  expect(stepBarText()).toContain('Sent, not yet fetched.');
  await act(async () => useBroker.setState({ view: broker({ turn: 'fetched' }) }));
  expect(stepBarText()).toContain('Grace has your turn.');
  await act(async () =>
    useBroker.setState({ view: broker({ turn: 'kept', state: 'waiting', why: 'Nobody answers.' }) }),
  );
  expect(stepBarText()).toContain(
    'The broker cannot be reached: your turn is kept and sent later; you can still copy it.',
  );
  expect(button('copy-turn')).not.toBeNull();
  expect(button('paste-turn')).not.toBeNull();
  await act(async () => useBroker.setState({ view: broker({ refused: 'It is damaged.' }) }));
  expect(stepBarText()).toContain('What came last could not be played: It is damaged.');
});
it('begins its sentences with a capital, also about a friend without a name', async () => {
  await sit(game({}, { players: [{ name: 'Ida' }, { name: '', elsewhere: true }] }), broker({ turn: 'fetched' }));
  expect(stepBarText()).toContain('Your friend has your turn.');
});
it.each(['yours', 'theirs'] as const)('says that the friend does not play another game: %s', async (awaits) => {
  await sit(game({ awaits }), broker({ isDeclined: true }));
  expect(stepBarText()).toContain('Grace does not play another game for now.');
});
it('asks for the invitation before anything goes over, and says that the rest goes by itself', async () => {
  await sit(game({ awaits: 'send', invites: true, sent: false }), broker({ invited: false }));
  expect(stepBarText()).toContain('Invite Grace.');
  expect(stepBarText()).toContain('From then on the turns go over by themselves.');
  expect(button('copy-turn')?.textContent).toContain('Copy the invitation');
});
it('offers no copy of a turn that is about to go over', async () => {
  await sit(game({ awaits: 'send', sent: false }), broker({ turn: 'kept' }));
  expect(stepBarText()).toContain('Waiting for Grace.');
  expect(button('copy-turn')?.textContent).toContain('Copy again');
});
it('says that a copy of the game is played on another computer, also in the player’s own turn', async () => {
  await sit(game({ awaits: 'yours' }), broker({ state: 'displaced', why: 'Another computer uses this seat now.' }));
  expect(stepBarText()).toContain('Another computer plays your side now.');
  expect(stepBarText()).toContain('To go on here, choose “Connect now”.');
  await click(button('connect-now')!);
  expect(ask['correspondence.connectNow']!.mock.calls).toHaveLength(1);
});
it('is another one from the dialog, which says why there is no connection', async () => {
  await sit(game({}), broker({ state: 'waiting', why: 'The broker is too busy at the moment.' }));
  await click(button('open-broker')!);
  const says = (id: string) => q(`[data-testid=${id}]`)?.textContent;
  expect(says('broker-state')).toBe('Not connected. The broker is too busy at the moment.');
  await click(q('[data-testid=broker-again]')!);
  expect(ask['correspondence.connectNow']!.mock.calls).toHaveLength(1);
  await click(q('[data-testid=broker-check]')!);
  expect(says('broker-said')).toBe('The broker does not accept this user name and password.');
  await click(q('[data-testid=broker-keep]')!);
  expect(says('broker-state')).toBe('Connected.');
});

describe('a broker that an invitation names', () => {
  const machine = { host: '127.0.0.1', port: 18999, where: 'own', isEncrypted: false } as const;
  const asks = broker({ state: 'asks', url: 'ws://127.0.0.1:18999/any/path', machine });
  const dialog = () => q('dialog[open]')?.textContent ?? '';

  it('is asked for with the machine by name, and what it is', async () => {
    await sit(game({}), asks);
    expect(dialog()).toContain('The invitation of Grace names a message broker.');
    expect(dialog()).toContain('127.0.0.1, port 18999. This is your own computer.');
    expect(dialog()).toContain('not encrypted');
    expect(document.activeElement).toBe(q('[data-testid=broker-decline]'));
    await click(q('[data-testid=broker-allow]')!);
    expect(ask['correspondence.allowBroker']!.mock.calls).toEqual([[{ match: view().match, allow: true }]]);
    expect(q('dialog[open]')).toBeNull();
  });

  it('is not asked for again once it was declined, but can be allowed later', async () => {
    await sit(game({}), asks);
    await click(q('[data-testid=broker-decline]')!);
    expect(q('dialog[open]')).toBeNull();
    expect(stepBarText()).toContain('does not connect to the broker of the invitation');
    await click(button('open-broker')!);
    expect(q('[data-testid=broker-state]')?.textContent).toContain('as you have chosen');
    expect(q('[data-testid=broker-machine]')?.textContent).toContain('your own computer');
    expect(q('[data-testid=broker-again]')).toBeNull();
    await click(q('[data-testid=broker-allow]')!);
    expect(ask['correspondence.allowBroker']!.mock.calls.at(-1)).toEqual([{ match: view().match, allow: true }]);
  });

  it('leaves a turn to be copied', async () => {
    await sit(game({ awaits: 'send', sent: false }), broker({ ...asks, state: 'declined' }));
    expect(button('copy-turn')?.textContent).toContain('Copy my turn');
  });

  it.each([
    ['private', 'a machine of your local network'],
    ['public', 'a machine on the internet'],
  ] as const)('says that a %s machine is %s', async (where, says) => {
    await sit(game({}), broker({ ...asks, machine: { ...machine, host: 'b', where, isEncrypted: true } }));
    expect(dialog()).toContain(says);
    expect(dialog()).not.toContain('not encrypted');
  });
});
it('says that this copy is older, whoever is to move, and that the whole game comes', async () => {
  await sit(game({ awaits: 'yours' }), broker({ isOlder: true }));
  expect(stepBarText()).toContain('This computer has an older copy of the game, or a different one.');
  expect(stepBarText()).toContain('comes by itself when Grace’s computer is connected.');
  await act(async () => useBroker.setState({ view: broker({ isOlder: true, isFriendHere: true }) }));
  expect(stepBarText()).toContain('comes by itself from Grace’s computer.');
});
it('asks before turns of this side, or other ones, are taken over', async () => {
  await sit(game({ awaits: 'yours', question: { turns: 5, own: 2, undone: 0 } }), broker({ isOlder: true }));
  expect(stepBarText()).toContain('5 turns are missing here.');
  expect(stepBarText()).toContain('They are on Grace’s computer, and 2 of them are yours.');
  await click(button('take-over'));
  await click(button('keep-mine'));
  expect(ask['correspondence.takeOver']!.mock.calls.map(([input]) => input)).toEqual([
    { match: view().match, agreed: true },
    { match: view().match, agreed: false },
  ]);
});
it('says that what was played only here is taken back', async () => {
  await sit(game({ question: { turns: 1, own: 0, undone: 2 } }), null);
  expect(stepBarText()).toContain('The two copies of this game differ.');
  expect(stepBarText()).toContain('what was played only here is taken back, and 1 turn comes instead.');
});
it('sends the whole game again, by the broker or as text', async () => {
  await sit(game({}), broker({ refused: 'It is damaged.' }));
  await click(button('whole-game'));
  expect(q('dialog')?.textContent).toContain('Use it when Grace has an older copy of this game');
  await click(q('[data-testid=whole-send]'));
  expect(ask['correspondence.sendWholeGame']).toHaveBeenCalledWith({ match: view().match });
  expect(q('[data-testid=whole-said]')?.textContent).toContain('on its way by the broker');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await click(q('[data-testid=whole-copy]'));
  expect((q('[data-testid=whole-text]') as HTMLTextAreaElement).value).toBe('fairytable:3:');
  expect(q('[data-testid=whole-said]')?.textContent).toContain('Copy the selected text');
  vi.restoreAllMocks();
});
