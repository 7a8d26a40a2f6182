/** What the screen says about sound. */
export const soundText = {
  on: 'Sound on',
  off: 'Sound off',
} as const;
