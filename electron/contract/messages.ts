/**
 * Every text of the main process for players: refusals, problems and the native menu. A refusal is one sentence that
 * says what to do next; a problem has three rows (what happened, what is safe, what to do).
 */

import { count, englishList } from '../../engine/shared/english.ts';
import { live } from '../../engine/shared/language.ts';

/** The three sentences of a problem; its code is given where it is raised. */
interface Rows {
  readonly happened: string;
  readonly safe: string;
  readonly todo: string;
}

const cancelled = 'Cancelled. Everything is as it was.';

export const errorMessages = live('errorMessages', {
  // for invalid messages, which our own page never sends
  longInput: (most: number): string =>
    `This text is too long. It may have ${most.toLocaleString('en')} characters at most.`,
  invalidInput: (request: string, where: string): string => `The request ${request} is malformed at "${where}".`,
  unknownRequest: 'Unknown request.',
  untrustedSender: 'This message did not come from the page of this app.',
  cannotUpdate: 'This build of Fairytable does not replace itself. The settings say why.',
  internal: 'Something went wrong in the app. The game is as it was; try again.',
  hostGone: 'Fairytable has quit. Start it again; the game is safe.',
  lost: 'The connection was lost. Reconnecting… Check the board before you continue.',
  displaced: 'The game is open in another window. Take over to continue here.',

  // the table
  cancelled,
  stale: 'The game has changed in the meantime. Try again.',
  rulesBug: 'Something went wrong in the rules of this game. The move was undone.',
  noMatch: 'No game is open. Start one or open one.',
  noSuchPiece: 'There is no such piece in this game.',
  noSuchCell: 'There is no such square in this game.',
  itCan: 'That piece can move there.',
  noSuchFeature: 'There is no such terrain in this game.',
  noSuchNode: 'There is no such move in this game.',
  lookingBack: 'The game is over. Review it or start a new one.',
  noSuchVariant: 'There is no such game in this app.',
  noSuchGame: 'That game is no longer there. Reload the list.',
  noSuchVersion: 'That version is no longer there. Open the list of versions again.',
  gamesTooLong: 'This text is too long to hold games.',
  hidden: 'Only one side may look now. Hand over the screen first.',
  secretNotes: 'Everybody can read the notes. Hide your secrets first.',
  secretDrawing: 'Everybody sees what is drawn. Hide your secrets first.',
  both: 'This would undo a reveal. Both players must agree.',
  alreadyThere: 'This is already the current position.',
  nothingToUndo: 'Nothing to undo.',
  nothingReady: 'There is no ready-made layout to use now.',
  nothingHidden: 'Nothing is hidden in this game now.',
  noComputer: 'The computer is not to move.',
  noAdvice: 'There is nothing to advise here: the game is over, or it is not your turn.',
  noHint: 'No hint was found. Nothing is wrong with the game.',
  stopped: 'Stopped.',
  notAgreed: 'Both players have to agree to the analysis first, or the game has to be over.',
  noReview: 'There are no turns to review yet.',
  notOver: 'The game can be reviewed when it is over.',
  computersTurn: 'It is the computer’s turn.',
  computerHides: 'The computer is placing something that nobody else may see.',
  noAction: 'There is no legal move.',
  oneMoveATurn: 'A turn is one move in this game.',
  turnEndsBefore: (action: string): string => `The turn ends before ${action}. Nothing was played.`,
  edgeThere: 'The board ends there.',
  drawDeclined: (side: string): string => `${side} plays on.`,
  watching: 'The computer plays both sides. Take over one of them first.',
  notInExercise: 'This belongs to a game. An exercise is not kept; leave it first.',
  exerciseNotOpen: 'Take your move back first.',
  noSuchProblem: 'There is no such problem in this app.',
  noSuchLesson: 'There is no such lesson in this app.',
  noSuchCase: 'There is no such case in this game.',
  noSolution: 'No solution was found from here. Go back to the start.',
  notElsewhere: 'Both players of this game are at this machine.',
  oneElsewhere: 'Only one of the players can be elsewhere, and the other one has to be a person here.',
  theirTurn: (name: string): string => `It is ${name}’s turn. Paste it here when it has come.`,
  theyHide: 'Your opponent is placing something that nobody else may see.',
  notByText: 'This is not possible in a game by text: your opponent’s board would not show it.',
  readyByText: 'This layout places the terrain of both sides. In a game by text each side places its own.',
  helpByText: 'There is no help from the computer before a game with a friend is over.',
  resignInTurn: 'You can resign in your own turn.',
  noDrawOffer: 'Your opponent has not offered a draw. Offer one when you copy your turn.',
  revealedByText: 'This showed something hidden, so it cannot be taken back.',
  unknownGame: 'The game of this turn is not among your saved games. Paste its invitation first.',
  noQuestion: 'There is no game to take over.',
  ownInvitation: 'This is your own invitation. Send it to your friend.',
  noClock: 'This game is played without clocks.',
  noClaim: 'Nobody can claim a win on time now.',
  noPause: 'No clock is running.',
  pictureTooLarge: 'This picture is too large. Choose a smaller size.',
  filmTooLarge: 'This film is too large. Choose a smaller size or fewer turns.',
  notAFilm: 'This is not a film that can be saved. Make it again.',
  notAPicture: 'This is not a picture that can be saved. Take it again.',
  badDiagram: 'This diagram cannot be drawn.',

  // the library
  noSuchSave: 'This game is no longer in the library.',
  rulesAreNoSave: 'These are the rules of a game, not a saved game. Open them under “Your own games”.',
  saveIsOpen: 'This game is open. Leave it first.',
  nameEmpty: 'A game needs a name.',
  nameTooLong: (most: number): string => `This name is too long. Use at most ${most} letters.`,
  nameTooBig: 'This name is too long for a file name. Make it shorter.',
  nameInvisible: 'This name would be invisible. Use at least one letter, digit or symbol.',
  nameCharacters:
    'A name cannot contain / \\ : * ? " < > | or control characters, because some systems do not allow them.',
  nameReserved: (name: string): string => `The name "${name}" is reserved by Windows. Choose another one.`,
  nameEnds: 'A name cannot begin or end with a space or end with a dot, because some systems do not allow it.',
  nameHidden: 'A name cannot begin with a dot, because some systems hide such files.',
  nameTaken: (name: string): string => `A game called "${name}" already exists. Choose another name.`,
  nothingToRestore: 'This game is no longer in the trash.',
  cannotWrite: 'The change could not be written to disk. Nothing was lost; try again.',
  cannotRead: 'The file cannot be read. It may have been deleted, or another program may be using it.',
  tooBig: 'This file is too large to be a saved game.',
  nothingToSalvage: 'The recovered turns are no longer available. Open the file again.',
  noLink: 'Unknown link.',
  pageDoesIt: 'In a browser the page goes full screen by itself.',
  pageNotifies: 'In a browser the page shows notifications by itself.',
  cannotShow: 'The folder could not be opened. Its path is shown in the list of saved games.',
  noDialogs: 'There are no file dialogs here. Drop the file on the page.',
});

/** Why the computer has no answer, by what has failed. */
export const thinkingMessages = live('thinkingMessages', {
  program: 'The computer cannot think: its program is missing or damaged. Install Fairytable again, then ask again.',
  memory: 'The computer ran out of memory. Your game is safe; ask again.',
  silent: 'The computer did not answer and was stopped. Your game is safe; ask again.',
  broken: 'The computer stopped thinking. Your game is safe; ask again.',
});

/** Why another engine, a program that a person has named, does not play. */
export const engineMessages = live('engineMessages', {
  notStarted: (name: string): string => `${name} could not be started. Choose the program’s file itself.`,
  noEngine: (name: string): string =>
    `${name} did not answer as an engine does, neither by UCI nor by XBoard’s protocol. Choose another program.`,
  refuses: (name: string, move: string): string =>
    `${name} does not accept the move “${move}”, which the rules allow here. Let the computer play instead.`,
  silent: (name: string): string => `${name} did not answer and was ended. Your game is safe; let it think again.`,
  ended: (name: string): string => `${name} has quit. Your game is safe; let it think again.`,
  flooded: (name: string): string => `${name} wrote too much and was ended. Your game is safe.`,
  closed: (name: string): string => `${name} was closed.`,
  readsNoRules: (name: string): string => `${name} plays only the games that it knows, and cannot be given another.`,
  noVariant: (name: string, variant: string): string => `${name} does not know the game “${variant}”.`,
  otherRules: (name: string): string =>
    `${name} has other rules for this game. A newer version of it may have the same.`,
  untold: (name: string): string =>
    `${name} cannot follow the game to here: it is told whole turns. Let the computer play instead.`,
  firstPosition: (name: string): string =>
    `${name} cannot be told this first position. Begin with another one, or choose another player.`,
  noChess960: (name: string): string =>
    `${name} does not castle as in Chess960. Begin with the usual first position, or choose another player.`,
  onlyText: (name: string): string =>
    `${name} plays only games whose rules are text: the known variants and games of your own.`,
  notHere: (name: string): string =>
    `There is no engine called ${name} on this machine. Add it in the settings, or let the computer play.`,
  tooMany: (most: number): string => `There are ${most} engines already. Remove one of them first.`,
  nameEmpty: 'An engine needs a name.',
  nameTaken: (name: string): string => `Another engine is called ${name}. Choose another name.`,
  beginsOtherwise: (name: string): string =>
    `${name} would have begun this turn with another move, so it has no hint for the rest of it.`,
  noMove: (name: string): string => `${name} found no move here. Your game is safe.`,
  resigns: (name: string): string => `${name} resigns in this position.`,
  claimsEnd: (name: string): string => `${name} says that the game is over here, which it is not. Your game is safe.`,
  illegal: (name: string, move: string): string =>
    `${name} wants to play “${move}”, which is not possible here. Your game is safe.`,
});

const firstTurns = (turns: number): string => (turns === 1 ? 'turn 1' : `turns 1 to ${turns}`);

/** Problems: always the same three rows. */
export const problemMessages = live('problemMessages', {
  damaged: (turns: number): Rows => ({
    happened: 'The file of this game is damaged.',
    safe: 'The file is left unchanged.',
    todo:
      turns > 0
        ? `Open ${firstTurns(turns)} as a new game.`
        : 'Nothing in it can be recovered. Open a copy of the game if you have one.',
  }),
  truncated: (turns: number): Rows => ({
    happened: 'The file of this game is incomplete: its end is missing.',
    safe: 'The file is left unchanged.',
    todo:
      turns > 0
        ? `Open ${firstTurns(turns)} as a new game.`
        : 'Nothing in it can be recovered. Open a copy of the game if you have one.',
  }),
  empty: (turns: number): Rows => ({
    happened: 'The file of this game is empty.',
    safe: 'The file is left unchanged.',
    todo:
      turns > 0
        ? `Open ${firstTurns(turns)} of the previous version as a new game.`
        : 'Nothing in it can be recovered. Open a copy of the game if you have one.',
  }),
  impossible: (says: string, turns: number): Rows => ({
    happened: says,
    safe: 'The file is left unchanged.',
    todo:
      turns > 0
        ? `Open ${firstTurns(turns)} of the previous version as a new game.`
        : 'Open a copy of the game if you have one, or set up the position again.',
  }),
  gameText: (says: string, turns: number): Rows => ({
    happened: says,
    safe: 'Nothing was changed.',
    todo:
      turns > 0 ? `Correct the text, or open ${firstTurns(turns)} as a new game.` : 'Correct the text and try again.',
  }),
  foreign: {
    happened: 'This file is not a Fairytable game.',
    safe: 'The file is left unchanged.',
    todo: 'Choose a file that ends in .fairytable.',
  },
  tooNew: {
    happened: 'Made by a newer version of Fairytable.',
    safe: 'The file is left unchanged.',
    todo: 'Update Fairytable to open it.',
  },
  unreadable: {
    happened: 'This file cannot be read.',
    safe: 'The file is left unchanged.',
    todo: 'Check whether another program is using it, and whether you have permission to read it.',
  },
  rules: (says: string): Rows => ({
    happened: says,
    safe: 'The file is left unchanged.',
    todo: 'Open the file under “Your own games” to see all that is wrong with it.',
  }),
  cannotSave: {
    happened: 'The game cannot be saved.',
    safe: 'You can keep playing. All moves are kept while the app runs.',
    todo: 'Save somewhere else, or free some disk space. The app tries again after every move.',
  },
  libraryLost: {
    happened: 'Another Fairytable window has taken over your games, because this one did not respond for a while.',
    safe: 'Everything played before that is saved. Moves you play here now are not.',
    todo: 'If you have played on here, save a copy somewhere else. Then close this window and continue in the other.',
  },
  journalVanished: {
    happened: 'The autosave of this game disappeared from the disk.',
    safe: 'The whole game has been saved again.',
    todo: 'Keep playing. Check whether another program cleans up the folder of saved games.',
  },
  settingsLost: {
    happened: 'The settings file was damaged.',
    safe: 'All games are safe. A copy of the damaged file was kept.',
    todo: 'Check the settings; they are back to their defaults.',
  },
  settingsNotSaved: {
    happened: 'The settings cannot be saved.',
    safe: 'They apply until you quit.',
    todo: 'Free some disk space, then change a setting again.',
  },
  progressLost: {
    happened: 'The file of solved problems was damaged.',
    safe: 'All games and settings are safe. A copy of the damaged file was kept.',
    todo: 'Solve on; what you solve from now on is kept.',
  },
  progressTooNew: {
    happened: 'Your solved problems were written by a newer version of Fairytable.',
    safe: 'The file is left unchanged.',
    todo: 'Update Fairytable. What you solve in this version is not kept.',
  },
  progressNotSaved: {
    happened: 'What you solved cannot be saved.',
    safe: 'It counts until you quit.',
    todo: 'Free some disk space, then solve another problem.',
  },
  journalDamaged: {
    happened: 'The autosave of the last game is damaged.',
    safe: 'Everything up to the damage was saved to your games. A copy of the autosave was kept.',
    todo: 'Open the game from your saved games.',
  },
  invitationWithdrawn: (tries: number): Rows => ({
    happened: `Your invitation was withdrawn, because somebody tried ${tries} wrong codes.`,
    safe: 'Nobody was let in by them, and your game is safe.',
    todo: 'To invite somebody, make a new code.',
  }),
  cannotRecover: {
    happened: 'The last game cannot be saved to your games.',
    safe: 'Its autosave is kept, and nothing is lost.',
    todo: 'Free some disk space, then open the game or restart Fairytable.',
  },
  recoveryCancelled: (name: string): Rows => ({
    happened: `The recovery of “${name}” was cancelled.`,
    safe: 'Its autosave is kept, and nothing is lost.',
    todo: 'Open the game or restart Fairytable to recover it.',
  }),
  recoveredPart: (turns: number): Rows => ({
    happened: 'The last game was not closed properly, and part of its autosave cannot be replayed.',
    safe: `Recovered ${firstTurns(turns)}; the game is among your saved games. A copy of the autosave was kept.`,
    todo: 'Open the game from your saved games.',
  }),
  otherPosition: (told: string): Rows => ({
    happened: told,
    safe: 'The position is as it was saved.',
    todo: 'Continue from here.',
  }),
  rulesBug: {
    happened: 'Something went wrong in the rules of this game while the move was played.',
    safe: 'The move was undone. The game is as it was before.',
    todo: 'Play another move, and save a copy of the game to send with a bug report.',
  },
  crashed: {
    happened: 'The page crashed and was reloaded.',
    safe: 'The game is as it was.',
    todo: 'Keep playing. If it happens often, switch to the flat board.',
  },
  graphicsStopped: {
    happened: 'The graphics card or its driver stopped working, so the flat board is open.',
    safe: 'The game is as it was.',
    todo: 'Keep playing. To return to the 3D board, choose it in the settings.',
  },
  incomplete: {
    happened: 'A part of Fairytable is missing from this computer.',
    safe: 'Your games are safe. Two people can play; the computer may not be able to think.',
    todo: 'Install Fairytable again. If it happens again, see whether a virus scanner has taken the file away.',
  },
  uncaught: {
    happened: 'Something went wrong in the app.',
    safe: 'The game is saved after every move.',
    todo: 'Keep playing. If something looks wrong, restart Fairytable.',
  },
});

/** Why the app exits at once: another one is running, or its folder cannot be used. */
export const lockMessages = live('lockMessages', {
  held: 'Fairytable is already running with the same saved games. Close it first, or continue there.',
  refused: 'The folder for saved games cannot be used. Set FAIRYTABLE_HOME to a folder you can write to.',
  full: 'The disk with your saved games is full, or your share of it is used up. Nothing was lost: free some space on it, then start Fairytable again.',
  readOnly:
    'The disk with your saved games can only be read. Make it writable, or set FAIRYTABLE_HOME to a folder you can write to.',
});

/** Games of people's own. */
export const gameMessages = live('gameMessages', {
  unnamed: 'Game',
  size: (width: number, height: number): string => `${width} × ${height}`,
  bad: (line: number, column: number, says: string, more: number): string =>
    `Line ${line}, column ${column}: ${says}${more > 0 ? ` There ${more === 1 ? 'is one more problem' : `are ${more} more problems`}.` : ''}`,
  /** why rules could not be tried */
  trying: {
    slow: 'Finding the moves of this game takes too much time. A smaller board, or pieces with simpler moves, would help.',
    memory:
      'Finding the moves of this game takes too much memory. A smaller board, or pieces with simpler moves, would help.',
    program:
      'The rules cannot be tried: a program of Fairytable is missing or damaged. Install Fairytable again, then try again.',
    silent: 'The rules could not be tried: the program that tries them did not answer. Nothing is lost; try again.',
    broken: 'The rules could not be tried: the program that tries them broke down. Nothing is lost; try again.',
    closed: cancelled,
  },
  /** why a text with games could not be read */
  reading: {
    slow: 'It takes too long to read this text.',
    memory: 'Reading this text takes too much memory. Fewer games at a time would help.',
    program:
      'The text cannot be read: a program of Fairytable is missing or damaged. Install Fairytable again, then try again.',
    silent: 'The text could not be read: the program that reads it did not answer. Nothing is lost; try again.',
    broken: 'The text could not be read: the program that reads it broke down. Nothing is lost; try again.',
    closed: cancelled,
  },
  longVersion:
    'Another program has written a text into this game’s file that is too long for a game. Keep this text as a new game, or move that file away.',
  badInvited: (says: string): string =>
    `The rules in this invitation cannot be played here. ${says} Check that both of you have the same version of Fairytable.`,
  limitInvited: (of: 'time' | 'memory'): string =>
    `Finding the moves of the game in this invitation takes too much ${of}. Ask your friend for one with a smaller board, or with simpler moves.`,
  /** steps of lessons of the game: what to do where their author does not say it, and whether they can be done */
  lessons: {
    chapter: 'Lessons of this game',
    untitled: 'Lesson without a title',
    steps: (n: number): string => count(n, 'step', 'steps'),
    closing: 'Well done.',
    goals: {
      /** `squares`: one, or a list with “or” */
      move: (piece: string, squares: string): string => `Bring your ${piece} to ${squares}.`,
      capture: (piece: string): string => `Capture an enemy ${piece}.`,
      captureAny: 'Capture a piece.',
      drop: (piece: string): string => `Drop your ${piece} on the board.`,
      promote: 'Promote a piece.',
      check: 'Give check.',
      safe: 'Move so that none of your pieces can be captured.',
      win: 'Win the game.',
    },
    /** after “the goal is to” */
    called: { drop: (piece: string): string => `drop a ${piece}`, promote: 'promote a piece' },
    holds: (moves: readonly string[]): string => `It can be done: ${moves.join(', ')}.`,
    noPosition: 'It has no position yet.',
    badPosition: (says: string): string => `Its position cannot be set up. ${says}`,
    over: 'The game is over in this position.',
    reached: 'The goal is reached before it begins.',
    noWay: (turns: number): string =>
      turns === 1 ? 'The goal cannot be reached in this turn.' : `The goal cannot be reached in ${turns} turns.`,
    sooner: (turns: number): string => `The goal can be reached sooner: in ${count(turns, 'turn', 'turns')}.`,
    tooLong: 'Whether it can be done takes too long to find out. Fewer pieces or turns would help.',
    unknown: 'Whether it can be done could not be found out. Change something, or come back later.',
  },
  /** cases of the game: what is said where their author says nothing, and whether they are true */
  cases: {
    asks: (piece: string): string => `What can the ${piece} do here?`,
    legal: (move: string): string => `${move} is legal.`,
    cannot: (squares: string): string => `It cannot go to ${squares}.`,
    marked: 'Its moves are marked.',
    inHand: (piece: string): string => `${piece} in the hand`,
    holds: 'It is true under the rules as they are.',
    onlyMoves: 'It shows the moves of the piece. A move or squares can be checked as well.',
    noPosition: 'It has no position yet.',
    badPosition: (says: string): string => `Its position cannot be set up. ${says}`,
    over: 'The game is over in this position.',
    noPiece: 'Choose the piece that it is about.',
    nobody: (where: string): string => `The side to move has no piece there: ${where}.`,
    otherPiece: (move: string): string => `${move} is no move of this piece.`,
    canGo: (square: string): string => `It can go to ${square}.`,
  },
  /** whether a problem of the game holds */
  problems: {
    holds: (move: string): string => `It holds: ${move} is the only solution.`,
    noPosition: 'It has no position yet.',
    badPosition: (says: string): string => `Its position cannot be set up. ${says}`,
    over: 'The game is over in this position.',
    noWin: (turns: number): string =>
      turns === 1
        ? 'The side to move cannot win in this turn.'
        : `The side to move cannot force a win in ${turns} turns.`,
    sooner: (turns: number): string => `It can be won sooner: in ${count(turns, 'turn', 'turns')}.`,
    several: (moves: readonly string[]): string => `It has more than one solution: ${englishList(moves)}.`,
    noGain: 'No move gains far more than every other.',
    wins: 'The best move wins the game: ask for a win instead.',
    tooLong: 'Whether it holds takes too long to find out. Fewer pieces, or a win in fewer turns, would help.',
    unknown: 'Whether it holds could not be found out. Change something, or come back later.',
  },
  otherInvited:
    'The rules in this invitation are those of another game. Ask your friend to copy it again, and check that both of you have the same version of Fairytable.',
});

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const partOfDay = (hour: number): string => {
  if (hour < 5 || hour >= 22) return 'Night';
  if (hour < 12) return 'Morning';
  return hour < 18 ? 'Afternoon' : 'Evening';
};
export const saveMessages = live('saveMessages', {
  /** the name that a new game gets, in local time; the game itself is told beside it everywhere */
  newGame: (time: Date): string => `${partOfDay(time.getHours())} of ${time.getDate()} ${MONTHS[time.getMonth()]}`,
  another: (name: string, number: number): string => `${name} (${number})`,
  copy: (name: string): string => `${name} copy`,
  imported: 'Imported game',
  salvaged: (name: string): string => `${name} recovered`,
  file: 'Fairytable game',
  text: 'Game as text',
  rules: 'Rules of a game',
  picture: 'Picture (PNG)',
  video: 'Film (WebM)',
  animation: 'Film (GIF)',
});

/** A piece in flight. */
export const flightMessages = live('flightMessages', {
  says: (piece: string, cell: string, left: number): string =>
    left === 1
      ? `${piece} lands on ${cell} at the end of its side’s next turn.`
      : `${piece} lands on ${cell} after ${left} more turns of its side.`,
});

/** Beside the ready-made layout of a phase. */
export const readyMessages = live('readyMessages', {
  replaces: (n: number): string =>
    `The ${n === 1 ? 'one' : n} you have placed so far ${n === 1 ? 'is' : 'are'} replaced; Moves keeps that line.`,
});

/** When only one side may look at the screen. */
export const handOverMessages = live('handOverMessages', {
  /** `why`: what has to be done in secret, from the rules */
  says: (side: string, why: string): string => `${why} Only ${side} may look now.`,
});

/** A turn of many moves in one line. */
export const turnMessages = live('turnMessages', {
  label: (group: string, moves: readonly string[]): string => `${group}: ${moves.join(', ')}`,
  move: (from: string, to: string, takes: boolean): string => `${from}${takes ? '×' : '–'}${to}`,
});

/** Side effects of an action: symbols for the list of moves, and the words for them. */
export const asideMessages = live('asideMessages', {
  landing: (at: string, taken: readonly string[]): string => `» ${at}${taken.length > 0 ? `×${taken.join('')}` : ''}`,
  landingSays: (piece: string, at: string, taken: readonly string[]): string =>
    `${piece} lands on ${at}${taken.length > 0 ? `, capturing ${taken.join(' and ')}` : ''}`,
  explosion: (cause: string, at: string): string => `${cause} ${at}`,
  explosionSays: (cause: string, at: string, lost: readonly string[]): string =>
    `${cause} on ${at}${lost.length > 0 ? `, ${lost.join(' and ')} lost` : ''}`,
  blast: 'Explosion',
  takenBack: (at: string): string => `stopped ${at}`,
  takenBackSays: (at: string): string => `undone: it was stopped on ${at}`,
  check: '+',
  checkSays: (side: string): string => `${side} is in check`,
  mate: '#',
  mateSays: (side: string): string => `${side} is checkmated`,
});

/** Of a turn of many moves the first ones. */
const someOf = (moves: readonly string[]): string => {
  const more = moves.length - 3;
  return `${moves.slice(0, 3).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};
/** What the computer says about moves: hints, threats, reasons, verdicts. `move`: a clause that begins with its side. */
export const adviceMessages = live('adviceMessages', {
  piece: (name: string, cell: string): string => `the ${name} on ${cell}`,
  pieceOf: (side: string, name: string, cell: string): string => `${side}’s ${name} on ${cell}`,
  /** who does something, at the beginning of a sentence */
  subject: (piece: string): string => `The ${piece}`,
  list: (pieces: readonly string[]): string => englishList(pieces),

  look: (piece: string): string => `Look at the ${piece}.`,
  lookInHand: (piece: string): string => `Look at the ${piece} in your hand.`,
  lookAtTurn: 'Look at what is left of your turn.',
  lookAtLaying: (feature: string): string => `Look at what you can place: ${feature}.`,
  goes: (piece: string, cell: string): string => `The ${piece} goes to ${cell}.`,
  takes: (piece: string, victims: string): string => `The ${piece} captures ${victims}.`,
  drops: (piece: string, cell: string): string => `Drop the ${piece} on ${cell}.`,
  lays: (feature: string, cell: string): string => `Place ${feature} on ${cell}.`,
  plays: (move: string): string => `${move}.`,
  /** the rest of a turn of many moves; empty where there is none */
  rest: (moves: readonly string[]): string => (moves.length === 0 ? '' : `Then ${someOf(moves)}.`),
  nothingBetter: 'Nothing better was found.',

  /** `it`: the piece that moves, or its side, as the subject of the sentence */
  why: {
    wins: (side: string): string => `${side} wins the game.`,
    draws: 'The game ends in a draw.',
    only: 'There is no other legal move.',
    loses: (side: string, winner: string): string => `Whatever ${side} plays, ${winner} wins on the next move.`,
    forces: (side: string): string => `${side} wins by force.`,
    outOfCheck: (royal: string): string => `The ${royal} gets out of check.`,
    outOfDanger: (royal: string): string => `The ${royal} gets out of danger.`,
    captures: (it: string, victims: string): string => `${it} captures ${victims}.`,
    capturesSafely: (it: string, victims: string): string => `${it} captures ${victims}, and nothing can recapture.`,
    capturesFor: (it: string, victims: string, own: string): string => `${it} captures ${victims} for ${own}.`,
    promotes: (it: string, kind: string): string => `${it} promotes to ${kind}.`,
    givesCheck: (royal: string): string => `${royal} is in check.`,
    attacksRoyal: (royal: string): string => `${royal} can be captured next.`,
    becomes: (piece: string, state: string): string => `${piece} becomes ${state}.`,
    relieves: (piece: string, ends: string): string => `${piece} ${ends}.`,
    flees: (it: string, from: string): string => `${it} gets away from ${from}.`,
    saves: (it: string, piece: string, from: string): string => `${it} saves ${piece} from ${from}.`,
    attacks: (it: string, pieces: string): string => `${it} now attacks ${pieces}.`,
    attacksUnguarded: (it: string, pieces: string): string => `${it} now attacks ${pieces}, which nothing guards.`,
    guards: (it: string, piece: string, from: string): string => `${it} guards ${piece} against ${from}.`,
    parries: (it: string, piece: string, from: string): string => `${it} keeps ${from} from capturing ${piece}.`,
    movesAgain: (side: string): string => `${side} moves once more.`,
    returns: (it: string, zone: string): string => `${it} comes back from ${zone}.`,
    backs: (it: string, piece: string): string => `${it} guards ${piece}, which nothing guarded.`,
    plan: (move: string): string => `Planned next: ${move}.`,
    frees: (it: string, piece: string, cells: number): string =>
      `${it} makes room for ${piece}, which can go to ${cells} more squares.`,
    hems: (piece: string, cells: number): string => `${piece} can go to ${cells} fewer squares.`,
    widens: (it: string, cells: number): string => `${it} can go to ${cells} more squares from there.`,
    nears: (it: string, royal: string): string => `${it} comes closer to ${royal}.`,
    safe: (enemy: string): string => `After that ${enemy} can capture nothing.`,
  },

  inHand: (side: string, piece: string): string => `${side}’s ${piece} in hand`,
  threats: {
    none: (side: string, searched: number): string =>
      searched === 0
        ? `${side} can capture nothing now.`
        : `${side} can capture nothing now. No threat was found within ${searched === 1 ? 'one move' : `${searched} moves`}.`,
    cannotTell: 'Threats are told between turns, while no King is in check.',
    worst: (side: string, says: string, more: number): string =>
      [`If it were ${side}’s turn: ${says}`, more > 0 && `${more} more.`].filter(Boolean).join(' '),
    ends: (side: string): string => `${side} wins.`,
    recaptures: (piece: string): string => `${piece} can recapture.`,
    unanswered: 'Nothing can recapture.',
    movesOut: (piece: string, victim: string, zone: string): string => `${piece} pushes ${victim} into ${zone}.`,
    lands: (piece: string, victim: string, turns: number): string =>
      `${piece} lands on ${victim} in ${turns} ${turns === 1 ? 'turn' : 'turns'}.`,
    prepares: (move: string): string => `Then ${move}.`,
  },

  winsByForce: (side: string): string => `${side} can force a win.`,
  even: 'Neither side is better.',
  slightlyBetter: (side: string, chance: number): string => `${side} is slightly better. ${chance} in 100.`,
  better: (side: string, chance: number): string => `${side} is better. ${chance} in 100.`,
  muchBetter: (side: string, chance: number): string => `${side} is much better. ${chance} in 100.`,
  winning: (side: string, chance: number): string => `${side} is winning. ${chance} in 100.`,
  nothingToJudge: 'There is nothing to judge here.',

  inOneTurn: (labels: readonly string[]): string => labels.join(', '),
  allows: (move: string): string => `A good answer: ${move}.`,
  betterWas: (moves: readonly string[]): string => `Better: ${someOf(moves)}.`,
});

/** Stand for the sides in the sentence of an ending, before there is a winner. */
export const endingMessages = live('endingMessages', { winner: 'one side', loser: 'the other side' });

/** Titles of the native menus; the names of the commands are in commands.ts. */
export const menuMessages = live('menuMessages', {
  app: 'Fairytable',
  file: 'Game',
  edit: 'Edit',
  view: 'View',
  go: 'Moves',
  help: 'Help',
  about: 'About Fairytable',
  close: 'Close window',
  // what the system does itself
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select all',
  undo: 'Undo',
  redo: 'Redo',
  recent: 'Open recent',
  clearRecent: 'Clear menu',
  hide: 'Hide Fairytable',
  hideOthers: 'Hide others',
  unhide: 'Show all',
  window: 'Window',
});

/** Shown to visitors of the browser host who did not come through the address of the page. */
export const authMessages = live('authMessages', {
  title: 'Fairytable',
  opening:
    'Opening Fairytable… If nothing happens, allow this page to run scripts and store data, and start Fairytable again.',
  usedUp: 'This address works only once. Start Fairytable again to get a new one.',
  otherName: 'This host name is not served here.',
  otherSite: 'Another site asked for this page.',
  noAddress: 'This is not a valid address.',
  onlyReading: 'Only GET requests are allowed here.',
  nothingHere: 'There is nothing here.',
});

/** Native dialogs. */
export const dialogMessages = live('dialogMessages', {
  open: 'Open a game',
  openRules: 'Open the rules of a game',
  openEngine: 'Choose the program of an engine',
  programs: 'Programs',
  save: 'Save a copy',
  saveRules: 'Save the rules of the game',
  savePicture: 'Save the picture',
  saveFilm: 'Save the film',
  anyFile: 'All files',
  cannotStart: 'Fairytable cannot start',
  cannotLoad: (why: string): string => `The page could not be loaded (${why}).`,
  cannotSave: 'The game cannot be saved.',
  cannotSaveDetail: 'Moves since the last save are lost if you quit now. Stay, and save the game somewhere else.',
  stay: 'Stay',
  quitAnyway: 'Quit without saving',
  replace: (name: string): string => `A file called "${name}" already exists.`,
  replaceDetail: 'Replacing it overwrites its contents.',
  otherPlace: 'Choose another name',
  replaceIt: 'Replace',
  unresponsive: 'Fairytable is not responding.',
  unresponsiveDetail: 'The game is saved after every move. Wait, or reload the page; nothing is lost.',
  wait: 'Wait',
  loadAgain: 'Reload',
  keepsCrashing: 'The page crashed several times in a row. The game is saved; start Fairytable again.',
});
