/**
 * The English sentences about acid: what the pieces do, why something cannot be done, how games end, the house rules.
 * Besides the rulebook, no other file of the variant speaks to people. Sentences are our own; what they say is ruled in
 * the files that apply it. In reasons, {mover} is the piece asked about, {cell} the cell, {other} and {there} another piece
 * and its cell, {others} several; in endings {winner} and {loser} are sides.
 */
import type { Ending, HouseRule, KindWords, Reasons, RuleWords, SideName, Words } from '../../core/vocabulary.ts';
import { rulebookOf } from './rulebook.ts';

export const sides: readonly [SideName, SideName] = [
  { id: 'magi', name: 'MAGI', says: 'The lower cloud. It plays up the board and begins.' },
  { id: 'line', name: 'LINE', says: 'The upper cloud. It plays down the board.' },
];

export const kinds = {
  king: {
    name: 'King',
    letter: 'K',
    summary:
      'Steps one cell any way, or trades places with a piece four cells along her rank or file. Lose her and you lose.',
    sentences: [
      'Steps one cell in any direction, onto an empty cell or capturing.',
      'Trades places with any piece of either side that stands exactly four cells away along her rank or file, whatever stands between, as often as she likes, attacked or not. A Mass cannot be traded with; nor can anybody in the Zone, unless a house rule allows it.',
      'From the Zone she only steps back into the field; she cannot trade places there.',
      'There is no check: she may stand in danger and walk into it. When she is captured or goes to the depths, her cloud has lost.',
    ],
  },
  angel: {
    name: 'Angel',
    letter: 'A',
    summary: 'Moves like a queen, but only where nobody, friend or foe, could capture it.',
    sentences: [
      'Slides any distance over empty cells in any of the eight directions, and captures the enemy it lands on.',
      'Stops short of the first cell on which any other piece, of either side, could capture it. So it never takes a guarded piece.',
      'When a piece moves or is moved, and could then capture the Angel where it stands, whichever side the two belong to, the Angel is frozen and cannot move. It thaws when every such piece is gone or sees it no more.',
    ],
  },
  voyager: {
    name: 'Voyager',
    letter: 'V',
    summary: 'Slides diagonally, bouncing once off the Zone; captures by jumping, and may go on jumping.',
    sentences: [
      'Slides diagonally over empty cells. Once in a move he may touch an empty cell of the Zone that is no corner, and comes off it into the field like light off a mirror. He cannot stop in the Zone.',
      'Captures by jumping: where the first piece in his way is an enemy, he may jump over it onto the field cell right behind, if that is empty. Then he stops, or jumps on at once over any enemy diagonally next to him, turning as he likes; he slides no further.',
      'He cannot jump a piece of his own, a Mass, or two pieces in a row. The cell he left counts as empty, and a chain of jumps may end there.',
      'Or steps one cell along a rank or file to an empty field cell, without capturing.',
    ],
  },
  holepunch: {
    name: 'Holepunch',
    letter: 'H',
    summary: 'Leaps 6 by 7 or 2 by 9, and on again where a leap ends in the Zone.',
    sentences: [
      'Leaps six cells one way and seven the other, or two and nine, in every orientation, over anything.',
      'A leap onto an empty cell of the Zone must be followed at once by another leap, of either sort, back into the field. She may not come back to where she began.',
      'Captures at the end of the last leap. On seventeen cells in and around the middle she has no leap at all, and no leap takes her there. A King’s trade can put her on one of them, and can get her off again.',
    ],
  },
  rainbow: {
    name: 'Rainbow',
    letter: 'R',
    summary: 'Slides one or two cells diagonally, or rides a ring of knight leaps ahead of her.',
    sentences: [
      'Slides one or two cells diagonally, and captures that way.',
      'Or rides the ring ahead of her, knight leap by knight leap, either way round. For MAGI on e3 the ring is g4, h6, g8, e9, c8, b6 and c4, and back to e3; LINE’s lies below her, turned round.',
      'He may stop on any empty field cell of the ring, but not where he began. A capture ends the ride; so do a piece of his own, a Mass, and the outer edge of the Zone.',
      'Empty Zone cells on the ring are passed through; she cannot stop there. Where somebody stands on one, the ride ends before it.',
    ],
  },
  ghost: {
    name: 'Ghost',
    letter: 'G',
    summary: 'Appears on any empty cell, the Zone included. Captures nobody and sees nobody.',
    sentences: [
      'Moves to any empty cell of the whole board, field or Zone, corners too, and may stay in the Zone.',
      'Never captures, and so never sees an Angel. Xe blocks the way like anybody else, and can be captured in the field, traded and shoved.',
    ],
  },
  sweeper: {
    name: 'Sweeper',
    letter: 'S',
    summary: 'Crosses the field from corner to corner or edge to edge, shoving one piece out into the Zone.',
    sentences: [
      'From a corner of the field they cross to any other corner; from the middle of an edge, to the middle of any other edge. They never stop half-way. Anywhere else in the field they stand still until a King trades them back.',
      'With nobody in the way, they may capture an enemy on the landing cell.',
      'If exactly one piece is in the way, of either side, and the landing cell is empty, that piece is shoved over the landing cell into the Zone cell behind it. Whoever was there already goes to the depths for good.',
    ],
  },
  diskette: {
    name: 'Diskette',
    letter: 'D',
    summary:
      'Steps forward, captures slanting forward, trades places with Diskettes. Becomes a Charonite at the far rank.',
    sentences: [
      'Steps one cell straight forward to an empty cell; captures one cell slanting forward, left or right, and only there.',
      'Trades places with a Diskette of either side that stands directly to their left, to their right or in front of them, both in the field.',
      'On the far rank (9 for MAGI, 1 for LINE), however they get there, they become a Charonite of their side at once.',
    ],
  },
  mass: {
    name: 'Mass',
    letter: 'M',
    summary: 'Dropped once, anywhere in the field but on a King; destroys whoever is there. Then it stays for good.',
    sentences: [
      'Waits in hand. Instead of a move, drop it on any field cell without a King: whoever stands there, friend or foe, even a Mass, is destroyed.',
      'After that it never moves, blocks the way, cannot be traded, shoved or captured, and sees nobody. Only another Mass, dropped on it, removes it.',
    ],
  },
  worm: {
    name: 'Worm',
    letter: 'W',
    summary: 'Dropped once. Move it and it must take the enemy King, or you lose.',
    sentences: [
      'Waits in hand. Instead of a move, drop it on any empty field cell.',
      'After that it slides up to three cells along a rank or file and captures that way. But when its owner moves it and it does not take the enemy King, its owner loses at once; another capture, or coming back from the Zone, does not help.',
      'Being dropped, traded by a King or shoved by a Sweeper is not moving it.',
    ],
  },
  charonite: {
    name: 'Charonite',
    letter: 'C',
    summary: 'Steps straight back home. On aer own starting rank ae wins the game.',
    sentences: [
      'Steps one cell straight back, towards aer own side, to an empty cell or capturing. In the field ae has no other move.',
      'When ae stands on aer cloud’s starting rank (1 for MAGI, 9 for LINE), however ae got there and whoever brought aer, that cloud wins at once.',
    ],
  },
} as const satisfies Record<string, KindWords>;

const rule = (id: string, says: string): RuleWords => ({ id, says });
export const rules = {
  kingStep: rule('king-step', 'A King steps one cell in any direction.'),
  kingSwap: rule('king-swap', 'A King trades places with a piece exactly four cells away.'),
  angelUnseen: rule('angel-unseen', 'An Angel moves like a queen, to where nobody could capture it.'),
  voyagerVoyage: rule(
    'voyager-voyage',
    'A Voyager slides diagonally, bounces once off the Zone and captures by jumping.',
  ),
  voyagerStep: rule('voyager-step', 'A Voyager steps one cell straight, to an empty cell.'),
  holepunchLeap: rule('holepunch-leap', 'A Holepunch leaps far, and on again where a leap ends in the Zone.'),
  rainbowSlide: rule('rainbow-slide', 'A Rainbow slides one or two cells diagonally.'),
  rainbowRing: rule('rainbow-ring', 'A Rainbow rides the ring ahead of her, either way round.'),
  ghostHaunt: rule('ghost-haunt', 'A Ghost appears on any empty cell, the Zone included.'),
  sweeperSweep: rule(
    'sweeper-sweep',
    'A Sweeper crosses the field and shoves the one piece in their way into the Zone.',
  ),
  disketteMarch: rule('diskette-march', 'A Diskette steps forward and captures slanting forward.'),
  disketteSwap: rule('diskette-swap', 'A Diskette trades places with a Diskette beside or in front of them.'),
  disketteBecomes: rule('diskette-becomes', 'A Diskette that reaches the far rank becomes a Charonite.'),
  charoniteRetreat: rule('charonite-retreat', 'A Charonite steps straight back.'),
  massDrop: rule('mass-drop', 'A Mass drops on any field cell without a King and destroys whoever is there.'),
  wormDrop: rule('worm-drop', 'A Worm drops on an empty field cell.'),
  wormSlide: rule('worm-slide', 'A Worm slides up to three cells straight.'),
  stepOut: rule('step-out', 'A piece that was shoved into the Zone may step back onto an empty cell next to it.'),
} as const;

export const conditions = {
  frozen: 'An Angel is frozen by whoever moves and then sees it.',
  freed: 'Nobody who froze the Angel sees it any more.',
} as const;

/** The first that applies is told. */
export const reasons: Reasons = {
  // the game and the turn
  'game-over': { says: 'The game is over.', ruling: null },
  'piece-gone': { says: 'This {mover} is out of the game for good.', ruling: 'G9' },
  'not-your-turn': { says: 'It is the other side’s turn.', ruling: null },
  'already-there': { says: 'The {mover} stands there already.', ruling: 'G11' },
  // the piece
  'mass-never-moves': { says: 'A Mass never moves once it is placed.', ruling: 'M1' },
  frozen: { says: 'The Angel is frozen: {others} moved and can see it.', ruling: 'AN7' },
  'sweeper-off-lattice': {
    says: 'Here the Sweeper has no line to cross: they move only from a corner or the middle of an edge, so a King must trade them back.',
    ruling: 'S1',
  },
  'dead-cell': { says: 'From {there} every leap of the Holepunch would leave the board.', ruling: null },
  // the cell
  'must-come-back': { says: 'From the Zone the {mover} must come back into the field.', ruling: 'Z5' },
  'drop-in-field': { says: 'The {mover} can be dropped in the field only.', ruling: 'M4' },
  'zone-closed': { says: 'Only a Ghost’s own move may end in the Zone.', ruling: 'Z2' },
  // what the movement itself met
  'no-mass-on-king': { says: 'A Mass cannot be dropped on a King.', ruling: 'M3' },
  'drops-only-on-empty': { says: 'A Worm drops on empty cells only, and {other} stands on {there}.', ruling: 'W4' },
  'mass-cannot-be-moved': {
    says: 'The Mass on {there} cannot be moved, so nobody trades places with it.',
    ruling: 'K2',
  },
  'no-swap-across-border': { says: 'The {mover} cannot trade places across the border of the Zone.', ruling: 'Z13' },
  'no-swap-from-zone': { says: 'From the Zone the King only steps back; she cannot trade places.', ruling: 'K7' },
  'ghost-never-captures': { says: 'A Ghost captures nobody, and {other} stands on {there}.', ruling: 'AN3' },
  'two-in-the-way': {
    says: 'Two pieces are in the way, and the Sweeper shoves only one: {other} on {there} is the second.',
    ruling: 'S4',
  },
  'mass-in-the-way': { says: 'The Mass on {there} is in the way and cannot be shoved.', ruling: 'S7' },
  'shove-landing-taken': {
    says: 'The Sweeper cannot shove anybody past {other} on their landing cell {there}.',
    ruling: 'S5',
  },
  'victim-guarded': {
    says: 'The Angel takes no guarded piece: {other} on {there} could take it on {cell}.',
    ruling: 'AN6',
  },
  'seen-there': { says: '{other} on {there} could capture the Angel on {cell}.', ruling: 'AN5' },
  'seen-on-the-way': { says: 'The Angel cannot pass {there}, where {other} could capture it.', ruling: 'AN5' },
  uncapturable: { says: 'The Mass on {there} cannot be captured by anything that moves.', ruling: 'M1' },
  'own-piece': { says: '{other} on {there} is of the same side and cannot be taken.', ruling: null },
  'landing-outside': {
    says: 'The Voyager cannot jump {other} on {there}: behind it lies no cell of the field to land on.',
    ruling: 'V5',
  },
  'landing-taken': {
    says: 'The Voyager cannot jump here: {other} stands on the cell behind, {there}.',
    ruling: 'V5',
  },
  'cannot-jump': { says: 'The Voyager cannot jump {other} on {there}.', ruling: 'V12' },
  'captures-by-jumping': {
    says: 'The Voyager never captures by landing: he must jump over {other} on {there}, onto the cell behind.',
    ruling: 'V5',
  },
  'hole-taken': { says: 'The way leads through {there}, and {other} stands there.', ruling: 'Z4' },
  'bounce-taken': { says: 'The Voyager cannot bounce at {there}: {other} stands there.', ruling: 'Z4' },
  'one-bounce': {
    says: 'The Voyager bounces only once in a move, and this way would need {there} as well.',
    ruling: 'V3',
  },
  'ring-blocked': { says: 'The ring is blocked on {there} by {other}.', ruling: 'R4' },
  'steps-only-to-empty': {
    says: 'The {mover} steps only to an empty cell, and {other} stands on {there}.',
    ruling: null,
  },
  occupied: { says: '{other} stands on {there}, and this move does not capture.', ruling: null },
  'swaps-only-diskettes': {
    says: 'A Diskette trades places only with Diskettes; on {there} stands {other}.',
    ruling: 'DK6',
  },
  blocked: { says: 'The way is blocked on {there} by {other}.', ruling: null },
  'nothing-to-take': { says: 'The {mover} goes there only to capture, and the cell is empty.', ruling: null },
  'nobody-to-swap-with': { says: 'Nobody stands there to trade places with.', ruling: 'K1' },
  'not-its-way': { says: 'The {mover} does not go there. {summary}', ruling: null },
};

export const endings: readonly Ending[] = [
  { id: 'king', name: 'King lost', says: '{loser} lost the King, and the datachunk with her. {winner} wins.' },
  { id: 'worm-extraction', name: 'Worm extraction', says: 'The Worm took the King of {loser}. {winner} wins.' },
  {
    id: 'worm-breach',
    name: 'Worm breach',
    says: '{loser} moved the Worm and it did not take the King. {winner} wins.',
  },
  { id: 'mutiny', name: 'Mutiny', says: 'A Charonite of {winner} stands on its starting rank. {winner} wins.' },
  { id: 'stalemate', name: 'No action left', says: 'The side to move has no action. The game is a draw.' },
  { id: 'repetition', name: 'Repetition', says: 'The same position came up for the third time. The game is a draw.' },
  {
    id: 'no-progress',
    name: 'No progress',
    says: 'Fifty turns each without a capture, a loss to the depths, a drop, a Diskette’s step or change, or a Charonite’s move. The game is a draw.',
  },
];

export const options: readonly HouseRule[] = [
  {
    id: 'return',
    name: 'Coming back from the Zone',
    says: 'How a piece that was shoved into the Zone gets back into the field.',
    ruling: 'Z5',
    values: [
      {
        id: 'step',
        name: 'Own moves or one step',
        says: 'By any of its own moves that ends in the field, or by one step, straight or diagonal, onto an empty field cell. An Angel has only its own moves.',
      },
      {
        id: 'own',
        name: 'Own moves only',
        says: 'Only by its own moves that end in the field. A Sweeper has none out there, and some Diskettes and Charonites have none either.',
      },
    ],
  },
  {
    id: 'kingswap',
    name: 'King’s trade and the Zone',
    says: 'Whether a King may trade places across the border of the Zone.',
    ruling: 'Z13',
    values: [
      { id: 'field', name: 'Within the field only', says: 'Both cells of a King’s trade lie in the field.' },
      {
        id: 'zone',
        name: 'Also with a piece in the Zone',
        says: 'A King in the field may trade with a piece in the Zone, and is out there herself then. From the Zone she still only steps back.',
      },
    ],
  },
  {
    id: 'shove',
    name: 'Shoving past an enemy',
    says: 'What happens when one piece is in a Sweeper’s way and an enemy stands on its landing cell.',
    ruling: 'S5',
    values: [
      { id: 'blocked', name: 'Blocked', says: 'The Sweeper cannot go there: that makes two pieces in the way.' },
      {
        id: 'captures',
        name: 'Captures what stands there',
        says: 'The enemy on the landing cell is captured, and the piece in the way is shoved into the Zone.',
      },
    ],
  },
  {
    id: 'noprogress',
    name: 'No-progress draw',
    says: 'Whether a game without progress ends by itself.',
    ruling: 'G7',
    values: [
      { id: 'off', name: 'Off', says: 'The game goes on as long as the players like.' },
      {
        id: '50',
        name: '50 moves each',
        says: 'A draw after 50 turns each without a capture, a loss to the depths, a drop, a Diskette’s step or change, or a Charonite’s move.',
      },
    ],
  },
];

export const words: Words = {
  title: 'acid',
  tagline: 'Two clouds near Pluto, a field in space, and a Zone that takes what is shoved into it.',
  goal: 'Capture the enemy King, or bring a Charonite home to its starting rank.',
  designers: 'juniper/diskette/edith/ashley',
  size: '11 × 11',
  length: 'about 45 min',
  difficulty: { pips: 3, word: 'tricky' },
  kinds,
  reasons,
  states: [{ id: 'frozen', name: 'frozen', ends: 'can move again' }],
  zones: { zone: 'the Zone' },
  rulebook: rulebookOf(kinds, options),
};

/** What a position set up by people may say besides who stands where. */
export const setupWords = {
  watchedBy: { name: 'Watched by', says: 'The cells of the pieces that keep this Angel frozen; each must see it.' },
  quiet: { name: 'Quiet actions', says: 'How many actions passed without progress, from 0 to 99.' },
} as const;
/** What keeps such a position from being played. */
export const problems = {
  noKing: (side: string): string => `${side} has no King.`,
  manyKings: (side: string): string => `${side} has more than one King.`,
  manyAngels: (most: number): string => `A position can hold ${most} Angels at most.`,
  massInZone: 'A Mass stands in the field only.',
  notForHands: (kind: string): string => `A hand holds Mass and Worm, not ${kind}.`,
  twiceInHand: (kind: string): string => `A hand holds one ${kind} at most.`,
} as const;
