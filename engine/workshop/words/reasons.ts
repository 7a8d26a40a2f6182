/** Why something is not possible, strongest first. */
import type { Reasons } from '../../core/vocabulary.ts';
import { live } from '../../shared/language.ts';
import { a, anyOf } from './articles.ts';

const says = (sentence: string) => ({ says: sentence, ruling: null });
export const reasons: Reasons = {
  'game-over': says('The game is over.'),
  'piece-gone': says('It was captured.'),
  'not-your-turn': says('It is not your turn.'),
  'already-there': says('It stands there already.'),
  'wall-first': says('A wall must be laid first.'),
  'wall-later': says('A wall is laid after the move.'),
  'wall-on-piece': says('{other} stands on {cell}.'),
  'wall-not-here': says('No wall may be laid on {cell}.'),
  'wall-not-in-line': says('A wall must be laid in line with the piece that moved, with nothing between.'),
  'wall-exposes': says('With a wall there a royal piece could be captured.'),
  frozen: says('{other} beside it keeps it on its square.'),
  forbidden: says('Then {other} could be captured.'),
  'loses-royal': says('Then its own side would lose a royal piece.'),
  'no-help': says('A piece that is left behind does not help against check.'),
  'still-facing': says('Then the royal pieces would go on facing each other.'),
  'may-not-flee': says('In check it may only capture the piece that gives check.'),
  'gives-check': says('That would give check.'),
  'no-room-for-wall': says('Then there would be no square for the wall.'),
  'mates-by-drop': says('It may not give checkmate by a drop.'),
  duty: says('Something else must be done first.'),
  'castling-attacked': says('A square on its way is attacked.'),
  'castling-lost': says('One of the two has moved.'),
  'never-moves-again': says('It could never move again from there.'),
  'enough-on-file': says('There are enough of its kind on this file.'),
  'no-drop-here': says('It may not be dropped there.'),
  'stays-in-zone': says('{other} never leaves its part of the board.'),
  'lifts-not-that': says('{mover} does not lift {other}.'),
  'rider-stays': says('{other}, whom it carries, may not be taken to {there}.'),
  'shares-square': says('{other} shares its square, so nobody swaps places with it.'),
  'nothing-to-become': says('It must promote there, and there is nothing that it may become.'),
  'stays-as-it-is': says('It must promote there, and does not while two share a square.'),
  'carries-itself': says('{mover} carries a piece, so it cannot step onto {other}.'),
  'carries-already': says('{other} carries a piece already.'),
  'does-not-carry': says('{other} on {there} does not carry {mover}.'),
  'own-piece': says('{other} stands on {there}.'),
  'safe-from-it': says('{other} on {there} is safe from it.'),
  uncapturable: says('{other} cannot be captured.'),
  'takes-nobody': says('{mover} captures nobody now.'),
  'takes-not-that': says('{mover} does not capture {other}.'),
  'not-over-that': says('{mover} does not jump over {other}.'),
  'swaps-not-with': says('{mover} does not swap places with {other}.'),
  'second-in-the-way': says('{mover} jumps over one piece only, and {other} on {there} is a second one.'),
  'no-room-behind': says('There is no room behind {other}.'),
  blocked: says('{other} on {there} is in the way.'),
  occupied: says('{other} stands there, and {mover} does not capture that way.'),
  'nothing-to-take': says('{mover} goes there only to capture.'),
  'takes-on-its-way': says('{mover} goes there only if it captures on its way.'),
  'needs-hurdle': says('{mover} must jump over a piece first.'),
  'has-moved': says('{mover} goes there only with its first move.'),
  'not-in-check': says('{mover} goes there only while it is not in check.'),
  'not-from-here': says('{mover} goes there only from another part of the board.'),
  'may-not-leave': says('{mover} may not go to {cell}.'),
  'not-its-way': says('{mover} does not go to {cell}. {summary}'),
};

/** What lasts about a piece, and the word for it behind "is". */
export const conditions = live('workshopConditions', {
  riding: (mount: string) => `It rides on ${a(mount)}.`,
  carrying: (rider: string) => `It carries ${a(rider)}.`,
  borrowing: (names: readonly string[]) => `It also moves like ${anyOf(names)} now.`,
});
export const states = [
  { id: 'riding', name: 'riding' },
  { id: 'carrying', name: 'carrying' },
  { id: 'borrowing', name: 'borrowing moves' },
] as const;
