/**
 * What the main process says to people: its refusals, its problems and the native menu. A refusal is one sentence that
 * says what to do next; a problem has the three rows of every problem (what happened, what is safe, what to do).
 */

/** The three sentences of a problem; its code stands where it is raised. */
interface Rows {
  readonly happened: string;
  readonly safe: string;
  readonly todo: string;
}

export const errorMessages = {
  // messages that no page of ours sends
  invalidInput: (request: string, where: string): string => `The request ${request} is not well formed at "${where}".`,
  unknownRequest: 'There is no such request.',
  untrustedSender: 'This message did not come from the page of this app.',
  internal: 'Something went wrong in the app. The game is as it was; try again.',
  hostGone: 'The app has ended. Start it again; the game is safe.',
  lost: 'The connection to the app broke off. It is being made again; look at the table before you go on.',
  displaced: 'The game is open in another window now. Take it over to go on here.',

  // the table
  cancelled: 'Cancelled. Everything is as it was.',
  stale: 'The table has changed meanwhile. Look again.',
  rulesBug: 'A rule of this game went wrong. The action was taken back.',
  noMatch: 'No game is on the table. Start one or open one.',
  noSuchPiece: 'There is no such piece in this game.',
  noSuchCell: 'There is no such square in this game.',
  itCan: 'That piece can move there.',
  noSuchFeature: 'There is no such thing to lay in this game.',
  noSuchNode: 'There is no such move in this game.',
  lookingBack: 'The game is over. Look back, or start a new one.',
  noSuchVariant: 'This app knows no such game.',
  hidden: 'Only one side may look now. Hand the screen over, and uncover it there.',
  both: 'This would take back something that was kept from one side. Both players have to agree to that.',
  alreadyThere: 'The game already stands there.',
  nothingToUndo: 'There is nothing to take back.',
  nothingReady: 'There is no ready lay-out to take now.',
  nothingHidden: 'Nothing in this game is hidden from anybody now.',
  badDiagram: 'This picture cannot be drawn.',

  // the library
  noSuchSave: 'This game is no longer in the library.',
  saveIsOpen: 'This game is on the table. Leave it first.',
  nameEmpty: 'A game needs a name.',
  nameTooLong: (most: number): string => `This name is too long. Use at most ${most} letters.`,
  nameTooBig: 'This name is too long for a file, because its letters need more room than Latin ones. Make it shorter.',
  nameInvisible: 'Nobody could see this name. Use at least one letter, digit or sign.',
  nameCharacters: 'A name cannot hold / \\ : * ? " < > | or control characters, because some computers refuse them.',
  nameReserved: (name: string): string => `Windows keeps the name "${name}" for itself. Choose another one.`,
  nameEnds: 'A name cannot begin or end with a space or end with a dot, because some computers refuse that.',
  nameHidden: 'A name cannot begin with a dot, because some computers hide such files.',
  nameTaken: (name: string): string => `There is a game called "${name}" already. Choose another name.`,
  nothingToRestore: 'This game is not in the trash any more.',
  cannotWrite: 'The disk refused the change. Nothing was lost; try again.',
  cannotRead: 'The file cannot be read. It may be gone, or another program may hold it.',
  tooBig: 'This file is far too big for a game.',
  nothingToSalvage: 'There is nothing to open from that file any more. Open it again.',
  noLink: 'The app does not know this address.',
  pageDoesIt: 'The page fills the screen by itself.',
  cannotShow: 'The system did not open it. The folder stands beside the list of saved games.',
  noDialogs: 'This page must hand over the file itself.',
} as const;

const firstTurns = (turns: number): string => (turns === 1 ? 'turn 1' : `turns 1 to ${turns}`);

/** Problems: the same three rows every time. */
export const problemMessages = {
  damaged: (turns: number): Rows => ({
    happened: 'The file of this game is damaged.',
    safe: 'The file stays as it is. The app does not change it.',
    todo:
      turns > 0
        ? `Open ${firstTurns(turns)} as a new game.`
        : 'Nothing in it can be opened. Take a copy of the game from elsewhere, if there is one.',
  }),
  truncated: (turns: number): Rows => ({
    happened: 'The file of this game is cut off: its end is missing.',
    safe: 'The file stays as it is. The app does not change it.',
    todo:
      turns > 0
        ? `Open ${firstTurns(turns)} as a new game.`
        : 'Nothing in it can be opened. Take a copy of the game from elsewhere, if there is one.',
  }),
  empty: (turns: number): Rows => ({
    happened: 'The file of this game is empty.',
    safe: 'The file stays as it is. The app does not change it.',
    todo:
      turns > 0
        ? `Open ${firstTurns(turns)} of the version before it as a new game.`
        : 'Nothing in it can be opened. Take a copy of the game from elsewhere, if there is one.',
  }),
  impossible: (says: string, turns: number): Rows => ({
    happened: says,
    safe: 'The file stays as it is. The app does not change it.',
    todo:
      turns > 0
        ? `Open ${firstTurns(turns)} of the version before it as a new game.`
        : 'Take a copy of the game from elsewhere, or set up the position anew.',
  }),
  foreign: {
    happened: 'This file is not a Fairytable game.',
    safe: 'The file stays as it is.',
    todo: 'Choose a file that ends in .fairytable.',
  },
  tooNew: {
    happened: 'Made by a later Fairytable.',
    safe: 'The file stays as it is.',
    todo: 'Get the newer version of Fairytable to open it.',
  },
  unreadable: {
    happened: 'This file cannot be read.',
    safe: 'The file stays as it is.',
    todo: 'See whether another program holds it, and whether you may read it.',
  },
  cannotSave: {
    happened: 'The game cannot be saved.',
    safe: 'The game goes on, and everything played stays on the table.',
    todo: 'Save somewhere else, or make room on the disk. The app tries again after every move.',
  },
  libraryLost: {
    happened: 'Another Fairytable has taken over the games, because this one did not answer for a while.',
    safe: 'Everything played before that is there. What is played here now stays on this table only.',
    todo: 'Save a copy somewhere else if you played on here, close this one, and go on in the other.',
  },
  journalVanished: {
    happened: 'The record of this game disappeared from the disk.',
    safe: 'The whole game has been written there again.',
    todo: 'Play on. See whether another program tidies up the folder of the games.',
  },
  settingsLost: {
    happened: 'The file of settings was damaged.',
    safe: 'All games are safe. A copy of the damaged file was kept.',
    todo: 'Check the settings; they are back to usual.',
  },
  settingsNotSaved: {
    happened: 'The settings cannot be saved.',
    safe: 'They hold until the app ends.',
    todo: 'Make room on the disk, and change a setting again.',
  },
  journalDamaged: {
    happened: 'The record of the game that was on the table is damaged.',
    safe: 'Everything up to the damage was put into the library. A copy of the record was kept.',
    todo: 'Open the game from the library.',
  },
  cannotRecover: {
    happened: 'The game that was on the table last cannot be put into the library.',
    safe: 'Its record is kept, and nothing of it is lost.',
    todo: 'Make room on the disk, and then open the game or start the app again.',
  },
  recoveryCancelled: (name: string): Rows => ({
    happened: `The recovery of “${name}” was cancelled.`,
    safe: 'Its record is kept, and nothing of it is lost.',
    todo: 'Open the game or start the app again: it is recovered then.',
  }),
  recoveredPart: (turns: number): Rows => ({
    happened: 'The last game was not closed properly, and a part of its record cannot be played again.',
    safe: `The game is in the library, with ${firstTurns(turns)}. A copy of the record was kept.`,
    todo: 'Open the game from the library.',
  }),
  otherPosition: (told: string): Rows => ({
    happened: told,
    safe: 'The position is as it was saved.',
    todo: 'Play on from here.',
  }),
  rulesBug: {
    happened: 'A rule of this game went wrong while the action was played.',
    safe: 'The action was taken back. The game stands as before.',
    todo: 'Play something else, and save a copy of the game for those who make Fairytable.',
  },
  crashed: {
    happened: 'The page stopped and was loaded again.',
    safe: 'The game is as it was.',
    todo: 'Play on. If it happens often, switch to the flat board.',
  },
  graphicsStopped: {
    happened: 'The graphics card or its driver stopped working, so the flat board is open.',
    safe: 'The game is as it was.',
    todo: 'Play on. The table in three dimensions can be opened again in the settings or with Ctrl+3.',
  },
  uncaught: {
    happened: 'Something went wrong in the app.',
    safe: 'The game is saved after every move.',
    todo: 'Play on. If something looks odd, start the app again.',
  },
} as const;

/** Why a second start of the app ends at once. */
export const lockMessages = {
  held: 'Fairytable is running already with the same library. Close it first, or go on there.',
  refused: 'The folder for games cannot be used. Set FAIRYTABLE_HOME to a folder you may write to.',
} as const;

export const saveMessages = {
  /** the name that a new game gets: the game and the day */
  newGame: (title: string, day: string): string => `${title} ${day}`,
  another: (name: string, number: number): string => `${name} (${number})`,
  copy: (name: string): string => `${name} copy`,
  imported: 'Imported game',
  salvaged: (name: string): string => `${name} saved part`,
  file: 'Fairytable game',
} as const;

/** A piece that is away. */
export const flightMessages = {
  says: (piece: string, cell: string, left: number): string =>
    left === 1
      ? `${piece} lands on ${cell} when its side next ends a turn.`
      : `${piece} lands on ${cell} when its side has ended ${left} more turns.`,
} as const;

/** When one side alone may look at the screen. */
export const handOverMessages = {
  /** `why`: what has to be done unseen, as the rules say it */
  says: (side: string, why: string): string => `${why} Only ${side} may look now: hand the screen to ${side}.`,
} as const;

/** A turn of many moves in one line. */
export const turnMessages = {
  label: (group: string, moves: readonly string[]): string => `${group}: ${moves.join(', ')}`,
  move: (from: string, to: string, takes: boolean): string => `${from}${takes ? '×' : '–'}${to}`,
} as const;

/** What an action brought about besides its own move: signs for the list of moves, and the words for them. */
export const asideMessages = {
  landing: (at: string, taken: readonly string[]): string => `» ${at}${taken.length > 0 ? `×${taken.join('')}` : ''}`,
  landingSays: (piece: string, at: string, taken: readonly string[]): string =>
    `${piece} lands on ${at}${taken.length > 0 ? `, taking ${taken.join(' and ')}` : ''}`,
  explosion: (cause: string, at: string): string => `${cause} ${at}`,
  explosionSays: (cause: string, at: string, lost: readonly string[]): string =>
    `${cause} on ${at}${lost.length > 0 ? `, ${lost.join(' and ')} lost` : ''}`,
  blast: 'Explosion',
  takenBack: (at: string): string => `stopped ${at}`,
  takenBackSays: (at: string): string => `taken back, it was stopped on ${at}`,
  check: '+',
  checkSays: (side: string): string => `${side} is in check`,
  mate: '#',
  mateSays: (side: string): string => `${side} is mated`,
} as const;

/** Why a pasted position cannot be read: where it is, and what is to be done. */
export const draftMessages = {
  empty: 'There is nothing to read. Paste a position: a line such as K@e1 k@e8, an array in rows, or JSON.',
  badToken: (n: number, token: string, letters: string): string =>
    `Word ${n}, ${token}, says nothing about this game. Write a piece as K@e1, with one of the letters ${letters}, small for the second side.`,
  promotedLetter: (letter: string): string => ` (or ${letter} and the like for a promoted one)`,
  groupLetters: (letters: string): string => `, each with the letter of its colour behind it (${letters})`,
  twoWays: (n: number, field: string): string => `Word ${n} says ${field} in another way than a word before it.`,
  badSide: (word: string, sides: string): string => `${word} is no side of this game. Write turn= and one of ${sides}.`,
  notJson: (line: number, letter: number): string =>
    `This is not proper JSON at line ${line}, letter ${letter}. Mend it there, or paste a line such as K@e1 k@e8.`,
  notDraft: (where: string): string =>
    `The JSON is not a position at "${where}". It needs pieces, each with kind, side and at.`,
  rows: (found: number, wanted: number): string =>
    `There are ${found} rows, and the board has ${wanted}. Separate them by / and begin with the farthest.`,
  rowLength: (row: number, found: number, wanted: number): string =>
    `Row ${row} has ${found} squares, and the board has ${wanted}. A number stands for so many empty squares.`,
  rowLetter: (row: number, letter: number, found: string, letters: string): string =>
    `Row ${row} has ${found} at letter ${letter}, which is no piece of this game. The letters are ${letters}.`,
  wrong: (cell: string | null, says: string): string =>
    cell === null || says.includes(cell) ? says : `On ${cell}: ${says}`,
  tooLarge: 'This position is too large.',
} as const;

/** Who the sides are in the sentence of an ending, before anybody has won. */
export const endingMessages = { winner: 'one side', loser: 'the other side' } as const;

/** Titles of the native menus; the commands in them are called as everywhere else. */
export const menuMessages = {
  app: 'Fairytable',
  file: 'Game',
  edit: 'Edit',
  view: 'View',
  go: 'Moves',
  help: 'Help',
  about: 'About Fairytable',
} as const;

/** What somebody reads who comes to the browser host by another way than the page. */
export const doorMessages = {
  title: 'Fairytable',
  opening:
    'Opening the table… If nothing happens, let this page run scripts and store data, and start Fairytable again.',
  usedUp: 'This address is good once. Start Fairytable again to get a new one.',
  otherName: 'This address is not served here.',
  otherSite: 'Another site asked for this page.',
  noAddress: 'This is no address.',
  onlyReading: 'Only reading is possible here.',
  nothingHere: 'There is nothing here.',
} as const;

/** Native dialogs. */
export const dialogMessages = {
  open: 'Open a game',
  save: 'Save a copy',
  anyFile: 'All files',
  cannotStart: 'Fairytable cannot start',
  cannotLoad: (why: string): string => `The page could not be loaded (${why}).`,
  cannotSave: 'The game cannot be saved.',
  cannotSaveDetail:
    'What was played since the last save is lost if the app ends now. Stay, and save it somewhere else.',
  stay: 'Stay',
  quitAnyway: 'Quit without saving',
  replace: (name: string): string => `There is a file called "${name}" already.`,
  replaceDetail: 'Replacing it overwrites what it holds.',
  otherPlace: 'Choose another name',
  replaceIt: 'Replace',
  unresponsive: 'Fairytable does not answer.',
  unresponsiveDetail:
    'The game is saved after every move. Wait a little, or load the page again: the game stays as it is.',
  wait: 'Wait',
  loadAgain: 'Load again',
  keepsCrashing: 'The page stopped several times in a row. The game is saved; start Fairytable again.',
} as const;
