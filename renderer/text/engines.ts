/** Other engines: programs of this machine that play at the table, in the settings, in a new game and at their seats. */
import { count } from '../../engine/shared/english.ts';

export const engineText = {
  says: 'Programs that play by the UCI protocol, such as Fairy-Stockfish, or by XBoard’s. They play games whose rules are text: the known variants and games of your own. An engine runs on this machine and may do what you may do: add only those that you trust.',
  add: 'Add an engine',
  adding: 'The engine is asked who it is…',
  added: (name: string) => `${name} was added.`,
  removed: (name: string) => `${name} was removed. Its program stays where it is.`,
  none: 'There is none yet.',
  nameOf: (name: string) => `Name of ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  by: (calls: string, author: string) => (author === '' ? calls : `${calls}, by ${author}`),
  protocols: { uci: 'It speaks UCI.', xboard: 'It speaks XBoard’s protocol.' },
  games: (games: number, readsRules: boolean) =>
    `${count(games, 'game', 'games')} of its own${readsRules ? ', and others by their rules' : ''}.`,
  ranges: {
    elo: (least: number, most: number) => `Elo ${least} to ${most}.`,
    skill: (least: number, most: number) => `Skill ${least} to ${most}.`,
  },
  seat: {
    who: (side: string) => `Which program plays ${side}`,
    ours: 'Fairytable',
    strength: (side: string) => `Strength of ${side}`,
    full: 'As strong as it can',
    by: { elo: 'By Elo', skill: 'By skill' },
    value: {
      elo: (side: string) => `Elo of ${side}`,
      skill: (side: string) => `Skill of ${side}`,
    },
    within: (least: number, most: number) => `${least} to ${most}`,
    fullSays: 'It plays as well as it can in the time that it has.',
    /** the start bar: who plays whom */
    against: (who: string, side: string, engine: string) => `${who} plays ${side} against ${engine}.`,
    youAgainst: (side: string, engine: string) => `You play ${side} against ${engine}.`,
    watching: (first: string, second: string) => `${first} and ${second}. You watch.`,
  },
  advice: 'Which program analyses and gives hints',
  table: {
    change: 'Let somebody else play',
    title: (engine: string, side: string) => `${engine} plays ${side}`,
    instead: 'Whoever is chosen plays from the next turn on.',
    ours: 'Let the computer play',
    theirs: (engine: string) => `Let ${engine} play`,
    /** a game begins from a position that was set up, which an engine does not play */
    computerInstead: (why: string) => `The computer plays instead. ${why}`,
    seated: (engine: string, side: string) => `${engine} plays ${side} from here.`,
    strength: { elo: (value: number) => `Elo ${value}`, skill: (value: number) => `skill ${value}` },
  },
} as const;
