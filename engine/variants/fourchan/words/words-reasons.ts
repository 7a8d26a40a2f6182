/**
 * Why something cannot be done, how an Admin is in danger, and what the pieces' conditions are called, in sentences. In
 * reasons {mover} is the piece asked about, {cell} the square, {other} and {there} another piece and its square, {others}
 * several of them, {summary} what the mover's kind does. In checks {by} is who threatens, and stands on {there}. They
 * hold under every house rule.
 */
import type { Reason, Reasons } from '../../../core/vocabulary.ts';

/** The first that applies is told. */
export const reasons: Reasons = {
  // the game and the turn
  'game-over': { says: 'The game is over.', ruling: null },
  'piece-gone': { says: 'This {mover} is out of the game.', ruling: null },
  'not-your-turn': { says: 'It is the other side’s turn.', ruling: null },
  'already-there': { says: 'The {mover} is already there.', ruling: null },
  // out of the hand
  'drop-occupied': {
    says: '{other} stands on {there}; a piece can be dropped only on an empty square.',
    ruling: 'C-H4',
  },
  'drop-last-rank': {
    says: 'An Anon cannot be dropped on its last rank: it could never move again.',
    ruling: 'C-H5',
  },
  'drop-mates': { says: 'An Anon may not be dropped where it gives checkmate at once.', ruling: 'C-H6' },
  // the piece
  frozen: { says: 'The {mover} is frozen by {others} and cannot leave its square.', ruling: 'C-X2' },
  'frozen-copying': {
    says: 'The {mover} is frozen by {others} and can leave its square only as the piece it copies.',
    ruling: 'C-X2b',
  },
  'copies-nothing': { says: 'The other side has not played yet, so the {mover} has nothing to copy.', ruling: 'C-B1' },
  'copies-no-move': {
    says: 'The piece the other side played last has no move to copy, so the {mover} cannot move.',
    ruling: 'C-B3',
  },
  // a riding /tg/ lifts, and does nothing else to others
  'cannot-be-lifted': {
    says: '{other} on {there} cannot be lifted, and the {mover} cannot capture while riding.',
    ruling: 'C-T3',
  },
  'rider-cannot-be-lifted': {
    says: '{other} on {there} cannot be lifted, nor can the /n/ it rides, and the {mover} cannot capture while riding.',
    ruling: 'C-T3',
  },
  // riding and carrying
  'takes-nobody': {
    says: 'The {mover} shares its square. It cannot capture while it does, nor with the move that leaves it.',
    ruling: 'C-N3',
  },
  'carries-already': { says: '{other} on {there} already carries a piece, and has room for only one.', ruling: 'C-N2' },
  'does-not-carry': {
    says: '{other} on {there} is on the same side and cannot be captured. Admins and other /n/s cannot ride it, and a move that only captures cannot board it.',
    ruling: 'C-N2',
  },
  // castling
  'castle-moved': {
    says: 'The Admin or the /n/ on that side has moved, so they can no longer castle.',
    ruling: 'C-A1',
  },
  'castle-n-frozen': { says: 'The /n/ on {there} is frozen, so it cannot castle.', ruling: 'C-A1' },
  'castle-not-open': { says: '{other} on {there} is between the Admin and its /n/.', ruling: 'C-A1' },
  'castle-no-n': { says: 'There is no /n/ on that side of the Admin’s rank to castle with.', ruling: 'C-A1' },
  // taking
  'safe-from-it': {
    says: '{other} on {there} can only be captured from within two squares, and so can a piece that shares its square.',
    ruling: 'C-K1',
  },
  'rage-goes-on': {
    says: 'After a capture the {mover} rages on to {there}; it cannot stop on {cell}.',
    ruling: 'C-R2',
  },
  'not-in-range': {
    says: 'The {mover} shoots exactly two squares away, and {cell} is not one of its targets.',
    ruling: 'C-V1',
  },
  'not-beside': {
    says: 'Without moving, the {mover} captures only orthogonal neighbours.',
    ruling: 'C-M1',
  },
  // the double step
  'double-step-used': {
    says: 'This {mover} has made its first move, or was not dropped on its own third rank, so it moves only one square.',
    ruling: 'C-A6',
  },
  'double-step-beside-anon': {
    says: 'A double step cannot end next to an enemy Anon, and there is one on {there}.',
    ruling: 'C-A5',
  },
  // borrowed movement
  'copies-no-trait': { says: 'The {mover} copies how the other piece moves, but not its traits.', ruling: 'C-B2' },
  'absorbs-no-trait': {
    says: 'The {mover} absorbed how the first piece it captured moves, but not its traits.',
    ruling: 'C-D2',
  },
  // leaving a teleporter
  'teleporters-made': { says: 'This side has already made its two teleporters.', ruling: 'C-S2' },
  'teleporter-there': { says: 'There is already a teleporter on {there}.', ruling: 'C-S1' },
  'mount-stays': {
    says: 'A teleporter can be left only on an empty square, and the /n/ stays on {there}.',
    ruling: 'C-N9',
  },
  'left-by-sci': {
    says: 'Only a /sci/ can leave a teleporter, on the square it moves from.',
    ruling: 'C-S1',
  },
  // whatever the movement itself met
  'own-piece': { says: '{other} on {there} is on the same side and cannot be captured.', ruling: null },
  blocked: { says: 'The way is blocked on {there} by {other}.', ruling: null },
  occupied: { says: '{other} stands on {there}, and this move does not capture.', ruling: null },
  'nothing-to-take': { says: 'The {mover} can go there only to capture, and the square is empty.', ruling: null },
  'not-its-way': { says: 'The {mover} does not move like that. {summary}', ruling: null },
};

/** There is no check in this game (C-G1): this is a warning, and forbids nothing. */
export const checks = {
  capture: { says: '{by} on {there} could capture the Admin.', ruling: 'C-G1' },
  landing: { says: '{by} on {there} could land on {entrance} and capture the Admin.', ruling: 'C-S6' },
  lift: { says: '{by} on {there} could put a piece down on {entrance} that captures the Admin.', ruling: 'C-T5' },
  drop: { says: '{side} could drop a piece on {entrance} that captures the Admin.', ruling: 'C-S6' },
} as const satisfies Record<string, Reason>;

/** What lasts about a piece; {copied} and {absorbed} are pieces with an article, {others} and {rider} pieces on squares. */
export const conditions = {
  frozen: 'It is frozen by {others} and cannot leave its square.',
  'frozen-copying': 'It is frozen by {others} and can leave its square only as the piece it copies.',
  riding: 'It rides the /n/ on its square. While both stand there, neither can capture or promote.',
  carrying: 'It carries {rider}. While it carries someone, neither can capture or promote.',
  copies: 'It moves like {copied}, because of the other side’s last move.',
  'copies-nothing': 'The other side has played nothing it could copy.',
  absorbed: 'It can also move like {absorbed}, absorbed from its first capture.',
  'absorbed-nothing': 'The first piece it captured had no move to absorb, and later ones do not count.',
  'absorbs-next': 'It has not captured yet: it will absorb how the first piece it captures moves.',
  moved: 'It has moved, so it can no longer castle.',
  unmoved: 'It has not moved yet, so it still has its double step.',
} as const;

/** Before a kind of piece that is like another. */
export const articles = { a: 'a {kind}', an: 'an {kind}' } as const;
