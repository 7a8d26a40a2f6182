/**
 * A second small game that nobody plays: every mechanism of the core that is about sharing a cell, choosing, capturing from
 * afar and changing sides, once. Carts carry, Turtles are safe from afar, Snipers shoot, Lifters lift, Boars rage, Frosts hold
 * whoever is beside them, an Echo moves as its opponent did last, Moles leave burrows, a Press recruits whom it captures, and
 * whoever has a promoted form may take it at the last rank.
 */

import { Layout } from '../../core/board/layout.ts';
import { ALL, DIAG, E, ORTHO, rotateDir, Topology, W } from '../../core/board/topology.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, type Kind, NOBODY, OFF, other, type Piece, SIDES, type Side } from '../../core/ids.ts';
import { type MoveSet, NO_MOVES, unionOf } from '../../core/moves/move-set.ts';
import type { Planner } from '../../core/moves/planner.ts';
import { leap, slide, step } from '../../core/moves/rules.ts';
import type { Borrowing, Choice, PieceType, Reaction, Rule, TurnRule, Variant } from '../../core/variant.ts';
import { idAndWords, plainWords, type, whiteAndBlack } from '../plain-parts.ts';
import { testLifting, testRaging, testShooting } from './test-variant-kinds.ts';

const board = new Topology({ width: 6, height: 6, files: [...'abcdef'], ranks: [...'123456'] });
const layout = new Layout({ cells: board.size, pieces: 20 });
export const rider = layout.withRiders();
const terrain = layout.withTerrain([
  { id: 'burrow-white', owner: 0 },
  { id: 'burrow-black', owner: 1 },
]);
/** the rules by which each side moved last */
export const shown = layout.perSide('shown');

const distance = (p: Cell, q: Cell): number =>
  Math.max(Math.abs(board.x(p) - board.x(q)), Math.abs(board.y(p) - board.y(q)));
const lastRank = (side: Side): number => (side === 0 ? board.height - 1 : 0);

// -- pieces

const shoot: Rule = {
  ...idAndWords('shoot'),
  makes: testShooting,
  plan(g, me, at) {
    for (const d of ORTHO) {
      const beside = g.next(at, d);
      const c = beside === OFF ? OFF : g.next(beside, d);
      if (c === OFF) continue;
      if (g.canCapture(me, c)) {
        g.by(me);
        g.planTakes(c);
        g.plans.done();
      } else g.denyCapture(me, c);
    }
  },
};
const lift: Rule = {
  ...idAndWords('lift'),
  makes: testLifting,
  plan(g, me, at) {
    for (const d of ALL) {
      const from = g.next(at, d);
      if (from === OFF || g.isEmpty(from) || !g.areEnemies(me, g.on(from)) || g.typeOf(g.on(from)).royal) continue;
      for (const e of ALL) {
        const to = g.next(at, e);
        if (to !== OFF && (to === from || g.isEmpty(to))) g.by(me).go(g.on(from), to, 'lift').done();
      }
    }
  },
};
const rage: Rule = {
  ...idAndWords('rage'),
  makes: testRaging,
  plan(g, me, at) {
    for (const d of ALL) {
      const path: Cell[] = [];
      for (let c = g.next(at, d); c !== OFF && path.length < 2 && !g.shielded(c, me); c = g.next(c, d)) path.push(c);
      if (!g.armed || !path.some((c) => !g.isEmpty(c))) continue;
      g.by(me);
      for (const c of path) g.planTakes(c);
      g.arrive(me, path[path.length - 1]);
    }
  },
  reach(g, at, could) {
    for (const d of ALL) {
      const c = g.next(at, d);
      if (c === OFF) continue;
      could(c);
      if (g.next(c, d) !== OFF) could(g.next(c, d));
    }
  },
};
const castle: Rule = {
  ...idAndWords('castle'),
  plan(g, me, at) {
    for (const d of [E, W]) {
      let there = g.next(at, d);
      while (there !== OFF && g.isEmpty(there)) there = g.next(there, d);
      if (there === OFF || g.typeOf(g.on(there)) !== cart || g.areEnemies(me, g.on(there))) continue;
      const beside = g.next(there, rotateDir(d, 4));
      const beyond = g.next(beside, rotateDir(d, 4));
      if (beside === at || beyond === at) continue;
      g.by(me).together().go(me, beside, 'castle').go(g.on(there), beyond, 'castle').done();
    }
  },
};
const anyStep = step(idAndWords('any-step'), ALL);
const straight = slide(idAndWords('straight'), ORTHO);
const slanting = slide(idAndWords('slanting'), DIAG);
const short = slide(idAndWords('short'), ALL, { range: 2 });
const quietShort = slide(idAndWords('quiet-short'), ALL, { range: 2, mode: 'quiet' });
const quietSlanting = slide(idAndWords('quiet-slanting'), DIAG, { mode: 'quiet' });
const quietStep = step(idAndWords('quiet-step'), ORTHO, { mode: 'quiet' });
const farLeap = leap(idAndWords('far-leap'), board, 2, 2);
const knightLeap = leap(idAndWords('knight-leap'), board, 1, 2);

const isSafe: PieceType['safeFrom'] = (game, me, captor) =>
  distance(game.cellOf(me), game.cellOf(captor)) > 2 && game.typeOf(captor) !== cart;
const echoes: Borrowing['borrowsSet'] = (game, me) => game.get(shown, other(game.sideOf(me))) as MoveSet;

export const king = type('king', 'K', [anyStep], { abilities: [castle], royal: true });
export const cart = type('cart', 'C', [straight], {
  carries: (game, _, who) => game.typeOf(who) !== cart && game.typeOf(who) !== king,
});
export const turtle = type('turtle', 'U', [slanting], { safeFrom: isSafe, mayWait: true });
export const sniper = type('sniper', 'S', [quietStep], { inPlace: [shoot], mayWait: true });
export const lifter = type('lifter', 'L', [straight, slanting], { inPlace: [lift] });
export const boar = type('boar', 'B', [quietShort, rage], { borrowing: { lends: [short] } });
export const frostType = type('frost', 'X', [quietSlanting]);
export const echo = type('echo', 'E', [], { borrowing: { borrowsSet: echoes }, mayWait: true });
export const mole = type('mole', 'M', [anyStep]);
const press = type('press', 'P', [knightLeap]);
const greatTurtle = type('+turtle', '+U', [slanting, quietStep], { safeFrom: isSafe, promotedFrom: turtle });
const greatEcho = type('+echo', '+E', [anyStep], { borrowing: { borrowsSet: echoes }, promotedFrom: echo });
export const greatMole = type('+mole', '+M', [anyStep, farLeap], { promotedFrom: mole });
const types = [
  king,
  cart,
  turtle,
  sniper,
  lifter,
  boar,
  frostType,
  echo,
  mole,
  press,
  greatTurtle,
  greatEcho,
  greatMole,
];

/** Who is held by a hostile Frost beside it. Kings are not. */
const holderOf = (game: Game, p: Piece): Piece => {
  if (game.typeOf(p).royal) return NOBODY;
  for (const d of ALL) {
    const c = board.next(game.cellOf(p), d);
    if (c === OFF) continue;
    for (const q of [game.pieceOn(c), game.riderOn(c)]) {
      if (q !== NOBODY && game.typeOf(q) === frostType && game.sideOf(q) !== game.sideOf(p)) return q;
    }
  }
  return NOBODY;
};

// -- what may be chosen

const promotion: Choice = {
  ...idAndWords('promotion'),
  offer(g, me, to, how) {
    if (!promotedFormOf(g.typeOf(me)) || how === 'board') return 'no';
    const last = lastRank(g.sideOf(me));
    if (board.y(to) !== last && board.y(g.game.cellOf(me)) !== last) return 'no';
    return g.typeOf(me) === echo && board.y(to) === last ? 'must' : 'may';
  },
  add(g, plans, me) {
    plans.become(me, g.game.ruleIndex.kindOf(promotedFormOf(g.typeOf(me))!));
  },
};
const promotedFormOf = (base: PieceType): PieceType | undefined => types.find((t) => t.promotedFrom === base);
const burrowsOf = (game: Game, side: Side): readonly Cell[] =>
  board.cells.filter((c) => game.get(terrain.ground, c) === 1 + side);
const burrowing: Choice = {
  ...idAndWords('burrowing'),
  offer(g, me) {
    const { game } = g;
    const at = game.cellOf(me);
    const isMole = g.typeOf(me) === mole || g.typeOf(me) === greatMole;
    if (!isMole || game.companionOf(me) !== NOBODY || game.get(terrain.ground, at) !== 0) return 'no';
    return burrowsOf(game, game.sideOf(me)).length < 2 ? 'may' : 'no';
  },
  add(g, plans, me) {
    plans.place(1 + g.sideOf(me), g.game.cellOf(me));
  },
};

// -- what happens

const exitOf = (game: Game, cell: Cell): Cell => {
  const owner = game.get(terrain.ground, cell) - 1;
  return owner < 0 ? OFF : (burrowsOf(game, owner as Side).find((c) => c !== cell) ?? OFF);
};
const tunnelled: Reaction = {
  ...idAndWords('tunnelled'),
  on: 'entered',
  run(game, p, cell, how) {
    const exit = how === 'warp' || how === 'board' ? OFF : exitOf(game, cell);
    if (exit === OFF) return;
    if (game.pieceOn(exit) === NOBODY) game.go(p, exit, 'warp');
    else game.takeAll(cell);
  },
};
const pressed: Reaction = {
  ...idAndWords('pressed'),
  on: 'taken',
  run(game, victim, _, captor) {
    if (captor === NOBODY || game.typeOf(captor) !== press || game.typeOf(victim).royal) return;
    const base = game.typeOf(victim).promotedFrom ?? game.typeOf(victim);
    game.recruit(victim, game.sideOf(captor), game.ruleIndex.kindOf(base));
  },
};
const kingTaken: Reaction = {
  ...idAndWords('king-taken'),
  on: 'taken',
  run(game, victim) {
    if (game.typeOf(victim).royal) game.end(other(game.sideOf(victim)), 'king-taken');
  },
};
const movesShown = (game: Game, p: Piece): MoveSet => {
  const own = game.ruleIndex.lentSet[game.kindOf(p)];
  return unionOf(
    own,
    game.cellOf(p) === OFF ? NO_MOVES : (game.typeOf(p).borrowing?.borrowsSet?.(game, p) ?? NO_MOVES),
  );
};
const drop: TurnRule = {
  ...idAndWords('drop'),
  plan(g: Planner) {
    const { game } = g;
    const inHand = game.pieces.filter((p) => game.isInHand(p) && game.sideOf(p) === game.toMove);
    const kinds = new Map<Kind, Piece>(inHand.reverse().map((p) => [game.kindOf(p), p]));
    for (const p of kinds.values()) {
      for (const c of board.cells) if (g.isEmpty(c)) g.by(p).go(p, c, 'drop').done();
    }
  },
};

const features = {
  'burrow-white': { name: 'White burrow', says: 'Leads to the other.' },
  'burrow-black': { name: 'Black burrow', says: 'Leads to the other.' },
};
const words = plainWords(
  types,
  { title: 'High Marsh', size: '6 × 6', features },
  {
    held: '{other} holds {mover}.',
    'carries-already': '{other} carries somebody already.',
    'does-not-carry': '{other} does not carry {mover}.',
    'takes-nobody': '{mover} shares a cell and takes nobody.',
    'safe-from-it': '{other} is safe from {mover} there.',
    occupied: '{other} is in the way.',
    blocked: '{other} is in the way.',
  },
);

export const testVariantHigh: Variant = {
  id: 'high-marsh',
  rulesVersion: 1,
  sides: whiteAndBlack,
  ...{ topology: board, layout, types, words },
  turnRules: [drop],
  choices: [promotion, burrowing],
  reactions: [kingTaken, pressed, tunnelled],
  endings: [
    { id: 'king-taken', name: 'King taken', says: '{winner} took the King.' },
    { id: 'stuck', name: 'Stuck', says: 'A draw.' },
  ],
  options: [],
  setup(game) {
    for (const side of SIDES) {
      [king, cart, mole].forEach((who, x) => {
        game.add(who, side, board.at(x, side === 0 ? 0 : board.height - 1));
      });
    }
  },
  whenStuck: () => ({ winner: null, reason: 'stuck' }),
  start: {
    fields: [
      { id: 'terrain', name: 'Burrows', says: 'What lies where.', as: 'feature' },
      { id: 'shown', name: 'Shown', says: 'What each side moved like last.', as: 'kinds', perSide: true },
    ],
    read(game, start) {
      const last = (start.shown ?? {}) as Readonly<Record<string, readonly string[] | null>>;
      testVariantHigh.sides.forEach(({ id }, side) => {
        const named = (last[id] ?? []).map((kind) => types.findIndex((t) => t.id === kind));
        const set = named.reduce<MoveSet>((all, kind) => unionOf(all, game.ruleIndex.lentSet[kind]), NO_MOVES);
        game.set(shown, side as Side, set);
      });
      return { ok: true, value: undefined };
    },
  },
  limits: {
    mayCapture: (game, p) => game.companionOf(p) === NOBODY,
    isHeld: (game, p) => holderOf(game, p) !== NOBODY,
  },
  turns: {
    actionBegins(game) {
      if (game.mover !== NOBODY) game.set(shown, game.moverSide, movesShown(game, game.mover));
    },
  },
  gates: {
    leadsTo: exitOf,
  },
  explains: {
    objections(game, p) {
      const holder = game.cellOf(p) === OFF ? NOBODY : holderOf(game, p);
      return holder === NOBODY ? null : { reason: 'held', pieces: [holder] };
    },
  },
};
