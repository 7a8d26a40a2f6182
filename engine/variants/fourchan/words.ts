/**
 * The English sentences about 4chan chess: its sides, what its rules say, how games end, the house rules, the teleporters.
 * The pieces stand in words-kinds.ts, the reasons in words-reasons.ts, the rulebook in its own files; no other file of the
 * variant speaks to people. The designer's text is not repeated anywhere: sentences are our own, and neutral. What they
 * say is ruled in the files that apply it. In endings {winner} and {loser} are sides.
 */
import type { Ending, FeatureWords, HouseRule, RuleWords, SideName, Words } from '../../core/vocabulary.ts';
import { rulebookOf } from './rulebook.ts';
import { kinds } from './words-kinds.ts';
import { reasons } from './words-reasons.ts';

export { kinds } from './words-kinds.ts';
export { checks, conditions, reasons } from './words-reasons.ts';
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
  knightLeap: rule('knight-leap', 'Leaps two squares one way and one aside, over anything.'),
  camelLeap: rule('camel-leap', 'Leaps three squares one way and one aside, over anything.'),
  rookSlide: rule('rook-slide', 'Slides any distance along its rank or file.'),
  bishopSlide: rule('bishop-slide', 'Slides any distance diagonally.'),
  quietRookSlide: rule('quiet-rook-slide', 'Slides any distance along its rank or file, without taking.'),
  quietBishopSlide: rule('quiet-bishop-slide', 'Slides any distance diagonally, without taking.'),
  shortSlide: rule('short-slide', 'Slides up to two squares in any direction.'),
  longerSlide: rule('longer-slide', 'Slides up to three squares in any direction.'),
  anonStep: rule('anon-step', 'Steps one square straight forward, and takes one square diagonally forward.'),
  gait: rule('gait', 'Takes up to two straight steps, or takes two squares away by going there.'),
  longerGait: rule('longer-gait', 'Takes up to three straight steps, or takes two squares away by going there.'),
  doubleStep: rule('double-step', 'An Anon’s first move may be two squares forward, not ending beside an enemy Anon.'),
  castling: rule('castling', 'An Admin castles: it goes next to an /n/, and the /n/ goes to its other side.'),
  quietShortSlide: rule('quiet-short-slide', 'Slides up to two squares in any direction, without taking.'),
  quietLongerSlide: rule('quiet-longer-slide', 'Slides up to three squares in any direction, without taking.'),
  rage: rule('rage', 'An /r9k/ that takes somebody goes on for two squares in all and takes everybody on the way.'),
  longerRage: rule(
    'longer-rage',
    'A promoted /r9k/ that takes somebody goes on for three squares in all and takes everybody on the way.',
  ),
  walk: rule('walk', 'A /v/ takes up to two straight steps, without taking.'),
  longerWalk: rule('longer-walk', 'A promoted /v/ takes up to three straight steps, without taking.'),
  rifle: rule('rifle', 'An /mlp/ takes on the next square of its rank or file without moving.'),
  shot: rule('shot', 'A /v/ takes two squares away without moving.'),
  lift: rule('lift', 'A /tg/ lifts an enemy beside it and puts it down beside it again.'),
  drop: rule('drop', 'A piece from the hand is dropped on an empty square.'),
  promotion: rule('promotion', 'A move into the promotion zone or out of it may promote the piece.'),
  leaveTeleporter: rule('leave-teleporter', 'A /sci/ that moves may leave a teleporter on the square that it leaves.'),
  teleport: rule('teleport', 'Who lands on a teleporter comes out of the other one.'),
  telefrag: rule('telefrag', 'Who comes out of a teleporter takes whoever stands there, friend or foe.'),
  blockedExit: rule('blocked-exit', 'Who lands on a teleporter is lost if somebody stands on the other one.'),
  toHand: rule('to-hand', 'Whom a /vp/ takes goes to its side’s hand, if there is room.'),
  absorb: rule('absorb', 'A /d/ absorbs how its first victim moves.'),
  firstMove: rule('first-move', 'Admins, /n/s and Anons that have moved have used up their first move.'),
} as const;

export const endings: readonly Ending[] = [
  { id: 'admin-taken', name: 'Admin taken', says: '{winner} has taken the Admin of {loser} and wins.' },
  {
    id: 'admin-lost',
    name: 'Admin lost',
    says: '{loser} has lost its Admin by its own doing. {winner} wins.',
  },
  {
    id: 'no-action',
    name: 'Nothing to play',
    says: 'The side to move has nothing that it could do. The game is a draw.',
  },
  { id: 'repetition', name: 'Repetition', says: 'The same position came up for the third time. The game is a draw.' },
];

export const options: readonly HouseRule[] = [
  {
    id: 'array',
    name: 'Black’s array',
    says: 'How Black’s pieces are laid out opposite White’s.',
    ruling: 'C-SETUP',
    values: [
      { id: 'mirrored', name: 'Mirrored', says: 'As in chess: every piece stands opposite its like.' },
      { id: 'rotated', name: 'Turned round', says: 'As in shogi: both players see the same array from their side.' },
    ],
  },
  {
    id: 'immunity',
    name: 'Who takes a /k/ from afar',
    says: 'A /k/ can only be taken from two squares away or nearer. This says which enemies do not care.',
    ruling: 'C-K2',
    values: [
      { id: 'n', name: 'An /n/', says: 'An /n/, promoted or not, takes a /k/ from any distance.' },
      { id: 'nobody', name: 'Nobody', says: 'Every piece must be within two squares of a /k/ to take it.' },
      {
        id: 'tg-n',
        name: 'An /n/ or a /tg/',
        says: 'An /n/ or a /tg/, promoted or not, takes a /k/ from any distance.',
      },
    ],
  },
  {
    id: 'shots',
    name: 'Where a /v/ shoots',
    says: 'What “two squares away” means for the shot of a /v/.',
    ruling: 'C-V1',
    values: [
      { id: 'ring', name: 'The ring of 16', says: 'Every square that takes an Admin exactly two steps to reach.' },
      { id: 'straight', name: '8 in line', says: 'Exactly two squares along its rank, its file or a diagonal.' },
      {
        id: 'manhattan',
        name: '8 by straight steps',
        says: 'Every square that needs exactly two straight steps: two along its rank or file, or the next one diagonally.',
      },
    ],
  },
  {
    id: 'promotion',
    name: 'Promotion',
    says: 'When a piece may promote. The promotion zone is the three ranks of the other side’s camp.',
    ruling: 'C-P1',
    values: [
      { id: 'zone', name: 'Begins or ends there', says: 'A move that begins or ends in the zone may promote.' },
      {
        id: 'crossing',
        name: 'Crosses its border',
        says: 'Only a move that goes into the zone or out of it may promote. An Anon on its last rank must all the same.',
      },
    ],
  },
  {
    id: 'blocked',
    name: 'Blocked teleporters',
    says: 'Who is taken when a piece lands on a teleporter and somebody stands on the other one.',
    ruling: 'C-S6',
    values: [
      {
        id: 'telefrag',
        name: 'Who stands there',
        says: 'The piece that comes out takes whoever stands on the exit, friend or foe, a whole stack, and stands there.',
      },
      {
        id: 'traveller',
        name: 'The traveller',
        says: 'The piece that lands is lost, with its rider, and whoever stands on the exit stays.',
      },
    ],
  },
];

const teleporter = (side: string): FeatureWords => ({
  name: `${side} teleporter`,
  says: `Whoever lands on it, of either side, comes out of ${side}’s other teleporter and takes whoever stands there, friend or foe (a house rule: is lost instead). Alone it does nothing.`,
});
/** What can lie on a square, with a sentence for the cursor. */
export const features = {
  'teleporter-white': teleporter('White'),
  'teleporter-black': teleporter('Black'),
} as const satisfies Record<string, FeatureWords>;

/** Where the usual array comes from (C-SETUP). */
export const provenance =
  'The designer’s picture of the array is lost. This one is a reconstruction from what the rules say of it.';

export const words: Words = {
  title: '4chan chess',
  tagline: 'Thirteen kinds of piece, a trait on every one, and /b/s that move like the piece you have just played.',
  goal: 'Capture the enemy Admin. There is no check, so keep your own out of danger.',
  designers: 'Anonymous (4chanchessdev)',
  size: '10 × 10',
  length: 'about an hour',
  difficulty: { pips: 3, word: 'knotty' },
  kinds,
  reasons,
  states: [
    { id: 'frozen', name: 'frozen', ends: 'can move again' },
    { id: 'riding', name: 'carried' },
    { id: 'carrying', name: 'carrying a rider' },
    { id: 'copies', name: 'copying what was played last' },
    { id: 'copies-nothing', name: 'with nothing to copy' },
    { id: 'absorbed', name: 'richer by a move' },
    { id: 'absorbed-nothing', name: 'none the richer for its first victim' },
    { id: 'absorbs-next', name: 'about to absorb its first victim' },
    { id: 'moved', name: 'no longer able to castle' },
    { id: 'unmoved', name: 'not moved yet' },
  ],
  features,
  rulebook: rulebookOf({ kinds, options }),
};
