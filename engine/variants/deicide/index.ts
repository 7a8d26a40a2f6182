/**
 * Deicide Chess by Fennaixelphox, as the core wants it: 25 kinds on 16 x 16, and Walls. One file per piece or family; the
 * course of a turn is in flow.ts, the phases before the first move in placement.ts, all sentences in words.ts.
 */
import type { Game } from '../../core/game.ts';
import { other } from '../../core/ids.ts';
import { setUpRanks } from '../../core/start/ranks.ts';
import type { PieceType, Variant } from '../../core/variant.ts';
import { kitsune, werewolf } from './bent.ts';
import { board, layout } from './board.ts';
import { bomber, selfDestruct } from './bomber.ts';
import { announcing, arePlayersAsked, isCalled, noteUncalledCheck } from './calling.ts';
import { isInCheck } from './check.ts';
import { conditionsOf } from './conditions.ts';
import { dangersTo } from './dangers.ts';
import { drawn, quietLeft } from './draws.ts';
import {
  actionEnds,
  forbids,
  mayMove,
  movesAreRemembered,
  retracts,
  turnBegins,
  turnContinues,
  turnEnds,
} from './flow.ts';
import { fool, forgetIdleModels } from './fool.ts';
import { foresees } from './foresight.ts';
import { archer, cannon } from './hoppers.ts';
import { king } from './king.ts';
import { mineExplodes } from './mines.ts';
import { objections, whyForbidden } from './objections.ts';
import { headStartsEnd, headStartsFollow } from './passing.ts';
import { drunkPawn, pawn, pushedPromotes, rookie } from './pawns.ts';
import {
  archbishop,
  bishop,
  centaur,
  champion,
  chancellor,
  knight,
  prince,
  princess,
  queen,
  rook,
  wizard,
} from './riders.ts';
import { budgetOf, endTurn, snail } from './snail.ts';
import { sorceress } from './sorceress.ts';
import { ARRAY } from './start/array.ts';
import { census } from './start/census.ts';
import { nextSide, openPlacement, phaseOf, placementRules, whyNotLaid } from './start/placement.ts';
import { checkStart } from './start/problems.ts';
import { checkFacts } from './start/sound.ts';
import { pieceFlags, readStart, ready, startFields, turnFields, writeFields, writeFlags } from './start/start.ts';
import { sumo } from './sumo.ts';
import { wall } from './terrain.ts';
import { timeMachine } from './time-machine.ts';
import { endings, options, provenance, sides, words } from './words/words.ts';

const types: readonly PieceType[] = [
  ...[king, queen, rook, bishop, knight, pawn, archbishop, chancellor, cannon, archer, timeMachine, champion, wizard],
  ...[kitsune, werewolf, centaur, fool, sumo, sorceress, rookie, drunkPawn, prince, princess, bomber, snail, wall],
];

const setup = (game: Game): void => {
  setUpRanks(game, types, ARRAY);
  openPlacement(game);
};

/** D-G9: where the players announce check, the program names none that they did not call. */
const inCheck = (game: Game): boolean | null =>
  arePlayersAsked(game) && !isCalled(game) ? null : isInCheck(game, game.toMove);

export const deicide: Variant = {
  id: 'deicide',
  rulesVersion: 3,
  sides,
  topology: board,
  layout,
  types,
  endings,
  options,
  words,
  setup,
  whenStuck: (game) =>
    inCheck(game) === true
      ? { winner: other(game.toMove), reason: 'checkmate' }
      : { winner: null, reason: 'stalemate' }, // D-G7
  provenance,
  turnRules: [endTurn, ...placementRules],
  reactions: [headStartsFollow, headStartsEnd, selfDestruct, mineExplodes, movesAreRemembered, pushedPromotes],
  turns: {
    actionBegins: noteUncalledCheck,
    actionEnds,
    turnBegins,
    turnContinues,
    turnEnds,
    nextSide,
    budget: budgetOf,
    phase: phaseOf,
  },
  limits: { mayMove },
  legality: { forbids, foresees, whyForbidden, retracts },
  check: {
    inCheck,
    dangers: (game, side) => (inCheck(game) === null ? [] : dangersTo(game, side)),
    announcing,
  },
  normalize: forgetIdleModels, // A6
  draws: { drawn, repetition: { times: 3, reason: 'repetition' }, quietLeft }, // D-G8
  start: {
    ready,
    fields: startFields,
    pieceFlags,
    turnFields,
    read: readStart,
    writeFlags,
    writeFields,
    check: checkStart,
    checkFacts,
    census,
    canHaveSecrets: ({ terrain }) => terrain === 'on', // D-T0
  },
  explains: { conditionsOf, objections, whyNotLaid },
};
