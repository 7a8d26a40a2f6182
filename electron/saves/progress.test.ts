/** The file of solved problems: damaged, of a newer version, on a full disk. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { realDisk } from './disk/disk.ts';
import { FaultyDisk, temporaryFolder } from './disk/faulty-disk.fixture.ts';
import { ExerciseProgress } from './progress.ts';

const fileIn = (home: string): string => path.join(home, 'progress.json');

test('what was tried and solved is there again', async () => {
  const home = temporaryFolder();
  const { progress } = await ExerciseProgress.open(realDisk, home);
  await progress.missed('a');
  await progress.missed('b');
  await progress.solved('b', true, null);
  await progress.solved('c', true, '2026-11-23');
  await progress.solved('c', false, null);
  const again = (await ExerciseProgress.open(realDisk, home)).progress;
  expect(['a', 'b', 'c', 'd', 'constructor'].map((id) => again.of(id))).toEqual([
    'missed',
    'later',
    'first',
    null,
    null,
  ]);
  expect(again.streak('2026-11-24')).toEqual({ days: 1, longest: 1 });
  expect(again.streak('2026-11-25')).toEqual({ days: 0, longest: 1 });
});
test('a step that was skipped stays to be done, and those done after it count as soon as it is', async () => {
  const home = temporaryFolder();
  const { progress } = await ExerciseProgress.open(realDisk, home);
  for (const step of [0, 2, 3, 2]) await progress.stepDone('king', step);
  expect(progress.stepsDone('king')).toBe(1);
  const again = (await ExerciseProgress.open(realDisk, home)).progress;
  await again.stepDone('king', 1);
  expect(again.stepsDone('king')).toBe(4);
  expect(JSON.parse(fs.readFileSync(fileIn(home), 'utf8'))).toMatchObject({
    ...{ lessons: { king: 4 }, ahead: {} },
  });
});
test('a row of days goes over the end of a month, and a clock that is set back does not break it', async () => {
  const { progress } = await ExerciseProgress.open(realDisk, temporaryFolder());
  for (const day of ['2027-02-27', '2027-02-28', '2027-03-01', '2027-02-20']) await progress.solved(day, true, day);
  expect(progress.streak('2027-03-01')).toEqual({ days: 3, longest: 3 });
});
test.each([
  '',
  '{"version":1',
  '[]',
  '{"version":1,"problems":{"a":"won"},"daily":{"last":null,"days":0,"longest":0}}',
  '{"version":1,"problems":{},"daily":{"last":"yesterday","days":0,"longest":0}}',
  '{"version":1,"problems":{},"daily":{"last":null,"days":-4,"longest":0}}',
])('of a damaged file a copy is kept, and a notice says so: %s', async (text) => {
  const home = temporaryFolder();
  fs.writeFileSync(fileIn(home), text);
  const { progress, problem } = await ExerciseProgress.open(realDisk, home);
  expect(problem?.code).toBe('progress-lost');
  expect(fs.readFileSync(`${fileIn(home)}.damaged`, 'utf8')).toBe(text);
  await progress.solved('a', true, null);
  expect((await ExerciseProgress.open(realDisk, home)).progress.of('a')).toBe('first');
});
test('the file of a newer version is left as it is', async () => {
  const home = temporaryFolder();
  fs.writeFileSync(fileIn(home), '{"version":2,"more":true}');
  const { progress, problem } = await ExerciseProgress.open(realDisk, home);
  expect(problem?.code).toBe('progress-too-new');
  expect(await progress.solved('a', true, null)).toBeNull();
  expect(fs.readFileSync(fileIn(home), 'utf8')).toBe('{"version":2,"more":true}');
});
test('on a disk that cannot be written it counts until the app quits', async () => {
  const faulty = new FaultyDisk();
  const { progress } = await ExerciseProgress.open(faulty.disk, temporaryFolder());
  faulty.fault = () => 'EROFS';
  expect((await progress.solved('a', true, null))?.code).toBe('progress-not-saved');
  expect(progress.of('a')).toBe('first');
});
