import { LONGEST_RULES } from '../shared/limits.ts';

/** What a game of one's own may ask for: enough for every known variant, and too little to stall the program. */
export const LIMITS = {
  letters: LONGEST_RULES,
  /** files, and ranks */
  side: 16,
  cells: 256,
  /** by how many cells a raised part of the board lies higher at least */
  lowest: 0.05,
  pieces: 160,
  kinds: 40,
  zones: 32,
  /** pairs of portals */
  portals: 4,
  /** moves of one kind */
  moves: 24,
  /** cells that one move looks at on an empty board; and all moves of all pieces of the array */
  looks: 1000,
  allLooks: 20_000,
  /** the same of all moves that one kind may borrow */
  borrowedLooks: 4000,
  /** after how many actions a game may be drawn */
  actions: 2000,
  /** pieces that must reach a goal */
  atGoal: 99,
  /** points that are counted for a declaration */
  points: 999,
  /** letters of a glyph, and the lines and curves in it */
  glyph: 4096,
  glyphParts: 400,
  /** letters of all pictures and models together, as base64: so many that the rules still have room in the text */
  pictures: 48_000,
  /** letters of a name, and of the texts about a game */
  name: 30,
  text: 200,
  /** among how many first positions one is drawn, of a side where the sides are shuffled each by itself */
  firstPositions: 1_000_000_000,
  /** problems to solve, how many turns a win may take in one, and letters of a position */
  exercises: 40,
  turnsToWin: 4,
  /** steps of lessons, of all together and of one, and turns that a step may take */
  lessonSteps: 40,
  stepsOfLesson: 10,
  turnsOfStep: 3,
  /** cases for the rulebook */
  cases: 40,
  position: 4000,
  /** how many problems are told at once */
  problems: 50,
} as const;
