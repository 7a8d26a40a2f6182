/** How a game ended, and why something may not be done. */
import * as v from 'valibot';
import { Side } from './side.ts';

export const Outcome = v.object({
  /** null: nobody */
  winner: v.nullable(Side),
  /** a code; the rules' own, or `resignation`, `agreement`, `time` */
  reason: v.string(),
  says: v.string(),
});
export type Outcome = Readonly<v.InferOutput<typeof Outcome>>;

/** One sentence, and the id of the ruling behind it; null: there is none. */
export const Reason = v.object({ says: v.string(), ruling: v.nullable(v.string()) });
export type Reason = Readonly<v.InferOutput<typeof Reason>>;
