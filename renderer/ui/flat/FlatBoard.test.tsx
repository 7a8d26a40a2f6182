/** The grid's buttons against the view: one a cell, one tab stop, the label of each, the same from either seat. */
import { act, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Side } from '../../../electron/contract/view.ts';
import type { CellMark } from '../../scene/props.ts';
import { cell, description, piece, view } from '../../state/match.fixture.ts';
import { description as withTerrain } from '../../state/special.fixture.ts';
import { FlatBoard, type FlatBoardProps } from './FlatBoard.tsx';
import { letterSpot, spotsOf } from './Lines.tsx';
import { cellLabel } from './labels.ts';
import { seenFrom } from './seen.ts';

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
  it('reads in the order of the seat', () => {
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
  it('says all marks of a cell and draws those it is given', () => {
    const marks: CellMark[] = [
      { cell: cell('b2'), mark: 'capture' },
      { cell: cell('b2'), mark: 'last' },
      { cell: cell('b1'), mark: 'selected' },
    ];
    const { button } = mount({ marks, drawn: marks.slice(0, 1), lifted: 2 });
    expect(button('b2').getAttribute('aria-label')).toBe('b2, LINE Diskette, can take, last move');
    expect(button('b2').querySelectorAll('.mark-case path')).toHaveLength(1);
    expect(button('b1').getAttribute('aria-pressed')).toBe('true');
  });
  it('names the watchers of a frozen piece', () => {
    const frozen = piece(5, 'angel', 0, 'a3', { notes: [{ id: 'frozen', says: '', by: [12] }] });
    const { button } = mount({ view: view({ pieces: [...view().pieces, frozen] }) });
    expect(button('a3').getAttribute('aria-label')).toBe('a3, MAGI Angel, frozen by Diskette b2');
  });
  it('says less when asked to be brief', () => {
    const { button } = mount({ brief: true });
    expect(button('b3').getAttribute('aria-label')).toBe('b3');
    expect(button('b2').getAttribute('aria-label')).toBe('b2, LINE Diskette');
  });
  it('reports a click and a focus by cell', () => {
    const { props, button } = mount();
    act(() => button('c2').click());
    expect(props.onPick).toHaveBeenCalledWith(cell('c2'));
    act(() => button('c3').focus());
    expect(props.onFocusCell).toHaveBeenCalledWith(cell('c3'));
  });
  it('draws nothing out of sight but keeps its labels', () => {
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
  it('are said in the label: piece, terrain, what will land, marks', () => {
    const { button } = mount({ ...special, marks: [{ cell: cell('b2'), mark: 'capture' }] });
    expect(button('b2').getAttribute('aria-label')).toBe('b2, LINE Diskette, Tower, can take');
    expect(button('a3').getAttribute('aria-label')).toBe('a3, empty, Trap (only you know)');
    expect(button('b3').getAttribute('aria-label')).toBe(
      'b3, empty, LINE Mass lands here next, MAGI Mass lands here in 3',
    );
  });
  it('a mark that stands for many things is said by what can be done there', () => {
    const { button } = mount({
      marks: [
        { cell: cell('b3'), mark: 'special', action: 'depart' },
        { cell: cell('a3'), mark: 'drop', action: 'place' },
        { cell: cell('c3'), mark: 'drop', action: 'drop' },
        { cell: cell('b2'), mark: 'special' },
      ],
    });
    expect(button('b3').getAttribute('aria-label')).toBe('b3, empty, can leave for it');
    expect(button('a3').getAttribute('aria-label')).toBe('a3, empty, can lie here');
    expect(button('c3').getAttribute('aria-label')).toBe('c3, LINE King, can drop');
    expect(button('b2').getAttribute('aria-label')).toBe('b2, LINE Diskette, something else');
  });
  it('are drawn: what only one player knows apart, the next landing with its turns and side', () => {
    const { button, host } = mount(special);
    expect(host.querySelectorAll('svg.feature')).toHaveLength(2);
    expect(button('a3').querySelector('.hidden-feature')).not.toBeNull();
    expect(button('b3').querySelector('.lands')?.textContent).toBe('1');
    expect(button('b3').querySelector('.lands')?.classList.contains('of-1')).toBe(true);
  });
  it('draw ways with their letters where no other way goes, and pieces that are not meant faint', () => {
    const way = (key: string, letter: string, ...names: readonly string[]) => ({
      ...{ key, letter, look: 'other' as const, cells: names.map((name) => cell(name)) },
    });
    const lines = [way('1', 'A', 'a1', 'a2', 'b3'), way('2', 'B', 'a1', 'b2', 'b3')];
    const { host, button } = mount({ lines, dimmed: [12] });
    expect(host.querySelectorAll('.flat-lines path:not(.casing)')).toHaveLength(2);
    const { spots } = spotsOf(seenFrom(description.topology, 0));
    expect(letterSpot(lines[0]!, lines, spots)).toEqual(spots.get(cell('a2')));
    expect(letterSpot(lines[1]!, lines, spots)).toEqual(spots.get(cell('b2')));
    expect(button('b2').querySelector('.glyph.dim')).not.toBeNull();
    expect(button('c2').querySelector('.glyph.dim')).toBeNull();
  });
  it('draws none of it out of sight', () => {
    expect(mount({ ...special, unseen: true }).host.querySelectorAll('svg, .lands')).toHaveLength(0);
  });
});
