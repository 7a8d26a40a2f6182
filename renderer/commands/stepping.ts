/**
 * The held piece moves by a direction: straight ahead to the nearest square it can go to. Where it cannot go straight
 * the cursor goes to the nearest square on that side, and a second direction says which: up and right. Where units move
 * one after another, the next one may take the same step.
 */

import { isOwn } from '../board/owner.ts';
import { nextCell, stepFrom } from '../narration/board-order.ts';
import { hasBegun, hasMoved } from '../state/match/groups/groups.ts';
import type { MatchState, SelectionOffset } from '../state/match/match.ts';
import { destinationsOf, offered, pieceOf, piecesAt } from '../state/match/match-derived.ts';
import { canSelect } from '../state/match/match-selection.ts';
import type { MatchStore } from '../state/match/match-store.ts';
import { uiText } from '../text/index.ts';
import type { Behaviour, Behaviours, CommandContext } from './command.ts';
import { running, stateOf } from './conditions.ts';
import { jumpTo } from './jump.ts';

const r = uiText.reasons;
type Way = 'left' | 'right' | 'up' | 'down';
/** A square by its distance from the held piece, as the player sees the board. */
interface Off {
  readonly cell: number;
  readonly right: number;
  readonly up: number;
}
const ways: { readonly [W in Way]: (off: Off) => { readonly along: number; readonly across: number } } = {
  left: ({ right, up }) => ({ along: -right, across: up }),
  right: ({ right, up }) => ({ along: right, across: up }),
  up: ({ right, up }) => ({ along: up, across: right }),
  down: ({ right, up }) => ({ along: -up, across: right }),
};

const heldAt = (s: MatchState): number | null =>
  s.mode.is === 'lifted' ? (pieceOf(s.view, s.mode.piece)?.at ?? null) : null;

const offsets = ({ description: { topology }, seat }: MatchState, from: number, cells: readonly number[]): Off[] => {
  const here = topology.cells[from]!;
  const turned = seat === 0 ? 1 : -1;
  return cells.map((cell) => {
    const { x, y } = topology.cells[cell]!;
    return { cell, right: (x - here.x) * turned, up: (y - here.y) * turned };
  });
};

/** One square that way, as the player sees the board. */
const oneStep = (way: Way, seat: MatchState['seat']): SelectionOffset => {
  const ahead = seat === 0 ? 1 : -1;
  const offsets: { readonly [W in Way]: SelectionOffset } = {
    left: { files: -ahead, ranks: 0 },
    right: { files: ahead, ranks: 0 },
    up: { files: 0, ranks: ahead },
    down: { files: 0, ranks: -ahead },
  };
  return offsets[way];
};

/** A square that the cursor was sent to by a direction, which a second one may correct. */
interface Aimed {
  readonly cell: number;
  readonly way: Way;
}
const isSideways = (a: Way, b: Way): boolean => (a === 'left' || a === 'right') !== (b === 'left' || b === 'right');

/** What a direction means for a piece that can go to these squares; null: it can go nowhere on that side. */
export const stepOf = (
  offs: readonly Off[],
  way: Way,
  aimed: Aimed | null,
): { readonly does: 'go' | 'aim'; readonly cell: number } | null => {
  const by = ways[way];
  const before = offs.find(({ cell }) => cell === aimed?.cell);
  if (before && aimed && isSideways(aimed.way, way)) {
    const { along, across } = by(before);
    const meant = offs.find((off) => by(off).along === Math.abs(along) && by(off).across === across);
    if (meant) return { does: 'go', cell: meant.cell };
  }
  const far = (off: Off): number => by(off).along + Math.abs(by(off).across);
  const aside = offs
    .filter((off) => by(off).along >= Math.max(1, Math.abs(by(off).across)))
    .sort((a, b) => far(a) - far(b) || by(a).across - by(b).across);
  const straight = aside.find((off) => by(off).across === 0);
  if (straight) return { does: 'go', cell: straight.cell };
  const [only] = aside;
  if (!only) return null;
  if (aside.length === 1) return { does: 'go', cell: only.cell };
  const at = aimed?.way === way ? aside.findIndex(({ cell }) => cell === aimed.cell) : -1;
  return { does: 'aim', cell: aside[(at + 1) % aside.length]!.cell };
};
/** by match: where the last direction sent the cursor */
const lastAimed = new WeakMap<MatchStore, Aimed>();

const choose = (context: CommandContext, cell: number): void => {
  jumpTo(context, cell);
  context.match.send({ on: 'pick', target: { piece: null, cell } });
};

const step = (way: Way): Behaviour => ({
  why: (context) => {
    const s = stateOf(context);
    return running(context) ?? (heldAt(s) === null && s.mode.is !== 'selection' ? r.nothingLifted : null);
  },
  run: (context) => {
    const s = stateOf(context);
    if (s.mode.is === 'selection') return context.match.send({ on: 'move-selection', offset: oneStep(way, s.seat) });
    const from = heldAt(s);
    if (from === null || s.mode.is !== 'lifted') return;
    // what it can do is not known yet: the square beside it is meant
    if (s.mode.actions === null) {
      const beside = stepFrom(s.description.topology, s.seat, from, way);
      return beside === from ? context.screen.announce(uiText.spoken.edge) : choose(context, beside);
    }
    const last = lastAimed.get(context.match);
    const aimed = last && last.cell === s.cursor ? last : null;
    const found = stepOf(offsets(s, from, destinationsOf(offered(s))), way, aimed);
    if (found === null) return context.screen.announce(uiText.spoken.nothingThatWay);
    if (found.does === 'go') return choose(context, found.cell);
    lastAimed.set(context.match, { cell: found.cell, way });
    jumpTo(context, found.cell);
  },
});

/** The next unit that can still move in this turn, in reading order from the cursor. */
const nextUnit = (s: MatchState): { readonly piece: number; readonly at: number } | null => {
  const { view, description, seat, cursor } = s;
  const cells = view.pieces.flatMap((p) => (p.at !== null && view.movable.includes(p.id) ? [p.at] : []));
  const at = nextCell(description.topology, seat, cursor, cells, false);
  const unit = at === null ? undefined : piecesAt(view, at).find((p) => view.movable.includes(p.id));
  return unit && at !== null ? { piece: unit.id, at } : null;
};
const isInTurn = ({ view, look }: MatchState): boolean => look === null && hasBegun(view);

/** On a unit that has moved in this turn: picks up the next one that can. False if this is not such a place. */
export const pickUpNext = (context: CommandContext): boolean => {
  const s = stateOf(context);
  const isDone = piecesAt(s.view, s.cursor).some((p) => isOwn(s.description, p, s.view.turn) && hasMoved(p));
  const next = isInTurn(s) && s.mode.is === 'idle' && isDone ? nextUnit(s) : null;
  if (next === null) return false;
  jumpTo(context, next.at);
  context.match.send({ on: 'lift', piece: next.piece });
  return true;
};

/** From where to where the last unit of this turn went; null: none has moved. */
const lastStep = ({ view }: MatchState): readonly [number, number] | null => {
  const { last, turn } = view;
  const [from, to] = [last?.cells[0], last?.cells.at(-1)];
  return last && last.side === turn && last.piece !== null && from !== undefined && to !== undefined
    ? [from, to]
    : null;
};

const whyNotSelect = (context: CommandContext): string | null => {
  const s = stateOf(context);
  if (!s.description.groups) return r.oneMoveATurn;
  return running(context) ?? (canSelect(s) ? null : r.notYourUnits);
};
/** The own unit under the cursor. */
const unitUnder = (context: CommandContext): number | null => {
  const { description, view, cursor } = stateOf(context);
  return piecesAt(view, cursor).find((piece) => isOwn(description, piece, view.turn))?.id ?? null;
};
/** The unit whose group is meant: the lifted one, else the first that is selected, else the one under the cursor. */
const chosenUnit = (context: CommandContext): number | null => {
  const { mode } = stateOf(context);
  if (mode.is === 'lifted') return mode.piece;
  return mode.is === 'selection' ? (mode.pieces[0] ?? null) : unitUnder(context);
};

export const stepCommands = {
  'step-left': step('left'),
  'step-right': step('right'),
  'step-up': step('up'),
  'step-down': step('down'),
  'select-unit': {
    why: (context) => whyNotSelect(context) ?? (unitUnder(context) === null ? r.noUnitHere : null),
    run: (context) => {
      const piece = unitUnder(context);
      if (piece !== null) context.match.send({ on: 'toggle-unit', piece });
    },
  },
  'select-all': {
    why: (context) => {
      const no = whyNotSelect(context);
      return no ?? (stateOf(context).view.group == null && chosenUnit(context) === null ? r.noUnitHere : null);
    },
    run: (context) => {
      context.match.send({ on: 'select-all', piece: chosenUnit(context) });
      // where the keys that move them are heard
      context.screen.focusBoard();
    },
  },
  'same-step': {
    why: (context) => {
      const s = stateOf(context);
      if (!s.description.groups) return r.oneMoveATurn;
      if (running(context) !== null) return running(context);
      if (lastStep(s) === null || !isInTurn(s)) return r.noStep;
      return s.view.movable.length === 0 ? r.noneMovable : null;
    },
    run: (context) => {
      const s = stateOf(context);
      const done = lastStep(s);
      const held = heldAt(s);
      const next = s.mode.is === 'lifted' && held !== null ? { piece: s.mode.piece, at: held } : nextUnit(s);
      if (!done || !next) return;
      const [begins, ends] = done.map((cell) => s.description.topology.cells[cell]!);
      const stands = s.description.topology.cells[next.at]!;
      const goes = { x: stands.x + ends!.x - begins!.x, y: stands.y + ends!.y - begins!.y };
      const cell = s.description.topology.cells.findIndex(({ x, y }) => x === goes.x && y === goes.y);
      jumpTo(context, next.at);
      if (cell < 0) {
        context.match.send({ on: 'lift', piece: next.piece });
        return context.screen.announce(uiText.spoken.edge);
      }
      if (held !== null) return choose(context, cell);
      context.match.send({ on: 'lift', piece: next.piece, to: cell });
    },
  },
} satisfies Behaviours;
