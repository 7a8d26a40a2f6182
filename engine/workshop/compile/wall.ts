/** A wall: a piece of nobody that nothing can capture, so that it blocks and is a hurdle without any rule knowing of walls. */
import type { PieceType } from '../../core/variant.ts';
import { WALL } from '../feature-ids.ts';
import type { GameData, PieceData } from '../game-data.ts';
import { wallFeature } from '../words/wall-words.ts';

const LETTER = '#';

/** As one of the kinds of a game, so that whatever is asked of a kind can be asked of it. */
export const wallKindOf = (data: GameData): PieceData => ({
  ...{ id: WALL, name: wallFeature(data).name, letter: LETTER, value: 0, royal: false, moves: [], promotions: [] },
  ...{ notOver: [], notTaking: [], blast: 'spares', traits: [] },
});
export const wallTypeOf = (data: GameData): PieceType => ({
  ...{ id: WALL, name: wallFeature(data).name, letter: LETTER, value: 0, rules: [] },
  ...{ ownerless: true, uncapturable: true },
});
