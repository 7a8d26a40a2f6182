import { levels as searchLevels } from '../search/levels.ts';
import type { Level } from './shapes.ts';

/** The levels of the computer, the weakest first. */
export const levels: readonly Level[] = searchLevels.map(({ id, name }) => ({ id, name }));
