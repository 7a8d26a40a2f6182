/**
 * What must hold in every position of 4chan chess beside what holds in every game, as checks that throw. Each looks at
 * the actions of a position and answers how many it looked at, so that tests can count.
 */
import type { Action } from '../../core/action.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF } from '../../core/ids.ts';
import { Planner } from '../../core/moves/planner.ts';
import type { Position } from '../../core/position.ts';
import type { StartPosition } from '../../core/vocabulary.ts';
import { board, relativeRank } from '../../variants/fourchan/board.ts';
import { fourchan } from '../../variants/fourchan/index.ts';
import type { Dice } from '../dice.ts';
import {
  explaining,
  inSmallLetters,
  likeMen,
  must,
  plainly,
  positionFrom,
  positionOf,
  shuffledMen,
  texts,
} from '../properties.ts';

/** Men, what waits in hand and what lies on the ground, each in another order. */
const shuffled = (start: StartPosition, dice: Dice): StartPosition => {
  const list = (value: unknown): unknown => (Array.isArray(value) ? dice.shuffled(value) : value);
  const hands = Object.entries(start.hands ?? {}).map(([side, hand]) => [side, dice.shuffled(hand)]);
  return {
    ...shuffledMen(start, dice),
    ...(start.hands && { hands: Object.fromEntries(hands) }),
    ...(start.teleporters !== undefined && { teleporters: list(start.teleporters) }),
  };
};
export const checkLikeMen = likeMen(plainly, shuffled);
export const checkTexts = texts(inSmallLetters);
export const checkExplaining = explaining({ questions: 10, of: 'all' });

const overThere = (name: string): string => board.name(turned(board.parse(name)!));
const turned = (c: Cell): Cell => (board.width * (board.height - 1 - board.y(c)) + board.x(c)) as Cell;
const swapped = (side: string): string => (side === 'white' ? 'black' : 'white');
const crosswise = (both: unknown): object => {
  const { white, black } = both as Record<string, unknown>;
  return { white: black, black: white };
};
/** The same with the ranks turned over and the sides changed. */
const mirrored = (start: StartPosition): StartPosition => ({
  ...start,
  turn: swapped(start.turn ?? 'white'),
  pieces: start.pieces.map((p) => ({ ...p, side: swapped(p.side), at: overThere(p.at) })),
  ...(start.hands && { hands: crosswise(start.hands) as Record<string, string[]> }),
  ...(start.lastPlayed !== undefined && { lastPlayed: crosswise(start.lastPlayed) }),
  ...(start.teleporters !== undefined && {
    teleporters: (start.teleporters as { feature: string; at: string }[]).map(({ feature, at }) => ({
      feature: `teleporter-${swapped(feature.replace('teleporter-', ''))}`,
      at: overThere(at),
    })),
  }),
});
export const turnedOver = (game: Game): Position => positionFrom(game, mirrored(plainly(game)));
/** The board turned over with the sides changed has the same actions, turned over. */
export const checkMirror = (game: Game): number => {
  const position = positionOf(game);
  const round = turnedOver(game);
  const shape = (a: Action, { game: there }: Position, cell: (c: Cell) => Cell): string => {
    const captures = a.captures.map((c) => cell(c.at)).sort((p, q) => p - q);
    const who = a.piece === NOBODY ? '-' : there.typeOf(a.piece).id;
    const [from, to] = [a.from, a.to].map((c) => (c === null ? '-' : cell(c)));
    const put = a.movesAnother === null ? '-' : cell(a.movesAnother.to);
    return [a.kind, who, from, to, put, a.promotion, a.leaves !== null, ...captures, a.loses !== null].join(' ');
  };
  const plain = position.actions().map((a) => shape(a, position, (c) => c));
  const over = round.actions().map((a) => shape(a, round, turned));
  must(plain.sort().join() === over.sort().join(), 'the board turned over has other actions', game);
  must(position.checks().length === round.checks().length, 'the board turned over has other dangers', game);
  return plain.length;
};

/**
 * After an action everything is answered and sound: everybody is where the board says, alone or on a friend that carries
 * it; hands hold unpromoted pieces of their owner, six at most; no Anon stands stuck on its last rank but behind a teleporter.
 */
export const checkSettled = (game: Game): number => {
  const planner = new Planner(game);
  const count = planner.everyAction();
  for (let i = 0; i < count; i++) {
    const mark = game.make(planner.plans, i);
    const wrong = whatIsWrong(game);
    game.unmake(mark);
    must(wrong === null, `after action ${i} ${wrong}`, game);
  }
  return count;
};
const whatIsWrong = (game: Game): string | null => {
  const held = [0, 0];
  for (const p of game.pieces) {
    const [at, type] = [game.cellOf(p), game.typeOf(p)];
    if (game.isInHand(p)) {
      held[game.sideOf(p)]++;
      if (type.promotedFrom || type.royal) return `a ${type.id} waits in hand`;
    }
    if (at === OFF) continue;
    const below = game.pieceOn(at);
    if (below !== p) {
      if (game.riderOn(at) !== p) return 'somebody is not where the board says';
      const carries = game.typeOf(below).carries?.(game, below, p) === true;
      if (!carries || game.sideOf(below) !== game.sideOf(p)) return 'somebody rides who may not';
    }
    const isStuck = type.id === 'anon' && below === p && relativeRank(at, game.sideOf(p)) === board.height;
    if (isStuck && fourchan.gates?.leadsTo(game, at) === OFF) return 'an Anon is stuck'; // C-P8: only behind a teleporter
  }
  return held.some((n) => n > 6) ? 'a hand holds more than six' : null;
};
