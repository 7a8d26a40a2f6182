/** How a game ends by pieces in a row, in a square or in a chain. */
import type { Ending } from '../../core/vocabulary.ts';
import { sayable } from '../../shared/language.ts';
import type { GameData } from '../game-data.ts';
import { words } from './ending-sentences.ts';

/** None where they decide nothing. They come behind the endings by chase. */
export const rowEndings = ({ row, square, connection }: GameData): readonly Ending[] => [
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
  ...(connection
    ? [
        {
          id: 'connected',
          name: sayable(() => words.connection.name),
          says: sayable(() => (connection.result === 'wins' ? words.connection.won : words.connection.lost)),
        },
      ]
    : []),
];
