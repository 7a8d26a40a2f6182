/** What the app says about problems: the screen that lists them, the task at the table, and what came of each try. */
import { count } from '../../engine/shared/english.ts';

const GRADES = ['easy', 'moderate', 'hard', 'very hard'] as const;

export const exerciseText = {
  title: 'Problems',
  problem: 'Problem',
  grade: (grade: number) => GRADES[grade - 1] ?? GRADES[3],
  gradeLabel: (grade: number) => `${GRADES[grade - 1] ?? GRADES[3]}, ${grade} of 4`,
  goal: {
    win: (side: string, turns: number) =>
      turns === 1 ? `${side} to play and win in this turn.` : `${side} to play and win in ${turns} turns.`,
    gain: (side: string) => `${side} to play and win material.`,
    capture: (side: string, name: string, at: string) =>
      `${side} to play and capture the ${name} on ${at} in this turn.`,
  },
  /** below the goal, before anything was tried */
  hint: {
    win: 'It must win against every answer.',
    gain: 'One move gains far more than any other.',
    capture: 'A turn is several moves here: find all of them.',
  },
  short: {
    win: (turns: number) => `Win in ${turns}`,
    gain: 'Win material',
    capture: 'Capture',
  },
  step: {
    judging: 'Looking at your move…',
    right: (turns: number) => `Right. ${count(turns, 'turn', 'turns')} to go.`,
    goesOn: 'The turn goes on.',
    solved: 'Solved.',
    first: 'Solved at the first try.',
    slower: (turns: number) => `That wins too, but takes ${turns} turns.`,
    faster: (turns: number) => `There is a win in ${turns}.`,
    wrong: (side: string, reply: readonly string[]) => `${side} answers ${reply.join(', ')}.`,
    missed: 'That does not reach the goal.',
    tryAgain: 'Take it back and try another move.',
    unknown: 'Nothing could be told of this move.',
    unknownSays: 'It counts neither way. Take it back and try again.',
    shown: 'This is the solution.',
    shownSays: 'Again goes back to the start.',
  },
  /** spoken, before the answer itself is */
  refuted: 'Not the answer.',
  buttons: {
    again: 'Again',
    solution: 'Solution',
    show: 'Show me',
    next: 'Next',
    leave: 'Leave the problem',
    leaveLesson: 'Leave the lesson',
    solve: 'Solve it',
    firstGame: 'Play level 1',
  },
  lesson: {
    title: 'Lesson',
    right: 'Right.',
    whole: 'Lesson done.',
    stepDone: (n: number, of: number) => `Done. ${n} of ${of}.`,
    you: (side: string) => `You play ${side}.`,
    how: 'Click a piece, then the square it is to go to. On the keyboard: the arrow keys and Enter.',
    done: 'Next goes on to the next lesson.',
    ready: (game: string) => `You are ready to play ${game}.`,
    step: (n: number, of: number) => `Step ${n} of ${of}`,
    turns: (n: number) => count(n, 'turn', 'turns'),
    /** for all turns of the step */
    alone: (side: string) => `${side} does not move here.`,
    place: (game: string, n: number, of: number) => `${game}, ${n} of ${of}`,
  },
  practice: {
    title: 'Practice',
    /** on the card of a piece and on its page in the rulebook */
    begin: 'Practise this piece',
    place: (game: string) => `${game}, practice`,
    more: 'New tasks',
    leave: 'Leave practice',
  },
  learn: {
    title: 'Learn',
    says: (n: number, done: number) =>
      `${count(n, 'short lesson', 'short lessons')}, ${done} done. You can go in any order.`,
    under: (rules: string) => `With the house rules of your game: ${rules}.`,
    underUsual: 'Use the usual rules',
    goOn: (lesson: string) => `Go on: ${lesson}`,
    start: (lesson: string) => `Start: ${lesson}`,
    /** read aloud for the numbers of a game */
    doneOf: (done: number, of: number) => `${done} of ${of} done`,
    ready: 'ready to play',
    begun: (done: number, of: number) => `${done} of ${of}`,
    /** a lesson in the list */
    label: (title: string, subtitle: string, state: string) => `${title}, ${subtitle}, ${state}`,
    state: { done: 'done', next: 'next', open: 'not done' } as const,
    wait: 'You can start a real game at any time; the lessons wait.',
    door: (done: number, of: number) => `${done} of ${of} lessons done`,
    newHere: 'New to this game?',
    learnIt: (n: number) => `Learn it in ${n} short lessons`,
    goOnWithAll: 'Go on with the lessons',
    tabs: { learn: 'Lessons', problems: 'Problems' } as const,
    tabsLabel: 'Lessons or problems',
  },
  streak: {
    days: (n: number) => `${n}-day streak`,
    new: 'New streak',
    longest: (n: number) => `Longest streak ${count(n, 'day', 'days')}.`,
  },
  panel: {
    misses: (n: number) => (n === 0 ? 'Not solved yet' : count(n, 'miss', 'misses')),
    hints: (n: number) => count(n, 'hint', 'hints'),
    before: { first: 'Solved at the first try', later: 'Solved' } as const,
    todays: 'Today’s problem',
  },
  screen: {
    games: 'Game',
    of: (solved: number, all: number) => `${solved} of ${all}`,
    ofLabel: (solved: number, all: number) => `${solved} of ${all} solved`,
    says: (shown: number, solved: number) => `${count(shown, 'problem', 'problems')}, ${solved} solved.`,
    show: 'Show',
    shows: { all: 'All', unsolved: 'Unsolved', solved: 'Solved' } as const,
    kind: 'Kind',
    kinds: { all: 'Every kind', win: 'Win', gain: 'Win material', capture: 'Capture' } as const,
    difficulty: 'Difficulty',
    every: 'Any',
    next: (n: number) => `Next: problem ${n}`,
    goOn: 'Next problem',
    number: (n: number) => `Problem ${n}`,
    /** a problem in the list */
    label: (n: number, kind: string, grade: string, state: string) => `Problem ${n}, ${kind}, ${grade}, ${state}`,
    state: { first: 'solved at the first try', later: 'solved', tried: 'tried', open: 'not solved' } as const,
    empty: 'You have solved all of these. Widen the filter.',
    none: 'No problem is of this kind. Widen the filter.',
    today: 'Today’s problem',
    todaySolved: 'Solved. There is another one tomorrow.',
    yours: 'Your problems',
    progress: (solved: number, first: number) => `${solved} solved, ${first} at the first try.`,
    nothingYet: 'None solved yet.',
    kept: 'Progress is kept on this machine.',
    again: 'Begin again',
    againTitle: 'Begin again?',
    againSays: 'Every lesson and problem counts as not done, and your streak is forgotten. Games and settings stay.',
    board: (goal: string) => `The position of the problem. ${goal}`,
  },
  door: {
    today: 'Today’s problem',
    all: (solved: number, all: number) => `${solved} of ${all} solved`,
  },
  /** why a command cannot be used now */
  reasons: {
    none: 'There is no exercise on the table.',
    onlyGames: 'This belongs to a game; this is an exercise.',
    takeBack: 'Take your move back first.',
    nothingTried: 'You have tried nothing yet.',
    solved: 'It is solved.',
    lastLesson: 'This is the last lesson.',
    judging: 'Your move is being looked at.',
    noPiece: 'Choose a piece first.',
  },
} as const;
