/** Matches of Chesimals in which everything that a save has to store is in play from the first action on. */
import type { StartPosition } from '../core/vocabulary.ts';

export const units = (side: string, line: string) =>
  line.split(' ').map((token) => {
    const [, letter, sign, at] = token.match(/^(.)(.)@(.+)$/) ?? [];
    return { kind: KINDS[letter], side, at, colour: COLOURS[sign] };
  });
const KINDS: Readonly<Record<string, string>> = {
  ...{ C: 'chief', N: 'knight', W: 'warmachine', E: 'elephant', G: 'guard' },
};
const COLOURS: Readonly<Record<string, string>> = {
  ...{ y: 'yellow', w: 'white', s: 'grey', o: 'orange', g: 'green', b: 'blue', r: 'red', p: 'purple' },
};

/** Adjacent chains in the middle of a turn: two units have moved, a grey one is cut off, green has lost its Chief. */
export const melee: StartPosition = {
  turn: 'white',
  pieces: [
    ...units('white', 'Cw@e5 Nw@d6 Gw@f6').map((unit, i) => (i < 2 ? { ...unit, moved: true } : unit)),
    ...units('white', 'Gw@e4 Gw@g7 Nw@f4 Cs@h5 Gs@h6 Gs@i8 Ns@g4 Cy@b3 Ey@c4 Gy@b4 Co@k4 Wo@k5 Go@j6'),
    ...units('black', 'Cb@e9 Nb@d8 Gb@f8 Gb@e7 Gb@g9 Cr@h10 Gr@h9 Nr@i9 Gr@g10 Gg@b9 Wg@c9 Cp@k10 Ep@j9 Gp@k9'),
  ],
  quiet: 3,
};
/** Few units, so that thousands of replays take seconds. */
export const little: StartPosition = {
  turn: 'white',
  pieces: [
    ...units('white', 'Cw@e5').map((unit) => ({ ...unit, moved: true })),
    ...units('white', 'Gw@e6 Nw@d5 Gw@b2 Cs@h5 Gs@h6'),
    ...units('black', 'Cb@e9 Gb@e8 Nb@f8 Cr@h9 Gr@g8 Gg@b9'),
  ],
  captured: true,
};
