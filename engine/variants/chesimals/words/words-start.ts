/**
 * The sentences about positions that people set up: what can be said of them besides who stands where, and what is wrong
 * with one. In problems {side} is a side, {colour} a colour, {cell} a square.
 */
interface Told {
  readonly name: string;
  readonly says: string;
}

export const flags = {
  colour: {
    name: 'Colour',
    says: 'One of yellow, white, grey, orange for White and green, blue, red, purple for Black; neutral where the house rule lets Chiefs convert all units. By default Warmachines are orange or green, Elephants yellow or purple, all others white or blue.',
  },
  moved: { name: 'Has moved', says: 'It has already moved in the current turn.' },
  went: {
    name: 'How it went',
    says: 'How a Guard that has moved in the current turn went, where the house rule on Guards counts that: straight or diagonal; and for a Warmachine or Elephant that was absorbed in it: still.',
  },
} as const satisfies Record<string, Told>;

export const fields = {
  quiet: { name: 'Turns without a capture', says: 'The number of turns, counting both sides, since the last capture.' },
  leaders: {
    name: 'Chiefs that can lead this turn',
    says: 'The colours of the Chiefs that can still lead the current turn, where the house rule lets all units of a side link. By default all Chiefs of the side.',
  },
  captured: { name: 'A capture in this turn', says: 'A unit was captured in the current turn.' },
} as const satisfies Record<string, Told>;

export const startSays = {
  badColour: 'White’s units must be yellow, white, grey or orange; Black’s must be green, blue, red or purple.',
  badNeutral: 'Only where the house rule lets Chiefs convert all units can a unit be neutral, and a Chief never is.',
  badMoved: 'Only units of one colour, of the side to move, can have moved this turn.',
  badLeaders: 'Only Chiefs of the side to move that are on the board can lead a turn, and only once a unit has moved.',
  badWent: 'How the Guards went is not possible in one turn.',
  badCaptured: 'There cannot have been a capture this turn: no unit has moved.',
  noHands: 'There are no hands in this game.',
  facts: 'The saved position cannot occur in a game.',
} as const;

export const problems = {
  'two-chiefs': 'There is another {colour} Chief on {cell}, but a colour can have only one.',
  'no-royal-chief': '{side} has no royal Chief.',
} as const;
