/** Every English sentence of Lamplight; no other file of it speaks to people. In endings {winner} and {loser} are sides. */
import type {
  Ending,
  HouseRule,
  KindWords,
  Reasons,
  RuleWords,
  SideName,
  VariantWords,
} from '../../../engine/core/vocabulary.ts';

export const sides: readonly [SideName, SideName] = [
  { id: 'white', name: 'White', says: 'Sits below, walks up the board and begins.' },
  { id: 'black', name: 'Black', says: 'Sits above and walks down the board.' },
];

export const kinds = {
  keeper: {
    name: 'Keeper',
    letter: 'K',
    summary: 'Steps one cell in any direction, and takes nobody. The lantern lights the cells beside it.',
    sentences: [
      'A Keeper steps one cell in any direction to an empty cell.',
      'Nobody of its side who stands in its light can be taken. The Keeper itself can.',
      'Its side wins when it stands on the far rank, and loses when it is lost.',
    ],
  },
  moth: {
    name: 'Moth',
    letter: 'M',
    summary: 'Flies up to three cells diagonally, and crawls one cell straight to an empty cell.',
    sentences: [
      'A Moth flies up to three cells diagonally and takes whom it meets.',
      'It crawls one cell straight, without taking.',
    ],
  },
  beetle: {
    name: 'Beetle',
    letter: 'B',
    summary: 'Steps one cell straight, and shoves an enemy one cell on, lit or not.',
    sentences: [
      'A Beetle steps one cell straight to an empty cell.',
      'An enemy in front of it is shoved one cell on, and the Beetle follows. Light is no help against a shove.',
      'Whoever is shoved over the edge of the board is lost.',
    ],
  },
} as const satisfies Record<string, KindWords>;

const rule = (id: string, says: string): RuleWords => ({ id, says });
export const rules = {
  keeperStep: rule('keeper-step', 'A Keeper steps one cell in any direction, without taking.'),
  mothFlight: rule('moth-flight', 'A Moth flies up to three cells diagonally.'),
  mothCrawl: rule('moth-crawl', 'A Moth crawls one cell straight, without taking.'),
  beetleStep: rule('beetle-step', 'A Beetle steps one cell straight, without taking.'),
  shove: rule('shove', 'A Beetle shoves an enemy one cell on and follows.'),
} as const;

export const lit = { id: 'lit', says: 'Nobody takes whoever stands in the light of its own Keeper.' } as const;

/** The first that applies is told. */
const reasons: Reasons = {
  'game-over': { says: 'The game is over.', ruling: null },
  'piece-gone': { says: 'This {mover} is out of the game.', ruling: null },
  'not-your-turn': { says: 'It is the other side’s turn.', ruling: null },
  'already-there': { says: 'The {mover} stands there already.', ruling: null },
  'no-room-behind': { says: '{other} cannot be shoved: the cell behind, {there}, is taken.', ruling: 'L2' },
  'safe-from-it': { says: '{other} on {there} stands in the light of its Keeper and cannot be taken.', ruling: 'L1' },
  'own-piece': { says: '{other} on {there} is of the same side.', ruling: null },
  occupied: { says: '{other} stands on {there}, and this move takes nobody.', ruling: null },
  blocked: { says: 'The way is blocked on {there} by {other}.', ruling: null },
  'not-its-way': { says: 'The {mover} does not go there. {summary}', ruling: null },
};

export const endings: readonly Ending[] = [
  { id: 'home', name: 'Home', says: 'The Keeper of {winner} is home. {winner} wins.' },
  { id: 'dark', name: 'Dark', says: 'The lantern of {loser} is out. {winner} wins.' },
  { id: 'stuck', name: 'Stuck', says: '{loser} cannot move. {winner} wins.' },
  { id: 'dawn', name: 'Dawn', says: 'Day breaks, and nobody is home. The game is a draw.' },
];

export const options: readonly HouseRule[] = [
  {
    id: 'light',
    group: 'game',
    name: 'Light',
    says: 'Which cells beside a Keeper its lantern lights.',
    ruling: 'L1',
    values: [
      { id: 'round', name: 'All eight', says: 'Every cell beside the Keeper is lit.' },
      { id: 'cross', name: 'The straight four', says: 'The cells on its rank and its file only.' },
    ],
  },
];

export const hourField = { name: 'Hour', says: 'How many actions of the night are over; day breaks after 60.' };
export const problems = {
  keepers: (side: string): string => `${side} needs one Keeper.`,
  home: (side: string): string => `The Keeper of ${side} is home already.`,
};

export const words: VariantWords = {
  title: 'Lamplight',
  tagline: 'Bring your lantern across the dark, and your friends in its light.',
  designers: 'the table’s own example',
  size: '6 × 6',
  length: 'about 5 min',
  difficulty: { pips: 1, word: 'easy' },
  kinds,
  reasons,
  states: [{ id: lit.id, name: 'in the light' }],
  rulebook: [
    {
      id: 'aim',
      title: 'The aim',
      kind: null,
      paragraphs: ['Bring your Keeper to the far rank. Day breaks after 60 actions: then it is too late for both.'],
      diagrams: [],
      rulings: [],
    },
    {
      id: 'keeper',
      title: 'Keeper',
      kind: 'keeper',
      paragraphs: kinds.keeper.sentences,
      diagrams: [
        {
          spec: { pieces: 'K@c3 M@d3 m@f5 k@e6', turn: 'black', focus: 'f5' },
          caption: 'The black Moth cannot take the white one, which stands in the light.',
        },
      ],
      rulings: ['L1'],
    },
    { id: 'moth', title: 'Moth', kind: 'moth', paragraphs: kinds.moth.sentences, diagrams: [], rulings: [] },
    {
      id: 'beetle',
      title: 'Beetle',
      kind: 'beetle',
      paragraphs: kinds.beetle.sentences,
      diagrams: [
        {
          spec: { pieces: 'B@c3 m@c4 k@d4 K@a1', turn: 'white', focus: 'c3' },
          caption: 'The Beetle shoves the Moth out of the light.',
        },
      ],
      rulings: ['L2'],
    },
  ],
};
