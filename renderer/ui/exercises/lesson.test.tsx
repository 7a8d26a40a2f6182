/** A step of a lesson at the table: its goals, what was missed and why, the next step, and the end of the course. */
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { ExerciseView, LessonTaskView, VerdictView } from '../../../electron/contract/exercise.ts';
import { useApp } from '../../state/app.ts';
import { course, lesson } from '../../state/exercises/lessons.fixture.ts';
import { lessonsOf, useLessons } from '../../state/exercises/lessons.ts';
import { view } from '../../state/match/match.fixture.ts';
import { all, click, open, q, resolvedOk, rest, stepBarText } from '../testing/table.tsx';

const task = (more: Partial<LessonTaskView> = {}): LessonTaskView => ({
  ...{ is: 'lesson', lesson: lesson('king', { steps: 2 }), step: 0, goal: 'Capture the King.' },
  ...{ rule: 'A King steps one square.', turns: 1, isAlone: true },
  ...{ goals: ['Capture the King.', 'Swap places.'], closing: 'That is the King.', number: 1, of: 17 },
  next: { lesson: 'king', step: 1 },
  ...more,
});
const at = (verdict: VerdictView | null, more: Partial<LessonTaskView> = {}) => {
  const state: ExerciseView['state'] = verdict === null ? 'open' : 'over';
  const can = { ...view().can, undo: verdict !== null, redo: false };
  return view({ name: '', can, exercise: { task: task(more), side: 0, state, verdict, misses: 0 } });
};
const text = () => stepBarText().replace(/\.(?=[A-Z])/g, '. ');

it('tells what to do, and how far the lesson is', async () => {
  await open(at(null, { step: 1, goal: 'Swap places.' }));
  expect(text()).toContain('Swap places. A King steps one square.');
  expect(q('[data-testid=exercise]')?.textContent).toBe('Swap places.A King steps one square.Step 2 of 2');
  const lozenges = all('[data-testid=exercise] .lozenge').map(({ classList }) => classList.contains('turned'));
  expect(lozenges).toEqual([false, true]);
  expect(q('header h1')?.textContent).toBe('Lesson king');
});
it('tells how many turns there are, and that the other side stands still in them', async () => {
  await open(at(null, { turns: 2 }));
  expect(q('[data-testid=exercise]')?.textContent).toContain('Step 1 of 22 turnsLINE does not move here.');
  await open(at(null, { turns: 2, isAlone: false }));
  expect(q('[data-testid=exercise]')?.textContent).not.toContain('LINE');
});
it('tells at the start of a course whose pieces are yours and how to move them, later the rule', async () => {
  await open(at(null));
  expect(text()).toContain('Capture the King. You play MAGI. Click a piece, then the square it is to go to.');
  await open(at(null, { number: 2 }));
  expect(text()).toContain('Capture the King. A King steps one square.');
});
it('says of what was missed a fact and the rule, never that it was wrong', async () => {
  await open(at({ is: 'missed', fact: 'The King is still there.', rule: 'A King steps one square.' }));
  expect(text()).toContain('The King is still there. A King steps one square.');
  expect(q('[data-testid=again]')).not.toBeNull();
});
it('goes on to the next step by its button', async () => {
  const learn = vi.fn(() => resolvedOk(at(null)));
  useApp.setState(({ settings }) => ({ settings: { ...settings, motion: 'reduced' } }));
  await open(at({ is: 'solved' }), { 'exercise.learn': learn });
  expect(text()).toContain('Right. Done. 1 of 2.');
  expect(q('[data-testid=again]')).toBeNull();
  await click(q('[data-testid=next-problem]'));
  expect(learn).toHaveBeenCalledWith({ lesson: 'king', step: 1 });
});
it('shows above the board that a step was right, that a lesson is done, and nothing before', async () => {
  const notice = () => q('[data-testid=solved-notice]')?.textContent;
  await open(at(null));
  expect(notice()).toBeUndefined();
  await open(at({ is: 'solved' }));
  expect(notice()).toBe('Right.');
  await open(at({ is: 'solved' }, { step: 1 }));
  expect(notice()).toBe('Lesson done.');
});
it('goes on by itself after a moment, unless motion is reduced', async () => {
  const learn = vi.fn(() => resolvedOk(at(null)));
  await open(at(null), { 'exercise.learn': learn });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await open(at({ is: 'solved' }), { 'exercise.learn': learn });
  } finally {
    await act(async () => void vi.runOnlyPendingTimers());
    vi.useRealTimers();
  }
  await rest();
  expect(learn).toHaveBeenCalledWith({ lesson: 'king', step: 1 });
});
it('keeps the list of lessons up to date, so that going on never begins a lesson that is done', async () => {
  useLessons.setState({ courses: [course('acid', [lesson('king', { steps: 2 }), lesson('ghost')])] });
  const now = { ...at(null, { lesson: lesson('king', { steps: 2, done: 2 }) }), revision: 9 };
  const undo = () => resolvedOk({ revision: 9, effects: [], view: now });
  await open(at({ is: 'missed', fact: 'The King is still there.', rule: '' }), { 'match.undo': undo });
  await click(q('[data-testid=again]'));
  await rest();
  const [acid] = useLessons.getState().courses ?? [];
  expect(acid && lessonsOf(acid).map(({ id, done }) => [id, done])).toEqual([
    ['king', 2],
    ['ghost', 0],
  ]);
});
it('is practice with one piece: at its end come new tasks, or the page of the piece', async () => {
  const practice = { kind: 'king', more: { lesson: 'practice:acid:king:2', step: 0 } };
  const learn = vi.fn(() => resolvedOk(at(null)));
  await open(at({ is: 'solved' }, { step: 1, next: null, closing: 'Well done.', practice }), {
    'exercise.learn': learn,
    'match.leave': () => resolvedOk({}),
  });
  expect(text()).toContain('Well done.');
  expect(text()).not.toContain('ready to play');
  expect(q('[data-testid=panel-body]')?.textContent).toContain('Practice');
  expect(q('[data-testid=next-problem]')).toBeNull();
  await click(q('[data-testid=more-practice]'));
  expect(learn).toHaveBeenCalledWith({ lesson: 'practice:acid:king:2', step: 0 });
  await click(q('[data-testid=leave-exercise]'));
  expect(useApp.getState().layers.at(-1)).toMatchObject({ page: 'rulebook', kind: 'king' });
});
it('ends with what was learned, and the course with a first game', async () => {
  await open(at({ is: 'solved' }, { step: 1, next: { lesson: 'other', step: 0 } }));
  expect(text()).toContain('That is the King. Next goes on to the next lesson.');
  const start = vi.fn(() => resolvedOk(view()));
  await open(at({ is: 'solved' }, { step: 1, next: null }), { 'match.start': start });
  expect(text()).toMatch(/You are ready to play .+\. That is the King\./);
  await click(q('[data-testid=first-game]'));
  const [[input]] = start.mock.calls as unknown as [[{ players: unknown }]];
  expect(input.players).toEqual([{ name: '' }, { name: '', computer: { level: '1', seconds: 5 } }]);
  await click(q('[data-testid=to-problems]'));
  expect(useApp.getState().layers.at(-1)?.page).toBe('problems');
});
