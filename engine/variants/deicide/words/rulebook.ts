/**
 * The rulebook of Deicide Chess: everything a newcomer needs to play, section by section. The pieces and the terrain have
 * files of their own. Each section names the rulings that it retells; a reason why something cannot be done leads to the
 * section that has its ruling, so every ruling that is ever given must be among them.
 */
import { toldRule } from '../../../core/text/told-rule.ts';
import type { FeatureWords, HouseRule, KindWords, RulebookSection } from '../../../core/vocabulary.ts';
import { ARRAY } from '../start/array.ts';
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
      'Two armies of sixty-four pieces, of twenty-five kinds, on sixteen by sixteen squares. Checkmate the enemy King and you win.',
      'Much of it is chess: the sides move in turns, one piece at a time, White first. What is new is mostly the pieces. One leaves the board and lands on you three turns later, one copies your last move, one only pushes, and one is so slow that the enemy moves twice.',
      'You do not have to learn all of it before your first game. Pick up a piece and the board shows where it can go; ask why not, and it tells you.',
    ],
    diagrams: [],
  },
  {
    id: 'board',
    title: 'Board and starting position',
    kind: null,
    rulings: ['D-SETUP'],
    paragraphs: [
      'Files a to p, ranks 1 to 16. White sits below and plays up the board, Black sits above and plays down; forward and far are from the owner’s point of view. Each side has a dark square in its left corner.',
      'Each side fills its four nearest ranks. White’s first, from a to p: Rook, Knight, Bishop, Cannon, Archer, Champion, Archbishop, Queen, King, Chancellor, Champion, Archer, Cannon, Bishop, Knight, Rook. The second: Sumo Wrestler, Bomber, Wizard, Centaur, Kitsune, Prince, Fool, Time Machine, Sorceress, Snail, Princess, Werewolf, Centaur, Wizard, Bomber, Sumo Wrestler.',
      'On the third, Rookies and Drunk Pawns alternate: a Rookie on a, c, e, g, j, l, n and p, a Drunk Pawn on the others. The fourth is all Pawns. Black mirrors this: every piece stands opposite its counterpart, King opposite King.',
      'The designer’s drawing of the starting position is lost. This one is a reconstruction from what the text still says: four ranks for each side, Pawns on the fourth, Rookies and Drunk Pawns on the third, Rooks where they can castle, and all other types on the first two. If you prefer another position, set up your own and start from it.',
    ],
    diagrams: [white(array, 'h4', 'The starting position. A Pawn can slide to the middle at once.')],
  },
  {
    id: 'turn',
    title: 'The turn',
    kind: null,
    rulings: ['D-PIPE', 'D-LEGAL', 'D-G1', 'D-G3', 'D-G4', 'D-G6', 'D-G11', 'D-X2', 'D-X8'],
    paragraphs: [
      'On your turn you must move one piece. A piece captures by moving to the square of an enemy, unless its rule says otherwise. Captured pieces are out of the game. Pieces cannot capture their own side, but a Time Machine may land on its own side, and a Big Bang or a Landmine destroys pieces of both sides.',
      'To step is to move to an adjacent square. To slide is to move over empty squares in one direction. To leap or jump is to move directly to a square, whatever stands between. Orthogonally means along a rank or file.',
      'A move happens in this order: the piece leaves and travels, and a Landmine on its way stops it; it captures or pushes, and Bombers explode; it arrives, perhaps on a Landmine, and promotes; then the Ziggurats are checked. When the turn is over, Time Machines lose a counter, and those with none left land.',
      'A move is legal if your King is not in check when the turn is over and everything has landed. So a landing can save a King, or expose it. Two different moves count as different even if a landing leads to the same position.',
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
      'One: an enemy could capture it.',
      'Two: it stands where a Time Machine of either side will land, whatever its counters.',
      'Three: an enemy Sumo Wrestler could push it off the board.',
      'Four: an enemy Sumo Wrestler could push it to a square where a Time Machine of the Sumo Wrestler’s side, with its last counter, is about to land.',
      'Five: an enemy Bomber could capture a Bomber of the King’s own side next to it, and the Big Bang would reach the King.',
      'Nothing else is check: not a chain of indirect effects, and not a hidden Landmine.',
      'Fairytable announces check. In the original the players call it themselves, and a house rule restores that: you call check with the move that gives it, and a check that was not called need not be answered. If a King is then captured, or a player claims that the check was not called, the game goes back to the last position where no King was in check.',
    ],
    diagrams: [
      black('k@h8 R@h13 N@e9', 'h8', 'One: the Rook on h13 gives check. The Knight on e9 attacks g8.'),
      black('k@h8 T@h8~3', 'h8', 'Two: a Time Machine that has just left will land here. The King must leave now.'),
      black(
        'k@a8 U@c8',
        'a8',
        'Three: the Sumo Wrestler on c8 could push the King off. Any step takes the King out of the line.',
      ),
      black(
        'k@h8 U@h7 T@h9~1',
        'h8',
        'Four: a push to h9 would put the King under the Time Machine that lands there. It may capture the Sumo Wrestler.',
      ),
      black('k@g7 m@f6 M@e5', 'g7', 'Five: if the Bomber on e5 captures the one on f6, the King beside it goes too.'),
    ],
  },
  ...piecesOf(kinds),
  {
    id: 'extra-turn',
    title: 'A turn of two moves',
    kind: null,
    rulings: ['D-Z1', 'D-Z2', 'D-Z3', 'D-Z4', 'D-Z5', 'D-Z6', 'D-Z9', 'D-TM15', 'D-P9', 'D-F11', 'D-X1'],
    paragraphs: [
      'After the other side has moved its Snail, your next turn has two moves, with one piece or with two. You may skip the second: end the turn instead.',
      'Your King must be out of check after each of them. If the first gives check, or leaves your King in a check that only a landing answers, the turn ends with it. A first move after which neither a second move nor ending the turn would be legal cannot be made.',
      'In such a turn moving a Snail uses both moves. So it is the only move of the turn, and the other side gets no extra move for it. There are never more than two moves in a turn.',
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
      'A head start of two squares or more passes over squares, and on each of them the pawn can be captured on the next turn: the capturing pawn moves to that square in its own way of capturing, and the other is removed from wherever it stands by then. The squares where the head start began and ended do not count.',
      'Only the same type can capture: a Pawn a Pawn, a Rookie a Rookie, a Drunk Pawn a Drunk Pawn. So a Rookie captures from the side, and a Drunk Pawn straight ahead.',
      'The right lasts for one turn, for either move of a turn of two. Moving again with the second move of its turn does not save the pawn, nor does being pushed. The right is lost if the pawn is off the board or has promoted, and on any square that is now occupied; capturing the piece there is an ordinary move. Fools neither capture nor are captured en passant.',
    ],
    diagrams: [],
  },
  {
    id: 'promotion',
    title: 'Promotion',
    kind: null,
    rulings: ['D-P12', 'D-P13', 'D-P14', 'D-P15'],
    paragraphs: [
      'A Pawn, Rookie or Drunk Pawn that moves to the far rank, 16 for White and 1 for Black, must promote at once. Its owner chooses among 21 types: all but the King and the three types of pawn. You may promote to any of them, even if none has been captured: a second Snail or a second Time Machine is allowed.',
      'A pawn that captures a Bomber on the far rank is destroyed with it and does not promote. A Rook that was once a pawn cannot castle. A pawn that a Sumo Wrestler pushes to its far rank stays what it is, unless a house rule makes it a Queen.',
    ],
    diagrams: [],
  },
  ...terrainOf(features),
  {
    id: 'endings',
    title: 'How the game ends',
    kind: null,
    rulings: ['D-G7', 'D-G8', 'D-G10', 'D-T17'],
    paragraphs: [
      'You win by checkmate: the enemy King is in check and there is no legal move. With terrain, you also win as soon as your pieces stand on all six Ziggurats.',
      'The game is a draw when the side to move has no legal move and is not in check, whatever is still in flight; when the same position occurs for the third time; when only the two Kings are left and nothing is in flight; and after a hundred turns of each side with no capture, no destroyed piece and no move of a Pawn, Rookie or Drunk Pawn. Players may also agree to a draw. A player who resigns loses.',
      'Positions are the same if everything that matters for the rest of the game is the same: the pieces, what is in flight, whose turn it is and how many moves are left, what each side moved last, if the other side has a Fool to copy it, what can be captured en passant, who can still castle or use a head start, and the terrain.',
    ],
    diagrams: [],
  },
  {
    id: 'house-rules',
    title: 'House rules',
    kind: null,
    rulings: ['D-T0', 'D-T0b', 'D-T0c', 'D-TM1', 'D-P12', 'D-M5'],
    paragraphs: options.map(toldRule),
    diagrams: [],
  },
  {
    id: 'notation',
    title: 'How moves are written',
    kind: null,
    rulings: [],
    paragraphs: [
      'First the letter of the piece and the square it leaves, then what it does: – moves (N b1–c3), × captures (P e5×f6), » leaves to land there later (T d1 » d9), → pushes, with the square of the pushed piece and the square it goes to (U e5→e6→e7). Pushing a piece off the board is written like a capture.',
      'In castling the Rook is written after its King (K i1–g1, R a1–h1), and a promotion after = (P b15–b16=Q). En passant has the square of the captured pawn before the destination (P f7×e8–e6 e.p.). Squares where a path bends or jumps are written in between (X h8–i8–j7–j6).',
      'Terrain is written by name and square (Cathedral e5).',
    ],
    diagrams: [],
  },
  {
    id: 'credits',
    title: 'Credits',
    kind: null,
    rulings: [],
    paragraphs: [
      'Deicide Chess is by Fennaixelphox, who published it in July 2024 with a table for Tabletop Simulator. The Time Machine, the Sumo Wrestler and the Snail are original to it; the Sorceress comes from The Ouroboros King. This rulebook explains its rules in our own words. Where the original is silent or contradicts itself, we follow one reading throughout; the rulings say which.',
    ],
    diagrams: [],
  },
];
