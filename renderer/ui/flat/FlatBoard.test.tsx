/** The buttons of the grid for a view: one per cell, one tab stop, labels, the same from either seat. */
import { act, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Side } from '../../../electron/contract/view.ts';
import { markPaths } from '../../board/mark-paths.ts';
import type { CellMark } from '../../board/props.ts';
import { tiesOf } from '../../board/ties.ts';
import { seenFrom } from '../../narration/board-order.ts';
import { cellLabel } from '../../narration/labels.ts';
import { cell, description, piece, view } from '../../state/match/match.fixture.ts';
import { description as withTerrain } from '../../state/match/special.fixture.ts';
import * as chesimals from '../../testing/chesimals.ts';
import * as fourchan from '../../testing/fourchan.ts';
import { FlatBoard } from './FlatBoard.tsx';
import { FlatPicture } from './FlatPicture.tsx';
import { letterSpot, spotsOf } from './Lines.tsx';
import type { FlatBoardProps } from './props.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
let undo: (() => void) | null = null;
afterEach(() => undo?.());

const mount = (more: Partial<FlatBoardProps> = {}) => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  undo = () => {
    act(() => root.unmount());
    host.remove();
  };
  const props: FlatBoardProps = {
    description,
    view: view(),
    seat: 0,
    cursor: cell('b1'),
    lifted: null,
    marks: [],
    drawn: [],
    label: 'The board',
    brief: false,
    coordinates: true,
    groupLetters: false,
    unseen: false,
    grid: createRef(),
    onPick: vi.fn(),
    onPoint: vi.fn(),
    onFocusCell: vi.fn(),
    onLift: () => true,
    onDrop: vi.fn(),
    ...more,
  };
  act(() => root.render(<FlatBoard {...props} />));
  const button = (name: string) => host.querySelector<HTMLElement>(`[data-name="${name}"]`)!;
  return { host, props, button, root };
};

describe('the grid', () => {
  it.each([0, 1] as const)('has a button for every cell with its label, seen from seat %i', (seat: Side) => {
    const { host, button } = mount({ seat });
    expect(host.querySelectorAll('[role=grid] [role=row] [role=gridcell] button')).toHaveLength(12);
    for (const [i, c] of description.topology.cells.entries())
      expect(button(c.name).getAttribute('aria-label')).toBe(cellLabel(description, view(), i, []));
    expect(button('b2').getAttribute('aria-label')).toBe('b2, LINE Diskette');
    expect(button('b3').getAttribute('aria-label')).toBe('b3, empty');
    expect(button('Δ2').getAttribute('aria-label')).toBe('Δ2, empty, the Zone');
    expect(button('b2').dataset.piece).toBe('12');
  });
  it('uses the colours of its game, and so does a picture', () => {
    const { host, root } = mount();
    expect(host.querySelector('[role=grid]')?.closest(`[data-board-of="${description.id}"]`)).not.toBeNull();
    act(() => root.render(<FlatPicture description={description} pieces={[]} label="" />));
    expect(host.querySelector(`svg[data-board-of="${description.id}"]`)).not.toBeNull();
  });
  it('draws other marks where pieces stand on points than in squares', () => {
    const drawn = (board: string) => {
      const { host } = mount({
        description: { ...description, looks: { board } },
        drawn: [{ cell: cell('b2'), mark: 'selected' }],
      });
      const isOn = host.querySelector('[data-points]') !== null;
      const path = host.querySelector('[data-mark=selected]')?.getAttribute('d');
      undo?.();
      return { isOn, path };
    };
    const [points, squares] = [drawn('points'), drawn('plain')];
    expect([points.isOn, squares.isOn]).toEqual([true, false]);
    expect(points.path).toBe(markPaths(true).selected);
    expect(squares.path).toBe(markPaths(false).selected);
  });
  it('outlines what a hint means by a ring where pieces stand on points, and by a lozenge in squares', () => {
    const isRound = (board: string) => {
      const { host } = mount({
        description: { ...description, looks: { board } },
        arrows: [{ key: 'hint', from: null, to: cell('b2'), look: 'hint' }],
      });
      const path = host.querySelector('[data-arrow=hint] path')?.getAttribute('d');
      undo?.();
      return path?.includes('a');
    };
    expect([isRound('points'), isRound('plain')]).toEqual([true, false]);
  });
  it('is in reading order as seen from the seat', () => {
    const names = (h: HTMLElement) => [...h.querySelectorAll<HTMLElement>('button')].map((b) => b.dataset.name);
    expect(names(mount({ seat: 0 }).host)[0]).toBe('Δ3');
    undo?.();
    expect(names(mount({ seat: 1 }).host)[0]).toBe('c1');
  });
  it('is one tab stop', () => {
    const { host } = mount();
    const stops = [...host.querySelectorAll<HTMLElement>('button')].filter((b) => b.tabIndex === 0);
    expect(stops.map((b) => b.dataset.name)).toEqual(['b1']);
  });
  it('names all marks of a cell and draws those it is given', () => {
    const marks: CellMark[] = [
      { cell: cell('b2'), mark: 'capture' },
      { cell: cell('b2'), mark: 'last' },
      { cell: cell('b1'), mark: 'selected' },
    ];
    const { button } = mount({ marks, drawn: marks.slice(0, 1), lifted: 2 });
    expect(button('b2').getAttribute('aria-label')).toBe('b2, LINE Diskette, can capture, last move');
    expect(button('b2').querySelectorAll('[data-mark]')).toHaveLength(1);
    expect(button('b1').getAttribute('aria-pressed')).toBe('true');
  });
  it('draws the way of the last move where it bends', () => {
    const last = { text: '', label: '', side: 0 as const, piece: 12, cells: [cell('b1'), cell('b3')] };
    const track = (by?: number[]) => {
      const { host } = mount({ view: view({ last: by ? { ...last, by } : last }) });
      const drawn = host.querySelector('[data-look=track] path')?.getAttribute('d');
      undo?.();
      return drawn;
    };
    expect(track()).toBeUndefined();
    expect(track([cell('c2')])?.match(/[ML]/g)).toEqual(['M', 'L', 'L']);
  });
  it('names the watchers of a frozen piece', () => {
    const frozen = piece(5, 'angel', 0, 'a3', { notes: [{ id: 'frozen', says: '', by: [12] }] });
    const { button } = mount({ view: view({ pieces: [...view().pieces, frozen] }) });
    expect(button('a3').getAttribute('aria-label')).toBe('a3, MAGI Angel, frozen by Diskette b2');
  });
  it('has shorter labels when set to brief', () => {
    const { button } = mount({ brief: true });
    expect(button('b3').getAttribute('aria-label')).toBe('b3');
    expect(button('b2').getAttribute('aria-label')).toBe('b2, LINE Diskette');
  });
  it('reports a click and a focus by cell', () => {
    const { props, button } = mount();
    act(() => button('c2').click());
    expect(props.onPick).toHaveBeenCalledWith(cell('c2'), null);
    act(() => button('c3').focus());
    expect(props.onFocusCell).toHaveBeenCalledWith(cell('c3'));
  });
  it('draws nothing while it is visually hidden but keeps its labels', () => {
    const { host, button } = mount({ unseen: true });
    expect(host.querySelectorAll('svg')).toHaveLength(0);
    expect(button('b2').getAttribute('aria-label')).toBe('b2, LINE Diskette');
  });
});

describe('terrain, flights and lines', () => {
  const features = [
    { id: 'tower', cell: cell('b2'), side: null, hidden: false, says: '' },
    { id: 'trap', cell: cell('a3'), side: 0 as const, hidden: true, says: '' },
  ];
  const flights = [
    { piece: 21, side: 1 as const, kind: 'mass', to: cell('b3'), left: 1, says: '' },
    { piece: 22, side: 0 as const, kind: 'mass', to: cell('b3'), left: 3, says: '' },
  ];
  const special = { description: withTerrain, view: view({ features, flights }) };
  it('are in the label: piece, terrain, what will land, marks', () => {
    const { button } = mount({ ...special, marks: [{ cell: cell('b2'), mark: 'capture' }] });
    expect(button('b2').getAttribute('aria-label')).toBe('b2, LINE Diskette, Tower, can capture');
    expect(button('a3').getAttribute('aria-label')).toBe('a3, empty, Trap (only you know)');
    expect(button('b3').getAttribute('aria-label')).toBe(
      'b3, empty, LINE Mass lands here in 1 turn, MAGI Mass lands here in 3 turns',
    );
  });
  it('a mark with several meanings is labelled with the action there', () => {
    const { button } = mount({
      marks: [
        { cell: cell('b3'), mark: 'special', action: 'depart' },
        { cell: cell('a3'), mark: 'drop', action: 'place' },
        { cell: cell('c3'), mark: 'drop', action: 'drop' },
        { cell: cell('b2'), mark: 'special' },
      ],
    });
    expect(button('b3').getAttribute('aria-label')).toBe('b3, empty, can travel there');
    expect(button('a3').getAttribute('aria-label')).toBe('a3, empty, can be placed here');
    expect(button('c3').getAttribute('aria-label')).toBe('c3, LINE King, can drop');
    expect(button('b2').getAttribute('aria-label')).toBe('b2, LINE Diskette, special move');
  });
  it('are drawn: features that only one player knows look different, the next landing has its turns and side', () => {
    const { button, host } = mount(special);
    expect(host.querySelectorAll('svg.feature')).toHaveLength(2);
    expect(button('a3').querySelector('[data-look=hidden]')).not.toBeNull();
    const lands = button('b3').querySelector<HTMLElement>('.lands');
    expect([lands?.textContent, lands?.dataset.side]).toEqual(['1', '1']);
  });
  it('draw routes with their letters where no other route goes, and uninvolved pieces faint', () => {
    const way = (key: string, letter: string, ...names: readonly string[]) => ({
      ...{ key, letter, look: 'other' as const, cells: names.map((name) => cell(name)) },
    });
    const lines = [way('1', 'A', 'a1', 'a2', 'b3'), way('2', 'B', 'a1', 'b2', 'b3')];
    const { host, button } = mount({ lines, dimmed: [12] });
    expect(host.querySelectorAll('.line')).toHaveLength(2);
    const { spots } = spotsOf(seenFrom(description.topology, 0));
    expect(letterSpot(lines[0]!, lines, spots)).toEqual(spots.get(cell('a2')));
    expect(letterSpot(lines[1]!, lines, spots)).toEqual(spots.get(cell('b2')));
    expect(button('b2').querySelector('.glyph.dim')).not.toBeNull();
    expect(button('c2').querySelector('.glyph.dim')).toBeNull();
  });
  it('are not drawn while visually hidden', () => {
    expect(mount({ ...special, unseen: true }).host.querySelectorAll('svg, .lands')).toHaveLength(0);
  });
});

describe('stacks, badges and gates', () => {
  const { fourchanBoard: board, fourchanCell: at } = fourchan;
  const position = fourchan.viewOf('Ne5 +Re5^ Bb2 kf6 Xg5 Aj1 ai10', {
    gates: [['c4', 'h6'], ['i3']],
    frozen: ['f6<g5'],
    badges: ['b2:+K', 'e5:N'],
  });
  const on = (name: string, rides = false) =>
    position.pieces.find((p) => p.at === at(name) && (p.rides ?? false) === rides)!.id;
  const show = (more: Partial<FlatBoardProps> = {}) =>
    mount({ description: board, view: position, cursor: at('a1'), ...more });
  const press = (element: Element, type: string, x: number) =>
    act(() => {
      element.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: x, clientY: 5, button: 0, buttons: 1 }));
    });

  it('draws both pieces of a stack, each with its letter, and reports which of them was pressed', () => {
    const { props, button } = show();
    const e5 = button('e5');
    expect(e5.querySelectorAll('.glyph')).toHaveLength(2);
    expect([...e5.querySelectorAll('.letter')].map((l) => l.textContent)).toEqual(['N', '+R']);
    expect([e5.dataset.piece, e5.dataset.rider]).toEqual([String(on('e5')), String(on('e5', true))]);
    act(() => e5.click());
    expect(props.onPick).toHaveBeenLastCalledWith(at('e5'), null);
    act(() => void e5.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
    expect(props.onPick).toHaveBeenLastCalledWith(at('e5'), on('e5'));
    press(e5.querySelector('.rider svg')!, 'click', 0);
    expect(props.onPick).toHaveBeenLastCalledWith(at('e5'), on('e5', true));
  });
  it('drags the rider by its own picture and the mount by the rest', () => {
    const lifted: number[] = [];
    const { button } = show({ onLift: (piece) => lifted.push(piece) > 0 });
    const e5 = button('e5');
    // missing in happy-dom
    Object.assign(e5.closest('[role=grid]')!, { setPointerCapture: () => {} });
    Object.assign(document, { elementFromPoint: () => null });
    for (const start of [e5.querySelector('.rider svg')!, e5]) {
      press(start, 'pointerdown', 0);
      press(start, 'pointermove', 20);
      press(start, 'pointerup', 20);
    }
    expect(lifted).toEqual([on('e5', true), on('e5')]);
  });
  it('puts back the dragged piece when the drag is cancelled', () => {
    Object.assign(document, { elementFromPoint: () => null });
    const move = (buttons: number) => () =>
      button('e5').dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX: 50, clientY: 5, buttons }));
    const { props, button } = show({ onLift: () => true, onPutBack: vi.fn() });
    Object.assign(button('e5').closest('[role=grid]')!, { setPointerCapture: () => {} });
    const ends: readonly (() => unknown)[] = [
      () => window.dispatchEvent(new Event('resize')),
      () => window.dispatchEvent(new Event('blur')),
      () => button('e5').dispatchEvent(new Event('pointercancel', { bubbles: true })),
      () =>
        button('e5')
          .closest('[role=grid]')
          ?.dispatchEvent(new Event('lostpointercapture', { bubbles: true })),
      move(0), // released outside the page
    ];
    for (const [i, end] of ends.entries()) {
      press(button('e5'), 'pointerdown', 0);
      press(button('e5'), 'pointermove', 20);
      // of a finger: the square loses it to the board
      act(() => void button('e5').dispatchEvent(new Event('lostpointercapture', { bubbles: true })));
      expect(props.onPutBack).toHaveBeenCalledTimes(i);
      act(() => void end());
      expect(props.onPutBack).toHaveBeenCalledTimes(i + 1);
      press(button('e5'), 'pointerup', 20);
    }
    expect(props.onDrop).not.toHaveBeenCalled();
  });
  it('raises only the piece that is lifted', () => {
    const stays = (lifted: number) => show({ lifted }).button('e5').querySelectorAll('.glyph.stays').length;
    expect(stays(on('e5', true))).toBe(1);
    act(() => undo?.());
    expect(stays(on('e5'))).toBe(0);
  });
  it('shows badges as given, ice on pieces held from another cell, and no ice on a stack', () => {
    const companions = position.pieces.map((p) =>
      p.at === at('e5') ? { ...p, notes: [...p.notes, { id: 'riding', says: '', by: [on('e5', !p.rides)] }] } : p,
    );
    const { button } = show({ view: { ...position, pieces: companions } });
    expect(button('b2').querySelector('.plate')?.textContent).toBe('+K');
    expect(button('e5').querySelector('.plate.above')?.textContent).toBe('N');
    expect(button('f6').querySelector('.noted')).not.toBeNull();
    expect(button('e5').querySelector('.noted')).toBeNull();
    expect(button('g5').querySelector('.noted')).toBeNull();
  });
  it('a gate under the pointer glows with its other end, and a line joins them; a single one looks closed', () => {
    const looks = (drawn: CellMark[] = []) => {
      const { button, host } = show({ drawn });
      const found = ['c4', 'h6', 'i3'].map((name) => button(name).querySelector('.feature')?.innerHTML ?? '');
      const lines = host.querySelectorAll('.line').length;
      act(() => undo?.());
      undo = null;
      return { found, lines };
    };
    const [still, shining] = [looks(), looks([{ cell: at('h6'), mark: 'link' }])];
    expect(still.found.every((inner) => inner.length > 50)).toBe(true);
    expect(still.found[0]).toBe(still.found[1]);
    expect(still.found[2]).not.toBe(still.found[0]);
    expect([shining.found[0] === still.found[0], shining.found[1] === still.found[1]]).toEqual([false, false]);
    expect(shining.found[2]).toBe(still.found[2]);
    expect([still.lines, shining.lines]).toEqual([0, 1]);
  });
  it('a picture shows both pieces of a stack, the mount first', () => {
    const host = document.createElement('div');
    const root = createRoot(host);
    act(() => root.render(<FlatPicture description={board} pieces={position.pieces} label="" />));
    const glyphs = [...host.querySelectorAll('svg.glyph')];
    expect(glyphs).toHaveLength(position.pieces.length);
    const widths = glyphs.map((g) => Number(g.getAttribute('width')));
    expect(widths.at(-1)).toBe(Math.min(...widths));
    expect(new Set(widths).size).toBe(3);
    act(() => root.unmount());
  });
});

describe('units of a group', () => {
  const chain = chesimals.viewOf('Cw@e5 Gw@e6! Gw@e7 Gw@h8 Cb@a16 Gr@c3*');
  const ready = { ...chain, group: 'white', movable: [chain.pieces[2]!.id] };
  const units = (more: Partial<FlatBoardProps> = {}) =>
    mount({ description: chesimals.chesimalsBoard, view: ready, cursor: chesimals.chesimalsCell('e5'), ...more });
  const looks = (host: HTMLElement) =>
    [...host.querySelectorAll<HTMLElement>('[data-unit]')].map((b) => `${b.dataset.name} ${b.dataset.unit}`).sort();

  it('are on the plate of their colour and differ by more than their opacity', () => {
    const { host, button } = units();
    expect(looks(host)).toEqual(['c3 stone', 'e6 moved', 'e7 ready', 'h8 cut']);
    const markup = (name: string) => button(name).querySelector('.glyph')!.innerHTML;
    expect(markup('e5')).not.toBe(markup('a16'));
    expect(markup('e6')).toBe(markup('e7'));
    expect(button('e7').querySelector('.ready')).not.toBeNull();
    expect(host.querySelectorAll('.ready')).toHaveLength(1);
    expect(host.querySelector('.noted'), 'a tie holds nobody').toBeNull();
    const stone = markup('c3');
    undo?.();
    const alive = units({ view: chesimals.viewOf('Cw@e5 Gr@c3') });
    expect(alive.button('c3').querySelector('.glyph')!.innerHTML).not.toBe(stone);
  });
  it('have the letter of their colour behind their own where letters of groups are shown', () => {
    const letter = (shown: ReturnType<typeof units>, name: string) =>
      shown.button(name).querySelector('.letter')!.textContent;
    expect(letter(units(), 'e7')).toBe('G');
    undo?.();
    const both = units({ groupLetters: true });
    expect(['e7', 'a16', 'c3'].map((name) => letter(both, name))).toEqual(['Gw', 'Cb', 'Gr']);
  });
  it('have both letters also without that where they belong to nobody, since the case of one tells a side', () => {
    const { button } = units({ view: chesimals.viewOf('Cw@e5 Gn@e7 Gb@c3') });
    const letters = ['e5', 'e7', 'c3'].map((name) => button(name).querySelector('.letter')!.textContent);
    expect(letters).toEqual(['C', 'Gn', 'g']);
  });
  it('are drawn as after the previewed action, with the ties that would tear', () => {
    const preview = chesimals.foresee(chain, 'e6', 'f5');
    const { host } = units({ foreseen: preview.after, ties: tiesOf(chain, preview.after) });
    expect(looks(host)).toContain('e7 cut');
    const tie = (a: string, b: string) =>
      host.querySelector(`[data-tie="${chesimals.chesimalsCell(a)}-${chesimals.chesimalsCell(b)}"]`);
    expect(tie('e5', 'f5')!.hasAttribute('data-torn')).toBe(false);
    expect(tie('e6', 'e7')!.hasAttribute('data-torn')).toBe(true);
    expect(host.querySelectorAll('[data-tie]')).toHaveLength(2);
  });
});
