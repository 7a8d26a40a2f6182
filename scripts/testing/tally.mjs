/**
 * The results of a test runner so far: which tests have started and ended, and how. Collected while the runner runs, so
 * that passed tests count even if the runner is stopped or crashes.
 */
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} failures what failed, by name, and below it why, where that was told
 * @property {readonly string[]} reasons why something was skipped
 */

/** @type {Count} */
export const none = { passed: 0, failed: 0, skipped: 0, failures: [], reasons: [] };
/** A step that is not tests counts as one. @type {(good: boolean) => Count} */
export const one = (good) => (good ? { ...none, passed: 1 } : { ...none, failed: 1 });
/** @param {Count} a @param {Count} b @returns {Count} */
export const sum = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
  reasons: [...a.reasons, ...b.reasons],
});

/**
 * What the reporters send (vitest-progress.mjs, playwright-progress.mjs); `closed` ends a file, whose tests count by themselves.
 * @typedef {{ event: 'begin', test: string }
 *   | { event: 'closed', test: string }
 *   | { event: 'end', test: string, how: 'passed' | 'failed' | 'skipped', reason?: string, errors?: readonly string[] }} Progress
 */

/** of an error's text; what follows is a call log, or a difference that the runner has printed in full */
const MOST_LINES = 12;

/** The name of a failed test with its errors below it: the end of a long log has to say why. @param {Progress & { event: 'end' }} told */
function failureOf({ test, errors = [] }) {
  const lines = errors.flatMap((error) => stripVTControlCharacters(error).trim().split('\n').slice(0, MOST_LINES));
  return [test, ...lines.map((line) => `    ${line}`.trimEnd())].join('\n');
}

/** @param {Progress & { event: 'end' }} told @returns {Count} */
function endOf(told) {
  const { test, how, reason } = told;
  if (how === 'failed') return { ...none, failed: 1, failures: [failureOf(told)] };
  return how === 'skipped' ? { ...none, skipped: 1, reasons: [reason ?? test] } : { ...none, passed: 1 };
}

export class Tally {
  /** @type {Set<string>} */
  #running = new Set();
  #count = none;

  /** @param {Progress} told */
  hear(told) {
    if (told.event === 'begin') this.#running.add(told.test);
    else this.#running.delete(told.test);
    if (told.event === 'end') this.#count = sum(this.#count, endOf(told));
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
