/** The screen of problems: games, filters, the list by keys, the problem of the day, the progress, beginning again. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProblemSummary } from '../../../../electron/contract/exercise.ts';
import { type Settings, usualSettings } from '../../../../electron/contract/settings.ts';
import { useApp } from '../../../state/app.ts';
import { problemSummary } from '../../../state/exercises/problems.fixture.ts';
import { type FakeBridge, fakeBridge, hello, okAnswer, tiny, view } from '../../testing/bridge.ts';
import { all, click, mount, press, the } from '../../testing/mount.tsx';
import { ProblemsScreen } from './ProblemsScreen.tsx';

const other = { ...tiny, id: 'deicide', title: 'Deicide Chess' };
const list = (): ProblemSummary[] => [
  problemSummary('a-1', { solved: 'first' }),
  problemSummary('a-2', { kind: 'gain', turns: null }),
  problemSummary('a-3', { grade: 3, tried: true }),
  problemSummary('d-1', { variant: 'deicide', grade: 2, side: 1 }),
];
let bridge: FakeBridge;
const show = (problems = list(), streak = { days: 4, longest: 9 }, settings = usualSettings) => {
  const solved = problems.filter((one) => one.solved !== null).length;
  bridge = fakeBridge({
    'app.hello': () => okAnswer(hello({ variants: [tiny, other], settings })),
    'exercise.problems': () => okAnswer({ problems, today: 'd-1', progress: { solved, first: solved, streak } }),
    'exercise.pictures': ({ problems: asked }) =>
      okAnswer({
        pictures: asked.map((id) => ({
          problem: id,
          thumbnail: { variant: 'acid', pieces: tiny.setup, features: [] },
        })),
      }),
    'exercise.open': () => okAnswer(view()),
    'exercise.beginAgain': () => okAnswer({}),
  });
  return mount(bridge, <ProblemsScreen variant="acid" />);
};
const opened = () => bridge.asked.filter(({ name }) => name === 'exercise.open').map(({ input }) => input);
const tiles = () => all('button', /^Problem \d/).map((el) => el.getAttribute('aria-label'));

beforeEach(() => useApp.setState({ layers: [] }));

it('lists the problems of a game with what was solved, and proposes the next one', async () => {
  await show();
  expect(tiles()).toEqual([
    'Problem 1, Win in 2, easy, solved at the first try',
    'Problem 2, Win material, easy, not solved',
    'Problem 3, Win in 2, hard, tried',
  ]);
  expect(document.activeElement?.getAttribute('data-testid')).toBe('solve-next');
  await click(document.activeElement as HTMLElement);
  expect(opened()).toEqual([{ problem: 'a-2' }]);
});
it('goes through the list by the arrow keys, one tab stop, and shows where it is', async () => {
  await show();
  const stops = () => all('button', /^Problem \d/).filter((el) => el.tabIndex === 0);
  expect(stops()).toHaveLength(1);
  stops()[0]!.focus();
  await press('End');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('Problem 3');
  expect(document.body.textContent).toContain('Problem 3. MAGI to play and win in 2 turns.');
  await press('ArrowLeft');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('Problem 2');
  expect(stops()).toEqual([document.activeElement]);
});
describe('filters', () => {
  it('leave out what is not meant, and say how many there are', async () => {
    await show();
    await click(the('radio', 'Unsolved'));
    expect(tiles()).toHaveLength(2);
    await click(the('radio', 'Win material'));
    expect(tiles()).toEqual(['Problem 2, Win material, easy, not solved']);
    expect(the('status').textContent).toBe('1 problem, 0 solved.');
    await click(the('radio', '4'));
    expect(document.body.textContent).toContain('Widen the filter.');
  });
  it('where all are solved it says so', async () => {
    await show(list().map((one) => ({ ...one, solved: 'later' as const })));
    await click(the('radio', 'Unsolved'));
    expect(document.body.textContent).toContain('You have solved all of these. Widen the filter.');
  });
  it('another game is chosen with its own problems', async () => {
    await show();
    await click(the('button', /^Deicide Chess/));
    expect(tiles()).toEqual(['Problem 1, Win in 2, moderate, not solved']);
  });
  it('are kept, and are the same when the page is opened again', async () => {
    await show();
    await click(the('radio', 'Unsolved'));
    await click(the('radio', '3'));
    const [problemFilter] = bridge.asked
      .filter(({ name }) => name === 'settings.change')
      .map(({ input }) => (input as Pick<Settings, 'problemFilter'>).problemFilter)
      .reverse();
    expect(problemFilter).toEqual({ variant: 'acid', grade: 3, kind: 'all', show: 'unsolved' });
    document.body.innerHTML = '';
    await show(list(), undefined, { ...usualSettings, problemFilter });
    expect(tiles()).toEqual(['Problem 3, Win in 2, hard, tried']);
  });
  it('a game without problems that was kept gives way to the one on the table', async () => {
    const problemFilter = { ...usualSettings.problemFilter, variant: 'gone' };
    await show(list(), undefined, { ...usualSettings, problemFilter });
    expect(tiles()).toHaveLength(3);
  });
});
it('offers the problem of the day with the streak, and opens it', async () => {
  await show();
  expect(document.body.textContent).toContain('4-day streak');
  expect(document.querySelector('[data-testid=progress]')?.textContent).toBe('1 solved, 1 at the first try.');
  expect(document.body.textContent).toContain('Longest streak 9 days.');
  await click(document.querySelector<HTMLElement>('[data-testid=solve-todays]')!);
  expect(opened()).toEqual([{ problem: 'd-1' }]);
});
it('after a missed day begins a new streak', async () => {
  await show(list(), { days: 0, longest: 3 });
  expect(document.body.textContent).toContain('New streak');
});
it('begins again only when that is confirmed', async () => {
  await show();
  await click(the('button', 'Begin again'));
  await click(the('button', 'Cancel'));
  const asked = () => bridge.asked.filter(({ name }) => name === 'exercise.beginAgain').length;
  expect(asked()).toBe(0);
  await click(the('button', 'Begin again'));
  await click(document.querySelector<HTMLElement>('[data-testid=begin-again]')!);
  expect(asked()).toBe(1);
});
