/**
 * A newcomer's path through a course, by mouse in one lesson and by keys in the next, to "You are ready to play"; with wrong
 * answers of every kind on the way. All lessons of all games are gone through with `npm test -- --all`; usually the first, the
 * last and one in the middle of two games, the others being done already.
 */
import fs from 'node:fs';
import path from 'node:path';
import { type Cell, OFF } from '../../../engine/core/ids.ts';
import type { Position } from '../../../engine/core/position.ts';
import { attemptAt, type LessonTask } from '../../../engine/lessons/attempt.ts';
import { courses } from '../../../engine/lessons/courses.ts';
import { judgeLesson } from '../../../engine/lessons/judge.ts';
import { type Lesson, type LessonCourse, stepsUnder } from '../../../engine/lessons/lesson.ts';
import { TranspositionTable } from '../../../engine/search/table.ts';
import { isWholeRun } from '../../../engine/testing/usual.ts';
import { variantNamed } from '../../../engine/variants/registry.ts';
import { uiText } from '../../../renderer/text/index.ts';
import { act, type Device, press } from '../../harness/actions.ts';
import { expect, type FlatPlayer, test } from '../../harness/flatPlayer.ts';

const table = new TranspositionTable(12);

const titleOf = (variant: string): string => variantNamed(variant)?.words.title ?? '';
const stepsOf = (lesson: Lesson): readonly LessonTask[] => {
  const variant = variantNamed(lesson.variant);
  const options = Object.fromEntries((variant?.options ?? []).map(({ id, values }) => [id, values[0].id]));
  return stepsUnder(lesson, options).map((step) => ({ variant: lesson.variant, options, step }));
};
/** The lessons that are gone through. */
const wayThrough = ({ lessons }: LessonCourse): readonly Lesson[] =>
  isWholeRun ? lessons : lessons.filter((_, i) => [0, lessons.length >> 1, lessons.length - 1].includes(i));

async function doStep(player: FlatPlayer, device: Device, task: LessonTask): Promise<void> {
  const played: string[] = [];
  for (const text of task.step.solution) {
    const moment = attemptAt(task, played);
    const verdict = judgeLesson({ ...task, played, tried: text }, { table });
    if (!moment.ok || !verdict.ok || verdict.value === null) throw new Error(`${text} cannot be played`);
    await player.change(() => act(player, device, moment.value.position, text));
    // until it is judged no piece can be picked up
    await expect(player.step).not.toContainText(uiText.exercise.step.judging);
    played.push(text, ...(verdict.value.is === 'on' ? verdict.value.reply.map((one) => one.text) : []));
  }
}

/** Every action that the step calls wrong: what the learner is told, and back to the start of the step. */
async function doWrong(player: FlatPlayer, device: Device, task: LessonTask): Promise<void> {
  const begun = attemptAt(task, []);
  if (!begun.ok) throw new Error(begun.error.message);
  const { position } = begun.value;
  for (const { try: text, because, illegal = false } of task.step.refutations ?? []) {
    if (illegal) {
      const squares = squaresIn(text);
      if (!squares || leadsElsewhere(position, squares)) continue;
      await press(player, device, squares[0]);
      await player.rest();
      // a piece that cannot move at all is not lifted
      if ((await player.state).mode === 'lifted') await press(player, device, squares[1]);
      await expect(player.step, text).toContainText(because);
      await player.press('Escape', 'Escape');
      await player.mode('idle');
    } else {
      await player.change(() => act(player, device, position, text));
      await expect(player.step, text).toContainText(because);
      await player.change(() =>
        device === 'mouse' ? player.page.getByTestId('again').click() : player.press('Alt+g'),
      );
    }
    await expect(player.step).toContainText(task.step.goal);
  }
}
/** Do these two squares mean something else: a piece that is captured on the way, or another piece to lift? */
const leadsElsewhere = (position: Position, [from, to]: readonly [string, string]): boolean => {
  const name = (cell: Cell | null): string =>
    cell === null || cell === OFF ? '' : position.variant.topology.name(cell);
  const isOwn = position.pieces().some(({ at, side }) => side === position.turn && name(at) === to);
  return (
    isOwn || position.actions().some((a) => name(a.from) === from && a.targets.some(({ cell }) => name(cell) === to))
  );
};
/** Null for an end of the turn, a drop or a lift: there are no two squares to try. */
const squaresIn = (text: string): readonly [string, string] | null => {
  const [, from = '', to = ''] = /^\+?[A-Z]+([a-z]\d+)(?:-|x|\*|<>|\^)([a-z]\d+)$/.exec(text) ?? [];
  return from === '' ? null : [from, to];
};

/** one whose turns are one action, and one whose turns are several; `--all` goes through all four */
const usualCourses = ['acid', 'chesimals'];

for (const course of courses.filter(({ variant }) => isWholeRun || usualCourses.includes(variant))) {
  const title = titleOf(course.variant);
  const lessons = wayThrough(course);

  test.describe(title, () => {
    test.use({
      home: async ({ home }, use) => {
        const done = course.lessons.filter((lesson) => !lessons.includes(lesson));
        const progress = {
          ...{ version: 1, problems: {}, daily: { last: null, days: 0, longest: 0 } },
          lessons: Object.fromEntries(done.map((lesson) => [lesson.id, stepsOf(lesson).length])),
        };
        fs.writeFileSync(path.join(home, 'progress.json'), JSON.stringify(progress));
        await use(home);
      },
    });

    test(`from the first lesson to “You are ready to play ${title}”`, async ({ flat: player, page }) => {
      await page.getByTestId('door-learn').click();
      await page.locator(`[data-game="${course.variant}"]`).click();
      for (const [n, lesson] of lessons.entries()) {
        const device = n % 2 === 0 ? 'mouse' : 'keys';
        await test.step(`${lesson.id} by ${device}`, async () => {
          await page.getByTestId('go-on').press('Enter');
          await player.atTable();
          const steps = stepsOf(lesson);
          for (const [i, task] of steps.entries()) {
            await expect(page.getByTestId('exercise')).toContainText(`Step ${i + 1} of ${steps.length}`);
            await doWrong(player, device, task);
            await doStep(player, device, task);
            const isLast = i === steps.length - 1;
            const isEnd = isLast && lesson === lessons.at(-1);
            const says = isEnd
              ? `You are ready to play ${title}.`
              : isLast
                ? lesson.closing
                : `Done. ${i + 1} of ${steps.length}.`;
            await expect(player.step).toContainText(says);
            if (isLast) continue;
            await (device === 'mouse' ? page.getByTestId('next-problem').click() : player.press('Alt+k'));
            await player.atTable();
          }
          if (lesson !== lessons.at(-1)) await page.getByTestId('leave-exercise').click();
        });
      }
      expect(await player.heard()).toEqual(expect.arrayContaining([expect.stringContaining('You are ready to play')]));
      await page.getByTestId('first-game').click();
      await player.atTable();
      await expect(page.getByTestId('exercise')).toHaveCount(0);
    });
  });
}
