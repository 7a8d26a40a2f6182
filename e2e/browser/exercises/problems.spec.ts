/** A problem and a step of a lesson by keys alone: missed, taken back, done; the progress is there after a reload. */
import fs from 'node:fs';
import type { ChessProblem } from '../../../engine/problems/chess-problem.ts';
import { positionOfProblem } from '../../../engine/problems/judge.ts';
import { expect, type Player, test } from '../../harness/player.ts';

test.use({ settings: { board: 'flat' } });

// Playwright cannot import a text
const shipped = fs.readFileSync(new URL('../../../engine/problems/shipped/acid.jsonl', import.meta.url), 'utf8');
const problems = shipped
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as ChessProblem);
/** the first win in two turns of acid, and its place in the list */
const at = problems.findIndex(({ goal }) => goal.is === 'win' && goal.turns === 2);
const problem = problems[at];
const [first, , last] = problem.solution;
/** The squares of an action of the solver: from where, and to where. */
const squaresOf = (text: string): readonly [string, string] => {
  const [from, to] = text.replace(/^[A-Z+]+/, '').split(/-|x|<>/);
  return [from, to];
};
const wrong = positionOfProblem(problem)
  .actions()
  .find(({ kind, text }) => kind === 'move' && text.startsWith('D'));

/** Plays an action by keys: to its square, Enter, to where it goes, Enter. */
async function playByKeys(player: Player, text: string): Promise<void> {
  const [from, to] = squaresOf(text);
  await player.cursorTo(from);
  await player.press('Enter');
  await player.mode('lifted');
  await player.cursorTo(to);
  await player.press('Enter');
}

test('a problem is solved by keys after a wrong try, and stays solved', async ({ player, page }) => {
  const play = (text: string) => playByKeys(player, text);
  await page.getByTestId('door-problems').focus();
  await player.press('Enter');
  await expect(page.getByTestId('solve-next')).toBeFocused();
  await page.getByRole('button', { name: /^Problem 1,/ }).focus();
  for (let n = 0; n < at; n++) await player.press('ArrowRight');
  await player.press('Enter');
  await player.atTable();
  await expect(player.step).toContainText('to play and win in 2 turns.');

  await play(wrong?.text ?? '');
  await expect(page.getByTestId('again')).toBeVisible();
  await expect(player.step).toContainText(/LINE answers|takes 3 turns|takes 4 turns/);
  await player.change(() => player.press('Alt+g'));
  await expect(page.getByTestId('exercise')).toContainText('1 miss');

  await play(first);
  await expect(player.step).toContainText('Right. 1 turn to go.');
  await play(last);
  await expect(player.step).toContainText('Solved.');
  // on the day that has this problem the streak is told as well
  const solved = expect.stringMatching(/^Solved\./);
  await expect.poll(() => player.heard()).toEqual(expect.arrayContaining(['Right. 1 turn to go.', solved]));

  await page.reload();
  await player.atTable();
  await expect(player.step).toContainText('Solved.');
  await page.getByTestId('leave-exercise').click();
  await expect(page.getByTestId('progress')).toHaveText('1 solved, 0 at the first try.');
  await expect(page.getByRole('button', { name: `Problem ${at + 1}, Win in 2, easy, solved` })).toBeVisible();
});

test('what is listed stays as it was chosen when the page is loaded again', async ({ player, page }) => {
  const enter = async () => {
    await page.getByTestId('door-problems').focus();
    await player.press('Enter');
  };
  await enter();
  await page.getByRole('button', { name: /^Deicide Chess/ }).click();
  const unsolved = page.getByRole('radio', { name: 'Unsolved' });
  await unsolved.click();
  await expect(unsolved).toBeChecked();
  await page.reload();
  await enter();
  await expect(unsolved).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Deicide Chess' })).toBeVisible();
});

test('a step of a lesson is missed, taken back and done by keys, and the next one follows', async ({
  player,
  page,
}) => {
  await page.getByTestId('door-learn').focus();
  await player.press('Enter');
  await expect(page.getByTestId('go-on')).toBeFocused();
  await player.press('Enter');
  await player.atTable();
  await playByKeys(player, 'Ke4-e5');
  await expect(player.step).toContainText('The King on f5 is still there.');
  await player.change(() => player.press('Alt+g'));
  await playByKeys(player, 'Ke4xf5');
  await expect(player.step).toContainText('Done. 1 of 3.');
  await player.press('Alt+k');
  await expect(page.getByTestId('exercise')).toContainText('Step 2 of 3');
  await page.getByTestId('leave-exercise').click();
  await expect(page.getByTestId('go-on')).toBeVisible();
  await page.getByTestId('go-on').click();
  await expect(page.getByTestId('exercise')).toContainText('Step 2 of 3');
});
