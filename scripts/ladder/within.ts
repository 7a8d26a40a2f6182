/** Stops a search after so much of this thread's own time: a busy machine does not make it weaker. */
import { worked } from '../bench/processor-time.ts';

export const within = (milliseconds: number) => (): (() => boolean) => {
  const until = worked() + milliseconds;
  return () => worked() >= until;
};
