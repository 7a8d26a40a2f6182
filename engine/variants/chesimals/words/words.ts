/**
 * The English sentences about Chesimals: its sides and colours, its units, what its rules say, how games end, the house
 * rules. Reasons and conditions stand in words-reasons.ts, what is said of starts in words-start.ts, the rulebook in a
 * file of its own; no other file of the variant speaks to people, but for the names of the colours in colours.ts. The designer's text is not repeated anywhere: sentences
 * are our own, and neutral. In endings {winner} and {loser} are sides.
 */
import type { Topology } from '../../../core/board/topology.ts';
import type {
  Ending,
  Form,
  HouseRule,
  KindWords,
  RuleWords,
  SideName,
  VariantWords,
} from '../../../core/vocabulary.ts';
import { tall, wide } from '../board.ts';
import { rulebookOn } from './rulebook.ts';
import { reasons } from './words-reasons.ts';

export { budgetSays, conditions, mixedBudgetSays, reasons } from './words-reasons.ts';
export { fields, flags, problems, startSays } from './words-start.ts';

export const sides: readonly [SideName, SideName] = [
  { id: 'white', name: 'White', says: 'Yellow, white, grey and orange. Sits below, plays up the board and begins.' },
  { id: 'black', name: 'Black', says: 'Green, blue, red and purple. Sits above and plays down the board.' },
];

const rule = (id: string, says: string): RuleWords => ({ id, says });
export const rules = {
  twoSteps: rule('two-steps', 'A Chief moves one or two steps in any direction, but not back to where it began.'),
  absorb: rule('absorb', 'By a house rule a Chief absorbs the unit that it captures, unless that is a Chief.'),
  convert: rule('convert', 'By a house rule a Chief that does not move gives a unit beside it its own colour.'),
  neutralize: rule('neutralize', 'By a house rule a Chief that does not move makes an enemy unit beside it neutral.'),
  knightLeap: rule('knight-leap', 'A Knight moves like a chess Knight.'),
  straightStep: rule('straight-step', 'A Warmachine steps one square along its rank or file.'),
  straightLeap: rule('straight-leap', 'A Warmachine leaps two squares along its rank or file, over anything.'),
  straightBoth: rule(
    'straight-both',
    'By a house rule a Warmachine may step and leap along its rank or file in one move.',
  ),
  diagonalStep: rule('diagonal-step', 'An Elephant steps one square diagonally.'),
  diagonalLeap: rule('diagonal-leap', 'An Elephant leaps two squares diagonally, over anything.'),
  diagonalBoth: rule('diagonal-both', 'By a house rule an Elephant may step and leap diagonally in one move.'),
  step: rule('step', 'A Guard steps one square in any direction.'),
  slide: rule('slide', 'By a house rule a Guard slides one or two squares in any direction.'),
  guardStraight: rule('guard-straight', 'A Guard moves along its rank or file.'),
  guardDiagonal: rule('guard-diagonal', 'A Guard moves diagonally.'),
  endTurn: rule('end-turn', 'A turn may end as soon as one unit has moved.'),
} as const;

/** What a Chief does that converts (Q41): {to} is the square, {who} the unit. */
export const conversions = {
  convert: { label: 'converts {to}', deed: 'converts {who}' },
  neutralize: { label: 'makes {to} neutral', deed: 'makes {who} neutral' },
} as const;

export const kinds = {
  chief: {
    name: 'Chief',
    letter: 'C',
    summary: 'Moves one or two steps in any direction. Only units linked to it by a chain of its colour can move.',
    sentences: [
      'Moves one step in any direction, or two. The second step may change direction, but not return to where it began.',
      'The first of two steps must be to an empty square: it cannot pass through a unit, and a capture ends its move.',
      'It may move before, between or after its units, once per turn, and needs no chain itself.',
      'By a house rule it may, instead of moving, give a unit of another colour of its side on a square beside it its own colour; by a further one make an enemy there neutral, and give a neutral unit there its own colour. It cannot convert Chiefs, nor units that have moved this turn.',
      'By a house rule it absorbs a unit that it captures: that unit takes its colour and comes to stand on the square from which the Chief captured.',
      'When it is captured, the other units of its colour can never move again. They stay on the board, block the way and can be captured.',
      'The Chiefs of white and grey, and of blue and red, are royal: a side that loses both its royal Chiefs loses the game.',
    ],
  },
  knight: {
    name: 'Knight',
    letter: 'N',
    summary: 'Moves like a chess Knight.',
    sentences: [
      'It leaps two squares and one to the side, over anything.',
      'White, grey, blue and red have two each; four by a house rule.',
    ],
  },
  warmachine: {
    name: 'Warmachine',
    letter: 'W',
    summary: 'Steps one square along its rank or file, or leaps two. A house rule lets it do both.',
    sentences: [
      'One square along its rank or file, or exactly two, over anything; never a step and a leap in one turn.',
      'By a house rule it moves as a Hero: it may also step and leap in one move, in one direction and in either order, if the square it lands on in between is empty.',
      'Orange and green have four each.',
    ],
  },
  elephant: {
    name: 'Elephant',
    letter: 'E',
    summary: 'Steps one square diagonally, or leaps two. A house rule lets it do both.',
    sentences: [
      'One square diagonally, or exactly two, over anything; never a step and a leap in one turn. It stays on squares of one shade.',
      'By a house rule it moves as a Shaman: it may also step and leap in one move, in one direction and in either order, if the square it lands on in between is empty.',
      'Yellow and purple have four each.',
    ],
  },
  guard: {
    name: 'Guard',
    letter: 'G',
    summary: 'Steps one square in any direction. A house rule lets it slide two.',
    sentences: [
      'It moves like a chess king, but is not royal.',
      'By a house rule it moves as a Sliding General: one or two squares in a straight line in any direction, and it cannot pass through a unit.',
      'Every colour has four.',
    ],
  },
} as const satisfies Record<string, KindWords>;

export const endings: readonly Ending[] = [
  {
    id: 'chiefs-taken',
    name: 'Royal Chiefs captured',
    says: '{winner} captured {loser}’s last royal Chief and wins.',
  },
  { id: 'no-unit', name: 'Stalemate', says: 'The side to move has no unit that can move. The game is a draw.' },
  {
    id: 'repetition',
    name: 'Repetition',
    says: 'The same position occurred at the end of a turn for the third time. The game is a draw.',
  },
  { id: 'no-capture', name: 'No capture', says: 'A hundred turns passed without a capture. The game is a draw.' },
];

export const options: readonly HouseRule[] = [
  {
    id: 'array',
    group: 'game',
    name: 'Black’s array',
    says: 'How Black’s chesimals are arranged opposite White’s.',
    ruling: 'Q2',
    values: [
      {
        id: 'rotated',
        name: 'Rotated',
        says: 'Both players see the same order from their side; Warmachines stand opposite Elephants.',
      },
      { id: 'mirrored', name: 'Mirrored', says: 'As in chess: every chesimal stands opposite one of its kind.' },
    ],
  },
  {
    id: 'links',
    group: 'game',
    added: true,
    name: 'Links of a chain',
    says: 'Which units link a chain, and which units move in a turn.',
    ruling: 'Q40',
    values: [
      {
        id: 'colour',
        name: 'Same colour',
        says: 'Only units of one colour link, and only units of one colour move in a turn.',
      },
      {
        id: 'side',
        name: 'Same side',
        says: 'Chesimal Fusion: all units of a side link, whatever their colour, and any of them may move. All that move in one turn must be linked, each when it starts, to one and the same Chief of their side, which need not be named. Units whose own Chief is lost may follow another one.',
      },
    ],
  },
  {
    id: 'convert',
    group: 'game',
    added: true,
    name: 'Conversion',
    says: 'Whether a Chief that does not move may change the colour of a unit beside it.',
    ruling: 'Q41',
    values: [
      { id: 'off', name: 'Off', says: 'Units keep their colour.' },
      {
        id: 'own',
        name: 'Own units',
        says: 'Instead of moving, a Chief may give a unit of another colour of its side on one of the eight squares around it its own colour, unless that is a Chief. This is the move of both in this turn, and the unit links at once. Where all units of a side link, this has no effect.',
        idle: {
          under: { links: 'side' },
          says: 'All units of a side link in this game, whatever their colour: another colour of their side changes nothing.',
        },
      },
      {
        id: 'all',
        name: 'All units',
        says: 'The same; besides, it may make an enemy unit beside it neutral, and give a neutral unit its own colour. A neutral unit belongs to nobody: it never moves or links, blocks the way, and both sides can capture it. Where all units of a side link, units of one’s own side are not converted.',
      },
    ],
  },
  {
    id: 'absorb',
    group: 'game',
    added: true,
    kinds: ['chief'],
    name: 'Absorption',
    says: 'What becomes of a unit that a Chief captures.',
    ruling: 'Q42',
    values: [
      { id: 'off', name: 'Off', says: 'It leaves the board like any other.' },
      {
        id: 'on',
        name: 'On',
        says: 'Unless it is a Chief, it takes the Chief’s colour and comes to stand on the square from which the Chief captured: where the Chief started, or the middle square of two steps, which the player chooses. It counts as moved this turn, and links at once.',
      },
    ],
  },
  {
    id: 'pieces',
    group: 'game',
    added: true,
    kinds: ['guard', 'warmachine', 'elephant', 'knight'],
    name: 'Set of units',
    says: 'How Guards, Warmachines and Elephants move, and how many Knights there are.',
    ruling: 'Q44',
    values: [
      {
        id: 'usual',
        name: 'Usual',
        says: 'Guards step; Warmachines and Elephants step or leap. Royal colours have two Knights.',
      },
      {
        id: 'stronger',
        name: 'Stronger',
        says: 'Guards are Sliding Generals, which slide one or two squares in any direction. Warmachines are Heroes, which step one square, leap two or do both along a rank or file. Elephants are Shamans, which do the same diagonally. Royal colours have four Knights: the further two stand before and behind the Chief.',
      },
    ],
  },
  {
    id: 'guards',
    group: 'game',
    added: true,
    kinds: ['guard', 'warmachine', 'elephant'],
    name: 'Orders to Guards',
    says: 'Whether Guards of a colour without Knights all move the same way in a turn.',
    ruling: 'Q43',
    values: [
      { id: 'free', name: 'Free', says: 'Every Guard moves as it likes.' },
      {
        id: 'by-leader',
        name: 'By their leader',
        says: 'In one turn all Guards of yellow, purple, orange or green that move go along rank or file, or all of them diagonally. No Warmachine of orange or green moves in a turn in which a Guard of its colour moves diagonally, and no Elephant of yellow or purple in one in which a Guard of its colour moves along rank or file; nor the other way round. White, grey, blue and red are free.',
      },
    ],
  },
  {
    id: 'nocapture',
    group: 'endings',
    name: 'Draw without captures',
    says: 'Whether the game ends after many turns without a capture.',
    ruling: 'Q32',
    values: [
      { id: 'off', name: 'Off', says: 'There is no limit.' },
      {
        id: '100',
        name: 'After 100 turns',
        says: 'The game is a draw after a hundred turns, counting both sides, without a capture.',
      },
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
  'The designer’s picture of the starting position is lost. This one is reconstructed from the rules.';

/** Conditions, with the word for people after "is". */
export const states: VariantWords['states'] = [
  { id: 'moved', name: 'already moved' },
  { id: 'linked', name: 'linked to its Chief' },
  { id: 'cut-off', name: 'cut off from its Chief', ends: 'is linked to its Chief again' },
  { id: 'leaderless', name: 'without a Chief' },
];

const wordsOn = (board: Topology, title: string, tagline: string, focus: string): VariantWords => ({
  title,
  tagline,
  goal: 'Capture both royal Chiefs of the other side.',
  designers: 'Joe Joyce, playtested with Carlos Cetina',
  size: `${board.width} × ${board.height}`,
  length: 'an hour or two',
  difficulty: { pips: 2, word: 'moderate' },
  kinds,
  reasons,
  states,
  rulebook: rulebookOn(board, { kinds, options, focus }),
});
export const tallWords = wordsOn(
  tall,
  'Chesimals I',
  'Eight creatures made of many small units; each turn you move one of them, as long as its units stay linked to their Chief.',
  'd3',
);
export const wideWords = wordsOn(
  wide,
  'Chesimals I, wide board',
  'The same eight creatures on a board that is wider than it is long: more room at the sides, and closer to the enemy.',
  'h3',
);
