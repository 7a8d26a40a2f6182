/** The words of comments on moves. */
const marks = {
  '!!': 'brilliant move',
  '!': 'good move',
  '!?': 'interesting move',
  '?!': 'dubious move',
  '?': 'mistake',
  '??': 'blunder',
} as const;

export const commentText = {
  title: (what: string) => `Comment on ${what}`,
  start: 'the start',
  mark: 'Mark',
  noMark: 'None',
  marks,
  text: 'Comment',
  left: (n: number) => `${n} characters left.`,
  everybody: 'Everybody who opens this game can read it. Enter saves.',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove',
  saved: 'Comment saved.',
  removed: 'Comment removed.',
  undo: 'Undo',
  /** after the name of a move that is looked at */
  said: (mark: keyof typeof marks | null, text: string) =>
    [mark === null ? '' : `Marked as ${marks[mark]}.`, text === '' ? '' : `Comment: ${text}`].filter(Boolean).join(' '),
  reasons: {
    ahead: 'This line was not played. Return to the game first.',
    secret: 'Everybody may read comments, so a secret move takes none.',
    hidden: 'The screen is being handed over.',
  },
} as const;
