/** How tests ask the command line, and look for an action in what it answers. */
import { readFileSync } from 'node:fs';
import type { JsonAnswer } from '../exchange/answers.ts';
import { jobOf } from './commands.ts';

/** An answer whose fields are what a test takes them for. */
export type Loose = { readonly [field: string]: Loose } & readonly Loose[] & string;

export const noFiles = (): null => null;
const loose = (answer: JsonAnswer): Loose => JSON.parse(JSON.stringify(answer));

/** The answers of a command that reads no lines; throws where it is another. */
export function answeredAtOnce(...args: string[]): Loose[] {
  const job = jobOf(args, (file) => readFileSync(file, 'utf8'));
  if (!job.ok || job.value.is !== 'at-once') throw new Error(`${args.join(' ')} does not answer at once`);
  return [...job.value.answers()].map(loose);
}
/** A command that reads lines; throws where it is another. */
export function lineByLine(...[args, readFile, now]: Parameters<typeof jobOf>) {
  const job = jobOf(args, readFile, now);
  if (!job.ok || job.value.is !== 'line-by-line') throw new Error(`${args.join(' ')} does not read lines`);
  return job.value;
}
/** Its answers to these lines. */
export function askEngine(args: string[], ...lines: (string | object)[]): Loose[] {
  const { answer } = lineByLine(args, noFiles);
  return lines.map((line) => loose(answer(typeof line === 'string' ? line : JSON.stringify(line))));
}

export function actionIn(answer: Loose, text: string): Loose {
  const found = answer.actions?.find((action) => action.text === text);
  if (!found) {
    throw new Error(`${text} is not among ${answer.actions?.map((a) => a.text).join(' ') ?? JSON.stringify(answer)}`);
  }
  return found;
}
export const textsAnswered = (answer: Loose, cell: string): string[] =>
  answer.actions.filter((action) => action.from === cell).map((action) => String(action.text));
