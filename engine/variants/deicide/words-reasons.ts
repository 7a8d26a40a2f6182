/**
 * Why something cannot be done, why a King is in check, and what the pieces' conditions are called, in sentences. In
 * reasons {mover} is the piece asked about, {cell} the square, {other} and {there} another piece and its square,
 * {summary} what the mover's kind does. In checks {at} is the King's square, {by} who threatens it and {there} where that
 * piece stands; in those of a flight {by} is the traveller.
 */
import type { Reason, Reasons } from '../../core/vocabulary.ts';

/** The first that applies is told. */
export const reasons: Reasons = {
  // the game and the turn
  'game-over': { says: 'The game is over.', ruling: null },
  'in-flight': { says: 'The {mover} is in flight and lands on {there} by itself.', ruling: 'D-TM3' },
  'piece-gone': { says: 'This {mover} is off the board for good.', ruling: null },
  'not-your-turn': { says: 'It is the other side’s turn.', ruling: null },
  'nobody-moves-yet': { says: 'The terrain is laid out first; no piece moves before that.', ruling: 'D-T0' },
  'already-there': { says: 'The {mover} stands there already.', ruling: null },
  // the piece
  'wall-never-moves': { says: 'A Wall stays where it is.', ruling: 'D-T8' },
  'snail-costs-two': {
    says: 'In a turn of two moves the Snail costs both, and one of them is spent.',
    ruling: 'D-Z1',
  },
  'fool-no-model': { says: 'The other side has not moved yet, so the Fool has nobody to copy.', ruling: 'D-F1' },
  // the square
  'wall-there': { says: 'A Wall stands on {there}, and nobody enters its square.', ruling: 'D-T8' },
  'king-never-on-mine': { says: 'A Landmine is known to lie on {there}, and no King steps on it.', ruling: 'D-T11' },
  // it can go there, but may not
  'castle-in-check': { says: 'The King is in check, and cannot castle out of it.', ruling: 'D-K4' },
  'castle-through-check': { says: 'Castling, the King would cross {there} in check.', ruling: 'D-K4' },
  'castle-into-check': { says: 'Castling would put the King in check on {cell}.', ruling: 'D-K4' },
  'king-takes-no-bomber': {
    says: 'The King never takes a Bomber, for it would be destroyed with it.',
    ruling: 'D-K6',
  },
  'big-bang-own-king': { says: 'The Big Bang on {cell} would destroy the King of the same side.', ruling: 'D-M4' },
  'big-bang-near': {
    says: 'An enemy Bomber could take the one on {there}, and the Big Bang would reach the King.',
    ruling: 'D-M4',
  },
  'own-landing': {
    says: 'A Time Machine of the same side is due on {there}, and a King there is in check all the same.',
    ruling: 'D-TM6',
  },
  'landing-there': { says: 'A Time Machine is due on {there}, so a King there is in check.', ruling: 'D-TM7' },
  'pushed-off': { says: '{other} on {there} could push the King off the board.', ruling: 'D-U7' },
  'pushed-under': {
    says: '{other} on {there} could push the King to where a Time Machine is about to land.',
    ruling: 'D-TM13',
  },
  'fool-would-take': {
    says: 'After that the Fool on {there} would move like the {mover}, and could take the King.',
    ruling: 'D-F13',
  },
  'no-reply-left': {
    says: 'After that first move the turn could neither go on nor end without losing the King.',
    ruling: 'D-X1',
  },
  'walks-into-check': { says: 'On {cell} the King would be in check, by {other} on {there}.', ruling: 'D-LEGAL' },
  'exposes-king': { says: 'That would leave the King in check, by {other} on {there}.', ruling: 'D-LEGAL' },
  forbidden: { says: 'That would leave the King of the same side in check.', ruling: 'D-LEGAL' },
  // castling
  'castle-moved': {
    says: 'The King, or the Rook on that side, was moved or pushed before, so they cannot castle.',
    ruling: 'D-K3',
  },
  'castle-no-rook': { says: 'No Rook stands on that side of the King’s rank to castle with.', ruling: 'D-K1' },
  'castle-not-open': { says: 'Between the King and its Rook stands {other}, on {there}.', ruling: 'D-K5' },
  // pushing
  'snail-cannot-be-pushed': { says: 'A Snail cannot be pushed.', ruling: 'D-U6' },
  'own-cannot-be-pushed': { says: 'A Sumo Wrestler pushes enemies only, and {other} is of its side.', ruling: 'D-U5' },
  'push-blocked': {
    says: '{other} cannot be pushed: the square behind, {there}, is not free.',
    ruling: 'D-U3',
  },
  'push-onto-mine': {
    says: 'The King cannot be pushed onto {there}, where a Landmine is known to lie.',
    ruling: 'D-X4',
  },
  'fool-never-pushes': { says: 'The Fool copies how a Sumo Wrestler slides, and does not push.', ruling: 'D-F5' },
  'sumo-never-captures': {
    says: 'A Sumo Wrestler takes nobody by landing; it pushes, and only whom it can reach, two squares off at most in a straight line.',
    ruling: 'D-U2',
  },
  // taking
  'snail-takes-only-kings': { says: 'A Snail takes nobody but the King.', ruling: 'D-Z7' },
  uncapturable: { says: 'The Snail on {there} cannot be taken by anything.', ruling: 'D-Z8' },
  'own-piece': { says: '{other} on {there} is of the same side and cannot be taken.', ruling: 'D-G4' },
  'sorceress-strikes-near': {
    says: 'The Sorceress takes only on the next square, and {cell} is further away.',
    ruling: 'D-S2',
  },
  'bent-takes-last': {
    says: 'The {mover} takes with its last step only, and {other} on {there} is no last step away.',
    ruling: 'D-B3',
  },
  'no-hurdle': {
    says: 'To take {other} on {there}, the {mover} must jump over exactly one piece, and none stands between.',
    ruling: 'D-C1',
  },
  'two-hurdles': {
    says: 'The {mover} jumps over exactly one piece, and {other} on {there} would be a second.',
    ruling: 'D-C1',
  },
  'jumps-only-to-take': { says: 'The {mover} jumps over {other} on {there} only to take.', ruling: 'D-C1' },
  // terrain on the way
  'mine-in-the-way': { says: 'A Landmine is known to lie on {there}, and nothing passes it.', ruling: 'D-X6' },
  'wall-in-the-way': { says: 'The Wall on {there} is in the way.', ruling: 'D-T8' },
  glued: { says: 'The Glue Trap on {there} leaves it one more square, and this is further.', ruling: 'D-T16' },
  'portal-exit-taken': {
    says: 'The other Portal, on {there}, is occupied, so nothing comes out of it.',
    ruling: 'D-T4',
  },
  'portal-go-on': {
    says: 'Whoever jumps to the Portal on {there} must go on from it, and cannot stop or take there.',
    ruling: 'D-T4',
  },
  // pawns
  'ep-other-kind': { says: 'Only its own kind is taken in passing, and {other} passed here.', ruling: 'D-P5' },
  'drunk-pawn-moved': { says: 'This Drunk Pawn has moved before, so it has no head start left.', ruling: 'D-P2' },
  'head-start-rank': {
    says: 'The {mover} slides only from the rank it begins on, or from behind it.',
    ruling: 'D-P1',
  },
  'fool-no-abilities': {
    says: 'The Fool copies how the other piece moves, but none of its named abilities.',
    ruling: 'D-F3',
  },
  // whatever the movement itself met
  blocked: { says: 'The way is blocked on {there} by {other}.', ruling: null },
  occupied: { says: '{other} stands on {there}, and this move does not take.', ruling: null },
  'nothing-to-take': { says: 'The {mover} goes there only to take, and the square is empty.', ruling: null },
  // laying out the terrain
  'place-ranks': { says: 'Terrain is laid out on ranks 5 to 12 only.', ruling: 'D-T0' },
  'place-taken': { says: 'Somebody stands on {cell}; terrain goes on empty squares.', ruling: 'D-T0' },
  'place-feature-there': {
    says: 'There is something on {cell} already, and a square holds one thing.',
    ruling: 'D-T0',
  },
  'cathedral-parity': {
    says: 'Cathedrals on light and on dark squares may differ by one at most, and {cell} would make it more.',
    ruling: 'D-T1',
  },
  'pool-empty': { says: 'There is none of these left to place.', ruling: 'D-T0' },
  'note-on-feature': { says: 'A Landmine goes on a square where nothing else was placed.', ruling: 'D-T0' },
  'note-twice': { says: 'One of this side’s Landmines lies there already.', ruling: 'D-T0' },
  'note-ranks': { says: 'Landmines lie on ranks 5 to 12 only.', ruling: 'D-T0' },
  'not-its-way': { says: 'The {mover} does not go there. {summary}', ruling: null },
};

/** The five forms of check of D-G5, the first and the second told apart by who threatens. */
export const checks = {
  capture: { says: '{by} on {there} could take the King.', ruling: 'D-G5' },
  snail: { says: 'The Snail on {there} is beside the King. Only walking away helps.', ruling: 'D-Z7' },
  landing: { says: '{by} is due to land on {at}.', ruling: 'D-TM7' },
  'own-landing': { says: 'Its own Time Machine is due to land on {at}.', ruling: 'D-TM6' },
  'push-off': { says: '{by} on {there} could push the King off the board.', ruling: 'D-U7' },
  'push-under': {
    says: '{by} on {there} could push the King to where a Time Machine is about to land.',
    ruling: 'D-TM13',
  },
  'big-bang': {
    says: '{by} on {there} could take the Bomber beside the King, and the Big Bang would destroy both.',
    ruling: 'D-M4',
  },
} as const satisfies Record<string, Reason>;

/** What lasts about a piece; {copied} is a kind, {at} a square, {turns} how many turns are left. */
export const conditions = {
  'in-flight': 'It is in flight and lands on {at} in {turns}.',
  waiting: 'A Snail stands where it is due to land, so it waits.',
  copying: 'It moves like the {copied}, which is what the other side moved as last.',
  'copying-nobody': 'The other side has not moved yet, so it has nobody to copy.',
  moved: 'It was moved before, so it cannot castle.',
  unmoved: 'It has not moved yet, so it has its head start.',
  passed: 'It has just used its head start: its like may take it in passing in the coming turn.',
} as const;
