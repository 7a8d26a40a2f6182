/**
 * What the table says about hints, threats, analysis and review. What a hint, a threat or a review says about a move
 * comes from the host and is never written here.
 */
import { count } from '../../engine/shared/english.ts';

export const adviceText = {
  /** where something is hidden from the viewer */
  known: 'Judged from what you know.',
  /** after the computer has stopped */
  again: 'Try again',
  hint: {
    title: 'Hint',
    asking: 'Looking for a hint…',
    stages: ['Which piece', 'Which move', 'Why'] as const,
    more: (stage: number) => (stage === 1 ? 'Press Hint again for the move.' : 'Press Hint again for the reason.'),
    only: 'There is only one legal move.',
    play: 'Play it',
    playPlan: 'Whole turn',
    playNext: 'One move',
    plan: 'The moves of the turn',
    next: (label: string) => `Next in the plan: ${label}.`,
    left: (n: number) => `${count(n, 'move', 'moves')} left.`,
    own: 'My own move',
    taken: (n: number) => `${count(n, 'hint', 'hints')} taken in this game.`,
    pips: (stage: number) => `Hint, ${stage} of 3`,
    said: (stage: number, sentence: string) => `Hint, ${stage} of 3. ${sentence}`,
  },
  /** the first game after the lessons */
  guide: {
    begins: 'In this game hints come by themselves. They say less from turn to turn.',
    ends: 'From here you play alone. Press Hint whenever you want one.',
    end: 'No more hints',
  },
  threats: {
    title: 'Threats',
    show: (side: string) => `If it were ${side}’s turn`,
    asking: 'Looking for threats…',
    more: (n: number) => `${n} more`,
    fewer: 'Show fewer',
    off: 'Threats hidden.',
  },
  analysis: {
    title: 'Analysis',
    asking: 'Looking at the position…',
    lines: 'Best lines',
    line: (n: number, moves: string, chance: number) => `Line ${n}: ${moves}. ${chance} in 100.`,
    wins: (side: string, actions: number) => `${side} wins in ${count(actions, 'move', 'moves')}.`,
    deep: (n: number) => `${count(n, 'move', 'moves')} deep`,
    look: 'Look',
    deeper: 'Look one move deeper',
    shallower: 'Look one move less deep',
    depth: (n: number) => `Looks ${count(n, 'move', 'moves')} ahead`,
    stop: 'Stop thinking',
    goOn: 'Go on thinking',
    close: 'Close the analysis',
    stopped: 'stopped',
    off: 'Analysis closed.',
    hint: 'Enter plays a line out, Esc comes back.',
    /** of the line whose button has the focus */
    focused: (n: number, move: string) => `Line ${n}: ${move}.`,
    playLine: (n: number) => `Play line ${n}`,
    playFrom: 'Play from here',
    nothing: 'There is nothing to look at: the game is over here.',
    noLine: 'There is no line to play.',
    computers: 'The computer moves here.',
  },
  agree: {
    title: 'Show the analysis to both?',
    says: 'It says who stands better.',
    yes: 'Both agree',
    no: 'Not now',
  },
  ahead: {
    fact: (line: number | null, at: number, of: number, move: string) =>
      of === 1 && line === null
        ? `Better: ${move}.`
        : `${line === null ? 'Better line' : `Line ${line}`}, ${at} of ${of}: ${move}.`,
    because: (next: string | null, previous: string | null) => {
      const ways = [next, previous].filter((key) => key !== null);
      if (ways.length === 0) return 'Esc comes back.';
      return `${ways.join(' and ')} ${ways.length > 1 ? 'step' : 'steps'} through it, Esc comes back.`;
    },
    back: 'Return to game',
    next: 'Next move of the line',
    previous: 'Previous move of the line',
    end: 'This is the end of the line.',
  },
  scale: {
    label: 'Who stands better',
    value: (a: string, n: number, b: string, m: number) => `${a} ${n} in 100, ${b} ${m} in 100`,
    better: (side: string, n: number) => `${side} is better, ${n} in 100.`,
    even: 'Both stand equally well.',
  },
  review: {
    title: 'Review',
    progress: (done: number, total: number) =>
      total === 0
        ? 'The review begins.'
        : `Reviewing, ${Math.min(done + 1, total)} of ${total}. You can leave; it goes on.`,
    stop: 'Stop the review',
    close: 'Close the review',
    graph: 'Chances turn by turn',
    start: 'Start',
    turns: (n: number) => count(n, 'turn', 'turns'),
    judged: { best: 'best', good: 'as good', slip: 'slip', mistake: 'mistake', blunder: 'blunder' } as const,
    /** with its article, in a sentence */
    was: { slip: 'a slip', mistake: 'a mistake', blunder: 'a blunder' } as const,
    rows: { good: 'Best or as good', slip: 'Slips', mistake: 'Mistakes', blunder: 'Blunders' } as const,
    table: 'Turns by side',
    of: 'Whose mistakes',
    mine: 'Mine',
    theirs: 'Theirs',
    both: 'Both',
    empty: 'No mistakes on your side. Nothing to show.',
    emptyBoth: 'No mistakes. Nothing to show.',
    done: (n: number) => `Review ready. ${n === 0 ? 'No mistakes.' : `${count(n, 'mistake', 'mistakes')}.`}`,
    fact: (turn: number, move: string, was: string, before: number, after: number) =>
      `Turn ${turn}, ${move} was ${was}: the chance of winning went from ${before} to ${after} in 100.`,
    good: (turn: number, move: string, after: number) => `Turn ${turn}, ${move}: a chance of ${after} in 100 to win.`,
    value: (turn: number, side: string, chance: number, judged: string) =>
      `Turn ${turn}, ${side} ${chance} in 100${judged === '' ? '' : `, ${judged}`}`,
    said: (turn: number, move: string, judged: string, better: string) =>
      `Turn ${turn}, ${move}, ${judged}.${better === '' ? '' : ` Better: ${better}.`}`,
    previous: 'Previous',
    next: 'Next mistake',
    first: 'First mistake',
    show: 'Show the better line',
    reviewing: 'The game is being reviewed. You can leave; it goes on.',
  },
} as const;
