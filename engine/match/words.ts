/**
 * Every English sentence that a match or a save says to people. Codes are for programs and live where they are raised;
 * the sentences live here, so that wording can be changed in one place. Each says what to do where something can be done.
 */
export const words = {
  // results that no rule made
  resigned: (loser: string, winner: string): string => `${loser} resigned; ${winner} wins.`,
  agreed: 'Draw by agreement.',

  // refusals of a running match
  over: 'The game is over; take something back or start a new game.',
  nothingToUndo: 'There is nothing to take back.',
  nothingToRedo: 'There is nothing to play again.',
  revelation: 'This would take back something that was revealed; both players have to agree to that.',
  programAnnounces: 'In this game the program announces check.',
  nothingUncalled: 'No King is in a check that was not called.',
  nowhereBack: 'The King was in check when the game began: there is nothing to go back to.',
  uncalled: 'Check was not called. The game goes back to the last position where no King was in check.',
  noSuchNode: (node: number): string => `This game has no position number ${node}.`,
  alreadyThere: 'The game already stands there.',
  noSuchSide: (side: string, sides: string): string =>
    `There is no side “${side}” in this game; the sides are ${sides}.`,

  // refusals of a save
  notJson: 'This file is not a Fairytable game: it cannot be read as JSON.',
  truncated: 'This file is cut off: its end is missing.',
  foreign: 'This file is not a Fairytable game.',
  tooNew: (found: number, known: number): string =>
    `This game was saved by a newer Fairytable (format ${found}); this one reads up to format ${known}. Update Fairytable to open it.`,
  malformed: (where: string): string => `This file is damaged: “${where}” is not as Fairytable writes it.`,
  damaged: 'This file is damaged: its contents do not match its checksum.',
  doctored: (what: string): string => `This file is damaged: its ${what} does not follow from its entries.`,
  unknownVariant: (id: string): string => `This game is of a kind that this Fairytable does not know: “${id}”.`,
  illegalEntry: (entry: number, why: string): string => `Entry ${entry} of this game cannot be played: ${why}`,
  badStart: (cell: string | null, says: string): string => {
    const where = cell === null || says.includes(cell) ? '' : `On ${cell}: `;
    return `This game begins with a position that cannot be played. ${where}${says}`;
  },
  badSecrets: 'The position that this game begins with cannot be played, because of what only one side may know.',
  illegalSecret: 'An entry of this game that only one side may know cannot be played.',
  unsealed: (side: string): string =>
    `This file is damaged: what only ${side} may know is not as Fairytable writes it.`,
  migrationFailed: (version: number): string => `This file is damaged: it is not a proper save of format ${version}.`,

  // told when a game was opened, but not exactly as it was
  otherRules: (saved: number, now: number): string =>
    `This game was played under rules version ${saved}; this Fairytable has version ${now}. It goes on from the position that was saved, without the actions that led to it.`,
  otherPosition:
    'Playing the saved actions again leads to another position. The game goes on from the position that was saved, without the actions that led to it.',

  // the journal
  journalBroken: (line: number): string =>
    `The journal of this game is damaged at line ${line}; it was read as far as it is as it was written.`,
  journalGap: (entry: number): string => `The journal does not fit this game: entry ${entry} is missing.`,
  journalOther: (entry: number): string => `The journal does not fit this game: entry ${entry} is another one.`,
} as const;
