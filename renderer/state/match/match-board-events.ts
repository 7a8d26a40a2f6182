/** What is done with the pointer, the cursor and the keys on the board and beside it: choosing, and asking why not. */
import type { MatchState, Step } from './match.ts';
import { aimAt, askWhy, dwell, openChooser, pickUp, previewing, send, submit, takeAction } from './match-choosing.ts';
import { actionsAt, choiceLook, inHandFor, offered, pieceAt, pieceOf } from './match-derived.ts';
import { drop, isLiftable, liftAsked, pick, stepOut } from './match-pick.ts';
import { isFree } from './match-queue.ts';
import { aimSelection } from './match-selection.ts';
import { type EventHandlers, same, saying } from './match-step.ts';

/** The cell, if a feature on it leads to another cell. */
const gateAt = (s: MatchState, cell: number | null): number | null =>
  cell !== null && (s.look?.view ?? s.view).features.some((f) => f.cell === cell && f.leadsTo != null) ? cell : null;
/** What is under the pointer besides a destination: which piece, and which gate. */
const pointing = (s: MatchState, piece: number | null, cell: number | null): MatchState => {
  const hovered = piece ?? (cell === null ? null : (pieceAt(s.look?.view ?? s.view, cell)?.id ?? null));
  const gate = gateAt(s, cell);
  return hovered === s.hovered && gate === s.gate ? s : { ...s, hovered, gate };
};

const aim = (s: MatchState, cell: number | null): Step =>
  s.mode.is === 'selection' ? aimSelection(s, s.mode, cell) : aimAt(s, cell);

export const boardEvents: EventHandlers<
  | 'pick'
  | 'aim'
  | 'cursor'
  | 'lift'
  | 'drop'
  | 'choose'
  | 'point-choice'
  | 'confirm'
  | 'escape'
  | 'why'
  | 'dwell'
  | 'inspect'
  | 'hinted'
  | 'seat'
> = {
  pick: (s, { target }) => pick(s, target.piece, target.cell),
  aim(s, { target }) {
    const cell = target?.cell ?? null;
    return aim(pointing(s, target?.piece ?? null, cell), cell);
  },
  cursor: (s, { cell }) => aim({ ...pointing(s, null, cell), cursor: cell }, cell),
  lift(s, { piece, to = null }) {
    if (s.mode.is === 'lifted' && isLiftable(s, piece))
      return pickUp(s, s.mode.piece, s.mode.actions ?? [], pieceOf(s.view, piece)!.at!);
    return liftAsked(s, inHandFor(s.view, piece), to);
  },
  drop: (s, { piece, target }) => drop(s, piece, target.cell),
  choose(s, { index }) {
    const choice = s.mode.is === 'choosing' ? s.mode.choices[index] : undefined;
    if (!choice || s.mode.is !== 'choosing') return same(s);
    // the promotion has been chosen; the route may still be open
    const alike = s.mode.choices.filter((c) => c.promotion === choice.promotion);
    if (choiceLook(s.mode.choices) === 'promotion' && alike.length > 1)
      return openChooser(s, s.mode.piece, s.mode.actions, s.mode.cell, alike);
    return s.mode.held ? submit(s, choice) : takeAction(s, choice, s.mode.actions);
  },
  'point-choice'(s, { index }) {
    if (s.mode.is !== 'choosing') return same(s);
    const choice = s.mode.choices[index];
    return choice ? previewing({ ...s, mode: { ...s.mode, at: index } }, choice) : same(s);
  },
  confirm: (s) => (s.mode.is === 'warned' ? send(s, s.mode.action) : same(s)),
  escape: stepOut,
  why(s, { cell }) {
    const can = s.mode.is === 'lifted' || s.mode.is === 'laying' ? actionsAt(offered(s), cell) : [];
    if (can.length > 0) return saying(s, { say: 'possible', actions: can });
    if (s.mode.is === 'laying') return askWhy(s, null, cell, s.mode.feature);
    return s.mode.is === 'lifted' && s.mode.actions !== null ? askWhy(s, s.mode.piece, cell) : same(s);
  },
  dwell: (s, { cell }) => (s.look || !isFree(s) ? same(s) : dwell(s, cell)),
  inspect: (s, { piece }) => same({ ...s, inspected: piece }),
  hinted: (s, { piece }) => same(s.mode.is === 'idle' ? { ...s, why: null, inspected: piece ?? s.inspected } : s),
  seat: (s, { side }) => same({ ...s, seat: side }),
};
