/**
 * The rulebook of 4chan chess: everything a newcomer needs to play, section by section. The pieces and what their traits
 * do to everybody have files of their own. Each section names the rulings that it retells; a reason why something cannot
 * be done leads to the section that has its ruling, so every ruling that is ever given must be among them.
 */
import { toldRule } from '../../../core/text/told-rule.ts';
import type { HouseRule, KindWords, RulebookSection } from '../../../core/vocabulary.ts';
import { ARRAY } from '../start/array.ts';
import { piecesOf, white } from './rulebook-pieces.ts';
import { traits } from './rulebook-traits.ts';

interface Told {
  readonly kinds: Readonly<Record<string, KindWords>>;
  readonly options: readonly HouseRule[];
}
/** The usual array as a census in which nobody has moved. */
const array = ARRAY.flatMap((row, y) =>
  [...row].flatMap((letter, x) => {
    if (letter === '.') return [];
    const file = 'abcdefghij'[x];
    const unmoved = 'ANO'.includes(letter) ? "'" : '';
    return [`${letter}@${file}${y + 1}${unmoved}`, `${letter.toLowerCase()}@${file}${10 - y}${unmoved}`];
  }),
).join(' ');

export const rulebookOf = ({ kinds, options }: Told): readonly RulebookSection[] => [
  {
    id: 'idea',
    title: 'The idea',
    kind: null,
    rulings: ['C-G1', 'C-G7'],
    paragraphs: [
      'Something between chess and shogi, on ten by ten squares. Each side has twenty-six pieces of thirteen types. Capture the enemy Admin and you win.',
      'Every piece has a trait, something it does besides moving: it shoots, carries, freezes, rages, lifts, copies, or leaves a teleporter behind. Every piece except the Admin can promote: its tile is turned over, and it moves further.',
      'There is no check: the Admin may stay in danger or walk into it, and the game ends when it is captured. The app warns you when it could be captured.',
      'You do not have to learn all of it before your first game. Pick up a piece and the board shows what it can do; ask why not, and it tells you.',
    ],
    diagrams: [],
  },
  {
    id: 'board',
    title: 'Board and starting position',
    kind: null,
    rulings: ['C-SETUP'],
    paragraphs: [
      'Files a to j, ranks 1 to 10. White sits below and plays up the board, Black sits above and plays down; forward and last rank are from the owner’s point of view. Each side has a dark square in its left corner.',
      'White’s first rank has six pieces, on c to h: /d/, /r9k/, /x/, /v/, /vp/, /sci/. The second, from a to j: /n/, /b/, /mlp/, /k/, Admin, /tg/, /k/, /mlp/, /b/, /n/. The third is all Anons. Black’s pieces stand opposite their counterparts; a house rule rotates them instead.',
      'The designer’s picture of the starting position is lost. This one is a reconstruction: the text speaks of six pieces on the first rank and names them in order, has Anons on the third, and says what an /r9k/ meets from its first square. Only whether the /k/s or the /b/s stand further out depends on the order of a list. If you prefer another position, set up your own and start from it.',
    ],
    diagrams: [white(array, 'h2', 'The starting position. The /mlp/ on h2 can leap to g4, i4 or j1.')],
  },
  {
    id: 'turn',
    title: 'The turn',
    kind: null,
    rulings: ['C-PIPE', 'C-X9', 'C-G7', 'C-G8', 'C-G5'],
    paragraphs: [
      'White begins. On your turn you must do one thing: move a piece, castle, capture without moving, lift, or drop a piece from your hand.',
      'A piece captures an enemy by moving to its square, unless its own rule says otherwise, and what is captured is gone, unless a /vp/ took it. To step is to move to an adjacent square; to slide is to move over empty squares in one direction; to jump or leap is to move directly to a square, whatever stands between. Orthogonally means along a rank or file.',
      'A turn happens in this order: the piece leaves its square; the piece it captures is removed, goes to a hand or is absorbed; it promotes; it leaves a teleporter behind; it arrives, riding or going through a teleporter. If an Admin was lost on the way, the turn is still completed, and then the game is over.',
      'If a move to one square can mean several things (to promote or not, to leave a teleporter or not, to ride or to rage), the app asks.',
    ],
    diagrams: [],
  },
  {
    id: 'promotion',
    title: 'Promotion',
    kind: null,
    rulings: ['C-P1', 'C-P2', 'C-P3', 'C-P4', 'C-P5', 'C-P6', 'C-P6b', 'C-P7', 'C-P8'],
    paragraphs: [
      'The promotion zone is the last three ranks: ranks 8, 9 and 10 for White, 1, 2 and 3 for Black. A piece may promote when its move begins or ends there, including moves within the zone; with a house rule, the move must go in or out.',
      'Promotion is optional. Only an Anon that moves to its last rank must promote, since it could never move again, unless a teleporter there sends it elsewhere. A promoted piece stays promoted until it is captured, and most keep their trait. The Admin never promotes.',
      'Only moving promotes. Shooting, lifting, being lifted, being carried, castling and being dropped do not, nor does moving onto an /n/ to ride it. A rider may promote with the move that leaves the /n/. In a rage only the first and the last square count; with a teleporter, only the square where the piece went in.',
    ],
    diagrams: [
      white('K@e5 n@h8', 'e5', 'Capturing the /n/ on h8, the /k/ may promote, as on every square from rank 8 up.'),
      white('N@e8', 'e8', 'It stands in the zone already, so every move may promote it, even back to e1.'),
      white('O@c9 r@d10', 'c9', 'On c10 or d10 the Anon must promote.'),
    ],
  },
  ...piecesOf(kinds),
  ...traits,
  {
    id: 'endings',
    title: 'How the game ends',
    kind: null,
    rulings: ['C-G1', 'C-G2', 'C-G5', 'C-G6', 'C-G8', 'C-R3', 'C-S6', 'C-H6'],
    paragraphs: [
      'Capture the enemy Admin and you win. Lose your own and you lose, even by your own move: by raging over it, or by coming out of a teleporter where it stands.',
      'The game is a draw when the same position occurs for the third time, or when the side to move has no legal move. Players may also agree to a draw. A player who resigns loses. There is no move limit.',
      'Positions are the same if everything that matters for the rest of the game is the same: the pieces and riders, promoted or not, whose turn it is, both hands, the teleporters and how many are left, what each side played last, if the other side has a /b/ to copy it, what each /d/ has absorbed, and who can still castle or make a double step.',
    ],
    diagrams: [],
  },
  {
    id: 'house-rules',
    title: 'House rules',
    kind: null,
    rulings: ['C-SETUP', 'C-K2', 'C-A3b', 'C-X2b', 'C-V1', 'C-P1', 'C-P6b', 'C-S6'],
    paragraphs: options.map(toldRule),
    diagrams: [],
  },
  {
    id: 'notation',
    title: 'How moves are written',
    kind: null,
    rulings: [],
    paragraphs: [
      'First the letter of the piece, with a + before it if it is promoted, and the square where it stands; then what it does. – moves (K e5–b8), × captures (P e5×f7). The rest is written in words: K a5 boards a2, R e5 rages to g5, M e5 shoots e6, T e5 lifts e6 to d4.',
      'A + at the end promotes (K e8–f9 +), and a teleporter left behind follows. In castling the /n/ is written after its Admin (A e2–b2, Na2–c2). A drop is M@d4.',
    ],
    diagrams: [],
  },
  {
    id: 'original',
    title: 'Words of the original',
    kind: null,
    rulings: ['C-G3', 'C-G4', 'C-K1', 'C-K2', 'C-H6', 'C-M1', 'C-D3', 'C-S6'],
    paragraphs: [
      'Some words of the designer’s text come from an older edition or say two things. This is how they are read here.',
      'Twice it names boards that are no pieces. One of them is the /n/ wherever it appears; so castling is with an /n/, and an /n/ is not held off by the distance of a /k/. The other left no heir.',
      'It promises the Admin three traits and numbers two: the third is that it never shares a square with an /n/.',
      'It speaks of check and checkmate though the game ends when an Admin is captured. Only for dropped Anons does this matter, and the section on drops says what checkmate means there.',
      'It calls the shot of a /v/ the same as the trait of an /mlp/. Both capture without moving; how far away is their own.',
      'Of a piece that lands on a teleporter whose other end is occupied, it says that a piece is captured, even a friend, but not which of the two; it compares it to a telefrag. In a telefrag the one standing there dies, so that piece is captured here. Whoever reads that the traveller is captured has the house rule.',
      'It says that promoting does nothing for a /d/ that leaps already. Such a /d/ may promote all the same. A promoted /mlp/ still captures without moving, and a promoted /n/ still carries.',
    ],
    diagrams: [],
  },
  {
    id: 'credits',
    title: 'Credits',
    kind: null,
    rulings: [],
    paragraphs: [
      'The game is by Anonymous (4chanchessdev), who published it in December 2017. The pieces are named after sections of the message board that it comes from. This rulebook explains its rules in our own words. Where the original is silent or contradicts itself, we follow one reading throughout; the rulings say which.',
    ],
    diagrams: [],
  },
];
