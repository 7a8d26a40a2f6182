/**
 * Drawing on the table: the tool in the hand, the line that is being drawn, and what can be undone since the pen was taken.
 * What is drawn is kept by the host with the game. Must stay true: a stroke is shown by its pen or by the game, never lost
 * between the two.
 */
import { create } from 'zustand';
import type { Output } from '../../electron/contract/requests.ts';
import type { Stroke, View } from '../../electron/contract/view.ts';
import type { Pen } from '../../engine/shared/drawing.ts';
import { type BoardPoint, ringAround, simplified, strokesAt } from '../board/strokes.ts';
import { useApp } from './app.ts';
import type { MatchState } from './match/match.ts';
import type { MatchStore } from './match/match-store.ts';

export type DrawingTool = Pen | 'eraser';
/** what was done with some strokes, so that it can be undone */
interface Done {
  readonly strokes: readonly number[];
  readonly were: 'drawn' | 'erased';
}
interface Line {
  readonly pen: Pen;
  readonly points: readonly number[];
}
interface Drawing {
  /** null: nobody draws */
  readonly tool: DrawingTool | null;
  /** the cell from which the keyboard draws */
  readonly from: number | null;
  /** what the pointer draws, and what it drew that the game does not have yet */
  readonly live: Line | null;
  readonly sent: readonly Line[];
  /** where the eraser is, and what it has touched since it was put on the table */
  readonly rubs: BoardPoint | null;
  readonly rubbed: readonly number[];
  readonly done: readonly Done[];
  /** what was undone since, the last thing last */
  readonly undone: readonly Done[];
}
const IDLE = { from: null, live: null, sent: [], rubs: null, rubbed: [], done: [], undone: [] } as const;
export const useDrawing = create<Drawing>()(() => ({ tool: null, ...IDLE }));

const set = useDrawing.setState;
const get = useDrawing.getState;
export const takePen = (): void => set({ tool: 'yellow', ...IDLE });
/** False if nobody was drawing. */
export const putPenDown = (): boolean => {
  const was = get().tool !== null;
  if (was) set({ tool: null, ...IDLE });
  return was;
};
export const chooseTool = (tool: DrawingTool): void => set({ tool, from: null });

const NONE: readonly Stroke[] = [];
export const strokesOf = ({ view }: MatchState): readonly Stroke[] => view.strokes ?? NONE;
/** What is seen on the table: with the line that is being drawn, without what is being erased. */
export const seenStrokes = (
  kept: View['strokes'],
  { live, sent, rubbed }: Pick<Drawing, 'live' | 'sent' | 'rubbed'>,
): readonly Stroke[] => {
  const left = rubbed.length === 0 ? (kept ?? NONE) : (kept ?? NONE).filter(({ id }) => !rubbed.includes(id));
  const own = live && live.points.length >= 4 ? [...sent, live] : sent;
  return own.length === 0
    ? left
    : [...left, ...own.map((line, i) => ({ id: -1 - i, pen: line.pen, points: [...line.points] }))];
};

const took = (match: MatchStore, played: Output<'match.draw'> | null): readonly Stroke[] | null => {
  if (!played) return null;
  match.send({ on: 'played', match: match.store.getState().view.match, played });
  return played.view.strokes ?? [];
};
const idOf = (match: MatchStore): string => match.store.getState().view.match;

export async function draw(match: MatchStore, pen: Pen, points: readonly number[]): Promise<void> {
  const line = { pen, points };
  set(({ sent }) => ({ sent: [...sent, line] }));
  const input = { match: idOf(match), pen, points: [...points] };
  const newest = took(match, await useApp.getState().tryTo('match.draw', input))?.at(-1);
  set(({ sent }) => ({ sent: sent.filter((one) => one !== line) }));
  if (newest) did({ strokes: [newest.id], were: 'drawn' });
}
/** `back`: they come back. */
async function rub(match: MatchStore, strokes: readonly number[], back: boolean): Promise<boolean> {
  const input = { match: idOf(match), strokes: [...strokes], ...(back && { back }) };
  const isDone = took(match, await useApp.getState().tryTo('match.erase', input)) !== null;
  set(({ rubbed }) => ({ rubbed: rubbed.filter((id) => !strokes.includes(id)) }));
  return isDone;
}
export async function erase(match: MatchStore, strokes: readonly number[]): Promise<void> {
  if (strokes.length === 0 || !(await rub(match, strokes, false))) return;
  did({ strokes, were: 'erased' });
}
const did = (step: Done): void => set(({ done }) => ({ done: [...done, step], undone: [] }));

/** How many lines came back or went. */
export interface Undone {
  readonly back: boolean;
  readonly count: number;
}
/** Undoes the last thing that was drawn or erased since the pen was taken; null where there is none. */
export async function undoDrawing(match: MatchStore): Promise<Undone | null> {
  const last = get().done.at(-1);
  if (!last) return null;
  set(({ done, undone }) => ({ done: done.slice(0, -1), undone: [...undone, last] }));
  return rubbing(match, last, last.were === 'erased');
}
/** Does again what was undone last; null where there is nothing. */
export async function redoDrawing(match: MatchStore): Promise<Undone | null> {
  const last = get().undone.at(-1);
  if (!last) return null;
  set(({ done, undone }) => ({ done: [...done, last], undone: undone.slice(0, -1) }));
  return rubbing(match, last, last.were === 'drawn');
}
const rubbing = async (match: MatchStore, { strokes }: Done, back: boolean): Promise<Undone | null> =>
  (await rub(match, strokes, back)) ? { back, count: strokes.length } : null;

// -- the pointer

/** in hundredths of a cell */
const ERASES = 12;
const STEP = 3;

export function penMoved(match: MatchStore, x: number, y: number): void {
  const { tool, live, rubs, rubbed } = get();
  if (tool === 'eraser') {
    const left = strokesOf(match.store.getState()).filter(({ id }) => !rubbed.includes(id));
    // a quick hand is seen only here and there, and erases everything on its way
    const from = rubs ?? { x, y };
    const steps = Math.ceil(Math.hypot(x - from.x, y - from.y) / ERASES);
    const way = Array.from({ length: steps + 1 }, (_, i) => {
      const t = steps === 0 ? 1 : i / steps;
      return { x: from.x + (x - from.x) * t, y: from.y + (y - from.y) * t };
    });
    const more = way.flatMap((at) => strokesAt(left, at, ERASES));
    set({ rubs: { x, y }, ...(more.length > 0 && { rubbed: [...new Set([...rubbed, ...more])] }) });
  } else if (tool !== null) {
    const points = live?.points ?? [];
    const [lastX = Number.NaN, lastY = Number.NaN] = points.slice(-2);
    if (Math.hypot(x - lastX, y - lastY) < STEP) return;
    set({ live: { pen: live?.pen ?? tool, points: [...points, Math.round(x), Math.round(y)] } });
  }
}
/** The pointer let go: a point alone is a ring around the cell there. */
export function penLifted(match: MatchStore): void {
  const { tool, live, rubbed } = get();
  set({ rubs: null });
  if (tool === 'eraser') void erase(match, rubbed);
  else if (live) {
    set({ live: null });
    const points = simplified(live.points);
    const [x = 0, y = 0] = live.points;
    const isDot = points.length < 4 || (points.length === 4 && Math.hypot(points[2]! - x, points[3]! - y) < 2 * STEP);
    const middle = { x: Math.round(x / 100) * 100, y: Math.round(y / 100) * 100 };
    void draw(match, live.pen, isDot ? ringAround(middle) : points);
  }
}
/** The pointer was taken away: nothing is kept. */
export const penCancelled = (): void => set({ live: null, rubs: null, rubbed: [] });

// -- the keyboard

type Drawn =
  | { readonly is: 'from'; readonly cell: number }
  | { readonly is: 'line'; readonly pen: Pen; readonly from: number; readonly to: number }
  | { readonly is: 'ring'; readonly pen: Pen; readonly cell: number }
  | { readonly is: 'erased'; readonly count: number; readonly cell: number };

/** Enter on a cell: begins a line, ends it, or erases what is there. Null if nobody is drawing. */
export function penOn(match: MatchStore, cell: number): Drawn | null {
  const { tool, from } = get();
  if (tool === null) return null;
  const s = match.store.getState();
  const middle = (of: number) => {
    const { x, y } = s.description.topology.cells[of]!;
    return { x: x * 100, y: y * 100 };
  };
  if (tool === 'eraser') {
    const there = strokesAt(strokesOf(s), middle(cell), 50);
    void erase(match, there);
    return { is: 'erased', count: there.length, cell };
  }
  if (from === null) {
    set({ from: cell });
    return { is: 'from', cell };
  }
  set({ from: null });
  if (from === cell) {
    void draw(match, tool, ringAround(middle(cell)));
    return { is: 'ring', pen: tool, cell };
  }
  const [a, b] = [middle(from), middle(cell)];
  void draw(match, tool, [a.x, a.y, b.x, b.y]);
  return { is: 'line', pen: tool, from, to: cell };
}
