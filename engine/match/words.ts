/**
 * Every English sentence that a match or a save says to people. Codes are for programs and live where they are raised;
 * the sentences live here, so that wording can be changed in one place. Each says what to do where something can be done.
 */
import { live } from '../shared/language.ts';

/** Results that no rule made, as they are kept with the game. */
export const results = {
  resigned: (loser: string, winner: string): string => `${loser} resigned; ${winner} wins.`,
  agreed: 'Draw by agreement.',
  outOfTime: (loser: string, winner: string): string => `${loser} ran out of time; ${winner} wins.`,
} as const;
/** The same in the language of the moment. */
export const resultWords = live('resultWords', results);

/** What stands in texts of games, which are written and read in English. */
export const inTexts = {
  resigns: (side: string): string => `${side} resigns`,
  drawAgreed: 'Draw agreed',
  refereeOff: 'Referee off',
  refereeOn: 'Referee on',
  computer: (level: string): string => `Computer, level ${level}`,
  /** as earlier versions wrote it */
  gameSince: 'The position was changed by hand. What was played before is not in this text.',
} as const;

export const words = live('matchWords', {
  // refusals of a running match
  over: 'The game is over. Undo a move or start a new game.',
  nothingToUndo: 'Nothing to undo.',
  nothingToRedo: 'Nothing to redo.',
  revelation: 'This would undo a reveal. Both players must agree.',
  programAnnounces: 'In this game Fairytable announces check.',
  nothingUncalled: 'No King is in an uncalled check.',
  nowhereBack: 'The King was already in check when the game began, so there is nothing to go back to.',
  uncalled: 'Check was not called. The game goes back to the last position where no King was in check.',
  noSuchNode: (node: number): string => `This game has no position number ${node}.`,
  alreadyThere: 'This is already the current position.',
  noSuchSide: (side: string, sides: string): string =>
    `There is no side “${side}” in this game; the sides are ${sides}.`,

  fullGame:
    'This game is so long that no more of it can be kept. Set up a position from here and start a new game from it.',
  longAction: 'This action is too long to be kept. Play another one.',

  noSecretComment: 'Everybody may read comments, so a secret move takes none.',
  markWithoutMove: 'Only a move can have a mark such as !?. Write a comment without one.',
  longComment: (most: number): string =>
    `This comment is too long: a comment has at most ${most} characters. Shorten it.`,
  manyComments: (most: number): string => `Comments were changed ${most} times in this game. More cannot be kept.`,
  longNotes: (most: number): string => `These notes are too long: they have at most ${most} characters. Shorten them.`,
  manyNotes: (most: number): string => `The notes were changed ${most} times in this game. More cannot be kept.`,
  manyStrokes: (most: number): string => `The table was drawn on ${most} times in this game. More cannot be kept.`,
  fullTable: (most: number): string => `There are ${most} lines on the table. Erase some of them first.`,
  offTable: 'This line leaves the table.',
  noSuchStroke: 'This line is not there.',

  // the free table
  free: {
    off: 'Referee off',
    on: 'Referee on',
    moved: (piece: string, from: string, to: string): string => `${piece} ${from}–${to}, free`,
    put: (piece: string, at: string): string => `${piece} put on ${at}`,
    onto: (move: string, other: string): string => `${move}, replacing ${other}`,
    removed: (piece: string, at: string): string => `${piece} taken off ${at}`,
    changed: 'Position changed',
  },
  refereeOff: 'The referee is off. Switch it on to play by the rules.',
  refereeOn: 'The referee is on already.',
  inPhase: 'The referee can be switched off once the first turn begins.',
  phaseOnTable: 'The referee can only be switched on for a turn of the game. Choose ordinary play as the phase.',
  badTable: (cell: string | null, says: string): string =>
    `The referee cannot be switched on yet. ${cell === null || says.includes(cell) ? '' : `On ${cell}: `}${says}`,
  secretTable: 'The referee must stay on: something may be hidden in this game, and only one side may know it.',
  hiddenOnTable: 'Nothing may be hidden on a free table. Take hidden things off the board.',
  manyFreeMoves: (most: number): string => `There were ${most} free moves in this game. More cannot be kept.`,
  badFreeTable: 'This table cannot be kept: it is not written as a position of this game.',
  fullFreeTable: 'There is too much on this table to keep. Remove something first.',
  badFreeMove: 'This change of the position cannot be read. Copy the text again, and change nothing in it.',

  noClock: 'This game is played without clocks.',
  tooManyTosses: (most: number): string =>
    `No more than ${most} tosses and rolls can be kept in one game. Start a new game to toss again.`,
  hasTime: (side: string): string => `${side} still has time.`,

  // refusals of a save
  notJson: 'This file is not a Fairytable game: it cannot be read as JSON.',
  truncated: 'This file is incomplete: its end is missing.',
  foreign: 'This file is not a Fairytable game.',
  tooNew: (found: number, known: number): string =>
    `This game was saved by a newer version of Fairytable (format ${found}); this version reads formats up to ${known}. Update Fairytable to open it.`,
  malformed: (where: string): string => `This file is damaged: “${where}” is not valid.`,
  damaged: 'This file is damaged: its contents do not match its checksum.',
  doctored: (what: string): string => `This file is damaged: its ${what} does not match its moves.`,
  unknownVariant: (id: string): string => `This version of Fairytable does not know the game “${id}”.`,
  illegalEntry: (entry: number, why: string): string => `Entry ${entry} of this game cannot be played: ${why}`,
  badStart: (cell: string | null, says: string): string => {
    const where = cell === null || says.includes(cell) ? '' : `On ${cell}: `;
    return `The starting position of this game cannot be played. ${where}${says}`;
  },
  badSecrets: 'The starting position of this game cannot be played, because of something that only one side may know.',
  illegalSecret: 'An entry of this game that only one side may know cannot be played.',
  unsealed: (side: string): string => `This file is damaged: the secrets of ${side} are not valid.`,
  migrationFailed: (version: number): string => `This file is damaged: it is not a valid save of format ${version}.`,

  // told when a game was opened, but not exactly as it was
  otherRules: (saved: number, now: number): string =>
    `This game was played under version ${saved} of the rules; this Fairytable has version ${now}. It continues from the saved position, without the moves that led to it.`,
  otherPosition:
    'Replaying the saved moves leads to a different position. The game continues from the saved position, without the moves that led to it.',

  // a game as text
  noGame: 'This text is not a game: its first line should name the game, such as [Game "acid"].',
  unknownGame: (id: string, known: string): string => `There is no game “${id}”; the games are ${known}.`,
  manyGames: (count: number): string => `This text has ${count} games. Paste one of them at a time.`,
  openBracket: 'A bracket begins a variation, which has no end.',
  endOfNoBracket: 'A bracket ends here, and none has begun.',
  nothingBefore: 'A variation stands behind the move that it replaces, and there is none.',
  brokenTag: (line: number): string => `Line ${line}: a tag is written [Name "value"].`,
  badTag: (tag: string, why: string): string => `The tag ${tag} is not valid: ${why}`,
  hiddenMoves: (count: string): string =>
    `This text leaves out ${count} hidden actions, so the game cannot be replayed. Ask for a copy of the saved game instead.`,
  badMove: (line: number, turn: string, why: string): string => `Line ${line}, ${turn}: ${why}`,
  notAStart: 'it is not a start position.',
  turn: (number: number, side: string): string => `turn ${number}, ${side}`,
  noSuchMove: (group: string, move: string): string => `No unit of ${group} can move ${move} now.`,
  textTooLong: 'This text is too long for a game.',

  // positions and games of other programs
  noFen: 'This is no FEN of this game.',
  noFenStart: 'No first position of this game has its Kings and Rooks where they may castle by this FEN.',
  noPgnGame: (name: string): string =>
    `This game is of “${name}”, which is not among the known variants. Games of known variants can be read, under the name that they have there.`,
  noSan: (move: string): string =>
    `“${move}” is not a move that can be played here, or more than one move can be meant.`,

  // a turn as text
  noTurnText: 'There is no Fairytable turn in this text. Copy the whole line that begins with “fairytable:”.',
  longTurnText: 'This text is too long for a turn. Copy only the line that begins with “fairytable:”.',
  cutTurnText: 'The end of this line is missing. Copy the whole line.',
  strangeTurnText: (letter: string): string =>
    `This line is incomplete, or was changed on its way: it cannot be read from “${letter}” on. Copy the whole line again, or send it as a file.`,
  newTurnText: (found: number, known: number): string =>
    `This line comes from a newer version of Fairytable (format ${found}); this version reads format ${known}. Update Fairytable to play this turn.`,
  damagedTurnText: 'This line was changed on its way. Ask your opponent to copy it again.',
  otherGameTurn: 'This turn belongs to another game. Open that game and paste it there.',
  invitationHere: 'This line is an invitation to a new game, not a turn of this one.',
  badNameInvited:
    'This invitation has a name that cannot be typed in Fairytable: it is too long, or has characters that are not shown. Ask for another one.',
  turnNoInvitation: 'This line is a turn of a game, not an invitation. Open that game and paste it there.',
  ownTurnText: 'This is your own turn. Send it to your opponent, and paste theirs here.',
  playedTurnText: 'This turn was played already. Ask your opponent for the next one.',
  olderTurnText:
    'This line is for an earlier position, where another move was played. Ask your opponent to send the whole game again.',
  laterTurnText:
    'This line is for a later position. Paste the turns before it first, or ask your opponent to send the whole game again.',
  otherTurnPosition:
    'This turn was made in another position than the one here. Ask your opponent to send the whole game again, and check that both of you have the same version of Fairytable.',
  badTurnAction: (action: number, why: string): string => `Move ${action} of this turn cannot be played: ${why}`,
  turnTooMuch: 'This line goes on after the turn of your opponent. Ask your opponent to copy it again.',
  turnTooLittle: 'This line stops before the end of the turn. Ask your opponent to finish the turn and copy it again.',
  turnWithoutEffect: 'There is nothing to send yet. Play your turn first.',
  turnUnfinished: 'Finish your turn first, then copy it.',
  turnTooBig: 'This turn is too long to be sent as text. Take back some of it.',
  invitationTooBig: 'The position of this game is too large to be sent as text. Start from a smaller one.',
  notByText: 'A turn can only be sent while the referee is on.',
  sentAlready: 'This turn was copied, so it counts as sent. It can no longer be taken back.',
  wholeGameKnown: 'You have all of this game already.',
  wholeGameGap: 'The beginning of this text is missing. Ask your opponent to send the whole game again.',
  wholeGameNothing: 'Nothing of this game was sent yet.',
  wholeGameBig: 'This game is too long to be sent as text.',
  noDrawOffered: 'Your opponent offers no draw.',
  onlyNewByText: 'Only a new game can be played by text. Start a new game first.',
  nobodyElsewhere: 'Both players of this game are at this machine, so there is nothing to send.',
  clocksByText: 'A game by text has no clocks. Start it without them.',
  longRulesByText:
    'The rules of this game are too long to be sent with an invitation. Shorten them, or leave out comments.',
  noRulesInvited: 'The rules of this game are missing in its invitation. Ask your opponent to copy it again.',
  callsByText: 'In a game by text Fairytable announces check. Change that rule first.',
  otherRulesInvited: (asked: number, known: number): string =>
    `This game is played by version ${asked} of the rules; this Fairytable has version ${known}. Both need the same version of Fairytable.`,

  // the journal
  journalBroken: (line: number): string =>
    `The journal of this game is damaged at line ${line}; it was read up to there.`,
  journalGap: (entry: number): string => `The journal does not fit this game: entry ${entry} is missing.`,
  journalOther: (entry: number): string => `The journal does not fit this game: entry ${entry} is different.`,
});
