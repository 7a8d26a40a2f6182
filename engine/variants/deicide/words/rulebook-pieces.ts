/**
 * The pieces' own sections of the rulebook of Deicide Chess. What the pictures mark is worked out by the generator, so a
 * caption may only claim what the marks show. Where a position does not name the Kings, they stand out of the way.
 */
import type { CaptionedSpec, KindWords, RulebookSection } from '../../../core/vocabulary.ts';

/** Out of reach of every piece in the middle of the board. */
const FAR_KINGS = [
  ['K', 'K@n1'],
  ['k', 'k@c16'],
] as const;
const withKings = (pieces: string): string => {
  const tokens = pieces.split(' ');
  const missing = FAR_KINGS.filter(([letter]) => !tokens.some((token) => token.startsWith(`${letter}@`)));
  return [...tokens, ...missing.map(([, token]) => token)].join(' ');
};
export const white = (pieces: string, focus: string, caption: string): CaptionedSpec => ({
  spec: { pieces: withKings(pieces), turn: 'white', focus },
  caption,
});
export const black = (pieces: string, focus: string, caption: string): CaptionedSpec => ({
  spec: { pieces: withKings(pieces), turn: 'black', focus },
  caption,
});

type Kinds = Readonly<Record<string, KindWords>>;

/** Sections in the order in which a newcomer meets them: chess, its relatives, the strange ones, the pawns. */
export const piecesOf = (kinds: Kinds): readonly RulebookSection[] => {
  const about = (
    kind: string,
    rulings: readonly string[],
    diagrams: readonly CaptionedSpec[],
    more: readonly string[] = [],
  ): RulebookSection => ({
    id: kind,
    title: kinds[kind].name,
    kind,
    paragraphs: [kinds[kind].summary, ...kinds[kind].sentences, ...more],
    diagrams,
    rulings,
  });
  return [
    about(
      'king',
      ['D-K1', 'D-K2', 'D-K3', 'D-K4', 'D-K5', 'D-K6'],
      [
        white('K@h8 r@g13', 'h8', 'The Rook on g13 looks down the g-file, so three squares are closed to the King.'),
        white(
          "K@i1' R@a1' R@p1' r@j10",
          'i1',
          'It may castle towards a1. Towards p1 it would cross j1, where the Rook on j10 gives check.',
        ),
        white(
          'K@h8 m@i9',
          'h8',
          'The King is in check from a Bomber. It cannot capture it, and may not stay next to it.',
        ),
      ],
      [
        'It castles with either Rook: in the starting position White goes from i1 to g1 or to k1, Black from i16 to g16 or to k16. The Rook must stand on the King’s rank and must be an original Rook, not a promoted pawn. It does not matter whether the Rook, or a square that only the Rook passes, is attacked.',
      ],
    ),
    about(
      'queen',
      [],
      [white('Q@h8 n@h12 P@k11', 'h8', 'It captures the Knight on h12, and stops short of its own Pawn on k11.')],
    ),
    about(
      'rook',
      [],
      [white('R@h8 p@h13 P@d8', 'h8', 'Up the file as far as the Pawn it can capture; to the left only to e8.')],
    ),
    about(
      'bishop',
      ['D-T2'],
      [white('B@h8 n@e11 P@k5', 'h8', 'It captures the Knight on e11. Its own Pawn stands on k5.')],
    ),
    about(
      'knight',
      [],
      [white('N@h8 P@g8 P@h9 P@i8 P@h7 r@j9', 'h8', 'Its neighbours do not matter. On j9 it captures.')],
    ),
    about(
      'archbishop',
      ['D-T2'],
      [
        white(
          'A@h8 P@g9 P@j9 n@i10',
          'h8',
          'The Pawn on g9 closes a diagonal, the one on j9 a leap. On i10 it captures.',
        ),
      ],
    ),
    about(
      'chancellor',
      [],
      [
        white(
          'C@h8 P@h9 P@g10 n@i10',
          'h8',
          'The Pawn on h9 closes the file, the one on g10 a leap. On i10 it captures.',
        ),
      ],
    ),
    about(
      'centaur',
      [],
      [
        white(
          'E@h8 P@h9 r@i10 n@g7',
          'h8',
          'It leaps to capture on i10, steps to capture on g7. Its own Pawn stands on h9.',
        ),
      ],
    ),
    about(
      'champion',
      [],
      [
        white(
          'H@h8 P@h9 P@i9 r@j10 r@g9',
          'h8',
          'It leaps over h9 and i9 and can capture on j10. It cannot capture on g9: it never moves one square diagonally.',
        ),
      ],
    ),
    about(
      'wizard',
      [],
      [white('W@h8 r@k9 n@h7', 'h8', 'It captures on k9. The Knight on h7 stands on the wrong colour.')],
    ),
    about('prince', [], [white('I@h8 n@i9 P@h9', 'h8', 'It captures on i9. Its own Pawn stands on h9.')]),
    about(
      'princess',
      ['D-G2'],
      [
        white(
          'Y@h8 P@h9 P@h10 r@h11 n@i9',
          'h8',
          'It jumps over two Pawns to capture on h11; on i9 it captures as well.',
        ),
      ],
    ),
    about(
      'kitsune',
      ['D-B1', 'D-B2', 'D-B3', 'D-B4', 'D-B5'],
      [
        white('X@h8', 'h8', 'On an open board: every square it can reach.'),
        white(
          'X@h8 n@h9 r@i9',
          'h8',
          'The Knight on h9 blocks every path that begins upwards, and cannot be captured. The Rook on i9 can, through i8.',
        ),
      ],
      [
        'Without a slide in the middle, the two turns may cancel out: then it moves two squares orthogonally. Often several paths lead to one square, and one open path is enough.',
      ],
    ),
    about(
      'werewolf',
      ['D-B1', 'D-B2', 'D-B3', 'D-B4', 'D-B5'],
      [
        white('L@h8', 'h8', 'On an open board: every square it can reach.'),
        white(
          'L@h8 n@g9 r@h10',
          'h8',
          'The Knight on g9 blocks one path to h10, but the Rook can be captured through i9.',
        ),
      ],
    ),
    about(
      'cannon',
      ['D-C1', 'D-C2', 'D-C3', 'D-C4'],
      [
        white(
          'O@e5 p@e9 n@e12 r@e14 P@h5 r@m5',
          'e5',
          'Over the Pawn on e9 it captures on e12, over its own Pawn on h5 it captures on m5. The Rook on e14 stands behind two.',
        ),
      ],
      ['Kings and Snails can also be the piece in the middle.'],
    ),
    about(
      'archer',
      ['D-C1', 'D-C2', 'D-C3', 'D-C4'],
      [
        white(
          'V@e5 n@g7 r@j10 P@c7 p@b8 q@a9',
          'e5',
          'Over the Knight on g7 it captures on j10, over its own Pawn on c7 it captures on b8. The Queen on a9 stands behind two.',
        ),
      ],
    ),
    about(
      'sorceress',
      ['D-S1', 'D-S2', 'D-S3'],
      [
        white(
          'S@h8 n@i9 r@k11',
          'h8',
          'Every empty square of the board, and the Knight beside it. But not the Rook on k11.',
        ),
      ],
    ),
    about(
      'sumo',
      ['D-U1', 'D-U2', 'D-U3', 'D-U4', 'D-U5', 'D-U6', 'D-U7', 'D-U8', 'D-U10', 'D-U11', 'D-U12'],
      [
        white(
          'U@h8 n@h9 r@j8 p@g7 p@f6 z@g9',
          'h8',
          'It pushes the Knight to h10 and, from two squares away, the Rook to k8. The Pawn on g7 has another behind it, and a Snail cannot be pushed.',
        ),
        white('U@h14 q@h16 r@i15', 'h14', 'The Queen is pushed off the board and captured; the Rook is pushed to j16.'),
      ],
      [
        'A King can be pushed too. A King at the edge is in check when an enemy Sumo Wrestler could push it off; elsewhere a push may bring it into another check, which it then has to answer.',
        'A Bomber is pushed like any other piece, but pushed off the board it is captured and destroys the Sumo Wrestler too. A pushed King or Rook can no longer castle; a pushed Drunk Pawn does not count as moved.',
      ],
    ),
    about(
      'bomber',
      ['D-M1', 'D-M2', 'D-M3', 'D-M4', 'D-M5', 'D-M6', 'D-M7', 'D-M8', 'D-P14'],
      [
        white('M@h8 n@i9 P@h9', 'h8', 'If it captures on i9, both pieces are destroyed.'),
        white(
          'M@h8 m@i9 n@j9 r@i10 P@h10 q@k11',
          'h8',
          'Capturing the Bomber on i9 is a Big Bang: j9, i10 and its own Pawn on h10 go too. The Queen on k11 is too far.',
        ),
      ],
      [
        'A Big Bang destroys every piece on the eight squares around the captured Bomber: pieces of both sides, Kings, and Snails unless a house rule spares them. Time Machines in flight and terrain are not affected. So a King next to its own Bomber is in check when an enemy Bomber could capture that one.',
        'Only a capture makes a Bomber explode. One destroyed by a Big Bang or a Landmine does no harm, and two Bombers of one side cannot capture each other.',
      ],
    ),
    about(
      'snail',
      ['D-Z1', 'D-Z7', 'D-Z8', 'D-Z9', 'D-U6', 'D-TM9'],
      [
        white('Z@h8 n@i9', 'h8', 'It can step to seven squares. The Knight on i9 is safe.'),
        black('k@h8 Z@h9', 'h8', 'A King in check from a Snail cannot capture it and must move away.'),
      ],
    ),
    about(
      'time-machine',
      [
        'D-TM1',
        'D-TM2',
        'D-TM3',
        'D-TM4',
        'D-TM5',
        'D-TM6',
        'D-TM7',
        'D-TM8',
        'D-TM9',
        'D-TM10',
        'D-TM11',
        'D-TM14',
        'D-TM15',
        'D-TM16',
      ],
      [
        white(
          'T@d3 p@d7 P@g6 r@k3',
          'd3',
          'Every square where it may land: up to d7, where it may capture, and to k3; not g6.',
        ),
        black('k@h8 T@h8~2', 'h8', 'White’s Time Machine lands on h8 in two turns. The King is in check already.'),
        white('K@h8 T@i9~1', 'h8', 'Its own Time Machine lands on i9, so the King may not go there.'),
      ],
      [
        'The choice of its landing square is checked only when it leaves. Any piece that stands there when it lands is captured, even of its own side.',
        'Counters go down once per turn, after the last move, but not in the departure turn unless a house rule says so. Machines that land together do so in the order they left, so on the same square the later captures the earlier.',
        'A landing is part of the turn: it may answer a check by capturing or blocking, and you may not play a turn whose landing exposes your own King. It is not a move: a Fool does not copy it, and there is nothing to choose.',
      ],
    ),
    about(
      'fool',
      [
        'D-FOOL',
        'D-F1',
        'D-F2',
        'D-F3',
        'D-F4',
        'D-F5',
        'D-F6',
        'D-F7',
        'D-F8',
        'D-F9',
        'D-F10',
        'D-F11',
        'D-F12',
        'D-F13',
      ],
      [
        white('F@h8=N n@i10', 'h8', 'Black moved a Knight last, so the Fool moves like one.'),
        white('F@h8=P p@g9', 'h8', 'Black moved a Pawn last. The Fool’s forward is White’s forward.'),
        white('F@h8=U n@h9', 'h8', 'Black moved a Sumo Wrestler last. The Fool slides like one, but pushes nobody.'),
      ],
      [
        'As a King it steps but is not royal. As a Bomber it steps and captures but does not explode. As a Snail it steps and captures only the King, and can be captured itself. As a pawn it moves in its owner’s forward direction. As a Bishop it may turn on Cathedrals. The piece that moved last counts even if its move destroyed it.',
      ],
    ),
    about(
      'pawn',
      ['D-P1', 'D-P3', 'D-P4', 'D-P13', 'D-P15'],
      [
        white('P@h4 n@i5', 'h4', 'On rank 4 it may slide up to four squares, or capture the Knight.'),
        white('P@h7 n@h8 r@g8', 'h7', 'Further on it can only step, and h8 is occupied; so it can only capture on g8.'),
        white('P@h15 r@i16', 'h15', 'On h16 or i16 it promotes. There are 21 types to choose from.'),
      ],
    ),
    about(
      'rookie',
      ['D-P1', 'D-P3', 'D-P4', 'D-P6'],
      [white('J@h3 n@g3 r@i4', 'h3', 'Up to five squares forward, or the Knight beside it. The Rook on i4 is safe.')],
    ),
    about(
      'drunk-pawn',
      ['D-P2', 'D-P3', 'D-P4', 'D-P7'],
      [
        white("D@h3' n@h4 P@k6", 'h3', 'Five squares to one side, two to the other, or the Knight straight ahead.'),
        white('D@h3', 'h3', 'A Drunk Pawn that has already moved can only step.'),
      ],
    ),
  ];
};
