/** A start of acid with few pieces, so that thousands of replays take seconds. */
import type { StartPosition } from '../core/vocabulary.ts';

export const little: StartPosition = {
  turn: 'line',
  pieces: [
    { kind: 'king', side: 'magi', at: 'e1' },
    { kind: 'angel', side: 'magi', at: 'd1' },
    { kind: 'diskette', side: 'magi', at: 'e8' },
    { kind: 'king', side: 'line', at: 'e9' },
    { kind: 'voyager', side: 'line', at: 'f5' },
  ],
};
