/**
 * A small game that nobody plays: every mechanism of the core that orthodox chess does without, once. Ferries leave and
 * land later, a Mimic moves as its opponent did last, a Pusher shoves, a Hare moves twice, Rocks belong to nobody; a
 * slide stops on a bog, goes on behind the other gate, and is swallowed by a pit, which only its owner may know of.
 */

import { Layout } from '../../core/board/layout.ts';
import { ALL, ORTHO, Topology } from '../../core/board/topology.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF, other, type Piece, type Side } from '../../core/ids.ts';
import { attackersOf, lineOfAttack } from '../../core/moves/attackers.ts';
import { step } from '../../core/moves/rules.ts';
import { Probe } from '../../core/moves/threats.ts';
import type { PieceType, Reaction, Rule, TurnRule, Variant } from '../../core/variant.ts';
import { idAndWords, plainWords, type, whiteAndBlack } from '../plain-parts.ts';

const board = new Topology({ width: 6, height: 6, files: [...'abcdef'], ranks: [...'123456'] });
const layout = new Layout({ cells: board.size, pieces: 16 });
export const flights = layout.withFlights();
export const terrain = layout.withTerrain([{ id: 'bog' }, { id: 'gate' }, { id: 'pit', secret: true }]);
const [BOG, GATE, PIT] = ['bog', 'gate', 'pit'].map((id) => terrain.numberOf(id));
/** 0: play; 1 and 2: the sides dig their pits, one after another */
const digging = layout.single('digging');
const hasDug = layout.single('hasDug');
/** the kind a side moved as last, plus one */
const lastKind = layout.perSide('lastKind');
const isSecondMove = layout.single('isSecondMove');
/** where pits went off in the action being made: the latest, plus one */
const fell = layout.single('fell', { counts: 'none' });
/** while it is found out which pit it was: this one alone is there, plus one */
const alone = layout.single('alone', { counts: 'none' });

// -- pieces

const roam: Rule = {
  ...idAndWords('roam'),
  plan(g, me, at) {
    const path: Cell[] = [];
    for (const d of ORTHO) {
      path.length = 0;
      let c = g.next(at, d);
      while (c !== OFF && g.visit(me, c, 'walk', path)) {
        path.push(c);
        if (g.get(terrain.ground, c) === BOG || g.get(terrain.revealed, c) === PIT) break;
        const exit = g.get(terrain.ground, c) === GATE ? exitOf(g.game, c) : OFF;
        if (exit !== OFF && g.isEmpty(exit)) {
          c = exit;
          path.push(c);
        }
        c = g.next(c, d);
      }
    }
  },
};
const exitOf = (game: Game, gate: Cell): Cell =>
  board.cells.find((c) => c !== gate && game.get(terrain.ground, c) === GATE) ?? OFF;
const kingStep = step(idAndWords('king-step'), ALL);
const quietStep = step(idAndWords('pusher-step'), ALL, { mode: 'quiet' });
const push: Rule = {
  ...idAndWords('push'),
  makes: 'push',
  plan(g, me, at) {
    for (const d of ALL) {
      const c = g.next(at, d);
      if (c === OFF || !g.canCapture(me, c)) continue;
      const to = g.next(c, d);
      if (to !== OFF && !g.isEmpty(to)) continue;
      const plan = g.by(me);
      if (to === OFF) plan.take(g.on(c), 0, true, 'push');
      else plan.go(g.on(c), to, 'push');
      plan.go(me, c).done();
    }
  },
};
const depart: Rule = {
  ...idAndWords('depart'),
  plan(g, me, at) {
    for (const to of board.cells) {
      if (to !== at && (g.isEmpty(to) || g.canCapture(me, to))) g.by(me).banish(me, 2, to).done();
    }
  },
};
export const king = type('king', 'K', [kingStep], { royal: true });
export const rook = type('rook', 'R', [roam]);
export const hare = type('hare', 'H', [step(idAndWords('hare-step'), ALL)]);
export const ferry = type('ferry', 'T', [depart], { attacks: [] });
export const pusher = type('pusher', 'U', [quietStep], { abilities: [push], attacks: [] });
export const rock = type('rock', '#', [], { uncapturable: true, ownerless: true });
const isKnown = (kind: number): boolean => kind >= 0 && types[kind] !== mimic;
export const mimic = type('mimic', 'Y', [], {
  borrowing: {
    borrows(game, me) {
      const kind = game.get(lastKind, other(game.sideOf(me))) - 1;
      return isKnown(kind) ? types[kind] : undefined;
    },
  },
});
const types: readonly PieceType[] = [king, rook, hare, ferry, pusher, rock, mimic];

// -- digging

const dig: TurnRule = {
  ...idAndWords('dig'),
  plan(g) {
    const owner = g.game.toMove;
    if (g.get(digging, 0) === 0) return;
    for (const c of board.cells) {
      if (g.isEmpty(c) && g.get(terrain.hidden[owner], c) === 0) g.by(NOBODY).place(PIT, c, owner).done();
    }
  },
};
const layGround: TurnRule = {
  ...idAndWords('lay'),
  plan(g) {
    if (g.get(digging, 0) === 0) return;
    const waiting = g.game.pieces.find((p) => g.typeOf(p) === rock && g.game.cellOf(p) === OFF);
    const c = board.parse('c3')!;
    if (!g.isEmpty(c) || g.get(terrain.ground, c) !== 0) return;
    g.by(NOBODY).place(BOG, c).done();
    if (waiting !== undefined) g.by(NOBODY).go(waiting, c, 'drop').done();
  },
};
const stopDigging: TurnRule = {
  ...idAndWords('stop'),
  ...{ makes: 'pass', spells: 'pass', label: 'No more pits' },
  plan(g) {
    if (g.get(digging, 0) > 0) g.by(NOBODY).mark(hasDug, 0, 1).done();
  },
};
const endTurn: TurnRule = {
  ...idAndWords('end'),
  plan(g) {
    if (g.get(isSecondMove, 0)) g.by(NOBODY).endTurn().done();
  },
};

// -- what happens

const swallowed: Reaction = {
  ...idAndWords('swallowed', 'A pit swallows whoever enters it.'),
  on: 'entered',
  run(game, p, cell) {
    const isDug = [...terrain.hidden, terrain.revealed].some((fact) => game.get(fact, cell) === PIT);
    if (!isDug || (game.trying && game.get(terrain.revealed, cell) !== PIT)) return;
    if (game.get(alone, 0) !== 0 && game.get(alone, 0) !== cell + 1) return;
    game.clear(PIT, cell);
    game.burst(cell, 0);
    game.set(fell, 0, cell + 1);
    game.take(p);
  },
};
const kingOf = (game: Game, side: Side): Piece | undefined =>
  game.pieces.find((p) => game.typeOf(p).royal && game.sideOf(p) === side);
const isLost = (game: Game, side: Side): boolean => {
  const king = kingOf(game, side);
  return king !== undefined && game.cellOf(king) === OFF;
};
const probes = new WeakMap<Game, Probe>();
const isInCheck = (game: Game, side: Side): boolean => {
  const king = kingOf(game, side);
  if (king === undefined) return false;
  if (game.cellOf(king) === OFF) return true;
  const probe = probes.get(game) ?? new Probe(game);
  probes.set(game, probe);
  return game.pieces.some((p) => {
    if (game.sideOf(p) === side || game.cellOf(p) === OFF) return false;
    return probe.couldCapture(p, king) || (game.typeOf(p) === pusher && lineOfAttack(game, p, king) !== null);
  });
};
/** Whoever is due lands, one after another. */
const landAll = (game: Game): void => {
  for (const p of game.away()) {
    if (game.sideOf(p) !== game.toMove) continue;
    const left = game.get(flights.returnsIn, p) - 1;
    if (left > 0) game.because(idAndWords('tick'), () => game.tick(p, left));
    else {
      game.because(idAndWords('land'), () => {
        const there = game.pieceOn(game.get(flights.returnsTo, p) as Cell);
        if (there !== NOBODY) game.take(there, p);
        game.land(p);
      });
    }
    game.resolve();
  }
};

const features = {
  rock: { name: 'Rock', says: 'Nobody goes there.' },
  bog: { name: 'Bog', says: 'Slides end on it.' },
  gate: { name: 'Gate', says: 'Slides go on behind the other.' },
  pit: { name: 'Pit', says: 'Swallows whoever enters.' },
};
const words = plainWords(
  types,
  { title: 'Marsh', size: '6 × 6', features },
  {
    'in-flight': '{mover} is away and lands on {there}.',
    uncapturable: '{other} cannot be captured.',
    exposed: '{other} would take the King.',
    forbidden: 'That would lose the King.',
    'dug-already': 'There is a {feature} on {there} already.',
  },
);

export const testVariant: Variant = {
  id: 'marsh',
  rulesVersion: 1,
  sides: whiteAndBlack,
  ...{ topology: board, layout, types, words },
  turnRules: [dig, layGround, stopDigging, endTurn],
  reactions: [swallowed],
  endings: [
    { id: 'checkmate', name: 'Checkmate', says: '{winner} wins.' },
    { id: 'stalemate', name: 'Stalemate', says: 'A draw.' },
    { id: 'bare', name: 'Bare Kings', says: 'A draw.' },
  ],
  options: [
    {
      ...{ id: 'pits', group: 'game', name: 'Pits', says: 'Are pits dug before the game?', ruling: 'M1' },
      values: [
        { id: 'no', name: 'No', says: 'No.' },
        { id: 'yes', name: 'Yes', says: 'Yes.' },
      ],
    },
  ],
  setup(game) {
    for (const [t, side, at] of [
      [king, 0, 'a1'],
      [rook, 0, 'b1'],
      [king, 1, 'f6'],
      [rook, 1, 'e6'],
    ] as const) {
      game.add(t, side, board.parse(at)!);
    }
    game.add(rock, 0, 'hand');
    if (game.options.pits === 'yes') game.set(digging, 0, 1);
  },
  whenStuck: (game) =>
    isInCheck(game, game.toMove)
      ? { winner: other(game.toMove), reason: 'checkmate' }
      : { winner: null, reason: 'stalemate' },
  start: {
    pieceFlags: [{ id: 'tired', name: 'Tired', says: 'It has moved in this turn.', as: 'yes-no', kinds: ['hare'] }],
    fields: [
      { id: 'terrain', name: 'Terrain', says: 'What lies where.', as: 'feature' },
      { id: 'flights', name: 'Flights', says: 'Who is away.', as: 'flight' },
      { id: 'lastKind', name: 'Last moved', says: 'What each side moved last.', as: 'kind', perSide: true },
    ],
    read(game, start) {
      const last = (start.lastKind ?? {}) as Readonly<Record<string, string | null>>;
      testVariant.sides.forEach(({ id }, side) => {
        game.set(lastKind, side as Side, 1 + types.findIndex((t) => t.id === last[id]));
      });
      return { ok: true, value: undefined };
    },
    writeFields(game) {
      const known = testVariant.sides.flatMap(({ id }, side) => {
        const kind = game.get(lastKind, side as Side) - 1;
        return kind < 0 ? [] : [[id, types[kind].id]];
      });
      return known.length > 0 ? { lastKind: Object.fromEntries(known) } : {};
    },
    check: (game) =>
      ([0, 1] as const).flatMap((side) =>
        kingOf(game, side) === undefined ? [{ cell: null, code: 'no-king', says: `Side ${side} has no King.` }] : [],
      ),
  },
  limits: {
    mayMove: (game, p) => game.get(digging, 0) === 0 && !(game.get(isSecondMove, 0) && game.typeOf(p) === hare),
  },
  turns: {
    actionEnds(game) {
      if (game.mover !== NOBODY) game.set(lastKind, game.moverSide, 1 + game.movedAs);
    },
    turnContinues(game) {
      if (game.get(digging, 0) > 0) return game.get(hasDug, 0) === 0;
      const goesOn = game.movedAs >= 0 && types[game.movedAs] === hare && game.get(isSecondMove, 0) === 0;
      game.set(isSecondMove, 0, Number(goesOn));
      return goesOn;
    },
    turnEnds: landAll,
    nextSide: (game) => (game.get(digging, 0) === 2 ? 0 : other(game.toMove)),
    turnBegins(game) {
      const now = game.get(digging, 0);
      if (now > 0) game.set(digging, 0, now === 1 ? 2 : 0);
      game.set(hasDug, 0, 0);
      for (const side of [0, 1] as const) if (isLost(game, side)) game.end(other(side), 'checkmate'); // a Ferry came down
    },
    phase(game) {
      const now = game.get(digging, 0);
      if (now === 0) return null;
      const side = (now - 1) as Side;
      return { id: 'digging', says: 'Dig your pits.', secretOf: side, pools: [[], []] };
    },
    budget: (game) => (game.get(isSecondMove, 0) ? { left: 1, of: 2, says: 'One more move.' } : null),
  },
  legality: {
    retracts(game, side) {
      if (game.get(fell, 0) === 0) return null;
      const last = (game.get(fell, 0) - 1) as Cell;
      game.set(fell, 0, 0);
      if (!isInCheck(game, side) && !isLost(game, other(side))) return null;
      return (again) => {
        const isGuilty = (pit: Cell): boolean => {
          const mark = game.world.mark();
          game.set(alone, 0, pit + 1);
          const isAmiss = again(() => isInCheck(game, side) || isLost(game, other(side)));
          game.world.rollback(mark);
          return isAmiss;
        };
        const pits = board.cells.filter((c) => terrain.hidden.some((fact) => game.get(fact, c) === PIT));
        const at = pits.find(isGuilty) ?? last;
        return { at, because: idAndWords('saved', 'No pit may cost a King.'), happens: () => game.reveal(PIT, at) };
      };
    },
    forbids: isInCheck,
    whyForbidden(game, side) {
      const king = kingOf(game, side)!;
      const [attacker] = attackersOf(game, game.cellOf(king)).filter((a) => game.sideOf(a.piece) !== side);
      return attacker ? { reason: 'exposed', pieces: [attacker.piece] } : null;
    },
  },
  explains: {
    whyNotLaid(game, feature, c) {
      const isTwice = feature === 'pit' && game.get(terrain.hidden[game.toMove], c) !== 0;
      return game.get(digging, 0) > 0 && isTwice ? { reason: 'dug-already', cell: c } : null;
    },
  },
  check: {
    inCheck: (game) => isInCheck(game, game.toMove),
    dangers(game, side) {
      const king = kingOf(game, side);
      if (king === undefined) return [];
      return game.pieces.flatMap((by) => {
        if (game.sideOf(by) === side || game.cellOf(by) === OFF) return [];
        const line = lineOfAttack(game, by, king);
        return line ? [{ king, at: game.cellOf(king), by, line, says: 'Check.', ruling: null }] : [];
      });
    },
  },
  draws: {
    drawn: (game) => (game.pieces.every((p) => game.cellOf(p) === OFF || game.typeOf(p).royal) ? 'bare' : null),
  },
};
