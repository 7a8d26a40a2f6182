import { shortened } from '../../shared/shortened.ts';

/** What `uci` says in `info string` lines: what is wrong, and what to do. */
export const uciWords = {
  unknown: (command: string): string =>
    `Unknown command “${shortened(command)}”. Known: uci, isready, ucinewgame, setoption, position, go, ponderhit, stop, quit.`,
  thinking: (command: string): string => `It is thinking; send “stop” and wait for bestmove before “${command}”.`,
  position:
    'Write “position startpos”, “position fen” and a FEN of a known variant, or “position json” and a position as “legal” reads it, and “moves” with moves.',
  illegal: (n: number, move: string): string => `Move ${n}, “${shortened(move)}”, cannot be played.`,
  noPosition: 'There is no position: the last one was refused. Send another “position”.',
  over: (says: string): string => `The game is over. ${says}`,
  option: 'Write “setoption name NAME value VALUE”.',
  unknownOption: (name: string): string => `Unknown option “${shortened(name)}”; “uci” lists them all.`,
  badValue: (name: string, known: string): string => `“${name}” must be ${known}.`,
  noMove: (word: string): string => `“${shortened(word)}” is no legal move here, so “searchmoves” ends before it.`,
  badNumber: (word: string): string => `“${word}” needs a whole number behind it.`,
} as const;
