/**
 * Translates the engine's positions, actions and effects into the shape of the contract: kinds by id, cells off the
 * board as null, rules as sentences. Nothing is added that is not in the engine's answer.
 */

import { type Cell, NOBODY, OFF, type Side } from '../../engine/core/ids.ts';
import type { Action, Effect, Phase, PieceState, Position } from '../../engine/core/position.ts';
import { clauseSaid } from '../../engine/core/text/clause.ts';
import { shownLabel } from '../../engine/core/text/label.ts';
import type { PieceType, Variant } from '../../engine/core/variant.ts';
import type { TrayPiece } from '../../engine/match/free/tray.ts';
import { outcomeSaid } from '../../engine/match/outcome-said.ts';
import type { ComputerSeat, Player } from '../../engine/match/player.ts';
import { said } from '../../engine/shared/language.ts';
import { pieceNamed } from '../../engine/shared/naming.ts';
import { flightMessages } from '../contract/messages.ts';
import {
  type ActionView,
  type CheckView,
  type EffectView,
  type FeatureView,
  type FlightView,
  type PhaseView,
  PiecePlace,
  type PieceView,
  type ReachView,
  type SeatView,
} from '../contract/view.ts';

const cellOrNull = (cell: Cell): number | null => (cell === OFF ? null : cell);

function placeOf(place: string): PiecePlace {
  const known = PiecePlace.options.find((p) => p === place);
  if (!known) throw new Error(`the contract has no place called ${place}`);
  return known;
}

const shownComputer = ({ level, seconds, engine }: ComputerSeat): NonNullable<SeatView['computer']> => ({
  ...{ level, seconds },
  ...(engine && { engine }),
});
/** The seat without what opens secrets: the seed of the computer's choices, the key of a game's texts. */
export const seatViewOf = ({ name, computer, elsewhere }: Player): SeatView => ({
  name,
  ...(computer && { computer: shownComputer(computer) }),
  ...(elsewhere && { elsewhere: true as const }),
});

export function pieceViewsOf(position: Position): PieceView[] {
  const { variant, game } = position;
  return position.pieces().map(({ piece, kind, side, at, place, rides, states }) => ({
    id: piece,
    kind: variant.types[kind].id,
    side,
    place: placeOf(place),
    at: cellOrNull(at),
    ...(rides && { rides }),
    ...(variant.groups && { group: variant.groups.of(game, piece).id }),
    notes: states.map(({ id, says, by, badge }) => ({
      id,
      says: said(says),
      by: [...by],
      ...(badge !== undefined && { badge }),
    })),
  }));
}

/** beyond the numbers of all pieces of a position */
const FIRST_IN_TRAY = 10_000;
/** Those who lie in the trays since before the position that was laid by hand. */
export const trayViewsOf = (tray: readonly TrayPiece[] = []): PieceView[] =>
  tray.map(({ kind, side, group, place }, i) => ({
    ...{ id: FIRST_IN_TRAY + i, kind, side, place: placeOf(place), at: null },
    ...(group !== null && { group }),
    notes: [],
  }));

/** The features on the board that the viewer (null: nobody in particular) may know. */
export function featureViewsOf(position: Position, viewer: Side | null): FeatureView[] {
  const { words, gates } = position.variant;
  return position.features(viewer).map(({ feature, cell, side, hidden, leadsTo }) => {
    const says = words.features?.[feature]?.says;
    if (says === undefined) throw new Error(`${position.variant.id} says nothing about its ${feature}`);
    return { id: feature, cell, side, hidden, ...(gates && { leadsTo }), says: said(says) };
  });
}

/** The pieces in flight, in the order of landing. */
export function flightViewsOf(position: Position): FlightView[] {
  const { types } = position.variant;
  const of = new Map(position.pieces().map((piece) => [piece.piece, piece]));
  return position.flights().map(({ piece, to, left }) => {
    const { kind, side } = of.get(piece)!;
    const says = flightSays(position.variant, side, types[kind], to, left);
    return { piece, side, kind: types[kind].id, to, left, says };
  });
}

export const flightSays = (variant: Variant, side: Side, type: PieceType, to: number, left: number): string => {
  const cell = variant.topology.name(variant.topology.cells[to]);
  return flightMessages.says(pieceNamed({ kind: type.name, owner: variant.sides[side].name }), cell, left);
};

export const checkViewsOf = (position: Position): CheckView[] =>
  position.checks().map(({ king, at, by, line, says, ruling }) => ({
    ...{ side: position.turn, king, at, says, ruling },
    by: by === NOBODY ? null : by,
    line: [...line],
  }));

/** `ready`: what its ready lay-out says, where it can be used. */
export function phaseViewOf({ id, says, pools }: Phase, ready: string | undefined): PhaseView {
  const [first, second] = pools.map((pool) => pool.map((of) => ({ ...of })));
  return { id, says: said(says), pools: [first, second], ...(ready !== undefined && { ready }) };
}

export function actionViewOf({ types }: Variant, action: Action): ActionView {
  const { text, spoken, kind, piece, from, to, captures, targets, route, promotion, places } = action;
  const { leaves, movesAnother, differs, because, loses, losses, native } = action;
  return {
    text,
    label: shownLabel(action),
    spoken: clauseSaid(spoken),
    ...(native !== undefined && { native }),
    kind,
    piece: piece === NOBODY ? null : piece,
    from,
    to,
    captures: captures.map((capture) => capture.piece),
    losses: losses.map(({ piece: lost, side, at }) => ({ piece: lost, side, cell: at })),
    targets: targets.map(({ cell, mark }) => ({ cell, mark })),
    route: [...route],
    promotion: promotion === null ? null : types[promotion].id,
    places,
    ...(leaves !== null && { leaves }),
    ...(movesAnother !== null && { lifts: { ...movesAnother } }),
    differs,
    because: { id: because.id, says: said(because.says) },
    loses,
  };
}

/** What a piece could do on its square. Losses of its own side are included only if it is to move. */
export function reachViewsOf(position: Position, { piece, side, at }: PieceState): ReachView[] {
  if (side === position.turn)
    return position.actionsOf(piece).map((action) => {
      const { kind, from, to, places, targets, losses } = actionViewOf(position.variant, action);
      return { kind, piece, from, to, places, targets, losses };
    });
  return position.reachOf(piece).map(({ kind, to, targets, captures }) => ({
    ...{ kind, piece, to, places: null },
    from: cellOrNull(at),
    targets: targets.map(({ cell, mark }) => ({ cell, mark })),
    losses: captures.map((capture) => ({ piece: capture.piece, side: capture.side, cell: capture.at })),
  }));
}

/** The effects that the viewer (null: nobody in particular) may know. */
export const effectViewsOf = ({ variant }: Position, effects: readonly Effect[], viewer: Side | null): EffectView[] =>
  effects
    .filter((effect) => effect.do !== 'feature' || effect.hidden === null || effect.hidden === viewer)
    .map((effect) => effectViewOf(variant, effect))
    .map((view) => ({ ...view, says: said(view.says) }));

function effectViewOf(variant: Variant, effect: Effect): EffectView {
  const { types } = variant;
  switch (effect.do) {
    case 'go': {
      const { piece, from, to, how, via, because } = effect;
      return { do: 'go', piece, from: cellOrNull(from), to, how, via: [...via], says: because };
    }
    case 'take': {
      const { piece, from, by, into, how, because } = effect;
      const place = placeOf(into);
      if (place === 'board' || place === 'flight') throw new Error(`nobody is taken to the ${place}`);
      const taken = { piece, from, by: by === NOBODY ? null : by, into: place };
      return { do: 'take', ...taken, ...(how && { how }), says: because };
    }
    case 'swap': {
      const { piece, with: partner, from, to, because } = effect;
      return { do: 'swap', piece, with: partner, from, to, says: because };
    }
    case 'recruit': {
      const { piece, at, side, kind, was, because } = effect;
      return { do: 'recruit', piece, at, side, kind: types[kind].id, was: types[was].id, says: because };
    }
    case 'convert': {
      const { piece, from, at, side, group, was, because } = effect;
      return { do: 'convert', piece, from, at, side, group, was, says: because };
    }
    case 'become': {
      const { piece, at, kind, was, because } = effect;
      return { do: 'become', piece, at, kind: types[kind].id, was: types[was].id, says: because };
    }
    case 'state': {
      const { piece, at, state, on, by, because } = effect;
      return { do: 'state', piece, at: cellOrNull(at), state, on, by: [...by], says: because };
    }
    case 'banish': {
      const { piece, from, to, turns, because } = effect;
      return { do: 'banish', piece, from, to, turns, says: because };
    }
    case 'tick':
      return { do: 'tick', piece: effect.piece, to: effect.to, left: effect.left, says: effect.because };
    case 'feature': {
      const { feature, cell, on, hidden, because } = effect;
      return { do: 'feature', feature, cell, on, hidden: hidden !== null, says: because };
    }
    case 'burst':
      return { do: 'burst', cell: effect.cell, radius: effect.radius, says: effect.because };
    case 'retract': {
      const { piece, from, to, because } = effect;
      return { do: 'retract', piece, from: cellOrNull(from), to, says: because };
    }
    case 'check': {
      const { side, at, by, because } = effect;
      return { do: 'check', side, at, by: by === NOBODY ? null : by, says: because };
    }
    case 'turn':
      return { do: 'turn', side: effect.side, turnNumber: effect.turnNumber, says: effect.because };
    case 'end':
      return { do: 'end', winner: effect.winner, reason: effect.reason, says: endSaid(variant, effect) };
  }
}

const endSaid = (variant: Variant, { winner, reason, because }: Extract<Effect, { do: 'end' }>): string =>
  outcomeSaid(variant, { winner, reason, says: because });
