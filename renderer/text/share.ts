/** The words for copying, printing and pasting games as text. */
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const shareText = {
  title: 'Copy or print',
  what: 'What to copy',
  whats: { game: 'The game', position: 'The position' },
  game: 'The moves up to the position on the board. Paste this text under Saved games to open the game anywhere.',
  hidden: (n: number) =>
    `${count(n, 'hidden action is', 'hidden actions are')} left out, because not everybody may know of ${n === 1 ? 'it' : 'them'}. Without ${n === 1 ? 'it' : 'them'} the game cannot be opened from this text; save a copy instead.`,
  position: 'One line that the position editor reads, without anything hidden.',
  copy: 'Copy',
  copied: 'Copied.',
  refused: 'The browser does not let this page use the clipboard. Select the text and copy it.',
  print: 'Print',
  close: 'Close',
  sheet: {
    turn: 'Turn',
    date: 'Date',
    result: 'Result',
    unfinished: 'not finished',
  },
  paste: {
    button: 'Paste a game',
    title: 'Paste a game',
    label: 'Moves as text',
    says: 'Text that was copied with “Copy or print”. Comments in braces are skipped. An error is reported with its line.',
    none: 'The first line should name the game, such as [Game "acid"].',
    yes: 'Open the game',
    no: 'Cancel',
    name: 'Pasted game',
  },
} as const;
