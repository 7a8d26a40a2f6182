/** Drawing on the table: the pens, and limits of what is drawn. */
import * as v from 'valibot';

export const PENS = ['yellow', 'blue', 'violet', 'red'] as const;
export const Pen = v.picklist(PENS);
export type Pen = v.InferOutput<typeof Pen>;
/** of one stroke */
export const MOST_POINTS = 60;
/** on the table at the same time */
export const MOST_STROKES = 200;
/** how far beside the middle of the outermost cells a stroke may go, in hundredths of a cell */
export const BESIDE = 100;
