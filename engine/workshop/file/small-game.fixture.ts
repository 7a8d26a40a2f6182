/** A small game for tests of the reader: what a test replaces in it is one line. */
export const smallGame = `fairygame 1

[game]
title = Small
board = 4 x 4

[zones]
far = own rank 4

[piece King]
letter = K
royal = yes
moves = K

[piece Pawn]
letter = P
moves = mfWcfF
promotes = at far, must: King

[array]
k . . p
. . . .
. . . .
P . . K

[rules]
repetition = 3
`;
/** The text with one line replaced; several where the new one has line breaks. */
export const withLine = (line: string, other: string): string => {
  if (!smallGame.split('\n').includes(line)) throw new Error(`no line “${line}”`);
  return smallGame.replace(line, other);
};
