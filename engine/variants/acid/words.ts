/**
 * Every English sentence about acid: what the pieces do, why something cannot be done, how games end, the house rules
 * and the rulebook. No other file of the variant speaks to people. Sentences are our own; what they say is ruled in the
 * files that apply it. In reasons, {mover} is the piece asked about, {cell} the cell, {other} and {there} another piece
 * and its cell, {others} several; in endings {winner} and {loser} are sides.
 */
import type {
  Diagram,
  Ending,
  HouseRule,
  KindWords,
  Reasons,
  RulebookSection,
  RuleWords,
  SideName,
  Words,
} from '../../core/variant.ts';

export const sides: readonly [SideName, SideName] = [
  { id: 'magi', name: 'MAGI', says: 'The lower cloud. It plays up the board and begins.' },
  { id: 'line', name: 'LINE', says: 'The upper cloud. It plays down the board.' },
];

export const kinds = {
  king: {
    name: 'King',
    letter: 'K',
    summary: 'Steps one cell any way, or trades places with anybody exactly four cells away. Lose her and you lose.',
    sentences: [
      'Steps one cell in any direction, and captures that way.',
      'Trades places with any piece of either side that stands exactly four cells away along a rank or file, whatever stands between, as often as she likes. Only a Mass cannot be traded with.',
      'There is no check: she may stand in danger and walk into it. Captured or pushed into the depths, she loses the game.',
    ],
  },
  angel: {
    name: 'Angel',
    letter: 'A',
    summary: 'Moves like a queen, but only where nobody, friend or foe, could capture it.',
    sentences: [
      'Slides any distance in all eight directions and captures at the end of the slide.',
      'Stops short of the first cell on which any other piece, of either side, could capture it. So it never takes a guarded piece.',
      'When a piece moves and then sees the Angel, the Angel is frozen until every such piece is gone or sees it no more.',
    ],
  },
  voyager: {
    name: 'Voyager',
    letter: 'V',
    summary: 'Slides diagonally, bouncing once off the Zone; captures by jumping, and may go on jumping.',
    sentences: [
      'Slides diagonally over empty cells. Once in a move he may touch an empty cell of the Zone that is no corner, and bounces off it like light off a mirror.',
      'Captures by jumping over an enemy onto the empty field cell right behind. After a jump he may jump on over any enemy diagonally next to him, turning as he likes, or stop.',
      'Or steps one cell straight to an empty cell, without capturing.',
    ],
  },
  holepunch: {
    name: 'Holepunch',
    letter: 'H',
    summary: 'Leaps 6 by 7 or 2 by 9, and on again where a leap ends in the Zone.',
    sentences: [
      'Leaps six cells one way and seven the other, or two and nine, in every orientation, over anything.',
      'A leap onto an empty cell of the Zone must be followed at once by another leap, of either sort, back into the field. She may not come back to where she began.',
      'Captures at the end of the last leap. From seventeen cells around the middle she has no leap at all.',
    ],
  },
  rainbow: {
    name: 'Rainbow',
    letter: 'R',
    summary: 'Slides one or two cells diagonally, or rides a ring of knight leaps ahead of her.',
    sentences: [
      'Slides one or two cells diagonally, and captures that way.',
      'Or rides the ring ahead of her, seven knight leaps around a cell three ranks away, in either direction, and stops where she likes. A capture ends the ride; so do her own pieces, a Mass, and the end of the board.',
      'Empty Zone cells on the ring are passed through; she cannot stop there. Where one is taken, the ride ends before it.',
    ],
  },
  ghost: {
    name: 'Ghost',
    letter: 'G',
    summary: 'Appears on any empty cell, the Zone included. Captures nobody and sees nobody.',
    sentences: [
      'Moves to any empty cell of the whole board, field or Zone, corners too, and may stay in the Zone.',
      'Never captures, and so never watches an Angel. Xe can be captured in the field, traded and shoved like anybody else.',
    ],
  },
  sweeper: {
    name: 'Sweeper',
    letter: 'S',
    summary: 'Crosses the field from corner to corner or edge to edge, shoving one piece out into the Zone.',
    sentences: [
      'From a corner of the field it crosses to any other corner; from the middle of an edge to the middle of any other edge. Anywhere else it stands still until a King trades it back. It never stops half-way.',
      'If exactly one piece is in its way and the landing cell is empty, that piece, of either side, is shoved over the landing cell into the Zone cell behind it. Whoever was there already goes to the depths for good.',
      'With nobody in its way it captures an enemy on the landing cell.',
    ],
  },
  diskette: {
    name: 'Diskette',
    letter: 'D',
    summary:
      'Steps forward, captures slanting forward, trades places with Diskettes. Becomes a Charonite at the far rank.',
    sentences: [
      'Steps one cell straight forward to an empty cell; captures one cell slanting forward.',
      'Trades places with a Diskette of either side that stands directly to its left, to its right or in front.',
      'On the far rank, however it gets there, it becomes a Charonite at once.',
    ],
  },
  mass: {
    name: 'Mass',
    letter: 'M',
    summary: 'Dropped once, onto anybody but a King, whom it destroys. Then it stays for good.',
    sentences: [
      'Waits in hand. Instead of a move, drop it on any field cell without a King: whoever stands there, friend or foe, even a Mass, is destroyed.',
      'After that it never moves, cannot be traded, shoved or captured, and sees nobody. Only another Mass removes it.',
    ],
  },
  worm: {
    name: 'Worm',
    letter: 'W',
    summary: 'Dropped once. Move it and it must take the enemy King, or you lose.',
    sentences: [
      'Waits in hand. Instead of a move, drop it on any empty field cell.',
      'After that it slides up to three cells along a rank or file and captures that way. But when its owner moves it and it does not take the enemy King, its owner loses at once.',
      'Being traded by a King or shoved by a Sweeper is not moving it.',
    ],
  },
  charonite: {
    name: 'Charonite',
    letter: 'C',
    summary: 'Steps straight back home. On its own starting rank it wins the game.',
    sentences: [
      'Steps one cell straight back, towards its own side, to an empty cell or capturing.',
      'When it stands on its cloud’s starting rank, however it got there and whoever brought it, its cloud wins at once.',
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
  voyagerStep: rule('voyager-step', 'A Voyager steps straight to an empty cell.'),
  holepunchLeap: rule('holepunch-leap', 'A Holepunch leaps far, and on again where a leap ends in the Zone.'),
  rainbowSlide: rule('rainbow-slide', 'A Rainbow slides one or two cells diagonally.'),
  rainbowRing: rule('rainbow-ring', 'A Rainbow rides the ring ahead of her, either way round.'),
  ghostHaunt: rule('ghost-haunt', 'A Ghost appears on any empty cell, the Zone included.'),
  sweeperSweep: rule('sweeper-sweep', 'A Sweeper crosses the field and shoves the one piece in its way into the Zone.'),
  disketteMarch: rule('diskette-march', 'A Diskette steps forward and captures slanting forward.'),
  disketteSwap: rule('diskette-swap', 'A Diskette trades places with a Diskette beside or in front of it.'),
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
  'already-there': { says: 'The {mover} stands there already.', ruling: 'G2' },
  // the piece
  'mass-never-moves': { says: 'A Mass never moves once it is placed.', ruling: 'M1' },
  frozen: { says: 'The Angel is frozen: {others} moved and can see it.', ruling: 'AN7' },
  'sweeper-off-lattice': {
    says: 'Here the Sweeper has no line to cross: it moves only from a corner or from the middle of an edge, until a King trades it back.',
    ruling: 'S1',
  },
  'dead-cell': { says: 'From {there} every leap of the Holepunch would leave the board.', ruling: 'H1' },
  // the cell
  'must-come-back': { says: 'From the Zone the {mover} must come back into the field.', ruling: 'Z5' },
  'drop-in-field': { says: 'The {mover} can be dropped in the field only.', ruling: 'M4' },
  'zone-closed': { says: 'Only a Ghost may stop in the Zone; others get there only by being shoved.', ruling: 'Z2' },
  // what the movement itself met
  'no-mass-on-king': { says: 'A Mass cannot be dropped on a King.', ruling: 'M3' },
  'drops-only-on-empty': { says: 'A Worm drops on empty cells only, and {other} stands on {there}.', ruling: 'W4' },
  'mass-cannot-be-moved': {
    says: 'The Mass on {there} cannot be moved, so nobody trades places with it.',
    ruling: 'K2',
  },
  'no-swap-across-border': { says: 'Nobody trades places across the border of the Zone.', ruling: 'Z13' },
  'no-swap-from-zone': { says: 'From the Zone the King only steps back; she cannot trade places.', ruling: 'K7' },
  'ghost-never-captures': { says: 'A Ghost captures nobody, and {other} stands on {there}.', ruling: 'AN3' },
  'two-in-the-way': {
    says: 'Two pieces are in the way, and the Sweeper shoves only one: {other} on {there} is the second.',
    ruling: 'S4',
  },
  'mass-in-the-way': { says: 'The Mass on {there} is in the way and cannot be shoved.', ruling: 'S7' },
  'shove-landing-taken': {
    says: 'The Sweeper cannot shove anybody past {other} on its landing cell {there}.',
    ruling: 'S5',
  },
  'victim-guarded': {
    says: 'The Angel takes no guarded piece: {other} on {there} could take it on {cell}.',
    ruling: 'AN6',
  },
  'seen-there': { says: '{other} on {there} could capture the Angel on {cell}.', ruling: 'AN5' },
  'seen-on-the-way': { says: 'The Angel cannot pass {there}, where {other} could capture it.', ruling: 'AN5' },
  uncapturable: { says: 'The Mass on {there} cannot be captured by anything that moves.', ruling: 'M1' },
  'own-piece': { says: 'A piece of your own, {other}, stands on {there}.', ruling: null },
  'landing-outside': {
    says: 'The Voyager cannot jump {other} on {there}: behind it lies no cell of the field to land on.',
    ruling: 'V5',
  },
  'landing-taken': {
    says: 'The Voyager cannot jump here: the cell behind, {there}, is taken by {other}.',
    ruling: 'V12',
  },
  'cannot-jump': { says: 'The Voyager cannot jump {other} on {there}.', ruling: 'V12' },
  'captures-by-jumping': {
    says: 'The Voyager never captures by landing: he must jump over {other} on {there}, onto the cell behind.',
    ruling: 'V12',
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
    says: 'Fifty moves each without a capture, a drop or a step that cannot be undone. The game is a draw.',
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
        says: 'By any of its own moves that ends in the field, or by one step onto an empty field cell next to it.',
      },
      {
        id: 'own',
        name: 'Own moves only',
        says: 'Only by its own moves. A Sweeper never comes back, and some Diskettes are stuck.',
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
        says: 'A draw after 50 moves each without a capture, a loss to the depths, a drop, a Diskette’s step or change, or a Charonite’s move.',
      },
    ],
  },
];

const about = (
  kind: keyof typeof kinds,
  rulings: readonly string[],
  diagrams: readonly Diagram[],
): RulebookSection => ({
  id: kind,
  title: kinds[kind].name,
  kind,
  paragraphs: [kinds[kind].summary, ...kinds[kind].sentences],
  diagrams,
  rulings,
});
const magi = (pieces: string, focus: string, caption: string): Diagram => ({
  spec: { pieces, turn: 'magi', focus },
  caption,
});

const rulebook: readonly RulebookSection[] = [
  {
    id: 'idea',
    kind: null,
    rulings: ['G1', 'G2', 'G4'],
    title: 'The idea',
    paragraphs: [
      'Two clouds, MAGI and LINE, meet beyond the orbit of Pluto and want each other’s datachunk. The King carries it. Take the other King, and you have it.',
      'Pieces capture, one action a turn is played, and there is no check: nobody warns you, and a King may stand wherever she likes. Besides her fall there are two other ways to the end: a Worm moved in vain, and a Charonite that comes home.',
      'You must play something in your turn. MAGI begins.',
    ],
    diagrams: [],
  },
  {
    id: 'board',
    kind: null,
    rulings: ['Z1', 'Z2', 'Z3', 'Z5', 'Z6'],
    title: 'The field and the Zone',
    paragraphs: [
      'The field is nine by nine, files a to i and ranks 1 to 9. Around it lies the Zone, a ring of forty cells with its four corners. Its files are called Δ on the left and δ on the right, its ranks λ at the bottom and Λ at the top. To type them, go on counting: z and j, 0 and 10.',
      'Only a Ghost may go to the Zone and stay. A Voyager, a Holepunch and a Rainbow may pass through empty Zone cells in the middle of a move. Everybody else gets there only by being shoved.',
      'Nobody can be captured in the Zone. A piece that was shoved there is not forced to come back, but when it moves it must come back into the field: by any of its own moves that ends there, or by one step onto an empty field cell next to it.',
    ],
    diagrams: [
      magi('S@Δ1 K@e1 k@e9', 'Δ1', 'A Sweeper in the Zone steps back into the field.'),
      magi('R@Δ5 K@e1 k@e9', 'Δ5', 'A Rainbow may also come back by her own moves.'),
    ],
  },
  {
    id: 'turn',
    kind: null,
    rulings: ['G3', 'G9', 'G11'],
    title: 'The turn',
    paragraphs: [
      'In a turn you move one piece, or trade places, or drop the Mass or the Worm from your hand. Drops are allowed from the first turn on, each of the two once in a game. What is captured never comes back.',
      'Capturing is never compulsory. Passing is not allowed. A piece may not make a move that leaves everything as it was; only two Diskettes of your own may trade places.',
    ],
    diagrams: [],
  },
  about(
    'king',
    ['K1', 'K2', 'K3', 'K4', 'K5', 'K6', 'K7'],
    [
      magi('K@e3 G@a3 g@i3 D@e7', 'e3', 'Four cells away to the side or ahead: friend or foe, she trades places.'),
      magi('K@e1 D@e5 d@f2 s@a1', 'e1', 'She need not leave danger, and may take the Diskette.'),
    ],
  ),
  about(
    'angel',
    ['AN1', 'AN2', 'AN4', 'AN5', 'AN6'],
    [
      magi('A@f5 D@c2 d@c6 d@i5', 'f5', 'Its own side’s Diskette on c2 bars d3 just as the enemy on c6 bars d5.'),
      magi('A@e4 d@e7 d@d8 K@a1 k@i9', 'e4', 'The Diskette on e7 is guarded, so the Angel leaves it alone.'),
    ],
  ),
  about(
    'voyager',
    ['V1', 'V2', 'V3', 'V4', 'V5', 'V8', 'V9', 'V13'],
    [
      magi('V@e2', 'e2', 'Straight lines, each with one bounce.'),
      magi('V@d5 M@e6 d@e4 d@g4 d@g6 d@g8', 'd5', 'A chain of jumps may stop after each capture.'),
    ],
  ),
  about(
    'holepunch',
    ['H1', 'H2', 'H3', 'H4'],
    [magi('H@c1', 'c1', 'One leap stays in the field; the others go on from δ7, aΛ or eΛ.')],
  ),
  about(
    'rainbow',
    ['R1', 'R2', 'R3', 'R4', 'R5'],
    [
      magi('R@e3', 'e3', 'Two cells each way, and the ring ahead.'),
      magi('R@c2 A@e3 d@e7', 'c2', 'The ring runs through the Zone at Δ5 and ends with the capture on e7.'),
    ],
  ),
  about('ghost', ['Z2', 'Z9', 'AN3'], [magi('G@e2', 'e2', 'Anywhere that is empty.')]),
  about(
    'sweeper',
    ['S1', 'S2', 'S3', 'S4', 'S5'],
    [magi('S@a1', 'a1', 'From corner to corner.'), magi('S@e1', 'e1', 'From the middle of one edge to another.')],
  ),
  about(
    'diskette',
    ['DK1', 'DK2', 'DK3', 'DK5'],
    [
      magi('D@e4 D@f4 v@d5 d@e5', 'e4', 'Trade with f4 or with e5, or take on d5.'),
      magi('D@e8', 'e8', 'One more step, and it is a Charonite.'),
    ],
  ),
  about('charonite', ['C1', 'C3', 'C4'], [magi('C@c4 g@c3', 'c4', 'Straight back, capturing on the way.')]),
  about(
    'mass',
    ['M1', 'M2', 'M3'],
    [magi('M@e3 K@e7', 'e7', 'A Mass blocks for good; not even a King trades places with it.')],
  ),
  about(
    'worm',
    ['W1', 'W2', 'W3', 'W5'],
    [magi('W@e3', 'e3', 'Up to three cells. Every one of these moves loses, unless it takes the King.')],
  ),
  {
    id: 'sight',
    kind: null,
    rulings: ['AN1', 'AN7', 'AN8', 'AN9', 'AN10', 'AN12'],
    title: 'The Angel’s sight',
    paragraphs: [
      'A piece sees a cell if it could capture an Angel standing there. Voyagers see by jumping, so they need an empty cell behind; Sweepers see their landing cells, not those they pass; Ghosts and Masses see nothing. Own pieces count like the enemy’s.',
      'The Angel never moves onto or through a cell that somebody sees. It is judged as if it stood there already: its old cell is empty, and what it takes is gone.',
      'When a piece moves, or is moved, and sees the Angel then, the Angel is frozen. It thaws as soon as every such piece is captured, has moved out of sight or is cut off. A line that somebody else opens does not freeze it, and a line that is cut and opened again does not either.',
      'A frozen Angel can still be traded away by a King or shoved by a Sweeper.',
    ],
    diagrams: [
      magi('A@e4 w@b4 K@a1 k@i9', 'e4', 'The Worm looks along the rank, three cells far.'),
      magi('A@a4 h@c1 K@i2 k@e9', 'a4', 'The Holepunch sees a5 through the Zone.'),
    ],
  },
  {
    id: 'shoves',
    kind: null,
    rulings: ['S4', 'S5', 'Z10', 'Z11', 'Z14'],
    title: 'Shoves and the depths',
    paragraphs: [
      'A Sweeper shoves the one piece in its way, of either side, over its landing cell into the Zone cell behind. With two pieces in the way, or a Mass, or somebody on the landing cell as well, it cannot go.',
      'Whoever already stands on that Zone cell goes to the depths and is gone. A King who is shoved into the Zone is safe there; a King who goes to the depths has lost, whoever did it.',
      'A piece that is shoved over a rank has not stood on it: a Diskette does not change and a Charonite does not win that way.',
    ],
    diagrams: [
      magi('S@a9 h@i9 v@a6 d@a5 d@g3', 'a9', 'To i1 it shoves the Diskette into δλ; to a1 two pieces are in the way.'),
      magi('S@a9 d@g3 G@δλ', 'a9', 'The Ghost in the corner of the Zone goes to the depths.'),
    ],
  },
  {
    id: 'endings',
    kind: null,
    rulings: ['G5', 'G6', 'C4', 'W2', 'Z11'],
    title: 'How it ends',
    paragraphs: [
      'You win when the other King is captured or goes to the depths, when the other side moves its Worm without taking your King, and when a Charonite of yours stands on your starting rank.',
      'It is a draw when the side to move has no action, when the same position with the same side to move, the same hands and the same frozen Angels comes up for the third time, and when both players agree. Whoever resigns has lost.',
    ],
    diagrams: [magi('K@e1 C@e5 k@e9', 'e1', 'Trading places brings the Charonite home: MAGI wins.')],
  },
  {
    id: 'house-rules',
    kind: null,
    rulings: ['Z5', 'Z13', 'S5', 'G7'],
    title: 'House rules',
    paragraphs: options.map(
      (o) => `${o.name}: ${o.values.map((v, i) => (i ? v.name : `${v.name} (usual)`)).join('; ')}. ${o.says}`,
    ),
    diagrams: [],
  },
  {
    id: 'credits',
    kind: null,
    rulings: [],
    title: 'Credits',
    paragraphs: [
      'acid was made in 2023 by juniper, diskette, edith and ashley. These pages retell its rules; where the original is silent or at odds with itself, they follow one reading of it throughout.',
    ],
    diagrams: [],
  },
];

export const words: Words = {
  title: 'acid',
  tagline: 'Two clouds beyond Pluto, a field in space, and a Zone that takes what is shoved into it.',
  designers: 'juniper, diskette, edith and ashley',
  size: '11 × 11',
  length: 'about 45 min',
  difficulty: { pips: 3, word: 'tricky' },
  kinds,
  reasons,
  states: [{ id: 'frozen', name: 'frozen' }],
  rulebook,
};
