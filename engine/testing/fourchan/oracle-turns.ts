/**
 * The second model of 4chan chess, part three: what really happens, step by step in the order of C-PIPE and C-X9, each
 * step on a copy of the position. Where somebody lands, a teleporter may take it further, and whoever stands there dies.
 */
import { exitOf, type Going, lends, moveSet, ownMoves } from './oracle-moves.ts';
import {
  type Cell,
  fresh,
  type Kind,
  type Man,
  menOn,
  type OracleCursor,
  type OraclePosition,
  opponent,
  ownRank,
  type Side,
} from './oracle-positions.ts';

export type Doing = Going & {
  readonly promotes: boolean;
  /** a teleporter on the cell it came from */
  readonly leaves: boolean;
};
export type Drop = { readonly does: 'drop'; readonly kind: Kind; readonly to: Cell };

const HAND = 6;
const withStand = (position: OraclePosition, at: Cell, stand: OracleCursor | null): OraclePosition => ({
  ...position,
  board: position.board.with(at, stand),
});
/** C-G2: whoever loses an admin first has lost the game */
function without(position: OraclePosition, men: readonly Man[]): OraclePosition {
  const admin = men.find(({ kind }) => kind === 'admin');
  return admin === undefined || position.lost !== null ? position : { ...position, lost: admin.side };
}

/** Whoever has landed there goes through the gate, if there is one: to `end`, or nowhere any more. */
function throughGate(
  position: OraclePosition,
  at: Cell,
): { readonly position: OraclePosition; readonly end: Cell | null } {
  const exit = exitOf(position, at);
  if (exit === null) return { position, end: at };
  const traveller = position.board[at]!;
  const vacated = withStand(position, at, null);
  if (position.board[exit] === null) return { position: withStand(vacated, exit, traveller), end: exit };
  // C-S6
  if (position.options.blocked === 'traveller') return { position: without(vacated, menOn(traveller)), end: null };
  // of a stack the one that carries is the captor: it is the one that lands (C-N4)
  const captor = fed(vacated, traveller.man, [exit]);
  const cleared = capture(vacated, exit, traveller.man);
  return { position: withStand(cleared, exit, { ...traveller, man: captor }), end: exit };
}
const land = (position: OraclePosition, at: Cell, stand: OracleCursor) =>
  throughGate(withStand(position, at, stand), at);

/** C-N6, C-N7, C-H1 to C-H3: all on the cell, the top one first. */
function capture(position: OraclePosition, at: Cell, captor: Man): OraclePosition {
  const victims = menOn(position.board[at]);
  const taken = without(withStand(position, at, null), victims);
  if (captor.kind !== 'vp') return taken;
  // C-S6: a friend never
  const prizes = victims.filter(({ kind, side }) => kind !== 'admin' && side !== captor.side).map(({ kind }) => kind);
  const hand = [...position.hands[captor.side], ...prizes].slice(0, HAND);
  return { ...taken, hands: { ...taken.hands, [captor.side]: hand } };
}
/** C-D1, C-D2, C-N7 */
function fed(position: OraclePosition, captor: Man, victims: readonly Cell[]): Man {
  if (captor.kind !== 'd' || captor.absorbed !== null || victims.length === 0) return captor;
  return { ...captor, absorbed: lends(menOn(position.board[victims[0]])[0]) };
}

function lift(position: OraclePosition, from: Cell, drop: Cell): OraclePosition {
  if (drop === from) return position; // C-T2: a pass, on a gate too
  const { man, rider } = position.board[from]!;
  const lifted = { man: { ...man, moved: true }, rider }; // C-T7, though a gate should bring it back
  return land(withStand(position, from, null), drop, lifted).position;
}

/** C-A1, C-A7: both land, then the gates act, the admin's first; but the two ends of one pair act at once. */
function castle(position: OraclePosition, { from, to, other }: Doing): OraclePosition {
  const [carrierFrom, carrierTo] = other!;
  const admin = position.board[from]!;
  const carrier = position.board[carrierFrom]!;
  let after = withStand(withStand(position, from, null), carrierFrom, null);
  after = withStand(after, to, { ...admin, man: { ...admin.man, moved: true } });
  after = withStand(after, carrierTo, { ...carrier, man: { ...carrier.man, moved: true } });
  if (position.options.blocked === 'telefrag' && exitOf(after, to) === carrierTo) {
    const [one, two] = [after.board[to], after.board[carrierTo]];
    return withStand(withStand(after, to, two), carrierTo, one);
  }
  after = throughGate(after, to).position;
  return throughGate(after, carrierTo).position;
}

function go(position: OraclePosition, doing: Doing): OraclePosition {
  const { does, from, to, rides, victims, promotes, leaves } = doing;
  const { man, rider } = position.board[from]!;
  const mover = rides ? rider! : man;
  // (1) it leaves
  let after = withStand(position, from, rides ? { man, rider: null } : null);
  // (2) captures
  for (const at of victims) after = capture(after, at, mover);
  // (3) promotion; whatever moved has moved
  const arriving = { ...fed(position, mover, victims), moved: true, promoted: mover.promoted || promotes };
  // (4) the teleporter left behind
  if (leaves) after = { ...after, gates: new Map([...after.gates, [from, mover.side]]) };
  // (5), (6) arrival
  if (does === 'board') return withStand(after, to, { man: after.board[to]!.man, rider: arriving }); // C-S9
  return land(after, to, { man: arriving, rider: rides ? null : rider }).position;
}

function enacted(position: OraclePosition, doing: Doing): OraclePosition {
  const { does, from, rides, victims, drop } = doing;
  switch (does) {
    case 'shot': {
      const { man, rider } = position.board[from]!;
      return victims.reduce((so, at) => capture(so, at, rides ? rider! : man), position);
    }
    case 'lift':
      return lift(position, doing.to, drop!);
    case 'castle':
      return castle(position, doing);
    default:
      return go(position, doing);
  }
}

const passed = (after: OraclePosition, side: Side, played: readonly string[]): OraclePosition => ({
  ...after,
  turn: opponent(side),
  last: { ...after.last, [side]: played },
});

/** What comes of an action of somebody on the board. */
export function carryOut(position: OraclePosition, doing: Doing): OraclePosition {
  const { man, rider } = position.board[doing.from]!;
  const mover = doing.rides ? rider! : man;
  // (7), C-B: as it was when it began to move
  return passed(enacted(position, doing), mover.side, moveSet(position, mover));
}

/** What comes of a drop, and where the dropped one ends; null if it is gone. C-H4, C-H8 */
export function dropped(position: OraclePosition, { kind, to }: Drop): { position: OraclePosition; end: Cell | null } {
  const side = position.turn;
  const hand = [...position.hands[side]];
  hand.splice(hand.indexOf(kind), 1);
  const man = { ...fresh(kind, side), moved: !(kind === 'anon' && ownRank(side, to) === 3) };
  const { position: after, end } = land({ ...position, hands: { ...position.hands, [side]: hand } }, to, {
    man,
    rider: null,
  });
  return { position: passed(after, side, ownMoves(kind, false)), end }; // C-B3
}
