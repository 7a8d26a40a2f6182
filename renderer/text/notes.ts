/** The words of the page of notes. */
export const notesText = {
  title: 'Notes',
  label: 'Notes on this game',
  everybody: 'One page, saved with the game. Everybody who opens the game can read it.',
  left: (n: number) => (n === 1 ? 'One character left.' : `${n} characters left.`),
  empty: 'Nothing is noted yet.',
  discard: 'Discard changes',
  done: 'Done',
  saved: 'Notes saved.',
  cleared: 'Notes cleared.',
  undo: 'Undo',
  reasons: {
    hidden: 'The screen is being handed over.',
    secret: 'Everybody can read the notes. Hide your secrets first.',
  },
} as const;
