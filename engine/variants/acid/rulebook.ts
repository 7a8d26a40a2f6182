/**
 * The rulebook of acid: everything a newcomer needs to play, section by section, with positions for the pictures. What
 * the pictures mark is worked out by the generator, so a caption may only claim what the marks show. Each section names
 * the rulings that it retells; a reason why something cannot be done leads to the section that has its ruling.
 */
import type { Diagram, HouseRule, KindWords, RulebookSection } from '../../core/vocabulary.ts';

const about = (
  kind: string,
  words: KindWords,
  rulings: readonly string[],
  diagrams: readonly Diagram[],
): RulebookSection => ({
  id: kind,
  title: words.name,
  kind,
  paragraphs: [words.summary, ...words.sentences],
  diagrams,
  rulings,
});
const magi = (pieces: string, focus: string, caption: string): Diagram => ({
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
      'Two clouds, MAGI and LINE, meet where Pluto and Charon orbit, and want each other’s datachunk. The King carries it. Take the other King, and you have won.',
      'There is no check: nobody warns you, and a King may stand wherever she likes. Besides her fall, two things end a game: a Worm that moves and does not take the other King, and a Charonite that comes home.',
      'The players take turns, one action each, and must play something. MAGI begins.',
    ],
    diagrams: [],
  },
  {
    id: 'board',
    kind: null,
    rulings: ['Z1', 'Z2', 'Z3', 'Z4', 'Z5', 'Z6', 'Z7', 'Z8', 'Z9', 'Z12', 'G12'],
    title: 'The field and the Zone',
    paragraphs: [
      'The field is nine by nine, files a to i and ranks 1 to 9. Around it lies the Zone, a ring of forty cells, corners included: file Δ on the left and δ on the right, rank λ at the bottom and Λ at the top. Where there are no Greek keys, type z for Δ, j for δ, 0 for λ and 10 for Λ.',
      'MAGI sits below and plays up the board, LINE sits above and plays down. Forward, back and far are meant as the owner sees them; otherwise both sides move alike.',
      'Only a Ghost may go to the Zone and stay. A Voyager, a Holepunch and a Rainbow may pass through empty Zone cells in the middle of a move; one where somebody stands stops them. Everybody else gets there only by being shoved.',
      'Nobody can be captured in the Zone, but whoever stands there still sees and still blocks the cell. A shoved piece is not forced to come back, but when it moves it must end in the field: by any of its own moves that does, or by one step, straight or diagonal, onto an empty field cell. An Angel has only its own moves. A Ghost goes where xe likes. Whoever finds no way back stays.',
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
      'On rank 1, from a to i, MAGI has a Sweeper, a Ghost, the Voyager, the Angel, the King, the Holepunch, the Rainbow, a Ghost and a Sweeper, and nine Diskettes on rank 2. LINE is the same turned half round: on rank 9 in that order from i to a, and the Diskettes on rank 8. The Zone is empty.',
      'Each side also has a Mass and a Worm in hand, for both players to see. Charonites are made during the game.',
    ],
    diagrams: [magi(SETUP, 'e1', 'The start. Already the King may trade places with either Sweeper.')],
  },
  {
    id: 'turn',
    kind: null,
    rulings: ['G3', 'G9', 'G11'],
    title: 'The turn',
    paragraphs: [
      'In a turn you move one piece, or trade places, or drop the Mass or the Worm from your hand. Drops are allowed from the first turn on, each of the two once in a game.',
      'A piece captures, or takes, by landing where an enemy stands; only the Voyager jumps. Nothing that moves takes a piece of its own side, or a Mass. Pieces block the way unless a rule says that somebody leaps or trades over them. What is captured never comes back.',
      'Capturing is never compulsory. Passing is not allowed, and no piece may end where it began with nothing captured; two Diskettes of your own may trade places all the same.',
    ],
    diagrams: [],
  },
  about(
    'king',
    kinds.king,
    ['K1', 'K2', 'K3', 'K4', 'K5', 'K6', 'K7'],
    [
      magi(
        'K@e3 G@a3 g@i3 D@e7',
        'e3',
        'She trades with all three, friend or foe: each stands exactly four cells away.',
      ),
      magi(
        'K@e1 D@e5 d@f2 s@a1',
        'e1',
        'She need not leave danger. She may take the Diskette on f2, or trade with e5 or a1.',
      ),
    ],
  ),
  about(
    'angel',
    kinds.angel,
    ['AN2', 'AN5', 'AN6', 'AN7', 'AN10'],
    [
      magi('A@f5 D@c2 d@c6 d@i5', 'f5', 'Its own side’s Diskette on c2 bars d3, just as the enemy on c6 bars d5.'),
      magi(
        'A@e4 d@e7 d@d8 K@a1 k@i9',
        'e4',
        'The Diskette on e7 is guarded from d8, so up the file the Angel goes no further than e6.',
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
      magi('H@c1', 'c1', 'Only i8 is one leap away; the other cells are reached through δ7, aΛ or eΛ.'),
      magi('H@c1 D@aΛ s@a9 v@h4', 'c1', 'A Diskette on aΛ closes the way to g3 and h4. By δ7 she still takes a9.'),
    ],
  ),
  about(
    'rainbow',
    kinds.rainbow,
    ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7'],
    [
      magi('R@e3', 'e3', 'One or two cells along each diagonal, and the seven cells of the ring.'),
      magi(
        'R@c2 A@e3 d@e7',
        'c2',
        'By a3, Δ5, a7 and c8 the ride ends with the capture on e7. The Angel on e3 closes the other way.',
      ),
    ],
  ),
  about(
    'ghost',
    kinds.ghost,
    ['Z2', 'Z9', 'AN3'],
    [magi('G@e2', 'e2', 'Every empty cell, the Zone and its corners included.')],
  ),
  about(
    'sweeper',
    kinds.sweeper,
    ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9'],
    [
      magi('S@a1', 'a1', 'From a corner to the three others.'),
      magi('S@e1', 'e1', 'From the middle of an edge to the middles of the three others.'),
    ],
  ),
  about(
    'diskette',
    kinds.diskette,
    ['DK1', 'DK2', 'DK3', 'DK4', 'DK5', 'DK6', 'DK7'],
    [
      magi('D@e4 D@f4 v@d5 d@e5', 'e4', 'Trade with f4 or with e5, or take on d5. The way ahead is not free.'),
      magi('D@e8', 'e8', 'One more step, and they are a Charonite.'),
    ],
  ),
  about(
    'charonite',
    kinds.charonite,
    ['C1', 'C2', 'C3', 'C4', 'C5', 'K5'],
    [
      magi('C@c4 g@c3', 'c4', 'Straight back, and here with a capture.'),
      {
        spec: { pieces: 'C@c4 g@c3 c@g8', turn: 'line', focus: 'g8' },
        caption: 'LINE’s Charonite goes up: one more step to rank 9, and LINE wins.',
      },
    ],
  ),
  about(
    'mass',
    kinds.mass,
    ['M1', 'M2', 'M3', 'M4'],
    [magi('M@e3 K@e7', 'e7', 'The Mass on e3 stands four cells from the King, and still she cannot trade with it.')],
  ),
  about(
    'worm',
    kinds.worm,
    ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7'],
    [
      magi('W@e3', 'e3', 'Up to three cells straight. With no King to take, each of these moves loses.'),
      magi('W@e3 k@e5 d@c3', 'e3', 'Taking the King on e5 wins. Every other move loses, the capture on c3 too.'),
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
      'A piece sees a cell if it could capture an enemy Angel standing there, whether or not it would want to. Every piece counts, its own side’s like the enemy’s. Ghosts and Masses see nothing, and nor does anything in hand.',
      'So a King sees the cells around her, a Diskette the two slanting forward, a Charonite the one behind, a Worm three cells along open ranks and files. A Voyager sees only what he could jump, with an empty cell behind it; a Sweeper the landing cells with nobody in the way, not those passed over; a Holepunch and a Rainbow also through the Zone. Another Angel sees along open lines like a queen, frozen or not.',
      'The Angel never moves onto or through a cell that somebody sees. It is judged as if it stood there already: the cell it left is empty, and what it takes is gone.',
      'When a piece moves, is traded or shoved, is dropped or changes, and then sees the Angel, the Angel is frozen. It thaws as soon as every such piece is gone, has moved out of sight or is cut off. A line that somebody else opens does not freeze it, and neither does one that is cut and opened again.',
      'A frozen Angel can still be captured, traded away by a King and shoved by a Sweeper. A trade may put it on a cell that somebody sees; only the two who traded can freeze it then. In the Zone nobody sees it.',
    ],
    diagrams: [
      magi(
        'A@e4 w@b4 K@a1 k@i9',
        'e4',
        'The Worm on b4 sees three cells along the rank, so the Angel cannot go left. The Worm has not just moved, so nothing is frozen.',
      ),
      magi('A@a4 h@c1 K@i2 k@e9', 'a4', 'The Holepunch sees a5 by way of δ7, so the Angel cannot go up the file.'),
    ],
  },
  {
    id: 'shoves',
    kind: null,
    rulings: ['S4', 'S5', 'S7', 'S10', 'Z10', 'Z11', 'Z14', 'K6'],
    title: 'Shoves and the depths',
    paragraphs: [
      'A Sweeper shoves the one piece in the way, of either side, over the landing cell into the next cell on the same line, which lies in the Zone. With two pieces in the way, or a Mass, or one in the way and somebody on the landing cell as well, they cannot go.',
      'Whoever already stands on that Zone cell goes to the depths and is gone. A King who is shoved into the Zone is safe there; a King who goes to the depths has lost, whoever did it.',
      'A piece that is shoved over a rank has not stood on it: a Diskette does not change that way, and a Charonite does not win. The same goes for the cells of the Zone, which belong to no rank of the field.',
    ],
    diagrams: [
      magi(
        'S@a9 h@i9 v@a6 d@a5 d@g3',
        'a9',
        'On the way to i1 the Diskette is shoved into δλ; on i9 the Holepunch is taken; to a1 two pieces are in the way.',
      ),
      magi(
        'S@a9 d@g3 G@δλ',
        'a9',
        'The Sweeper goes to i1, the Diskette to δλ, and the Ghost who stands there to the depths, own side or not.',
      ),
    ],
  },
  {
    id: 'endings',
    kind: null,
    rulings: ['G5', 'G6', 'G8', 'C4', 'W2', 'Z11'],
    title: 'How it ends',
    paragraphs: [
      'You win when the other King is captured or goes to the depths, when the other side moves its Worm without taking your King, and when a Charonite of yours stands on your starting rank. Whose action brings it about does not matter: you can shove your own King to the depths, or trade an enemy Charonite home.',
      'It is a draw when the side to move has no action, when the same position comes up for the third time (same side to move, same hands, Angels frozen by the same pieces), and when both players agree. A house rule adds a draw for games without progress. Whoever resigns has lost.',
    ],
    diagrams: [magi('K@e1 C@e5 k@e9', 'e1', 'Trading with e5 brings the Charonite home to e1: MAGI wins.')],
  },
  {
    id: 'house-rules',
    kind: null,
    rulings: ['Z5', 'Z13', 'S5', 'G7'],
    title: 'House rules',
    paragraphs: options.map(
      (o) => `${o.name}. ${o.says} ${o.values.map((v, i) => `${v.name}${i ? '' : ' (usual)'}: ${v.says}`).join(' ')}`,
    ),
    diagrams: [],
  },
  {
    id: 'notation',
    kind: null,
    rulings: [],
    title: 'How moves are written',
    paragraphs: [
      'First the letter of the piece and the cell it leaves, then what it does: – goes (D c2–c3), × takes (D g4×f5), ⇄ trades places (K e1⇄e5), @ drops (M@d4).',
      'Jumped pieces stand before the landing cell (V d5×e4, g4–h5); a shove follows the move (S a9–i1, g3→δλ), with × behind it when somebody goes to the depths. The marks on the board call a trade a swap, and a shove a push.',
    ],
    diagrams: [],
  },
  {
    id: 'credits',
    kind: null,
    rulings: [],
    title: 'Credits',
    paragraphs: [
      'acid is by juniper/diskette/edith/ashley, who made it in 2023. These pages retell its rules; where the original is silent or at odds with itself, they follow one reading of it throughout.',
      'The pieces keep the pronouns they were given there: a Ghost is xe, a Charonite ae, a Rainbow he as well as she; a Diskette and a Sweeper are they.',
    ],
    diagrams: [],
  },
];
