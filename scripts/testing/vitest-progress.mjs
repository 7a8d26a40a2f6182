/**
 * Tells the process that started Vitest which test begins and how each one ended. A file counts as running too: a test
 * that never returns to the event loop may not have been announced.
 */

/** @param {import('./tally.mjs').Progress} told */
const tell = (told) => process.send?.(told);

export default class VitestProgress {
  /** @param {import('vitest/node').TestModule} module */
  onTestModuleStart({ relativeModuleId }) {
    tell({ event: 'begin', test: relativeModuleId });
  }
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseReady(test) {
    tell({ event: 'begin', test: nameOf(test) });
  }
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    if (state === 'pending') return;
    const told = errors.map(({ message, stacks }) => `${message}\n${placeOf(stacks?.[0])}`);
    tell({ event: 'end', test: nameOf(test), how: state, reason: `unit: ${test.fullName}`, errors: told });
  }
  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd({ relativeModuleId }) {
    tell({ event: 'closed', test: relativeModuleId });
  }
}

/** @param {import('vitest/node').TestCase} test */
const nameOf = (test) => `${test.module.relativeModuleId} > ${test.fullName}`;

/** @param {{ readonly file: string, readonly line: number } | undefined} frame */
const placeOf = (frame) => (frame ? `at ${frame.file}:${frame.line}` : '');
