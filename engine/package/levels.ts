import { boundedLevels } from '../search/levels.ts';
import type { Level } from './shapes.ts';

/** The levels of the computer that end a thought by themselves, the weakest first. Without a level it plays as strongly as it can. */
export const levels: readonly Level[] = boundedLevels.map(({ id, name }) => ({ id, name }));
