/** Everything that keeps a position set up by people from being played, named with its cell. */

import type { Game } from '../../../core/game.ts';
import { type Cell, NOBODY, OFF, other, type Piece, SIDES } from '../../../core/ids.ts';
import { type ProblemList, problemList } from '../../../core/start/problem-list.ts';
import type { StartProblem } from '../../../core/vocabulary.ts';
import { board, flights, LAST_RANK, relativeRank, terrain } from '../board.ts';
import { arePlayersAsked } from '../calling.ts';
import { isInCheck } from '../check.ts';
import { fool } from '../fool.ts';
import { MINE_FEATURE } from '../mines.ts';
import { isPawn } from '../pawns.ts';
import { MOST_PORTALS, MOST_ZIGGURATS, takesTerrain, wall } from '../terrain.ts';
import { TURNS_AWAY, timeMachine } from '../time-machine.ts';
import { problems } from '../words/words-start.ts';
import { isLeftOut, PLACING, pools, stage } from './placement.ts';

type Add = ProblemList<keyof typeof problems>['add'];

export const checkStart = (game: Game): readonly StartProblem[] => {
  const { found, add } = problemList(game, problems);
  checkKings(game, add);
  for (const p of game.pieces) checkPiece(game, p, add);
  for (const p of game.away()) checkFlight(game, p, add);
  checkTerrain(game, add);
  return found;
};

const checkKings = (game: Game, add: Add): void => {
  for (const side of SIDES) {
    const { name } = game.variant.sides[side];
    const kings = game.pieces.filter((p) => game.typeOf(p).royal && game.sideOf(p) === side && game.cellOf(p) !== OFF);
    if (kings.length === 0) add('no-king', null, { side: name });
    if (kings.length > 1) for (const p of kings) add('too-many-kings', game.cellOf(p), { side: name });
    if (kings.length === 1 && side === other(game.toMove) && !arePlayersAsked(game) && isInCheck(game, side)) {
      add('other-in-check', game.cellOf(kings[0]), { side: name });
    }
  }
};
const checkPiece = (game: Game, p: Piece, add: Add): void => {
  const [type, at] = [game.typeOf(p), game.cellOf(p)];
  if (at === OFF) return;
  if (type === wall) {
    checkFeature(game, at, type, add);
  } else if (game.options.pushed === 'promotes' && isPawn(type) && relativeRank(at, game.sideOf(p)) === LAST_RANK) {
    add('pawn-on-last-rank', at, { piece: type.name });
  }
};
const checkFlight = (game: Game, p: Piece, add: Add): void => {
  const type = game.typeOf(p);
  const to = game.get(flights.returnsTo, p) as Cell;
  const there = game.pieceOn(to);
  if (type !== timeMachine && type !== fool) add('flight-kind', to, { piece: type.name });
  if (game.get(flights.returnsIn, p) > TURNS_AWAY) add('flight-left', to);
  if (there !== NOBODY && game.typeOf(there) === wall) add('flight-into-wall', to);
};
/** May it lie there, and in this game at all? */
const checkFeature = (game: Game, c: Cell, { id, name }: { id: string; name: string }, add: Add): void => {
  if (!takesTerrain(game, c)) add('terrain-ranks', c, { feature: name });
  if (isLeftOut(game, id)) add('terrain-left-out', c, { feature: name }); // D-T0b
};
const checkTerrain = (game: Game, add: Add): void => {
  const { features, ground, hidden, revealed } = terrain;
  const lying = (id: string): Cell[] => board.cells.filter((c) => game.get(ground, c) === terrain.numberOf(id));
  const { words } = game.variant;
  const named = (number: number) => {
    const { id } = features[number - 1];
    return { id, name: words.features?.[id].name ?? '' };
  };
  for (const c of board.cells) {
    const seen = game.get(ground, c);
    const mine = hidden.map((fact) => game.get(fact, c)).find((n) => n !== 0) ?? game.get(revealed, c);
    const there = game.pieceOn(c);
    if (seen === 0 && mine === 0) continue;
    const feature = named(seen === 0 ? MINE_FEATURE : seen);
    checkFeature(game, c, feature, add);
    const isWalled = there !== NOBODY && game.typeOf(there) === wall;
    if (isWalled || (seen !== 0 && mine !== 0)) add('two-features', c);
    else if (there !== NOBODY && mine !== 0) add('terrain-taken', c, { feature: feature.name });
  }
  const toLay = (id: 'portal' | 'ziggurat'): number =>
    game.get(stage, 0) === PLACING ? game.get(pools[id], 0) + game.get(pools[id], 1) : 0;
  for (const c of lying('portal').slice(MOST_PORTALS - toLay('portal'))) add('too-many-portals', c);
  for (const c of lying('ziggurat').slice(MOST_ZIGGURATS - toLay('ziggurat'))) add('too-many-ziggurats', c);
};
