import { shortened } from '../shared/shortened.ts';

/** characters of what is wrong with a field, which may quote it */
const MOST_WHY = 160;

/** The messages of the command line itself; refusals of the engine and of saves have their own. */
export const words = {
  usage:
    'Use one of: variants, legal [--after], play, think, uci, xboard, problems [--variant V], perft --variant V --depth N [--divide] (or --game FILE [--position N]), import FILE [--variant NAME] [--without RULES], export FILE, replay FILE. See engine/console/README.md.',
  unknownCommand: (command: string): string => `Unknown command “${shortened(command)}”.`,
  unknownFlag: (flag: string): string => `Unknown option “${shortened(flag)}”.`,
  missingFlag: (flag: string): string => `This command needs ${flag}.`,
  badDepth: (most: number): string => `--depth must be a whole number from 1 to ${most}.`,
  noFile: 'Name one file: replay FILE.',
  noImport: 'Name a file: import FILE [--variant NAME] [--without RULES].',
  noExport: 'Name one file: export FILE.',
  unreadable: (file: string): string => `The file ${file} cannot be read.`,
  notJson: 'This line is not valid JSON.',
  tooLong: (most: number): string => `This line is longer than ${most} bytes and was not read.`,
  notUtf8: 'This line is not valid UTF-8.',
  badShape: (where: string, why: string): string => `“${shortened(where)}” is not valid: ${shortened(why, MOST_WHY)}.`,
  unknownField: 'there is no such field',
  wholeNumber: (least: number, most: number): string => `it must be a whole number from ${least} to ${most}`,
  notAnObject: 'it must be an object',
  unknownVariant: (id: string, known: string): string =>
    `There is no variant “${shortened(id)}”. Known variants: ${known}.`,
  gameOrVariant: 'Give either “variant”, an id, or “game”, the text of a .fairygame file.',
  over: (n: number): string => `The game is over before action ${n}.`,
  overAlready: 'The game is over in this position, so there is nothing to choose.',
  noLimit: 'Say how much to think: give “level” (its id), “nodes”, or “depth”.',
  twoLimits: 'A “level” brings its own limits; leave out “nodes”, “depth” and “lines”, or leave out “level”.',
  unknownLevel: (id: string, known: string): string => `There is no level “${shortened(id)}”. Known levels: ${known}.`,
  illegal: (n: number, why: string): string => `Action ${n} cannot be played: ${why}`,
} as const;
