/**
 * The table screen over a scripted Bridge: opened with the flat board, played by click and by key, with a warning,
 * looking back and an end of the game. The real host's answers are tested end to end; here it is how the page handles
 * them.
 */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bridge, Hello } from '../../../electron/contract/requests.ts';
import { usualSettings } from '../../../electron/contract/settings.ts';
import type { ActionView, View } from '../../../electron/contract/view.ts';
import { useApp } from '../../state/app.ts';
import { action, cell, description, endTurn, view } from '../../state/match/match.fixture.ts';
import TableScreen from './TableScreen.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const ok = (value: unknown) => Promise.resolve({ ok: true, value });
const go = action('Vb1-c1', 2, 'b1', 'c1');
const one = action('Vb1xb2-b3', 2, 'b1', 'b3', { differs: 'Takes b2.' });
const two = action('Vb1xc2-b3', 2, 'b1', 'b3', { differs: 'Takes c2.' });
const loses = action('Vb1-a2', 2, 'b1', 'a2', { loses: 'MAGI loses at once.' });
const after: View = view({
  revision: 8,
  node: 4,
  turn: 1,
  movable: [12],
  last: { text: 'Vb1-c1', label: 'V b1–c1', side: 0, piece: 2, cells: [cell('b1'), cell('c1')] },
  pieces: view().pieces.map((p) => (p.id === 2 ? { ...p, at: cell('c1') } : p)),
});
const answers = {
  'match.history': () => ok({ nodes: [], node: 3 }),
  'match.actions': (): Promise<unknown> => ok([go, one, two, loses] satisfies ActionView[]),
  'match.preview': ({ action: text }: { action: string }) =>
    ok({ action: [go, one, two, loses].find((a) => a.text === text), effects: [], after: [] }),
  'match.reach': () => ok([]),
  'match.why': () => ok({ says: 'It is too far.', ruling: 'V9' }),
  'match.play': (): Promise<unknown> =>
    ok({
      revision: 8,
      view: after,
      effects: [
        { do: 'go', piece: 2, from: cell('b1'), to: cell('c1'), how: 'walk', via: [], says: 'It slides.' },
        { do: 'turn', side: 1, turnNumber: 2, says: '' },
      ],
    }),
  'match.undo': () => ok({ revision: 9, effects: [], view: view({ revision: 9 }) }),
  'app.drawn': () => ok({}),
  'settings.change': (change: object) => ok({ ...usualSettings, board: 'flat', toldTurning: true, ...change }),
};
let host: HTMLElement;
let root: Root;
let ask: Record<string, ReturnType<typeof vi.fn>>;
const q = (s: string) => document.querySelector<HTMLElement>(s);
const at = (name: string) => q(`[data-name="${name}"]`)!;
const click = (el: HTMLElement | null) =>
  act(async () => {
    el?.click();
  });
const press = (key: string, more: Partial<KeyboardEventInit> = {}) =>
  act(async () => {
    const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key;
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...more }),
    );
  });
const rest = () => act(async () => expect.poll(() => document.body.dataset.busy).toBe('0'));
const said = () => [...document.querySelectorAll('[data-testid=log] p')].map((p) => p.textContent);
const step = () => q('[data-testid=stepbar]')?.textContent ?? '';

beforeEach(async () => {
  host = document.createElement('div');
  document.body.append(host);
  ask = Object.fromEntries(Object.entries(answers).map(([k, f]) => [k, vi.fn(f as never)]));
  useApp.setState({
    phase: 'ready',
    hello: { variants: [description], spots: {} } as unknown as Hello,
    settings: { ...usualSettings, board: 'flat', toldTurning: true },
    ask: ask as unknown as Bridge['ask'],
    opened: view(),
    layers: [],
    problems: [],
  });
  root = createRoot(host);
  const opened = view();
  await act(async () => root.render(<TableScreen opened={opened} />));
  await rest();
});
afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
});

describe('the table screen', () => {
  it('opens with the focus on the board and the side to move as text', () => {
    expect(document.activeElement).toBe(at('a1'));
    expect(step()).toContain('MAGI to move.');
    expect(q('[data-testid=seat-magi]')?.textContent).toContain('MAGI · to move');
    expect(document.body.dataset).toMatchObject({ mode: 'idle', busy: '0' });
  });
  it('plays click by click, announces in order, and turns the seats', async () => {
    await click(at('b1'));
    await rest();
    expect(at('c1').dataset.marks).toBe('move');
    await click(at('c1'));
    expect(ask['match.play']).toHaveBeenCalledWith({ match: 'm', revision: 7, action: 'Vb1-c1' });
    await rest();
    expect(said().slice(-2)).toEqual(['MAGI. Voyager b1 to c1.', 'LINE to move. Turn 2.']);
    expect(at('c1').getAttribute('aria-label')).toBe('c1, MAGI Voyager, last move');
    await act(async () => expect.poll(() => q('[data-region=bottom] [data-testid=seat-line]')).not.toBeNull());
    expect(step()).toContain('It slides.');
  });
  it('ends an unfinished turn by an action of no piece', async () => {
    const goesOn = { ...after, turn: 0 as const, can: { ...after.can, endTurn: true } };
    ask['match.play']!.mockImplementationOnce(() => ok({ revision: 8, view: goesOn, effects: [] }));
    expect(q('[data-testid=stepbar] button')).toBeNull();
    await click(at('b1'));
    await rest();
    await click(at('c1'));
    await rest();
    const button = q('[data-testid=stepbar] button');
    expect(button?.textContent).toBe('End turn');
    ask['match.actions']!.mockImplementationOnce(() => ok([endTurn()]));
    const ended = {
      ...goesOn,
      ...{ revision: 9, turn: 1 as const, can: after.can },
      last: { text: 'end', label: 'end of turn', side: 0 as const, piece: null, cells: [] },
    };
    const effects = [{ do: 'turn', side: 1, turnNumber: 2, says: '' }];
    ask['match.play']!.mockImplementationOnce(() => ok({ revision: 9, view: ended, effects }));
    await click(button);
    await rest();
    expect(ask['match.actions']).toHaveBeenLastCalledWith({ match: 'm', revision: 8, piece: null });
    expect(ask['match.play']).toHaveBeenLastCalledWith({ match: 'm', revision: 8, action: 'end' });
    expect(said().slice(-2)).toEqual(['MAGI: end of turn.', 'LINE to move. Turn 2.']);
    expect(q('[data-testid=stepbar] button')).toBeNull();
  });
  it('plays by keys alone, a chooser by number', async () => {
    await press('v');
    expect(document.activeElement).toBe(at('b1'));
    await press('Enter');
    await rest();
    await press('.');
    expect((document.activeElement as HTMLElement).dataset.name).toMatch(/a2|b3|c1/);
    for (let i = 0; i < 3 && (document.activeElement as HTMLElement).dataset.name !== 'b3'; i++) await press('.');
    await press('Enter');
    expect(q('[data-testid=chooser]')).not.toBeNull();
    await press('2', { code: 'Digit2' });
    expect(ask['match.play']).toHaveBeenCalledWith({ match: 'm', revision: 7, action: two.text });
  });
  it('asks before an action that loses, with the safe answer first', async () => {
    await click(at('b1'));
    await rest();
    await click(at('a2'));
    expect(document.activeElement).toBe(q('[data-testid=put-back]'));
    expect(ask['match.play']).not.toHaveBeenCalled();
    await click(q('[data-testid=put-back]'));
    expect(q('[data-testid=put-back]')).toBeNull();
    expect(document.body.dataset.mode).toBe('idle');
  });
  it('explains why not, with the ruling', async () => {
    await click(at('b1'));
    await rest();
    await click(at('c3'));
    await rest();
    expect(step()).toContain('Voyager b1 can’t go to c3.It is too far.V9');
    expect(said().at(-1)).toBe('Voyager can’t capture on c3. It is too far.');
  });
  it('does nothing with a key that is typed elsewhere or while a dialog is open', async () => {
    await click(q('[data-testid^=seat] button'));
    expect(q('dialog')).not.toBeNull();
    await press('z', { ctrlKey: true });
    expect(ask['match.undo']).not.toHaveBeenCalled();
  });
  it('undoes by key and announces what was undone', async () => {
    await press('z', { ctrlKey: true });
    await rest();
    expect(ask['match.undo']).toHaveBeenCalledWith({ match: 'm', revision: 7, unit: 'action' });
    expect(said().at(-1)).toBe('MAGI to move. Turn 2.');
  });
  it('announces that the side panel was shown or hidden', async () => {
    await press('b', { ctrlKey: true });
    await press('b', { ctrlKey: true });
    expect(said().slice(-2).toSorted()).toEqual(['Side panel hidden.', 'Side panel shown.']);
  });
  it('puts the piece back and says so when the host has ended', async () => {
    ask['match.actions']!.mockImplementation(() => Promise.reject(new Error('gone')));
    await click(at('b1'));
    await rest();
    expect(document.body.dataset.mode).toBe('idle');
    expect(said().at(-1)).toContain('Fairytable is not responding.');
  });
  it('announces the end assertively and in a dialog', async () => {
    const outcome = { winner: 0 as const, reason: 'king', says: 'LINE lost its King.' };
    ask['match.play']!.mockImplementation(() =>
      ok({
        revision: 8,
        view: { ...after, movable: [], outcome },
        effects: [{ do: 'end', winner: 0, reason: 'king', says: 'A King is lost.' }],
      }),
    );
    await click(at('b1'));
    await rest();
    await click(at('c1'));
    await act(async () => expect.poll(() => q('[data-testid=end]')).not.toBeNull());
    expect(q('[data-testid=alert]')?.textContent).toBe('King taken. LINE lost its King.');
    expect(q('[data-testid=end]')?.textContent).toContain('LINE lost its King.');
  });
});
