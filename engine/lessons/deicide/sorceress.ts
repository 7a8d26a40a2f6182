/** Sorceress: anywhere in one move, but her captures are near. */
import type { Lesson } from '../lesson.ts';
import { withCall } from './calling.ts';
import { playing } from './playing.ts';

const besideRook = ['m11', 'm12', 'm13', 'n11', 'n13', 'o11', 'o12', 'o13'];
const onTheFile = Array.from({ length: 12 }, (_, i) => `i${i + 2}`);

export const sorceressLesson: Lesson = {
  id: 'deicide-sorceress',
  variant: 'deicide',
  chapter: 'special',
  title: 'The Sorceress',
  subtitle: 'jumps anywhere, captures nearby',
  about: ['sorceress'],
  closing: 'That is the Sorceress: it is never far away, but it needs a turn to get close.',
  steps: [
    {
      fields: playing,
      pieces: 'S@b2 P@d5 r@n12 p@l12 p@p14 K@i1 k@f16',
      goal: 'Jump next to the Rook, where nothing can capture your Sorceress.',
      task: {
        is: 'all',
        of: [
          { is: 'stands', kind: 'sorceress', on: { cells: besideRook, called: 'next to the Rook' } },
          { is: 'safe', kind: 'sorceress' },
        ],
      },
      hints: [
        'A Sorceress moves to any empty square of the board, however far it is.',
        'The Rook sees its rank and file, the Pawns capture diagonally downwards. Try m13, for one.',
      ],
      solution: ['Sb2-m13'],
      refutations: [
        { try: 'Sb2xn12', because: 'It jumps to empty squares only. It captures on adjacent squares.', illegal: true },
        { try: 'Sb2-m11', because: 'The Pawn on l12 captures the Sorceress there.' },
      ],
    },
    {
      fields: playing,
      pieces: 'S@b2 P@d5 n@n13 K@i1 k@f16',
      goal: 'Capture the Knight in two turns.',
      task: { is: 'captured', kind: 'knight' },
      turns: 2,
      hints: [
        'A Sorceress captures one square away, in any direction.',
        'Jump next to the Knight with the first move.',
      ],
      solution: ['Sb2-m12', 'Sm12xn13'],
    },
    {
      fields: playing,
      pieces: 'S@o3 P@h2 P@j2 r@i14 K@i1 k@f16',
      goal: 'Your King is in check. Put the Sorceress in the way.',
      task: { is: 'stands', kind: 'sorceress', on: { cells: onTheFile, called: 'between the Rook and your King' } },
      hints: [
        'It can stop a check from anywhere: any empty square will do.',
        'Choose a square of the i-file below the Rook.',
      ],
      solution: ['So3-i8'],
    },
    ...withCall({
      fields: playing,
      pieces: 'S@c3 R@j3 P@d5 p@m13 K@a1 k@i16',
      goal: 'Give check with the Sorceress, where the King cannot capture it.',
      task: {
        is: 'all',
        of: [
          { is: 'check' },
          {
            is: 'stands',
            kind: 'sorceress',
            on: { cells: ['h15', 'h16', 'i15', 'j15', 'j16'], called: 'next to the King' },
          },
          { is: 'safe', kind: 'sorceress' },
        ],
      },
      hints: [
        'A Sorceress next to the enemy King gives check. It should be protected there.',
        'Your Rook protects the whole j-file.',
      ],
      solution: ['Sc3-j15'],
      refutations: [{ try: 'Sc3-h15', because: 'That is check, but the King simply captures the Sorceress.' }],
    }),
  ],
};
