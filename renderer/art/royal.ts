/** What marks a royal figure: a ring in its side's light round the foot. */
import { lathe, type Part } from './kit.ts';
import { trim } from './skin.ts';

/** `r`: of the foot that it runs round. */
export const royalRing = (r: number): Part[] =>
  trim(
    lathe(
      [
        [r - 0.004, 0.008],
        [r + 0.032, 0.02],
        [r - 0.004, 0.062],
      ],
      2,
      18,
    ),
  );
