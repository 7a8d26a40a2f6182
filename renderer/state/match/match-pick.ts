/**
 * A press on the board, and the way back from what it began: what is picked depends on the mode. Pure functions of
 * state.
 */

import { isOwn } from '../../board/owner.ts';
import type { MatchState, Mode, Step } from './match.ts';
import { askWhy, askWhyAtAll, chooseCell, layUnasked, lift, putBack } from './match-choosing.ts';
import { isShowing, showAll } from './match-computer.ts';
import { inHandFor, isLift, isOthersTurn, layable, ownedOn, pieceOf, piecesAt } from './match-derived.ts';
import { isFree } from './match-queue.ts';
import { chooseWithSelection, deselect, dropSelection } from './match-selection.ts';
import { calm, idle, same, saying } from './match-step.ts';
import { backToNow } from './match-views.ts';

/**
 * The piece meant by a press that hit no figure: the upper one that can move, else the one whose card is not open yet.
 */
const meantAt = (s: MatchState, cell: number): number | null => {
  const there = piecesAt(s.look?.view ?? s.view, cell);
  const free = s.look ? undefined : there.find((p) => s.view.movable.includes(p.id));
  return (free ?? there.find((p) => p.id !== s.inspected) ?? there[0])?.id ?? null;
};

/** The own piece that was picked last and cannot move at all: where it cannot go is asked by the next press. */
const stuckIn = ({ description, why, view }: MatchState): number | null => {
  const piece = why === null || why.piece === null ? undefined : pieceOf(view, why.piece);
  return piece && isOwn(description, piece, view.turn) && piece.at !== null && !view.movable.includes(piece.id)
    ? piece.id
    : null;
};

/** Nothing is lifted yet: a piece is lifted, or it is explained why not; an empty cell may get a feature. */
const pickFirst = (s: MatchState, id: number | null, cell: number | null): Step => {
  const at = cell === null ? s : { ...s, cursor: cell };
  const lays = s.view.phase !== null || layable(s).length > 0;
  if (id === null && cell !== null && lays && !isOthersTurn(s.view)) return layUnasked(calm(at), cell);
  // an owned feature has a card of its own, which the last piece's card must not hide
  const owned = cell !== null && ownedOn(s.description, s.view, cell) !== undefined;
  const inspected = owned ? null : s.inspected;
  const isOpen = s.view.exercise === undefined || s.view.exercise.state === 'open';
  const stuck = cell === null || !isFree(s) || !isOpen ? null : stuckIn(s);
  const onOwn = id !== null && isOwn(s.description, pieceOf(s.view, id), s.view.turn);
  if (stuck !== null && cell !== null && !onOwn) return askWhy({ ...at, attacked: null }, stuck, cell);
  if (id === null) return same({ ...at, inspected, why: null, attacked: null });
  if (s.view.movable.includes(id)) return lift(at, id);
  const shown: MatchState = { ...at, inspected: id, why: null, attacked: null };
  // before the game starts, while the computer is to move, and once something was tried in an exercise, no piece can; that
  // needs no announcement
  if (!isOpen) return same(shown);
  if (s.view.phase || isOthersTurn(s.view) || s.view.outcome !== null || !isFree(s)) return same(shown);
  return explainAtAll(shown, id);
};

/** Why a piece cannot move at all: the host knows it of the side to move; of any other piece its owner explains it. */
const explainAtAll = (s: MatchState, piece: number): Step => {
  if (isOwn(s.description, pieceOf(s.view, piece), s.view.turn)) return askWhyAtAll(s, piece);
  const why = { piece, cell: null, reason: null };
  return saying({ ...s, why }, { say: 'why', why });
};

/** A piece off the board was pressed while another one is lifted. */
const pickAnother = (s: MatchState, lifted: number, id: number | null): Step => {
  if (id === null || id === lifted) return putBack(s);
  if (s.view.movable.includes(id)) return lift(s, id);
  // it cannot be moved now: the lifted one stays lifted, and the reason is announced
  return explainAtAll({ ...s, inspected: id }, id);
};

export const pick = (s: MatchState, piece: number | null, cell: number | null): Step => {
  const id = piece === null ? (cell === null ? null : meantAt(s, cell)) : s.look ? piece : inHandFor(s.view, piece);
  if (s.look) return same(id === null ? s : { ...s, inspected: id, cursor: cell ?? s.cursor });
  switch (s.mode.is) {
    case 'idle':
      return pickFirst(s, id, cell);
    case 'lifted':
      return cell === null ? pickAnother(s, s.mode.piece, id) : chooseCell({ ...s, cursor: cell }, cell, piece);
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

/** Can the lifted piece pick up the pieces on the cell of this one? */
export const isLiftable = (s: MatchState, piece: number): boolean => {
  const at = pieceOf(s.view, piece)?.at ?? null;
  return s.mode.is === 'lifted' && at !== null && (s.mode.actions ?? []).some((a) => isLift(a) && a.lifts?.from === at);
};

/** A piece is lifted by dragging it, or from a list. */
export const liftAsked = (s: MatchState, piece: number, to: number | null): Step => {
  if (s.look || !s.view.movable.includes(piece) || !isFree(s)) return same(s);
  if (s.mode.is === 'lifted' && s.mode.piece === piece) return same(s);
  // one of several that go together is dragged
  if (s.mode.is === 'selection' && s.mode.pieces.includes(piece))
    return same({ ...s, mode: { ...s.mode, from: piece } });
  return ['idle', 'lifted', 'selection', 'dropping', 'laying', 'choosing'].includes(s.mode.is)
    ? lift(s, piece, to)
    : same(s);
};

/** The dragged piece was let go. */
export const drop = (s: MatchState, piece: number, cell: number | null): Step => {
  if (s.mode.is === 'selection') return dropSelection(s, s.mode, cell);
  if (s.mode.is !== 'lifted' && s.mode.is !== 'dropping') return same(s);
  const up = s.mode.is === 'lifted' ? s.mode.piece : s.mode.held.piece;
  const home = pieceOf(s.view, up)?.at ?? null;
  // of two that were picked up together either counts as lifted
  if (up !== inHandFor(s.view, piece) && (home === null || pieceOf(s.view, piece)?.at !== home)) return same(s);
  // dropped beside the board, or outside the window
  if (cell === null) return putBack(s);
  // dropped where it was: it stays lifted, as after a click
  if (cell === home) return same(s);
  return chooseCell({ ...s, cursor: cell }, cell);
};

/** Leaves a chooser: the piece or the feature is lifted again, or nothing is. */
export const unchosen = (s: MatchState): MatchState => {
  if (s.mode.is !== 'choosing') return s;
  const { piece, actions, held } = s.mode;
  if (held && piece !== null) return { ...s, mode: { is: 'dropping', piece, actions, held }, preview: null, aim: null };
  if (piece !== null) return { ...s, mode: { is: 'lifted', piece, actions, wanted: null }, preview: null, aim: null };
  const features = new Set(actions.map((a) => a.places));
  const [feature] = features;
  const mode: Mode = features.size === 1 && feature ? { is: 'laying', feature, actions } : idle;
  return { ...s, mode, preview: null, aim: null };
};

/** One step back. */
export const stepOut = (s: MatchState): Step => {
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
