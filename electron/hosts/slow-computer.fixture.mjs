/**
 * Loaded into a host before anything else (`--import`): its computer goes on thinking until it is stopped or told to move,
 * however fast the machine is. What it has found is held back until then.
 */
import { createRequire, syncBuiltinESMExports } from 'node:module';

const threads = createRequire(import.meta.url)('node:worker_threads');

class SlowWorker extends threads.Worker {
  #stopped;

  constructor(program, settings) {
    super(program, settings);
    this.#stopped = settings.workerData.stopped;
  }
  emit(event, ...what) {
    const [message] = what;
    const isEarly = event === 'message' && 'done' in message && Atomics.load(this.#stopped, 0) < message.done;
    if (!isEarly) return super.emit(event, ...what);
    setTimeout(() => this.emit(event, ...what), 20);
    return true;
  }
}
threads.Worker = SlowWorker;
syncBuiltinESMExports();
