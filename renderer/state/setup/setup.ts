/**
 * The set-up editor's state: the draft, the undo steps, the selected tool, and the host's last answer about it. Must
 * stay true: after every change the newest draft is sent, one request at a time, so that the last answer belongs to the
 * draft shown; the draft survives a reload of the page, and is stored nowhere else, but for the free table of a game, which
 * is a part of that game.
 */
import { create } from 'zustand';
import type { Checked, Draft, VariantDescription } from '../../../electron/contract/description.ts';
import type { Seats } from '../../../electron/contract/settings.ts';
import type { Side } from '../../../electron/contract/view.ts';
import type { TimeControl } from '../../../engine/shared/time-control.ts';
import { useApp } from '../app.ts';
import { FreeTable } from '../free/free-table.ts';
import type { Match } from '../match/match-store.ts';
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

const KEPT = 'fairytable.setup.2';
/** undo steps; more than anybody makes in one sitting */
const MOST_STEPS = 500;

export interface SetupStart {
  readonly variant: string;
  readonly options: Readonly<Record<string, string>>;
  readonly players: Seats;
  /** absent: without clocks */
  readonly timeControl?: TimeControl;
  /** absent: the usual array */
  readonly draft?: Draft;
}
export interface Setup {
  /** null while no position is being set up */
  readonly variant: string | null;
  readonly options: Readonly<Record<string, string>>;
  readonly players: Seats;
  /** null: without clocks */
  readonly timeControl: TimeControl | null;
  /** the table of the open game, while its referee is off; null: a new game is being set up */
  readonly free: FreeTable | null;
  /** null until the host has sent the usual array */
  readonly draft: Draft | null;
  /** the last answer, and whether it is about the draft as it stands */
  readonly checked: Checked | null;
  readonly current: boolean;
  readonly tool: Tool;
  /** the lifted piece, and the selected one (or its empty cell): `a2`, or `a2^` for one that rides */
  readonly lifted: string | null;
  readonly chosen: string | null;
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
  /** has anything been changed since it was opened? */
  readonly touched: boolean;

  begin(start: SetupStart): Promise<void>;
  /** opens the table of a game whose referee is off */
  beginFree(match: Match): Promise<void>;
  /** what the page was doing before it was reloaded; false when nothing */
  resume(): boolean;
  end(): void;
  change(draft: Draft): void;
  undo(): void;
  redo(): void;
  take(tool: Tool): void;
  /** a click on a cell; what it does depends on the tool */
  touch(cell: string): void;
  drag(from: string, to: string | null): void;
  clear(cell: string): void;
  choose(cell: string | null): void;
  putDown(): void;
  setTurn(side: string): void;
  setFlag(cell: string, flag: string, value: unknown): void;
  setField(field: string, value: unknown): void;
  setHand(side: Side, hand: readonly string[]): void;
  /** a pasted position; returns the message of what is wrong with it, or null when it was accepted */
  read(text: string): Promise<string | null>;
}

const nothing = {
  variant: null,
  options: {},
  players: [{ name: '' }, { name: '' }] satisfies Seats as Seats,
  timeControl: null,
  free: null,
  draft: null,
  checked: null,
  current: false,
  tool: { is: 'hand' } as Tool,
  lifted: null,
  chosen: null,
  past: [],
  future: [],
  touched: false,
};
/** The name of the top piece on a cell; for an empty cell its own name. */
const topOn = (draft: Draft, cell: string): string => {
  const [top] = piecesOn(draft, cell);
  return top ? nameOf(top) : cell;
};
const hand: Tool = { is: 'hand' };
let asking = false;

export const useSetup = create<Setup>()((set, get) => {
  const keep = (): void => {
    if (get().free) return;
    const { variant, options, players, timeControl, draft, touched } = get();
    if (variant === null || draft === null) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, JSON.stringify({ variant, options, players, timeControl, draft, touched }));
  };
  /** Sends the newest draft; while an answer is pending the next request waits for it. */
  const check = async (): Promise<void> => {
    if (asking) return;
    asking = true;
    try {
      while (!get().current) {
        const { variant, options, draft, free } = get();
        if (variant === null) return;
        const checked =
          free && draft
            ? await free.lay(draft)
            : await useApp.getState().tryTo('setup.check', {
                variant,
                options: { ...options },
                ...(draft && { draft }),
              });
        if (get().variant !== variant || get().free !== free || !checked) return;
        if (free) {
          // what was refused is gone
          if (get().draft === draft) set({ draft: checked.draft, checked, current: true });
          continue;
        }
        if (get().draft === null) {
          set({ draft: checked.draft, checked, current: true });
          keep();
        } else set({ checked, current: get().draft === draft });
      }
    } finally {
      asking = false;
    }
  };
  const show = (draft: Draft, more: Partial<Setup>): void => {
    set({ draft, current: false, touched: true, lifted: null, ...more });
    keep();
    void check();
  };
  /** Undoes or redoes a free move; a step to before or behind them ends the editor. */
  const stepFree = async (free: FreeTable, way: 'undo' | 'redo'): Promise<void> => {
    if (asking) return;
    asking = true;
    try {
      const checked = await free.step(way);
      if (get().free !== free || checked === null) return;
      if (checked !== 'on') return set({ draft: checked.draft, checked, current: true, lifted: null, chosen: null });
      get().end();
      useApp.getState().back();
    } finally {
      asking = false;
    }
  };
  const describes = (): VariantDescription => {
    const found = useApp.getState().hello?.variants.find((v) => v.id === get().variant);
    if (!found) throw new Error(`no variant "${get().variant}" to set up`);
    return found;
  };

  return {
    ...nothing,
    async begin({ variant, options, players, timeControl, draft }) {
      set({ ...nothing, variant, options, players, timeControl: timeControl ?? null, draft: draft ?? null });
      keep();
      await check();
    },
    async beginFree(match) {
      const { variant, options } = match.store.getState().view;
      const free = new FreeTable(match);
      set({ ...nothing, variant, options, free });
      const checked = await free.table();
      if (checked && get().free === free) set({ draft: checked.draft, checked, current: true });
    },
    resume() {
      if (get().variant !== null) return true;
      const kept = sessionStorage.getItem(KEPT);
      if (kept === null) return false;
      const { touched, ...start } = JSON.parse(kept) as SetupStart & { draft: Draft; touched: boolean };
      if (!useApp.getState().hello?.variants.some((v) => v.id === start.variant)) return false;
      set({ ...nothing, ...start, touched });
      void check();
      return true;
    },
    end() {
      const wasFree = get().free !== null;
      set(nothing);
      if (!wasFree) keep();
    },
    change(draft) {
      const { draft: was, past } = get();
      if (was === null || JSON.stringify(was) === JSON.stringify(draft)) return set({ lifted: null });
      show(draft, { past: [...past, was].slice(-MOST_STEPS), future: [] });
    },
    undo() {
      const { past, draft, future, free } = get();
      if (free) return void stepFree(free, 'undo');
      const before = past.at(-1);
      if (before && draft) show(before, { past: past.slice(0, -1), future: [draft, ...future] });
    },
    redo() {
      const { past, draft, future, free } = get();
      if (free) return void stepFree(free, 'redo');
      const after = future[0];
      if (after && draft) show(after, { past: [...past, draft], future: future.slice(1) });
    },
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
    async read(text) {
      const { variant, options, draft } = get();
      if (variant === null) return null;
      const answer = await useApp.getState().ask['setup.read']({ variant, options: { ...options }, text });
      if (!answer.ok) return answer.error.message;
      // the answer is about exactly this draft
      const read = answer.value;
      show(read.draft, { past: draft ? [...get().past, draft].slice(-MOST_STEPS) : [], future: [], chosen: null });
      return null;
    },
  };
});
