/** Prints what the start screen's pictures of the boards show, for scripts/boards.mjs, which takes them. */
import { boardLooks } from './board-looks.ts';

console.log(JSON.stringify(await boardLooks(), null, 2));
