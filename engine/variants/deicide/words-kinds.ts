/**
 * What the pieces of Deicide Chess are called and what they do, as a player wants to read it in ten seconds: movement
 * first, then every named ability. The promotion chooser shows the summaries, so each must tell its kind from the others.
 */
import type { KindWords } from '../../core/vocabulary.ts';

const HEAD_START_IS_NO_TAKING = 'Every square of the slide must be empty, the last one too.';
const promotion = (name: string): string =>
  `Promotion: when a ${name} reaches the far rank by its own move, it must become another kind there, any of the 21 but King, Pawn, Rookie and Drunk Pawn.`;
const enPassant = (name: string): string =>
  `En passant: when an enemy ${name} slides past a square where yours could have taken it, yours may go to that square in your very next turn, and the other is taken all the same. Any square it passed will do, wherever it has gone or been pushed since.`;

export const kinds = {
  king: {
    name: 'King',
    letter: 'K',
    summary: 'Steps one square any way and castles. Checkmate it and you win.',
    sentences: [
      'Steps one square in any direction, to an empty square or to take.',
      'Royal: while the King is in check, its side must put an end to that at once, and no move may leave it in check. If it cannot, it is checkmated and has lost.',
      'Castling: it goes two squares along its rank towards a Rook, and the Rook lands on the square it crossed. Neither may have been moved or pushed before, all squares between them must be empty, and the King may not be in check where it starts, crosses or ends.',
      'It never takes a Bomber, for it would go too.',
    ],
  },
  queen: {
    name: 'Queen',
    letter: 'Q',
    summary: 'Slides any distance, straight or diagonally.',
    sentences: [
      'Slides any distance over empty squares along its rank, its file or a diagonal, and takes the enemy it runs into.',
    ],
  },
  rook: {
    name: 'Rook',
    letter: 'R',
    summary: 'Slides any distance along its rank or file.',
    sentences: [
      'Slides any distance over empty squares along its rank or file, and takes the enemy it runs into.',
      'The King castles with a Rook that has never been moved or pushed.',
    ],
  },
  bishop: {
    name: 'Bishop',
    letter: 'B',
    summary: 'Slides any distance diagonally.',
    sentences: [
      'Slides any distance over empty squares along a diagonal, and takes the enemy it runs into. It keeps to squares of one colour, unless it goes through a Portal.',
      'Where there is terrain, it may turn a right angle on every empty Cathedral that it comes to.',
    ],
  },
  knight: {
    name: 'Knight',
    letter: 'N',
    summary: 'Leaps two squares one way and one aside, over anything.',
    sentences: ['Leaps two squares along a rank or file and one aside, over anything, to an empty square or to take.'],
  },
  pawn: {
    name: 'Pawn',
    letter: 'P',
    summary: 'Steps forward, takes diagonally forward, may begin with a slide of up to four.',
    sentences: [
      'Steps one square straight forward to an empty square. Takes one square diagonally forward, and only there.',
      `Head start: on its own fourth rank (4 for White, 13 for Black) or behind it, it may slide up to four squares forward, as often as it stands there. ${HEAD_START_IS_NO_TAKING}`,
      enPassant('Pawn'),
      promotion('Pawn'),
    ],
  },
  archbishop: {
    name: 'Archbishop',
    letter: 'A',
    summary: 'Slides like a Bishop or leaps like a Knight.',
    sentences: [
      'Slides any distance over empty squares along a diagonal, or leaps two squares one way and one aside, over anything. It takes both ways.',
      'Where there is terrain, its slide may turn a right angle on every empty Cathedral that it comes to.',
    ],
  },
  chancellor: {
    name: 'Chancellor',
    letter: 'C',
    summary: 'Slides like a Rook or leaps like a Knight.',
    sentences: [
      'Slides any distance over empty squares along its rank or file, or leaps two squares one way and one aside, over anything. It takes both ways. It does not castle.',
    ],
  },
  cannon: {
    name: 'Cannon',
    letter: 'O',
    summary: 'Slides along its rank or file, and takes there by jumping over exactly one piece.',
    sentences: [
      'Slides any distance over empty squares along its rank or file, but never takes that way.',
      'Takes along the same lines by jumping over exactly one piece, of either side, that stands between it and the enemy. How far apart the three are does not matter. A Wall will do for the piece in the middle.',
      'It jumps only to take.',
    ],
  },
  archer: {
    name: 'Archer',
    letter: 'V',
    summary: 'Slides diagonally, and takes there by jumping over exactly one piece.',
    sentences: [
      'Slides any distance over empty squares along a diagonal, but never takes that way. It keeps to squares of one colour, unless it goes through a Portal.',
      'Takes along the same lines by jumping over exactly one piece, of either side, that stands between it and the enemy. How far apart the three are does not matter. A Wall will do for the piece in the middle.',
      'It jumps only to take.',
    ],
  },
  'time-machine': {
    name: 'Time Machine',
    letter: 'T',
    summary: 'Leaves the board and lands three turns later where a Queen could have gone, on whoever is there.',
    sentences: [
      'Names any square that a Queen in its place could move to or take on, and leaves the board with three counters. One counter goes at the end of each later turn of its owner; when the last is gone, it lands on that square.',
      'Whoever stands there then is taken, friend or foe. A Bomber there takes it along. A Snail cannot be taken, so it stays in flight and tries again after each turn of its owner.',
      'In flight it stands in nobody’s way and nothing can touch it. The square is not kept for it: others may cross it and stop on it.',
      'A King on a square where a Time Machine is due is in check, whosever the machine is and however many counters are left. Standing on the board, it threatens nobody.',
    ],
  },
  champion: {
    name: 'Champion',
    letter: 'H',
    summary: 'Steps one square straight, or leaps exactly two, straight or diagonally.',
    sentences: [
      'Steps one square along its rank or file, or leaps exactly two squares in any of the eight directions, over anything. It takes both ways.',
    ],
  },
  wizard: {
    name: 'Wizard',
    letter: 'W',
    summary: 'Steps one square diagonally, or leaps three one way and one aside.',
    sentences: [
      'Steps one square diagonally, or leaps three squares along a rank or file and one aside, over anything. It takes both ways, and keeps to squares of one colour.',
    ],
  },
  kitsune: {
    name: 'Kitsune',
    letter: 'X',
    summary: 'Steps straight, slides diagonally, steps straight, bending a little each time.',
    sentences: [
      'Goes in three parts: one square straight, any distance or none diagonally, one square straight. Before the second and the third it turns by half a right angle, left or right as it likes.',
      'It may not stop early or jump, and only the last step may take. It keeps to squares of one colour, unless it goes through a Portal.',
    ],
  },
  werewolf: {
    name: 'Werewolf',
    letter: 'L',
    summary: 'Steps diagonally, slides straight, steps diagonally, bending a little each time.',
    sentences: [
      'Goes in three parts: one square diagonally, any distance or none straight, one square diagonally. Before the second and the third it turns by half a right angle, left or right as it likes.',
      'It may not stop early or jump, and only the last step may take.',
    ],
  },
  centaur: {
    name: 'Centaur',
    letter: 'E',
    summary: 'Steps one square any way, or leaps like a Knight.',
    sentences: [
      'Steps one square in any direction, or leaps two squares one way and one aside, over anything. It takes both ways.',
    ],
  },
  fool: {
    name: 'Fool',
    letter: 'F',
    summary: 'Moves and takes like whatever the other side moved last.',
    sentences: [
      'Joker: moves and takes like the kind of piece that the other side moved last. Before the other side has moved, it stands still; after a turn of two moves, the second counts.',
      'It copies the way of moving and nothing with a name: no castling, head start, en passant or promotion, no pushing, no blowing up, no extra move for anybody. After a promotion it moves like the pawn that was promoted.',
      'After a Time Machine it goes off in time itself, and lands as a Fool. After another Fool it moves as that one did.',
      'So your own last move decides what an enemy Fool threatens. You may not move a kind that lets it take your King, and a check by a Fool can be met by moving something else.',
    ],
  },
  sumo: {
    name: 'Sumo Wrestler',
    letter: 'U',
    summary: 'Slides up to two squares any way. Pushes an enemy one square on, or off the board.',
    sentences: [
      'Slides one or two squares in any direction, to an empty square. It takes nobody that way.',
      'Kimarite: an enemy in its way, on the next square or on the one after with nothing between, is pushed one square further, and the Sumo Wrestler stops where the enemy stood. The square behind must be empty.',
      'Pushed over the edge of the board, the enemy is taken. A King that could be pushed off is in check.',
      'It cannot push two in a row, its own side, or a Snail.',
    ],
  },
  sorceress: {
    name: 'Sorceress',
    letter: 'S',
    summary: 'Moves to any empty square of the board. Takes only on the next square.',
    sentences: [
      'Moves to any empty square of the whole board, over anything.',
      'Takes by one step in any direction, and no further.',
    ],
  },
  rookie: {
    name: 'Rookie',
    letter: 'J',
    summary: 'Steps forward, takes sideways, may begin with a slide of up to five.',
    sentences: [
      'Steps one square straight forward to an empty square. Takes one square to the left or to the right, and only there.',
      `Head start: on its own third rank (3 for White, 14 for Black) or behind it, it may slide up to five squares forward, as often as it stands there. ${HEAD_START_IS_NO_TAKING}`,
      enPassant('Rookie'),
      promotion('Rookie'),
    ],
  },
  'drunk-pawn': {
    name: 'Drunk Pawn',
    letter: 'D',
    summary: 'Steps diagonally forward, takes straight ahead, may begin with a diagonal slide of up to five.',
    sentences: [
      'Steps one square diagonally forward to an empty square. Takes one square straight ahead, and only there.',
      `Head start: with its first move, and only from its own third rank (3 for White, 14 for Black) or behind it, it may slide up to five squares diagonally forward. Having been pushed does not count as a move. ${HEAD_START_IS_NO_TAKING}`,
      enPassant('Drunk Pawn'),
      promotion('Drunk Pawn'),
    ],
  },
  prince: {
    name: 'Prince',
    letter: 'I',
    summary: 'Steps one square any way. Not royal: it can be taken like anybody else.',
    sentences: [
      'Steps one square in any direction, to an empty square or to take.',
      'It is no King: it can be taken, may stand in danger, and does not castle.',
    ],
  },
  princess: {
    name: 'Princess',
    letter: 'Y',
    summary: 'Jumps one, two or three squares any way, over anything.',
    sentences: [
      'Jumps one, two or three squares in any of the eight directions, over anything, to an empty square or to take.',
    ],
  },
  bomber: {
    name: 'Bomber',
    letter: 'M',
    summary: 'Steps one square any way. Whoever it takes, or is taken by, is destroyed with it.',
    sentences: [
      'Steps one square in any direction, to an empty square or to take.',
      'Self-Destruct: when it takes or is taken, both are destroyed, however it was done and from however far away. The square is empty afterwards.',
      'Big Bang: when a Bomber takes a Bomber, everybody on the eight squares around the taken one is destroyed as well, Kings included. Bombers that go this way set off nothing more.',
      'Beside an enemy King it gives check, and the King cannot take it.',
    ],
  },
  snail: {
    name: 'Snail',
    letter: 'Z',
    summary:
      'Steps one square any way. Cannot be taken, checks the King beside it; moving it gives the enemy two moves.',
    sentences: [
      'Steps one square in any direction, to an empty square.',
      'Immortal Nemesis: it takes nobody but the King, so a King beside an enemy Snail is in check and must walk away. Nothing can take or push it; a Landmine or a Big Bang destroys it all the same.',
      'Snail’s Pace: after it has moved, the other side may move twice in its next turn. If the first of the two gives check, the turn ends with it.',
      'In a turn of two moves it costs both of them, and then gives the other side nothing.',
    ],
  },
} as const satisfies Record<string, KindWords>;

/** A Wall stands on the board like a piece, but is nobody’s and never moves. */
export const wallWords: KindWords = {
  name: 'Wall',
  letter: '#',
  summary: 'Stands in everybody’s way for good.',
  sentences: ['Nobody enters its square, slides through it or pushes it. Leaps go over it.'],
};
