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
    says: 'A King or a Rook that has moved or been pushed cannot castle; a Drunk Pawn that has moved has no head start.',
  },
  copies: {
    name: 'Moves like',
    says: 'What the Fool moves like now: the type of piece that the other side moved last.',
  },
  passed: {
    name: 'Slid past',
    says: 'The squares that its head start passed on the previous turn. On these it can be captured en passant.',
  },
} as const satisfies Record<string, Told>;

export const fields = {
  terrain: {
    name: 'Terrain',
    says: 'The terrain, on ranks 5 to 12 unless a house rule allows the whole board. A Landmine with a side is known to that side only.',
  },
  flights: {
    name: 'In flight',
    says: 'The pieces in flight, in the order they left: where each lands and how many counters it has.',
  },
  lastKind: {
    name: 'Moved last',
    says: 'The type of piece that each side moved last; the other side’s Fools copy it.',
  },
  extraTurn: { name: 'Turn of two moves', says: 'This turn has two moves, because the other side moved its Snail.' },
  movesLeft: { name: 'Moves left', says: 'How many moves are left in this turn.' },
  justLeft: {
    name: 'Left in this turn',
    says: 'How many of a side’s pieces in flight left this turn. They lose no counter at the end of it.',
  },
  quiet: {
    name: 'Turns without progress',
    says: 'How many turns in a row had no capture, no destroyed piece and no pawn move. At 200 the game is a draw.',
  },
  checkCalled: {
    name: 'Check was called',
    says: 'The side to move is in check, and the other side has called it. Only if the players announce check.',
  },
  phase: { name: 'Phase', says: 'The phase of the game: placing, noting-white, noting-black, or play.' },
  pools: {
    name: 'Terrain left',
    says: 'What each side still has to place, by feature, while the terrain is being placed.',
  },
  passes: { name: 'Passes', says: 'How many sides have passed in a row while the terrain is being placed.' },
} as const satisfies Record<string, Told>;

export const startSays = {
  passed: (cell: string): string =>
    `The squares that the pawn on ${cell} slid past must be a list of one to six squares, and at most two pawns of a side can have slid.`,
  lastKind:
    'What a side moved last must be one type of piece, the same wherever it is given, and never a Fool or a Wall.',
  movesLeft: 'In a turn of two moves, 1 or 2 moves are left; in any other turn, 1.',
  justLeft: 'No more pieces can have left this turn than the side to move has in flight.',
  phase:
    'The phase must be play, placing, noting-white or noting-black, and the side that places terrain must be to move.',
  checkCalled: 'Check can have been called only if the players announce check and the side to move is in check.',
  terrainOff: 'This game has no terrain: the house rule is off.',
  pools: 'What is left to place must be given by side and feature, and cannot be more than a side starts with.',
  hands: 'There are no hands in this game: a piece is on the board or in flight.',
  facts: 'The saved position cannot occur in a game.',
} as const;

export const problems = {
  'no-king': '{side} has no King.',
  'too-many-kings': '{side} has more than one King.',
  'pawn-on-last-rank':
    'Under the chosen house rule no {piece} can be on its last rank, {cell}: pushed there, it becomes a Queen.',
  'terrain-ranks': 'There is a {feature} on {cell}, but terrain can only be on ranks 5 to 12.',
  'terrain-left-out':
    'There is a {feature} on {cell}, but that kind of terrain is not among those chosen for this game.',
  'terrain-taken': 'There are both a piece and a {feature} on {cell}.',
  'two-features': 'There are two features on {cell}.',
  'too-many-portals': 'There can be at most two Portals, including those still to be placed.',
  'too-many-ziggurats': 'There can be at most six Ziggurats, including those still to be placed.',
  'flight-kind': 'A {piece} cannot be in flight; only a Time Machine can, or a Fool that copied one.',
  'flight-left': 'The piece in flight to {cell} must have one to three turns left.',
  'flight-into-wall': 'Nothing can land on the Wall on {cell}.',
  'other-in-check': '{side} is in check, but it is the other side’s turn.',
} as const;
