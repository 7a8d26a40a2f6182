/**
 * The rulebook of 4chan chess: everything a newcomer needs to play, section by section. The pieces and what their traits
 * do to everybody have files of their own. Each section names the rulings that it retells; a reason why something cannot
 * be done leads to the section that has its ruling, so every ruling that is ever given must be among them.
 */
import type { HouseRule, KindWords, RulebookSection } from '../../core/vocabulary.ts';
import { ARRAY } from './array.ts';
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
      'Something between chess and shogi, on ten by ten squares. Two sides of twenty-six pieces, of thirteen kinds. Take the other side’s Admin, and you have won.',
      'Every piece has a trait, something that it does besides moving: it shoots, carries, freezes, rages, lifts, copies, or leaves a teleporter behind. And every piece but the Admin can promote: its tile is turned over, and it moves further.',
      'There is no check: the Admin may be left in danger and may walk into it, and the game ends when it is taken. The table tells when it could be.',
      'Nobody has to learn all of it before the first game. Lift a piece and the board shows what it may do; ask why not, and it says so.',
    ],
    diagrams: [],
  },
  {
    id: 'board',
    title: 'Board and array',
    kind: null,
    rulings: ['C-SETUP'],
    paragraphs: [
      'Files a to j, ranks 1 to 10. White sits below and plays up the board, Black sits above and plays down; forward and last rank are meant as the owner sees them. A dark square is in the corner to each side’s left.',
      'White’s first rank has six pieces, on c to h: /d/, /r9k/, /x/, /v/, /vp/, /sci/. The second, from a to j: /n/, /b/, /mlp/, /k/, Admin, /tg/, /k/, /mlp/, /b/, /n/. The third is all Anons. Black’s pieces stand opposite their likes; a house rule turns them round instead.',
      'The designer’s picture of the array is lost. This one is a reconstruction: the text speaks of six pieces on the first rank and names them in order, has Anons on the third, and says what an /r9k/ meets from its first square. Only which of the /k/s and the /b/s stand further out rests on the order of a list. If you like it otherwise, set up your own array and begin from that.',
    ],
    diagrams: [white(array, 'h2', 'The array. The /mlp/ on h2 can leap to g4, i4 or j1.')],
  },
  {
    id: 'turn',
    title: 'The turn',
    kind: null,
    rulings: ['C-PIPE', 'C-X9', 'C-G7', 'C-G8', 'C-G5'],
    paragraphs: [
      'White begins. In a turn you do one thing, and must: move a piece, castle, take without moving, lift, or drop a piece from your hand.',
      'A piece takes an enemy by moving to its square, unless its own rule says otherwise, and what is taken is gone, unless a /vp/ took it. To step is to go to the next square; to slide is to go on over empty squares in one direction; to jump or to leap is to go straight to a square, whatever stands between. Straight means along a rank or file.',
      'Whatever happens in a turn happens in this order: the piece leaves its square; whom it takes is gone, or goes to a hand, or is absorbed; it promotes; it leaves a teleporter behind; it arrives, riding or going through a teleporter. If an Admin was lost on the way, this is still finished, and then the game is over.',
      'Where one square can mean several things, to promote or not, to leave a teleporter or not, to ride or to rage, the table asks.',
    ],
    diagrams: [],
  },
  {
    id: 'promotion',
    title: 'Promotion',
    kind: null,
    rulings: ['C-P1', 'C-P2', 'C-P3', 'C-P4', 'C-P5', 'C-P6', 'C-P7', 'C-P8'],
    paragraphs: [
      'The promotion zone is the camp of the other side: ranks 8, 9 and 10 for White, 1, 2 and 3 for Black. A piece may promote when its move begins or ends there, so also with a move within the zone; a house rule wants it to go in or out.',
      'It may, and may also wait. Only an Anon that moves onto its last rank must promote, since it could never move again; even that one need not if a teleporter there takes it elsewhere. A promoted piece stays promoted until it is taken, and most keep their trait. The Admin never promotes.',
      'Only moving promotes. Shooting, lifting and being lifted, being carried, castling and being dropped do not, nor does moving onto an /n/ to ride it. The rider may promote with the move that leaves. Of a rage only the first and the last square count, of a way through teleporters only the square where the piece went in.',
    ],
    diagrams: [
      white('K@e5 n@h8', 'e5', 'Taking the /n/ on h8, the /k/ may promote, as on every square from rank 8 up.'),
      white('N@e8', 'e8', 'It stands in the zone already, so every move may promote it, even back to e1.'),
      white('O@c9 r@d10', 'c9', 'On c10 or d10 the Anon must promote.'),
    ],
  },
  ...piecesOf(kinds),
  ...traits,
  {
    id: 'endings',
    title: 'How it ends',
    kind: null,
    rulings: ['C-G1', 'C-G2', 'C-G5', 'C-G6', 'C-G8', 'C-R3', 'C-S6', 'C-H6'],
    paragraphs: [
      'Whoever takes the other Admin has won. Whoever loses their own has lost, also by their own doing: by raging over it, or by coming out of a teleporter where it stands.',
      'It is a draw when the same position comes up for the third time, and when the side to move has nothing at all that it could do. Players may also agree on a draw. Whoever resigns has lost. There is no count of moves.',
      'The same position means all that matters for what comes next: who stands and rides where, promoted or not, whose turn it is, both hands, the teleporters and how many are left, what each side played last, what each /d/ has absorbed, and who may still castle or step twice.',
    ],
    diagrams: [],
  },
  {
    id: 'house-rules',
    title: 'House rules',
    kind: null,
    rulings: ['C-SETUP', 'C-K2', 'C-V1', 'C-P1', 'C-S6'],
    paragraphs: options.map(
      (o) => `${o.name}. ${o.says} ${o.values.map((v, i) => `${v.name}${i ? '' : ' (usual)'}: ${v.says}`).join(' ')}`,
    ),
    diagrams: [],
  },
  {
    id: 'notation',
    title: 'How moves are written',
    kind: null,
    rulings: [],
    paragraphs: [
      'First the letter of the piece, with a + before it if it is promoted, and the square where it stands; then what it does. – goes (K e5–b8), × takes (P e5×f7). The rest is said in words: K a5 boards a2, R e5 rages to g5, M e5 shoots e6, T e5 lifts e6 to d4.',
      'A + at the end promotes (K e8–f9 +), and a teleporter left behind is said after that. An /n/ that castles is written behind its Admin (A e2–b2, Na2–c2). A drop is M@d4.',
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
      'It speaks of check and checkmate though the game ends when an Admin is taken. Only for dropped Anons does this matter, and the section on drops says what checkmate means there.',
      'It calls the shot of a /v/ the same as the trait of an /mlp/. Both take without moving; how far away is their own.',
      'Of a piece that lands on a teleporter whose other end is taken, it says that somebody is captured, a friend too, and leaves open which of the two; it compares it to a telefrag. In a telefrag the one who stands there dies, so that one is taken here. Whoever reads that the traveller is taken has the house rule.',
      'It says that promoting does nothing for a /d/ that leaps already. Such a /d/ may promote all the same. A promoted /mlp/ still takes without moving, and a promoted /n/ still carries.',
    ],
    diagrams: [],
  },
  {
    id: 'credits',
    title: 'Credits',
    kind: null,
    rulings: [],
    paragraphs: [
      'The game is by Anonymous (4chanchessdev), who published it in December 2017. The pieces are named after sections of the message board that it comes from. These pages retell its rules in words of our own. Where the original is silent or at odds with itself, they follow one reading throughout, and the rulings say which.',
    ],
    diagrams: [],
  },
];
