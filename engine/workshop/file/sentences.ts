/** What is told about a file that cannot be read. */
import { live } from '../../shared/language.ts';

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(' or ');

export const sentences = live('workshopFile', {
  // the text as a whole
  tooLarge: (most: number) => `A game has at most ${most} letters.`,
  firstLine: (line: string) => `The first line must be “${line}”.`,
  unseenLetter: 'There is a character here that nobody can see. Remove it.',
  outsideSections: 'This line belongs to no section, such as [game].',
  badHead: 'A section begins with a line such as [game] or [piece King].',
  noSection: (name: string) => `There is no section “${name}”.`,
  noNameHere: (kind: string) => `Only [piece], [lesson], [problem] and [case] have names, not [${kind}].`,
  sectionTwice: (kind: string) => `[${kind}] stands here twice.`,
  noEquals: 'A line is written like “key = value”.',
  noKey: (section: string, key: string) => `[${section}] has no “${key}”.`,
  keyTwice: (key: string) => `“${key}” stands in this section twice.`,
  missing: (section: string) => `A game needs a section [${section}].`,
  noPieces: 'A game needs a kind of piece, such as [piece King].',

  // the word that was probably meant, behind a refusal
  meant: (word: string) => ` Did you mean “${word}”?`,
  known: (words: readonly string[]) => ` There is: ${words.join(', ')}.`,

  // values
  choice: (key: string, words: readonly string[]) => `“${key}” must be ${quoted(words)}.`,
  number: (key: string, least: number, most: number) => `“${key}” must be a whole number from ${least} to ${most}.`,
  tooLong: (key: string, most: number) => `“${key}” has at most ${most} letters.`,
  noTitle: 'A game needs a title.',
  badBoard: (side: number, cells: number) =>
    `A board is written like “8 x 8”: 2 to ${side} files and ranks, and at most ${cells} cells.`,

  badRaised: '“raised” is written like “hill 0.3”: a zone, and how high it lies, from 0.05 to 1.',
  allRaised: 'Only a part of the board can be raised.',

  // how the whole game looks
  badLook: (key: string) => `“${key}” is one word of small letters, such as “shogi”, “points” or “garden”.`,
  badRiver: (height: number) =>
    `“river” is written like “5-6”: two ranks that lie side by side, from 1 to ${height}, between which it runs.`,

  // zones
  badZoneName: 'A zone has a name in small letters, without the words that files use, such as “from” or “but”.',
  tooManyZones: (most: number) => `A game has at most ${most} zones.`,
  badCells: (term: string) => `“${term}” is no cell, rank or file of this board.`,
  noCells: 'A zone needs cells, such as “e4”, “d1-f3”, “rank 3”, “files a-c”, “all” or “none”.',
  nameZonesFirst: ' Squares get a name under [zones] first, such as “hill = d4 e4”.',
  noZone: (name: string) => `There is no zone “${name}”.`,

  // kinds
  badKindName: 'A kind needs a name of letters, 30 at most.',
  nameTaken: (name: string) => `“${name}” stands for any piece in a goal, so no kind can be called that.`,
  kindTwice: (name: string) => `There are two kinds called “${name}”.`,
  tooManyKinds: (most: number) => `A game has at most ${most} kinds of pieces.`,
  noKind: (name: string) => `There is no kind “${name}”.`,
  namedTwice: (name: string) => `“${name}” stands here twice.`,
  noKindsHere: 'Name at least one kind of piece.',
  badLetter: (name: string) =>
    `“${name}” needs a letter: one or two capitals from A to Z, with “+” before them if you like.`,
  letterTwice: (letter: string) => `Another kind has the letter ${letter}.`,
  badFigure: '“figure” is a name such as “knight”, “acid/ghost” or “counter”.',
  figureAndGlyph: 'A kind has a figure or a glyph of its own, not both.',
  formOfItself: 'A kind cannot be a form of itself.',
  captivesNeedDrops: 'Whoever is captured could never leave the hand: write a section [drops] with “where = board”.',
  recruitsNeedDrops: 'Whom it captures could never leave the hand: write a section [drops] with “where = board”.',
  carriesItself: 'A kind cannot carry its own kind.',
  carryEachOther: (one: string, other: string) => `“${one}” and “${other}” cannot carry each other.`,
  formOfForm: 'A kind cannot be a form of a kind that is a form itself.',

  // moves
  noMoves: 'Write how it moves in Betza’s notation, such as “N” or “mfWcfF”, or leave this line out.',
  tooManyMoves: (most: number) => `A kind has at most ${most} moves.`,
  tooMuchWork: (most: number) => `This move looks at more than ${most} cells. It bends too often.`,
  allTooMuchWork: (most: number) => `All pieces together look at more than ${most} cells. Their moves bend too often.`,
  borrowsTooMuch: (most: number) =>
    `All that this kind may move like looks at more than ${most} cells. The others’ moves bend too often.`,
  whereTwice: (key: string) => `“${key}” stands here twice.`,
  badWhere: (rest: string) =>
    `“${rest}” is not understood. Behind the moves stands “from”, “within” or “to” with a zone, or “not in check”.`,
  badPromotion:
    '“promotes” is written like “at far, must: Queen Rook”, “at or from far, may: Gold”, “at far, may, taking: Queen” or “at far, never”.',
  badPromotesInstead: '“promotes instead” is written like “at far: Queen Rook”.',
  badSwap: '“swaps” is written like “K with friends”, or with foes, or with anybody.',
  plainOnly: 'Only atoms, ranges and directions can stand here.',

  // the array
  wrongRows: (rows: number, height: number) => `The array has ${rows} rows, and the board has ${height} ranks.`,
  wrongWidth: (cells: number, width: number) => `This row has ${cells} cells, and the board has ${width} files.`,
  noLetter: (token: string) => `No kind has the letter “${token}”.`,
  tooManyPieces: (most: number) => `A game has at most ${most} pieces.`,
  noArray: 'A side needs at least one piece, on the board or in its hand.',

  // what lies on the ground
  nothingThere: (cell: string) => `The array leaves out “${cell}”, so nothing can lie there.`,
  wallUnderPiece: (cell: string) => `A piece stands on “${cell}”, so no wall can.`,
  badWallName: '“wall name” is a name of at most 30 letters that no kind has, such as “Duck”.',
  featureTwice: (cell: string) => `Something lies on “${cell}” already.`,
  badPortal: '“portal” is written like “a1 h8”: the two squares that it connects.',
  tooManyPortals: (most: number) => `A game has at most ${most} pairs of portals.`,
  kindIsFeature: (name: string) => `A kind cannot be called “${name}” where such a thing lies on the board.`,

  // rules and endings
  badCastling: '“castling” is written like “King with Rook to c, g” or “e1 with h1 to g1, f1”.',
  badCastlingMove:
    'Castling among the moves of a piece is written like “isO2”, “irO3” or “ilO2”, in a line without a zone: so many squares towards the outermost piece.',
  nobodyToCastle: 'There is nobody in the array who could castle like that.',
  badShuffle:
    '“shuffle” is written like “home, Bishop on both colours, King between Rook”, or like “wing, independent” where each side has its own.',
  nothingToShuffle: 'Two different pieces of one side must stand in the zone for anything to be shuffled.',
  shuffledTwice: (cell: string) => `Who stands on “${cell}” is shuffled already.`,
  notOnBothColours: (name: string) =>
    `In the array as many pieces called “${name}” must stand on light squares of the zone as on dark ones.`,
  notBetween: (name: string, ends: string) =>
    `In the array one “${name}” must stand in the zone, on one rank with all others there, and “${ends}” on either side of it.`,
  notMirrored:
    'In the array the sides must stand in the zone as mirror images. Write “independent” behind it if they are shuffled each by itself.',
  tooManyShuffled: (most: number) => `There may be ${most} first positions at most.`,
  badDropZone: '“where” is written like “board” or “board; Pawn: middle”.',
  oneOrTwoToAFile: 'Only one of “one to a file” and “two to a file” can stand here.',
  badMateBy: '“mate by” is written like “Pawn loses” or “Pawn forbidden”.',
  badGoal:
    '“goal” is written like “King on hill”, with “after an answer”, “if safe” or “if safe or after an answer” behind it if you like, and then “, at least 2” or “, at least 2 or full”.',
  badRow: (most: number) =>
    `“in a row” is written like “4: wins” or “3 of Stone King along ranks files, with gaps: loses”, with 2 to ${most} pieces.`,
  badSquare: (most: number) =>
    `“in a square” is written like “2: wins” or “3 of Stone King: loses”, with a side of 2 to ${most} squares.`,
  badConnection:
    '“connects” is written like “west, east: wins” or “west, east; of Stone King; along ranks files: loses”.',
  badExtinction: '“extinct” is written like “any of King Queen: loses”, “all: wins” or “all, at most 1: loses”.',
  badDeclaration:
    '“declares” is written like “far, 10 others, 5 for Rook Bishop: 28 or 27 wins” or “far, 10 others, 5 for Rook Bishop: 31 wins, 24 draws”.',
  tooManyPoints: (most: number) => `Points and others are whole numbers up to ${most}, points at least 1.`,
  drawsBelowWins: 'Fewer points must draw than win.',
  noCheckToDeclare: 'With “check = no” nobody can declare.',
  badPoints: '“points” is written like “13 Chariot, 7 Cannon”, and perhaps “; black 1.5” for what a side has besides.',
  badAtMost: '“at most” is written like “1 Queen, 2 Rook”.',
  oneWall: 'With “walls = moved” there is one wall on the board at most.',
  noRepetition: '“repetition” must be 0, or a whole number from 2: with 1 the game would end as it begins.',
  noChecks: 'With “check = no” there are no checks to count.',
  /** why perpetual chase cannot be judged */
  noChase: {
    turns:
      'Perpetual chase cannot be judged where a turn is several actions, as with walls that are laid: leave “perpetual chase” out.',
    riders: 'Perpetual chase cannot be judged where pieces carry others: leave “perpetual chase” out.',
    pieces: (most: number) =>
      `Perpetual chase cannot be judged where a side may have more than ${most} pieces: leave “perpetual chase” out, or some pieces.`,
  },
  noToAndFro: 'Moving one piece to and fro cannot be judged where a turn is several actions: leave “to and fro” out.',
  noRoyal: 'No kind is royal, so there can be no check.',

  // lessons
  tooManySteps: (most: number) => `A game has at most ${most} steps of lessons.`,
  longLesson: (most: number) => `A lesson has at most ${most} steps. Those that follow need another title.`,
  badStepGoal:
    '“goal” is written like “move Knight to e4 f5”, “capture Rook”, “capture”, “drop Pawn”, “promote”, “check”, “safe” or “win”.',
  /** of a step, or of a case */
  badStepSquare: (term: string) => `“${term}” is no square of the board.`,

  // problems to solve
  tooManyProblems: (most: number) => `A game has at most ${most} problems.`,
  badProblemGoal: (most: number) => `“goal” is written like “win in 2”, with a number from 1 to ${most}, or “gain”.`,

  // cases
  tooManyCases: (most: number) => `A game has at most ${most} cases.`,
  badCasePiece:
    '“piece” is the square of the piece that the case is about, such as “e4”, “e4^” where it rides on another one, or “R@-” where it is in the hand.',
});
