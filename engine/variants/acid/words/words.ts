/**
 * The English sentences about acid: what the pieces do, why something cannot be done, how games end, the house rules.
 * Besides the rulebook, no other file of the variant speaks to people. Sentences are our own; what they say is ruled in
 * the files that apply it. In reasons, {mover} is the piece asked about, {cell} the cell, {other} and {there} another piece
 * and its cell, {others} several; in endings {winner} and {loser} are sides.
 */
import type {
  Ending,
  HouseRule,
  KindWords,
  Reasons,
  RuleWords,
  SideName,
  VariantWords,
} from '../../../core/vocabulary.ts';
import { rulebookOf } from './rulebook.ts';

export const sides: readonly [SideName, SideName] = [
  { id: 'magi', name: 'MAGI', says: 'The lower side. It plays up the board and begins.' },
  { id: 'line', name: 'LINE', says: 'The upper side. It plays down the board.' },
];

export const kinds = {
  king: {
    name: 'King',
    letter: 'K',
    summary:
      'Steps one square in any direction, or swaps places with a piece exactly four squares away on her rank or file. Lose her and you lose.',
    sentences: [
      'Steps one square in any direction, with or without a capture.',
      'Swaps places with any piece of either side exactly four squares away on her rank or file, whatever stands between, as often as you like, attacked or not. She cannot swap with a Mass, nor with a piece in the Zone unless a house rule allows it.',
      'From the Zone she can only step back into the field; she cannot swap places there unless a house rule allows it.',
      'There is no check: she may stay in danger and walk into it. When she is captured or sent to the depths, her side has lost.',
    ],
  },
  angel: {
    name: 'Angel',
    letter: 'A',
    summary: 'Moves like a queen, but only to squares where no piece of either side could capture it.',
    sentences: [
      'Slides any distance over empty squares in any direction, and captures the enemy it lands on.',
      'Stops before the first square where any other piece, of either side, could capture it. So it never captures a guarded piece.',
      'Freezes when a piece of either side moves, or is moved, and could then capture it. A frozen Angel cannot move. It thaws when every such piece is gone or no longer sees it.',
    ],
  },
  voyager: {
    name: 'Voyager',
    letter: 'V',
    summary:
      'Slides diagonally, and may bounce once off the Zone, or steps one square straight. Captures by jumping, and may keep jumping.',
    sentences: [
      'Slides diagonally over empty squares. Once in a move he may bounce off an empty square of the Zone that is not a corner, back into the field like light off a mirror. He cannot stop in the Zone.',
      'Captures by jumping: if the first piece in his way is an enemy, he may jump over it to the field square right behind it, if that is empty. Then he either stops or jumps again over any enemy diagonally next to him, in any direction. He does not slide any further.',
      'He cannot jump over a piece of his own, a Mass, or two pieces in a row. The square he left counts as empty, and a chain of jumps may end there.',
      'Or steps one square along a rank or file to an empty square of the field, without capturing.',
    ],
  },
  holepunch: {
    name: 'Holepunch',
    letter: 'H',
    summary: 'Leaps six squares one way and seven the other, or two and nine. From the Zone she must leap again.',
    sentences: [
      'Leaps (6,7) or (2,9) over anything: six squares along a rank or file and seven along the other, or two and nine.',
      'If a leap ends on an empty square of the Zone, she must leap again at once, with either leap, back into the field. She may not return to where she began.',
      'Captures at the end of the last leap. On seventeen squares in and around the middle she has no leap at all, and no leap leads there. Swapping with a King can put her on one of them and bring her back.',
    ],
  },
  rainbow: {
    name: 'Rainbow',
    letter: 'R',
    summary: 'Slides one or two squares diagonally, or rides a ring of knight moves in front of her.',
    sentences: [
      'Slides one or two squares diagonally, with or without a capture.',
      'Or rides the ring in front of her, one knight move after another, in either direction. For MAGI on e3 the ring is g4, h6, g8, e9, c8, b6 and c4, and back to e3. LINE’s ring is the same, rotated: it lies below her.',
      'She may stop on any empty field square of the ring, but not where she began. A capture ends the ride. A piece of her own, a Mass or the outer edge of the Zone stops it.',
      'She passes through empty Zone squares on the ring but cannot stop on them. If one is occupied, the ride ends before it.',
    ],
  },
  ghost: {
    name: 'Ghost',
    letter: 'G',
    summary: 'Moves to any empty square, including the Zone. Never captures.',
    sentences: [
      'Moves to any empty square of the whole board, field or Zone, including the corners, and may stay in the Zone.',
      'Never captures, and so never sees an Angel. Xe blocks the way like any other piece, and can be captured in the field, swapped and pushed.',
    ],
  },
  sweeper: {
    name: 'Sweeper',
    letter: 'S',
    summary: 'Crosses the field from corner to corner or edge to edge, pushing one piece into the Zone.',
    sentences: [
      'From a corner of the field they move to any other corner; from the middle of an edge, to the middle of any other edge. They never stop halfway. Anywhere else in the field they cannot move until a King swaps them back.',
      'If nothing is in the way, they may capture an enemy on the landing square.',
      'If exactly one piece is in the way, of either side, and the landing square is empty, that piece is pushed over the landing square into the Zone square behind it. A piece that is already there goes to the depths for good.',
    ],
  },
  diskette: {
    name: 'Diskette',
    letter: 'D',
    summary:
      'Steps forward, captures diagonally forward, swaps places with Diskettes. Becomes a Charonite on the far rank.',
    sentences: [
      'Steps one square straight forward to an empty square; captures one square diagonally forward, left or right, and only there.',
      'Swaps places with a Diskette of either side directly to their left, to their right or in front of them, both in the field.',
      'On the far rank (9 for MAGI, 1 for LINE), however they get there, they become a Charonite of their side at once.',
    ],
  },
  mass: {
    name: 'Mass',
    letter: 'M',
    summary: 'Dropped once, anywhere in the field except on a King. Destroys any piece there, then never moves.',
    sentences: [
      'Starts in your hand. Instead of moving a piece, you may drop it on any field square that does not hold a King. It destroys any piece on that square, your own included, even another Mass.',
      'After that it never moves, blocks the way, cannot be swapped, pushed or captured, and sees nothing. Only another Mass, dropped on it, removes it.',
    ],
  },
  worm: {
    name: 'Worm',
    letter: 'W',
    summary:
      'Dropped once. Slides up to three squares along a rank or file, but if you move it, it must capture the enemy King or you lose.',
    sentences: [
      'Starts in your hand. Instead of moving, drop it on any empty field square.',
      'After that it slides up to three squares along a rank or file, with or without a capture. But if its owner moves it and it does not capture the enemy King, its owner loses at once, even if it captures another piece or comes back from the Zone.',
      'Being dropped, swapped by a King or pushed by a Sweeper does not count as moving it.',
    ],
  },
  charonite: {
    name: 'Charonite',
    letter: 'C',
    summary: 'Steps straight back. Wins the game on aer own starting rank.',
    sentences: [
      'Steps one square straight back, towards aer own side, with or without a capture. In the field ae has no other move.',
      'When ae stands on aer own starting rank (1 for MAGI, 9 for LINE), however ae got there, aer side wins at once.',
    ],
  },
} as const satisfies Record<string, KindWords>;

const rule = (id: string, says: string): RuleWords => ({ id, says });
export const rules = {
  kingStep: rule('king-step', 'A King steps one square in any direction.'),
  kingSwap: rule('king-swap', 'A King swaps places with a piece exactly four squares away.'),
  angelUnseen: rule(
    'angel-unseen',
    'An Angel moves like a queen, but only to squares where no piece could capture it.',
  ),
  voyagerVoyage: rule(
    'voyager-voyage',
    'A Voyager slides diagonally, bounces once off the Zone and captures by jumping.',
  ),
  voyagerStep: rule('voyager-step', 'A Voyager steps one square along a rank or file, to an empty square.'),
  holepunchLeap: rule('holepunch-leap', 'A Holepunch leaps (6,7) or (2,9), and from the Zone she must leap again.'),
  rainbowSlide: rule('rainbow-slide', 'A Rainbow slides one or two squares diagonally.'),
  rainbowRing: rule('rainbow-ring', 'A Rainbow rides the ring in front of her, in either direction.'),
  ghostHaunt: rule('ghost-haunt', 'A Ghost moves to any empty square, including the Zone.'),
  ghostPushed: rule('ghost-pushed', 'A Ghost that was pushed into the Zone must return to the field.'),
  sweeperSweep: rule(
    'sweeper-sweep',
    'A Sweeper crosses the field and pushes the one piece in their way into the Zone.',
  ),
  disketteMarch: rule('diskette-march', 'A Diskette steps forward and captures diagonally forward.'),
  disketteSwap: rule('diskette-swap', 'A Diskette swaps places with a Diskette beside or in front of them.'),
  disketteBecomes: rule('diskette-becomes', 'A Diskette that reaches the far rank becomes a Charonite.'),
  charoniteRetreat: rule('charonite-retreat', 'A Charonite steps straight back.'),
  massDrop: rule('mass-drop', 'A Mass is dropped on any field square without a King and destroys any piece there.'),
  wormDrop: rule('worm-drop', 'A Worm is dropped on an empty field square.'),
  wormSlide: rule('worm-slide', 'A Worm slides up to three squares along a rank or file.'),
  stepOut: rule('step-out', 'A piece that was pushed into the Zone may step back onto an empty square next to it.'),
} as const;

export const conditions = {
  frozen: 'An Angel freezes when a piece moves and can then capture it.',
  freed: 'No piece that froze the Angel sees it any more.',
  mustReturn: 'This Ghost was pushed into the Zone and must return to the field when xe moves next.',
} as const;

/** The first that applies is told. */
export const reasons: Reasons = {
  // the game and the turn
  'game-over': { says: 'The game is over.', ruling: null },
  'piece-gone': { says: 'This {mover} is out of the game.', ruling: 'G9' },
  'not-your-turn': { says: 'It is the other side’s turn.', ruling: null },
  'already-there': { says: 'The {mover} is already there.', ruling: 'G11' },
  // the piece
  'mass-never-moves': { says: 'A Mass never moves once it is placed.', ruling: 'M1' },
  frozen: { says: 'The Angel is frozen: {others} moved and could capture it.', ruling: 'AN7' },
  'sweeper-off-lattice': {
    says: 'The Sweeper cannot move from here: they move only from a corner or the middle of an edge, so a King must swap them back.',
    ruling: 'S1',
  },
  'dead-cell': { says: 'From {there} every leap of the Holepunch leads off the board.', ruling: null },
  // the cell
  'must-come-back': { says: 'From the Zone the {mover} must come back into the field.', ruling: 'Z5' },
  'steps-only-when-stuck': {
    says: 'By this house rule the {mover} may not step: it has moves of its own that end in the field.',
    ruling: 'Z5b',
  },
  'ghost-must-return': {
    says: 'By this house rule the {mover}, who was pushed into the Zone, must first return to the field.',
    ruling: 'Z9b',
  },
  'drop-in-field': { says: 'The {mover} can only be dropped in the field.', ruling: 'M4' },
  'zone-closed': { says: 'Only a Ghost’s own move may end in the Zone.', ruling: 'Z2' },
  // what the movement itself met
  'no-mass-on-king': { says: 'A Mass cannot be dropped on a King.', ruling: 'M3' },
  'drops-only-on-empty': {
    says: 'A Worm can only be dropped on an empty square, and {other} stands on {there}.',
    ruling: 'W4',
  },
  'mass-cannot-be-moved': {
    says: 'The Mass on {there} cannot be moved, so no piece can swap places with it.',
    ruling: 'K2',
  },
  'no-swap-across-border': { says: 'The {mover} cannot swap places across the border of the Zone.', ruling: 'Z13' },
  'no-swap-from-zone': { says: 'From the Zone the King can only step back; she cannot swap places.', ruling: 'K7' },
  'ghost-never-captures': { says: 'A Ghost never captures, and {other} stands on {there}.', ruling: 'AN3' },
  'two-in-the-way': {
    says: 'Two pieces are in the way, and the Sweeper can push only one: {other} on {there} is the second.',
    ruling: 'S4',
  },
  'mass-in-the-way': { says: 'The Mass on {there} is in the way and cannot be pushed.', ruling: 'S7' },
  'shove-landing-taken': {
    says: 'The Sweeper cannot push a piece past {other} on their landing square {there}.',
    ruling: 'S5',
  },
  'victim-guarded': {
    says: 'The Angel cannot capture a guarded piece: {other} on {there} could capture it on {cell}.',
    ruling: 'AN6',
  },
  'seen-there': { says: '{other} on {there} could capture the Angel on {cell}.', ruling: 'AN5' },
  'seen-on-the-way': { says: 'The Angel cannot pass {there}, where {other} could capture it.', ruling: 'AN5' },
  uncapturable: { says: 'The Mass on {there} cannot be captured by anything that moves.', ruling: 'M1' },
  'own-piece': { says: '{other} on {there} is on the same side and cannot be captured.', ruling: null },
  'landing-outside': {
    says: 'The Voyager cannot jump over {other} on {there}: there is no square of the field behind it to land on.',
    ruling: 'V5',
  },
  'landing-taken': {
    says: 'The Voyager cannot jump here: {other} stands on the square behind, {there}.',
    ruling: 'V5',
  },
  'cannot-jump': { says: 'The Voyager cannot jump over {other} on {there}.', ruling: 'V12' },
  'captures-by-jumping': {
    says: 'The Voyager captures only by jumping: he must jump over {other} on {there} to the square behind.',
    ruling: 'V5',
  },
  'hole-taken': { says: 'The way leads through {there}, where {other} stands.', ruling: 'Z4' },
  'bounce-taken': { says: 'The Voyager cannot bounce at {there}: {other} stands there.', ruling: 'Z4' },
  'one-bounce': {
    says: 'The Voyager can bounce only once in a move, and this way would need a second bounce at {there}.',
    ruling: 'V3',
  },
  'ring-blocked': { says: 'The ring is blocked on {there} by {other}.', ruling: 'R4' },
  'steps-only-to-empty': {
    says: 'The {mover} can step only to an empty square, and {other} stands on {there}.',
    ruling: null,
  },
  occupied: { says: '{other} stands on {there}, and this move does not capture.', ruling: null },
  'swaps-only-diskettes': {
    says: 'A Diskette swaps places only with Diskettes; {other} stands on {there}.',
    ruling: 'DK6',
  },
  blocked: { says: 'The way is blocked on {there} by {other}.', ruling: null },
  'nothing-to-take': { says: 'The {mover} can go there only to capture, and the square is empty.', ruling: null },
  'nobody-to-swap-with': { says: 'There is no piece to swap places with.', ruling: 'K1' },
  'not-its-way': { says: 'The {mover} does not move like that. {summary}', ruling: null },
};

export const endings: readonly Ending[] = [
  { id: 'king', name: 'King eliminated', says: '{loser} lost the King, and the datachunk with her. {winner} wins.' },
  { id: 'worm-extraction', name: 'Worm extraction', says: 'The Worm captured {loser}’s King. {winner} wins.' },
  {
    id: 'worm-breach',
    name: 'Worm breach',
    says: '{loser} moved the Worm without capturing the King. {winner} wins.',
  },
  { id: 'mutiny', name: 'Mutiny', says: 'A Charonite of {winner} is back on its starting rank. {winner} wins.' },
  { id: 'stalemate', name: 'Stalemate', says: 'The side to move has no legal move. The game is a draw.' },
  { id: 'repetition', name: 'Repetition', says: 'The same position occurred for the third time. The game is a draw.' },
  {
    id: 'no-progress',
    name: 'No progress',
    says: 'Fifty turns each without progress: no capture, no piece lost to the depths, no drop, no step or promotion of a Diskette, no move of a Charonite. The game is a draw.',
  },
];

export const options: readonly HouseRule[] = [
  {
    id: 'return',
    group: 'readings',
    name: 'Return from the Zone',
    says: 'How a piece that was pushed into the Zone returns to the field.',
    ruling: 'Z5',
    values: [
      {
        id: 'step',
        name: 'Own moves or one step',
        says: 'By any of its own moves that ends in the field, or by one step in any direction to an empty field square. An Angel has only its own moves.',
      },
      {
        id: 'own',
        name: 'Own moves only',
        says: 'Only by its own moves that end in the field. A Sweeper has none there, and some Diskettes and Charonites have none either.',
      },
      {
        id: 'stuck',
        name: 'A step only if stuck',
        says: 'By one step only if none of its own moves ends in the field; otherwise only by its own moves.',
      },
    ],
  },
  {
    id: 'ghosts',
    group: 'readings',
    name: 'Ghosts pushed into the Zone',
    says: 'Whether a Ghost that was pushed into the Zone must return to the field.',
    ruling: 'Z9',
    added: true,
    kinds: ['ghost'],
    values: [
      { id: 'free', name: 'Free', says: 'A Ghost moves to any empty square, however xe got into the Zone.' },
      {
        id: 'return',
        name: 'Must return',
        says: 'A Ghost that was pushed into the Zone must go to an empty field square when xe moves next. Xe is free again once xe stands in the field, also after a swap with a King.',
      },
    ],
  },
  {
    id: 'kingswap',
    group: 'readings',
    name: 'King swaps and the Zone',
    says: 'Whether a King may swap places across the border of the Zone.',
    ruling: 'Z13',
    kinds: ['king'],
    values: [
      { id: 'field', name: 'Within the field only', says: 'Both squares of a King’s swap must be in the field.' },
      {
        id: 'zone',
        name: 'Also with a piece in the Zone',
        says: 'A King in the field may swap with a piece in the Zone, and is then in the Zone herself. From the Zone she can still only step back.',
      },
      {
        id: 'anywhere',
        name: 'Also from the Zone',
        says: 'A King in the Zone may swap as well, with any piece exactly four squares away on her rank or file.',
      },
    ],
  },
  {
    id: 'shove',
    group: 'readings',
    name: 'Pushing past an enemy',
    says: 'What happens when one piece is in a Sweeper’s way and an enemy stands on its landing square.',
    ruling: 'S5',
    kinds: ['sweeper'],
    values: [
      { id: 'blocked', name: 'Blocked', says: 'The Sweeper cannot go there: that makes two pieces in the way.' },
      {
        id: 'captures',
        name: 'Captures what stands there',
        says: 'The enemy on the landing square is captured, and the piece in the way is pushed into the Zone.',
      },
    ],
  },
  {
    id: 'noprogress',
    group: 'endings',
    name: 'No-progress draw',
    says: 'Whether a game without progress ends by itself.',
    ruling: 'G7',
    values: [
      { id: 'off', name: 'Off', says: 'There is no limit.' },
      {
        id: '50',
        name: '50 moves each',
        says: 'The game is a draw after 50 turns each without a capture, a piece lost to the depths, a drop, a step or promotion of a Diskette, or a move of a Charonite.',
      },
    ],
  },
];

export const words: VariantWords = {
  title: 'acid',
  tagline:
    'Capture the King or bring a Charonite home, on a field in space with a Zone around it that you push pieces into.',
  goal: 'Capture the enemy King or send it to the depths, or bring a Charonite (a promoted Diskette) home to its starting rank.',
  designers: 'juniper/diskette/edith/ashley',
  size: '11 × 11',
  length: 'about 45 min',
  difficulty: { pips: 3, word: 'hard' },
  kinds,
  reasons,
  states: [
    { id: 'frozen', name: 'frozen', ends: 'can move again' },
    { id: 'must-return', name: 'bound to return to the field' },
  ],
  zones: { zone: 'the Zone' },
  rulebook: rulebookOf(kinds, options),
};

/** What a position set up by people may say besides who stands where. */
export const setupWords = {
  watchedBy: {
    name: 'Watched by',
    says: 'The squares of the pieces that keep this Angel frozen; each must be able to capture it.',
  },
  mustReturn: {
    name: 'Must return',
    says: 'The Ghost was pushed into the Zone, and the next move must end in the field.',
  },
  quiet: { name: 'Moves without progress', says: 'The number of moves since the last progress, from 0 to 99.' },
} as const;
/** What keeps such a position from being played. */
export const problems = {
  noKing: (side: string): string => `${side} has no King.`,
  manyKings: (side: string): string => `${side} has more than one King.`,
  manyAngels: (most: number): string => `A position can have at most ${most} Angels.`,
  massInZone: 'A Mass cannot be in the Zone.',
  notForHands: (kind: string): string => `A hand can hold a Mass and a Worm, but no ${kind}.`,
  twiceInHand: (kind: string): string => `A hand can hold at most one ${kind}.`,
} as const;
