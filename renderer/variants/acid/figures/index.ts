/** The eleven figures of acid by kind id. A kind without a figure cannot be put on the table. */
import type { BufferGeometry } from 'three';
import { angel } from './angel.ts';
import { charonite } from './charonite.ts';
import { diskette } from './diskette.ts';
import { ghost } from './ghost.ts';
import { holepunch } from './holepunch.ts';
import { king } from './king.ts';
import { mass } from './mass.ts';
import { rainbow } from './rainbow.ts';
import { sweeper } from './sweeper.ts';
import { voyager } from './voyager.ts';
import { worm } from './worm.ts';

export const figures: Readonly<Record<string, () => BufferGeometry>> = {
  king,
  angel,
  voyager,
  holepunch,
  rainbow,
  ghost,
  sweeper,
  diskette,
  mass,
  worm,
  charonite,
};
