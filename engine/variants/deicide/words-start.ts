/**
 * The sentences about positions that people set up: what can be said of them besides who stands where, and what is wrong
 * with one. In problems {side} is a side, {piece} and {feature} what it is about, {cell} its square.
 */
interface Told {
  readonly name: string;
  readonly says: string;
}

export const flags = {
  hasMoved: {
    name: 'Has moved',
    says: 'A King or a Rook that was moved or pushed does not castle; a Drunk Pawn that has moved has no head start.',
  },
  copies: { name: 'Moves like', says: 'What the Fool moves like now: the kind that the other side moved last.' },
  passed: {
    name: 'Slid past',
    says: 'A list of the squares that its head start passed in the turn before: there it can be taken in passing.',
  },
} as const satisfies Record<string, Told>;

export const fields = {
  terrain: { name: 'Terrain', says: 'What lies on ranks 5 to 12. A Landmine with a side is known to that side only.' },
  flights: {
    name: 'In flight',
    says: 'Who is in flight, where they land and with how many counters, in the order in which they left.',
  },
  lastKind: { name: 'Moved last', says: 'The kind that each side moved last, which the Fools of the other side copy.' },
  extraTurn: { name: 'Turn of two moves', says: 'This turn has two moves, because the other side moved its Snail.' },
  movesLeft: { name: 'Moves left', says: 'How many moves of this turn are left.' },
  justLeft: {
    name: 'Left in this turn',
    says: 'How many of a side’s flights left in this very turn, whose end takes no counter off them.',
  },
  quiet: {
    name: 'Turns without progress',
    says: 'How many turns in a row nothing was taken or destroyed and no pawn moved. At 200 it is a draw.',
  },
  checkCalled: {
    name: 'Check was called',
    says: 'The side to move is in check, and the other side has called it, where the players announce check.',
  },
  phase: { name: 'Laying out', says: 'How far the terrain is laid out: placing, noting-white, noting-black, or play.' },
  pools: {
    name: 'Terrain left',
    says: 'What each side has left to place, by feature, while the terrain is being laid out.',
  },
  passes: { name: 'Passes', says: 'How many sides have passed in a row while the terrain is being laid out.' },
} as const satisfies Record<string, Told>;

export const startSays = {
  passed: (cell: string): string =>
    `What the pawn on ${cell} passed is a list of one to six squares, and two pawns of a side at most can have slid.`,
  lastKind: 'What a side moved last is one kind, the same wherever it is said, and never a Fool or a Wall.',
  movesLeft: 'In a turn of two moves, 1 or 2 are left; in any other, 1.',
  justLeft: 'No more can have left in this turn than the side to move has in flight.',
  phase: 'The phase is play, placing, noting-white or noting-black, and it is the turn of the side that lays out.',
  checkCalled: 'Check can have been called only where the players announce it and the side to move is in check.',
  terrainOff: 'No terrain is laid out in this game: the house rule says that the board is bare.',
  pools: 'What is left to place is written by side and feature, and is no more than a side begins with.',
  hands: 'Nobody waits in hand here: a piece stands on the board or is in flight.',
  facts: 'The saved facts are such as no game comes to.',
} as const;

export const problems = {
  'no-king': '{side} has no King.',
  'too-many-kings': '{side} has more than one King.',
  'pawn-on-last-rank':
    'Under the chosen house rule no {piece} stands on its last rank, {cell}: pushed there, it becomes a Queen.',
  'terrain-ranks': '{feature} lies on {cell}; terrain lies on ranks 5 to 12 only.',
  'terrain-taken': 'Somebody stands on {cell}, where a {feature} lies.',
  'two-features': 'Two things lie on {cell}.',
  'too-many-portals': 'There are two Portals at most, those still to be laid among them.',
  'too-many-ziggurats': 'There are six Ziggurats at most, those still to be laid among them.',
  'flight-kind': 'No {piece} travels in time; only a Time Machine does, or a Fool that copied one.',
  'flight-left': 'Who is in flight to {cell} has from one to three turns left.',
  'flight-into-wall': 'Nobody can land on the Wall on {cell}.',
  'other-in-check': '{side} is in check, but it is the other side’s turn.',
} as const;
