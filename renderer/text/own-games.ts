/** What the app says about games that people make themselves, and about the known variants that come with it. */
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const ownGameText = {
  title: 'Your own games',
  door: 'And known variants',
  own: 'Your own',
  none: 'No games of your own yet. Write one, open a file, or change one of the known variants.',
  known: 'Known variants',
  list: 'Games',
  new: 'New rules',
  newSays: 'Write the rules of a game, or paste them.',
  open: 'Open a file',
  openSays: 'A .fairygame file, a variants.ini of Fairy-Stockfish, or the text of an Interactive Diagram.',
  board: 'Board',
  kinds: 'Piece types',
  start: 'Set up a game',
  read: 'Read the rules',
  change: 'Change the rules',
  copy: 'Make a game of your own from it',
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
  text: {
    title: (title: string) => `The rules of ${title}`,
    untitled: 'The rules of a game',
    label: 'Rules',
    saved: 'Saved as you type.',
    try: 'Try it',
    trySays: 'Set up a game with these rules.',
    tryWhy: 'Fix the problems first.',
    fine: 'These rules can be played.',
    checking: 'Reading…',
    problems: (n: number) => `${count(n, 'problem', 'problems')} to fix:`,
    several: (n: number) => `This text holds ${count(n, 'game', 'games')}. Add those that you want.`,
    add: 'Add',
    addLabel: (title: string) => `Add ${title}`,
  },
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
