/**
 * Which marks are on which cells, derived from the state alone, so that the 3D table and the flat board show the same
 * marks and a label can name them. A cell has two at most: selected or last, and the strongest of the others, where a
 * capture and a special move are drawn as one; the small crosses of own losses fit between them. The label still names all of them. What an action would cost is given by its
 * losses, which come from its effects.
 */
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { ActionView, Preview, ReachView, Side, TargetMark, View } from '../../../electron/contract/view.ts';
import { isOwn } from '../../board/owner.ts';
import type { BoardLine, CellMark, Mark } from '../../board/props.ts';
import { hasMoved, isCutOff, isTie } from './groups/groups.ts';
import type { Foreseen, MatchState } from './match.ts';
import { choiceLook, liftedPiece, offered, pieceOf, shownView } from './match-derived.ts';

/** Strongest first. What can be lost is more important than what can be reached. */
const strength: readonly Mark[] = [
  'threatened',
  'loss',
  'attacks',
  'covers',
  'either',
  'capture',
  'strike',
  'swap',
  'push',
  'special',
  'drop',
  'move',
  'route',
  'watch',
  'link',
  'cut',
  'spent',
  'cursor',
];
const base: readonly Mark[] = ['selected', 'last'];
const crosses: readonly Mark[] = ['own'];

/** Both ends of a push are marked `push` and point the way the piece goes; it starts at the end nearer the mover. */
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

/** What an action would do, as marks: its route and everything that would leave the board. */
export const previewMarks = (preview: Foreseen | null, d?: VariantDescription, view?: View): readonly CellMark[] => {
  if (!preview) return [];
  const { action, effects, together = [] } = preview;
  const movers = new Set([action, ...together].map(({ piece }) => piece));
  const marks: CellMark[] = together.flatMap(({ targets, kind }) => targets.map((t) => ({ ...t, action: kind })));
  const ends = new Set([action.from, action.to]);
  for (const [i, cell] of action.route.entries()) {
    const next = action.route[i + 1];
    if (!ends.has(cell)) marks.push({ cell, mark: 'route', ...(next === undefined ? {} : { toward: next }) });
  }
  for (const e of effects) {
    if (e.do === 'take') {
      marks.push({ cell: e.from, mark: 'loss' });
      if (d && view && isOwn(d, pieceOf(view, e.piece), view.turn)) marks.push({ cell: e.from, mark: 'own' });
    }
    if (e.do === 'go' && !movers.has(e.piece) && e.from !== null)
      marks.push({ cell: e.to, mark: 'link', toward: e.from });
  }
  return marks;
};

/**
 * What an action marks besides its targets: that it captures elsewhere, and that it loses own pieces, both where it ends.
 * Which pieces those are is shown when it is pointed at: the crosses of several actions would hide where they end.
 */
const lossMarks = (a: ReachView, turn: Side): readonly CellMark[] => {
  const marks: CellMark[] = [];
  const own = a.losses.filter((l) => l.side === turn);
  const targeted = (cell: number) => a.targets.some((t) => t.cell === cell && t.mark === 'capture');
  if (a.to === null) return marks;
  const strikes = a.losses.some((l) => l.side !== turn && l.cell !== a.to);
  if (strikes && !targeted(a.to)) marks.push({ cell: a.to, mark: 'strike', action: a.kind });
  if (own.length > 0) marks.push({ cell: a.to, mark: 'own', action: a.kind });
  return marks;
};
/** Are only the mover's own pieces lost on this cell? Then it is no capture. */
const costsOnlyOwn = (a: ReachView, cell: number, turn: Side): boolean => {
  const lost = a.losses.filter((l) => l.cell === cell);
  return lost.length > 0 && lost.every((l) => l.side === turn);
};

/** Everything that an action of that side marks; `up`: the cell of the piece that it lifts. */
export const actionMarks = (
  d: VariantDescription,
  a: ReachView,
  side: Side,
  up: number | null,
): readonly CellMark[] => {
  const marks: CellMark[] = [];
  if (a.places !== null && a.to !== null && a.targets.length === 0)
    marks.push({ cell: a.to, mark: 'drop', action: a.kind });
  for (const t of a.targets) {
    if (t.cell === up && t.mark === 'move' && a.to !== up) continue;
    if (t.mark === 'capture' && costsOnlyOwn(a, t.cell, side)) {
      const isMarked = a.targets.some((it) => it.cell === t.cell && it.mark !== 'capture');
      if (t.cell === a.to && !isMarked) marks.push({ cell: t.cell, mark: 'move', action: a.kind });
      continue;
    }
    const turn = t.mark === 'push' ? pushTurn(d, a.targets, t.cell, a.from) : {};
    marks.push({ cell: t.cell, mark: t.mark, action: a.kind, ...turn });
  }
  return [...marks, ...lossMarks(a, side)];
};

/** Every mark of the position shown, unranked; marks of the preview are drawn elsewhere. */
export const allMarks = (s: MatchState): readonly CellMark[] => {
  const view = shownView(s);
  const marks: CellMark[] = [];
  const lifted = liftedPiece(s);
  const up = lifted === null ? null : (pieceOf(view, lifted)?.at ?? null);
  if (up !== null) marks.push({ cell: up, mark: 'selected' });
  for (const id of s.mode.is === 'selection' ? s.mode.pieces : []) {
    const at = pieceOf(view, id)?.at ?? null;
    if (at !== null) marks.push({ cell: at, mark: 'selected' });
  }
  for (const cell of new Set([...(view.last?.cells ?? []), ...(view.last?.moved ?? [])]))
    marks.push({ cell, mark: 'last' });
  for (const check of view.outcome === null ? view.checks : []) marks.push({ cell: check.at, mark: 'threatened' });
  for (const { piece: id } of s.attacked?.by ?? []) {
    const attacker = pieceOf(view, id);
    if (attacker?.at == null || !s.attacked) continue;
    const mark = attacker.side === view.turn ? 'covers' : 'attacks';
    marks.push({ cell: attacker.at, mark, toward: s.attacked.cell });
  }
  const actions = s.mode.is === 'choosing' && !s.mode.held ? s.mode.choices : offered(s);
  for (const a of actions) marks.push(...actionMarks(s.description, a, view.turn, up));
  // a gate under the pointer shows where it leads
  for (const f of s.gate === null ? [] : view.features)
    if (f.cell === s.gate && f.leadsTo != null) marks.push({ cell: f.leadsTo, mark: 'link', toward: f.cell });
  // watchers: shown for the piece under the pointer, the lifted one and the one whose card is open
  const asked = new Set([s.hovered, lifted, s.inspected, s.why?.cell === null ? s.why.piece : null]);
  for (const id of asked) {
    const piece = id === null ? undefined : pieceOf(view, id);
    if (piece?.at === null || piece === undefined) continue;
    for (const note of piece.notes.filter((n) => !isTie(n)))
      for (const by of note.by) {
        const watcher = pieceOf(view, by)?.at ?? null;
        if (watcher !== null && watcher !== piece.at) marks.push({ cell: watcher, mark: 'watch', toward: piece.at });
      }
  }
  return [...marks, ...unitMarks(view, s.preview)];
};

/**
 * Units that have moved in this turn and units cut off from their leader, in the previewed position if there is one.
 */
const unitMarks = (view: View, preview: Preview | null): readonly CellMark[] => {
  const then = new Map(preview?.after.map((piece) => [piece.id, piece]));
  return view.pieces.flatMap((piece): CellMark[] => {
    const now = then.get(piece.id) ?? piece;
    if (now.at === null || now.group === undefined) return [];
    if (isCutOff(now)) return [{ cell: now.at, mark: 'cut' }];
    return hasMoved(piece) ? [{ cell: now.at, mark: 'spent' }] : [];
  });
};

/** A capture and a special move of one cell, such as a conversion, as one mark: neither may hide the other. */
const joined = (marks: readonly CellMark[]): readonly CellMark[] => {
  const capture = marks.find(({ mark }) => mark === 'capture');
  return capture && marks.some(({ mark }) => mark === 'special') ? [...marks, { ...capture, mark: 'either' }] : marks;
};

/** At most two marks a cell: selected or last, then the strongest of the rest; and the crosses of own losses. */
export const strongest = (marks: readonly CellMark[]): readonly CellMark[] => {
  const cells = new Map<number, CellMark[]>();
  for (const m of marks) {
    const there = cells.get(m.cell);
    if (there) there.push(m);
    else cells.set(m.cell, [m]);
  }
  const kept: CellMark[] = [];
  for (const all of cells.values()) {
    // the dashes of a drop are in the same place as the crosses
    const there = joined(all.some((m) => m.mark === 'own') ? all.filter((m) => m.mark !== 'drop') : all);
    for (const rank of [base, strength, crosses]) {
      const best = rank.map((mark) => there.find((m) => m.mark === mark)).find((m) => m !== undefined);
      if (best) kept.push(best);
    }
  }
  return kept.sort((a, b) => a.cell - b.cell);
};

/** The cells of an action's route from end to end, each once where it is entered. */
const wayOf = (a: ActionView): readonly number[] => {
  const cells = [...a.route];
  if (a.from !== null && cells[0] !== a.from) cells.unshift(a.from);
  if (a.to !== null && cells.at(-1) !== a.to) cells.push(a.to);
  return cells;
};
/** The labels of the routes of a choice, on the board as on the card. */
export const letterOfWay = (i: number): string => String.fromCharCode(65 + (i % 26));

/** The lines drawn over the board: the routes being compared, the selected check, captures on the selected cell. */
export const boardLines = (s: MatchState): readonly BoardLine[] => {
  const view = shownView(s);
  if (s.mode.is === 'choosing' && choiceLook(s.mode.choices) === 'route') {
    const { at } = s.mode;
    return s.mode.choices.map((choice, i) => ({
      key: choice.text,
      cells: wayOf(choice),
      look: i === at ? 'this' : 'other',
      letter: letterOfWay(i),
    }));
  }
  const check = s.shownCheck === null ? undefined : view.checks[s.shownCheck];
  if (check) return check.line.length > 1 ? [{ key: 'check', cells: check.line, look: 'threat' }] : [];
  return (s.attacked?.by ?? []).map(({ piece, line }) => ({
    key: String(piece),
    cells: line,
    look: pieceOf(view, piece)?.side === view.turn ? 'cover' : 'threat',
  }));
};

/** Pieces that are not part of what is shown, to be drawn faint; null when all are. */
export const dimmedPieces = (s: MatchState): readonly number[] | null => {
  if (!s.attacked?.by) return null;
  const meant = new Set(s.attacked.by.map((a) => a.piece));
  const { cell } = s.attacked;
  return s.view.pieces.filter((p) => p.at !== null && p.at !== cell && !meant.has(p.id)).map((p) => p.id);
};
