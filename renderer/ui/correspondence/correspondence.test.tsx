/** The table in a game with a friend elsewhere: what the step bar says and offers, and the dialogs for the texts. */
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { CorrespondenceView } from '../../../electron/contract/correspondence.ts';
import type { View } from '../../../electron/contract/view.ts';
import { friendIn } from '../../state/correspondence.ts';
import { useOpening } from '../../state/files/open-text.ts';
import { view } from '../../state/match/match.fixture.ts';
import { ask, click, open, press, primaryButtons, q, resolvedOk, stepBarText } from '../testing/table.tsx';

const byText = (more: Partial<CorrespondenceView>): CorrespondenceView => ({
  ...{ side: 0, awaits: 'yours', invites: false, sent: false, drawOffered: false, offersDraw: false, willOffer: false },
  ...more,
});
const game = (more: Partial<CorrespondenceView>, of: Partial<View> = {}): View =>
  view({ players: [{ name: 'Ida' }, { name: 'Grace', elsewhere: true }], byText: byText(more), viewer: 0, ...of });
const theirs: Partial<View> = { turn: 1, movable: [] };
const TEXT = 'fairytable:1:a:b:0123456789abcdef';
const sit = (opened: View) =>
  open(opened, {
    'match.view': () => resolvedOk(opened),
    'correspondence.broker': () => resolvedOk(null),
    'match.agree': () => resolvedOk({ revision: 8, effects: [], view: view({ revision: 8 }) }),
    'correspondence.copy': ({ draw }: { draw: boolean }) =>
      resolvedOk({
        text: TEXT,
        view: game({ awaits: 'theirs', sent: true, offersDraw: draw }, { ...theirs, revision: 8 }),
      }),
  });
const copied = () => ask['correspondence.copy']!.mock.calls.map(([input]) => input);
afterEach(() => vi.restoreAllMocks());
const button = (id: string) => q(`[data-testid=stepbar] [data-testid=${id}]`);

it('a finished turn is copied with Alt+Q, and the dialog says what to do next', async () => {
  const write = vi.fn(async () => {});
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  await sit(game({ awaits: 'send' }, theirs));
  expect(stepBarText()).toContain('Your turn is ready to send.');
  expect(button('copy-turn')?.textContent).toBe('Copy my turn');
  await press('q', { altKey: true, code: 'KeyQ' });
  expect(q('dialog')?.textContent).toContain('Send your turn to Grace');
  expect(copied()).toEqual([]);
  await click(q('[data-testid=send-draw]'));
  await click(q('[data-testid=send-copy]'));
  expect(copied()).toEqual([{ match: 'm', revision: 7, draw: true }]);
  expect(write).toHaveBeenCalledWith(TEXT);
  expect(q('[data-testid=send-said]')?.textContent).toContain('Paste it into a message to Grace');
  await click(q('[data-testid=send-close]'));
  expect(stepBarText()).toContain('Waiting for Grace.');
  expect(q('[data-testid=seat-line]')?.textContent).toContain('their turn is awaited');
});

it('a last turn that is to be sent has the one primary button before the result', async () => {
  const outcome = { winner: 0, reason: 'king', says: 'A King is lost.' } as const;
  await sit(game({ awaits: 'send' }, { ...theirs, outcome }));
  expect(button('result')).not.toBeNull();
  expect(primaryButtons()).toEqual(['copy-turn']);
});

it('where the clipboard is refused, the text stays to be copied by hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await sit(game({ awaits: 'send' }, theirs));
  await click(button('copy-turn'));
  await click(q('[data-testid=send-copy]'));
  expect((q('[data-testid=send-text]') as HTMLTextAreaElement).value).toBe(TEXT);
  expect(q('[data-testid=send-said]')?.textContent).toContain('Copy the selected text');
});

it('a new game is an invitation first', async () => {
  await sit(game({ awaits: 'send', invites: true }, { ...theirs, node: 0, last: null }));
  expect(stepBarText()).toContain('Invite Grace.');
  expect(button('copy-turn')?.textContent).toBe('Copy the invitation');
  await click(button('copy-turn'));
  expect(q('dialog')?.textContent).toContain('send it to your friend alone');
  expect(q('[data-testid=send-draw]')).toBeNull();
});

it('while the friend is awaited their turn is pasted, and the own one can be copied again', async () => {
  await sit(game({ awaits: 'theirs', sent: true }, theirs));
  expect(stepBarText()).toContain('When their text has come, paste it here.');
  await click(button('paste-turn'));
  expect(useOpening.getState().isOpen).toBe(true);
  act(() => useOpening.getState().close());
  await click(button('copy-turn'));
  expect(q('[data-testid=send-copy]')).not.toBeNull();
});

it('an offer of a draw is accepted with a button', async () => {
  await sit(game({ drawOffered: true }, { can: { ...view().can, agree: true } }));
  expect(stepBarText()).toContain('Grace offers a draw.');
  await click(button('accept-draw'));
  expect(ask['match.agree']).toHaveBeenCalledWith({ match: 'm', revision: 7 });
});

it('the computer does not help before the game is over, and the reason is said', async () => {
  await sit(game({}));
  await press('h', { altKey: true, code: 'KeyH' });
  expect(q('[data-testid=log]')?.textContent).toContain('There is no help from the computer');
});

it('undo says that what was sent stays played', async () => {
  await sit(game({}, { can: { ...view().can, undo: false } }));
  expect(q('[data-testid=undo]')?.dataset.tip).toBe('What was sent can no longer be taken back.');
});

it('a friend without a name is called so', () => {
  expect(friendIn(game({}))).toBe('Grace');
  expect(friendIn({ players: [{ name: '', elsewhere: true }, { name: 'Ida' }] })).toBe('your friend');
});
