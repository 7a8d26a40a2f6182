/**
 * Tests of thousands of random games or inputs do a part of them in a usual run: enough to show everything they look for
 * several times. `npm test -- --all` does the whole.
 */
export const isWholeRun = Boolean(process.env.FAIRYTABLE_ALL_TESTS);
export const usually = (part: number, whole: number): number => (isWholeRun ? whole : part);
