/** The eleven figures of acid by kind id. A kind without a figure cannot be put on the table. */
import type { BufferGeometry } from 'three';
import { angelFigure } from './angel.ts';
import { charoniteFigure } from './charonite.ts';
import { disketteFigure } from './diskette.ts';
import { ghostFigure } from './ghost.ts';
import { holepunchFigure } from './holepunch.ts';
import { kingFigure } from './king.ts';
import { massFigure } from './mass.ts';
import { rainbowFigure } from './rainbow.ts';
import { sweeperFigure } from './sweeper.ts';
import { voyagerFigure } from './voyager.ts';
import { wormFigure } from './worm.ts';

export const figures: Readonly<Record<string, () => BufferGeometry>> = {
  king: kingFigure,
  angel: angelFigure,
  voyager: voyagerFigure,
  holepunch: holepunchFigure,
  rainbow: rainbowFigure,
  ghost: ghostFigure,
  sweeper: sweeperFigure,
  diskette: disketteFigure,
  mass: massFigure,
  worm: wormFigure,
  charonite: charoniteFigure,
};
