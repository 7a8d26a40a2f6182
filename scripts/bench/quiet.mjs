/**
 * Is this machine idle enough for meaningful timings? Two measures: the recent load of the processors, and how much
 * longer a fixed piece of work takes than at its best.
 */
import os from 'node:os';

/** Anything below this is our own load and the system's. */
const mostLoad = 0.5;
const mostJitter = 0.2;

/** Always the same work, some milliseconds long. @returns {number} how long it took */
function work() {
  const since = performance.now();
  let state = 1;
  for (let i = 0; i < 2_000_000; i++) state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  if (state === 0) throw new Error('The generator has no such state.');
  return performance.now() - since;
}

/** @param {readonly number[]} times @returns {number} by what share the ninth of ten is longer than the shortest */
export function jitterOf(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const [best = 1] = sorted;
  return (sorted[Math.floor(sorted.length * 0.9)] ?? best) / best - 1;
}

/**
 * @typedef {object} Signs
 * @property {number} load programs that wanted a processor in the last minute, for each processor there is; 0 where the
 *   system does not tell
 * @property {number} jitter
 */
/** @returns {Signs} */
export function signsNow() {
  for (let i = 0; i < 10; i++) work();
  const jitter = jitterOf(Array.from({ length: 40 }, work));
  return { load: (os.loadavg()[0] ?? 0) / os.availableParallelism(), jitter };
}

const percent = (/** @type {number} */ share) => `${Math.round(share * 100)} %`;

/** @param {string} when @param {Signs} signs @param {boolean} [ours] the load is the bench's own
 * @returns {string} a line for the table's foot, with a warning where times mean little */
export function saidOf(when, { load, jitter }, ours = false) {
  const busy = (!ours && load > mostLoad) || jitter > mostJitter;
  const told = `${when}: load ${percent(load)} of the processors, jitter ${percent(jitter)}`;
  return busy ? `WARNING, the machine is busy and times mean little. ${told}.` : `${told}.`;
}
