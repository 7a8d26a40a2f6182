/**
 * Positions set up by hand: what their further fields are called and mean, and what is said when something is wrong with
 * them. `startSays` refuses what cannot be read, `problems` what can be read but not played; in both {cell} is a square,
 * {side} a side, {piece} a piece with its side, {feature} a feature.
 */
interface FieldWords {
  readonly name: string;
  readonly says: string;
}

/** what one piece may have */
export const flags = {
  hasMoved: {
    name: 'Has moved',
    says: 'A King or a Rook that was moved or pushed does not castle; a Drunk Pawn that has moved has no head start.',
  },
  copies: { name: 'Moves like', says: 'What the Fool moves like now: the kind that the other side moved last.' },
  passed: {
    name: 'Slid past',
    says: 'The squares that it passed with its head start in the turn before: there it can be taken in passing.',
  },
} as const satisfies Record<string, FieldWords>;

/** what the whole position may have */
export const fields = {
  terrain: { name: 'Terrain', says: 'What lies on the squares of ranks 5 to 12.' },
  flights: {
    name: 'In flight',
    says: 'Who is away, where it lands and with how many counters, in the order in which they left.',
  },
  lastKind: { name: 'Moved last', says: 'The kind that each side moved last. The enemy Fool moves like it.' },
  movesLeft: { name: 'Moves left', says: 'How many moves are left in this turn, 1 or 2.' },
  extraTurn: { name: 'Turn of two moves', says: 'This turn has two moves, because the other side moved its Snail.' },
  snailsPace: {
    name: 'Snail was moved',
    says: 'The side to move has moved its Snail in this turn, so the next turn has two moves.',
  },
  justLeft: {
    name: 'Just left',
    says: 'How many of a side’s flights left in this very turn, and lose no counter yet.',
  },
  quiet: {
    name: 'Turns without progress',
    says: 'How many turns in a row nothing was taken or destroyed and no pawn moved. At 200 the game is drawn.',
  },
  phase: {
    name: 'Laying out',
    says: 'How far the terrain is laid out: placing, noting-white, noting-black, or nothing for play.',
  },
  pools: { name: 'Terrain left', says: 'What each side has left to place.' },
  passes: { name: 'Passes', says: 'How many sides have just passed, 0 or 1.' },
} as const satisfies Record<string, FieldWords>;

export const startSays = {
  passed: 'What a head start passed is a list of squares, five at most, for a piece that has a head start.',
  phase: 'The phase is placing, noting-white or noting-black, and only in a game with terrain.',
  pools: 'What is left to place is a number for each feature and side, no more than a side begins with.',
  copies: 'Fools of one side all move like the same kind, and never like a Fool.',
  movesLeft: 'Two moves can be left only in a turn of two moves.',
  justLeft: 'No more can have left in this turn than are in flight with all their counters.',
} as const;

export const problems = {
  'no-king': '{side} has no King.',
  'too-many-kings': '{side} has another King on {cell}; one is enough.',
  'pawn-on-last-rank': '{piece} cannot stand on {cell}: on its far rank it would have become something else.',
  'terrain-ranks': '{feature} cannot lie on {cell}: terrain is for ranks 5 to 12.',
  'terrain-taken': '{piece} stands on {cell}, where there is a Wall.',
  'two-features': 'On {cell} there are two features, and a square has room for one.',
  'too-many-portals': 'There are more than two Portals.',
  'too-many-ziggurats': 'There are more than six Ziggurats.',
  'flight-kind': '{piece} cannot be in flight; only a Time Machine can, or a Fool that copied one.',
  'flight-left': '{piece} must have 1, 2 or 3 counters left.',
  'flight-into-wall': '{piece} cannot land on {cell}: a Wall stands there.',
  'other-in-check': '{side} is in check, but it is not its turn.',
} as const;
