/** The words for sharing a game: as text, on paper, as a picture; and for pasting one. */
import { count } from '../../engine/shared/english.ts';

export const shareText = {
  title: 'Share',
  what: 'What to share',
  whats: { game: 'The game', position: 'The position', picture: 'A picture', film: 'A film' },
  game: 'The moves up to the position on the board, with comments; other lines are in parentheses. Paste this text on the start screen to open the game anywhere.',
  gameByText:
    'The moves up to the position on the board, with comments. What you tried and took back is added when the game is over.',
  hidden: (n: number) =>
    `${count(n, 'hidden action is', 'hidden actions are')} left out, because not everybody may know of ${n === 1 ? 'it' : 'them'}. Without ${n === 1 ? 'it' : 'them'} the game cannot be opened from this text; save a copy instead.`,
  tooLong: 'It is too long to be opened again from this text; save a copy instead.',
  position: 'One line that the position editor reads, without anything hidden.',
  copy: 'Copy',
  copied: 'Copied.',
  refused: 'The browser does not let this page use the clipboard. Select the text and copy it.',
  print: 'Print',
  close: 'Close',
  picture: {
    says: 'A PNG of the 3D board as it is now, without buttons and lists. Whatever only you may see on it is in the picture too.',
    view: 'View',
    present: 'As you see it',
    seat: (side: string) => `From ${side}’s seat`,
    above: 'From above',
    size: 'Size',
    name: (width: number, height: number) => `${width} × ${height}`,
    coordinates: 'Coordinates',
    save: 'Save the picture',
    busy: 'Taking the picture. With a large size this may take some seconds.',
    saved: (where: string) => `The picture was saved as ${where}.`,
    downloaded: (name: string) => `${name} was downloaded.`,
    failed: 'The picture could not be taken. Choose a smaller size, or a lower graphics quality in the settings.',
    lost: 'The graphics card stopped drawing, so no picture was taken. Try again when the board is shown again.',
    flat: (key: string | null) =>
      `A picture can only be taken of the 3D board. Close this, ${key === null ? 'choose the 3D board in the settings' : `press ${key}`} and come back.`,
    notYet: 'The 3D board is not drawn yet. Try again in a moment.',
  },
  sheet: {
    turn: 'Turn',
    date: 'Date',
    result: 'Result',
    unfinished: 'not finished',
  },
} as const;
