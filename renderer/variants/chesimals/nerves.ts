/**
 * The nerves of a creature, from socket to socket between units that touch: thick at the end of the brain, so that the
 * way from it is seen, and knotted on the way.
 */
import type { TieArt } from '../../art/variant-art.ts';
import { SOCKET_HEIGHT, SOCKET_REACH } from './figures/plate.ts';

export const ties: TieArt = {
  reach: SOCKET_REACH,
  height: SOCKET_HEIGHT,
  radius: (along) => 0.052 - 0.02 * along + 0.012 * Math.sin(along * Math.PI * 3) ** 2,
};
