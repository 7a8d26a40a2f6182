/**
 * Terrain: what lies on the ground, belongs to nobody and acts on everybody. A Wall is also a piece
 * without an owner that nothing can take: it blocks and it is a hurdle without any rule having to know about Walls.
 * Mines are secret: whoever plans sees only those that everybody knows of (D-T12).
 */
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF, type Side } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { PieceType } from '../../core/variant.ts';
import { board, layout, terrain } from './board.ts';
import { wallWords } from './words/words.ts';

const CATHEDRAL = terrain.numberOf('cathedral');
const PORTAL = terrain.numberOf('portal');
const GLUE = terrain.numberOf('glue');
const ZIGGURAT = terrain.numberOf('ziggurat');

/** Is there any terrain in this game? Without it nobody looks at the ground. */
export const hasTerrain = layout.single('hasTerrain', { counts: 'none' });
/** Where Portals and Ziggurats lie, so that nobody has to search the board: what `ground` says, turned round. */
const portals = [1, 2].map((i) => layout.single(`portal${i}`, { init: OFF, counts: 'none' }));
export const ziggurats = [1, 2, 3, 4, 5, 6].map((i) => layout.single(`ziggurat${i}`, { init: OFF, counts: 'none' }));
export const MOST_PORTALS = portals.length;
export const MOST_ZIGGURATS = ziggurats.length;

export const wall: PieceType = {
  ...{ id: 'wall', ...wallWords },
  value: 0,
  rules: [],
  ownerless: true,
  uncapturable: true,
};

const LOWEST = 5;
const HIGHEST = 12;
const isInTheMiddle = (c: Cell): boolean => board.y(c) + 1 >= LOWEST && board.y(c) + 1 <= HIGHEST;
const middle = board.cells.filter(isInTheMiddle);
/** D-T0c: may terrain lie anywhere? */
export const isOnTheWholeBoard = ({ options }: Game): boolean => options.area === 'board';
/** D-T0: may terrain lie there? */
export const takesTerrain = (game: Game, c: Cell): boolean => isOnTheWholeBoard(game) || isInTheMiddle(c);
export const terrainCells = (game: Game): readonly Cell[] => (isOnTheWholeBoard(game) ? board.cells : middle);

export const isRough = (g: Planner): boolean => g.get(hasTerrain, 0) !== 0;
export const isWall = (g: Planner, c: Cell): boolean => !g.isEmpty(c) && g.typeOf(g.on(c)) === wall;
export const isCathedral = (g: Planner, c: Cell): boolean => g.get(terrain.ground, c) === CATHEDRAL;
export const isPortal = (g: Planner, c: Cell): boolean => g.get(terrain.ground, c) === PORTAL;
export const isGlue = (g: Planner, c: Cell): boolean => g.get(terrain.ground, c) === GLUE;
/** D-T11: a mine that everybody knows of; it counts by itself, whosesoever it is. */
export const isKnownMine = (g: Planner, c: Cell): boolean => g.get(terrain.revealed, c) !== 0;
/** The other Portal, or OFF. */
export const portalExit = (g: Planner, portal: Cell): Cell => {
  const [a, b] = [g.get(portals[0], 0), g.get(portals[1], 0)];
  return (a === portal ? b : b === portal ? a : OFF) as Cell;
};

/** Does anything lie or stand on the ground, seen or not? */
export const hasAnyTerrain = (game: Game): boolean => {
  const { ground, hidden, revealed } = terrain;
  const lies = (c: Cell): boolean => [ground, ...hidden, revealed].some((fact) => game.get(fact, c) !== 0);
  return board.cells.some(lies) || game.pieces.some((p) => game.typeOf(p) === wall);
};
/** After terrain was laid: note where the features lie that are asked for by their kind. */
export const survey = (game: Game): void => {
  game.set(hasTerrain, 0, 1);
  noteCells(game, portals, PORTAL);
  noteCells(game, ziggurats, ZIGGURAT);
};
const noteCells = (game: Game, facts: typeof portals, ground: number): void => {
  const cells = cellsWith(game, ground);
  for (const [i, fact] of facts.entries()) game.set(fact, 0, cells[i] ?? OFF);
};
const cellsWith = (game: Game, ground: number): readonly Cell[] =>
  terrainCells(game).filter((c) => game.get(terrain.ground, c) === ground);
/** Is noted what lies there? Before anything was surveyed, nothing is. */
export const areLandmarksSound = (game: Game): boolean => {
  const agree = (facts: typeof portals, ground: number): boolean => {
    const noted = facts.map((fact) => game.get(fact, 0)).filter((c) => c !== OFF);
    const lying = cellsWith(game, ground);
    return (
      noted.every((c, i) => c === lying[i]) &&
      (noted.length === 0 || noted.length === Math.min(lying.length, facts.length))
    );
  };
  return agree(portals, PORTAL) && agree(ziggurats, ZIGGURAT);
};

/** D-T17: who stands on all six Ziggurats has won at once. Asked after every action and after every landing. */
export const judgeZiggurats = (game: Game): void => {
  if (game.get(hasTerrain, 0) === 0) return;
  const holder = holderOfZiggurats(game);
  if (holder !== null) game.end(holder, 'ziggurats');
};
/** Whose pieces stand on all six. */
export const holderOfZiggurats = (game: Game): Side | null => {
  let holder: Side | null = null;
  for (const ziggurat of ziggurats) {
    const c = game.get(ziggurat, 0) as Cell;
    const there = c === OFF ? NOBODY : game.pieceOn(c);
    if (there === NOBODY || (holder !== null && game.sideOf(there) !== holder)) return null;
    holder = game.sideOf(there);
  }
  return holder;
};
/** May no piece enter the cell without more coming of it: is it a Ziggurat, or does a mine lie there that everybody knows of? */
export const isEventful = (game: Game, c: Cell): boolean =>
  game.get(terrain.ground, c) === ZIGGURAT || game.get(terrain.revealed, c) !== 0;
