/**
 * Which marks lie on which cells, worked out from the state alone, so that the table in 3D and the flat board show the
 * same and a label can say the same. A cell carries two at most: selected or last, and the strongest of the others;
 * the label still says all of them.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { Preview, TargetMark } from '../../electron/contract/view.ts';
import type { CellMark, Mark } from '../scene/props.ts';
import { liftedPiece, type MatchState, offered, pieceOf, shownView } from './match.ts';

/** Strongest first. What can be lost is more urgent than what can be reached. */
const strength: readonly Mark[] = [
  'threatened',
  'loss',
  'capture',
  'swap',
  'push',
  'special',
  'drop',
  'move',
  'route',
  'watch',
  'link',
  'spent',
  'cursor',
];
const base: readonly Mark[] = ['selected', 'last'];

/** Both ends of a shove are marked `push` and point the way the piece goes; it starts at the end nearer the mover. */
const pushTurn = (
  d: VariantDescription,
  targets: readonly { readonly cell: number; readonly mark: TargetMark }[],
  cell: number,
  from: number | null,
): Pick<CellMark, 'toward' | 'away'> => {
  const other = targets.find((t) => t.mark === 'push' && t.cell !== cell)?.cell;
  if (other === undefined || from === null) return {};
  const { cells } = d.topology;
  const far = (c: number) => Math.hypot(cells[c]!.x - cells[from]!.x, cells[c]!.y - cells[from]!.y);
  return far(cell) < far(other) ? { toward: other } : { away: other };
};

/** What an action would do, as marks: the way it goes and everything that would leave the board. */
export const previewMarks = (preview: Preview | null): readonly CellMark[] => {
  if (!preview) return [];
  const { action, effects } = preview;
  const marks: CellMark[] = [];
  const ends = new Set([action.from, action.to]);
  for (const [i, cell] of action.route.entries()) {
    const next = action.route[i + 1];
    if (!ends.has(cell)) marks.push({ cell, mark: 'route', ...(next === undefined ? {} : { toward: next }) });
  }
  for (const e of effects) {
    if (e.do === 'take') marks.push({ cell: e.from, mark: 'loss' });
    if (e.do === 'go' && e.piece !== action.piece && e.from !== null)
      marks.push({ cell: e.to, mark: 'link', toward: e.from });
  }
  return marks;
};

/** Every mark of the position shown, unranked; the preview's are left to whoever draws previews. */
export const allMarks = (s: MatchState): readonly CellMark[] => {
  const view = shownView(s);
  const marks: CellMark[] = [];
  const lifted = liftedPiece(s);
  const up = lifted === null ? null : (pieceOf(view, lifted)?.at ?? null);
  if (up !== null) marks.push({ cell: up, mark: 'selected' });
  for (const cell of new Set(view.last?.cells ?? [])) marks.push({ cell, mark: 'last' });
  const actions = s.mode.is === 'choosing' ? s.mode.choices : offered(s);
  for (const a of actions)
    for (const t of a.targets) {
      if (t.cell === up && t.mark === 'move' && a.to !== up) continue;
      const turn = t.mark === 'push' ? pushTurn(s.description, a.targets, t.cell, a.from) : {};
      marks.push({ cell: t.cell, mark: t.mark, ...turn });
    }
  // who watches: shown for the piece under the finger, the one lifted and the one whose card is open
  const asked = new Set([s.hovered, lifted, s.inspected, s.why?.cell === null ? s.why.piece : null]);
  for (const id of asked) {
    const piece = id === null ? undefined : pieceOf(view, id);
    if (piece?.at === null || piece === undefined) continue;
    for (const note of piece.notes)
      for (const by of note.by) {
        const watcher = pieceOf(view, by)?.at ?? null;
        if (watcher !== null) marks.push({ cell: watcher, mark: 'watch', toward: piece.at });
      }
  }
  return marks;
};

/** At most two marks a cell: selected or last, then the strongest of the rest. */
export const strongest = (marks: readonly CellMark[]): readonly CellMark[] => {
  const cells = new Map<number, CellMark[]>();
  for (const m of marks) {
    const there = cells.get(m.cell);
    if (there) there.push(m);
    else cells.set(m.cell, [m]);
  }
  const kept: CellMark[] = [];
  for (const there of cells.values()) {
    for (const rank of [base, strength]) {
      const best = rank.map((mark) => there.find((m) => m.mark === mark)).find((m) => m !== undefined);
      if (best) kept.push(best);
    }
  }
  return kept.sort((a, b) => a.cell - b.cell);
};
