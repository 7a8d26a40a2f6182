/** What the app says about games that people make themselves. */
export const ownGameText = {
  title: 'Your own games',
  door: 'Make one, or open a file',
  none: 'No games of your own yet. Make one, open a file, or change one of the known variants.',
  new: 'Make a game',
  newSays: 'A small game to begin with: change its pieces, its board and its rules.',
  open: 'Open a file',
  openSays: 'A .fairygame file, a variants.ini of Fairy-Stockfish, or the text of an Interactive Diagram.',
  board: 'Board',
  kinds: 'Piece types',
  start: 'Set up a game',
  read: 'Read the rules',
  change: 'Change the rules',
  copy: 'Make a game of your own from it',
  duplicate: 'Make a copy',
  export: 'Save as a file',
  exported: (where: string) => `Saved as ${where}.`,
  handedOver: (name: string) => `${name} was downloaded.`,
  discard: 'Move to the trash',
  discarded: (title: string) => `“${title}” moved to the trash. Saved games of it can still be played.`,
  restored: (title: string) => `“${title}” restored.`,
  added: (title: string) => `“${title}” added to your own games.`,
  hasProblems: 'has problems',
  cannotPlay: 'This game cannot be played yet:',
  problem: (line: number, column: number, says: string) => `Line ${line}, column ${column}: ${says}`,
  tooBig: 'That file is too large to hold the rules of a game. Nothing was opened.',
  unreadable: 'That file cannot be read.',
  tryWhy: 'Fix the problems first.',
  checking: 'Reading…',
  /** what a new game begins as */
  begin: `fairygame 1

[game]
title = My game
board = 6 x 6

[zones]
far = own rank 6

[piece King]
letter = K
royal = yes
moves = K

[piece Rook]
letter = R
moves = R

[piece Knight]
letter = N
moves = N

[piece Pawn]
letter = P
moves = mfWcfF
promotes = at far, must: Rook Knight

[array]
r n k . n r
p p p p p p
. . . . . .
. . . . . .
P P P P P P
R N K . N R
`,
} as const;
