/** What the tools on the board and the fields beside it change in the draft. */
import type { Draft, VariantDescription } from '../../../electron/contract/description.ts';
import { useApp } from '../app.ts';
import {
  cellOfName,
  groupFlag,
  movedPiece,
  nameOf,
  pieceOn,
  piecesOn,
  type Tool,
  withFeature,
  withField,
  withFlag,
  withHand,
  withoutFeature,
  withoutPiece,
  withPiece,
  writtenAs,
} from './setup-draft.ts';
import type { SetupPart } from './setup-state.ts';

/** The name of the top piece on a cell; for an empty cell its own name. */
const topOn = (draft: Draft, cell: string): string => {
  const [top] = piecesOn(draft, cell);
  return top ? nameOf(top) : cell;
};
const hand: Tool = { is: 'hand' };

export const editingPart = (({ getState: get, setState: set }) => {
  const describes = (): VariantDescription => {
    const found = useApp.getState().hello?.variants.find((v) => v.id === get().variant);
    if (!found) throw new Error(`no variant "${get().variant}" to set up`);
    return found;
  };

  return {
    take: (tool) => set({ tool, lifted: null }),
    touch(cell) {
      const { draft, tool, lifted, change } = get();
      if (!draft) return;
      switch (tool.is) {
        case 'piece': {
          const d = describes();
          const flag = groupFlag(d)?.id;
          const more = flag !== undefined && tool.group !== undefined ? { [flag]: tool.group } : {};
          const piece = { ...writtenAs(d, tool.kind), side: d.sides[tool.side].id, at: cell, ...more };
          const next = withPiece(d, draft, piece);
          change(next);
          return set({ chosen: topOn(next, cell) });
        }
        case 'feature':
          return change(withFeature(describes(), draft, tool, cell));
        case 'eraser':
          return get().clear(cell);
        case 'hand': {
          if (lifted !== null && cellOfName(lifted) !== cell) return get().drag(lifted, cell);
          // of two on a cell the upper one first, and with another click the lower one
          const there = piecesOn(draft, cell).map(nameOf);
          const next = lifted === null ? there[0] : there[there.indexOf(lifted) + 1];
          set({ chosen: next ?? cell, lifted: next ?? null });
        }
      }
    },
    drag(from, to) {
      const { draft, change } = get();
      if (!draft || !pieceOn(draft, from)) return;
      // a piece dropped beside the board is removed
      const next = to === null ? withoutPiece(draft, from) : movedPiece(describes(), draft, from, to);
      change(next);
      set({ chosen: to === null ? null : topOn(next, to) });
    },
    clear(cell) {
      const { draft, change } = get();
      if (!draft) return;
      // a piece by its name, or the top one on a cell
      const name = pieceOn(draft, cell) && cell.endsWith('^') ? cell : topOn(draft, cell);
      change(pieceOn(draft, name) ? withoutPiece(draft, name) : withoutFeature(describes(), draft, cell));
    },
    choose: (cell) => set({ chosen: cell }),
    putDown: () => set({ lifted: null, tool: hand }),
    setTurn(side) {
      const { draft, change } = get();
      if (draft) change({ ...draft, turn: side });
    },
    setFlag(cell, flag, value) {
      const { draft, change } = get();
      if (draft) change(withFlag(draft, cell, flag, value));
    },
    setField(field, value) {
      const { draft, change } = get();
      if (draft) change(withField(draft, field, value));
    },
    setHand(side, pieces) {
      const { draft, change } = get();
      if (draft) change(withHand(describes(), draft, side, pieces));
    },
  };
}) satisfies SetupPart;
