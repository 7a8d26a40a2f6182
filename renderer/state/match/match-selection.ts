/**
 * Several units of one group that move together: selecting them, aiming at a square, sending. Which way they go is the
 * distance from the selected unit that is nearest to the square; who can go, and in which order, is the host's answer.
 */
import type { ActionView, PieceView, Together } from '../../../electron/contract/view.ts';
import { isOwn } from '../../board/owner.ts';
import { brokenBy, hasMoved, isLeaderless } from './groups/groups.ts';
import type { Foreseen, MatchState, Mode, SelectionOffset, Step } from './match.ts';
import { askWhyAtAll, putBack } from './match-choosing.ts';
import { isOthersTurn, pieceOf } from './match-derived.ts';
import { isFree } from './match-queue.ts';
import { andThen, asking, calm, type EventHandlers, here, same, saying } from './match-step.ts';

export type Selection = Extract<Mode, { is: 'selection' }>;

/** Do units of this side move one after another, and is it a person here who moves them now? */
export const canSelect = ({ description, view, look }: MatchState): boolean =>
  description.groups !== undefined &&
  look === null &&
  view.outcome === null &&
  view.exercise === undefined &&
  !view.free &&
  !isOthersTurn(view) &&
  view.movable.length > 0;

/** Can the unit still move in this turn, now or once others have made room? Who really can is the host's answer. */
const mayStillMove = ({ description, view }: MatchState, unit: PieceView): boolean =>
  unit.at !== null &&
  isOwn(description, unit, view.turn) &&
  (view.group == null || unit.group === view.group) &&
  !hasMoved(unit) &&
  !isLeaderless(unit);
/** The ids of all units that can be selected. */
export const selectable = (s: MatchState): readonly number[] =>
  canSelect(s) ? s.view.pieces.filter((unit) => mayStillMove(s, unit)).map(({ id }) => id) : [];

/** A turn moves one group: that of the turn, else the one with the most units among these; the first of equals. */
const ofOneGroup = (s: MatchState, ids: readonly number[]): readonly PieceView[] => {
  const units = [...new Set(ids)].flatMap((id) => {
    const unit = pieceOf(s.view, id);
    return unit && mayStillMove(s, unit) ? [unit] : [];
  });
  const counts = new Map<string | undefined, number>();
  for (const { group } of units) counts.set(group, (counts.get(group) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return units.filter(({ group }) => group === most?.[0]);
};

/** These units instead of whatever was lifted or selected; none: nothing is. */
const selectUnits = (s: MatchState, ids: readonly number[]): Step => {
  const units = canSelect(s) ? ofOneGroup(s, ids) : [];
  if (units.length === 0) return s.mode.is === 'selection' ? deselect(s) : putBack(s);
  const pieces = units.map(({ id }) => id);
  const state: MatchState = { ...calm(s), mode: { is: 'selection', pieces, from: null, plan: null, wanted: null } };
  return saying(state, { say: 'selected', pieces });
};
export const deselect = (s: MatchState): Step => saying(calm(s), { say: 'deselected' });

/** Adds a unit, or leaves it out again; of another group it is the first of new ones. */
const toggleUnit = (s: MatchState, id: number): Step => {
  if (!canSelect(s)) return same(s);
  const unit = pieceOf(s.view, id);
  if (!unit || !isOwn(s.description, unit, s.view.turn)) return same(s);
  if (!mayStillMove(s, unit)) return s.mode.is === 'selection' ? same(s) : askWhyAtAll(s, id);
  const before = s.mode.is === 'selection' ? s.mode.pieces : s.mode.is === 'lifted' ? [s.mode.piece] : [];
  if (before.includes(id) && s.mode.is === 'selection')
    return selectUnits(
      s,
      before.filter((one) => one !== id),
    );
  const isSame = before.every((one) => pieceOf(s.view, one)?.group === unit.group);
  return selectUnits(s, isSame ? [...before, id] : [id]);
};

/** Every unit that can still move, of the group of the turn or of this unit. */
const selectAll = (s: MatchState, id: number | null): Step => {
  const group = s.view.group ?? (id === null ? undefined : pieceOf(s.view, id)?.group);
  const units = s.view.pieces.filter((piece) => group != null && piece.group === group);
  return selectUnits(
    s,
    units.map((unit) => unit.id),
  );
};

/** From a selected unit to that square: from the one that was grabbed, else from the nearest, straight before aslant. */
export const offsetTo = (s: MatchState, { pieces, from }: Selection, cell: number): SelectionOffset | null => {
  const { cells } = s.description.topology;
  const to = cells[cell]!;
  const offs = (from === null ? pieces : [from]).flatMap((id) => {
    const at = pieceOf(s.view, id)?.at;
    const here = at == null ? undefined : cells[at];
    return here ? [{ files: to.x - here.x, ranks: to.y - here.y }] : [];
  });
  const far = ({ files, ranks }: SelectionOffset) => Math.max(Math.abs(files), Math.abs(ranks));
  const length = ({ files, ranks }: SelectionOffset) => Math.abs(files) + Math.abs(ranks);
  const [nearest] = offs.sort((a, b) => far(a) - far(b) || length(a) - length(b));
  return nearest && far(nearest) > 0 ? nearest : null;
};
const isAs = (a: SelectionOffset, b: SelectionOffset): boolean => a.files === b.files && a.ranks === b.ranks;

const askPlan = (s: MatchState, mode: Selection, offset: SelectionOffset, isChosen: boolean): Step =>
  asking(
    { ...s, mode: { ...mode, plan: null, wanted: { offset, isChosen } }, preview: null, why: null },
    'preview',
    'match.together',
    { ...here(s), pieces: [...mode.pieces], ...offset },
  );

/** The pointer or the cursor is on this square: what would happen is asked for. */
export const aimSelection = (s: MatchState, mode: Selection, cell: number | null): Step => {
  if (cell === s.aim) return same(s);
  const aimed = { ...s, aim: cell };
  const offset = cell === null ? null : offsetTo(s, mode, cell);
  const isOwn = mode.from === null && mode.pieces.some((id) => pieceOf(s.view, id)?.at === cell);
  if (offset !== null && !isOwn) return askPlan(aimed, mode, offset, false);
  return same({
    ...aimed,
    mode: { ...mode, plan: null, wanted: null },
    preview: null,
    waiting: { ...s.waiting, preview: undefined },
  });
};

/** They go that way: at once where it is known who can, else as soon as that is known. */
const moveSelection = (s: MatchState, mode: Selection, offset: SelectionOffset): Step =>
  mode.plan && mode.wanted && isAs(mode.wanted.offset, offset)
    ? playPlan(s, mode.plan)
    : askPlan(s, mode, offset, true);

const playPlan = (s: MatchState, plan: Together): Step =>
  plan.steps.length === 0
    ? saying(s, { say: 'selection-plan', plan })
    : asking({ ...s, mode: { is: 'sent', piece: null }, why: null, aim: null }, 'change', 'match.playTogether', {
        ...here(s),
        actions: plan.steps.map(({ text }) => text),
      });

/**
 * Who can go that way has arrived: it is drawn and told, or played if it was chosen already. What would cut units off is not
 * played before the player has seen it.
 */
export const planned = (s: MatchState, plan: Together): Step => {
  if (s.mode.is !== 'selection' || s.mode.wanted === null) return same(s);
  const { isChosen, offset } = s.mode.wanted;
  const preview = previewOf(plan);
  const { cutOff, leaderless } = brokenBy(s.description, s.view, preview);
  const isHeldBack = isChosen && cutOff.length + leaderless.length > 0;
  const wanted = { offset, isChosen: false, ...(isHeldBack && { isHeldBack: true as const }) };
  const known: MatchState = { ...s, mode: { ...s.mode, plan, wanted }, preview };
  if (isChosen && !isHeldBack) return playPlan(known, plan);
  return saying(known, { say: 'selection-plan', plan, ...(isHeldBack && { isHeldBack }) });
};

/** All of it as one preview: its action is the first, and no unit is the mover more than the others. */
export const previewOf = ({ steps, effects, after }: Together): Foreseen | null => {
  const [first] = steps;
  if (!first) return null;
  const action: ActionView = { ...first, piece: null, route: [] };
  return { action, effects, after, together: steps };
};

/** A square was chosen: a unit there is added or left out, else they go that way. */
export const chooseWithSelection = (
  s: MatchState,
  mode: Selection,
  piece: number | null,
  cell: number | null,
): Step => {
  const there = s.view.pieces.find((one) => (piece === null ? cell !== null && one.at === cell : one.id === piece));
  if (there && mayStillMove(s, there)) return toggleUnit(s, there.id);
  const offset = cell === null ? null : offsetTo(s, mode, cell);
  if (cell === null || offset === null) return deselect(s);
  return andThen(same({ ...s, cursor: cell, aim: cell }), (t) => moveSelection(t, mode, offset));
};

/** The one that was dragged is let go there: all go as far; on its own square or beside the board none does. */
export const dropSelection = (s: MatchState, mode: Selection, cell: number | null): Step => {
  const offset = cell === null ? null : offsetTo(s, mode, cell);
  const still: Selection = { ...mode, from: null };
  return offset === null ? same({ ...s, mode: still }) : moveSelection(s, still, offset);
};

export const selectionEvents: EventHandlers<'select-units' | 'toggle-unit' | 'select-all' | 'move-selection'> = {
  'select-units': (s, { pieces }) => (isFree(s) ? selectUnits(s, pieces) : same(s)),
  'toggle-unit': (s, { piece }) => (isFree(s) ? toggleUnit(s, piece) : same(s)),
  'select-all': (s, { piece }) => (isFree(s) ? selectAll(s, piece) : same(s)),
  'move-selection': (s, { offset }) =>
    s.mode.is === 'selection' && isFree(s) ? moveSelection(s, s.mode, offset) : same(s),
};
