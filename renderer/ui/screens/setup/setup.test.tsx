/**
 * The editor as users operate it: by click, by key and by text, on the flat board, which is the same grid in every
 * view.
 */
import { act } from 'react';
import { expect, it } from 'vitest';
import type { Checked, Draft } from '../../../../electron/contract/description.ts';
import { usualSettings } from '../../../../electron/contract/settings.ts';
import { useApp } from '../../../state/app.ts';
import { chesimals } from '../../../state/match/groups/groups.fixture.ts';
import { useSetup } from '../../../state/setup/setup.ts';
import { errAnswer, type FakeBridge, fakeBridge, hello, okAnswer, tiny, view } from '../../testing/bridge.ts';
import { all, click, mount, press, the } from '../../testing/mount.tsx';
import { SetUp } from './SetUp.tsx';

const usual: Draft = {
  turn: 'magi',
  pieces: [
    { kind: 'king', side: 'magi', at: 'a1' },
    { kind: 'king', side: 'line', at: 'c3' },
  ],
};
/** The host of these tests knows one rule: each side has one King. */
const judged = (draft: Draft): Checked => ({
  draft,
  pieces: [],
  features: [],
  flights: [],
  text: draft.pieces.map((p) => `${p.side} ${p.kind} ${p.at}`).join(', '),
  problems: tiny.sides.flatMap((side): Checked['problems'] => {
    const kings = draft.pieces.filter((p) => p.kind === 'king' && p.side === side.id);
    const [, second] = kings;
    if (kings.length === 0) return [{ cell: null, code: 'no-king', says: `${side.name} has no King.` }];
    const cell = tiny.topology.cells.findIndex((c) => c.name === second?.at);
    return second ? [{ cell, code: 'two-kings', says: 'a second King.' }] : [];
  }),
});
const host = (more: Parameters<typeof fakeBridge>[0] = {}): FakeBridge =>
  fakeBridge({
    'app.hello': () => okAnswer(hello({ settings: { ...usualSettings, board: 'flat' } })),
    'setup.check': ({ draft }) => okAnswer(judged(draft ?? usual)),
    ...more,
  });
const cell = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-name="${name}"]`);
  if (!found) throw new Error(`no cell ${name}`);
  return found;
};
const stands = (): string =>
  (useSetup.getState().draft?.pieces ?? [])
    .map((p) => `${p.side === 'magi' ? p.kind.charAt(0).toUpperCase() : p.kind.charAt(0)}${p.at}`)
    .sort()
    .join(' ');

async function opened(bridge: FakeBridge): Promise<void> {
  sessionStorage.clear();
  useSetup.getState().end();
  await mount(bridge, <SetUp variant={tiny.id} />);
  await act(async () => useApp.getState().open('setup', { variant: tiny.id }));
}

it('starts with the usual array, validated by the host', async () => {
  await opened(host());
  expect(stands()).toBe('Ka1 kc3');
  expect(document.querySelector('[data-testid=setup-problems]')?.textContent).toContain('Ready to play.');
});

it('makes a problem of the position only once it was checked', async () => {
  const variants = [{ ...tiny, own: true as const }];
  const settings = { ...usualSettings, board: 'flat' as const };
  await opened(host({ 'app.hello': () => okAnswer(hello({ variants, settings })) }));
  const make = () => the('button', 'Make a problem of it').getAttribute('aria-disabled');
  expect(make()).not.toBe('true');
  await act(async () => useSetup.setState({ current: false }));
  expect(make()).toBe('true');
  await act(async () => useSetup.setState({ current: true }));
});

it('puts the selected piece on a cell, replaces, moves, clears, and undoes all of it', async () => {
  await opened(host());
  await click(the('button', 'MAGI Diskette, D'));
  await click(cell('b2'));
  await click(cell('c3'));
  expect(stands()).toBe('Db2 Dc3 Ka1');
  expect(all('button', /LINE has no King/)).toHaveLength(0);
  expect(document.querySelector('[data-testid=setup-problems]')?.textContent).toContain('LINE has no King.');
  await click(the('button', 'Move pieces'));
  await click(cell('b2'));
  await click(cell('b3'));
  expect(stands()).toBe('Db3 Dc3 Ka1');
  await click(the('button', 'Clear squares'));
  await click(cell('b3'));
  expect(stands()).toBe('Dc3 Ka1');
  for (const was of ['Db3 Dc3 Ka1', 'Db2 Dc3 Ka1', 'Db2 Ka1 kc3', 'Ka1 kc3']) {
    await press('z', document.activeElement ?? document.body, { ctrlKey: true });
    expect(stands()).toBe(was);
  }
  await press('z', document.body, { ctrlKey: true, shiftKey: true });
  expect(stands()).toBe('Db2 Ka1 kc3');
});

it('does the same by keys, and announces what it did', async () => {
  await opened(host());
  await act(async () => cell('a1').focus());
  await press('D', cell('a1'), { code: 'KeyD', shiftKey: true });
  await press('ArrowRight', cell('a1'));
  expect(document.activeElement).toBe(cell('b1'));
  await press('Enter', cell('b1'));
  expect(stands()).toBe('Ka1 db1 kc3');
  expect(document.querySelector('[data-testid=setup-told]')?.textContent).toBe('LINE Diskette on b1. Ready to play.');
  await press('Delete', cell('b1'));
  expect(stands()).toBe('Ka1 kc3');
  // Escape first deselects the tool; only a second press would leave
  await press('Escape', cell('b1'));
  expect(useSetup.getState().tool).toEqual({ is: 'hand' });
});

it('disables Play while something is wrong, says what and where, and links there', async () => {
  await opened(host());
  const [line] = all('radio', 'LINE');
  if (!line) throw new Error('no way to choose the side');
  await click(line);
  await click(the('button', 'LINE King, k'));
  await click(cell('b2'));
  const play = document.querySelector('[data-testid=setup-play]');
  expect(play?.getAttribute('aria-disabled')).toBe('true');
  expect(play?.getAttribute('data-tip')).toBe('Fix 1 problem first.');
  expect(cell('b2').dataset.marks).toContain('threatened');
  await click(the('button', 'b2: a second King.'));
  expect(document.activeElement).toBe(cell('b2'));
});

it('plays from the draft with the chosen names and house rules', async () => {
  const bridge = host({ 'match.start': () => okAnswer(view()) });
  sessionStorage.clear();
  useSetup.getState().end();
  await useApp.getState().attach(bridge);
  await act(() =>
    useSetup.getState().begin({
      variant: tiny.id,
      options: { return: 'own' },
      players: [{ name: 'Ida' }, { name: '', computer: { level: '2', seconds: 3 } }],
    }),
  );
  await mount(bridge, <SetUp variant={tiny.id} />);
  await click(the('button', 'Play'));
  const started = bridge.asked.find(({ name }) => name === 'match.start');
  expect(started?.input).toEqual({
    variant: tiny.id,
    options: { return: 'own' },
    players: [{ name: 'Ida' }, { name: '', computer: { level: '2', seconds: 3 } }],
    start: usual,
  });
  expect(useApp.getState().opened?.match).toBe('m1');
  expect(sessionStorage.getItem('fairytable.setup')).toBeNull();
});

it('notes that the computer plays where an engine cannot, which is no success', async () => {
  const engine = { name: 'Fish', strength: { by: 'elo', value: 1500 } } as const;
  const bridge = host({
    'match.start': () => okAnswer(view()),
    'engines.playing': () => okAnswer({ engines: [{ name: 'Fish', ranges: [], why: 'It cannot.' }] }),
  });
  sessionStorage.clear();
  useSetup.getState().end();
  await useApp.getState().attach(bridge);
  await act(() =>
    useSetup.getState().begin({
      ...{ variant: tiny.id, options: {} },
      players: [{ name: 'Ida' }, { name: '', computer: { level: '2', seconds: 3, engine } }],
    }),
  );
  await mount(bridge, <SetUp variant={tiny.id} />);
  await click(the('button', 'Play'));
  expect(useApp.getState().toastNow).toMatchObject({ is: 'note', text: 'The computer plays instead. It cannot.' });
});

it('copies the position without any permission, and shows the text where even that is refused', async () => {
  await opened(host());
  const taken: string[] = [];
  let works = true;
  document.execCommand = () => {
    const from = document.activeElement;
    if (works && from instanceof HTMLTextAreaElement) taken.push(from.value);
    return works;
  };
  const copy = the('button', 'Copy');
  const field = () => document.querySelector('textarea')?.value;
  await click(copy);
  expect(taken).toEqual(['magi king a1, line king c3']);
  expect(field()).toBe('');
  works = false;
  await click(copy);
  expect(field()).toBe('magi king a1, line king c3');
});

it('reads a pasted position, and leaves the board as it is when it cannot be parsed', async () => {
  const bridge = host({
    'setup.read': ({ text }) =>
      text === 'good'
        ? okAnswer(judged({ turn: 'line', pieces: usual.pieces }))
        : errAnswer('refused', 'X@a1 is no piece of acid.'),
  });
  await opened(bridge);
  const paste = async (text: string) => {
    const field = document.querySelector('textarea');
    if (!field) throw new Error('no field to paste into');
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await click(the('button', 'Put it on the board'));
  };
  await paste('bad');
  expect(document.querySelector('[role=alert]')?.textContent).toBe('X@a1 is no piece of acid.');
  expect(stands()).toBe('Ka1 kc3');
  await paste('good');
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(useSetup.getState().draft?.turn).toBe('line');
});

it('cannot be played while a pasted position is read', async () => {
  let answer = (_: ReturnType<typeof errAnswer>): void => {};
  const waiting = new Promise<ReturnType<typeof errAnswer>>((resolve) => {
    answer = resolve;
  });
  const bridge = host();
  const ask = new Proxy(bridge.ask, {
    get: (asked, name) => (name === 'setup.read' ? () => waiting : asked[name as keyof typeof asked]),
  });
  await opened({ ...bridge, ask });
  const why = () => document.querySelector('[data-testid=setup-play]')?.getAttribute('data-tip');
  expect(why()).toBeNull();
  let error: string | null = '';
  await act(async () => {
    void useSetup
      .getState()
      .read('bad')
      .then((said) => {
        error = said;
      });
  });
  expect(why()).toBe('The position is still being checked.');
  await act(async () => answer(errAnswer('refused', 'No position.')));
  expect([error, why(), stands()]).toEqual(['No position.', null, 'Ka1 kc3']);
});

it('continues after the page was reloaded, and asks before it is left', async () => {
  await opened(host());
  await click(the('button', 'MAGI Diskette, D'));
  await click(cell('b2'));
  const kept = sessionStorage.getItem('fairytable.setup');
  useSetup.setState(useSetup.getInitialState(), true);
  sessionStorage.setItem('fairytable.setup', kept ?? '');
  await act(async () => expect(useSetup.getState().resume()).toBe(true));
  expect(stands()).toBe('Db2 Ka1 kc3');
  await click(the('button', 'Back'));
  expect(the('dialog').textContent).toContain('it will not be saved');
  await click(the('button', 'Keep setting up'));
  expect(stands()).toBe('Db2 Ka1 kc3');
});

it('asks for what only a house rule needs, and only under that house rule', async () => {
  const needs = { ghosts: 'return' };
  const flag = { id: 'mustReturn', name: 'Must return', says: '', as: 'yes-no' as const, kinds: ['king'], needs };
  const field = { id: 'returned', name: 'Returned Ghosts', says: '', as: 'number' as const, needs };
  const variant = { ...tiny, flags: [flag], fields: [field] };
  await opened(host({ 'app.hello': () => okAnswer(hello({ variants: [variant] })) }));
  const { begin, choose, options, players } = useSetup.getState();
  await act(async () => choose('a1'));
  for (const { name } of [flag, field]) expect(document.body.textContent).not.toContain(name);
  await act(async () => begin({ variant: tiny.id, options: { ...options, ghosts: 'return' }, players }));
  await act(async () => choose('a1'));
  for (const { name } of [flag, field]) expect(document.body.textContent).toContain(name);
});

it('adds units of a chosen colour, and the colour can be changed in the card', async () => {
  sessionStorage.clear();
  useSetup.getState().end();
  const empty: Draft = { turn: 'white', pieces: [] };
  const bridge = fakeBridge({
    'app.hello': () => okAnswer(hello({ variants: [chesimals], settings: { ...usualSettings, board: 'flat' } })),
    'setup.check': ({ draft }) =>
      okAnswer({ draft: draft ?? empty, pieces: [], features: [], flights: [], problems: [], text: '' }),
  });
  await mount(bridge, <SetUp variant="chesimals" />);
  await act(async () => useApp.getState().open('setup', { variant: 'chesimals' }));
  await click(the('button', 'Grey'));
  await click(the('button', 'White’s grey Guard, Gs'));
  await click(cell('a1'));
  const stand = () => useSetup.getState().draft?.pieces.map((p) => `${p.side} ${p.colour} ${p.kind} ${p.at}`);
  expect(stand()).toEqual(['white grey guard a1']);
  expect(cell('a1').getAttribute('aria-label')).toContain('a1, White’s grey Guard');
  expect(document.querySelector('[data-testid=setup-told]')?.textContent).toContain('White’s grey Guard on a1.');
  // the letter keeps the colour
  await act(async () => cell('b1').focus());
  await press('N', cell('b1'), { code: 'KeyN' });
  await press('Enter', cell('b1'));
  expect(stand()).toEqual(['white grey guard a1', 'white grey knight b1']);
  const colour = document.querySelector<HTMLSelectElement>('aside select')!;
  expect(colour.labels[0]?.textContent).toBe('Colour');
  expect([...colour.options].map((o) => o.text)).toEqual(['default', 'yellow', 'white', 'grey', 'orange']);
  await act(async () => {
    colour.value = 'orange';
    colour.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(stand()).toEqual(['white grey guard a1', 'white orange knight b1']);
  // the other side has its own colours
  const [black] = all('radio', 'Black');
  await click(black!);
  expect(all('button', 'Grey')).toEqual([]);
  expect(useSetup.getState().tool).toEqual({ is: 'piece', kind: 'knight', side: 1, group: 'green' });
});

it('Q41: offers neutral units beside the two sides, by mouse and by key, where the house rules know them', async () => {
  sessionStorage.clear();
  useSetup.getState().end();
  const empty: Draft = { turn: 'white', pieces: [] };
  const bridge = fakeBridge({
    'app.hello': () => okAnswer(hello({ variants: [chesimals], settings: { ...usualSettings, board: 'flat' } })),
    'setup.check': ({ draft }) =>
      okAnswer({ draft: draft ?? empty, pieces: [], features: [], flights: [], problems: [], text: '' }),
  });
  await mount(bridge, <SetUp variant="chesimals" />);
  await act(async () => useApp.getState().open('setup', { variant: 'chesimals' }));
  expect(all('radio').map((choice) => choice.textContent)).not.toContain('Neutral');
  const { begin, options, players } = useSetup.getState();
  await act(async () => begin({ variant: 'chesimals', options: { ...options, convert: 'all' }, players }));
  // from the second side with the arrow key, as in any choice among a few
  const [black] = all('radio', 'Black');
  await click(black!);
  await press('ArrowRight', black!);
  expect(the('radio', 'Neutral').getAttribute('aria-checked')).toBe('true');
  expect(all('button', /Chief/)).toEqual([]);
  expect(all('button', 'Grey')).toEqual([]);
  await click(the('button', 'neutral Guard, Gn'));
  await click(cell('a1'));
  const stand = () => useSetup.getState().draft?.pieces.map((p) => `${String(p.colour)} ${p.kind} ${p.at}`);
  expect(stand()).toEqual(['neutral guard a1']);
  expect(cell('a1').getAttribute('aria-label')).toContain('a1, neutral Guard');
  // letters keep the colour, except a Chief's: Chiefs are never neutral
  await act(async () => cell('b1').focus());
  await press('N', cell('b1'), { code: 'KeyN' });
  await press('Enter', cell('b1'));
  expect(stand()?.at(-1)).toBe('neutral knight b1');
  const colour = document.querySelector<HTMLSelectElement>('aside select')!;
  expect([...colour.options].map((o) => o.text)).toContain('neutral');
  await press('C', cell('b1'), { code: 'KeyC' });
  expect(useSetup.getState().tool).toEqual({ is: 'piece', kind: 'chief', side: 0 });
});
