/**
 * The results of a test runner so far: which tests have started and ended, and how. Collected while the runner runs, so
 * that passed tests count even if the runner is stopped or crashes.
 */

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} reasons why something was skipped
 */

/** @type {Count} */
export const none = { passed: 0, failed: 0, skipped: 0, reasons: [] };
/** @type {(good: boolean) => Count} */
export const one = (good) => ({ ...none, passed: good ? 1 : 0, failed: good ? 0 : 1 });
/** @param {Count} a @param {Count} b @returns {Count} */
export const sum = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  reasons: [...a.reasons, ...b.reasons],
});

/**
 * What the reporters send (vitest-progress.mjs, playwright-progress.mjs); `closed` ends a file, whose tests count by themselves.
 * @typedef {{ event: 'begin', test: string }
 *   | { event: 'closed', test: string }
 *   | { event: 'end', test: string, how: 'passed' | 'failed' | 'skipped', reason?: string }} Progress
 */

export class Tally {
  /** @type {Set<string>} */
  #running = new Set();
  #count = none;

  /** @param {Progress} told */
  hear(told) {
    if (told.event === 'begin') this.#running.add(told.test);
    else this.#running.delete(told.test);
    if (told.event === 'end') this.#add(told.how, told.reason ?? told.test);
  }

  /** @param {'passed' | 'failed' | 'skipped'} how @param {string} reason */
  #add(how, reason) {
    const { passed, failed, skipped, reasons } = this.#count;
    this.#count = {
      passed: passed + (how === 'passed' ? 1 : 0),
      failed: failed + (how === 'failed' ? 1 : 0),
      skipped: skipped + (how === 'skipped' ? 1 : 0),
      reasons: how === 'skipped' ? [...reasons, reason] : reasons,
    };
  }

  /** What has begun and not ended, the latest last. @returns {readonly string[]} */
  get running() {
    return [...this.#running];
  }

  /** A runner that failed without telling of a failed test (a file that does not load, a crash) counts as one.
   * @param {boolean} good did the runner end well? @returns {Count} */
  count(good) {
    return good || this.#count.failed > 0 ? this.#count : sum(this.#count, one(false));
  }
}
