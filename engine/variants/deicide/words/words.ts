/**
 * The English sentences about Deicide Chess: its sides, what its rules say, how games end, the house rules, the terrain.
 * The pieces stand in words-kinds.ts, the reasons in words-reasons.ts, the rulebook in its own files; no other file of the
 * variant speaks to people. Sentences are our own; what they say is ruled in the files that apply it. In endings {winner}
 * and {loser} are sides.
 */
import type { Ending, FeatureWords, HouseRule, RuleWords, SideName, VariantWords } from '../../../core/vocabulary.ts';
import { rulebookOf } from './rulebook.ts';
import { kinds, wallWords } from './words-kinds.ts';
import { reasons } from './words-reasons.ts';

export { kinds, wallWords } from './words-kinds.ts';
export { checks, conditions, reasons } from './words-reasons.ts';
export { fields, flags, problems, startSays } from './words-start.ts';

export const sides: readonly [SideName, SideName] = [
  { id: 'white', name: 'White', says: 'Sits below, plays up the board and begins.' },
  { id: 'black', name: 'Black', says: 'Sits above and plays down the board.' },
];

const rule = (id: string, says: string): RuleWords => ({ id, says });
export const rules = {
  kingStep: rule('king-step', 'A King steps one square in any direction.'),
  kingCastle: rule(
    'king-castle',
    'A King castles: two squares towards its Rook, which lands on the square it crossed.',
  ),
  queenSlide: rule('queen-slide', 'A Queen slides any distance in any direction.'),
  rookSlide: rule('rook-slide', 'A Rook or a Chancellor slides any distance along its rank or file.'),
  bishopSlide: rule('bishop-slide', 'A Bishop or an Archbishop slides any distance diagonally.'),
  knightLeap: rule('knight-leap', 'A Knight, an Archbishop, a Chancellor or a Centaur leaps like a chess Knight.'),
  cannonSlide: rule('cannon-slide', 'A Cannon slides any distance along its rank or file, without capturing.'),
  cannonFire: rule('cannon-fire', 'A Cannon captures along its rank or file by jumping over exactly one piece.'),
  archerSlide: rule('archer-slide', 'An Archer slides any distance diagonally, without capturing.'),
  archerFire: rule('archer-fire', 'An Archer captures diagonally by jumping over exactly one piece.'),
  timeMachineDepart: rule(
    'time-machine-depart',
    'A Time Machine leaves for a square that a Queen in its place could reach. When it lands it captures whoever stands there, its own side too.',
  ),
  championStep: rule('champion-step', 'A Champion steps one square along its rank or file.'),
  championLeap: rule('champion-leap', 'A Champion leaps exactly two squares in any direction.'),
  wizardStep: rule('wizard-step', 'A Wizard steps one square diagonally.'),
  wizardLeap: rule('wizard-leap', 'A Wizard leaps three squares and one to the side.'),
  kitsuneBend: rule('kitsune-bend', 'A Kitsune steps straight, slides diagonally and steps straight again.'),
  werewolfBend: rule('werewolf-bend', 'A Werewolf steps diagonally, slides straight and steps diagonally again.'),
  centaurStep: rule('centaur-step', 'A Centaur steps one square in any direction.'),
  sumoSlide: rule('sumo-slide', 'A Sumo Wrestler slides one or two squares, without capturing.'),
  sumoPush: rule('sumo-push', 'A Sumo Wrestler pushes an enemy one square, or off the board.'),
  sorceressJump: rule('sorceress-jump', 'A Sorceress jumps to any empty square.'),
  sorceressStrike: rule('sorceress-strike', 'A Sorceress captures on adjacent squares, in any direction.'),
  princeStep: rule('prince-step', 'A Prince steps one square in any direction.'),
  princessLeap: rule('princess-leap', 'A Princess jumps one, two or three squares in any direction.'),
  bomberStep: rule('bomber-step', 'A Bomber steps one square in any direction.'),
  snailStep: rule('snail-step', 'A Snail steps one square in any direction, without capturing.'),
  snailCheck: rule('snail-check', 'A Snail captures only the King, on adjacent squares.'),
  pawnStep: rule('pawn-step', 'A Pawn steps one square straight forward.'),
  pawnCapture: rule('pawn-capture', 'A Pawn captures one square diagonally forward.'),
  pawnHeadStart: rule('pawn-head-start', 'A Pawn on its fourth rank or behind it slides up to four squares forward.'),
  pawnEnPassant: rule('pawn-en-passant', 'A Pawn captures a Pawn en passant, on a square that it slid past.'),
  rookieStep: rule('rookie-step', 'A Rookie steps one square straight forward.'),
  rookieCapture: rule('rookie-capture', 'A Rookie captures one square sideways.'),
  rookieHeadStart: rule(
    'rookie-head-start',
    'A Rookie on its third rank or behind it slides up to five squares forward.',
  ),
  rookieEnPassant: rule('rookie-en-passant', 'A Rookie captures a Rookie en passant, on a square that it slid past.'),
  drunkPawnStep: rule('drunk-pawn-step', 'A Drunk Pawn steps one square diagonally forward.'),
  drunkPawnCapture: rule('drunk-pawn-capture', 'A Drunk Pawn captures one square straight ahead.'),
  drunkPawnHeadStart: rule(
    'drunk-pawn-head-start',
    'A Drunk Pawn that has not moved slides up to five squares diagonally forward.',
  ),
  drunkPawnEnPassant: rule(
    'drunk-pawn-en-passant',
    'A Drunk Pawn captures a Drunk Pawn en passant, on a square that it slid past.',
  ),
  promotion: rule('promotion', 'A pawn that reaches the far rank becomes another kind.'),
  pushedPromotes: rule('pushed-promotes', 'A pawn that is pushed to its far rank becomes a Queen.'),
  movesAreRemembered: rule(
    'moves-are-remembered',
    'A King or a Rook that was moved or pushed does not castle any more.',
  ),
  headStartsFollow: rule(
    'head-starts-follow',
    'A pawn that went on after its head start can be captured en passant all the same.',
  ),
  headStartsEnd: rule('head-starts-end', 'A pawn that is off the board cannot be captured en passant.'),
  selfDestruct: rule('self-destruct', 'A Bomber and whoever it captures, or is captured by, are destroyed together.'),
  bigBang: rule('big-bang', 'A Bomber that captures a Bomber destroys everybody around it.'),
  flightTicks: rule('flight-ticks', 'A Time Machine loses one counter at the end of each turn of its owner.'),
  flightLands: rule('flight-lands', 'A Time Machine with no counter left lands, on whoever is there.'),
  flightWaits: rule('flight-waits', 'A Time Machine cannot land on a Snail, and waits.'),
  mineExplodes: rule('mine-explodes', 'A Landmine destroys whoever comes onto its square, and is gone.'),
  mineTakenBack: rule(
    'mine-taken-back',
    'A Landmine that would cost a King is shown to both sides instead, and the move is undone.',
  ),
  placeFeature: rule('place-feature', 'Before the game, the sides take turns placing their terrain.'),
  passPlacing: rule(
    'pass-placing',
    'A side may pass once it has placed what it must. When both have passed, all terrain is placed.',
  ),
  noteMine: rule('note-mine', 'Each side places its Landmines in secret.'),
  passNoting: rule('pass-noting', 'A side may stop placing Landmines at any time; unused ones are lost.'),
  endTurn: rule('end-turn', 'You may skip the second move of a turn of two.'),
} as const;

export const endings: readonly Ending[] = [
  {
    id: 'checkmate',
    name: 'Checkmate',
    says: '{loser} is in check and has no legal move. {winner} wins.',
  },
  { id: 'ziggurats', name: 'Six Ziggurats', says: '{winner} holds all six Ziggurats and wins.' },
  { id: 'king-lost', name: 'King eliminated', says: '{loser} lost the King. {winner} wins.' },
  {
    id: 'stalemate',
    name: 'Stalemate',
    says: 'The side to move is not in check but has no legal move. The game is a draw.',
  },
  { id: 'repetition', name: 'Repetition', says: 'The same position occurred for the third time. The game is a draw.' },
  {
    id: 'no-progress',
    name: 'No progress',
    says: 'A hundred turns each without a capture, a destroyed piece or a pawn move. The game is a draw.',
  },
  {
    id: 'dead-position',
    name: 'Bare Kings',
    says: 'Only the two Kings are left, and nothing is in flight. The game is a draw.',
  },
  // behind the others: saved facts number the endings
  {
    id: 'check-not-called',
    name: 'Check not called',
    says: 'A King was captured, but the check had not been called. The game goes back to the last position where no King was in check.',
  },
];

/** What can lie on a square; with the names that people read and a sentence for the cursor. */
export const features = {
  cathedral: {
    name: 'Cathedral',
    says: 'A Bishop or an Archbishop that slides over it may turn by 90° here.',
  },
  portal: {
    name: 'Portal',
    says: 'A slide that enters it may continue from the other Portal in the same direction.',
  },
  wall: {
    name: 'Wall',
    says: 'No piece can enter it or slide through it. Leaps go over it, and a Cannon or an Archer can capture over it.',
  },
  mine: {
    name: 'Landmine',
    says: 'Destroys any piece that enters its square, of either side, and is used up. A King is warned instead.',
  },
  glue: { name: 'Glue Trap', says: 'A slide that passes over it must stop on the next square at the latest.' },
  ziggurat: { name: 'Ziggurat', says: 'A side with a piece on each of the six Ziggurats wins.' },
} as const satisfies Record<string, FeatureWords>;
export const options: readonly HouseRule[] = [
  {
    id: 'terrain',
    group: 'game',
    name: 'Terrain',
    says: 'Whether the sides place terrain in the middle of the board before the first move.',
    ruling: 'D-T0',
    values: [
      { id: 'off', name: 'Off', says: 'There is no terrain; White moves at once.' },
      {
        id: 'on',
        name: 'On',
        says: 'Of the chosen kinds, each side places up to two Cathedrals, a Portal, two Walls, four Glue Traps, three Ziggurats, and four secret Landmines. A side with a piece on each of the six Ziggurats wins.',
      },
    ],
  },
  {
    id: 'features',
    group: 'game',
    name: 'Kinds of terrain',
    says: 'Which kinds of terrain the sides place, all of them by default. Each side has its usual number of each.',
    ruling: 'D-T0b',
    several: true,
    needs: { terrain: 'on' },
    added: true,
    values: Object.entries(features).map(([id, words]) => ({ id, ...words })),
  },
  {
    id: 'area',
    group: 'game',
    name: 'Where terrain is placed',
    says: 'On which empty squares the sides place terrain.',
    ruling: 'D-T0c',
    needs: { terrain: 'on' },
    added: true,
    values: [
      { id: 'middle', name: 'Ranks 5 to 12', says: 'On the eight ranks in the middle of the board.' },
      {
        id: 'board',
        name: 'The whole board',
        says: 'On any empty square, but no visible terrain where a side would then have no legal first move. In the usual starting position these are the same squares.',
      },
    ],
  },
  {
    id: 'departure',
    group: 'readings',
    name: 'Time Machine’s departure turn',
    says: 'Whether the turn in which a Time Machine departs counts towards its three turns away.',
    ruling: 'D-TM1',
    kinds: ['time-machine'],
    values: [
      {
        id: 'waits',
        name: 'Does not count',
        says: 'It lands at the end of its owner’s third turn after the departure turn.',
      },
      {
        id: 'ticks',
        name: 'Counts',
        says: 'It lands at the end of its owner’s second turn after the departure turn.',
      },
    ],
  },
  {
    id: 'pushed',
    group: 'readings',
    name: 'Pawn pushed to the far rank',
    says: 'What happens to a Pawn, Rookie or Drunk Pawn that an enemy Sumo Wrestler pushes to its far rank.',
    ruling: 'D-P12',
    kinds: ['sumo', 'pawn', 'rookie', 'drunk-pawn'],
    values: [
      { id: 'stays', name: 'Stays as it is', says: 'It does not promote: pawns promote only by their own moves.' },
      { id: 'promotes', name: 'Becomes a Queen', says: 'It becomes a Queen of its side at once.' },
    ],
  },
  {
    id: 'bigbang',
    group: 'readings',
    name: 'Big Bang and Snails',
    says: 'Whether a Big Bang destroys the Snails around it.',
    ruling: 'D-M5',
    kinds: ['wizard', 'snail'],
    values: [
      { id: 'destroys', name: 'Destroys them', says: 'A Snail cannot be captured, but a Big Bang destroys it.' },
      { id: 'spares', name: 'Spares them', says: 'A Snail next to a Big Bang survives.' },
    ],
  },
  {
    id: 'check',
    group: 'game',
    name: 'Announcing check',
    says: 'Who announces that a King is in check.',
    ruling: 'D-G9',
    values: [
      { id: 'program', name: 'By the program', says: 'Every check is announced, and must be answered.' },
      {
        id: 'players',
        name: 'By the players',
        says: 'The player who gives check calls it with the move. A check that was not called need not be answered. If a King is then captured, or a player claims that the check was not called, the game goes back to the last position where no King was in check.',
      },
    ],
  },
];

export const readyLayoutSays =
  'Places all visible terrain of both sides, Black’s opposite White’s. Each side still places its own Landmines.';

/** What is going on before the first move, for the step bar. */
export const phases = {
  placing: 'Place one piece of terrain, or pass.',
  placingOwed: 'Place one piece of terrain. You cannot pass until you have placed what you must.',
  noting: 'Place your Landmines in secret.',
} as const;
/** Where the usual array comes from (D-SETUP). */
export const provenance =
  'The designer’s drawing of the starting position is lost. This one is reconstructed from the rules.';
/** Why this turn has more than one move. */
export const budgetSays = 'The other side moved its Snail, so this turn has two moves.';

export const words: VariantWords = {
  title: 'Deicide Chess',
  tagline: 'Twenty-five piece types, one of which captures you where you will be three turns from now.',
  goal: 'Checkmate the enemy King.',
  furtherGoals: [
    { needs: { terrain: 'on', features: 'ziggurat' }, says: 'You also win by holding all six Ziggurats.' },
  ],
  designers: 'Fennaixelphox',
  size: '16 × 16',
  length: 'an evening',
  difficulty: { pips: 4, word: 'very hard' },
  kinds: { ...kinds, wall: wallWords },
  reasons,
  states: [
    { id: 'in-flight', name: 'in flight' },
    { id: 'waiting', name: 'waiting to land' },
    { id: 'moved', name: 'no longer able to castle' },
    { id: 'unmoved', name: 'not moved yet' },
    { id: 'passed', name: 'open to en passant' },
  ],
  features,
  rulebook: rulebookOf({ kinds, options, features }),
};
