/**
 * 4chan chess by Anonymous (4chanchessdev), as the core wants it: thirteen kinds on 10 x 10, each with a trait, twelve of
 * them with a promoted form. One file per piece or mechanism; the types are composed in pieces.ts, all sentences stand in
 * words.ts.
 */
import type { Game } from '../../core/game.ts';
import { setUpRanks } from '../../core/start/ranks.ts';
import type { Variant } from '../../core/variant.ts';
import { absorbsFirstVictim } from './absorb.ts';
import { judgeAdmins } from './admin.ts';
import { board, layout } from './board.ts';
import { sharesCell } from './carry.ts';
import { conditionsOf, noteFrozen, tellFrozen } from './conditions.ts';
import { dangersTo } from './dangers.ts';
import { firstMoveIsSpent } from './first-move.ts';
import { isFrozen } from './freeze.ts';
import { drop, toHand } from './hand.ts';
import { forgetIdleModels, rememberMover } from './mimic.ts';
import { objections, whyGateNotLaid } from './objections.ts';
import { types } from './pieces.ts';
import { promotion } from './promotion.ts';
import { ARRAY } from './start/array.ts';
import { census } from './start/census.ts';
import { checkStart } from './start/problems.ts';
import { checkFacts } from './start/sound.ts';
import { pieceFlags, readStart, ready, startFields, writeFields, writeFlags } from './start/start.ts';
import { entranceTo, leavingTeleporter, teleporterExit, teleporting } from './teleport.ts';
import { endings, options, provenance, sides, words } from './words/words.ts';

const actionBegins = (game: Game): void => {
  rememberMover(game);
  noteFrozen(game);
};
const actionEnds = (game: Game): void => {
  if (game.lost.size > 0) judgeAdmins(game);
  tellFrozen(game);
};

export const fourchan: Variant = {
  id: 'fourchan',
  rulesVersion: 2,
  sides,
  topology: board,
  layout,
  types,
  endings,
  options,
  words,
  setup: (game) => setUpRanks(game, types, ARRAY, game.options.array === 'rotated'),
  whenStuck: () => ({ winner: null, reason: 'no-action' }), // C-G5
  provenance,
  turnRules: [drop],
  choices: [promotion, leavingTeleporter], // C-X9
  reactions: [toHand, absorbsFirstVictim, firstMoveIsSpent, teleporting],
  turns: { actionBegins, actionEnds },
  limits: {
    isHeld: isFrozen,
    mayCapture: (game, p) => !sharesCell(game, p), // C-N3
  },
  check: { dangers: dangersTo },
  normalize: forgetIdleModels, // B6
  draws: { repetition: { times: 3, reason: 'repetition' } }, // C-G6
  gates: { leadsTo: teleporterExit, entranceTo },
  start: {
    ready,
    fields: startFields,
    pieceFlags,
    read: readStart,
    writeFlags,
    writeFields,
    check: checkStart,
    checkFacts,
    census,
  },
  explains: { conditionsOf, objections, whyNotLaid: whyGateNotLaid },
};
