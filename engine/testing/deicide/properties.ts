/**
 * What must hold in every position of Deicide Chess beside what holds in every game, as checks that throw. Each looks at
 * the actions of a position and answers how many it looked at, so that tests can count.
 */
import type { Action } from '../../core/action.ts';
import { featuresOf } from '../../core/board/features.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF, type Side } from '../../core/ids.ts';
import { Planner } from '../../core/moves/planner.ts';
import type { Position } from '../../core/position.ts';
import { startOf } from '../../core/start/start-written.ts';
import type { StartPosition } from '../../core/vocabulary.ts';
import { board } from '../../variants/deicide/board.ts';
import { mayStayInCheck } from '../../variants/deicide/calling.ts';
import { isInCheck } from '../../variants/deicide/check.ts';
import { deicide } from '../../variants/deicide/index.ts';
import { mineExplodes } from '../../variants/deicide/mines.ts';
import { isPlay, NOTING, stage } from '../../variants/deicide/start/placement.ts';
import {
  checkMasked as checkKnown,
  explaining,
  inSmallLetters,
  likeMen,
  Memory,
  must,
  positionFrom,
  positionOf,
  shuffledMen,
  texts,
} from '../properties.ts';

interface Laid {
  readonly feature: string;
  readonly at: string;
  readonly side?: string;
}
/** A game written down with the secrets of both sides. */
const written = (game: Game): StartPosition => {
  const start = startOf(game, null);
  const secrets = ([0, 1] as const).flatMap((side: Side) =>
    featuresOf(game, side)
      .filter((f) => f.hidden)
      .map(({ feature, cell }) => ({ feature, at: board.name(cell), side: deicide.sides[side].id })),
  );
  const terrain = [...((start.terrain as readonly Laid[] | undefined) ?? []), ...secrets];
  const opens = !isPlay(game) && start.phase === undefined ? { phase: 'placing' } : {};
  return { ...start, ...opens, ...(terrain.length > 0 && { terrain }) };
};

/** Two head starts of one turn, and hidden mines, are known to nobody else: the hash may differ, the census may not. */
export const checkLikeMen = likeMen(
  written,
  (start, dice) => ({
    ...shuffledMen(start, dice),
    ...(start.terrain !== undefined && { terrain: dice.shuffled(start.terrain as readonly Laid[]) }),
  }),
  'census',
);
export const checkTexts = texts(inSmallLetters);
export const checkExplaining = explaining({
  questions: 10,
  of: 'standing',
  asks: (position, dice) =>
    position.whyNotLaid(dice.pick(['mine', 'portal', 'cathedral', 'wall']), dice.pick(board.cells)),
});

const upsideDown = (c: Cell): Cell => (c ^ 0xf0) as Cell;
const overThere = (name: string): string => board.name(upsideDown(board.parse(name)!));
const swapped = (side: string): string => (side === 'white' ? 'black' : 'white');
const crosswise = (both: unknown): object | undefined => {
  const { white, black } = (both ?? {}) as Record<string, unknown>;
  return both === undefined ? undefined : { white: black, black: white };
};
/** The same with the ranks turned over and the sides changed. */
const mirrored = (start: StartPosition): StartPosition => {
  const entries = (list: unknown): object[] | undefined =>
    (list as readonly (Laid & { to?: string })[] | undefined)?.map((e) => ({
      ...e,
      ...(e.at !== undefined && { at: overThere(e.at) }),
      ...(e.to !== undefined && { to: overThere(e.to) }),
      ...(e.side !== undefined && { side: swapped(e.side) }),
    }));
  const phase =
    { 'noting-white': 'noting-black', 'noting-black': 'noting-white' }[start.phase as string] ?? start.phase;
  const changed = {
    phase,
    terrain: entries(start.terrain),
    flights: entries(start.flights),
    lastKind: crosswise(start.lastKind),
    justLeft: crosswise(start.justLeft),
    pools: crosswise(start.pools),
  };
  return {
    ...start,
    ...Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined)),
    turn: swapped(start.turn ?? 'white'),
    pieces: start.pieces.map((p) => ({
      ...p,
      side: swapped(p.side),
      at: overThere(p.at),
      ...(Array.isArray(p.passed) && { passed: p.passed.map((c) => overThere(c as string)) }),
    })),
  };
};
export const turnedOver = (game: Game): Position => positionFrom(game, mirrored(written(game)));
/** The board turned over with the sides changed has the same actions, turned over. */
export const checkMirror = (game: Game): number => {
  const position = positionOf(game);
  const turned = turnedOver(game);
  const shape = (a: Action, { game: there }: Position, cell: (c: Cell) => Cell): string => {
    const captures = a.captures.map((c) => cell(c.at)).sort((p, q) => p - q);
    const who = a.piece === NOBODY ? '-' : there.typeOf(a.piece).id;
    const [from, to] = [a.from, a.to].map((c) => (c === null ? '-' : cell(c)));
    return [a.kind, who, from, to, a.promotion, a.places, ...captures, a.loses !== null].join(' ');
  };
  const plain = position.actions().map((a) => shape(a, position, (c) => c));
  const round = turned.actions().map((a) => shape(a, turned, upsideDown));
  must(plain.sort().join() === round.sort().join(), 'the board turned over has other actions', game);
  must(position.check === turned.check, 'the board turned over has another check', game);
  return plain.length;
};

/** What the mover may know is enough, and so is what everybody may (D-T12). */
export const checkMasked = (game: Game): number =>
  checkKnown(game, game.get(stage, 0) >= NOTING && !isPlay(game) ? [game.toMove] : [game.toMove, null]);

/**
 * After an action everything is answered: whoever moved is answered once more, and nothing changes; nobody stands on a
 * mine; everybody is where the board says; and no turn leaves one's own King in check.
 */
export const checkSettled = (game: Game): number => {
  const planner = new Planner(game);
  const before = new Memory(game);
  const count = planner.everyAction();
  const me = game.toMove;
  const isFree = mayStayInCheck(game) && isInCheck(game, me); // D-G9
  for (let i = 0; i < count; i++) {
    const mark = game.make(planner.plans, i);
    before.take(game);
    let isSound = true;
    for (const p of game.pieces) {
      const at = game.cellOf(p);
      if (at === OFF) continue;
      if (game.pieceOn(at) !== p) isSound = false;
      mineExplodes.run(game, p, at, 'walk' as never);
      if (!game.moved.has(p)) continue;
      for (const reaction of deicide.reactions ?? []) if (reaction.on === 'entered') reaction.run(game, p, at, 'walk');
    }
    const isStill = before.equals(game);
    const isSafe = isFree || game.isOver || game.toMove === me || !isInCheck(game, me);
    game.unmake(mark);
    must(isStill, `action ${i} leaves something unanswered`, game);
    must(isSound, `after action ${i} somebody is not where the board says`, game);
    must(isSafe, `action ${i} leaves a King in check`, game);
  }
  return count;
};
