/** The two sides, by index. */
import * as v from 'valibot';

export const Side = v.picklist([0, 1]);
export type Side = v.InferOutput<typeof Side>;
