/**
 * The rulebook of acid: everything a newcomer needs to play, section by section, with positions for the pictures. What
 * the pictures mark is worked out by the generator, so a caption may only claim what the marks show. Each section names
 * the rulings that it retells; a reason why something cannot be done leads to the section that has its ruling.
 */
import { toldRule } from '../../../core/text/told-rule.ts';
import type { CaptionedSpec, HouseRule, KindWords, RulebookSection } from '../../../core/vocabulary.ts';

const about = (
  kind: string,
  words: KindWords,
  rulings: readonly string[],
  diagrams: readonly CaptionedSpec[],
): RulebookSection => ({
  id: kind,
  title: words.name,
  kind,
  paragraphs: [words.summary, ...words.sentences],
  diagrams,
  rulings,
});
const magi = (pieces: string, focus: string, caption: string): CaptionedSpec => ({
  spec: { pieces, turn: 'magi', focus },
  caption,
});

const SETUP =
  'S@a1 G@b1 V@c1 A@d1 K@e1 H@f1 R@g1 G@h1 S@i1 D@a2 D@b2 D@c2 D@d2 D@e2 D@f2 D@g2 D@h2 D@i2 ' +
  's@i9 g@h9 v@g9 a@f9 k@e9 h@d9 r@c9 g@b9 s@a9 d@a8 d@b8 d@c8 d@d8 d@e8 d@f8 d@g8 d@h8 d@i8';

export const rulebookOf = (
  kinds: Readonly<Record<string, KindWords>>,
  options: readonly HouseRule[],
): readonly RulebookSection[] => [
  {
    id: 'idea',
    kind: null,
    rulings: ['G1', 'G2', 'G4'],
    title: 'The idea',
    paragraphs: [
      'Two clouds, MAGI and LINE, meet where Pluto and Charon orbit, and want each other’s datachunk. The King carries it. Capture the enemy King and you win.',
      'There is no check: a King may stand in danger, and nothing warns you. Two other things end the game: a Worm that moves without capturing the enemy King, and a Charonite that returns to its starting rank.',
      'The players take turns and make one move each. You may not pass. MAGI begins.',
    ],
    diagrams: [],
  },
  {
    id: 'board',
    kind: null,
    rulings: ['Z1', 'Z2', 'Z3', 'Z4', 'Z5', 'Z5b', 'Z6', 'Z7', 'Z8', 'Z9', 'Z9b', 'Z12', 'G12'],
    title: 'The field and the Zone',
    paragraphs: [
      'The field is nine by nine, files a to i and ranks 1 to 9. Around it is the Zone, a ring of forty squares including the corners: file Δ on the left and δ on the right, rank λ at the bottom and Λ at the top. Without Greek keys, type z for Δ, j for δ, 0 for λ and 10 for Λ.',
      'MAGI sits below and plays up the board, LINE sits above and plays down. Forward, back and far are from the owner’s point of view; otherwise both sides move alike.',
      'Only a Ghost may move into the Zone and stay. A Voyager, a Holepunch and a Rainbow may pass through empty Zone squares during a move, but not through occupied ones. Every other piece gets there only by being pushed.',
      'No piece can be captured in the Zone, but a piece there still sees and still blocks its square. A pushed piece does not have to come back, but when it moves it must end in the field: by any of its own moves, or by one step in any direction to an empty field square. An Angel has only its own moves. A Ghost moves freely. A piece with no way back stays.',
    ],
    diagrams: [
      magi('S@Δ1 K@e1 k@e9', 'Δ1', 'A Sweeper in the Zone steps back into the field.'),
      magi('R@Δ5 K@e1 k@e9', 'Δ5', 'A Rainbow may also come back by her own moves.'),
    ],
  },
  {
    id: 'setup',
    kind: null,
    rulings: [],
    title: 'Setting up',
    paragraphs: [
      'On rank 1, from a to i, MAGI has a Sweeper, a Ghost, the Voyager, the Angel, the King, the Holepunch, the Rainbow, a Ghost and a Sweeper, and nine Diskettes on rank 2. LINE’s setup is the same, rotated by 180°: on rank 9 in that order from i to a, with the Diskettes on rank 8. The Zone is empty.',
      'Each side also has a Mass and a Worm in hand, visible to both players. Charonites appear only during the game.',
    ],
    diagrams: [magi(SETUP, 'e1', 'The starting position. The King can already swap places with either Sweeper.')],
  },
  {
    id: 'turn',
    kind: null,
    rulings: ['G3', 'G9', 'G11'],
    title: 'The turn',
    paragraphs: [
      'On your turn you move one piece, swap two pieces, or drop the Mass or the Worm from your hand. You may drop each of the two once in a game, from the first turn on.',
      'A piece captures by landing on an enemy; only the Voyager captures by jumping. A moving piece cannot capture a piece of its own side, or a Mass. Pieces block the way unless a rule allows leaping or swapping over them. Captured pieces never come back.',
      'Capturing is never compulsory. You may not pass, and a piece may not end where it began unless it captured something; but you may swap two Diskettes of your own.',
    ],
    diagrams: [],
  },
  about(
    'king',
    kinds.king,
    ['K1', 'K2', 'K3', 'K4', 'K5', 'K6', 'K7', 'K7b'],
    [
      magi(
        'K@e3 G@a3 g@i3 D@e7',
        'e3',
        'She can swap with all three, whatever their side: each stands exactly four squares away.',
      ),
      magi(
        'K@e1 D@e5 d@f2 s@a1',
        'e1',
        'She does not have to leave danger. She may capture the Diskette on f2, or swap with e5 or a1.',
      ),
    ],
  ),
  about(
    'angel',
    kinds.angel,
    ['AN2', 'AN5', 'AN6', 'AN7', 'AN10'],
    [
      magi(
        'A@f5 D@c2 d@c6 d@i5',
        'f5',
        'The Diskette of its own side on c2 guards d3, just as the enemy on c6 guards d5. The Angel can go to neither.',
      ),
      magi(
        'A@e4 d@e7 d@d8 K@a1 k@i9',
        'e4',
        'The Diskette on e7 is guarded from d8, so the Angel can go no further up the file than e6.',
      ),
    ],
  ),
  about(
    'voyager',
    kinds.voyager,
    ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8', 'V9', 'V11', 'V12', 'V14', 'V15'],
    [
      magi('V@e2', 'e2', 'Four diagonals, each with one bounce, and a step along the rank or file.'),
      magi(
        'V@d5 M@e6 d@e4 d@g4 d@g6 d@g8',
        'd5',
        'A chain of jumps may stop after each capture. His own Mass on e6 cannot be jumped.',
      ),
    ],
  ),
  about(
    'holepunch',
    kinds.holepunch,
    ['H1', 'H2', 'H3', 'H4', 'H5'],
    [
      magi('H@c1', 'c1', 'Only i8 is one leap away. The other squares need a second leap from δ7, aΛ or eΛ.'),
      magi(
        'H@c1 D@aΛ s@a9 v@h4',
        'c1',
        'A Diskette on aΛ blocks the way to g3 and h4. Through δ7 she can still capture on a9.',
      ),
    ],
  ),
  about(
    'rainbow',
    kinds.rainbow,
    ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7'],
    [
      magi('R@e3', 'e3', 'One or two squares along each diagonal, and the seven squares of the ring.'),
      magi(
        'R@c2 A@e3 d@e7',
        'c2',
        'Through a3, Δ5, a7 and c8 the ride ends with the capture on e7. The Angel on e3 blocks the other direction.',
      ),
    ],
  ),
  about(
    'ghost',
    kinds.ghost,
    ['Z2', 'Z9', 'Z9b', 'AN3'],
    [magi('G@e2', 'e2', 'Any empty square, including the Zone and its corners.')],
  ),
  about(
    'sweeper',
    kinds.sweeper,
    ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9'],
    [
      magi('S@a1', 'a1', 'From a corner to the three other corners.'),
      magi('S@e1', 'e1', 'From the middle of an edge to the middles of the three others.'),
    ],
  ),
  about(
    'diskette',
    kinds.diskette,
    ['DK1', 'DK2', 'DK3', 'DK4', 'DK5', 'DK6', 'DK7'],
    [
      magi('D@e4 D@f4 v@d5 d@e5', 'e4', 'They may swap with f4 or e5, or capture on d5. The square ahead is occupied.'),
      magi('D@e8', 'e8', 'One more step, and they become a Charonite.'),
    ],
  ),
  about(
    'charonite',
    kinds.charonite,
    ['C1', 'C2', 'C3', 'C4', 'C5', 'K5'],
    [
      magi('C@c4 g@c3', 'c4', 'One step straight back, here with a capture.'),
      {
        spec: { pieces: 'C@c4 g@c3 c@g8', turn: 'line', focus: 'g8' },
        caption: 'LINE’s Charonite moves up: one more step to rank 9, and LINE wins.',
      },
    ],
  ),
  about(
    'mass',
    kinds.mass,
    ['M1', 'M2', 'M3', 'M4'],
    [magi('M@e3 K@e7', 'e7', 'The Mass on e3 is four squares from the King, but she cannot swap with it.')],
  ),
  about(
    'worm',
    kinds.worm,
    ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7'],
    [
      magi(
        'W@e3',
        'e3',
        'Up to three squares along a rank or file. With no King to capture, every one of these moves loses.',
      ),
      magi(
        'W@e3 k@e5 d@c3',
        'e3',
        'Capturing the King on e5 wins. Every other move loses, including the capture on c3.',
      ),
    ],
  ),
  {
    id: 'sight',
    kind: null,
    rulings: [
      'AN1',
      'AN2',
      'AN3',
      'AN4',
      'AN7',
      'AN8',
      'AN9',
      'AN10',
      'AN11',
      'AN12',
      'AN13',
      'AN14',
      'AN15',
      'AN16',
      'AN17',
    ],
    title: 'The Angel’s sight',
    paragraphs: [
      'A piece sees a square if it could capture an enemy Angel standing there. Pieces of both sides count. Ghosts, Masses and pieces in hand see nothing.',
      'So a King sees the squares around her, a Diskette the two squares diagonally forward, a Charonite the one behind, and a Worm three squares along open ranks and files. A Voyager sees only what he could jump over, with an empty square behind it. A Sweeper sees the landing squares with nothing in the way, but not the squares passed over. A Holepunch and a Rainbow also see through the Zone. Another Angel sees along open lines like a queen, frozen or not.',
      'The Angel never moves onto or through a square that any other piece sees. For this, it counts as already standing there: the square it left is empty, and the piece it captures is gone.',
      'When a piece moves, is swapped, pushed or dropped, or promotes, and then sees the Angel, the Angel freezes. It thaws as soon as every such piece is gone, has moved out of sight or has its line blocked. The Angel does not freeze when another piece opens a line, nor when a line is blocked and opened again.',
      'A frozen Angel can still be captured, swapped by a King and pushed by a Sweeper. A swap may put it on a square that is seen; then only the two pieces that swapped can freeze it. In the Zone no piece sees it.',
    ],
    diagrams: [
      magi(
        'A@e4 w@b4 K@a1 k@i9',
        'e4',
        'The Worm on b4 sees three squares along the rank, so the Angel cannot go left. The Worm has not just moved, so nothing is frozen.',
      ),
      magi('A@a4 h@c1 K@i2 k@e9', 'a4', 'The Holepunch sees a5 through δ7, so the Angel cannot go up the file.'),
    ],
  },
  {
    id: 'shoves',
    kind: null,
    rulings: ['S4', 'S5', 'S7', 'S10', 'Z10', 'Z11', 'Z14', 'K6'],
    title: 'Pushes and the depths',
    paragraphs: [
      'A Sweeper pushes the one piece in the way, of either side, over the landing square into the next square on the same line, which is in the Zone. They cannot go there if two pieces or a Mass are in the way, or if one piece is in the way and the landing square is occupied too.',
      'A piece that already stands on that Zone square goes to the depths and is out of the game. A King who is pushed into the Zone is safe there. A King who goes to the depths loses the game, whichever side sent her there.',
      'Being pushed across a rank does not count as standing on it: a Diskette does not become a Charonite that way, and a Charonite does not win. Nor do the squares of the Zone count, which belong to no rank of the field.',
    ],
    diagrams: [
      magi(
        'S@a9 h@i9 v@a6 d@a5 d@g3',
        'a9',
        'Going to i1 pushes the Diskette into δλ. Going to i9 captures the Holepunch. On the way to a1 two pieces are in the way.',
      ),
      magi(
        'S@a9 d@g3 G@δλ',
        'a9',
        'The Sweeper goes to i1, the Diskette to δλ, and the Ghost on δλ to the depths, although it is on the same side.',
      ),
    ],
  },
  {
    id: 'endings',
    kind: null,
    rulings: ['G5', 'G6', 'G8', 'C4', 'W2', 'Z11'],
    title: 'How the game ends',
    paragraphs: [
      'You win when the enemy King is captured or goes to the depths, when the enemy moves the Worm without capturing your King, or when a Charonite of yours stands on your starting rank. It does not matter whose move causes it: you can push your own King to the depths, or swap an enemy Charonite home, and lose.',
      'The game is a draw when the side to move has no legal move, when the same position occurs for the third time (same side to move, same hands, Angels frozen by the same pieces), or when both players agree. A house rule adds a draw for games without progress. A player who resigns loses.',
    ],
    diagrams: [magi('K@e1 C@e5 k@e9', 'e1', 'Swapping with e5 brings the Charonite home to e1: MAGI wins.')],
  },
  {
    id: 'house-rules',
    kind: null,
    rulings: ['Z5', 'Z5b', 'Z9', 'Z9b', 'Z13', 'K7b', 'S5', 'G7'],
    title: 'House rules',
    paragraphs: options.map(toldRule),
    diagrams: [],
  },
  {
    id: 'notation',
    kind: null,
    rulings: [],
    title: 'How moves are written',
    paragraphs: [
      'First the letter of the piece and the square it leaves, then what it does: – moves (D c2–c3), × captures (D g4×f5), ⇄ swaps places (K e1⇄e5), @ drops (M@d4).',
      'Pieces captured by jumping come before the landing square (V d5×e4, g4–h5). A push follows the move (S a9–i1, g3→δλ), with × after it if a piece goes to the depths.',
    ],
    diagrams: [],
  },
  {
    id: 'credits',
    kind: null,
    rulings: [],
    title: 'Credits',
    paragraphs: [
      'acid is by juniper/diskette/edith/ashley, who made it in 2023. This rulebook explains its rules in our own words. Where the original is silent or contradicts itself, we follow one reading throughout.',
      'The pieces keep the pronouns of the original: a Ghost is xe, a Charonite ae, a Rainbow he or she; a Diskette and a Sweeper are they.',
    ],
    diagrams: [],
  },
];
