/** The environment of an application that runs as a process of its own in a test. */
import fs from 'node:fs';
import type { Answer } from '../contract/result.ts';
import type { View } from '../contract/view.ts';
import type { Host } from './host.ts';

const nothing = (): void => {};

/** A page that only hears what it is told. */
export const hostOfProcess = (send: Host['send']): Host => ({
  ...{ kind: 'browser', version: '0.0.0', native: false, sandboxed: null, languages: [], send },
  updater: { unable: 'browser' },
  ...{ log: nothing, drawn: nothing, quit: nothing, possible: nothing, appearance: nothing, matchOpened: nothing },
  showFolder: () => false,
  showLog: () => false,
  report: async () => ({ text: '', copied: false }),
  fullScreen: () => false,
  canNotify: () => false,
  drawAttention: () => false,
  follow: () => false,
  chooseFile: () => Promise.resolve(null),
  choosePlace: () => Promise.resolve(null),
});

/** The value, or the process ends with the refusal. */
export async function got<T>(answer: Answer<T> | Promise<Answer<T>>): Promise<T> {
  const given = await answer;
  if (!given.ok) throw new Error(`${given.error.code}: ${given.error.message}`);
  return given.value;
}
export const at = ({ match, revision }: View) => ({ match, revision });

/** Milliseconds, by a monotonic clock that all processes of a machine share. */
export const momentNow = (): number => Number(process.hrtime.bigint()) / 1e6;

/** At once, so that a kill loses nothing that was said. */
export const sayLine = (said: unknown): void => void fs.writeSync(1, `${JSON.stringify(said)}\n`);

export function runProcess(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  });
}
