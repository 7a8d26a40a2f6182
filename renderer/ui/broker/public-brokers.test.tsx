/** Public brokers in the dialog of a game: nothing is chosen without a click, and the search takes the first that does. */
import { act } from 'react';
import { expect, it } from 'vitest';
import { publicBrokers } from '../../../electron/contract/public-brokers.ts';
import type { View } from '../../../electron/contract/view.ts';
import { view } from '../../state/match/match.fixture.ts';
import { ask, click, open, q, resolvedOk, type } from '../testing/table.tsx';

const [mosquitto, hivemq, emqx] = publicBrokers;
const typed = { url: 'mqtts://b', user: 'ida', password: '', shares: false };
const byText = {
  side: 0,
  awaits: 'theirs',
  invites: false,
  sent: true,
  ...{ drawOffered: false, offersDraw: false, willOffer: false },
} as const;
const theirs: Partial<View> = { node: 3, turn: 1, movable: [] };
type Answer = { ok: boolean; value?: object; error?: { code: string; message: string } };
const no = (message: string): Answer => ({ ok: false, error: { code: 'no', message } });
const yes = (more: object = {}): Answer => ({ ok: true, value: { url: '', ...more } });

/** The dialog; the checks of brokers wait until they are answered, in the order of the requests. */
async function sit() {
  const waiting: ((answer: Answer) => void)[] = [];
  const opened = view({ players: [{ name: 'Ida' }, { name: 'Grace', elsewhere: true }], byText, viewer: 0, ...theirs });
  await open(opened, {
    'match.view': () => resolvedOk(opened),
    'correspondence.broker': () =>
      resolvedOk({
        ...{ match: opened.match, ...typed, state: 'waiting', why: 'Nobody answers.', invited: true },
        ...{ turn: 'sent', isFriendHere: false, refused: null, machine: null },
      }),
    'correspondence.checkBroker': () => new Promise((resolve) => waiting.push(resolve)),
  });
  await click(q('[data-testid=stepbar] [data-testid=open-broker]'));
  return async (answer: Answer) => {
    const next = waiting.shift();
    if (!next) throw new Error('no broker was asked');
    await act(async () => next(answer));
  };
}
const value = (name: string) => (q(`[data-testid=broker-${name}]`) as HTMLInputElement).value;
const said = () => q('[data-testid=public-broker-said]')?.textContent ?? '';
const asked = () => ask['correspondence.checkBroker']!.mock.calls.map(([input]) => (input as { url: string }).url);
const tryAll = () => click(q('[data-testid=public-broker-try]'));

it('chooses none by itself, asks none, and says what a broker there sees', async () => {
  await sit();
  expect(value('url')).toBe('mqtts://b');
  expect(asked()).toEqual([]);
  expect(q('dialog')?.textContent).toContain('Only sealed messages pass there');
  expect(q('dialog')?.textContent).toContain('internet addresses');
});
it('fills in and tries the one that is clicked, without the login of another broker', async () => {
  const answer = await sit();
  await click(q('[data-testid=public-broker-EMQX]'));
  expect([value('url'), value('user')]).toEqual([emqx.url, '']);
  expect(said()).toBe(`${emqx.says()}Asking the broker…`);
  expect(asked()).toEqual([emqx.url]);
  await answer(no('It keeps no session.'));
  expect(said()).toBe(`${emqx.says()}It keeps no session.`);
  await type(q('[data-testid=broker-url]'), 'mqtts://mine');
  expect(said()).toBe('');
});
it('tries one after the other, says why one was left out, and takes the first that does all', async () => {
  const answer = await sit();
  await tryAll();
  expect(said()).toBe('Trying Mosquitto (1 of 3)…');
  await answer(no('It keeps no session.'));
  expect(said()).toBe('Mosquitto: It keeps no session.Trying HiveMQ (2 of 3)…');
  expect(value('url')).toBe('mqtts://b');
  await answer(yes({ keptFor: 7200 }));
  expect(asked()).toEqual([mosquitto.url, hivemq.url]);
  expect(ask['correspondence.checkBroker']!.mock.calls[0]?.[0]).toMatchObject({
    user: '',
    password: '',
    connect: true,
  });
  expect(value('url')).toBe(hivemq.url);
  expect(said()).toContain('HiveMQ is chosen.');
  expect(said()).toContain('no longer than 2 hours');
});
it('says why none of them can be used, and leaves the address as it is', async () => {
  const answer = await sit();
  await tryAll();
  for (const { name } of publicBrokers) await answer(no(`${name} is away.`));
  expect(said()).toContain('EMQX: EMQX is away.');
  expect(said()).toContain('None of them can carry your turns now.');
  expect(value('url')).toBe('mqtts://b');
  expect(q('[data-testid=public-broker-try]')).not.toBeNull();
});
it('stops when it is told to, and what is found after that counts for nothing', async () => {
  const answer = await sit();
  await tryAll();
  await click(q('[data-testid=public-broker-stop]'));
  expect(said()).toBe('Stopped. No broker was chosen.');
  await answer(yes());
  expect(value('url')).toBe('mqtts://b');
  expect(asked()).toEqual([mosquitto.url]);
});
it('writes nothing over an address that was typed meanwhile', async () => {
  const answer = await sit();
  await tryAll();
  await type(q('[data-testid=broker-url]'), 'mqtts://mine');
  await answer(yes());
  expect(value('url')).toBe('mqtts://mine');
  expect(said()).toBe('');
});
it('says nothing of an address that was replaced while it was checked', async () => {
  const answer = await sit();
  await click(q('[data-testid=broker-check]'));
  await type(q('[data-testid=broker-url]'), 'mqtts://mine');
  await answer(no('It keeps no session.'));
  expect(q('[data-testid=broker-said]')?.textContent).toBe('');
});
