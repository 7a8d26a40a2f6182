/**
 * From a lifted piece to a chosen action: offering, disambiguating, previewing, putting back, and finally sending. Each
 * is a pure function of state.
 */
import type { ActionView, Preview } from '../../../electron/contract/view.ts';
import type { Held, MatchState, Mode, Step } from './match.ts';
import { actionsChosenAt, chosenAt, strongestFirst } from './match-chosen.ts';
import { actionsTo, dropsOf, isLift, layable, liftedPiece, offered, piecesAt } from './match-derived.ts';
import { andThen, asking, calm, here, same, saying } from './match-step.ts';

export const lift = (s: MatchState, piece: number, wanted: number | null = null): Step =>
  asking(
    { ...calm(s), mode: { is: 'lifted', piece, actions: null, wanted }, inspected: piece },
    'actions',
    'match.actions',
    { ...here(s), piece },
  );

/** An end of turn belongs to no piece, so it is among the actions of no piece. */
export const askEnd = (s: MatchState): Step =>
  asking({ ...calm(s), mode: { is: 'ending' } }, 'actions', 'match.actions', { ...here(s), piece: null });

export const putBack = (s: MatchState): Step => {
  if (s.mode.is === 'dropping') {
    const { piece, actions, held } = s.mode;
    const up: Mode = { is: 'lifted', piece, actions, wanted: null };
    return saying({ ...s, mode: up, preview: null, aim: null }, { say: 'put-back', piece: held.piece });
  }
  if (s.mode.is === 'laying') return saying(calm(s), { say: 'laid-back', feature: s.mode.feature });
  const piece = liftedPiece(s);
  return piece === null || s.mode.is === 'sent' ? same(calm(s)) : saying(calm(s), { say: 'put-back', piece });
};

/** A feature is selected in the pool, or deselected. */
export const lay = (s: MatchState, feature: string): Step => {
  if (s.mode.is === 'laying' && s.mode.feature === feature) return putBack(s);
  const actions = (s.ofNone ?? []).filter((a) => a.places === feature);
  if (actions.length === 0) return same(s);
  return saying({ ...calm(s), mode: { is: 'laying', feature, actions } }, { say: 'laying', feature, actions });
};

/** One of the actions of no piece that have no target: passing, ending. Several of one kind are told apart. */
export const chooseOfNone = (s: MatchState, actions: readonly ActionView[]): Step => {
  const [only] = actions;
  if (actions.length === 1 && only) return submit(s, only);
  return actions.length === 0 ? same(s) : openChooser(calm(s), null, actions, null, actions);
};

export const send = (s: MatchState, action: ActionView): Step =>
  asking({ ...s, mode: { is: 'sent', piece: action.piece }, why: null, aim: null }, 'change', 'match.play', {
    ...here(s),
    action: s.calling ? `${action.text}+` : action.text,
  });

/** An action has been chosen: play it, unless it loses at once and has to be confirmed first. */
export const submit = (s: MatchState, action: ActionView): Step =>
  action.loses !== null && s.warnLosing
    ? same({ ...s, mode: { is: 'warned', piece: action.piece, action }, why: null })
    : send(s, action);

export const askWhy = (s: MatchState, piece: number | null, cell: number, places?: string): Step => {
  const about = places === undefined ? { piece, cell } : { piece, cell, places };
  return asking({ ...s, why: { ...about, reason: null } }, 'why', 'match.why', { ...here(s), ...about });
};

/** A piece that cannot move at all: the reason is requested. */
export const askWhyAtAll = (s: MatchState, piece: number): Step =>
  asking({ ...s, why: { piece, cell: null, reason: null } }, 'why', 'match.why', { ...here(s), piece, cell: null });

/**
 * The pointer rests on a cell where nothing can be done with the lifted piece: the reason is shown until it moves on.
 */
export const dwell = (s: MatchState, cell: number): Step => {
  const { mode, why } = s;
  const up = mode.is === 'laying' || (mode.is === 'lifted' && mode.actions !== null);
  if (!up || why?.cell === cell || chosenAt(s, cell).is !== 'nothing') return same(s);
  const asked = mode.is === 'laying' ? askWhy(s, null, cell, mode.feature) : askWhy(s, mode.piece, cell);
  return { ...asked, state: { ...asked.state, why: { ...asked.state.why!, passing: true } } };
};

/**
 * An explanation for a resting pointer ends when it moves on; one that was requested by a click, when something can be
 * done.
 */
const goneOn = (s: MatchState, cell: number | null): MatchState => {
  if (s.why === null || (!s.why.passing && (cell === null || chosenAt(s, cell).is === 'nothing'))) return s;
  return { ...s, why: null, waiting: { ...s.waiting, why: undefined } };
};

/** A cell was chosen for a feature: it is placed there, or the reason why not is requested. */
const layOn = (s: MatchState, feature: string, actions: readonly ActionView[], cell: number): Step => {
  const to = actionsTo(actions, cell);
  if (to.length === 0) return askWhy(s, null, cell, feature);
  return to.length === 1 ? submit(s, to[0]!) : openChooser(s, null, actions, cell, to);
};

/**
 * A cell was chosen during placement with nothing selected: the only feature is placed, or there is a choice among
 * several.
 */
export const layUnasked = (s: MatchState, cell: number): Step => {
  const features = layable(s);
  const actions = (s.ofNone ?? []).filter((a) => a.places !== null);
  if (features.length === 1) return layOn(s, features[0]!, actions, cell);
  const to = actionsTo(actions, cell);
  return to.length === 0 ? same({ ...s, why: null }) : openChooser(s, null, to, cell, to);
};

/** The first half of a lift: the piece on that cell is picked up, and where to put it down is chosen on the board. */
export const pickUp = (s: MatchState, piece: number, actions: readonly ActionView[], from: number): Step => {
  const lifts = actions.find((a) => isLift(a) && a.lifts!.from === from)?.lifts;
  if (!lifts) return same(s);
  const held: Held = { piece: lifts.piece, cell: from, drops: dropsOf(actions, from) };
  const state: MatchState = {
    ...s,
    mode: { is: 'dropping', piece, actions, held },
    aim: null,
    preview: null,
    why: null,
  };
  return saying(state, { say: 'picked-up', held });
};

/** An action has been chosen by a cell or from a list: one that picks up a piece goes on to where it is put down. */
export const takeAction = (s: MatchState, action: ActionView, actions: readonly ActionView[]): Step =>
  isLift(action) && action.piece !== null && action.lifts
    ? pickUp(s, action.piece, actions, action.lifts.from)
    : submit(s, action);

/**
 * Where the picked-up piece is put down. Putting it back on its own cell is an action too, so that is confirmed first.
 */
const putDown = (s: MatchState, mode: Extract<Mode, { is: 'dropping' }>, cell: number): Step => {
  const { piece, actions, held } = mode;
  const at = actionsTo(held.drops, cell);
  const [only] = at;
  if (!only) return putBack(s);
  if (at.length === 1 && cell !== held.cell) return submit(s, only);
  return openChooser(s, piece, actions, cell, at, held);
};

/**
 * A cell (or a tray) was chosen while a piece or a feature is lifted; `hit` is the figure that was pressed, if known.
 */
export const chooseCell = (s: MatchState, cell: number, hit: number | null = null): Step => {
  const mode = s.mode;
  if (mode.is === 'laying') return layOn(s, mode.feature, mode.actions, cell);
  if (mode.is === 'dropping') return putDown(s, mode, cell);
  if (mode.is !== 'lifted') return same(s);
  if (mode.actions === null) return same({ ...s, mode: { ...mode, wanted: cell } });
  const { piece, actions } = mode;
  const chosen = chosenAt(s, cell, hit);
  switch (chosen.is) {
    case 'actions': {
      const [only] = chosen.actions;
      // an action may end where it began (a Voyager's round trip, AE52): clicking its own cell must not play it
      // unconfirmed
      const home = piecesAt(s.view, cell).some((p) => p.id === piece);
      if (only && chosen.actions.length === 1 && !home) return takeAction(s, only, actions);
      return openChooser(s, piece, actions, cell, chosen.actions);
    }
    case 'lift':
      return lift(s, chosen.piece);
    case 'home':
      return putBack(s);
    case 'nothing':
      return askWhy(s, piece, cell);
  }
};

export const openChooser = (
  s: MatchState,
  piece: number | null,
  actions: readonly ActionView[],
  cell: number | null,
  ways: readonly ActionView[],
  held?: Held,
): Step => {
  const choices = strongestFirst(s, ways);
  const mode: Mode = { is: 'choosing', piece, actions, cell, choices, at: 0, ...(held && { held }) };
  return andThen(saying({ ...s, mode, why: null, aim: cell }, { say: 'choices', cell, choices, actions }), (t) =>
    previewing(t, choices[0]!),
  );
};

/**
 * A preview is on the board. What the player may not expect is announced: chains that may break, the end of the game,
 * losses that the square alone does not show, a piece that leaves for some turns. Not every player can see the board.
 */
export const foreseen = (s: MatchState, preview: Preview): Step => {
  const { losses, to } = preview.action;
  // a chooser lists the losses of each of its choices
  const costs = s.mode.is !== 'choosing' && losses.some((l) => l.side === s.view.turn || l.cell !== to);
  const ends = preview.effects.some((e) => e.do === 'end' || e.do === 'banish');
  return s.description.groups || costs || ends ? saying(s, { say: 'preview', preview }) : same(s);
};

/** Draws what an action would do; requested once per revision. */
export const previewing = (s: MatchState, action: ActionView): Step => {
  // nothing of a lift can be drawn before its destination is known
  if (isLift(action)) return same({ ...s, preview: null, waiting: { ...s.waiting, preview: undefined } });
  const known = s.previews[action.text];
  if (known) return foreseen({ ...s, preview: known, waiting: { ...s.waiting, preview: undefined } }, known);
  return asking({ ...s, preview: null }, 'preview', 'match.preview', { ...here(s), action: action.text });
};

export const aimAt = (s: MatchState, cell: number | null): Step => {
  const up = s.mode.is === 'lifted' || s.mode.is === 'dropping';
  if (cell === s.aim || (!up && s.mode.is !== 'laying' && offered(s).length === 0)) return same(s);
  // a feature is already drawn on its cell: no preview is needed
  if (!up) return s.mode.is === 'choosing' ? same(s) : same({ ...goneOn(s, cell), aim: cell });
  const at = cell === null ? [] : actionsChosenAt(s, cell);
  const onward = goneOn(s, cell);
  const aimed = { ...onward, aim: cell, preview: null, waiting: { ...onward.waiting, preview: undefined } };
  // several actions: none is drawn until the chooser says which
  return at.length === 1 ? previewing(aimed, at[0]!) : same(aimed);
};
