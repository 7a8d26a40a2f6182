/** The screen of lessons: chapters, where to go on, games that have a course, and the way there from a new game. */
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../state/app.ts';
import { useGuided } from '../../../state/exercises/guide.ts';
import { course, lesson } from '../../../state/exercises/lessons.fixture.ts';
import { useLessons } from '../../../state/exercises/lessons.ts';
import { type FakeBridge, fakeBridge, hello, okAnswer, tiny, view } from '../../testing/bridge.ts';
import { all, click, mount, the } from '../../testing/mount.tsx';
import { NewGame } from '../new-game/NewGame.tsx';
import { LearnScreen } from './LearnScreen.tsx';

const other = { ...tiny, id: 'deicide', title: 'Deicide Chess' };
const untaught = { ...tiny, id: 'chesimals', title: 'Chesimals I' };
const usual = [lesson('a', { done: 3 }), lesson('b', { done: 1 }), lesson('c')];
let bridge: FakeBridge;
const open = (lessons = usual, what = <LearnScreen variant="acid" />) => {
  const courses = [course('acid', lessons), course('deicide', [lesson('d', { done: 3 })])];
  bridge = fakeBridge({
    'app.hello': () => okAnswer(hello({ variants: [tiny, other, untaught] })),
    'exercise.lessons': () => okAnswer({ courses }),
    'exercise.learn': () => okAnswer(view()),
    'match.start': () => okAnswer(view()),
  });
  return mount(bridge, what);
};
const opened = () => bridge.asked.filter(({ name }) => name === 'exercise.learn').map(({ input }) => input);
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-lesson]')];

describe('the lessons of a game', () => {
  it('stand in their chapters with what was done, and it goes on at the step that was not', async () => {
    await open();
    expect(cards().map((el) => el.getAttribute('aria-label'))).toEqual([
      'Lesson a, what it does, done',
      'Lesson b, what it does, next',
      'Lesson c, what it does, not done',
    ]);
    expect(all('heading').map((el) => el.textContent)).toContain('The rest0 of 2');
    expect(document.activeElement?.textContent).toBe('Go on: Lesson b');
    await click(document.activeElement as HTMLElement);
    expect(opened()).toEqual([{ lesson: 'b', step: 1 }]);
  });
  it('begin with the first where none was tried, and say how many are done', async () => {
    await open([lesson('a'), lesson('b')]);
    expect(document.activeElement?.textContent).toBe('Start: Lesson a');
    expect(document.querySelector('[data-game=acid]')?.textContent).toContain('0 of 2 done');
  });
  it('can be taken in any order, and those that are done from their beginning', async () => {
    await open();
    await click(cards()[2]!);
    await click(cards()[0]!);
    expect(opened()).toEqual([
      { lesson: 'c', step: 0 },
      { lesson: 'a', step: 0 },
    ]);
  });
});
it('teaches under the house rules of a game, until the usual ones are wanted again', async () => {
  useLessons.setState({ under: { variant: 'acid', options: { gates: 'closed' } } });
  await open();
  expect(bridge.asked.find(({ name }) => name === 'exercise.lessons')?.input).toEqual({
    under: { variant: 'acid', options: { gates: 'closed' } },
  });
  await click(cards()[2]!);
  expect(opened()).toEqual([{ lesson: 'c', step: 0, options: { gates: 'closed' } }]);
  const note = document.querySelector<HTMLElement>('[data-testid=learn-under]');
  expect(note?.textContent).toContain('With the house rules of your game: ');
  await click(note!.querySelector('button')!);
  expect(document.querySelector('[data-testid=learn-under]')).toBeNull();
  await click(cards()[2]!);
  expect(opened()[1]).toEqual({ lesson: 'c', step: 0 });
});
it('lists only games that have lessons; where all are done one is ready to play', async () => {
  await open();
  const games = [...document.querySelectorAll('[data-game]')];
  expect(games.map((el) => el.getAttribute('data-game'))).toEqual(['acid', 'deicide']);
  expect(games[1]?.textContent).toContain('ready to play');
  await click(games[1] as HTMLElement);
  expect(cards()).toHaveLength(1);
});
it('offers the first game where all lessons are done: level 1, with hints that come by themselves', async () => {
  await open([lesson('a', { done: 3 })]);
  await click(the('button', 'Play level 1'));
  const begun = bridge.asked.find(({ name }) => name === 'match.start')?.input;
  expect(begun).toMatchObject({ variant: 'acid', players: [{}, { computer: { level: '1' } }] });
  expect(useApp.getState().opened?.match).toBe('m1');
  expect(useGuided.getState().match).toBe('m1');
  expect(useApp.getState().toastNow?.text).toBe(
    'In this game hints come by themselves. They say less from turn to turn.',
  );
});
it('leads to the problems', async () => {
  await open();
  useApp.getState().open('learn');
  await click(the('radio', 'Problems'));
  expect(useApp.getState().layers.map(({ page }) => page)).toEqual(['problems']);
});
describe('a new game', () => {
  it('offers the lessons in one line where none was begun', async () => {
    await open([lesson('a'), lesson('b')], <NewGame variant="acid" />);
    await click(the('button', 'Learn it in 2 short lessons'));
    expect(useApp.getState().layers.at(-1)).toMatchObject({ page: 'learn', variant: 'acid' });
  });
  it('says “Go on with the lessons” until all of them are done', async () => {
    await open(usual, <NewGame variant="acid" />);
    await click(the('button', 'Go on with the lessons'));
    expect(useApp.getState().layers.at(-1)).toMatchObject({ page: 'learn', variant: 'acid' });
    expect(document.body.textContent).not.toContain('New to this game?');
  });
  it.each(['chesimals', 'deicide'])('of %s does not: it has none, or all are done', async (variant) => {
    await open(usual, <NewGame variant={variant} />);
    expect(document.querySelector('[data-testid=learn-it]')).toBeNull();
  });
});
