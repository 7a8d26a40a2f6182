/**
 * The rulebook of Chesimals: everything a newcomer needs to play, section by section, for either board. What the pictures
 * mark is worked out by the generator, so a caption may only claim what the marks show. Each section names the rulings
 * that it retells; a reason why something cannot be done leads to the section that has its ruling, so every ruling that
 * is ever given must be among them.
 */
import type { Topology } from '../../core/topology.ts';
import type { Diagram, HouseRule, KindWords, RulebookSection } from '../../core/vocabulary.ts';
import { censusOfArray } from './array.ts';

interface Told {
  readonly kinds: Readonly<Record<string, KindWords>>;
  readonly options: readonly HouseRule[];
  /** a Guard of the array that has somewhere to go */
  readonly focus: string;
}
/** The other royal Chiefs, out of the way on both boards. */
const FAR_CHIEFS = ['Cs@l1', 'Cb@a12', 'Cr@c12'];
const white = (pieces: string, focus: string, caption: string): Diagram => {
  const missing = FAR_CHIEFS.filter((far) => !pieces.split(' ').some((token) => token.startsWith(far.slice(0, 3))));
  return { spec: { pieces: [pieces, ...missing].join(' '), turn: 'white', focus }, caption };
};

export const rulebookOn = (board: Topology, { kinds, options, focus }: Told): readonly RulebookSection[] => {
  const [lastFile, lastRank] = [board.files[board.width - 1], board.height];
  const about = (kind: string, rulings: readonly string[], diagrams: readonly Diagram[]): RulebookSection => ({
    id: kind,
    title: kinds[kind].name,
    kind,
    paragraphs: [kinds[kind].summary, ...kinds[kind].sentences],
    diagrams,
    rulings,
  });
  return [
    {
      id: 'idea',
      title: 'The idea',
      kind: null,
      rulings: ['Q4', 'Q36', 'Q37'],
      paragraphs: [
        'A chesimal is a chess animal: one creature made of seven or nine small units of one colour, led by a Chief. Each side has four of them, thirty-two units in all.',
        'In a turn you move one chesimal. Every unit of it may move once, in any order, as long as an unbroken chain of its own colour joins it to its Chief at the moment when it starts.',
        'Four of the eight Chiefs are royal. Take both royal Chiefs of the other side, and you have won.',
        'There is no check. A royal Chief may be left in danger and may walk into it, and the first of the two may even be given up.',
      ],
      diagrams: [],
    },
    {
      id: 'board',
      title: 'Board and array',
      kind: null,
      rulings: ['Q1', 'Q2', 'Q38', 'B1.1', 'B1.2', 'B1.3'],
      paragraphs: [
        `Files a to ${lastFile}, ranks 1 to ${lastRank}. White sits below and plays up the board, Black sits above and plays down; no unit cares which way it goes.`,
        'White has the yellow, white, grey and orange chesimals, Black the green, blue, red and purple ones. White and grey, blue and red are royal: a Chief, two Knights and four Guards. Orange and green have a Chief, four Warmachines and four Guards; yellow and purple a Chief, four Elephants and four Guards.',
        'Each begins as a block of three by three squares around its Chief, on the outer three ranks. From the left White’s are yellow, white, grey, orange, and above them stand green, blue, red, purple; a house rule mirrors Black’s order.',
        'The designer’s picture of the array is lost, and this one is a reconstruction: the text fixes the colours, the units of each and their number, and the blocks are the simplest that fit. His board is told as 12 × 16, which can be read both ways: the game is here on twelve files with sixteen ranks, and, if you choose that board for a new game, on sixteen files with twelve. If you like it otherwise, set up your own array and begin from that.',
      ],
      diagrams: [white(censusOfArray(board), focus, `The array. The white Guard on ${focus} can go to four squares.`)],
    },
    {
      id: 'turn',
      title: 'The turn',
      kind: null,
      rulings: ['B3', 'Q15', 'Q16', 'Q17', 'Q18', 'Q19', 'Q30', 'Q31', 'Q35'],
      paragraphs: [
        'White begins. In a turn you move units of one colour, at least one of them and each at most once, and then you end the turn. The first unit that moves chooses the colour.',
        'Units move one after another, each on the board as it is by then: a square that was left may be entered, one that was taken is taken. A unit finishes its move before the next one starts.',
        'A unit takes an enemy by moving to its square, and what is taken is gone. Taking does not end the turn: others of the colour may go on. Units of your own side are never taken, whatever their colour.',
        'You may end the turn as soon as one unit has moved, and need not move the others. Until you do, moves can be taken back. There is no castling, no double step and no promotion.',
      ],
      diagrams: [
        white("Cw@e5 Gw@e6 Gw@f7' Nw@d4", 'e6', 'The Guard on f7 has moved in this turn. The one on e6 still may.'),
        white("Cw@e5 Gw@e6 Gw@f7' Nw@d4", 'f7', 'It has moved, so it stays on f7 until the turn is over.'),
      ],
    },
    {
      id: 'chain',
      title: 'The chain',
      kind: null,
      rulings: ['Q3', 'Q4', 'Q5', 'Q6', 'Q7', 'Q8', 'Q9', 'Q34'],
      paragraphs: [
        'A unit can start to move only while it is joined to the Chief of its own colour: it touches the Chief, or touches a unit of its colour that is joined to it. Two units touch when one stands on one of the eight squares around the other.',
        'Only units of the same colour conduct. Others of the same side do not, nor does the Chief of another colour, and enemies between two diagonal neighbours do not matter.',
        'Whether it is joined is asked at the instant when it starts. Units that have moved already conduct like the others, and so does a Chief that has moved. So the order matters: a Chief may go first and pick up units far away, or go last and leave nobody behind.',
        'A unit may move out of touch. It stays where it is until a chain reaches it again: the Chief comes for it, or others fill the gap.',
      ],
      diagrams: [
        white('Cw@e5 Gw@f6 Gw@g7 Nw@h8', 'h8', 'Corner to corner by g7 and f6 to the Chief: the Knight may move.'),
        white('Cw@e5 Gw@e7 Gw@d5', 'e7', 'Two squares from its Chief and nobody between: it is cut off.'),
        white('Cw@e5 Gs@e6 Gw@e7', 'e7', 'The Guard on e6 is grey. It does not conduct for a white one.'),
        white(
          "Cw@e5 Nw@g7' Gw@f6 Gw@h8",
          'h8',
          'The Knight that has moved to g7 closes the chain for the Guard on h8.',
        ),
        white("Cw@g7' Gw@h8 Gw@f4", 'h8', 'The Chief has moved to g7, and the Guard on h8 is in touch again.'),
        white("Cw@g7' Gw@h8 Gw@f4", 'f4', 'The Guard on f4 was left behind, and cannot move.'),
      ],
    },
    about(
      'chief',
      ['Q9', 'Q10', 'Q11', 'Q12', 'Q25', 'Q26'],
      [
        white('Cw@e5', 'e5', 'On an open board it has all 24 squares at most two steps away.'),
        white('Cw@e5 Gw@d6 Gw@e6 Gw@f6', 'e5', 'Its own Guards close the way up: it goes past nobody.'),
        white('Cw@e5 Gp@e6 Gp@e7', 'e5', 'It takes on e6, or walks round by d6 or f6 to take on e7.'),
        white('Cw@e5 Gw@d6 Gp@e6 Gw@f6', 'e5', 'Taking on e6 ends its move: e7 is out of reach.'),
      ],
    ),
    about('knight', ['Q13'], [white('Cw@e5 Nw@e6 Gp@g7 Gw@f6', 'e6', 'It leaps over its neighbours. On g7 it takes.')]),
    about(
      'warmachine',
      ['Q13', 'Q14'],
      [white('Co@d5 Wo@e5 Gp@e7 Go@e6', 'e5', 'It leaps over its own Guard to take on e7, and over its Chief to c5.')],
    ),
    about(
      'elephant',
      ['Q13', 'Q14'],
      [white('Cy@d5 Ey@e5 Gy@f6 Gp@g7', 'e5', 'It leaps over its own Guard on f6 to take on g7.')],
    ),
    about(
      'guard',
      ['Q28'],
      [white('Cw@e5 Gw@e6 Gs@e7 Gp@d7', 'e6', 'It takes on d7. The grey Guard on e7 is its own side.')],
    ),
    {
      id: 'leaderless',
      title: 'A lost Chief',
      kind: null,
      rulings: ['Q20', 'Q25', 'Q27', 'Q29'],
      paragraphs: [
        'When a Chief is taken, royal or not, its colour turns to stone. Its units stay where they are; they can be taken and stand in the way, and never move again. Nobody can choose that colour any more.',
        'No unit ever changes its colour, and nobody is recruited: the designer’s text thinks aloud of such things, but they are no part of this game.',
      ],
      diagrams: [
        white('Cs@e5 Gw@e6 Nw@e7', 'e6', 'The white Chief is gone. The grey one beside its units is none of theirs.'),
      ],
    },
    {
      id: 'endings',
      title: 'How it ends',
      kind: null,
      rulings: ['Q21', 'Q22', 'Q23', 'Q24', 'Q32', 'Q33', 'Q36', 'Q37'],
      paragraphs: [
        'Whoever has taken both royal Chiefs of the other side has won, at that instant and in the middle of a turn. Both may fall in one turn. The other Chiefs do not count for this.',
        'It is a draw when the same position stands at the end of a turn for the third time with the same side to move, and when no unit of the side to move can move. A house rule adds a draw after a hundred turns of either side without a capture.',
        'Players may also agree on a draw. Whoever resigns has lost. Nothing else is judged: not who has more units, nor whether anybody can still win.',
      ],
      diagrams: [
        white(
          'Cw@e5 Gw@e6 Cb@e7 Gb@d8',
          'e6',
          'Taking the blue Chief on e7 leaves Black one royal Chief, the red one.',
        ),
      ],
    },
    {
      id: 'house-rules',
      title: 'House rules',
      kind: null,
      rulings: ['Q2', 'Q32'],
      paragraphs: options.map(
        (o) => `${o.name}. ${o.says} ${o.values.map((v, i) => `${v.name}${i ? '' : ' (usual)'}: ${v.says}`).join(' ')}`,
      ),
      diagrams: [],
    },
    {
      id: 'notation',
      title: 'How moves are written',
      kind: null,
      rulings: ['Q31', 'Q38'],
      paragraphs: [
        'First the letter of the unit and the square where it stands, then – and the square where it goes (G e3–e4), or × if it takes somebody there (C e5×e7). The letters are C for Chief, N for Knight, W for Warmachine, E for Elephant and G for Guard.',
        'A turn is its unit moves in their order, with the name of the colour in front of them. One turn of both sides together has one number.',
      ],
      diagrams: [],
    },
    {
      id: 'credits',
      title: 'Credits',
      kind: null,
      rulings: [],
      paragraphs: [
        'The game is by Joe Joyce, who published it in 2008, and was tested by Carlos Cetina and him. These pages retell its rules in words of our own. Where the original is silent or at odds with itself, they follow one reading throughout, and the rulings say which.',
      ],
      diagrams: [],
    },
  ];
};
