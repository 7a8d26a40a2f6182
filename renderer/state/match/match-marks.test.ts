/**
 * Which marks are on which cells: two a cell at most, pushes pointing the way they go, attackers and guards on request.
 */
import { describe, expect, it, test } from 'vitest';
import type { EffectView } from '../../../electron/contract/view.ts';
import type { CellMark } from '../../board/props.ts';
import { cellLabel } from '../../narration/labels.ts';
import { markTurn } from '../../ui/flat/MarkShape.tsx';
import { action, cell, description, lostPiece, piece, view } from './match.fixture.ts';
import type { MatchState } from './match.ts';
import { allMarks, boardLines, dimmedPieces, previewMarks, strongest } from './match-marks.ts';
import { openMatch } from './match-views.ts';
import { laying, place, way } from './special.fixture.ts';

const state = (more: Partial<MatchState> = {}, v = view()): MatchState => ({
  ...openMatch(description, v, { warnLosing: true, followTurn: true }).state,
  ...more,
});
const at = (s: MatchState, name: string) =>
  allMarks(s)
    .filter((m) => m.cell === cell(name))
    .map((m) => m.mark);

describe('marks', () => {
  it('marks the lifted piece, its targets and the last move', () => {
    const last = { text: 'x', label: 'x', side: 1 as const, piece: 12, cells: [cell('b3'), cell('b2')] };
    const take = action('Vb1xb2', 2, 'b1', 'b2', { targets: [{ cell: cell('b2'), mark: 'capture' }] });
    const s = state({ mode: { is: 'lifted', piece: 2, actions: [take], wanted: null } }, view({ last }));
    expect(at(s, 'b1')).toEqual(['selected']);
    expect(at(s, 'b2')).toEqual(['last', 'capture']);
    expect(at(s, 'b3')).toEqual(['last']);
  });
  it('keeps two marks a cell, the strongest of the others', () => {
    const c = cell('b2');
    const kept = strongest([
      { cell: c, mark: 'move' },
      { cell: c, mark: 'last' },
      { cell: c, mark: 'watch' },
      { cell: c, mark: 'capture' },
    ]);
    expect(kept.map((m) => m.mark)).toEqual(['last', 'capture']);
  });
  it('draws a capture and a special move of one cell as one mark, which both can be read from', () => {
    const c = cell('b2');
    const drawn = (...marks: readonly CellMark['mark'][]) =>
      strongest(marks.map((mark) => ({ cell: c, mark }))).map(({ mark }) => mark);
    expect(drawn('capture', 'special')).toEqual(['either']);
    expect(drawn('last', 'special', 'capture', 'own')).toEqual(['last', 'either', 'own']);
    expect([drawn('capture', 'move'), drawn('special')]).toEqual([['capture'], ['special']]);
  });
  it('shows the watchers of the selected piece, and of no other', () => {
    const frozen = piece(5, 'angel', 0, 'a3', { notes: [{ id: 'frozen', says: '', by: [12] }] });
    const v = view({ pieces: [...view().pieces, frozen] });
    expect(at(state({}, v), 'b2')).toEqual([]);
    for (const asked of [{ hovered: 5 }, { inspected: 5 }, { why: { piece: 5, cell: null, reason: null } }])
      expect(at(state(asked, v), 'b2')).toEqual(['watch']);
  });
  it('points both ends of a push the way the piece goes', () => {
    const shove = action('x', 2, 'c2', 'a2', {
      targets: [
        { cell: cell('a2'), mark: 'move' },
        { cell: cell('b2'), mark: 'push' },
        { cell: cell('Δ2'), mark: 'push' },
      ],
    });
    const s = state({ mode: { is: 'lifted', piece: 2, actions: [shove], wanted: null } });
    const push = allMarks(s).filter((m) => m.mark === 'push');
    // to the left as seen by side 0, to the right from the other seat
    expect(push.map((m) => markTurn(description, m, 0))).toEqual([-90, -90]);
    expect(push.map((m) => markTurn(description, m, 1))).toEqual([90, 90]);
  });
  it('draws a preview as its route and what would be lost', () => {
    const jump = action('x', 2, 'b1', 'b3', { route: [cell('b1'), cell('a2'), cell('b3')] });
    const marks = previewMarks({
      action: jump,
      effects: [{ do: 'take', piece: 12, from: cell('b2'), by: 2, into: 'lost', says: '' }],
      after: [],
    });
    expect(marks).toEqual([
      { cell: cell('a2'), mark: 'route', toward: cell('b3') },
      { cell: cell('b2'), mark: 'loss' },
    ]);
  });
});

test('the last move also marks where a pushed piece stood before and stands after', () => {
  const last = { text: 'x', label: 'x', side: 0 as const, piece: 2, cells: [cell('b1'), cell('b2')] };
  const s = state({}, view({ last: { ...last, moved: [cell('c1'), cell('c2')] } }));
  const marked = allMarks(s).filter(({ mark }) => mark === 'last');
  expect(marked.map((mark) => mark.cell)).toEqual(['b1', 'b2', 'c1', 'c2'].map((name) => cell(name)));
});

describe('what an action costs', () => {
  const lifted = (...actions: ReturnType<typeof action>[]) =>
    state({ mode: { is: 'lifted', piece: 2, actions, wanted: null } });
  const drawn = (s: MatchState, name: string) =>
    strongest(allMarks(s))
      .filter((m) => m.cell === cell(name))
      .map((m) => m.mark);
  const targets = (...marks: readonly [string, 'move' | 'capture' | 'drop'][]) =>
    marks.map(([name, mark]) => ({ cell: cell(name), mark }));

  it('a square that captures elsewhere is no quiet move, whatever is captured there', () => {
    const jump = action('x', 2, 'b1', 'b3', {
      targets: targets(['b3', 'move'], ['b2', 'capture']),
      losses: [lostPiece(12, 1, 'b2')],
    });
    const s = lifted(jump, action('y', 2, 'b1', 'a2'));
    expect(drawn(s, 'b3')).toEqual(['strike']);
    expect(drawn(s, 'b2')).toEqual(['capture']);
    expect(drawn(s, 'a2')).toEqual(['move']);
    // not a target itself: an explosion, the far end of a gate
    expect(drawn(lifted(action('z', 2, 'b1', 'a2', { losses: [lostPiece(13, 1, 'c2')] })), 'a2')).toEqual(['strike']);
  });
  it('own losses have a mark of their own at the destination that causes them, and where they are when it is aimed at', () => {
    const rage = action('x', 2, 'b1', 'b3', {
      ...{ kind: 'rage', targets: targets(['b3', 'move'], ['a1', 'capture'], ['b2', 'capture']) },
      losses: [lostPiece(1, 0, 'a1'), lostPiece(12, 1, 'b2')],
    });
    const s = lifted(rage);
    expect(drawn(s, 'a1')).toEqual([]);
    expect(drawn(s, 'b2')).toEqual(['capture']);
    expect(drawn(s, 'b3')).toEqual(['strike', 'own']);
    const takes: EffectView = { do: 'take', piece: 1, from: cell('a1'), by: 2, into: 'lost', says: '' };
    expect(
      previewMarks({ action: rage, effects: [takes], after: [] }, s.description, s.view).map((m) => [m.cell, m.mark]),
    ).toEqual([
      [cell('a1'), 'loss'],
      [cell('a1'), 'own'],
    ]);
    // where it ends on one of them
    const onto = { targets: targets(['a1', 'capture']), losses: [lostPiece(1, 0, 'a1')] };
    expect(drawn(lifted(action('w', 2, 'b1', 'a1', onto)), 'a1')).toEqual(['move', 'own']);
    expect(cellLabel(description, s.view, cell('b3'), allMarks(s))).toContain(
      'moving there captures, costs a piece of your own',
    );
    // the mover itself is lost at its destination
    expect(drawn(lifted(action('y', 2, 'b1', 'a2', { losses: [lostPiece(2, 0, 'a2')] })), 'a2')).toEqual([
      'move',
      'own',
    ]);
  });
  it('a drop on own and hostile pieces is marked differently', () => {
    const drop = (id: number, side: 0 | 1, at: string) =>
      action(at, 3, null, at, {
        ...{ kind: 'drop', targets: targets([at, 'drop'], [at, 'capture']), losses: [lostPiece(id, side, at)] },
      });
    const s = lifted(drop(1, 0, 'a1'), drop(12, 1, 'b2'));
    expect(drawn(s, 'a1')).toEqual(['own']);
    expect(drawn(s, 'b2')).toEqual(['capture']);
  });
});

describe('lines, checks and attackers', () => {
  const withWays = () => {
    const choices = [way('a2', 'b3'), way('c2', 'b3')];
    return state({ mode: { is: 'choosing', piece: 2, actions: choices, cell: cell('b3'), choices, at: 1 } });
  };
  it('draws every route from end to end, with letters, the one under the pointer highlighted', () => {
    expect(boardLines(withWays()).map((l) => [l.letter, l.look, l.cells])).toEqual([
      ['A', 'other', ['b1', 'a2', 'b3'].map((name) => cell(name))],
      ['B', 'this', ['b1', 'c2', 'b3'].map((name) => cell(name))],
    ]);
  });
  it('marks a King in check, and draws the line of the selected check', () => {
    const line = [cell('b2'), cell('a1')];
    const check = { side: 0 as const, king: 1, at: cell('a1'), by: 12, line, says: '', ruling: null };
    const v = view({ checks: [check] });
    expect(at(state({}, v), 'a1')).toEqual(['threatened']);
    expect(boardLines(state({}, v))).toEqual([]);
    expect(boardLines(state({ shownCheck: 0 }, v))).toEqual([{ key: 'check', cells: line, look: 'threat' }]);
  });
  it('distinguishes the attackers of both sides and dims all other pieces', () => {
    const by = [
      { piece: 2, line: [cell('b1'), cell('b3')] },
      { piece: 12, line: [cell('b2'), cell('b3')] },
    ];
    const s = state({ attacked: { cell: cell('b3'), by } });
    expect(at(s, 'b1')).toEqual(['covers']);
    expect(at(s, 'b2')).toEqual(['attacks']);
    expect(boardLines(s).map((l) => l.look)).toEqual(['cover', 'threat']);
    expect(dimmedPieces(s)).toEqual([1, 11, 13]);
    expect(dimmedPieces(state())).toBeNull();
  });
  it('highlights the cells where a feature can be placed', () => {
    const actions = [place('tower', 'a2')];
    expect(at(state({ mode: { is: 'laying', feature: 'tower', actions } }, laying()), 'a2')).toEqual(['drop']);
  });
});
