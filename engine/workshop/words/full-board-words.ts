/** How a game ends when no square is empty. */
import type { Ending } from '../../core/vocabulary.ts';
import { sayable } from '../../shared/language.ts';
import type { GameData } from '../game-data.ts';
import { words } from './ending-sentences.ts';

/** None where that decides nothing. It comes behind the ending by pieces in a row. */
export const fullBoardEndings = ({ rules }: GameData): readonly Ending[] =>
  rules.fullBoard === 'play on'
    ? []
    : [
        {
          id: 'full-board',
          name: sayable(() => words.fullBoard.name),
          says: sayable(() => words.fullBoard.drawn),
        },
      ];
