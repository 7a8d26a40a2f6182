/**
 * The rulebook of Chesimals: everything a newcomer needs to play, section by section, for either board. What the pictures
 * mark is worked out by the generator, so a caption may only claim what the marks show. Each section names the rulings
 * that it retells; a reason why something cannot be done leads to the section that has its ruling, so every ruling that
 * is ever given must be among them.
 */
import type { Topology } from '../../../core/board/topology.ts';
import { toldRule } from '../../../core/text/told-rule.ts';
import type { CaptionedSpec, HouseRule, KindWords, RulebookSection } from '../../../core/vocabulary.ts';
import { censusOfArray } from '../start/array.ts';

interface Told {
  readonly kinds: Readonly<Record<string, KindWords>>;
  readonly options: readonly HouseRule[];
  /** a Guard of the array that has somewhere to go */
  readonly focus: string;
}
/** The other royal Chiefs, out of the way on both boards. */
const FAR_CHIEFS = ['Cs@l1', 'Cb@a12', 'Cr@c12'];
const white = (pieces: string, focus: string, caption: string): CaptionedSpec => {
  const missing = FAR_CHIEFS.filter((far) => !pieces.split(' ').some((token) => token.startsWith(far.slice(0, 3))));
  return { spec: { pieces: [pieces, ...missing].join(' '), turn: 'white', focus }, caption };
};

export const rulebookOn = (board: Topology, { kinds, options, focus }: Told): readonly RulebookSection[] => {
  const [lastFile, lastRank] = [board.files[board.width - 1], board.height];
  const about = (kind: string, rulings: readonly string[], diagrams: readonly CaptionedSpec[]): RulebookSection => ({
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
        'In a turn you move one chesimal. Each of its units may move once, in any order, if an unbroken chain of its own colour links it to its Chief at the moment it starts.',
        'Four of the eight Chiefs are royal. Capture both royal Chiefs of the other side and you win.',
        'There is no check. A royal Chief may stay in danger or walk into it, and you may even give up the first of the two.',
      ],
      diagrams: [],
    },
    {
      id: 'board',
      title: 'Board and starting position',
      kind: null,
      rulings: ['Q1', 'Q2', 'Q38', 'B1.1', 'B1.2', 'B1.3'],
      paragraphs: [
        `Files a to ${lastFile}, ranks 1 to ${lastRank}. White sits below and plays up the board, Black sits above and plays down; all units move alike in every direction.`,
        'White has the yellow, white, grey and orange chesimals, Black the green, blue, red and purple ones. White and grey, blue and red are royal: a Chief, two Knights and four Guards. Orange and green have a Chief, four Warmachines and four Guards; yellow and purple a Chief, four Elephants and four Guards.',
        'Each starts as a block of three by three squares around its Chief, on the outer three ranks. From the left White’s are yellow, white, grey, orange, and above them stand green, blue, red, purple; a house rule mirrors Black’s order.',
        'The designer’s picture of the starting position is lost, so this one is a reconstruction: the text gives the colours, their units and their numbers, and these blocks are the simplest that fit. His board is described as 12 × 16, which can be read both ways: here it has twelve files and sixteen ranks or, if you choose that board for a new game, sixteen files and twelve ranks. If you prefer another position, set up your own and start from it.',
      ],
      diagrams: [
        white(
          censusOfArray(board),
          focus,
          `The starting position. The white Guard on ${focus} can go to four squares.`,
        ),
      ],
    },
    {
      id: 'turn',
      title: 'The turn',
      kind: null,
      rulings: ['B3', 'Q40', 'Q15', 'Q16', 'Q17', 'Q18', 'Q19', 'Q30', 'Q31', 'Q35'],
      paragraphs: [
        'White begins. On your turn you move units of one colour, at least one of them and each at most once, and then end the turn. The first unit that moves chooses the colour.',
        'Units move one after another, each on the board as it then is: a square that was vacated may be entered, and one that was filled is occupied. A unit finishes its move before the next one starts.',
        'A unit captures an enemy by moving to its square. A capture does not end the turn: other units of the colour may still move. You cannot capture units of your own side, whatever their colour.',
        'You may end the turn as soon as one unit has moved. Until then you can undo moves. There is no castling, no double step and no promotion.',
      ],
      diagrams: [
        white("Cw@e5 Gw@e6 Gw@f7' Nw@d4", 'e6', 'The Guard on f7 has moved this turn. The one on e6 still can.'),
        white("Cw@e5 Gw@e6 Gw@f7' Nw@d4", 'f7', 'It has moved, so it stays on f7 until the turn is over.'),
      ],
    },
    {
      id: 'chain',
      title: 'The chain',
      kind: null,
      rulings: ['Q3', 'Q4', 'Q5', 'Q6', 'Q7', 'Q8', 'Q9', 'Q34', 'Q40'],
      paragraphs: [
        'A unit can move only if it is linked to the Chief of its own colour: it touches the Chief, or it touches a unit of its colour that is linked. Two units touch when one stands on one of the eight squares around the other.',
        'Only units of the same colour link. Units of other colours on your side do not, nor does the Chief of another colour. Enemies between two diagonal neighbours do not break a link.',
        'Only the moment a unit starts to move counts. Units that have already moved still link the chain, and so does a Chief that has moved. So the order matters: a Chief may go first to link units far away, or go last and leave no unit behind.',
        'A unit may move to where it is cut off. It then stays there until a chain reaches it again: the Chief comes closer, or other units fill the gap.',
      ],
      diagrams: [
        white(
          'Cw@e5 Gw@f6 Gw@g7 Nw@h8',
          'h8',
          'Linked diagonally through g7 and f6 to the Chief: the Knight may move.',
        ),
        white('Cw@e5 Gw@e7 Gw@d5', 'e7', 'Two squares from its Chief with no unit between: it is cut off.'),
        white('Cw@e5 Gs@e6 Gw@e7', 'e7', 'The Guard on e6 is grey. It does not link a white one.'),
        white(
          "Cw@e5 Nw@g7' Gw@f6 Gw@h8",
          'h8',
          'The Knight that has moved to g7 closes the chain for the Guard on h8.',
        ),
        white("Cw@g7' Gw@h8 Gw@f4", 'h8', 'The Chief has moved to g7, and the Guard on h8 is linked again.'),
        white("Cw@g7' Gw@h8 Gw@f4", 'f4', 'The Guard on f4 is cut off and cannot move.'),
      ],
    },
    about(
      'chief',
      ['Q9', 'Q10', 'Q11', 'Q12', 'Q25', 'Q26', 'Q41', 'Q42'],
      [
        white('Cw@e5', 'e5', 'On an open board it can reach all 24 squares within two steps.'),
        white('Cw@e5 Gw@d6 Gw@e6 Gw@f6', 'e5', 'Its own Guards block the way up: it cannot pass through a unit.'),
        white('Cw@e5 Gp@e6 Gp@e7', 'e5', 'It captures on e6, or goes round through d6 or f6 to capture on e7.'),
        white('Cw@e5 Gw@d6 Gp@e6 Gw@f6', 'e5', 'Capturing on e6 ends its move: e7 is out of reach.'),
      ],
    ),
    about(
      'knight',
      ['Q13', 'Q44'],
      [white('Cw@e5 Nw@e6 Gp@g7 Gw@f6', 'e6', 'It leaps over its neighbours. It can capture on g7.')],
    ),
    about(
      'warmachine',
      ['Q13', 'Q14', 'Q43', 'Q44'],
      [
        white(
          'Co@d5 Wo@e5 Gp@e7 Go@e6',
          'e5',
          'It leaps over its own Guard to capture on e7, and over its Chief to c5.',
        ),
      ],
    ),
    about(
      'elephant',
      ['Q13', 'Q14', 'Q43', 'Q44'],
      [white('Cy@d5 Ey@e5 Gy@f6 Gp@g7', 'e5', 'It leaps over its own Guard on f6 to capture on g7.')],
    ),
    about(
      'guard',
      ['Q28', 'Q43', 'Q44'],
      [white('Cw@e5 Gw@e6 Gs@e7 Gp@d7', 'e6', 'It captures on d7. The grey Guard on e7 is on its own side.')],
    ),
    {
      id: 'leaderless',
      title: 'A lost Chief',
      kind: null,
      rulings: ['Q20', 'Q25', 'Q27', 'Q41', 'Q42'],
      paragraphs: [
        'When a Chief is captured, royal or not, the units of its colour can never move again. They stay on the board, block the way and can be captured. That colour can no longer be chosen.',
        'Units never change colour or side, unless a house rule lets Chiefs absorb or convert them.',
      ],
      diagrams: [
        white(
          'Cs@e5 Gw@e6 Nw@e7',
          'e6',
          'The white Chief is gone. The grey Chief next to its units does not lead them.',
        ),
      ],
    },
    {
      id: 'endings',
      title: 'How the game ends',
      kind: null,
      rulings: ['Q21', 'Q22', 'Q23', 'Q24', 'Q32', 'Q33', 'Q36', 'Q37'],
      paragraphs: [
        'You win the moment you have captured both royal Chiefs of the other side, even in the middle of a turn. Both may be captured in one turn. The other Chiefs do not count.',
        'The game is a draw when the same position occurs at the end of a turn for the third time with the same side to move, or when the side to move has no unit that can move. A house rule adds a draw after a hundred turns, counting both sides, without a capture.',
        'Players may also agree to a draw. A player who resigns loses. Nothing else ends the game, whoever has more units and whether or not either side can still win.',
      ],
      diagrams: [
        white(
          'Cw@e5 Gw@e6 Cb@e7 Gb@d8',
          'e6',
          'Capturing the blue Chief on e7 leaves Black one royal Chief, the red one.',
        ),
      ],
    },
    {
      id: 'house-rules',
      title: 'House rules',
      kind: null,
      rulings: ['Q2', 'Q29', 'Q32', 'Q40', 'Q41', 'Q42', 'Q43', 'Q44'],
      paragraphs: options.map(toldRule),
      diagrams: [],
    },
    {
      id: 'notation',
      title: 'How moves are written',
      kind: null,
      rulings: ['Q31', 'Q38'],
      paragraphs: [
        'First the letter of the unit and its square, then – and the square it moves to (G e3–e4), or × if it captures there (C e5×e7). The letters are C for Chief, N for Knight, W for Warmachine, E for Elephant and G for Guard.',
        'Where Chiefs absorb what they capture, the middle square of two steps that bend is named (C e5–d6×e7).',
        'Where Chiefs convert, ~ stands before the square of the unit that changes its colour (C e5~e6).',
        'A turn lists its moves in order, with the name of the colour in front. A turn of each side together has one number.',
      ],
      diagrams: [],
    },
    {
      id: 'credits',
      title: 'Credits',
      kind: null,
      rulings: [],
      paragraphs: [
        'The game is by Joe Joyce, who published it in 2008, and was tested by Carlos Cetina and him. This rulebook explains its rules in our own words. Where the original is silent or contradicts itself, we follow one reading throughout; the rulings say which.',
      ],
      diagrams: [],
    },
  ];
};
