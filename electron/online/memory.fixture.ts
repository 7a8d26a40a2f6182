/** What a process keeps: memory that was only used once is taken away before it is counted. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** in bytes */
export function memoryKept(): number {
  collect();
  return process.memoryUsage().heapUsed;
}
