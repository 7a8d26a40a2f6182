/** How a game ends by pieces in a row. */
import type { Ending } from '../../core/vocabulary.ts';
import { sayable } from '../../shared/language.ts';
import type { GameData } from '../game-data.ts';
import { words } from './ending-sentences.ts';

/** None where they decide nothing. It comes behind the endings by chase. */
export const rowEndings = ({ row }: GameData): readonly Ending[] =>
  row === undefined
    ? []
    : [
        {
          id: 'in-a-row',
          name: sayable(() => words.row.name),
          says: sayable(() => (row.result === 'wins' ? words.row.won : words.row.lost)),
        },
      ];
