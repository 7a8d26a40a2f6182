/**
 * The time of day that goes into files, in milliseconds since 1970. A computer whose clock has lost its battery may stand
 * before that, and a file with such a time in it would count as damaged.
 */
export const now = (): number => Math.max(0, Date.now());
