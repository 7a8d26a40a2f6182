/** Practice with one piece, from its card by mouse and by its key, and from the rulebook; new tasks, and back. */
import { attemptAt, type LessonTask } from '../../../engine/lessons/attempt.ts';
import { practiceLesson } from '../../../engine/practice/practice.ts';
import { variantNamed } from '../../../engine/variants/registry.ts';
import { uiText } from '../../../renderer/text/index.ts';
import { act, type Device } from '../../harness/actions.ts';
import { expect, type FlatPlayer, test } from '../../harness/flatPlayer.ts';

const options = Object.fromEntries((variantNamed('acid')?.options ?? []).map(({ id, values }) => [id, values[0].id]));

/** The tasks on the table, by the number in what the page has asked for. */
function tasksOf(kind: string, number: number): readonly LessonTask[] {
  const lesson = practiceLesson({ variant: 'acid', kind, number }, options);
  if (!lesson) throw new Error(`there are no tasks for ${kind}`);
  return lesson.steps.map((step) => ({ variant: 'acid', options, step }));
}
async function doTask(player: FlatPlayer, device: Device, task: LessonTask): Promise<void> {
  const played: string[] = [];
  for (const text of task.step.solution) {
    const moment = attemptAt(task, played);
    if (!moment.ok) throw new Error(moment.error.message);
    await player.change(() => act(player, device, moment.value.position, text));
    // until it is judged no piece can be picked up
    await expect(player.step).not.toContainText(uiText.exercise.step.judging);
    played.push(text);
  }
}

test('from the card of a piece, task by task to the end, then new ones, which are there after a reload, and its rules', async ({
  flat: player,
  page,
}) => {
  // the tasks are drawn by lot: this is the lot
  await page.evaluate(() => {
    Math.random = () => 0.000_004;
  });
  await player.newGame();
  await player.lift('e1');
  await player.press('Escape');
  await page.getByTestId('practise').click();
  await expect(page.getByTestId('exercise')).toBeVisible();
  await player.atTable();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('King');
  const tasks = tasksOf('king', 4);
  for (const [i, task] of tasks.entries()) {
    await expect(page.getByTestId('exercise')).toContainText(`Step ${i + 1} of ${tasks.length}`);
    await expect(player.step).toContainText(task.step.goal);
    await doTask(player, i % 2 === 0 ? 'mouse' : 'keys', task);
    if (i === tasks.length - 1) break;
    await expect(player.step).toContainText(`Done. ${i + 1} of ${tasks.length}.`);
    await player.press('Alt+k');
    await player.atTable();
  }
  await expect(player.step).toContainText('Well done.');
  await page.getByTestId('more-practice').click();
  await expect(page.getByTestId('exercise')).toContainText('Step 1 of');
  await player.atTable();
  await expect(player.step).toContainText(tasksOf('king', 5)[0].step.goal);
  await page.reload();
  await player.atTable();
  await expect(player.step).toContainText(tasksOf('king', 5)[0].step.goal);
  await page.getByTestId('leave-exercise').click();
  await player.screen('rulebook');
  await expect(page.getByRole('heading', { name: 'King' }).first()).toBeInViewport();
});

test('by its key, with the piece under the cursor, and back to the game, which had no move yet', async ({
  flat: player,
  page,
}) => {
  await player.newGame();
  await player.cursorTo('e1');
  const game = await page.getByRole('heading', { level: 1 }).innerText();
  await player.press('Shift+F9');
  await expect(page.getByTestId('exercise')).toContainText('Step 1 of');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('King');
  await page.getByTestId('leave-exercise').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(game);
  await player.atTable();
  await player.play('e2', 'e3');

  await player.press('F9');
  await player.screen('rulebook');
  await page.locator('[data-practise=ghost]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ghost');
  await page.getByTestId('leave-exercise').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(game);
});
