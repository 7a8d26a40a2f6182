/**
 * The English sentences about 4chan chess: its sides, what its rules say, how games end, the house rules, the teleporters.
 * The pieces stand in words-kinds.ts, the reasons in words-reasons.ts, the rulebook in its own files; no other file of the
 * variant speaks to people. The designer's text is not repeated anywhere: sentences are our own, and neutral. What they
 * say is ruled in the files that apply it. In endings {winner} and {loser} are sides.
 */
import type { Ending, FeatureWords, HouseRule, RuleWords, SideName, VariantWords } from '../../../core/vocabulary.ts';
import { rulebookOf } from './rulebook.ts';
import { kinds } from './words-kinds.ts';
import { reasons } from './words-reasons.ts';

export { kinds } from './words-kinds.ts';
export { articles, checks, conditions, reasons } from './words-reasons.ts';
export { fields, flags, problems, startSays } from './words-start.ts';

export const sides: readonly [SideName, SideName] = [
  { id: 'white', name: 'White', says: 'Sits below, plays up the board and begins.' },
  { id: 'black', name: 'Black', says: 'Sits above and plays down the board.' },
];

const rule = (id: string, says: string): RuleWords => ({ id, says });
/** Ways of moving name no kind: a /b/ or a /d/ may have them from anybody. */
export const rules = {
  straightStep: rule('straight-step', 'Steps one square along its rank or file.'),
  diagonalStep: rule('diagonal-step', 'Steps one square diagonally.'),
  straightJump: rule('straight-jump', 'Jumps exactly two squares along its rank or file, over anything.'),
  diagonalJump: rule('diagonal-jump', 'Jumps exactly two squares diagonally, over anything.'),
  farDiagonalJump: rule('far-diagonal-jump', 'Jumps exactly three squares diagonally, over anything.'),
  knightLeap: rule('knight-leap', 'Leaps like a chess Knight.'),
  camelLeap: rule('camel-leap', 'Leaps three squares and one to the side, over anything.'),
  rookSlide: rule('rook-slide', 'Slides any distance along its rank or file.'),
  bishopSlide: rule('bishop-slide', 'Slides any distance diagonally.'),
  quietRookSlide: rule('quiet-rook-slide', 'Slides any distance along its rank or file, without capturing.'),
  quietBishopSlide: rule('quiet-bishop-slide', 'Slides any distance diagonally, without capturing.'),
  shortSlide: rule('short-slide', 'Slides up to two squares in any direction.'),
  longerSlide: rule('longer-slide', 'Slides up to three squares in any direction.'),
  anonStep: rule('anon-step', 'Steps one square straight forward, and captures one square diagonally forward.'),
  gait: rule('gait', 'Moves up to two orthogonal steps, or captures exactly two squares away by moving there.'),
  longerGait: rule(
    'longer-gait',
    'Moves up to three orthogonal steps, or captures exactly two squares away by moving there.',
  ),
  doubleStep: rule('double-step', 'An Anon’s first move may be two squares forward, not ending beside an enemy Anon.'),
  castling: rule('castling', 'An Admin castles: it goes next to an /n/, and the /n/ goes to its other side.'),
  quietShortSlide: rule('quiet-short-slide', 'Slides up to two squares in any direction, without capturing.'),
  quietLongerSlide: rule('quiet-longer-slide', 'Slides up to three squares in any direction, without capturing.'),
  rage: rule(
    'rage',
    'After a capture an /r9k/ must continue to its full two squares, capturing everything on the way.',
  ),
  longerRage: rule(
    'longer-rage',
    'After a capture a promoted /r9k/ must continue to its full three squares, capturing everything on the way.',
  ),
  walk: rule('walk', 'A /v/ moves up to two orthogonal steps and cannot capture that way.'),
  longerWalk: rule('longer-walk', 'A promoted /v/ moves up to three orthogonal steps and cannot capture that way.'),
  rifle: rule('rifle', 'An /mlp/ captures an orthogonal neighbour without moving.'),
  shot: rule('shot', 'A /v/ shoots an enemy two squares away without moving.'),
  lift: rule('lift', 'A /tg/ lifts an adjacent enemy and puts it down on another adjacent square.'),
  drop: rule('drop', 'A piece from the hand is dropped on an empty square.'),
  promotion: rule('promotion', 'A move that begins or ends in the promotion zone may promote the piece.'),
  leaveTeleporter: rule('leave-teleporter', 'A /sci/ that moves may leave a teleporter on the square it left.'),
  teleport: rule('teleport', 'A piece that lands on a teleporter comes out of the other one.'),
  telefrag: rule('telefrag', 'A piece that comes out of a teleporter captures any piece there, of either side.'),
  blockedExit: rule('blocked-exit', 'A piece that lands on a teleporter is lost if the other one is occupied.'),
  toHand: rule('to-hand', 'A piece captured by a /vp/ goes to its side’s hand, if there is room.'),
  absorb: rule('absorb', 'A /d/ absorbs how the first piece it captures moves.'),
  firstMove: rule('first-move', 'Admins, /n/s and Anons that have moved have used up their first move.'),
} as const;

export const endings: readonly Ending[] = [
  { id: 'admin-taken', name: 'Admin captured', says: '{winner} captured {loser}’s Admin and wins.' },
  {
    id: 'admin-lost',
    name: 'Admin lost by its own side',
    says: '{loser} lost its own Admin. {winner} wins.',
  },
  {
    id: 'no-action',
    name: 'Stalemate',
    says: 'The side to move has no legal move. The game is a draw.',
  },
  { id: 'repetition', name: 'Repetition', says: 'The same position occurred for the third time. The game is a draw.' },
];

export const options: readonly HouseRule[] = [
  {
    id: 'array',
    group: 'game',
    name: 'Black’s array',
    says: 'How Black’s pieces are laid out opposite White’s.',
    ruling: 'C-SETUP',
    values: [
      { id: 'mirrored', name: 'Mirrored', says: 'As in chess: every piece stands opposite its counterpart.' },
      { id: 'rotated', name: 'Rotated', says: 'As in shogi: both players see the same array from their side.' },
    ],
  },
  {
    id: 'immunity',
    group: 'readings',
    name: 'Who ignores the /k/’s immunity',
    says: 'A /k/ can only be captured from within two squares. These enemies can capture it from any distance.',
    ruling: 'C-K2',
    kinds: ['k'],
    values: [
      { id: 'n', name: 'An /n/', says: 'An /n/, promoted or not, can capture a /k/ from any distance.' },
      { id: 'nobody', name: 'Nobody', says: 'Every piece must be within two squares of a /k/ to capture it.' },
      {
        id: 'tg-n',
        name: 'An /n/ or a /tg/',
        says: 'An /n/ or a /tg/, promoted or not, can capture a /k/ from any distance.',
      },
    ],
  },
  {
    id: 'anons',
    group: 'readings',
    name: 'Immunity of Anons',
    says: 'Which Anons can be neither frozen nor lifted.',
    ruling: 'C-A3b',
    kinds: ['anon', 'tg', 'x'],
    added: true,
    values: [
      { id: 'both', name: 'All', says: 'No Anon, promoted or not, can be frozen or lifted.' },
      { id: 'promoted', name: 'Promoted ones', says: 'An Anon can be frozen and lifted until it is promoted.' },
    ],
  },
  {
    id: 'copying',
    group: 'readings',
    name: 'Frozen /b/s',
    says: 'Whether a frozen /b/ can still make the move that it copies.',
    ruling: 'C-X2b',
    kinds: ['b', 'x'],
    added: true,
    values: [
      { id: 'frozen', name: 'Stay where they are', says: 'A frozen /b/ cannot leave its square.' },
      {
        id: 'free',
        name: 'Still copy',
        says: 'A frozen /b/ can still move and capture like the piece it copies. A promoted one cannot make its own step.',
      },
    ],
  },
  {
    id: 'shots',
    group: 'readings',
    name: 'Where a /v/ shoots',
    says: 'What “two squares away” means for the shot of a /v/.',
    ruling: 'C-V1',
    kinds: ['v'],
    values: [
      { id: 'ring', name: 'The ring of 16', says: 'Every square that an Admin needs exactly two steps to reach.' },
      { id: 'straight', name: '8 in line', says: 'Exactly two squares along its rank, its file or a diagonal.' },
      {
        id: 'manhattan',
        name: '8 by orthogonal steps',
        says: 'Every square exactly two orthogonal steps away: two along its rank or file, or one diagonally.',
      },
    ],
  },
  {
    id: 'promotion',
    group: 'readings',
    name: 'Promotion',
    says: 'When a piece may promote. The promotion zone is the last three ranks.',
    ruling: 'C-P1',
    values: [
      { id: 'zone', name: 'Begins or ends there', says: 'A move that begins or ends in the zone may promote.' },
      {
        id: 'crossing',
        name: 'Crosses its border',
        says: 'Only a move into the zone or out of it may promote. An Anon that reaches its last rank must still promote.',
      },
    ],
  },
  {
    id: 'rider',
    group: 'readings',
    name: 'Promotion of a rider',
    says: 'Where a piece may promote with the move that leaves the /n/ it rides.',
    ruling: 'C-P6b',
    kinds: ['n'],
    added: true,
    values: [
      { id: 'zone', name: 'As any other piece', says: 'That move may promote where any move may.' },
      { id: 'anywhere', name: 'Anywhere', says: 'That move may promote wherever it begins and ends.' },
    ],
  },
  {
    id: 'blocked',
    group: 'readings',
    name: 'Blocked teleporters',
    says: 'Which piece is captured when a piece lands on a teleporter and the other one is occupied.',
    ruling: 'C-S6',
    kinds: ['sci'],
    values: [
      {
        id: 'telefrag',
        name: 'The piece on the exit',
        says: 'The piece that comes out captures the piece on the exit, of either side, with any rider, and stays there.',
      },
      {
        id: 'traveller',
        name: 'The traveller',
        says: 'The travelling piece is lost, with its rider, and the piece on the exit stays.',
      },
    ],
  },
];

const teleporter = (side: string): FeatureWords => ({
  name: `${side} teleporter`,
  says: `A piece of either side that lands on it comes out of ${side}’s other teleporter and captures any piece there (with a house rule, it is lost instead). A single teleporter does nothing.`,
});
/** What can lie on a square, with a sentence for the cursor. */
export const features = {
  'teleporter-white': teleporter('White'),
  'teleporter-black': teleporter('Black'),
} as const satisfies Record<string, FeatureWords>;

/** Where the usual array comes from (C-SETUP). */
export const provenance =
  'The designer’s picture of the starting position is lost. This one is reconstructed from the rules.';

export const words: VariantWords = {
  title: '4chan chess',
  tagline:
    'Thirteen piece types, each with a trait of its own, and /b/s that move like the piece the enemy just played.',
  goal: 'Capture the enemy Admin. There is no check, so keep your own out of danger.',
  designers: 'Anonymous (4chanchessdev)',
  size: '10 × 10',
  length: 'about an hour',
  difficulty: { pips: 3, word: 'hard' },
  kinds,
  reasons,
  states: [
    { id: 'frozen', name: 'frozen', ends: 'can move again' },
    { id: 'riding', name: 'carried' },
    { id: 'carrying', name: 'carrying a rider' },
    { id: 'copies', name: 'copying the last move' },
    { id: 'copies-nothing', name: 'with nothing to copy' },
    { id: 'absorbed', name: 'with an absorbed move' },
    { id: 'absorbed-nothing', name: 'with nothing absorbed from its first capture' },
    { id: 'absorbs-next', name: 'ready to absorb its first capture' },
    { id: 'moved', name: 'no longer able to castle' },
    { id: 'unmoved', name: 'not moved yet' },
  ],
  features,
  rulebook: rulebookOf({ kinds, options }),
};
