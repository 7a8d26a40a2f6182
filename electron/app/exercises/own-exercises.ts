/** What problems and lessons of people's own games have in common: their ids, and the games that have some. */
import { createHash } from 'node:crypto';
import type { AppSession } from '../app-session.ts';

/** hexadecimal digits of the hash of an exercise in its id */
const DIGITS = 12;

/** How the ids of the exercises of a game begin. They have no colon: addresses of tables have. */
export const prefixOf = (variant: string): string => variant.replaceAll(':', '-');
/** `content`: all that makes it another exercise. */
export const ownId = (variant: string, content: unknown): string =>
  `${prefixOf(variant)}-${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, DIGITS)}`;

/** Games in people's own folder that have problems or lessons are in use from now on. */
export const admitOwn = ({ games, host }: AppSession): Promise<void> =>
  games.admitWithExercises().catch((error: unknown) => host.log(`own exercises: ${String(error)}`));
