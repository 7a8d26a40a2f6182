/**
 * The time of day that goes into files, in milliseconds since 1970. A computer whose clock has lost its battery may stand
 * before that, and a file with such a time in it would count as damaged.
 */
export const now = (): number => Math.max(0, Date.now());

/** The local date (not UTC), in a form that sorts by name. */
export function dayOf(time: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
