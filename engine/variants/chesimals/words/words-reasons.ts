/**
 * Why something cannot be done, and what the units' conditions are called, in sentences. In reasons {mover} is the kind of
 * the unit asked about, {cell} the square, {other} and {there} another unit and its square, {others} several of them,
 * {summary} what the mover's kind does. They hold under every house rule.
 */
import type { Reasons } from '../../../core/vocabulary.ts';

/** The first that applies is told. */
export const reasons: Reasons = {
  // the game and the turn
  'game-over': { says: 'The game is over.', ruling: null },
  'piece-gone': { says: 'This {mover} is out of the game.', ruling: 'Q27' },
  'not-your-turn': { says: 'It is the other side’s turn.', ruling: 'Q31' },
  'already-there': { says: 'The {mover} is already there, and a move cannot end where it began.', ruling: 'Q12' },
  'nothing-moved': { says: 'You can end the turn only after moving at least one unit.', ruling: 'Q16' },
  // the unit
  neutral: { says: 'This {mover} is neutral: it belongs to nobody and never moves.', ruling: 'Q41' },
  leaderless: { says: 'The Chief of this {mover} was captured, so its colour can never move again.', ruling: 'Q25' },
  'moved-already': { says: 'This {mover} has already moved this turn.', ruling: 'B3' },
  'other-colour': {
    says: 'You can move units of only one colour in a turn. Moved so far: {others}.',
    ruling: 'Q19',
  },
  'cut-off': {
    says: 'No chain of its colour links this {mover} to its Chief on {there}, so it cannot move.',
    ruling: 'Q6',
  },
  'not-with-guards': {
    says: 'By this house rule the {mover} cannot move in this turn, because of the way that the {other} on {there} went.',
    ruling: 'Q43',
  },
  'cut-off-from-all': {
    says: 'No chain of its side links this {mover} to any Chief, so it cannot move.',
    ruling: 'Q40',
  },
  'other-leader': {
    says: 'All units that move in a turn must be linked to one and the same Chief. No chain links this {mover} to one that can still lead this turn: {others}.',
    ruling: 'Q40',
  },
  // whatever the movement itself met
  'guards-one-way': {
    says: 'By this house rule all Guards of a colour go the same way in a turn, and the {other} on {there} went the other way.',
    ruling: 'Q43',
  },
  'guards-not-with': {
    says: 'By this house rule the {mover} cannot go that way in a turn in which the {other} on {there} has moved.',
    ruling: 'Q43',
  },
  'chief-stays': {
    says: 'The {other} on {there} keeps its colour, and cannot be captured by its own side.',
    ruling: 'Q41',
  },
  'own-piece': { says: 'The {other} on {there} is on the same side and cannot be captured.', ruling: 'Q15' },
  'taking-ends-it': {
    says: 'Every path there is blocked. The {mover} can capture the {other} on {there}, but must stop there.',
    ruling: 'Q10',
  },
  'no-way-through': {
    says: 'Every path there is blocked: the {other} stands on {there}, and the {mover} cannot pass through a unit.',
    ruling: 'Q11',
  },
  'no-landing': {
    says: 'To step and leap, the {mover} would have to land on one of the two squares between. Both are occupied; the {other} stands on {there}.',
    ruling: 'Q44',
  },
  blocked: {
    says: 'The {other} on {there} blocks the way, and the {mover} cannot pass through a unit.',
    ruling: 'Q44',
  },
  'step-or-leap': { says: 'The {mover} either steps or leaps; it cannot do both in one turn.', ruling: 'Q14' },
  'not-its-way': { says: 'The {mover} does not move like that. {summary}', ruling: null },
};

/** What lasts about a unit; {colour} is a colour's name, {units} how many units are between, {s} makes them several. */
export const conditions = {
  leaderless: 'The {colour} Chief was captured: this unit can never move again, but can still be captured.',
  'cut-off': 'It is cut off from its Chief: it cannot move until a chain of its colour links them.',
  'cut-off-from-all':
    'It is cut off from every Chief of its side: it cannot move until a chain of its side links it to one.',
  touching: 'It touches its Chief.',
  'touching-any': 'It touches a Chief of its side.',
  'linked-to-any': 'A chain of {units} unit{s} of its side links it to a Chief.',
  linked: 'A chain of {units} unit{s} links it to its Chief.',
  moved: 'It has moved this turn. It still links the chain.',
  'moved-cut-off': 'It has moved this turn.',
} as const;

/** {moved} of {all}: how many units of the colour that moves. */
export const budgetSays = '{moved} of {all} {colour} units moved.';
/** The same where units of every colour may move. */
export const mixedBudgetSays = '{moved} of {all} units moved.';
