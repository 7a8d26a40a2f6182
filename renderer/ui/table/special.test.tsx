/**
 * What only some games show at the table, over a Bridge that is written here: promotion, ways, checks, flights, turns of
 * several actions, laying, the hand-over, who may capture, the list of pieces. By click and by key, and what is said.
 */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usualSettings } from '../../../electron/contract/settings.ts';
import type { Bridge, Hello } from '../../../electron/contract/table.ts';
import type { ActionView, View } from '../../../electron/contract/view.ts';
import { useApp } from '../../state/app.ts';
import { cell, endTurn, piece, view } from '../../state/match.fixture.ts';
import { becoming, can, description, laying, passing, place, way } from '../../state/special.fixture.ts';
import TableScreen from './TableScreen.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
type Ask = Record<string, ReturnType<typeof vi.fn>>;
const fine = (value: unknown) => Promise.resolve({ ok: true, value });
let host: HTMLElement;
let root: Root;
let ask: Ask;
const q = (s: string) => document.querySelector<HTMLElement>(s);
const all = (s: string) => [...document.querySelectorAll<HTMLElement>(s)];
const at = (name: string) => q(`[data-name="${name}"]`)!;
const click = (el: HTMLElement | null) =>
  act(async () => {
    if (!el) throw new Error('there is nothing to click');
    el.click();
  });
const press = (key: string, more: Partial<KeyboardEventInit> = {}) =>
  act(async () => {
    const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : /^\d$/.test(key) ? `Digit${key}` : key;
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...more }),
    );
  });
const type = (el: HTMLElement | null, text: string) =>
  act(async () => {
    // React hears the event only if the value was set past its own tracking
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(el, text);
    el?.dispatchEvent(new Event('input', { bubbles: true }));
  });
const rest = () => act(() => vi.waitFor(() => expect(document.body.dataset.busy).toBe('0')));
const said = () => all('[data-testid=log] p').map((p) => p.textContent);
const step = () => q('[data-testid=stepbar]')?.textContent ?? '';
const played = () => ask['match.play']!.mock.calls.map(([input]) => (input as { action: string }).action);

let actions: ActionView[] = [];
let ofNone: ActionView[] = [];
const answers = (): Record<string, (input: never) => Promise<unknown>> => ({
  'match.history': () => fine({ nodes: [], node: 3 }),
  'match.actions': ({ piece: id }: { piece: number | null }) => fine(id === null ? ofNone : actions),
  'match.preview': ({ action: text }: { action: string }) => {
    const action = [...actions, ...ofNone].find((a) => a.text === text);
    const effects = action?.promotion === 'mass' ? [{ do: 'check', side: 1, at: cell('c3'), by: 2, says: '' }] : [];
    return fine({ action, effects, after: [] });
  },
  'match.why': () => fine({ says: 'Two of them on one colour.', ruling: 'D-T1' }),
  'match.play': () => fine({ revision: 8, view: view({ revision: 8, turn: 1, movable: [12] }), effects: [] }),
  'app.drawn': () => fine({}),
});
const open = async (opened: View, more: Record<string, (input: never) => Promise<unknown>> = {}) => {
  ask = Object.fromEntries(Object.entries({ ...answers(), ...more }).map(([k, f]) => [k, vi.fn(f as never)]));
  useApp.setState({
    phase: 'ready',
    hello: { variants: [description], spots: {} } as unknown as Hello,
    settings: { ...usualSettings, board: 'flat' },
    ask: ask as unknown as Bridge['ask'],
    opened,
    layers: [],
    problems: [],
  });
  await act(async () => root.render(<TableScreen opened={opened} />));
  await rest();
};
beforeEach(() => {
  actions = [];
  ofNone = [];
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
});

describe('promotion', () => {
  beforeEach(async () => {
    actions = ['voyager', 'mass', 'angel', 'charonite'].map((kind) => becoming(kind));
    await open(view());
    await click(at('b1'));
    await rest();
  });
  const chosen = () => q('[data-kind][aria-selected=true]')?.dataset.kind;
  it('shows the kinds by name, the field focused, the first explained', async () => {
    await click(at('b3'));
    await rest();
    expect(all('[data-kind]').map((k) => k.textContent)).toEqual(['Angel', 'Charonite', 'Mass', 'Voyager']);
    expect(document.activeElement).toBe(q('.promotion input'));
    expect(q('.about')?.textContent).toContain('The Angel.');
    expect(q('[role=dialog] h2')?.textContent).toBe('The Voyager on b3 becomes');
    expect(said().at(-1)).toBe('On b3 it becomes one of 4. Type a name, or use the arrow keys.');
  });
  it('is found by typing, and Enter plays it', async () => {
    await click(at('b3'));
    await type(q('.promotion input'), 'ma');
    expect(all('[data-kind]').map((k) => k.dataset.kind)).toEqual(['mass']);
    await rest();
    expect(q('.about')?.textContent).toContain('It would give check.');
    await press('Enter');
    expect(played()).toEqual([becoming('mass').text]);
  });
  it('says that no piece is called that, and plays nothing', async () => {
    await click(at('b3'));
    await type(q('.promotion input'), 'zzz');
    expect(q('.promotion')?.textContent).toContain('No piece is called that.');
    await press('Enter');
    expect(played()).toEqual([]);
  });
  it('is walked by the arrow keys and chosen by a click', async () => {
    await click(at('b3'));
    await press('ArrowDown');
    expect(document.activeElement).toBe(q('[data-kind=angel]'));
    await press('ArrowRight');
    await press('ArrowRight');
    expect(chosen()).toBe('mass');
    expect(q('[data-testid=become]')?.textContent).toBe('Become a Mass');
    await press('c');
    expect(document.activeElement).toBe(q('.promotion input'));
    expect(all('[data-kind]').map((k) => k.dataset.kind)).toEqual(['charonite']);
    await click(q('[data-kind=charonite]'));
    expect(played()).toEqual([becoming('charonite').text]);
  });
  it('leaves the piece lifted by Escape, with nothing played and the focus on the cell', async () => {
    await click(at('b3'));
    await press('Escape');
    await rest();
    expect(q('.promotion')).toBeNull();
    expect(document.body.dataset.mode).toBe('lifted');
    expect(at('b1').getAttribute('aria-pressed')).toBe('true');
    expect(played()).toEqual([]);
  });
});

describe('ways', () => {
  beforeEach(async () => {
    actions = [way('a2', 'b3'), way('c2', 'b3')];
    await open(view());
    await click(at('b1'));
    await rest();
    await click(at('b3'));
  });
  it('stand on a card without a scrim, lettered as on the board', () => {
    expect(q('[data-look=route] h2')?.textContent).toBe('Two ways to b3');
    expect(q('.scrim')).toBeNull();
    expect(all('.route-card .let').map((l) => l.textContent)).toEqual(['A', 'B']);
    expect(
      all('.flat-lines text')
        .map((t) => t.textContent)
        .sort(),
    ).toEqual(['A', 'B']);
    expect(all('.flat-lines > g.line-this:not(.line-letter)')).toHaveLength(1);
  });
  it('are compared by arrows and letters, and the one with the focus is drawn', async () => {
    await press('ArrowDown');
    expect(ask['match.preview']).toHaveBeenLastCalledWith(expect.objectContaining({ action: way('c2', 'b3').text }));
    expect(q('[data-testid=go-by]')?.textContent).toBe('Go by B');
    await press('a');
    expect(q('.route-card .act')?.textContent).toContain('By a2.');
    await click(q('[data-testid=go-by]'));
    expect(played()).toEqual([way('a2', 'b3').text]);
  });
  it('are chosen by number, and left by Escape with the piece lifted', async () => {
    await press('Escape');
    expect(q('.route-card')).toBeNull();
    expect(document.body.dataset.mode).toBe('lifted');
    await click(at('b3'));
    await press('2');
    expect(played()).toEqual([way('c2', 'b3').text]);
  });
});

describe('checks, flights, turns of several moves', () => {
  const check = (by: number, at: string, says: string) => ({
    ...{ side: 0 as const, king: 1, at: cell('a1'), by, line: [cell(at), cell('a1')], says, ruling: null },
  });
  const checks = [check(12, 'b2', 'A Diskette threatens the King.'), check(13, 'c2', 'Another one does.')];
  it('a check stands in place of the title and is shown one by one', async () => {
    await open(view({ checks }));
    expect(q('[data-testid=check-notice]')?.textContent).toContain(
      'Check. A Diskette threatens the King. One more threat.',
    );
    expect(q('.title')?.classList.contains('sr')).toBe(true);
    expect(at('a1').getAttribute('aria-label')).toBe('a1, MAGI King, threatened');
    expect(q('.flat-lines')).toBeNull();
    await click(q('[data-testid=show-check]'));
    expect(all('.flat-lines .line-threat')).toHaveLength(1);
    await click(q('[data-testid=show-check]'));
    expect(q('[data-testid=check-notice]')?.textContent).toContain('Another one does.');
    await act(async () => at('a1').focus());
    await press('Escape');
    expect(q('.flat-lines')).toBeNull();
    await press('+');
    expect(said().at(-1)).toBe('A Diskette threatens the King.');
  });
  it('a check that comes about is announced assertively', async () => {
    actions = [way('b3')];
    await open(view(), {
      'match.play': () =>
        fine({
          revision: 8,
          view: view({ revision: 8, turn: 1 }),
          effects: [{ do: 'check', side: 1, at: cell('c3'), by: 2, says: '' }],
        }),
    });
    await click(at('b1'));
    await rest();
    await click(at('b3'));
    await rest();
    expect(q('[data-testid=alert]')?.textContent).toBe('LINE is in check on c3, by Voyager b1.');
  });
  it('flights say whose, where and when, lead to their cell, and have a key', async () => {
    const pieces = [...view().pieces, piece(21, 'mass', 1, null, { place: 'flight' })];
    const flights = [{ piece: 21, side: 1 as const, kind: 'mass', to: cell('b3'), left: 1, says: '' }];
    await open(view({ pieces, flights }));
    expect(q('.flights')?.textContent).toBe('Mass, LINE’s, to b3next');
    expect(all('.flights .counter .loz').map((l) => l.className.trim())).toEqual([
      'loz hollow',
      'loz hollow',
      'loz on',
    ]);
    expect(at('b3').getAttribute('aria-label')).toBe('b3, empty, LINE Mass lands here next');
    expect(at('b3').querySelector('.lands')?.textContent).toBe('1');
    await press('l', { ctrlKey: true });
    await act(() => vi.waitFor(() => expect(document.activeElement).toBe(q('[data-flight="21"]'))));
    await click(q('[data-flight="21"]'));
    expect(document.activeElement).toBe(at('b3'));
  });
  it('says so when nothing is in flight', async () => {
    await open(view());
    expect(q('[data-section=flights]')?.textContent).toContain('Nothing is in flight.');
    await press('l', { ctrlKey: true });
    expect(said().at(-1)).toBe('Nothing is in flight.');
  });
  it('a turn that goes on has pips, says why, and can be ended', async () => {
    ofNone = [endTurn()];
    const budget = { left: 1, of: 2, says: 'Two moves, because LINE dawdled.' };
    await open(view({ budget, can: { ...can, endTurn: true } }));
    expect(step()).toContain('Still MAGI’s turn: Two moves, because LINE dawdled.');
    expect(step()).toContain('Move once more, or end the turn.');
    expect(q('[data-testid=budget]')?.getAttribute('aria-label')).toBe('Move 2 of 2');
    expect(all('[data-testid=budget] .loz').map((l) => l.className.trim())).toEqual(['loz hollow', 'loz on']);
    await press('Enter', { ctrlKey: true });
    await rest();
    expect(played()).toEqual(['end']);
  });
});

describe('laying', () => {
  const pool = (feature: string) => q(`[data-feature=${feature}]`);
  const start = async (v = laying()) => {
    ofNone = [place('tower', 'a2'), place('tower', 'b3'), place('trap', 'b3')];
    await open(v);
  };
  it('shows both pools with what is left and owed, the mover’s as buttons', async () => {
    await start();
    expect(pool('tower')?.getAttribute('aria-label')).toBe('Tower, 2 left, 1 of them must be laid');
    expect(all('[data-feature]')).toHaveLength(2);
    expect(all('span.pool-item').map((p) => p.textContent)).toEqual(['Tower, 1 left1', 'Trap, none left0']);
    expect(step()).toContain('MAGI to lay.Each side lays out its Towers and Traps.');
  });
  it('by click: take, see the cells lit, lay', async () => {
    await start();
    await click(pool('tower'));
    expect(pool('tower')?.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement?.closest('[data-board]')).not.toBeNull();
    expect(
      all('[data-marks=drop]')
        .map((c) => c.dataset.name)
        .sort(),
    ).toEqual(['a2', 'b3']);
    expect(said().at(-1)).toBe('Tower to lay. 2 squares.');
    await click(at('b3'));
    expect(played()).toEqual(['tower@b3']);
  });
  it('by key: a number takes, a dot walks the cells, Enter lays, a question mark asks why not', async () => {
    await start();
    await press('1');
    await press('.');
    expect(['a2', 'b3']).toContain((document.activeElement as HTMLElement).dataset.name);
    await act(async () => at('c1').focus());
    await press('?');
    await rest();
    expect(ask['match.why']).toHaveBeenCalledWith({
      ...{ match: 'm', revision: 7, piece: null, cell: cell('c1'), places: 'tower' },
    });
    expect(step()).toContain('Tower can’t lie on c1.Two of them on one colour.D-T1');
    expect(said().at(-1)).toBe('Tower can’t lie on c1. Two of them on one colour.');
    await act(async () => at('a2').focus());
    await press('Enter');
    expect(played()).toEqual(['tower@a2']);
  });
  it('by drag from the pool onto the board', async () => {
    await start();
    const move = (type: string, el: Element, x: number) =>
      act(async () => {
        el.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            clientX: x,
            clientY: 0,
            button: 0,
            buttons: type === 'pointerup' ? 0 : 1,
          }),
        );
      });
    await move('pointerdown', pool('tower')!, 0);
    await move('pointermove', pool('tower')!, 30);
    expect(document.body.dataset.mode).toBe('laying');
    await move('pointermove', at('b3'), 40);
    expect(at('b3').querySelector('.feature.ghost')).not.toBeNull();
    await move('pointerup', at('b3'), 40);
    expect(played()).toEqual(['tower@b3']);
  });
  it('cannot pass while something is owed, and says what', async () => {
    await start();
    const button = q('[data-testid=pass]')!;
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.title).toBe('You can’t pass while you must still lay 1 Tower.');
    await press('Enter', { ctrlKey: true, shiftKey: true });
    expect(said().at(-1)).toBe(button.title);
    expect(played()).toEqual([]);
  });
  it('passes by button and by key', async () => {
    ofNone = [place('trap', 'b3'), passing];
    await open(laying());
    expect(q('.stepbar [data-testid=pass]')).not.toBeNull();
    await press('Enter', { ctrlKey: true, shiftKey: true });
    expect(played()).toEqual(['pass']);
  });
  it('says that there is no cell for a feature', async () => {
    ofNone = [place('trap', 'b3')];
    await open(laying());
    expect(pool('tower')?.title).toBe('There is no square for a Tower now.');
    await press('1');
    expect(said().at(-1)).toBe('There is no square for a Tower now.');
  });
});

describe('the hand-over', () => {
  const handOver = { to: 1 as const, says: 'LINE notes its Traps now.' };
  const covered = laying({ turn: 1, handOver, players: [{ name: 'Ida' }, { name: 'Otto' }] });
  const open1 = laying({
    ...{ revision: 9, turn: 1, eyes: 1, can: { ...can, cover: true } },
    features: [{ id: 'trap', cell: cell('b3'), side: 1, hidden: true, says: '' }],
  });
  const uncover = { 'match.uncover': () => fine(open1), 'match.cover': () => fine({ ...covered, revision: 10 }) };
  it('is all there is in the page, has the focus on its heading, and Escape does not open it', async () => {
    await open(covered, uncover);
    expect(document.body.dataset.covered).toBe('1');
    expect(document.activeElement?.textContent).toBe('Pass the table to LINE');
    expect(q('[data-testid=hand-over]')?.textContent).toContain('LINE notes its Traps now.');
    for (const part of ['[role=grid]', '.panel', '.strip', '.rail', '[data-cell]']) expect(q(part)).toBeNull();
    await press('Escape');
    await press('z', { ctrlKey: true });
    expect(q('[data-testid=hand-over]')).not.toBeNull();
    expect(ask['match.undo']).toBeUndefined();
  });
  it('opens for the right player, says whose eyes these are, and can be closed again', async () => {
    await open(covered, uncover);
    expect(q('[data-testid=uncover]')?.textContent).toBe('I am LINE. Uncover');
    await click(q('[data-testid=uncover]'));
    await rest();
    expect(q('[data-testid=hand-over]')).toBeNull();
    expect(at('b3').getAttribute('aria-label')).toContain('Trap (only you know)');
    expect(q('[data-testid=secret-notice]')?.textContent).toContain('Only LINE may look now.');
    expect(document.activeElement?.closest('[data-board]')).not.toBeNull();
    await click(q('[data-testid=cover]'));
    await rest();
    expect(q('[data-testid=hand-over]')).not.toBeNull();
    expect(document.body.textContent).not.toContain('Trap (only');
  });
  it('leaves nothing of what was said in the live regions but that it is covered', async () => {
    ofNone = [place('trap', 'b3')];
    await open(laying({ eyes: 0 }), {
      'match.play': () =>
        fine({
          revision: 8,
          view: { ...covered, revision: 8 },
          effects: [{ do: 'feature', feature: 'trap', cell: cell('b3'), on: true, hidden: true, says: '' }],
        }),
    });
    await press('2');
    expect(said().at(-1)).toBe('Trap to lay. 1 square.');
    await click(at('b3'));
    await rest();
    expect(said()).toEqual(['Covered.']);
    expect(document.body.innerHTML).not.toContain('Trap ');
  });
  it('leaves nothing of it either when the other side has nothing to cover', async () => {
    ofNone = [place('trap', 'b3')];
    await open(laying({ eyes: 0 }), {
      'match.play': () => fine({ revision: 8, view: view({ revision: 8, turn: 1 }), effects: [] }),
    });
    await press('2');
    await click(at('b3'));
    await rest();
    expect(q('[data-testid=hand-over]')).toBeNull();
    expect(said()).toEqual([]);
  });
  it('lets a player look at the own secrets and decide otherwise', async () => {
    await open(view({ can: { ...can, uncover: true } }), uncover);
    await press('u', { altKey: true });
    expect(q('[data-testid=hand-over]')?.textContent).toContain('Only MAGI looks now');
    await click(q('[data-testid=leave-covered]'));
    expect(q('[role=grid]')).not.toBeNull();
    expect(ask['match.uncover']).not.toHaveBeenCalled();
  });
  it('asks both players before something shown is taken back', async () => {
    const back = { revision: 8, view: view({ revision: 8 }), effects: [] };
    await open(view({ can: { ...can, undoNeedsBoth: true } }), { 'match.undo': () => fine(back) });
    await click(q('[data-testid=undo]'));
    expect(q('[data-testid=hand-over]')?.textContent).toContain('Both must agree');
    await click(q('[data-testid=agree-magi]'));
    expect(ask['match.undo']).not.toHaveBeenCalled();
    await click(q('[data-testid=agree-magi]'));
    await click(q('[data-testid=agree-line]'));
    expect(ask['match.undo']).not.toHaveBeenCalled();
    await click(q('[data-testid=agree-magi]'));
    await rest();
    expect(ask['match.undo']).toHaveBeenCalledWith({ match: 'm', revision: 7, unit: 'action', agreed: true });
    expect(q('[data-testid=hand-over]')).toBeNull();
  });
});

describe('many pieces', () => {
  it('are named under the pointer, with what lies there', async () => {
    const features = [{ id: 'tower', cell: cell('b2'), side: null, hidden: false, says: '' }];
    await open(view({ features }));
    expect(q('[data-testid=hover-name]')?.hidden).toBe(true);
    await act(async () => {
      at('b2').dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    });
    expect(q('[data-testid=hover-name]')?.textContent).toBe('LINE Diskette b2Tower');
    await act(async () => {
      at('a3').dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    });
    expect(q('[data-testid=hover-name]')?.hidden).toBe(true);
  });
  it('show who may capture on a cell, both sides apart, the others faint', async () => {
    const by = [
      { piece: 2, line: [cell('b1'), cell('b3')] },
      { piece: 12, line: [cell('b2'), cell('b3')] },
    ];
    await open(view(), { 'match.attackers': () => fine(by) });
    await act(async () => at('b3').focus());
    await press('!');
    await rest();
    expect(ask['match.attackers']).toHaveBeenCalledWith({ match: 'm', revision: 7, cell: cell('b3') });
    expect(said().at(-1)).toBe('Who may capture on b3. MAGI: Voyager b1. LINE: Diskette b2.');
    expect(at('b1').dataset.marks).toBe('covers');
    expect(at('b2').dataset.marks).toBe('attacks');
    expect(all('.glyph.dim')).toHaveLength(3);
    expect(all('[data-hunter]').map((h) => h.textContent)).toEqual(['Voyager b1', 'Diskette b2']);
    await click(q('[data-hunter="12"]'));
    expect(document.activeElement).toBe(at('b2'));
    await act(async () => at('b3').focus());
    await press('!');
    expect(all('.glyph.dim')).toHaveLength(0);
  });
  it('are listed with letters and counts, found by name or letter', async () => {
    await open(view());
    await press('i', { ctrlKey: true });
    const row = (kind: string) => q(`[data-testid=legend] [data-kind=${kind}]`)?.textContent;
    expect(row('diskette')).toBe('DisketteD02The Diskette.');
    expect(row('mass')).toBeUndefined();
    await type(q('[role=dialog] input'), 'k');
    expect(all('[data-testid=legend] tbody tr').map((r) => r.dataset.kind)).toEqual(['king', 'diskette']);
    await type(q('[role=dialog] input'), 'zz');
    expect(q('[role=dialog]')?.textContent).toContain('No piece is called that.');
  });
  it('stand in the trays by kind, with their number', async () => {
    const lost = [21, 22, 23].map((id) => piece(id, 'diskette', 1, null, { place: 'lost' }));
    await open(view({ pieces: [...view().pieces, ...lost] }));
    await click(q('.traysum'));
    expect(all('.trays .tray-kind').map((t) => t.textContent)).toContain('× 3Diskette');
  });
});

describe('the list of moves', () => {
  const node = (id: number, turnNumber: number, side: 0 | 1, label: string) => ({
    ...{ id, parent: id - 1, turnNumber, side, kind: 'action' as const, text: label, label },
    line: 'past' as const,
  });
  const start = { ...node(0, 1, 0, ''), parent: null, kind: 'start' as const };
  it('folds what was done before play, each with its side, and puts two moves of a turn under one number', async () => {
    const nodes = [
      start,
      node(1, 0, 0, 'Tower a2'),
      node(2, 0, 1, 'Pass'),
      node(3, 1, 0, 'V b1–b2'),
      node(4, 1, 0, 'V b2–b3'),
      node(5, 1, 1, 'D c2–c1'),
    ];
    await open(view({ node: 5 }), { 'match.history': () => fine({ nodes, node: 5 }) });
    expect(q('.moves summary')?.textContent).toBe('Before play, 2 steps');
    expect(all('.moves .line button').map((b) => b.textContent)).toEqual(['MAGI: Tower a2', 'LINE: Pass']);
    expect(all('.moves .no').map((n) => n.textContent)).toEqual(['1']);
    expect(all('.moves .cell').map((c) => c.textContent)).toEqual(['V b1–b2V b2–b3', 'D c2–c1']);
  });
  it('begins with the column of the side that began', async () => {
    const nodes = [{ ...start, side: 1 as const }, node(1, 1, 1, 'D c2–c1'), node(2, 1, 0, 'V b1–b2')];
    await open(view({ node: 2 }), { 'match.history': () => fine({ nodes, node: 2 }) });
    expect(all('.moves .cell').map((c) => c.textContent)).toEqual(['D c2–c1', 'V b1–b2']);
  });
});

describe('an offer of a draw', () => {
  it('covers what only one player may know before the other is asked', async () => {
    const features = [{ id: 'trap', cell: cell('b3'), side: 0 as const, hidden: true, says: '' }];
    await open(view({ eyes: 0, features, can: { ...can, cover: true } }), {
      'match.cover': () => fine(view({ revision: 8 })),
    });
    await click(q('[data-testid=menu]'));
    await click(all('[role=menuitem]').find((item) => item.textContent?.startsWith('Offer a draw')) ?? null);
    await rest();
    expect(ask['match.cover']).toHaveBeenCalledTimes(1);
    expect(q('[data-testid=draw-yes]')).not.toBeNull();
    expect(at('b3').getAttribute('aria-label')).toBe('b3, empty');
  });
});

it('a piece that cannot move in check says by what', async () => {
  const line = [cell('b2'), cell('a1')];
  const checks = [
    { side: 0 as const, king: 1, at: cell('a1'), by: 12, line, says: 'A Diskette threatens.', ruling: null },
  ];
  await open(view({ checks, movable: [1] }));
  await click(at('b1'));
  expect(step()).toContain('Voyager b1 can’t move now.A Diskette threatens.');
  expect(said().at(-1)).toBe('Voyager b1 can’t move now. A Diskette threatens.');
});
