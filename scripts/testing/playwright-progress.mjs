/** Tells the process that started Playwright which test begins and how each one ended. */

/** @param {import('./tally.mjs').Progress} told */
const tell = (told) => process.send?.(told);

export default class PlaywrightProgress {
  /** @type {import('@playwright/test/reporter').Suite | null} */
  #all = null;
  /** @type {Set<string>} */
  #ended = new Set();

  /** @param {import('@playwright/test/reporter').FullConfig} _ @param {import('@playwright/test/reporter').Suite} all */
  onBegin(_, all) {
    this.#all = all;
  }
  /** @param {import('@playwright/test/reporter').TestCase} test */
  onTestBegin(test) {
    tell({ event: 'begin', test: nameOf(test) });
  }
  /** @param {import('@playwright/test/reporter').TestCase} test */
  onTestEnd(test) {
    this.#ended.add(test.id);
    const how = { expected: 'passed', skipped: 'skipped', unexpected: 'failed', flaky: 'failed' }[test.outcome()];
    tell({
      event: 'end',
      test: nameOf(test),
      how: /** @type {'passed'} */ (how),
      reason: reasonOf(test),
      errors: errorsOf(test),
    });
  }
  onEnd() {
    for (const test of this.#all?.allTests() ?? [])
      if (!this.#ended.has(test.id)) tell({ event: 'end', test: nameOf(test), how: 'skipped', reason: reasonOf(test) });
  }
}

/** @param {import('@playwright/test/reporter').TestCase} test */
const nameOf = (test) => test.titlePath().filter(Boolean).join(' > ');

/** @param {import('@playwright/test/reporter').TestCase} test */
function reasonOf(test) {
  const why = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
  return `end to end, ${test.parent.project()?.name}: ${why ?? 'not run, because a test before it failed'}`;
}

/** Each followed by the lines of the spec around it. @param {import('@playwright/test/reporter').TestCase} test */
const errorsOf = (test) =>
  (test.results.at(-1)?.errors ?? []).flatMap(({ message = '', snippet = '' }) => [message, snippet]);
