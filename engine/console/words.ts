/** The messages of the command line itself; refusals of the engine and of saves have their own. */
export const words = {
  usage:
    'Use one of: variants, legal [--after], play, perft --variant V --depth N [--divide], replay FILE. See engine/console/README.md.',
  unknownCommand: (command: string): string => `Unknown command “${command}”.`,
  unknownFlag: (flag: string): string => `Unknown option “${flag}”.`,
  missingFlag: (flag: string): string => `This command needs ${flag}.`,
  badDepth: (most: number): string => `--depth must be a whole number from 1 to ${most}.`,
  noFile: 'Name one file: replay FILE.',
  unreadable: (file: string): string => `The file ${file} cannot be read.`,
  notJson: 'This line is not valid JSON.',
  tooLong: (most: number): string => `This line is longer than ${most} bytes and was not read.`,
  notUtf8: 'This line is not valid UTF-8.',
  badShape: (where: string, why: string): string => `“${where}” is not valid: ${why}.`,
  unknownField: 'there is no such field',
  notAnObject: 'it must be an object',
  unknownVariant: (id: string, known: string): string => `There is no variant “${id}”. Known variants: ${known}.`,
  over: (n: number): string => `The game is over before action ${n}.`,
  illegal: (n: number, why: string): string => `Action ${n} cannot be played: ${why}`,
} as const;
