/**
 * The words about the computer as a player: its levels, its seat in a new game, and what the table says while it plays.
 * Why it made a move comes with the move and is never written here.
 */
import { count } from '../../engine/shared/english.ts';

/**
 * By level, as it is in `engine/search/levels.ts`; a test holds them against it. A sentence is true of every game, so it
 * says how the computer looks and never how good that is.
 */
export const levelText: { readonly [id: string]: { readonly name: string; readonly says: string } } = {
  1: { name: 'Beginner', says: 'Looks at its own next move only, so it often misses your answer.' },
  2: {
    name: 'Novice',
    says: 'Looks one move ahead and at the captures that may follow it, and varies its play a lot.',
  },
  3: { name: 'Learner', says: 'Looks one move ahead and at the captures that may follow it, and varies its play.' },
  4: { name: 'Casual', says: 'Looks up to three moves ahead, and varies its play a little.' },
  5: { name: 'Club', says: 'Always plays the best move it finds, after a short look.' },
  6: { name: 'Strong', says: 'Plays the best move it finds, and looks further than Club.' },
  7: { name: 'Expert', says: 'Plays the best move it finds, and looks further than Strong.' },
  8: { name: 'Master', says: 'Plays the best move it finds, and looks further than Expert.' },
  9: { name: 'Grandmaster', says: 'Thinks for all the time you give it, and looks as far as it can.' },
};

export const computerText = {
  levels: levelText,
  /** `Level 4, Casual` */
  level: (id: string) => `Level ${id}, ${levelText[id]?.name ?? ''}`,
  /** behind the level's sentence, whichever game is played */
  elo: (elo: number) => `About Elo ${elo} in orthodox chess.`,
  seat: {
    kind: (side: string) => `Who plays ${side}`,
    person: 'Person',
    computer: 'Computer',
    levelOf: (side: string) => `Level of ${side}`,
    thinks: 'Thinks at most',
    secondsOf: (side: string) => `Most seconds a turn for ${side}`,
    seconds: 'seconds',
    both: 'Computer against computer',
    toss: 'Toss for sides',
    now: (told: string) => `Now ${told}.`,
    tossed: (told: string) => `The toss: ${told}.`,
    /** `Ida plays White` */
    plays: (who: string, side: string) => `${who} plays ${side}`,
    youPlay: (side: string) => `you play ${side}`,
    thePlays: (level: string, side: string) => `level ${level} plays ${side}`,
    /** the start bar: who plays whom */
    against: (who: string, side: string, level: string) => `${who} plays ${side} against level ${level}.`,
    youAgainst: (side: string, level: string) => `You play ${side} against level ${level}.`,
    watching: (a: string, m: string, b: string, n: string) =>
      `Level ${m} plays ${a} and level ${n} plays ${b}. You watch.`,
    watch: 'Watch',
  },
  /** beside the name of its side */
  at: (level: string) => `Computer, level ${level}`,
  /** what it does, by state */
  does: { thinking: 'thinking', waiting: 'waiting', paused: 'paused', failed: 'stopped' },
  /** spoken once, when it begins */
  thinks: (side: string) => `${side} thinks.`,
  step: {
    thinking: (side: string, depth: number | null) =>
      depth === null || depth < 1
        ? `${side} is thinking.`
        : `${side} is thinking, ${count(depth, 'move', 'moves')} ahead.`,
    seconds: (seconds: number, most: number) =>
      `${seconds > most ? `${seconds} seconds, this machine is busy` : `${seconds} of at most ${count(most, 'second', 'seconds')}`}. You can look at any piece meanwhile.`,
    look: 'You can look at any piece meanwhile.',
    placing: (side: string) => `${side} is placing.`,
    secret: (side: string) => `${side} is placing in secret.`,
    secretSays: 'Nobody at this screen learns where.',
    waiting: (side: string) => `${side} waits: you have gone back.`,
    waitingSays: 'Go back to your own turn, or let it move from here.',
    /** by what has failed */
    failed: {
      program: 'The computer cannot think: its program is missing or damaged.',
      memory: 'The computer ran out of memory. Your game is safe.',
      silent: 'The computer did not answer and was stopped. Your game is safe.',
      broken: 'The computer stopped. Your game is safe.',
    },
    failedSays: (side: string) => `It has not moved for ${side}.`,
    reinstall: (side: string) =>
      `Your game is safe. Install Fairytable again, then try again, or let a person play ${side}.`,
    paused: 'Paused.',
    pausedSays: (side: string) => `${side} is to move.`,
    held: (side: string) => `Paused in ${side}’s turn.`,
    heldSays: (n: number, on: string | null, one: string | null) => {
      const ways = [on && `${on} goes on`, one && `${one} shows one`, 'Esc shows all'].filter(Boolean);
      return `${count(n, 'move', 'moves')} left: ${ways.join(', ')}.`;
    },
    showing: (side: string) => `${side} moves.`,
    showingSays: (n: number, pause: string | null) =>
      `${count(n, 'move', 'moves')} left: ${pause === null ? '' : `${pause} pauses, `}Esc shows the whole turn.`,
    stopped: 'Stopped after the turn.',
    why: (why: string) => `Why: ${why}`,
    expects: (move: string) => `Expected answer: ${move}.`,
  },
  buttons: {
    moveNow: 'Move now',
    go: 'Let it move',
    again: 'Try again',
    bothSides: 'Play both sides',
    replay: 'Replay',
    pause: 'Pause',
    goOn: 'Go on',
    wholeTurn: 'Whole turn',
    nextTurn: 'Next turn',
    takeOver: 'Take over',
    takeOverAs: (side: string) => `Take over ${side}`,
  },
  panel: {
    title: 'Computer',
    both: 'Both players',
    who: (side: string, seconds: number) => `${side} · thinks at most ${count(seconds, 'second', 'seconds')} a turn`,
    looked: (depth: number, seconds: string) =>
      depth === 0 ? `It chose in ${seconds} s.` : `It looked ${count(depth, 'move', 'moves')} ahead in ${seconds} s.`,
    change: 'Change level',
    takeBack: 'Take back my turn',
    takeBackSays: (label: string) => `Goes back to before your last turn, ${label}.`,
    stopAfter: 'Stop after each turn',
    weaker: (side: string) => `Weaker level for ${side}`,
    stronger: (side: string) => `Stronger level for ${side}`,
    levelOf: (side: string, level: string) => `${side}: ${level}`,
    weakest: 'This is the weakest level.',
    strongest: 'This is the strongest level.',
  },
  change: {
    title: (side: string) => `Level of ${side}`,
    says: 'It counts from its next turn on.',
    yes: 'Use this level',
    no: 'Cancel',
    whose: 'Whose level',
    handOver: 'A person plays this side',
  },
  seatChanged: {
    computer: (side: string, level: string) => `The computer plays ${side} at level ${level} from here.`,
    person: (side: string) => `A person plays ${side} from here.`,
  },
  /** before the moves of a whole turn of a group of units */
  turn: (group: string, n: number) => `${group}: ${count(n, 'unit', 'units')}.`,
  /** why a command cannot be used now */
  reasons: {
    none: 'Nobody plays against the computer here.',
    notThinking: 'The computer is not thinking.',
    notWatching: 'The computer does not play both sides.',
    itsTurn: 'It is the computer’s turn.',
    nothingToReplay: 'There is no turn to replay.',
    noMove: 'The computer has not moved yet.',
    notWaiting: 'The computer is not waiting.',
  },
} as const;
