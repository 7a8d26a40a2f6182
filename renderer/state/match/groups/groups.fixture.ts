/**
 * The board of Chesimals I with the texts of its own description, and views of one turn: the positions are those of the
 * scene's fixture; which pieces can move and how far the turn has got is written here. No rule is computed.
 */

import type { VariantDescription } from '../../../../electron/contract/description.ts';
import type { EffectView, HistoryNode, View } from '../../../../electron/contract/view.ts';
import { capitalised } from '../../../../engine/shared/capitalised.ts';
import {
  chesimalsBoard,
  chesimalsCell,
  startView,
  type Unit,
  type UnitsView,
  viewOf,
} from '../../../testing/chesimals.ts';

const ROYAL = ['white', 'grey', 'blue', 'red'];

export const chesimals: VariantDescription = {
  ...chesimalsBoard,
  kinds: chesimalsBoard.kinds.map((k) => ({ ...k, name: capitalised(k.name), summary: `The ${k.name}.` })),
  groups: chesimalsBoard.groups!.map((g) => ({ ...g, ...(ROYAL.includes(g.id) && { royal: true }) })),
  flags: [
    {
      ...{ id: 'colour', name: 'Colour', says: 'Its colour.', as: 'choice' },
      choices: chesimalsBoard.groups!.map(({ id, name }) => ({ id, name })),
    },
  ],
  states: [
    { id: 'moved', name: 'done for this turn' },
    { id: 'cut-off', name: 'cut off from its Chief', ends: 'is in touch again' },
    { id: 'leaderless', name: 'without a Chief' },
  ],
  setup: startView().pieces.map(({ kind, side, at, group }) => ({ kind, side, at: at!, group })),
};
export const cell = chesimalsCell;
export const at = (view: View, name: string): Unit =>
  view.pieces.find((p): p is Unit => p.at === chesimalsCell(name) && p.group !== undefined)!;

/** A view of these units; `movable` lists cells; `moved` of `of` where a colour has been chosen. */
export const units = (
  words: string,
  turn: {
    readonly movable?: string;
    readonly group?: string;
    readonly moved?: number;
    readonly of?: number;
    readonly more?: Partial<Omit<View, 'pieces'>>;
  } = {},
): UnitsView => {
  const view = viewOf(words);
  const { movable = '', group = null, moved = 0, of = 0, more = {} } = turn;
  const cells = movable.split(' ').filter(Boolean).map(chesimalsCell);
  const chosen = group !== null;
  return {
    ...view,
    pieces: view.pieces.map((p) => ({
      ...p,
      notes: p.notes.map((n) => (n.id === 'linked' ? { ...n, says: 'It touches its Chief.' } : n)),
    })),
    turn: 0,
    turnNumber: 3,
    node: 1,
    movable: view.pieces.filter((p) => p.at !== null && cells.includes(p.at)).map((p) => p.id),
    budget: chosen ? { left: of - moved, of, says: `${moved} of ${of} ${group} units moved.` } : null,
    group,
    can: { ...view.can, undo: true, endTurn: chosen },
    ...more,
  };
};

export const state = (view: View, name: string, id: string, on: boolean): EffectView => ({
  ...{ do: 'state', piece: at(view, name).id, at: chesimalsCell(name), state: id, on, by: [], says: '' },
});

/** One move of a turn in the move list; `turnLabel` is extended with it. */
export const node = (id: number, side: 0 | 1, turnNumber: number, group: string, turn: string, label: string) =>
  ({
    id,
    parent: id - 1,
    turnNumber,
    side,
    kind: 'action',
    text: label,
    label,
    group,
    turnLabel: turn,
    line: 'past',
  }) satisfies HistoryNode;
export const start: HistoryNode = {
  ...{ id: 0, parent: null, turnNumber: 1, side: 0, kind: 'start', text: '', label: '', line: 'past' },
};
