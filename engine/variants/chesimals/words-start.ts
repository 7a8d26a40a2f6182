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
    says: 'One of yellow, white, grey, orange for White and green, blue, red, purple for Black. Without it, Warmachines are orange or green, Elephants yellow or purple, all others white or blue.',
  },
  moved: { name: 'Has moved', says: 'It has moved in this turn, which is not over.' },
} as const satisfies Record<string, Told>;

export const fields = {
  quiet: { name: 'Turns without a capture', says: 'How many turns of either side passed since a unit was taken.' },
  captured: { name: 'A capture in this turn', says: 'A unit was taken in the turn that is not over.' },
} as const satisfies Record<string, Told>;

export const startSays = {
  badColour: 'White’s units are yellow, white, grey or orange, Black’s are green, blue, red or purple.',
  badMoved: 'Only units of one colour, of the side to move, have moved in a turn.',
  badCaptured: 'Nobody was taken in a turn in which no unit has moved.',
  noHands: 'Nobody waits in a hand in this game.',
  facts: 'The saved facts are such as no game comes to.',
} as const;

export const problems = {
  'two-chiefs': 'Another {colour} Chief stands on {cell}, and a colour has one.',
  'no-royal-chief': '{side} has no royal Chief.',
} as const;
