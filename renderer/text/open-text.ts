/** The words for the one place that takes any text of ours. */
const turns = (n: number): string => (n === 1 ? '1 turn' : `${n} turns`);

export const openTextText = {
  title: 'Paste text',
  open: 'Paste text',
  openSays: 'A game, a turn or an invitation from a friend, a position, the rules of a game, or the code of a table.',
  label: 'The text',
  says: 'Paste a game, a turn or an invitation, a position, rules, or the code of a table: a whole message will do. PGN and FEN of known variants can be read, too. You can also drop a file on the window, or paste on the start screen.',
  yes: 'Open',
  no: 'Cancel',
  empty: 'Paste the text first.',
  choose: 'Choose one of them.',
  reading: 'Reading the text…',
  tooLong: 'This text is too long.',
  name: 'Pasted game',
  found: {
    game: (title: string, n: number) => `This is a game of ${title}, ${turns(n)}.`,
    turn: (title: string, friend: string) => `This is a turn of your game of ${title} with ${friend}.`,
    invitation: (title: string) =>
      title === '' ? 'This is an invitation to a game.' : `This is an invitation to a game of ${title}.`,
    position: (title: string) => `This is a position of ${title}.`,
    rules: (title: string) =>
      title === '' ? 'These are the rules of several games.' : `These are the rules of ${title}.`,
    badRules: (wrong: string) => `These are the rules of a game. ${wrong}`,
    code: 'This is the code of a table.',
    leaves: 'What is on the table now is saved and closed.',
  },
  does: {
    game: 'Open',
    turn: 'Play it',
    invitation: 'Begin the game',
    position: 'Set it up',
    rules: 'Add to your games',
    badRules: 'Correct them',
    severalRules: 'Show them',
    code: 'Join',
  },
} as const;
