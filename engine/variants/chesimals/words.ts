/**
 * The English sentences about Chesimals: its sides and colours, its units, what its rules say, how games end, the house
 * rules. Reasons and conditions stand in words-reasons.ts, what is said of starts in words-start.ts, the rulebook in a
 * file of its own; no other file of the variant speaks to people, but for the names of the colours in colours.ts. The designer's text is not repeated anywhere: sentences
 * are our own, and neutral. In endings {winner} and {loser} are sides.
 */
import type { Topology } from '../../core/topology.ts';
import type { Ending, Form, HouseRule, KindWords, RuleWords, SideName, Words } from '../../core/vocabulary.ts';
import { tall, wide } from './board.ts';
import { rulebookOn } from './rulebook.ts';
import { reasons } from './words-reasons.ts';

export { budgetSays, conditions, reasons } from './words-reasons.ts';
export { fields, flags, problems, startSays } from './words-start.ts';

export const sides: readonly [SideName, SideName] = [
  { id: 'white', name: 'White', says: 'Yellow, white, grey and orange. Sits below, plays up the board and begins.' },
  { id: 'black', name: 'Black', says: 'Green, blue, red and purple. Sits above and plays down the board.' },
];

const rule = (id: string, says: string): RuleWords => ({ id, says });
export const rules = {
  twoSteps: rule('two-steps', 'A Chief takes one step or two, any way, but not back to where it began.'),
  knightLeap: rule('knight-leap', 'A Knight leaps two squares one way and one aside, over anything.'),
  straightStep: rule('straight-step', 'A Warmachine steps one square along its rank or file.'),
  straightLeap: rule('straight-leap', 'A Warmachine leaps two squares along its rank or file, over anything.'),
  diagonalStep: rule('diagonal-step', 'An Elephant steps one square diagonally.'),
  diagonalLeap: rule('diagonal-leap', 'An Elephant leaps two squares diagonally, over anything.'),
  step: rule('step', 'A Guard steps one square in any direction.'),
  endTurn: rule('end-turn', 'A turn may end as soon as one unit has moved.'),
} as const;

export const kinds = {
  chief: {
    name: 'Chief',
    letter: 'C',
    summary: 'Takes one step or two, any way. Only units joined to it by a chain of its colour can move.',
    sentences: [
      'One step in any direction, or two steps, the second in any direction too, but not back to where it began.',
      'The first of two steps must be to an empty square: it goes past nobody, and when it takes somebody it stops there.',
      'It may move before, between or after its units, once in a turn, and needs no chain itself.',
      'When it is taken, the rest of its colour stays on the board as stone: it can be taken and stands in the way, but never moves again.',
      'The Chiefs of white and grey, and of blue and red, are royal: whoever loses both royal Chiefs has lost.',
    ],
  },
  knight: {
    name: 'Knight',
    letter: 'N',
    summary: 'Leaps two squares one way and one aside, over anything.',
    sentences: ['It moves as a knight in chess, whoever stands between.', 'White, grey, blue and red have two each.'],
  },
  warmachine: {
    name: 'Warmachine',
    letter: 'W',
    summary: 'Steps one square along its rank or file, or leaps two.',
    sentences: [
      'One square along its rank or file, or exactly two, over anything; never a step and a leap in one turn.',
      'Orange and green have four each.',
    ],
  },
  elephant: {
    name: 'Elephant',
    letter: 'E',
    summary: 'Steps one square diagonally, or leaps two.',
    sentences: [
      'One square diagonally, or exactly two, over anything; never a step and a leap in one turn. It keeps to squares of one shade.',
      'Yellow and purple have four each.',
    ],
  },
  guard: {
    name: 'Guard',
    letter: 'G',
    summary: 'Steps one square in any direction.',
    sentences: ['It moves as a king in chess, but nobody has to save it.', 'Every colour has four.'],
  },
} as const satisfies Record<string, KindWords>;

export const endings: readonly Ending[] = [
  {
    id: 'chiefs-taken',
    name: 'Royal Chiefs taken',
    says: '{winner} has taken the last royal Chief of {loser} and wins.',
  },
  { id: 'no-unit', name: 'Nothing to move', says: 'No unit of the side to move can move. The game is a draw.' },
  {
    id: 'repetition',
    name: 'Repetition',
    says: 'The same position stood at the end of a turn for the third time. The game is a draw.',
  },
  { id: 'no-capture', name: 'No capture', says: 'A hundred turns passed without a capture. The game is a draw.' },
];

export const options: readonly HouseRule[] = [
  {
    id: 'array',
    name: 'Black’s array',
    says: 'In which order Black’s chesimals stand opposite White’s.',
    ruling: 'Q2',
    values: [
      {
        id: 'rotated',
        name: 'Turned round',
        says: 'Both players see the same kinds in the same order from their side; Warmachines stand opposite Elephants.',
      },
      { id: 'mirrored', name: 'Mirrored', says: 'As in chess: every chesimal stands opposite one of its kind.' },
    ],
  },
  {
    id: 'nocapture',
    name: 'Draw without captures',
    says: 'Whether a long time without a capture ends the game.',
    ruling: 'Q32',
    values: [
      { id: 'off', name: 'Off', says: 'The game goes on until somebody wins, or a position repeats.' },
      { id: '100', name: 'After 100 turns', says: 'A hundred turns of either side without a capture are a draw.' },
    ],
  },
];

const form = (name: string, says: string): Form => ({ variant: 'chesimals', name, says, ruling: 'Q1' });
export const forms = {
  tall: form('12 × 16', 'Twelve files and sixteen ranks: ten empty ranks between the armies.'),
  wide: form(
    '16 × 12',
    'Sixteen files and twelve ranks: more room at the sides, and six empty ranks between the armies.',
  ),
} as const;

/** Where the usual array comes from (Q2). */
export const provenance =
  'The designer’s picture of the array is lost. This one is a reconstruction from what the rules say of it.';

/** Conditions, with the word for people after "is". */
export const states: Words['states'] = [
  { id: 'moved', name: 'done for this turn' },
  { id: 'linked', name: 'in touch with its Chief' },
  { id: 'cut-off', name: 'cut off from its Chief', ends: 'is in touch with its Chief again' },
  { id: 'leaderless', name: 'without a Chief' },
];

const wordsOn = (board: Topology, title: string, tagline: string, focus: string): Words => ({
  title,
  tagline,
  goal: 'Capture both royal Chiefs of the other side.',
  designers: 'Joe Joyce, playtested with Carlos Cetina',
  size: `${board.width} × ${board.height}`,
  length: 'an hour or two',
  difficulty: { pips: 2, word: 'roomy' },
  kinds,
  reasons,
  states,
  rulebook: rulebookOn(board, { kinds, options, focus }),
});
export const tallWords = wordsOn(
  tall,
  'Chesimals I',
  'Eight creatures of many little units, and each turn moves one of them as far as its chains hold.',
  'd3',
);
export const wideWords = wordsOn(
  wide,
  'Chesimals I, wide board',
  'The same eight creatures on a board that is wider than it is long: more room at the sides, and closer to the enemy.',
  'h3',
);
