/**
 * The rulebook of Deicide Chess: everything a newcomer needs to play, section by section. The pieces and the terrain have
 * files of their own. Each section names the rulings that it retells; a reason why something cannot be done leads to the
 * section that has its ruling, so every ruling that is ever given must be among them.
 */
import type { FeatureWords, HouseRule, KindWords, RulebookSection } from '../../core/vocabulary.ts';
import { ARRAY } from './array.ts';
import { black, piecesOf, white } from './rulebook-pieces.ts';
import { terrainOf } from './rulebook-terrain.ts';

interface Told {
  readonly kinds: Readonly<Record<string, KindWords>>;
  readonly options: readonly HouseRule[];
  readonly features: Readonly<Record<string, FeatureWords>>;
}
/** The usual array as a census. */
const array = ARRAY.flatMap((row, y) =>
  [...row].flatMap((letter, x) => {
    const file = 'abcdefghijklmnop'[x];
    return [`${letter}@${file}${y + 1}`, `${letter.toLowerCase()}@${file}${16 - y}`];
  }),
).join(' ');

export const rulebookOf = ({ kinds, options, features }: Told): readonly RulebookSection[] => [
  {
    id: 'idea',
    title: 'The idea',
    kind: null,
    rulings: ['D-G10', 'D-G11'],
    paragraphs: [
      'Two armies of sixty-four pieces, of twenty-five kinds, on sixteen by sixteen squares. Checkmate the other King, and you have won.',
      'Much of it is chess: the sides move in turns, one piece at a time, White first. What is new is mostly in the pieces. One leaves the board and lands on you three turns later, one does as you did, one only pushes, and one is so slow that the enemy moves twice.',
      'Nobody has to learn all of it before the first game. Lift a piece and the board shows where it may go; ask why not, and it says so.',
    ],
    diagrams: [],
  },
  {
    id: 'board',
    title: 'Board and array',
    kind: null,
    rulings: ['D-SETUP'],
    paragraphs: [
      'Files a to p, ranks 1 to 16. White sits below and plays up the board, Black sits above and plays down; forward and far are meant as the owner sees them. A dark square is in the corner to each side’s left.',
      'Each side fills its four nearest ranks. White’s first, from a to p: Rook, Knight, Bishop, Cannon, Archer, Champion, Archbishop, Queen, King, Chancellor, Champion, Archer, Cannon, Bishop, Knight, Rook. The second: Sumo Wrestler, Bomber, Wizard, Centaur, Kitsune, Prince, Fool, Time Machine, Sorceress, Snail, Princess, Werewolf, Centaur, Wizard, Bomber, Sumo Wrestler.',
      'On the third, Rookies and Drunk Pawns take turns: a Rookie on a, c, e, g, j, l, n and p, a Drunk Pawn on the others. The fourth is all Pawns. Black mirrors this: every piece stands opposite its like, King to King.',
      'The designer’s drawing of the array is lost. This one is a reconstruction from what the text still says: four ranks to a side, Pawns on the fourth, Rookies and Drunk Pawns on the third, Rooks where they can castle, and all the other kinds on the first two. If you know it otherwise or like it otherwise, set up your own array and begin from that.',
    ],
    diagrams: [white(array, 'h4', 'The array. A Pawn may slide to the middle at once.')],
  },
  {
    id: 'turn',
    title: 'The turn',
    kind: null,
    rulings: ['D-PIPE', 'D-LEGAL', 'D-G1', 'D-G3', 'D-G4', 'D-G6', 'D-G11', 'D-X2', 'D-X8'],
    paragraphs: [
      'In a turn you move one piece, and must. A piece takes by moving to where an enemy stands, unless its rule says otherwise, and what is taken is gone for good. Nothing takes pieces of its own side, but a Time Machine may land on them, and a Big Bang or a Landmine does not ask whose they are.',
      'To step is to go to the next square. To slide is to go on over empty squares in one direction. To leap or to jump is to go straight to a square, whatever stands between. Straight means along a rank or file.',
      'A move is carried out in this order: the piece leaves and travels, a Landmine on its way stopping it; it takes or pushes, and Bombers go off; it arrives, on a Landmine perhaps, and promotes; and the Ziggurats are looked at. When the turn is over, Time Machines lose a counter, and those that are due land.',
      'A move is legal if your King is not in check when the turn is over and everything has landed. So a landing can save a King, or expose it. Two different moves stay two, even where a landing makes them come to the same.',
    ],
    diagrams: [],
  },
  {
    id: 'check',
    title: 'Check',
    kind: null,
    rulings: ['D-G5', 'D-G6', 'D-G9', 'D-TM6', 'D-TM7', 'D-TM13', 'D-U7', 'D-M4', 'D-F13', 'D-Z7', 'D-X2', 'D-X3'],
    paragraphs: [
      'A King is in check in five cases.',
      'One: an enemy could take it.',
      'Two: it stands where a Time Machine is due, either side’s, whatever its counters.',
      'Three: an enemy Sumo Wrestler could push it off the board.',
      'Four: an enemy Sumo Wrestler could push it onto a square where a Time Machine of that side, with its last counter, is about to land.',
      'Five: an enemy Bomber could take a Bomber of the King’s own side beside it, and the Big Bang would reach the King.',
      'Nothing else is check: not a chain of accidents, and not a Landmine that nobody has been shown.',
      'Check is announced by the program. The designer has the players say it aloud, and a house rule does so: whoever gives check calls it with the move, and a check that nobody called need not be answered. If a King is taken by it, or a player says that it was not called, the game goes back to the last position where no King was in check.',
    ],
    diagrams: [
      black('k@h8 R@h13 N@e9', 'h8', 'One: the Rook on h13 gives check. The Knight on e9 has g8 in its sights.'),
      black('k@h8 T@h8~3', 'h8', 'Two: a Time Machine that has just left will land here. The King must leave now.'),
      black(
        'k@a8 U@c8',
        'a8',
        'Three: the Sumo Wrestler on c8 could push the King off. Any step takes it out of the line.',
      ),
      black(
        'k@h8 U@h7 T@h9~1',
        'h8',
        'Four: a push to h9 would put the King under the Time Machine that lands there. It may take the Sumo Wrestler.',
      ),
      black('k@g7 m@f6 M@e5', 'g7', 'Five: if the Bomber on e5 takes the one on f6, the King beside it goes too.'),
    ],
  },
  ...piecesOf(kinds),
  {
    id: 'extra-turn',
    title: 'A turn of two moves',
    kind: null,
    rulings: ['D-Z1', 'D-Z2', 'D-Z3', 'D-Z4', 'D-Z5', 'D-Z6', 'D-Z9', 'D-TM15', 'D-P9', 'D-F11', 'D-X1'],
    paragraphs: [
      'After the other side has moved its Snail, your next turn has two moves, with one piece or with two. You need not make the second: end the turn instead.',
      'Your King must be out of check after each of them. If the first gives check, or leaves your King to be saved by a landing, the turn ends with it. A first move after which neither a second move nor ending the turn would be legal cannot be made.',
      'In such a turn a Snail costs both moves. So it is the only move of the turn, and the other side gets none extra for it. There are never more than two moves in a turn.',
      'Time Machines lose one counter for the whole turn, at its end. Every head start of the turn can be answered en passant, and a Fool copies the second move.',
    ],
    diagrams: [],
  },
  {
    id: 'en-passant',
    title: 'En passant',
    kind: null,
    rulings: ['D-P4', 'D-P5', 'D-P6', 'D-P7', 'D-P8', 'D-P9', 'D-P10', 'D-P11', 'D-X7'],
    paragraphs: [
      'A head start of two squares or more passes over squares, and on each of them it can be taken in the next turn: the taker goes to that square by its own way of taking, and the other is gone from wherever it stands by then. The square it began on and the one it ended on do not count as passed.',
      'Only like takes like: a Pawn a Pawn, a Rookie a Rookie, a Drunk Pawn a Drunk Pawn. So a Rookie steps in from the side, and a Drunk Pawn straight ahead.',
      'The right lasts for the one turn that follows, for either move of a turn of two. It follows the one who passed: going on with the second move of its turn does not save it, nor does being pushed. It is lost if that one is off the board or has become another kind, and on a square where somebody stands by now; to take that somebody is an ordinary move. Fools neither take nor are taken in passing.',
    ],
    diagrams: [],
  },
  {
    id: 'promotion',
    title: 'Promotion',
    kind: null,
    rulings: ['D-P12', 'D-P13', 'D-P14', 'D-P15'],
    paragraphs: [
      'A Pawn, Rookie or Drunk Pawn that moves to the far rank, 16 for White and 1 for Black, becomes another kind at once. It must, and its owner chooses among 21: all but the King and the three sorts of pawn. Nothing has to have been taken first; a second Snail or a second Time Machine is allowed.',
      'Whoever takes a Bomber on the far rank is destroyed with it and does not promote. A Rook that was once a pawn does not castle. A pawn that a Sumo Wrestler pushes to its far rank stays what it is, unless a house rule makes it a Queen.',
    ],
    diagrams: [],
  },
  ...terrainOf(features),
  {
    id: 'endings',
    title: 'How it ends',
    kind: null,
    rulings: ['D-G7', 'D-G8', 'D-G10', 'D-T17'],
    paragraphs: [
      'You win by checkmate: the other King is in check, and no move puts an end to that. With terrain, you also win as soon as your pieces stand on all six Ziggurats.',
      'It is a draw when the side to move has no move and is not in check, whatever is still in flight; when the same position comes up for the third time; when only the two Kings are left and nothing is in flight; and after a hundred turns of each side without anything taken or destroyed and without a move of a Pawn, Rookie or Drunk Pawn. Players may also agree on a draw. Whoever resigns has lost.',
      'The same position means all that matters for what comes next: who stands where, what is in flight, whose turn it is and with how many moves, what each side moved last, what can be taken in passing, who may still castle or start ahead, and the terrain.',
    ],
    diagrams: [],
  },
  {
    id: 'house-rules',
    title: 'House rules',
    kind: null,
    rulings: ['D-T0', 'D-TM1', 'D-P12', 'D-M5'],
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
      'First the letter of the piece and the square it leaves, then what it does: – goes (N b1–c3), × takes (P e5×f6), » leaves to land there later (T d1 » d9), → pushes, with the square of whom it pushes and the one where that piece goes (U e5→e6→e7). Over the edge, pushing is written like taking.',
      'A Rook that castles is written behind its King (K i1–g1, R a1–h1), what a pawn becomes behind = (P b15–b16=Q). En passant has the square of who is taken before the one where the taker goes (P f7×e8–e6 e.p.). Where a way bends or jumps, the squares where it does stand between (X h8–i8–j7–j6).',
      'What is laid out is written by name and square (Cathedral e5).',
    ],
    diagrams: [],
  },
  {
    id: 'credits',
    title: 'Credits',
    kind: null,
    rulings: [],
    paragraphs: [
      'Deicide Chess is by Fennaixelphox, who published it in July 2024 with a table for Tabletop Simulator. The Time Machine, the Sumo Wrestler and the Snail are original to it; the Sorceress comes from The Ouroboros King. These pages retell its rules. Where the original is silent or at odds with itself, they follow one reading throughout, and the rulings say which.',
    ],
    diagrams: [],
  },
];
