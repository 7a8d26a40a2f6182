/** The examples of the documentation page, run one by one; `...` in an answer stands for anything. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonAnswer } from '../exchange/answers.ts';
import { type CommandJob, errorAnswer, jobOf } from './commands.ts';
import { startTalk } from './talk.fixture.ts';

const page = readFileSync(new URL('README.md', import.meta.url), 'utf8');
const root = new URL('../../', import.meta.url);
const readFile = (file: string): string | null => {
  try {
    return readFileSync(new URL(file, root), 'utf8');
  } catch {
    return null; // the answer of `replay` is in the page
  }
};
interface Example {
  readonly command: string;
  readonly input: string[];
  readonly output: string[];
}
const examples: Example[] = [];
for (const [, block] of page.matchAll(/```console\n(.*?)```/gs)) {
  for (const line of block.trim().split('\n')) {
    const [mark, rest] = [line[0], line.slice(2)];
    if (mark === '$') examples.push({ command: rest.replace('npm run -s engine -- ', ''), input: [], output: [] });
    else if (mark === '<') examples.at(-1)?.input.push(rest);
    else if (mark === '>') examples.at(-1)?.output.push(rest);
    else throw new Error(`not an example: ${line}`);
  }
}
const answersTo = (line: string, job: CommandJob): JsonAnswer[] => {
  if (job.is !== 'line-by-line') throw new Error('it reads no lines');
  const told: JsonAnswer[] = [];
  const last = job.answer(line, (answer) => told.push(answer));
  return [...told, last];
};
/** What the program would print. */
function run({ command, input }: Example): string[] {
  const job = jobOf(command.split(' '), readFile);
  if (job.ok && job.value.is === 'conversation') {
    const { talk: uci, said } = startTalk(job.value.begin);
    for (const line of input) uci.hear(line);
    return said;
  }
  const answers: JsonAnswer[] = !job.ok
    ? [errorAnswer(job.error)]
    : job.value.is === 'at-once'
      ? [...job.value.answers()]
      : input.flatMap((line) => answersTo(line, job.value));
  return answers.map((answer) => JSON.stringify(answer));
}
const pattern = (answer: string): RegExp =>
  new RegExp(
    `^${answer
      .split('...')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
    's',
  );

describe('the documentation of the command line', () => {
  it('has examples', () => {
    expect(examples.length).toBeGreaterThanOrEqual(6);
  });

  it.each(examples)('$command answers as written', (example) => {
    const printed = run(example);
    expect(printed).toHaveLength(example.output.length);
    for (const [i, answer] of example.output.entries()) expect(printed[i]).toMatch(pattern(answer));
  });

  it('names every command', () => {
    for (const command of ['variants', 'legal', 'play', 'think', 'uci', 'xboard', 'perft', 'replay'])
      expect(page).toContain(`## ${command}`);
  });
});
