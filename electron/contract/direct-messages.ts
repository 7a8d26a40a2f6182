/** What players are told about tables on the network: codes that cannot be read, and tables that cannot be joined. */
export const codeMessages = {
  empty: 'Type or paste the code of the invitation.',
  letter: (letter: string): string => `A code has no “${letter}”. Check that letter, or copy the code again.`,
  tooShort: (has: number, needs: number): string =>
    `This code has ${has} letters and needs ${needs}. Its end is missing.`,
  tooLong: (has: number, needs: number): string => `This code has ${has} letters and needs only ${needs}.`,
  mistyped: 'A letter of this code is wrong. Compare it with the original, group by group.',
  newer: 'This code was made by a newer version of Fairytable. Install that version to join.',
} as const;

export const joinMessages = {
  nobodyThere: (addresses: readonly string[]): string =>
    `Nobody answers at ${addresses.join(' or ')}. Is the other table open, and are you on the same network?`,
  anotherTable: 'Another program answers at this address, not the table of this code. Nothing was sent.',
  codeUsed: 'This code is no longer good. Ask for a new one.',
  full: 'This table is full.',
} as const;
