/**
 * The single moves of the match machine: asking, lifting, choosing, drawing a preview, sending, taking what came back.
 * Each is a pure function of state that answers a state, the requests to make and the things to say; the machine and
 * its answers are put together from them.
 */
import type { ActionView, Played, View } from '../../electron/contract/view.ts';
import type { Arrival } from '../scene/props.ts';
import {
  type Ask,
  type Asked,
  actionsAt,
  actionsTo,
  liftedPiece,
  type MatchState,
  type Mode,
  offered,
  pieceAt,
  type Slot,
  type Step,
  type Told,
  type Utterance,
} from './match.ts';

export const idle: Mode = { is: 'idle' };
export const same = (state: MatchState): Step => ({ state, asks: [], says: [] });
export const saying = (state: MatchState, ...says: readonly Utterance[]): Step => ({ state, asks: [], says });

/** Asks something in a slot; whatever the slot waited for before is forgotten. */
export const asking = <K extends Asked>(
  s: MatchState,
  slot: Slot,
  name: K,
  input: Extract<Ask, { name: K }>['input'],
): Step => {
  const id = s.serial + 1;
  return {
    state: { ...s, serial: id, waiting: { ...s.waiting, [slot]: id } },
    asks: [{ id, name, input } as Extract<Ask, { name: K }>],
    says: [],
  };
};
/** One step after another, as one. */
export const andThen = (first: Step, after: (s: MatchState) => Step): Step => {
  const second = after(first.state);
  return { state: second.state, asks: [...first.asks, ...second.asks], says: [...first.says, ...second.says] };
};
export const here = (s: MatchState): { match: string; revision: number } => ({
  match: s.view.match,
  revision: s.view.revision,
});
export const arriving = (s: MatchState, how: Arrival['how'], effects: Arrival['effects']): Arrival => ({
  key: `${s.view.revision}.${s.serial}`,
  how,
  effects,
});
export const askHistory = (s: MatchState): Step => asking(s, 'history', 'match.history', here(s));

const cellToStart = (view: View): number => view.last?.cells.at(-1) ?? 0;

/** The first state of an opened match, and what it asks for. */
export const openMatch = (
  description: MatchState['description'],
  view: View,
  settings: { readonly warnLosing: boolean; readonly followTurn: boolean },
): Step => {
  const own = view.pieces.find((p) => p.side === view.turn && p.at !== null && view.movable.includes(p.id));
  const state: MatchState = {
    description,
    ...settings,
    view,
    look: null,
    arrival: { key: `${view.revision}.open`, how: 'cut', effects: [] },
    mode: idle,
    aim: null,
    preview: null,
    why: null,
    told: null,
    inspected: null,
    hovered: null,
    cursor: view.last ? cellToStart(view) : (own?.at ?? 0),
    seat: settings.followTurn ? view.turn : 0,
    nodes: [],
    serial: 0,
    waiting: {},
    previews: {},
  };
  return askHistory(state);
};

export const calm = (s: MatchState): MatchState => ({
  ...s,
  mode: idle,
  aim: null,
  preview: null,
  why: null,
  waiting: { ...s.waiting, actions: undefined, preview: undefined, why: undefined },
});

export const lift = (s: MatchState, piece: number, wanted: number | null = null): Step =>
  asking(
    { ...calm(s), mode: { is: 'lifted', piece, actions: null, wanted }, inspected: piece },
    'actions',
    'match.actions',
    { ...here(s), piece },
  );

/** An end of turn belongs to no piece, so it stands among the actions of none. */
export const askEnd = (s: MatchState): Step =>
  asking({ ...calm(s), mode: { is: 'ending' } }, 'actions', 'match.actions', { ...here(s), piece: null });

export const putBack = (s: MatchState): Step => {
  const piece = liftedPiece(s);
  return piece === null || s.mode.is === 'sent' ? same(calm(s)) : saying(calm(s), { say: 'put-back', piece });
};

export const send = (s: MatchState, action: ActionView): Step =>
  asking({ ...s, mode: { is: 'sent', piece: action.piece }, why: null, aim: null }, 'change', 'match.play', {
    ...here(s),
    action: action.text,
  });

/** An action has been chosen: play it, unless it loses at once and we are to ask first. */
export const submit = (s: MatchState, action: ActionView): Step =>
  action.loses !== null && s.warnLosing
    ? same({ ...s, mode: { is: 'warned', piece: action.piece, action }, why: null })
    : send(s, action);

export const askWhy = (s: MatchState, piece: number, cell: number): Step =>
  asking({ ...s, why: { piece, cell, reason: null } }, 'why', 'match.why', { ...here(s), piece, cell });

/** A cell (or a tray) was chosen while a piece is lifted. */
export const chooseCell = (s: MatchState, cell: number): Step => {
  const mode = s.mode;
  if (mode.is !== 'lifted') return same(s);
  if (mode.actions === null) return same({ ...s, mode: { ...mode, wanted: cell } });
  const there = pieceAt(s.view, cell);
  const home = there?.id === mode.piece;
  const to = actionsTo(mode.actions, cell);
  // an action may end where it began (a Voyager's round trip, AE52): a click on the own cell must not play it unasked
  if (to.length > 1 || (home && to.length > 0)) return openChooser(s, cell, to);
  if (to.length === 1) return submit(s, to[0]!);
  if (home) return putBack(s);
  if (there && s.view.movable.includes(there.id)) return lift(s, there.id);
  const onto = actionsAt(mode.actions, cell);
  if (onto.length > 1) return openChooser(s, cell, onto);
  if (onto.length === 1) return submit(s, onto[0]!);
  return askWhy(s, mode.piece, cell);
};

const openChooser = (s: MatchState, cell: number, choices: readonly ActionView[]): Step => {
  if (s.mode.is !== 'lifted' || s.mode.actions === null) return same(s);
  const mode: Mode = { is: 'choosing', piece: s.mode.piece, actions: s.mode.actions, cell, choices, at: 0 };
  return andThen(saying({ ...s, mode, why: null, aim: cell }, { say: 'choices', cell, choices }), (t) =>
    previewing(t, choices[0]!),
  );
};

/** Draws what an action would do, asking for it once a revision. */
export const previewing = (s: MatchState, action: ActionView): Step => {
  const known = s.previews[action.text];
  if (known) return same({ ...s, preview: known, waiting: { ...s.waiting, preview: undefined } });
  return asking({ ...s, preview: null }, 'preview', 'match.preview', { ...here(s), action: action.text });
};

export const aimAt = (s: MatchState, cell: number | null): Step => {
  if (s.mode.is !== 'lifted' || cell === s.aim) return same(s);
  const at = cell === null ? [] : actionsAt(offered(s), cell);
  const aimed = { ...s, aim: cell, preview: null, waiting: { ...s.waiting, preview: undefined } };
  // several actions: none of them is drawn until the chooser says which
  return at.length === 1 ? previewing(aimed, at[0]!) : same(aimed);
};

export const backToNow = (s: MatchState): Step =>
  s.look
    ? saying(
        { ...calm(s), look: null, serial: s.serial + 1, arrival: arriving({ ...s, serial: s.serial + 1 }, 'back', []) },
        { say: 'now' },
      )
    : same(s);

/** Takes the view that came with a change: the game stands there now, whatever was on the screen. */
export const takePlayed = (s: MatchState, played: Played, how: Told['how']): Step => {
  const forward = how === 'play' || how === 'redo';
  const base = { ...calm(s), view: played.view, look: null, previews: {}, told: { effects: played.effects, how } };
  const arrival = arriving(base, forward ? 'play' : how === 'over' ? 'cut' : 'back', played.effects);
  const state: MatchState = {
    ...base,
    arrival,
    mode: { is: 'playing', key: String(arrival.key) },
    cursor: forward && played.view.last ? (played.view.last.cells.at(-1) ?? s.cursor) : s.cursor,
  };
  return andThen(
    saying(state, { say: 'effects', effects: played.effects, before: s.view, after: played.view, how }),
    askHistory,
  );
};
