/** Games with a person at another machine, whose turns come and go as text. */
import * as v from 'valibot';

/** in characters, of a pasted text or a file; a test holds it against the engine's */
export const LONGEST_TURN_TEXT = 400_000;

/**
 * What such a game waits for. `yours`: a turn made here; `send`: the text of what was done here goes to the other
 * machine; `theirs`: a text from there
 */
export const Awaited = v.picklist(['yours', 'send', 'theirs', 'over']);
export type Awaited = v.InferOutput<typeof Awaited>;

export const CorrespondenceView = v.object({
  /** the side that plays here */
  side: v.picklist([0, 1]),
  awaits: Awaited,
  /** does what is to be sent, or was sent, contain the invitation? */
  invites: v.boolean(),
  /** was everything sent that was done here, so that it can only be copied again? */
  sent: v.boolean(),
  /** the other side offers a draw, which may be accepted now; and the side here offered one with its last text */
  drawOffered: v.boolean(),
  offersDraw: v.boolean(),
});
export type CorrespondenceView = v.InferOutput<typeof CorrespondenceView>;
