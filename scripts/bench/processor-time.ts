/** Time that does not pass while other programs have the processor. */
import fs from 'node:fs';

/** Milliseconds that this thread has had of a processor; wall time where the system does not tell. */
export function worked(): number {
  try {
    return Number(fs.readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}
