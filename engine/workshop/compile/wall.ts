/** A wall: a piece of nobody that nothing can capture, so that it blocks and is a hurdle without any rule knowing of walls. */
import type { PieceType } from '../../core/variant.ts';
import { WALL } from '../feature-ids.ts';
import type { PieceData } from '../game-data.ts';
import { groundWords } from '../words/ground-words.ts';

const NAME = groundWords[WALL].name;
const LETTER = '#';

/** As one of the kinds of a game, so that whatever is asked of a kind can be asked of it. */
export const wallKind: PieceData = {
  ...{ id: WALL, name: NAME, letter: LETTER, value: 0, royal: false, moves: [], promotions: [] },
  ...{ notOver: [], notTaking: [], blast: 'spares', traits: [] },
};
export const wallType: PieceType = {
  ...{ id: WALL, name: NAME, letter: LETTER, value: 0, rules: [] },
  ...{ ownerless: true, uncapturable: true },
};
