/** What both boards show of units that are tied to one another: marks, looks and, on the flat board, the ties. */
import { describe, expect, it } from 'vitest';
import {
  chesimalsCell as cell,
  chesimalsBoard as description,
  foresee,
  type UnitsView,
  viewOf,
} from '../../../testing/chesimals.ts';
import type { MatchState } from '../match.ts';
import { allMarks, strongest } from '../match-marks.ts';
import { openMatch } from '../match-views.ts';
import { shownTies, unitLook } from './match-ties.ts';

const chain = viewOf('Cw@e5 Gw@e6! Gw@e7 Nw@d4 Gw@h8 Cb@a16 Gb@b15 Gr@c3*');
const state = (v: UnitsView, more: Partial<MatchState> = {}): MatchState => ({
  ...openMatch(description, v, { warnLosing: true, followTurn: true }).state,
  ...more,
});
const idOf = (name: string) => chain.pieces.find((p) => p.at === cell(name))!.id;
const marksAt = (s: MatchState, name: string) =>
  allMarks(s)
    .filter((m) => m.cell === cell(name))
    .map((m) => m.mark);
const seen = (s: MatchState) =>
  shownTies(s)
    .map(
      (t) =>
        `${description.topology.cells[t.fromCell]!.name}${t.torn ? '/' : '-'}${description.topology.cells[t.toCell]!.name}`,
    )
    .sort();

describe('units of a group', () => {
  it('are ticked when they have moved and ringed when they are cut off; petrified ones have no mark', () => {
    const s = state(chain);
    expect(marksAt(s, 'e6')).toEqual(['spent']);
    expect(marksAt(s, 'h8')).toEqual(['cut']);
    for (const name of ['e5', 'e7', 'd4', 'c3']) expect(marksAt(s, name)).toEqual([]);
  });
  it('are marked as they would be after the previewed move', () => {
    const s = state(chain, { preview: foresee(chain, 'e5', 'g7') });
    expect(marksAt(s, 'h8')).toEqual([]);
    expect(marksAt(s, 'e7')).toEqual(['cut']);
    expect(strongest(allMarks(s)).filter((m) => m.mark === 'cut').length).toBe(3);
  });
  it('have visible ties only for groups in focus', () => {
    expect(seen(state(chain))).toEqual([]);
    expect(seen(state(chain, { hovered: idOf('b15') }))).toEqual(['a16-b15']);
    expect(seen(state({ ...chain, group: 'white' }))).toEqual(['e5-d4', 'e5-e6', 'e6-e7']);
    const lifted = { is: 'lifted', piece: idOf('e6'), actions: [], wanted: null } as const;
    const preview = foresee(chain, 'e6', 'f5');
    expect(seen(state(chain, { mode: lifted, preview }))).toEqual(['e5-d4', 'e5-f5', 'e6/e7']);
  });
  it('look as their notes say, and ready only while their colour moves', () => {
    const look = (name: string, v: UnitsView = chain) => unitLook(v, v.pieces.find((p) => p.at === cell(name))!);
    expect(['e6', 'h8', 'c3', 'e7'].map((name) => look(name))).toEqual(['moved', 'cut', 'stone', null]);
    const moving = { ...chain, group: 'white', movable: [idOf('e7'), idOf('b15')] };
    expect(['e7', 'd4', 'b15'].map((name) => look(name, moving))).toEqual(['ready', null, null]);
  });
});
