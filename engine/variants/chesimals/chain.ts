/**
 * The chain from a unit to its Chief (Q3-Q9): units of its own colour, each on one of the eight squares around the next.
 * Who has moved conducts as well as who has not, other colours only by a house rule (Q40), and enemies between two diagonal neighbours do
 * not matter (Q34). It is asked anew for every unit on the board as it is: nothing is kept, so nothing can be out of date.
 */
import type { Game } from '../../core/game.ts';
import { type Cell, type Dir, OFF, type Piece } from '../../core/ids.ts';
import { chiefOf, colour, isLed, layout } from './board.ts';
import { allChiefs, areChainsMixed, chiefsIn, joinedChiefs, leadersWith } from './fusion.ts';

const DIRECTIONS = 8;
/** Scratch for the search: cells still to be looked around, and in which search each cell was found. */
const open = new Int16Array(layout.cells);
const foundIn = new Int32Array(layout.cells);
let searches = 0;

/** Can it never move again, because nobody leads it (Q20, Q25)? */
export const isLeaderless = (game: Game, unit: Piece): boolean =>
  areChainsMixed(game.options) ? allChiefs(game, game.sideOf(unit)) === 0 : !isLed(game, game.get(colour, unit));

/**
 * Does an unbroken chain reach its Chief, or by a house rule any Chief of its side (Q40)? A Chief is its own chain (Q9); a
 * colour without one has none.
 */
export const isJoined = (game: Game, unit: Piece): boolean =>
  areChainsMixed(game.options) ? joinedChiefs(game, unit) !== 0 : isJoinedByColour(game, unit);
const isJoinedByColour = (game: Game, unit: Piece): boolean => {
  const own = game.get(colour, unit);
  if (!isLed(game, own)) return false;
  const chief = chiefOf(game, own);
  if (chief === unit) return true;
  const goal = game.cellOf(chief);
  const { topology, world } = game;
  const { mem } = world;
  const [onBase, colourBase] = [layout.on.base, colour.base];
  searches++;
  let top = 0;
  open[top++] = game.cellOf(unit);
  foundIn[open[0]] = searches;
  while (top > 0) {
    const here = open[--top] as Cell;
    for (let d = 0; d < DIRECTIONS; d++) {
      const c = topology.next(here, d as Dir);
      if (c === goal) return true;
      if (c === OFF || foundIn[c] === searches) continue;
      foundIn[c] = searches;
      const there = mem[onBase + c];
      if (there >= 0 && mem[colourBase + there] === own) open[top++] = c;
    }
  }
  return false;
};

/** The units of a shortest chain, from the one next to `unit` to its Chief; empty for a Chief and where there is none. */
export const chainOf = (game: Game, unit: Piece): readonly Piece[] => {
  if (chiefOf(game, game.get(colour, unit)) === unit) return [];
  const isOwn = areChainsMixed(game.options)
    ? (p: Piece): boolean => game.sideOf(p) === game.sideOf(unit)
    : (p: Piece): boolean => game.get(colour, p) === game.get(colour, unit);
  const towards = new Map<Cell, Cell>(goalsOf(game, unit).map((chief) => [game.cellOf(chief), OFF]));
  for (const here of towards.keys()) {
    if (here === game.cellOf(unit)) return following(game, towards, here);
    for (let d = 0; d < DIRECTIONS; d++) {
      const c = game.topology.next(here, d as Dir);
      if (c === OFF || towards.has(c)) continue;
      const there = game.pieceOn(c);
      if (there >= 0 && isOwn(there)) towards.set(c, here);
    }
  }
  return [];
};
/** The Chiefs to which its chain is told: of several one that can still lead the turn, if it is joined to such a one. */
const goalsOf = (game: Game, unit: Piece): readonly Piece[] => {
  const own = game.get(colour, unit);
  if (!areChainsMixed(game.options)) return isLed(game, own) ? [chiefOf(game, own)] : [];
  return chiefsIn(game, leadersWith(game, unit) || joinedChiefs(game, unit));
};
const following = (game: Game, towards: ReadonlyMap<Cell, Cell>, from: Cell): readonly Piece[] => {
  const chain: Piece[] = [];
  for (let c = towards.get(from) ?? OFF; c !== OFF; c = towards.get(c) ?? OFF) chain.push(game.pieceOn(c));
  return chain;
};
