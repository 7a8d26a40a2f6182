/** The words for making a film of a game. */
export const filmText = {
  says: 'Every turn of the game up to the position on the board, one after another, seen on the 3D board. Whatever only you may see is in the film too. You can play on while it is drawn.',
  range: 'Turns',
  from: 'From turn',
  to: 'to turn',
  played: (from: number, to: number) => `of ${from} to ${to}`,
  view: 'View',
  pace: 'Pace',
  seconds: (n: number) => (n === 1 ? '1 second' : `${n} seconds`),
  size: 'Size',
  captions: 'Captions',
  make: 'Make the film',
  about: {
    webm: (length: string, megabytes: string) => `It will be a WebM video of ${length} and about ${megabytes}.`,
    gif: (length: string, megabytes: string) =>
      `It will be an animated GIF of ${length} and about ${megabytes}, because this browser cannot encode video here.`,
  },
  megabytes: (n: number) => (n < 1 ? `${n.toFixed(1)} MB` : `${Math.round(n)} MB`),
  length: (seconds: number) => {
    const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)];
    if (minutes === 0) return `${rest} ${rest === 1 ? 'second' : 'seconds'}`;
    return `${minutes}:${String(rest).padStart(2, '0')} minutes`;
  },
  none: 'Nothing has been played yet.',
  badRange: (from: number, to: number) => `Choose turns from ${from} to ${to}, the earlier one first.`,
  tooLong: (most: number) => `A film has at most ${most} positions. Choose fewer turns.`,
  busy: 'A film is being drawn already. Wait until it is done, or stop it.',
  reading: 'Reading the game',
  drawing: (turn: number, of: number) => `Drawing turn ${turn} of ${of}.`,
  saving: 'Saving the film',
  stop: 'Stop',
  stopped: 'The film was stopped. Nothing was saved.',
  begun: 'The film is being drawn. You can play on.',
  saved: (where: string) => `The film was saved as ${where}.`,
  downloaded: (name: string) => `${name} was downloaded.`,
  failed: 'The film could not be made. Choose a smaller size or fewer turns and try again.',
  lost: 'The graphics card stopped drawing, so no film was made. Make it again when the 3D board is back.',
  tooLarge: 'The film is too large to be saved. Choose a smaller size or fewer turns.',
  caption: (turn: number, side: string, label: string) => `${turn}. ${side}: ${label}`,
} as const;
