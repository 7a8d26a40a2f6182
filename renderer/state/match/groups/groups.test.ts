/** The groups of a view, and what an action would do to their chains. */
import { expect, it } from 'vitest';
import { leaderKind } from '../../../board/owner.ts';
import * as scene from '../../../testing/chesimals.ts';
import { startView } from '../../../testing/chesimals.ts';
import { description } from '../match.fixture.ts';
import { at, chesimals, node, start, units } from './groups.fixture.ts';
import { brokenBy, groupsNow, movesOfTurn, royalsOf } from './groups.ts';

const names = (found: readonly { readonly at: number | null }[]) =>
  found.map((p) => chesimals.topology.cells[p.at!]!.name);

it('lists every group of the usual array, with its leader first', () => {
  const now = ([0, 1] as const).flatMap((side) => groupsNow(chesimals, startView(), side));
  expect(now.map((g) => [g.group.id, g.units.length, g.units[0]?.kind])).toEqual([
    ['yellow', 9, 'chief'],
    ['white', 7, 'chief'],
    ['grey', 7, 'chief'],
    ['orange', 9, 'chief'],
    ['green', 9, 'chief'],
    ['blue', 7, 'chief'],
    ['red', 7, 'chief'],
    ['purple', 9, 'chief'],
  ]);
  expect(leaderKind(chesimals)?.name).toBe('Chief');
  expect(groupsNow(chesimals, startView(), 1).map((g) => g.group.side)).toEqual([1, 1, 1, 1]);
});

it('finds no groups in a game without groups', () => {
  expect(([0, 1, null] as const).flatMap((side) => groupsNow(description, startView(), side))).toEqual([]);
  expect(leaderKind(description)).toBeUndefined();
  expect(royalsOf(description, startView(), 0)).toEqual({ left: 0, of: 0 });
});

it('does not count a royal group that lost its leader or all its units', () => {
  const view = units('Cw@e5 Gs@e7* Gs@e8* Cb@a16 Cg@b1');
  expect(royalsOf(chesimals, view, 0)).toEqual({ left: 1, of: 2 });
  expect(royalsOf(chesimals, view, 1)).toEqual({ left: 1, of: 2 });
  expect(groupsNow(chesimals, view, 0).map((g) => g.leaderless)).toEqual([false, false, true, false]);
});

it('lists the units that would be cut off or linked again, and the groups that would lose their leader', () => {
  const chain = units('Cw@e5 Gw@e6 Gw@e7 Gw@h8 Cb@a16 Cr@f7 Gr@f8', { movable: 'e5 e6 e7' });
  expect(names(brokenBy(chesimals, chain, scene.foresee(chain, 'e6', 'f5')).cutOff)).toEqual(['e7']);
  expect(brokenBy(chesimals, chain, scene.foresee(chain, 'e7', 'd8')).self?.kind).toBe('guard');
  const chief = brokenBy(chesimals, chain, scene.foresee(chain, 'e5', 'g7'));
  expect([names(chief.cutOff), names(chief.back)]).toEqual([['e6', 'e7'], ['h8']]);
  const falls = brokenBy(chesimals, chain, scene.foresee(chain, 'e6', 'f7'));
  expect(falls.leaderless.map((g) => g.id)).toEqual(['red']);
  expect(brokenBy(chesimals, chain, null).cutOff).toEqual([]);
});

it('lists the moves of the present turn and none of the previous one', () => {
  const nodes = [
    start,
    node(1, 1, 2, 'red', 'red: g14–g13', 'G g14–g13'),
    node(2, 1, 2, 'red', 'red: g14–g13', 'End of turn'),
    node(3, 0, 3, 'grey', 'grey: h2–h4', 'C h2–h4'),
    node(4, 0, 3, 'grey', 'grey: h2–h4, g3–g4', 'G g3–g4'),
  ];
  const view = units('Cs@h4! Gs@g4!', { group: 'grey', moved: 2, of: 7 });
  expect(movesOfTurn(nodes, { ...view, node: 4 }).map((n) => n.id)).toEqual([3, 4]);
  expect(movesOfTurn(nodes, { ...view, node: 2 })).toEqual([]);
  expect(at(view, 'g4').kind).toBe('guard');
});
