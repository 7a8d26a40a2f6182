/** The King: his step, castling, how a check is answered, and checkmate as the aim. */
import type { Lesson } from '../lesson.ts';
import { withCall } from './calling.ts';
import { playing } from './playing.ts';

const unmoved = { hasMoved: false };

export const kingLesson: Lesson = {
  id: 'deicide-king',
  variant: 'deicide',
  chapter: 'aim',
  title: 'The King',
  subtitle: 'one step, never into danger',
  about: ['king'],
  closing: 'That is the King. Lose him, and the game is over.',
  steps: [
    {
      fields: playing,
      pieces: 'K@i5 P@c4 n@j6 k@i16',
      goal: 'Capture the Knight with your King.',
      task: { is: 'captured', kind: 'knight' },
      hints: ['A King moves one step in any direction.', 'The Knight on j6 is one step away, diagonally.'],
      solution: ['Ki5xj6'],
    },
    {
      fields: playing,
      pieces: 'K@i5 P@c4 n@j6 r@j12 b@i6 k@o16',
      goal: 'Capture the piece that is not protected.',
      task: { is: 'captures', count: 1 },
      hints: [
        'A King may not go where an enemy could capture him, so he never captures a protected piece.',
        'The Rook protects the Knight. Nothing protects the Bishop on i6.',
      ],
      solution: ['Ki5xi6'],
      refutations: [{ try: 'Ki5xj6', because: 'The Rook on j12 could capture the King on j6.', illegal: true }],
    },
    {
      fields: playing,
      pieces: 'K@i1 R@a1 R@p1 P@d4 P@h4 r@j12 k@o16',
      flags: { i1: unmoved, a1: unmoved, p1: unmoved },
      goal: 'Castle.',
      task: { is: 'plays', action: 'castle', called: 'castle' },
      hints: [
        'If neither has moved, the King goes two squares towards a Rook, and the Rook goes to his other side.',
        'He may not pass a square where he could be captured. Castle with the Rook on a1: choose the King, then g1.',
      ],
      solution: ['Ki1-g1,Ra1-h1'],
      refutations: [
        { try: 'Ki1-k1,Rp1-j1', because: 'The King would pass j1, which the Rook on j12 attacks.', illegal: true },
      ],
    },
  ],
};

export const checkLesson: Lesson = {
  id: 'deicide-check',
  variant: 'deicide',
  chapter: 'aim',
  title: 'Check',
  subtitle: 'three ways out of it',
  about: ['king'],
  closing: 'In check, capture the attacker, block its way or move the King. Nothing else is allowed.',
  steps: [
    {
      fields: playing,
      pieces: 'K@i1 B@d4 N@c3 P@b4 P@h2 P@j2 r@i9 k@o16',
      goal: 'Your King is in check. Capture the piece that attacks him.',
      task: { is: 'captured', kind: 'rook' },
      hints: [
        'While your King is in check, every move must end the check.',
        'Your Bishop on d4 has an open diagonal to i9.',
      ],
      solution: ['Bd4xi9'],
    },
    {
      fields: playing,
      pieces: 'K@i1 B@f4 P@b4 P@h2 P@j2 r@i12 k@o16',
      goal: 'Block the check with your Bishop.',
      task: { is: 'stands', kind: 'bishop', on: { cells: ['i7'], called: 'the i-file' } },
      hints: ['A piece between the King and his attacker ends the check.', 'From f4 the Bishop reaches i7.'],
      solution: ['Bf4-i7'],
    },
    {
      fields: playing,
      pieces: 'K@i1 R@i4 P@b4 r@i12 b@m5 k@o16',
      goal: 'Bring your King to safety.',
      task: { is: 'stands', kind: 'king', on: { cells: ['h2', 'j2', 'h1', 'j1', 'i2'] } },
      hints: ['Move him to a square that no enemy attacks.', 'The Bishop gives check along its diagonal.'],
      solution: ['Ki1-i2'],
    },
  ],
};

export const checkmateLesson: Lesson = {
  id: 'deicide-checkmate',
  variant: 'deicide',
  chapter: 'aim',
  title: 'Checkmate',
  subtitle: 'how the game is won',
  about: ['king'],
  closing: 'A King in check with no way out is checkmated, and the game is over.',
  steps: [
    ...withCall({
      fields: playing,
      pieces: 'K@i1 R@a15 R@b3 P@d4 k@i16',
      goal: 'Give checkmate.',
      task: { is: 'wins' },
      hints: [
        'It is checkmate when the King is in check and no move ends the check.',
        'One Rook guards rank 15. Give check with the other on rank 16.',
      ],
      solution: ['Rb3-b16'],
      refutations: [{ try: 'Ra15-a16', because: 'That is check, but now the King steps down to rank 15.' }],
    }),
    ...withCall({
      fields: playing,
      pieces: 'K@i1 Q@h8 N@m14 P@d4 k@o16',
      goal: 'Give checkmate with the Queen next to the King.',
      task: { is: 'wins' },
      hints: [
        'The King cannot capture a protected piece.',
        'The Knight protects o15. Slide the Queen there along her diagonal.',
      ],
      solution: ['Qh8-o15'],
    }),
  ],
};
