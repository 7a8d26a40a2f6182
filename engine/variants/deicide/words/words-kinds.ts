/**
 * What the pieces of Deicide Chess are called and what they do, as a player wants to read it in ten seconds: movement
 * first, then every named ability. The promotion chooser shows the summaries, so each must tell its kind from the others.
 */
import type { KindWords } from '../../../core/vocabulary.ts';

const HEAD_START_IS_NO_TAKING = 'Every square of the slide must be empty, including the last.';
const promotion = (name: string): string =>
  `Promotion: a ${name} that reaches the far rank by its own move must promote to any type except King, Pawn, Rookie and Drunk Pawn.`;
const enPassant = (name: string): string =>
  `En passant: if an enemy ${name} slides past a square where yours could have captured it, yours may move to that square on your next turn and capture it. This works on any square it passed, wherever it has gone or been pushed since.`;

export const kinds = {
  king: {
    name: 'King',
    letter: 'K',
    summary: 'Steps one square in any direction and castles. Checkmate it and you win.',
    sentences: [
      'Steps one square in any direction, to an empty square or to capture.',
      'Royal: a check must be answered at once, and no move may leave the King in check. If there is no answer, it is checkmate and the game is lost.',
      'Castling: it moves two squares along its rank towards a Rook, and the Rook goes to the square it crossed. Neither may have moved or been pushed before, all squares between them must be empty, and the King may not be in check where it starts, crosses or ends.',
      'It can never capture a Bomber, because it would be destroyed too.',
    ],
  },
  queen: {
    name: 'Queen',
    letter: 'Q',
    summary: 'Slides any distance in any direction.',
    sentences: [
      'Slides any distance over empty squares along its rank, its file or a diagonal, and captures the enemy it runs into.',
    ],
  },
  rook: {
    name: 'Rook',
    letter: 'R',
    summary: 'Slides any distance along its rank or file.',
    sentences: [
      'Slides any distance over empty squares along its rank or file, and captures the enemy it runs into.',
      'The King castles with a Rook that has never been moved or pushed.',
    ],
  },
  bishop: {
    name: 'Bishop',
    letter: 'B',
    summary: 'Slides any distance diagonally.',
    sentences: [
      'Slides any distance over empty squares along a diagonal, and captures the enemy it runs into. It keeps to squares of one colour, unless it goes through a Portal.',
      'With terrain, it may turn by 90° on every empty Cathedral it comes to.',
    ],
  },
  knight: {
    name: 'Knight',
    letter: 'N',
    summary: 'Moves like a chess Knight.',
    sentences: [
      'Leaps two squares along a rank or file and one to the side, over anything, with or without a capture.',
    ],
  },
  pawn: {
    name: 'Pawn',
    letter: 'P',
    summary: 'Steps forward, captures diagonally forward. May start with a slide of up to four squares.',
    sentences: [
      'Steps one square straight forward to an empty square. Captures one square diagonally forward.',
      `Head start: whenever it is on its own fourth rank (4 for White, 13 for Black) or behind it, it may slide up to four squares forward. ${HEAD_START_IS_NO_TAKING}`,
      enPassant('Pawn'),
      promotion('Pawn'),
    ],
  },
  archbishop: {
    name: 'Archbishop',
    letter: 'A',
    summary: 'Slides like a Bishop or leaps like a Knight.',
    sentences: [
      'Slides any distance over empty squares along a diagonal, or leaps like a Knight. It captures both ways.',
      'With terrain, its slide may turn by 90° on every empty Cathedral it comes to.',
    ],
  },
  chancellor: {
    name: 'Chancellor',
    letter: 'C',
    summary: 'Slides like a Rook or leaps like a Knight.',
    sentences: [
      'Slides any distance over empty squares along its rank or file, or leaps like a Knight. It captures both ways. It does not castle.',
    ],
  },
  cannon: {
    name: 'Cannon',
    letter: 'O',
    summary: 'Slides along its rank or file. Captures on those lines by jumping over exactly one piece.',
    sentences: [
      'Slides any distance over empty squares along its rank or file, but never captures that way.',
      'Captures along the same lines by jumping over exactly one piece of either side between it and the enemy, at any distance. A Wall can serve as the piece in the middle.',
      'It jumps only to capture.',
    ],
  },
  archer: {
    name: 'Archer',
    letter: 'V',
    summary: 'Slides diagonally. Captures on those lines by jumping over exactly one piece.',
    sentences: [
      'Slides any distance over empty squares along a diagonal, but never captures that way. It keeps to squares of one colour, unless it goes through a Portal.',
      'Captures along the same lines by jumping over exactly one piece of either side between it and the enemy, at any distance. A Wall can serve as the piece in the middle.',
      'It jumps only to capture.',
    ],
  },
  'time-machine': {
    name: 'Time Machine',
    letter: 'T',
    summary: 'Leaves the board and lands three turns later on a square a Queen could reach, capturing any piece there.',
    sentences: [
      'Choose any square that a Queen in its place could move to or capture on. The Time Machine leaves the board with three counters and loses one at the end of each later turn of its owner. When the last is gone, it lands on that square.',
      'It captures any piece that stands there then, of either side. A Bomber there destroys it too. A Snail cannot be captured, so the Time Machine stays in flight and tries again after each turn of its owner.',
      'In flight it blocks nothing and nothing can affect it. The square is not reserved: other pieces may cross it and stop on it.',
      'A King on a square where a Time Machine will land is in check, whichever side the machine belongs to and however many counters are left. On the board, it threatens nothing.',
    ],
  },
  champion: {
    name: 'Champion',
    letter: 'H',
    summary: 'Steps one square along its rank or file, or leaps exactly two squares in any direction.',
    sentences: [
      'Steps one square along its rank or file, or leaps exactly two squares in any direction, over anything. It captures both ways.',
    ],
  },
  wizard: {
    name: 'Wizard',
    letter: 'W',
    summary: 'Steps one square diagonally, or leaps three squares and one to the side.',
    sentences: [
      'Steps one square diagonally, or leaps three squares along a rank or file and one to the side, over anything. It captures both ways, and keeps to squares of one colour.',
    ],
  },
  kitsune: {
    name: 'Kitsune',
    letter: 'X',
    summary: 'Steps orthogonally, slides diagonally, steps orthogonally, turning 45° each time.',
    sentences: [
      'Moves in three parts: one square orthogonally, any distance (or none) diagonally, one square orthogonally. Before the second and the third part it turns 45° left or right.',
      'It may not stop early or jump, and only the last step may capture. It keeps to squares of one colour, unless it goes through a Portal.',
    ],
  },
  werewolf: {
    name: 'Werewolf',
    letter: 'L',
    summary: 'Steps diagonally, slides orthogonally, steps diagonally, turning 45° each time.',
    sentences: [
      'Moves in three parts: one square diagonally, any distance (or none) orthogonally, one square diagonally. Before the second and the third part it turns 45° left or right.',
      'It may not stop early or jump, and only the last step may capture.',
    ],
  },
  centaur: {
    name: 'Centaur',
    letter: 'E',
    summary: 'Steps one square in any direction, or leaps like a Knight.',
    sentences: ['Steps one square in any direction, or leaps like a Knight. It captures both ways.'],
  },
  fool: {
    name: 'Fool',
    letter: 'F',
    summary: 'Moves and captures like the piece the enemy moved last.',
    sentences: [
      'Joker: moves and captures like the type of piece that the enemy moved last. Before the enemy’s first move it cannot move. After a turn of two moves, the second one counts.',
      'It copies only how the piece moves, not its abilities: no castling, head start, en passant, promotion, pushing or self-destruction, and no extra move for anybody. After a promotion it moves like the pawn that promoted.',
      'After a Time Machine it leaves the board itself and lands as a Fool. After another Fool it moves as that one did.',
      'So your last move decides what an enemy Fool threatens. You may not move a type that would let it capture your King, and you can answer a check by a Fool by moving a different type.',
    ],
  },
  sumo: {
    name: 'Sumo Wrestler',
    letter: 'U',
    summary: 'Slides up to two squares in any direction. Pushes an enemy one square, or off the board.',
    sentences: [
      'Slides one or two squares in any direction, to an empty square. It cannot capture that way.',
      'Kimarite: it pushes an enemy within two squares, with nothing between, one square further, and stops where the enemy stood. The square behind the enemy must be empty.',
      'An enemy pushed off the board is captured. A King that could be pushed off is in check.',
      'It cannot push two pieces in a row, pieces of its own side, or a Snail.',
    ],
  },
  sorceress: {
    name: 'Sorceress',
    letter: 'S',
    summary: 'Moves to any empty square of the board. Captures only on adjacent squares.',
    sentences: [
      'Moves to any empty square of the whole board, over anything.',
      'Captures only on adjacent squares, in any direction.',
    ],
  },
  rookie: {
    name: 'Rookie',
    letter: 'J',
    summary: 'Steps forward, captures sideways. May start with a slide of up to five squares.',
    sentences: [
      'Steps one square straight forward to an empty square. Captures one square to the left or right.',
      `Head start: whenever it is on its own third rank (3 for White, 14 for Black) or behind it, it may slide up to five squares forward. ${HEAD_START_IS_NO_TAKING}`,
      enPassant('Rookie'),
      promotion('Rookie'),
    ],
  },
  'drunk-pawn': {
    name: 'Drunk Pawn',
    letter: 'D',
    summary:
      'Steps diagonally forward, captures straight ahead. May start with a diagonal slide of up to five squares.',
    sentences: [
      'Steps one square diagonally forward to an empty square. Captures one square straight ahead.',
      `Head start: with its first move, from its own third rank (3 for White, 14 for Black) or behind it, it may slide up to five squares diagonally forward. Being pushed does not count as a move. ${HEAD_START_IS_NO_TAKING}`,
      enPassant('Drunk Pawn'),
      promotion('Drunk Pawn'),
    ],
  },
  prince: {
    name: 'Prince',
    letter: 'I',
    summary: 'Steps one square in any direction. Not royal: it can be captured.',
    sentences: [
      'Steps one square in any direction, to an empty square or to capture.',
      'It is not a King: it can be captured, may stay in danger, and does not castle.',
    ],
  },
  princess: {
    name: 'Princess',
    letter: 'Y',
    summary: 'Jumps one, two or three squares in any direction, over anything.',
    sentences: ['Jumps one, two or three squares in any direction, over anything, with or without a capture.'],
  },
  bomber: {
    name: 'Bomber',
    letter: 'M',
    summary: 'Steps one square in any direction. When it captures or is captured, both pieces are destroyed.',
    sentences: [
      'Steps one square in any direction, to an empty square or to capture.',
      'Self-Destruct: when it captures or is captured, both pieces are destroyed, from any distance. The square is then empty.',
      'Big Bang: when a Bomber captures a Bomber, all pieces on the eight squares around the captured one are destroyed too, including Kings. Bombers destroyed this way do not explode.',
      'Next to an enemy King it gives check, and the King cannot capture it.',
    ],
  },
  snail: {
    name: 'Snail',
    letter: 'Z',
    summary:
      'Steps one square in any direction. Cannot be captured and checks a King next to it. Moving it gives the enemy two moves.',
    sentences: [
      'Steps one square in any direction, to an empty square.',
      'Immortal Nemesis: it captures only the King, so a King next to an enemy Snail is in check and must move away. It cannot be captured or pushed, but a Landmine or a Big Bang can destroy it.',
      'Snail’s Pace: after it moves, the enemy may make two moves on the next turn. If the first of them gives check, the turn ends.',
      'In a turn of two moves, moving the Snail uses up both, and the enemy then gets no extra move.',
    ],
  },
} as const satisfies Record<string, KindWords>;

/** A Wall stands on the board like a piece, but is nobody’s and never moves. */
export const wallWords: KindWords = {
  name: 'Wall',
  letter: '#',
  summary: 'Blocks its square permanently.',
  sentences: ['No piece can enter its square, slide through it or push it. Leaps go over it.'],
};
