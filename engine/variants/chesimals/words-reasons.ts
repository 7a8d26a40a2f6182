/**
 * Why something cannot be done, and what the units' conditions are called, in sentences. In reasons {mover} is the kind of
 * the unit asked about, {cell} the square, {other} and {there} another unit and its square, {others} several of them,
 * {summary} what the mover's kind does. They hold under every house rule.
 */
import type { Reasons } from '../../core/vocabulary.ts';

/** The first that applies is told. */
export const reasons: Reasons = {
  // the game and the turn
  'game-over': { says: 'The game is over.', ruling: null },
  'piece-gone': { says: 'This {mover} is off the board for good.', ruling: 'Q27' },
  'not-your-turn': { says: 'It is the other side’s turn.', ruling: 'Q31' },
  'already-there': { says: 'The {mover} stands there already, and a move does not lead back.', ruling: 'Q12' },
  'nothing-moved': { says: 'A turn ends only after at least one unit has moved.', ruling: 'Q16' },
  // the unit
  leaderless: { says: 'The Chief of this {mover} is gone, and its colour never moves again.', ruling: 'Q25' },
  'moved-already': { says: 'This {mover} has moved in this turn, and a unit moves only once.', ruling: 'B3' },
  'other-colour': {
    says: 'A turn moves units of one colour only. Moved so far: {others}.',
    ruling: 'Q19',
  },
  'cut-off': {
    says: 'No chain of its colour joins this {mover} to its Chief on {there}, so it cannot start to move.',
    ruling: 'Q6',
  },
  // whatever the movement itself met
  'own-piece': { says: 'The {other} on {there} is of the same side and cannot be taken.', ruling: 'Q15' },
  'taking-ends-it': {
    says: 'Every way there begins on a taken square. The {mover} may take the {other} on {there}, but stops there.',
    ruling: 'Q10',
  },
  'no-way-through': {
    says: 'Every way there begins on a taken square: on {there} stands the {other}. The {mover} goes past nobody.',
    ruling: 'Q11',
  },
  'step-or-leap': { says: 'The {mover} steps or leaps, and never does both in one turn.', ruling: 'Q14' },
  'not-its-way': { says: 'The {mover} does not go there. {summary}', ruling: null },
};

/** What lasts about a unit; {colour} is a colour's name, {units} how many units are between, {s} makes them several. */
export const conditions = {
  leaderless: 'The {colour} Chief is gone: its colour stands still for good, and can be taken.',
  'cut-off': 'It is cut off from its Chief: it cannot move before a chain of its colour joins them.',
  touching: 'It touches its Chief.',
  linked: 'A chain of {units} unit{s} joins it to its Chief.',
  moved: 'It has moved in this turn. It still conducts.',
} as const;

/** {moved} of {all}: how many units of the colour that moves. */
export const budgetSays = '{moved} of {all} {colour} units moved.';
