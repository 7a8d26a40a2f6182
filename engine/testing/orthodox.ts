/**
 * Orthodox chess, built from the core's own makers and questions. It is played by nobody: its move counts are known to
 * the whole world, so they prove the core. Castling rights and the pawn that may be taken in passing are facts;
 * legality is `forbids`.
 */

import { Layout } from '../core/board/layout.ts';
import { ALL, DIAG, N, ORTHO, rotateDir, S, Topology } from '../core/board/topology.ts';
import type { Game } from '../core/game.ts';
import { type Cell, type Kind, NOBODY, OFF, other, type Piece, SIDES, type Side } from '../core/ids.ts';
import type { Planner } from '../core/moves/planner.ts';
import { leap, slide, step } from '../core/moves/rules.ts';
import { Probe } from '../core/moves/threats.ts';
import type { PieceType, Rule, Variant } from '../core/variant.ts';
import { idAndWords, plainWords, type, whiteAndBlack } from './plain-parts.ts';

const board = new Topology({ width: 8, height: 8, files: [...'abcdefgh'], ranks: [...'12345678'] });
const layout = new Layout({ cells: board.size, pieces: 32 });
const hasMoved = layout.perPiece('hasMoved');
/** The cell that a pawn has just passed in its first double step, plus one; 0 when there is none. */
const passed = layout.single('passed');

const forward = (side: Side) => (side === 0 ? N : S);
const isOnRank = (c: Cell, rank: number, side: Side): boolean => board.y(c) === (side === 0 ? rank - 1 : 8 - rank);

const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'];
const arrive = (g: Planner, me: Piece, to: Cell, victim: Piece): void => {
  const start = () => (victim === NOBODY ? g.by(me) : g.by(me).take(victim));
  if (!isOnRank(to, 8, g.sideOf(me))) start().go(me, to).done();
  else for (const id of PROMOTIONS) start().become(me, kindOf(id)).go(me, to).done();
};
const pawnMove: Rule = {
  ...idAndWords('pawn'),
  plan(g, me, at) {
    const side = g.sideOf(me);
    const up = forward(side);
    const one = g.next(at, up);
    if (one === OFF) return;
    if (g.isEmpty(one)) {
      arrive(g, me, one, NOBODY);
      const two = g.next(one, up);
      if (isOnRank(at, 2, side) && g.isEmpty(two))
        g.by(me)
          .mark(passed, 0, one + 1)
          .go(me, two)
          .done();
    }
    for (const aside of [-1, 1]) {
      const to = g.next(at, rotateDir(up, aside));
      if (to !== OFF && g.canCapture(me, to)) arrive(g, me, to, g.on(to));
    }
  },
};
const enPassant: Rule = {
  ...idAndWords('en-passant'),
  makes: 'en-passant',
  plan(g, me, at) {
    const to = (g.get(passed, 0) - 1) as Cell;
    if (to < 0) return;
    const up = forward(g.sideOf(me));
    if (g.next(at, rotateDir(up, -1)) !== to && g.next(at, rotateDir(up, 1)) !== to) return;
    // a turn of several moves, as some tests play it, may begin beside one's own pawn
    const victim = g.on(g.next(to, rotateDir(up, 4)));
    if (victim === NOBODY || !g.areEnemies(me, victim)) return;
    g.by(me).take(victim).go(me, to).done();
  },
};
const castling: Rule = {
  ...idAndWords('castling'),
  plan(g, me, at) {
    if (g.get(hasMoved, me) || isAttacked(g.game, at, g.sideOf(me))) return;
    for (const way of [1, -1]) {
      let corner = at;
      while (board.offset(corner, way, 0) !== OFF) corner = board.offset(corner, way, 0);
      const castle = g.on(corner);
      if (castle === NOBODY || g.typeOf(castle) !== rook || g.areEnemies(me, castle) || g.get(hasMoved, castle))
        continue;
      if (between(at, corner, way).some((c) => !g.isEmpty(c))) continue;
      const [over, to] = [board.offset(at, way, 0), board.offset(at, 2 * way, 0)];
      if (isAttackedThere(g.game, me, over)) continue;
      g.by(me).together().go(me, to, 'castle').go(castle, over, 'castle').done();
    }
  },
};
const between = (from: Cell, to: Cell, way: number): Cell[] => {
  const cells: Cell[] = [];
  for (let c = board.offset(from, way, 0); c !== to; c = board.offset(c, way, 0)) cells.push(c);
  return cells;
};

const kingSteps = step(idAndWords('king'), ALL);
const rook = type('rook', 'R', [slide(idAndWords('rook'), ORTHO)]);
const types: readonly PieceType[] = [
  type('king', 'K', [kingSteps, castling], { royal: true, attacks: [kingSteps] }),
  type('queen', 'Q', [slide(idAndWords('queen'), ALL)]),
  rook,
  type('bishop', 'B', [slide(idAndWords('bishop'), DIAG)]),
  type('knight', 'N', [leap(idAndWords('knight'), board, 1, 2)]),
  type('pawn', 'P', [pawnMove, enPassant], { attacks: [pawnMove] }),
];
const kindOf = (id: string): Kind => types.findIndex((t) => t.id === id) as Kind;

const probes = new WeakMap<Game, Probe>();
const probeOf = (game: Game): Probe => {
  const probe = probes.get(game) ?? new Probe(game);
  probes.set(game, probe);
  return probe;
};
/** Does the other side attack what `side` has there? */
const isAttacked = (game: Game, at: Cell, side: Side): boolean => {
  const victim = game.pieceOn(at);
  return game.pieces.some(
    (p) => game.sideOf(p) !== side && game.cellOf(p) !== OFF && probeOf(game).couldCapture(p, victim),
  );
};
const isAttackedThere = (game: Game, me: Piece, c: Cell): boolean => {
  const mark = game.world.mark();
  game.lift(me);
  game.put(me, c);
  const attacked = isAttacked(game, c, game.sideOf(me));
  game.world.rollback(mark);
  return attacked;
};
const isInCheck = (game: Game, side: Side): boolean =>
  game.pieces.some(
    (p) =>
      game.typeOf(p).royal &&
      game.sideOf(p) === side &&
      game.cellOf(p) !== OFF &&
      isAttacked(game, game.cellOf(p), side),
  );

const words = plainWords(
  types,
  { title: 'Orthodox chess', size: '8 × 8' },
  {
    blocked: '{other} on {there} is in the way.',
    forbidden: 'That would leave the King in check.',
  },
);

export const orthodox: Variant = {
  id: 'orthodox',
  rulesVersion: 1,
  sides: whiteAndBlack,
  ...{ topology: board, layout, types, options: [], words },
  endings: [
    { id: 'checkmate', name: 'Checkmate', says: '{winner} wins.' },
    { id: 'stalemate', name: 'Stalemate', says: 'A draw.' },
    { id: 'repetition', name: 'Repetition', says: 'A draw.' },
  ],
  setup(game) {
    for (const side of SIDES) {
      [...'RNBQKBNR'].forEach((letter, x) => {
        game.add(types.find((t) => t.letter === letter)!, side, board.at(x, side === 0 ? 0 : 7));
        game.add(types[5], side, board.at(x, side === 0 ? 1 : 6));
      });
    }
  },
  whenStuck: (game) =>
    isInCheck(game, game.toMove)
      ? { winner: other(game.toMove), reason: 'checkmate' }
      : { winner: null, reason: 'stalemate' },
  start: {
    pieceFlags: [{ id: 'hasMoved', name: 'Has moved', says: 'It has moved.', as: 'yes-no' }],
    fields: [{ id: 'passed', name: 'Passed', says: 'The cell that a pawn has just passed.', as: 'cell' }],
    read(game, start) {
      for (const written of start.pieces) {
        if (written.hasMoved === true) game.set(hasMoved, game.pieceOn(board.parse(written.at)!), 1);
      }
      if (typeof start.passed === 'string') game.set(passed, 0, 1 + board.parse(start.passed)!);
      return { ok: true, value: undefined };
    },
  },
  turns: {
    actionEnds(game) {
      for (let i = 0; i < game.moved.size; i++) game.set(hasMoved, game.moved.at(i), 1);
      // only this very action's double step counts; it is the one that left the cell behind its pawn
      const last = (game.get(passed, 0) - 1) as Cell;
      const isFresh =
        last >= 0 &&
        game.typeOf(game.mover).id === 'pawn' &&
        game.pieceOn(board.next(last, forward(game.moverSide))) === game.mover;
      if (!isFresh) game.set(passed, 0, 0);
    },
  },
  legality: {
    forbids: isInCheck,
  },
  check: {
    inCheck: (game) => isInCheck(game, game.toMove),
  },
  draws: {
    repetition: { times: 3, reason: 'repetition' },
  },
};
