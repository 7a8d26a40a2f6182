/**
 * The state machine behind the table: idle, a piece lifted, a choice between several actions on one cell, a warning,
 * the move sent, its playback, idle again; and, beside these, looking back. A pure function of state and event: it
 * returns requests to the host and announcements to make. Must stay true: an answer that is no longer awaited changes
 * nothing; no input is accepted between sending a change and its answer; Escape always goes one step back.
 */
import type { MatchEvent, MatchState, Mode, Step } from './match.ts';
import { answered } from './match-answers.ts';
import {
  aimAt,
  askEnd,
  askWhy,
  askWhyAtAll,
  chooseCell,
  chooseOfNone,
  dwell,
  lay,
  layUnasked,
  lift,
  openChooser,
  pickUp,
  previewing,
  putBack,
  send,
  submit,
  takeAction,
} from './match-choosing.ts';
import { catchUp, hear, isOlder, isShowing, replay, replayOn, showAll, showHeld, showOne } from './match-computer.ts';
import {
  actionsAt,
  choiceLook,
  inHandFor,
  isHidden,
  isLift,
  isMidLift,
  isOthersTurn,
  layable,
  mayCall,
  offered,
  ownedOn,
  pieceAt,
  pieceOf,
  piecesAt,
} from './match-derived.ts';
import { drain, enqueue, isWaiting } from './match-queue.ts';
import {
  aimSelection,
  chooseWithSelection,
  deselect,
  dropSelection,
  moveSelection,
  selectAll,
  selectUnits,
  toggleUnit,
} from './match-selection.ts';
import { andThen, asking, calm, here, idle, same, saying } from './match-step.ts';
import { cleared } from './match-tosses.ts';
import { arriving, askAround, backToNow, goBack, lookAhead, seatFor, takeSeat } from './match-views.ts';

/**
 * The piece meant by a press that hit no figure: the upper one that can move, else the one whose card is not open yet.
 */
const meantAt = (s: MatchState, cell: number): number | null => {
  const there = piecesAt(s.look?.view ?? s.view, cell);
  const free = s.look ? undefined : there.find((p) => s.view.movable.includes(p.id));
  return (free ?? there.find((p) => p.id !== s.inspected) ?? there[0])?.id ?? null;
};

/** The own piece that was picked last and cannot move at all: where it cannot go is asked by the next press. */
const stuckIn = ({ why, view }: MatchState): number | null => {
  const piece = why === null || why.piece === null ? undefined : pieceOf(view, why.piece);
  return piece && piece.side === view.turn && piece.at !== null && !view.movable.includes(piece.id) ? piece.id : null;
};

const pick = (s: MatchState, piece: number | null, cell: number | null): Step => {
  const id = piece === null ? (cell === null ? null : meantAt(s, cell)) : s.look ? piece : inHandFor(s.view, piece);
  if (s.look) return same(id === null ? s : { ...s, inspected: id, cursor: cell ?? s.cursor });
  switch (s.mode.is) {
    case 'idle': {
      const at = cell === null ? s : { ...s, cursor: cell };
      const lays = s.view.phase !== null || layable(s).length > 0;
      if (id === null && cell !== null && lays && !isOthersTurn(s.view)) return layUnasked(calm(at), cell);
      // an owned feature has a card of its own, which the last piece's card must not hide
      const owned = cell !== null && ownedOn(s.description, s.view, cell) !== undefined;
      const inspected = owned ? null : s.inspected;
      const isOpen = s.view.exercise === undefined || s.view.exercise.state === 'open';
      const stuck = cell === null || !free(s) || !isOpen ? null : stuckIn(s);
      const isOwn = id !== null && pieceOf(s.view, id)?.side === s.view.turn;
      if (stuck !== null && cell !== null && !isOwn) return askWhy({ ...at, attacked: null }, stuck, cell);
      if (id === null) return same({ ...at, inspected, why: null, attacked: null });
      if (s.view.movable.includes(id)) return lift(at, id);
      const shown: MatchState = { ...at, inspected: id, why: null, attacked: null };
      // before the game starts, while the computer is to move, and once something was tried in an exercise, no piece can; that
      // needs no announcement
      if (!isOpen) return same(shown);
      if (s.view.phase || isOthersTurn(s.view) || s.view.outcome !== null || !free(s)) return same(shown);
      if (pieceOf(s.view, id)?.side === s.view.turn) return askWhyAtAll(shown, id);
      // the owner and the side to move explain it
      const why = { piece: id, cell: null, reason: null };
      return saying({ ...shown, why }, { say: 'why', why });
    }
    case 'lifted': {
      if (cell !== null) return chooseCell({ ...s, cursor: cell }, cell, piece);
      if (id === null) return putBack(s);
      if (id === s.mode.piece) return putBack(s);
      if (s.view.movable.includes(id)) return lift(s, id);
      // a piece off the board that cannot be moved now: the lifted one stays lifted, and the reason is announced
      if (pieceOf(s.view, id)?.side === s.view.turn) return askWhyAtAll({ ...s, inspected: id }, id);
      const why = { piece: id, cell: null, reason: null };
      return saying({ ...s, inspected: id, why }, { say: 'why', why });
    }
    case 'selection':
      return chooseWithSelection(s, s.mode, id, cell);
    case 'dropping':
    case 'laying':
      return cell === null ? putBack(s) : chooseCell({ ...s, cursor: cell }, cell);
    case 'choosing':
      return cell === s.mode.cell ? same(s) : pick(unchosen(s), piece, cell);
    case 'revealing':
    case 'agreeing':
    case 'ending':
    case 'warned':
    case 'sent':
    case 'playing':
      return same(s);
  }
};

/** The cell, if a feature on it leads to another cell. */
const gateAt = (s: MatchState, cell: number | null): number | null =>
  cell !== null && (s.look?.view ?? s.view).features.some((f) => f.cell === cell && f.leadsTo != null) ? cell : null;
/** What is under the pointer besides a destination: which piece, and which gate. */
const pointing = (s: MatchState, piece: number | null, cell: number | null): MatchState => {
  const hovered = piece ?? (cell === null ? null : (pieceAt(s.look?.view ?? s.view, cell)?.id ?? null));
  const gate = gateAt(s, cell);
  return hovered === s.hovered && gate === s.gate ? s : { ...s, hovered, gate };
};

/** Leaves a chooser: the piece or the feature is lifted again, or nothing is. */
const unchosen = (s: MatchState): MatchState => {
  if (s.mode.is !== 'choosing') return s;
  const { piece, actions, held } = s.mode;
  if (held && piece !== null) return { ...s, mode: { is: 'dropping', piece, actions, held }, preview: null, aim: null };
  if (piece !== null) return { ...s, mode: { is: 'lifted', piece, actions, wanted: null }, preview: null, aim: null };
  const features = new Set(actions.map((a) => a.places));
  const [feature] = features;
  const mode: Mode = features.size === 1 && feature ? { is: 'laying', feature, actions } : idle;
  return { ...s, mode, preview: null, aim: null };
};

const stepOut = (s: MatchState): Step => {
  if (s.replay) return backToNow(calm({ ...s, replay: null }));
  if (isShowing(s)) return showAll(s);
  if (s.queue.length > 0) return same({ ...s, queue: [] });
  switch (s.mode.is) {
    case 'choosing':
      return same(unchosen(s));
    case 'selection':
      return deselect(s);
    case 'laying':
    case 'ending':
    case 'warned':
    case 'dropping':
    case 'lifted':
      return putBack(s);
    case 'revealing':
    case 'agreeing':
    case 'sent':
    case 'playing':
      return same(s);
    case 'idle':
      if (s.attacked || s.shownCheck !== null) return same({ ...s, attacked: null, shownCheck: null });
      if (s.why) return same({ ...s, why: null });
      return s.look ? backToNow(s) : same(s);
  }
};

/** Can the lifted piece pick up the pieces on the cell of this one? */
export const isLiftable = (s: MatchState, piece: number): boolean => {
  const at = pieceOf(s.view, piece)?.at ?? null;
  return s.mode.is === 'lifted' && at !== null && (s.mode.actions ?? []).some((a) => isLift(a) && a.lifts?.from === at);
};

const liftAsked = (s: MatchState, piece: number, to: number | null): Step => {
  if (s.look || !s.view.movable.includes(piece) || !free(s)) return same(s);
  if (s.mode.is === 'lifted' && s.mode.piece === piece) return same(s);
  // one of several that go together is dragged
  if (s.mode.is === 'selection' && s.mode.pieces.includes(piece))
    return same({ ...s, mode: { ...s.mode, from: piece } });
  return ['idle', 'lifted', 'selection', 'dropping', 'laying', 'choosing'].includes(s.mode.is)
    ? lift(s, piece, to)
    : same(s);
};

/** Changes are refused while another is under way or a dialog is open; looking back is left first. */
const free = (s: MatchState): boolean => !isWaiting(s);

/** While the position is hidden only the events of the hand-over are accepted. */
const whileHidden = new Set<MatchEvent['on']>([
  ...(['reveal', 'stay-hidden', 'agreed', 'answered', 'opened', 'played', 'present', 'settings', 'settled'] as const),
]);

export const step = (s: MatchState, e: MatchEvent): Step => {
  const taken = takeEvent(s, e);
  const drained =
    e.on === 'answered' ? drain(taken, !e.answered.answer.ok && e.answered.id === s.waiting.change, takeEvent) : taken;
  const shown = andThen(drained, showHeld);
  return { ...shown, state: cleared(s, shown.state, e) };
};

const takeEvent = (s: MatchState, e: MatchEvent): Step => {
  if (isHidden(s) && !whileHidden.has(e.on)) return same(s);
  switch (e.on) {
    case 'pick':
      return pick(s, e.target.piece, e.target.cell);
    case 'aim': {
      const cell = e.target?.cell ?? null;
      const at = pointing(s, e.target?.piece ?? null, cell);
      return s.mode.is === 'selection' ? aimSelection(at, s.mode, cell) : aimAt(at, cell);
    }
    case 'lift':
      if (s.mode.is === 'lifted' && isLiftable(s, e.piece))
        return pickUp(s, s.mode.piece, s.mode.actions ?? [], pieceOf(s.view, e.piece)!.at!);
      return liftAsked(s, inHandFor(s.view, e.piece), e.to ?? null);
    case 'select-units':
      return free(s) ? selectUnits(s, e.pieces) : same(s);
    case 'toggle-unit':
      return free(s) ? toggleUnit(s, e.piece) : same(s);
    case 'select-all':
      return free(s) ? selectAll(s, e.piece) : same(s);
    case 'move-selection':
      return s.mode.is === 'selection' && free(s) ? moveSelection(s, s.mode, e.offset) : same(s);
    case 'drop': {
      if (s.mode.is === 'selection') return dropSelection(s, s.mode, e.target.cell);
      if (s.mode.is !== 'lifted' && s.mode.is !== 'dropping') return same(s);
      const up = s.mode.is === 'lifted' ? s.mode.piece : s.mode.held.piece;
      const home = pieceOf(s.view, up)?.at ?? null;
      // of two that were picked up together either counts as lifted
      if (up !== inHandFor(s.view, e.piece) && (home === null || pieceOf(s.view, e.piece)?.at !== home)) return same(s);
      // dropped beside the board, or outside the window
      if (e.target.cell === null) return putBack(s);
      // dropped where it was: it stays lifted, as after a click
      if (e.target.cell === home) return same(s);
      return chooseCell({ ...s, cursor: e.target.cell }, e.target.cell);
    }
    case 'choose': {
      const choice = s.mode.is === 'choosing' ? s.mode.choices[e.index] : undefined;
      if (!choice || s.mode.is !== 'choosing') return same(s);
      // the promotion has been chosen; the route may still be open
      const alike = s.mode.choices.filter((c) => c.promotion === choice.promotion);
      if (choiceLook(s.mode.choices) === 'promotion' && alike.length > 1)
        return openChooser(s, s.mode.piece, s.mode.actions, s.mode.cell, alike);
      return s.mode.held ? submit(s, choice) : takeAction(s, choice, s.mode.actions);
    }
    case 'point-choice': {
      if (s.mode.is !== 'choosing') return same(s);
      const choice = s.mode.choices[e.index];
      return choice ? previewing({ ...s, mode: { ...s.mode, at: e.index } }, choice) : same(s);
    }
    case 'confirm':
      return s.mode.is === 'warned' ? send(s, s.mode.action) : same(s);
    case 'escape':
      return stepOut(s);
    case 'why': {
      const can = s.mode.is === 'lifted' || s.mode.is === 'laying' ? actionsAt(offered(s), e.cell) : [];
      if (can.length > 0) return saying(s, { say: 'possible', actions: can });
      if (s.mode.is === 'laying') return askWhy(s, null, e.cell, s.mode.feature);
      return s.mode.is === 'lifted' && s.mode.actions !== null ? askWhy(s, s.mode.piece, e.cell) : same(s);
    }
    case 'dwell':
      return s.look || !free(s) ? same(s) : dwell(s, e.cell);
    case 'inspect':
      return same({ ...s, inspected: e.piece });
    case 'hinted':
      return s.mode.is === 'idle' ? same({ ...s, why: null, inspected: e.piece ?? s.inspected }) : same(s);
    case 'cursor': {
      const at = { ...pointing(s, null, e.cell), cursor: e.cell };
      return s.mode.is === 'selection' ? aimSelection(at, s.mode, e.cell) : aimAt(at, e.cell);
    }
    case 'seat':
      return same({ ...s, seat: e.side });
    case 'settled': {
      if (s.mode.is !== 'playing' || s.mode.key !== String(e.key)) return same(s);
      if (s.replay) return replayOn(s);
      const seat = s.look ? s.seat : seatFor(s, s.view);
      return same({ ...s, mode: idle, seat });
    }
    case 'undo':
      // a half-finished lift is cancelled without a request
      if (isMidLift(s)) return putBack(unchosen(s));
      if (isWaiting(s)) return enqueue(s, e);
      return s.view.can.undo ? goBack(s, { do: 'undo', unit: e.unit }, false) : same(s);
    case 'redo':
      if (isWaiting(s)) return enqueue(s, e);
      if (!s.view.can.redo) return same(s);
      return asking({ ...calm(s), mode: { is: 'sent', piece: null } }, 'change', 'match.redo', {
        ...here(s),
        unit: e.unit,
      });
    case 'agreed':
      if (s.mode.is !== 'agreeing') return same(s);
      // the answer to `match.hide` may still be pending: then both players agree to go back as soon as it has arrived
      return free(s) ? goBack(s, s.mode.wish, true) : same({ ...s, mode: { ...s.mode, agreed: true } });
    case 'resign':
    case 'agree':
      if (!free(s) || !s.view.can[e.on]) return same(s);
      return asking({ ...calm(s), mode: { is: 'sent', piece: null } }, 'change', `match.${e.on}`, here(s));
    case 'call': {
      if (!free(s) || s.look || !mayCall(s.view)) return same(s);
      const calling = !s.calling;
      return saying({ ...s, calling }, { say: 'calling', calling });
    }
    case 'claim':
      if (!free(s) || s.look || !s.view.can.claim) return same(s);
      return asking({ ...calm(s), mode: { is: 'sent', piece: null } }, 'change', 'match.claim', here(s));
    case 'end-turn':
      if (isWaiting(s)) return enqueue(s, e);
      if (s.look || !s.view.can.endTurn || s.mode.is === 'ending' || s.mode.is === 'warned') return same(s);
      return askEnd(s);
    case 'pass':
      if (!free(s) || s.look || s.mode.is === 'warned') return same(s);
      return chooseOfNone(
        s,
        (s.ofNone ?? []).filter((a) => a.kind === 'pass'),
      );
    case 'lay':
      return s.look || !free(s) || s.mode.is === 'warned' ? same(s) : lay(s, e.feature);
    case 'lay-ready':
      if (!free(s) || s.look || s.view.phase?.ready === undefined) return same(s);
      return asking({ ...calm(s), mode: { is: 'sent', piece: null } }, 'change', 'match.layReady', here(s));
    case 'attackers':
      if (e.cell === null) return same({ ...s, attacked: null });
      if (s.look || !free(s)) return same(s);
      return asking({ ...s, attacked: { cell: e.cell, by: null } }, 'attackers', 'match.attackers', {
        ...here(s),
        cell: e.cell,
      });
    case 'show-check': {
      const { checks } = s.look?.view ?? s.view;
      const next = s.shownCheck === null ? 0 : (s.shownCheck + 1) % Math.max(1, checks.length);
      const check = checks[next];
      return check ? saying({ ...s, shownCheck: next, attacked: null }, { say: 'check', check }) : same(s);
    }
    case 'ask-reveal':
      if (!free(s) || !s.view.can.reveal || s.view.viewer !== null) return same(s);
      return same({ ...calm(s), look: null, mode: { is: 'revealing' } });
    case 'reveal':
      return isHidden(s) && free(s) ? asking(s, 'change', 'match.reveal', here(s)) : same(s);
    case 'hide':
      return free(s) && s.view.can.hide ? asking(calm(s), 'change', 'match.hide', here(s)) : same(s);
    case 'stay-hidden':
      return (s.mode.is === 'agreeing' || s.mode.is === 'revealing') && free(s) ? same({ ...s, mode: idle }) : same(s);
    case 'look':
      if (!free(s)) return same(s);
      if (e.node === s.view.node) return backToNow(calm(s));
      return asking({ ...calm(s), replay: null, sought: e.node }, 'look', 'match.look', { ...here(s), node: e.node });
    case 'now':
      return backToNow({ ...s, replay: null });
    case 'ahead':
      return free(s) ? lookAhead(s, e.look, e.forward) : same(s);
    case 'play':
      if (!free(s) || s.look || s.view.outcome !== null) return same(s);
      return asking({ ...calm(s), mode: { is: 'sent', piece: null } }, 'change', 'match.play', {
        ...here(s),
        action: s.calling ? `${e.action}+` : e.action,
      });
    case 'submit':
      return !free(s) || s.look || s.view.outcome !== null ? same(s) : submit(calm(s), e.action);
    case 'play-on':
      // nobody was ever there: a line is played on by its actions
      if (!s.look || s.look.ahead || !free(s)) return same(s);
      return goBack(s, { do: 'goto', node: s.look.node }, false);
    case 'opened': {
      if (e.view === s.view || isOlder(s, e.view)) return same(s);
      const held = s.held.filter((played) => played.revision > e.view.revision);
      if (e.view.viewer !== s.view.viewer || e.view.handOver !== null) return takeSeat(s, e.view);
      const view = { ...calm(s), view: e.view, look: null, previews: {}, waiting: {}, serial: s.serial + 1 };
      return askAround({
        ...view,
        ...{ attacked: null, calling: false, shownCheck: null, wish: null, queue: [] },
        ...{ held, holding: false, turnSoFar: null, replay: null },
        arrival: arriving(view, 'cut', []),
        told: e.view.revision === s.view.revision ? s.told : null,
        seat: seatFor(s, e.view),
      });
    }
    case 'played':
      return hear(s, e.match, e.played);
    case 'present':
      return catchUp(s, e.view);
    case 'hold':
      return same({ ...s, holding: e.holding });
    case 'show-next':
      return s.holding ? showOne(s) : same(s);
    case 'show-all':
      return showAll(s);
    case 'replay':
      return free(s) ? replay(calm(s)) : same(s);
    case 'by-hand':
      return same(s);
    case 'let-move':
      return free(s) && s.view.computer ? asking(s, 'change', 'computer.go', here(s)) : same(s);
    case 'pause':
      return free(s) ? asking(s, 'change', 'computer.pause', { ...here(s), paused: e.paused }) : same(s);
    case 'change-seat':
      if (!free(s)) return same(s);
      return asking(s, 'change', 'computer.seat', { ...here(s), side: e.side, computer: e.computer });
    case 'give-time':
      if (!free(s)) return same(s);
      return asking(s, 'change', 'clock.give', { ...here(s), side: e.side, seconds: e.seconds });
    case 'toss':
      if (!free(s)) return same(s);
      return asking(s, 'change', 'match.toss', { ...here(s), dice: e.dice, ...(e.sides && { sides: e.sides }) });
    case 'play-untimed':
      return free(s) ? asking(s, 'change', 'clock.off', here(s)) : same(s);
    case 'claim-time':
      if (!free(s)) return same(s);
      return asking({ ...calm(s), mode: { is: 'sent', piece: null } }, 'change', 'clock.claim', here(s));
    case 'settings':
      return same({ ...s, warnLosing: e.warnLosing, followTurn: e.followTurn });
    case 'answered':
      return answered(s, e.answered);
  }
};
