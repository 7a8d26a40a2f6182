/** acid, as the core wants it. One file per piece with rules of its own; all its sentences are in words.ts. */
import type { Game } from '../../core/game.ts';
import type { Piece } from '../../core/ids.ts';
import type { PieceType, Variant } from '../../core/variant.ts';
import type { Condition } from '../../core/vocabulary.ts';
import { angel } from './angel.ts';
import { board, layout, mustReturn } from './board.ts';
import { charonite } from './charonite.ts';
import { becomesCharonite, diskette } from './diskette.ts';
import { judge, quietLeft } from './endings.ts';
import { depthsFreeGhost, ghost, pushBindsGhost } from './ghost.ts';
import { holepunch } from './holepunch.ts';
import { king } from './king.ts';
import { dropMass, mass } from './mass.ts';
import { objections } from './objections.ts';
import { rainbow } from './rainbow.ts';
import { updateSight, watchersOf } from './sight.ts';
import { checkFacts } from './start/sound.ts';
import {
  checkStart,
  numberAngels,
  pieceFlags,
  readStart,
  setup,
  startFields,
  writeFields,
  writeFlags,
} from './start/start.ts';
import { sweeper } from './sweeper.ts';
import { voyager } from './voyager.ts';
import { conditions, endings, options, sides, words } from './words/words.ts';
import { dropWorm, worm } from './worm.ts';

const types: readonly PieceType[] = [
  king,
  angel,
  voyager,
  holepunch,
  rainbow,
  ghost,
  sweeper,
  diskette,
  mass,
  worm,
  charonite,
];

const actionEnds = (game: Game): void => {
  judge(game);
  updateSight(game);
};

const conditionsOf = (game: Game, p: Piece): readonly Condition[] => {
  if (game.get(mustReturn, p)) return [{ id: 'must-return', says: conditions.mustReturn, by: [], badge: '↵' }];
  if (game.typeOf(p) !== angel) return [];
  const by = watchersOf(game, p);
  return by.length > 0 ? [{ id: 'frozen', says: conditions.frozen, by }] : [];
};

export const acid: Variant = {
  id: 'acid',
  rulesVersion: 1,
  sides,
  topology: board,
  layout,
  types,
  endings,
  options,
  words,
  setup,
  whenStuck: () => ({ winner: null, reason: 'stalemate' }), // G5
  turnRules: [dropMass, dropWorm],
  reactions: [becomesCharonite, pushBindsGhost, depthsFreeGhost],
  turns: { actionEnds },
  draws: { repetition: { times: 3, reason: 'repetition' }, quietLeft }, // G6
  start: {
    ready: numberAngels,
    fields: startFields,
    pieceFlags,
    read: readStart,
    writeFlags,
    writeFields,
    check: checkStart,
    checkFacts,
  },
  explains: { conditionsOf, objections },
};
