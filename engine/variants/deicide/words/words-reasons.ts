/**
 * Why something cannot be done, why a King is in check, and what the pieces' conditions are called, in sentences. In
 * reasons {mover} is the piece asked about, {cell} the square, {other} and {there} another piece and its square,
 * {summary} what the mover's kind does. In checks {at} is the King's square, {by} who threatens it and {there} where that
 * piece stands; in those of a flight {by} is the traveller.
 */
import type { Reason, Reasons } from '../../../core/vocabulary.ts';

/** The first that applies is told. */
export const reasons: Reasons = {
  // the game and the turn
  'game-over': { says: 'The game is over.', ruling: null },
  'in-flight': { says: 'The {mover} is in flight and lands on {there} by itself.', ruling: 'D-TM3' },
  'piece-gone': { says: 'This {mover} is out of the game.', ruling: null },
  'not-your-turn': { says: 'It is the other side’s turn.', ruling: null },
  'nobody-moves-yet': { says: 'Terrain is placed first; pieces cannot move yet.', ruling: 'D-T0' },
  'already-there': { says: 'The {mover} is already there.', ruling: null },
  // the piece
  'wall-never-moves': { says: 'A Wall cannot move.', ruling: 'D-T8' },
  'snail-costs-two': {
    says: 'In a turn of two moves the Snail needs both, and one is already used.',
    ruling: 'D-Z1',
  },
  'fool-no-model': { says: 'The other side has not moved yet, so the Fool has nothing to copy.', ruling: 'D-F1' },
  // the square
  'wall-there': { says: 'There is a Wall on {there}, and no piece can enter it.', ruling: 'D-T8' },
  'king-never-on-mine': {
    says: 'There is a known Landmine on {there}, and a King cannot step on it.',
    ruling: 'D-T11',
  },
  // it can go there, but may not
  'castle-in-check': { says: 'The King cannot castle while in check.', ruling: 'D-K4' },
  'castle-through-check': { says: 'The King cannot castle through check on {there}.', ruling: 'D-K4' },
  'castle-into-check': { says: 'Castling would put the King in check on {cell}.', ruling: 'D-K4' },
  'king-takes-no-bomber': {
    says: 'The King cannot capture a Bomber, because it would be destroyed too.',
    ruling: 'D-K6',
  },
  'big-bang-own-king': { says: 'The Big Bang on {cell} would destroy your own King.', ruling: 'D-M4' },
  'big-bang-near': {
    says: 'An enemy Bomber could capture the one on {there}, and the Big Bang would reach the King.',
    ruling: 'D-M4',
  },
  'own-landing': {
    says: 'A Time Machine of its own side will land on {there}, and that is check too.',
    ruling: 'D-TM6',
  },
  'landing-there': {
    says: 'A Time Machine will land on {there}, so the King would be in check there.',
    ruling: 'D-TM7',
  },
  'pushed-off': { says: '{other} on {there} could push the King off the board.', ruling: 'D-U7' },
  'pushed-under': {
    says: '{other} on {there} could push the King to where a Time Machine is about to land.',
    ruling: 'D-TM13',
  },
  'fool-would-take': {
    says: 'After that the Fool on {there} would move like the {mover}, and could capture the King.',
    ruling: 'D-F13',
  },
  'no-reply-left': {
    says: 'After that move there would be no legal second move and no legal end of the turn.',
    ruling: 'D-X1',
  },
  'walks-into-check': { says: 'On {cell} the King would be in check, by {other} on {there}.', ruling: 'D-LEGAL' },
  'exposes-king': { says: 'That would leave the King in check, by {other} on {there}.', ruling: 'D-LEGAL' },
  forbidden: { says: 'That would leave the King of the same side in check.', ruling: 'D-LEGAL' },
  // castling
  'castle-moved': {
    says: 'The King or the Rook on that side has moved or been pushed, so they can no longer castle.',
    ruling: 'D-K3',
  },
  'castle-no-rook': { says: 'There is no Rook on that side of the King’s rank to castle with.', ruling: 'D-K1' },
  'castle-not-open': { says: '{other} on {there} is between the King and its Rook.', ruling: 'D-K5' },
  // pushing
  'snail-cannot-be-pushed': { says: 'A Snail cannot be pushed.', ruling: 'D-U6' },
  'own-cannot-be-pushed': { says: 'A Sumo Wrestler pushes only enemies, and {other} is on its side.', ruling: 'D-U5' },
  'push-blocked': {
    says: '{other} cannot be pushed: the square behind it, {there}, is not free.',
    ruling: 'D-U3',
  },
  'push-onto-mine': {
    says: 'The King cannot be pushed onto the known Landmine on {there}.',
    ruling: 'D-X4',
  },
  'fool-never-pushes': { says: 'The Fool slides like a Sumo Wrestler, but cannot push.', ruling: 'D-F5' },
  'sumo-never-captures': {
    says: 'A Sumo Wrestler does not capture by landing; it can only push an enemy at most two squares away in a line.',
    ruling: 'D-U2',
  },
  // taking
  'snail-takes-only-kings': { says: 'A Snail captures only the King.', ruling: 'D-Z7' },
  uncapturable: { says: 'The Snail on {there} cannot be captured.', ruling: 'D-Z8' },
  'own-piece': { says: '{other} on {there} is on the same side and cannot be captured.', ruling: 'D-G4' },
  'sorceress-strikes-near': {
    says: 'The Sorceress captures only on adjacent squares, and {cell} is further away.',
    ruling: 'D-S2',
  },
  'bent-takes-last': {
    says: 'The {mover} can capture only with its last step, and {other} on {there} is not at the end of its path.',
    ruling: 'D-B3',
  },
  'no-hurdle': {
    says: 'To capture {other} on {there}, the {mover} must jump over exactly one piece, and there is none between.',
    ruling: 'D-C1',
  },
  'two-hurdles': {
    says: 'The {mover} must jump over exactly one piece, and {other} on {there} would be a second.',
    ruling: 'D-C1',
  },
  'jumps-only-to-take': { says: 'The {mover} can jump over {other} on {there} only to capture.', ruling: 'D-C1' },
  // terrain on the way
  'mine-in-the-way': { says: 'There is a known Landmine on {there}, and nothing can pass it.', ruling: 'D-X6' },
  'wall-in-the-way': { says: 'The Wall on {there} is in the way.', ruling: 'D-T8' },
  glued: { says: 'After the Glue Trap on {there} it can go only one more square.', ruling: 'D-T16' },
  'portal-exit-taken': {
    says: 'The other Portal, on {there}, is occupied, so nothing can come out of it.',
    ruling: 'D-T4',
  },
  'portal-go-on': {
    says: 'A piece that comes out of the Portal on {there} must move on; it cannot stop or capture there.',
    ruling: 'D-T4',
  },
  // pawns
  'ep-other-kind': {
    says: 'Only the same type of pawn can be captured en passant, and {other} passed here.',
    ruling: 'D-P5',
  },
  'drunk-pawn-moved': { says: 'This Drunk Pawn has moved, so it can no longer use its head start.', ruling: 'D-P2' },
  'head-start-rank': {
    says: 'The {mover} can slide only from its starting rank or from behind it.',
    ruling: 'D-P1',
  },
  'fool-no-abilities': {
    says: 'The Fool copies how the other piece moves, but not its abilities.',
    ruling: 'D-F3',
  },
  // whatever the movement itself met
  blocked: { says: 'The way is blocked on {there} by {other}.', ruling: null },
  occupied: { says: '{other} stands on {there}, and this move does not capture.', ruling: null },
  'nothing-to-take': { says: 'The {mover} can go there only to capture, and the square is empty.', ruling: null },
  // laying out the terrain
  'place-ranks': { says: 'Terrain can be placed only on ranks 5 to 12.', ruling: 'D-T0' },
  'place-no-move': {
    says: 'With that on {cell}, a side would have no legal first move.',
    ruling: 'D-T0c',
  },
  'place-taken': { says: 'There is a piece on {cell}; terrain can be placed only on empty squares.', ruling: 'D-T0' },
  'place-feature-there': {
    says: 'There is already terrain on {cell}.',
    ruling: 'D-T0',
  },
  'cathedral-parity': {
    says: 'Light and dark squares must hold equal numbers of Cathedrals, give or take one.',
    ruling: 'D-T1',
  },
  'pool-empty': { says: 'There are none of these left to place.', ruling: 'D-T0' },
  'note-on-feature': { says: 'A Landmine can be placed only on a square with no other terrain.', ruling: 'D-T0' },
  'note-twice': { says: 'This side already has a Landmine there.', ruling: 'D-T0' },
  'note-ranks': { says: 'Landmines can be placed only on ranks 5 to 12.', ruling: 'D-T0' },
  'not-its-way': { says: 'The {mover} does not move like that. {summary}', ruling: null },
};

/** The five forms of check of D-G5, the first and the second told apart by who threatens. */
export const checks = {
  capture: { says: '{by} on {there} could capture the King.', ruling: 'D-G5' },
  snail: { says: 'The Snail on {there} is next to the King. The King must move away.', ruling: 'D-Z7' },
  landing: { says: '{by} will land on {at}.', ruling: 'D-TM7' },
  'own-landing': { says: 'Its own Time Machine will land on {at}.', ruling: 'D-TM6' },
  'push-off': { says: '{by} on {there} could push the King off the board.', ruling: 'D-U7' },
  'push-under': {
    says: '{by} on {there} could push the King to where a Time Machine is about to land.',
    ruling: 'D-TM13',
  },
  'big-bang': {
    says: '{by} on {there} could capture the Bomber next to the King, and the Big Bang would destroy both.',
    ruling: 'D-M4',
  },
} as const satisfies Record<string, Reason>;

/** What lasts about a piece; {copied} is a kind, {at} a square, {turns} how many turns are left. */
export const conditions = {
  'in-flight': 'It is in flight and lands on {at} in {turns} turns.',
  'in-flight-one': 'It is in flight and lands on {at} in one turn.',
  waiting: 'A Snail stands where it should land, so it waits.',
  copying: 'It moves like the {copied}, which the other side moved last.',
  'copying-nobody': 'The other side has not moved yet, so it has nothing to copy.',
  moved: 'It has moved, so it can no longer castle.',
  unmoved: 'It has not moved yet, so it still has its head start.',
  passed: 'It has just used its head start: an enemy pawn of the same type may capture it en passant next turn.',
} as const;
