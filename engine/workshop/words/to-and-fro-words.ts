/** How a game ends by moving one piece to and fro. */
import type { Ending } from '../../core/vocabulary.ts';
import { sayable } from '../../shared/language.ts';
import type { GameData } from '../game-data.ts';
import { words } from './ending-sentences.ts';

/** The id of that ending. */
export const TO_AND_FRO = 'to-and-fro';
/** None where nobody loses by it. It comes behind the ending by a full board. */
export const toAndFroEndings = ({ rules }: GameData): readonly Ending[] =>
  rules.toAndFro === 'allowed'
    ? []
    : [
        {
          id: TO_AND_FRO,
          name: sayable(() => words.toAndFro.name),
          says: sayable(() => words.toAndFro.lost),
        },
      ];
