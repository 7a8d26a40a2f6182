/** How a game ends by pieces in a row or in a square. */
import type { Ending } from '../../core/vocabulary.ts';
import { sayable } from '../../shared/language.ts';
import type { GameData } from '../game-data.ts';
import { words } from './ending-sentences.ts';

/** None where they decide nothing. They come behind the endings by chase. */
export const rowEndings = ({ row, square }: GameData): readonly Ending[] => [
  ...(row
    ? [
        {
          id: 'in-a-row',
          name: sayable(() => words.row.name),
          says: sayable(() => {
            const { won, lost, wonWithGaps, lostWithGaps } = words.row;
            if (row.gaps) return row.result === 'wins' ? wonWithGaps : lostWithGaps;
            return row.result === 'wins' ? won : lost;
          }),
        },
      ]
    : []),
  ...(square
    ? [
        {
          id: 'in-a-square',
          name: sayable(() => words.square.name),
          says: sayable(() => (square.result === 'wins' ? words.square.won : words.square.lost)),
        },
      ]
    : []),
];
