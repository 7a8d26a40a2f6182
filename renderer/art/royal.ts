/** What marks a royal figure: a ring in its side's light round the foot. */
import { lathe, type MaterialSlot, type Part } from './kit.ts';
import { trim } from './skin.ts';

/** `r`: of the foot that it runs round. */
export const royalRing = (r: number): Part[] => footRing(r, 2);
/** The same in another slot. */
export const footRing = (r: number, slot: MaterialSlot): Part[] =>
  trim(
    lathe(
      [
        [r - 0.004, 0.004],
        [r + 0.033, 0.03],
        [r - 0.006, 0.088],
      ],
      slot,
      18,
    ),
  );
