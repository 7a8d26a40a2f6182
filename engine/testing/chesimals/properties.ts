/**
 * What must hold in every position of Chesimals beside what holds in every game, as checks that throw. Each looks at the
 * actions of a position and answers how many it looked at, so that tests can count.
 */
import type { Action } from '../../core/action.ts';
import type { Topology } from '../../core/board/topology.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF, type Piece } from '../../core/ids.ts';
import { Planner } from '../../core/moves/planner.ts';
import type { Position } from '../../core/position.ts';
import type { StartPosition } from '../../core/vocabulary.ts';
import { chiefOf, chosen, colour, isLed, leaders, moved } from '../../variants/chesimals/board.ts';
import { chainOf, isJoined } from '../../variants/chesimals/chain.ts';
import { colours } from '../../variants/chesimals/colours.ts';
import { areChainsMixed } from '../../variants/chesimals/fusion.ts';
import { hasBegun } from '../../variants/chesimals/turn.ts';
import { explaining, inSmallLetters, likeMen, must, plainly, positionFrom, positionOf, texts } from '../properties.ts';

export const checkLikeMen = likeMen(plainly);
export const checkTexts = texts(inSmallLetters);
export const checkExplaining = explaining({ questions: 10, of: 'all' });

const turnedOn = (board: Topology, c: Cell): Cell => board.at(board.x(c), board.height - 1 - board.y(c));
const opposite: Readonly<Record<string, string>> = {
  ...{ white: 'red', grey: 'blue', red: 'white', blue: 'grey' },
  neutral: 'neutral',
  ...{ yellow: 'purple', orange: 'green', purple: 'yellow', green: 'orange' },
};
const otherSide = (side: string | undefined): string => (side === 'black' ? 'white' : 'black');
/** The same with the ranks turned over and sides and colours changed. */
const mirrored = (start: StartPosition, board: Topology): StartPosition => ({
  ...start,
  turn: otherSide(start.turn),
  ...(Array.isArray(start.leaders) && { leaders: start.leaders.map((id: string) => opposite[id]) }),
  pieces: start.pieces.map((p) => ({
    ...p,
    side: otherSide(p.side),
    colour: opposite[p.colour as string],
    at: board.name(turnedOn(board, board.parse(p.at)!)),
  })),
});
export const turnedOver = (game: Game): Position => positionFrom(game, mirrored(plainly(game), game.topology));
/** The board turned over with the sides changed has the same actions, turned over. */
export const checkMirror = (game: Game): number => {
  const position = positionOf(game);
  const round = turnedOver(game);
  const turned = (c: Cell): Cell => turnedOn(game.topology, c);
  const shape = (a: Action, { game: there }: Position, cell: (c: Cell) => Cell): string => {
    const who = a.piece === NOBODY ? '-' : there.typeOf(a.piece).id;
    const [from, to] = [a.from, a.to].map((c) => (c === null ? '-' : cell(c)));
    return [a.kind, who, from, to, ...a.captures.map((c) => cell(c.at)), a.loses !== null].join(' ');
  };
  const plain = position.actions().map((a) => shape(a, position, (c) => c));
  const over = round.actions().map((a) => shape(a, round, turned));
  must(plain.sort().join() === over.sort().join(), 'the board turned over has other actions', game);
  return plain.length;
};

/**
 * After an action everything is sound: everybody is where the board says; who has moved is of the colour that moves, and
 * that one is the mover's; whoever may move is joined to its Chief, reckoned here in another way.
 */
export const checkSettled = (game: Game): number => {
  const planner = new Planner(game);
  const count = planner.everyAction();
  const before = allJoined(game);
  for (let i = 0; i < count; i++) {
    const mover = planner.plans.mover[i] as Piece;
    must(mover === NOBODY || before.has(mover), `action ${i} moves a unit that is cut off`, game);
    const mark = game.make(planner.plans, i);
    const wrong = whatIsWrong(game, mover);
    game.unmake(mark);
    must(wrong === null, `after action ${i} ${wrong}`, game);
  }
  return count;
};
const whatIsWrong = (game: Game, mover: Piece): string | null => {
  const now = game.get(chosen, 0);
  const isMixed = areChainsMixed(game.options);
  const joined = allJoined(game);
  for (const p of game.pieces) {
    const at = game.cellOf(p);
    if (at === OFF) continue;
    if (game.pieceOn(at) !== p) return 'somebody is not where the board says';
    const isOfTurn = isMixed ? game.sideOf(p) === game.toMove : game.get(colour, p) === now;
    if (game.get(moved, at) !== 0 && !isOfTurn && !game.isNeutral(p)) return 'somebody moved who may not';
    if (isJoined(game, p) !== joined.has(p)) return 'the chain is reckoned in two ways';
    const chain = chainOf(game, p);
    const isChief = chiefOf(game, game.get(colour, p)) === p;
    if (!isChief && joined.has(p) !== chain.length > 0) return 'a chain is told that is not there';
    if (chain.length > 0 && !isWhole(game, [p, ...chain])) return 'a chain is told that is broken';
  }
  const done = game.topology.cells.filter((c) => game.get(moved, c) !== 0);
  if (done.some((c) => game.pieceOn(c) === NOBODY)) return 'nobody stands where somebody moved to';
  if (mover === NOBODY) return !hasBegun(game) && done.length === 0 ? null : 'the turn is not over';
  const isTold = isMixed ? game.get(leaders, 0) !== 0 : now === game.get(colour, mover);
  return isTold && done.includes(game.cellOf(mover)) ? null : 'the mover did not move';
};
/** Are they links of one chain (Q4, Q40)? */
const areLinks = (game: Game, p: Piece, q: Piece): boolean =>
  areChainsMixed(game.options) ? game.sideOf(p) === game.sideOf(q) : game.get(colour, p) === game.get(colour, q);
/** Of one colour, each beside the one before, and the Chief at the end. */
const isWhole = (game: Game, chain: readonly Piece[]): boolean =>
  game.typeOf(chain[chain.length - 1]).id === 'chief' &&
  chain.every(
    (p, i) =>
      areLinks(game, p, chain[0]) &&
      (i === 0 || game.topology.areNeighbours(game.cellOf(p), game.cellOf(chain[i - 1]))),
  );
/** Everybody who is joined to a Chief: each chain grows from its Chief until nobody is added, without search or order. */
const allJoined = (game: Game): ReadonlySet<Piece> => new Set(colours.flatMap((_, i) => joinedIn(game, i + 1)));
const joinedIn = (game: Game, number: number): readonly Piece[] => {
  if (!isLed(game, number)) return [];
  const joined = [chiefOf(game, number)];
  let left = game.pieces.filter((p) => p !== joined[0] && game.cellOf(p) !== OFF && areLinks(game, p, joined[0]));
  for (let size = 0; size !== joined.length; ) {
    size = joined.length;
    const isBeside = (p: Piece): boolean =>
      joined.some((q) => game.topology.areNeighbours(game.cellOf(p), game.cellOf(q)));
    const beside = left.filter(isBeside);
    joined.push(...beside);
    left = left.filter((p) => !beside.includes(p));
  }
  return joined;
};
