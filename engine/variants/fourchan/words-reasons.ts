/**
 * Why something cannot be done, how an Admin is in danger, and what the pieces' conditions are called, in sentences. In
 * reasons {mover} is the piece asked about, {cell} the square, {other} and {there} another piece and its square, {others}
 * several of them, {summary} what the mover's kind does. In checks {by} is who threatens, and stands on {there}. They
 * hold under every house rule.
 */
import type { Reason, Reasons } from '../../core/vocabulary.ts';

/** The first that applies is told. */
export const reasons: Reasons = {
  // the game and the turn
  'game-over': { says: 'The game is over.', ruling: null },
  'piece-gone': { says: 'This {mover} is off the board for good.', ruling: null },
  'not-your-turn': { says: 'It is the other side’s turn.', ruling: null },
  'already-there': { says: 'The {mover} stands there already.', ruling: null },
  // out of the hand
  'drop-occupied': {
    says: '{other} stands on {there}, and a piece from the hand goes on an empty square.',
    ruling: 'C-H4',
  },
  'drop-last-rank': {
    says: 'An Anon is not dropped on its last rank: it could never move again.',
    ruling: 'C-H5',
  },
  'drop-mates': { says: 'An Anon may not be dropped where it gives checkmate at once.', ruling: 'C-H6' },
  // the piece
  frozen: { says: 'The {mover} is frozen by {others}, and cannot leave its square by itself.', ruling: 'C-X2' },
  'copies-nothing': { says: 'The other side has not played yet, so the {mover} has nobody to copy.', ruling: 'C-B1' },
  'copies-no-move': {
    says: 'What the other side played last had no move to copy, so the {mover} stays where it is.',
    ruling: 'C-B3',
  },
  // a riding /tg/ lifts, and does nothing else to others
  'cannot-be-lifted': {
    says: '{other} on {there} cannot be lifted, as no Admin and no Anon can, and the {mover} takes nobody while it rides.',
    ruling: 'C-T3',
  },
  'rider-cannot-be-lifted': {
    says: '{other} rides on {there} and cannot be lifted, so neither can the /n/ below it; and the {mover} takes nobody while it rides itself.',
    ruling: 'C-T3',
  },
  // riding and carrying
  'takes-nobody': {
    says: 'The {mover} shares its square, and takes nobody as long as it does, nor with the move that leaves it.',
    ruling: 'C-N3',
  },
  'carries-already': { says: '{other} on {there} carries somebody already, and has room for one.', ruling: 'C-N2' },
  'does-not-carry': {
    says: '{other} on {there} is of the same side and cannot be taken. Admins and other /n/s never ride it, and nobody boards it with a move that only takes.',
    ruling: 'C-N2',
  },
  // castling
  'castle-moved': {
    says: 'The Admin, or the /n/ on that side, has moved before, so they cannot castle.',
    ruling: 'C-A1',
  },
  'castle-n-frozen': { says: 'The /n/ on {there} is frozen, so it cannot castle.', ruling: 'C-A1' },
  'castle-not-open': { says: 'Between the Admin and its /n/ stands {other}, on {there}.', ruling: 'C-A1' },
  'castle-no-n': { says: 'There is no /n/ on that side of the Admin’s rank to castle with.', ruling: 'C-A1' },
  // taking
  'safe-from-it': {
    says: '{other} on {there} can only be taken from two squares away or nearer, and so can whoever shares its square.',
    ruling: 'C-K1',
  },
  'rage-goes-on': {
    says: 'Once the {mover} takes somebody it rages on to {there}; it cannot stop on {cell}.',
    ruling: 'C-R2',
  },
  'not-in-range': {
    says: 'The {mover} shoots exactly two squares away, and {cell} is not where it aims.',
    ruling: 'C-V1',
  },
  'not-beside': {
    says: 'Without moving, the {mover} takes only on the next square of its rank or file.',
    ruling: 'C-M1',
  },
  // the double step
  'double-step-used': {
    says: 'The first move of this {mover} is used up, so it steps one square only.',
    ruling: 'C-A6',
  },
  'double-step-beside-anon': {
    says: 'A double step never ends beside an enemy Anon, and one stands on {there}.',
    ruling: 'C-A5',
  },
  // borrowed movement
  'copies-no-trait': { says: 'The {mover} copies how the other piece moves, and none of its traits.', ruling: 'C-B2' },
  'absorbs-no-trait': { says: 'The {mover} absorbed how its first victim moved, and no trait of it.', ruling: 'C-D2' },
  // leaving a teleporter
  'teleporters-made': { says: 'A side makes two teleporters in a game, and these are made.', ruling: 'C-S2' },
  'teleporter-there': { says: 'A teleporter lies on {there} already.', ruling: 'C-S1' },
  'mount-stays': {
    says: 'A teleporter is left on an empty square, and the /n/ stays on {there}.',
    ruling: 'C-N9',
  },
  'left-by-sci': {
    says: 'A teleporter is left behind by a /sci/ that moves, on the square that it leaves.',
    ruling: 'C-S1',
  },
  // whatever the movement itself met
  'own-piece': { says: '{other} on {there} is of the same side and cannot be taken.', ruling: null },
  blocked: { says: 'The way is blocked on {there} by {other}.', ruling: null },
  occupied: { says: '{other} stands on {there}, and this move does not take.', ruling: null },
  'nothing-to-take': { says: 'The {mover} goes there only to take, and the square is empty.', ruling: null },
  'not-its-way': { says: 'The {mover} does not go there. {summary}', ruling: null },
};

/** There is no check in this game (C-G1): this is a warning, and forbids nothing. */
export const checks = {
  capture: { says: '{by} on {there} could take the Admin.', ruling: 'C-G1' },
  landing: { says: '{by} on {there} could land on {entrance} and take the Admin.', ruling: 'C-S6' },
  lift: { says: '{by} on {there} could put somebody down on {entrance}, who takes the Admin.', ruling: 'C-T5' },
  drop: { says: '{side} could drop a piece on {entrance}, which takes the Admin.', ruling: 'C-S6' },
} as const satisfies Record<string, Reason>;

/** What lasts about a piece; {copied} and {absorbed} are pieces with an article, {others} and {rider} pieces on squares. */
export const conditions = {
  frozen: 'It is frozen by {others}, and cannot leave its square by itself.',
  riding: 'It rides the /n/ on its square: until it leaves, neither of the two takes or promotes.',
  carrying: 'It carries {rider}: until that one leaves, neither of the two takes or promotes.',
  copies: 'The other side’s last turn lets it move like {copied}.',
  'copies-nothing': 'The other side has played nothing that it could copy.',
  absorbed: 'Its first victim lets it move like {absorbed} too.',
  'absorbed-nothing': 'Its first victim had no move to absorb, and no other counts.',
  'absorbs-next': 'It has taken nobody yet: it will absorb how its first victim moves.',
  moved: 'It has moved before, so it cannot castle.',
  unmoved: 'It has not moved yet, so it has its double step.',
} as const;
