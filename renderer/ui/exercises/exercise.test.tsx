/** An exercise at the table: its task, what came of a try in the step bar and spoken, the buttons, what is switched off. */
import { describe, expect, it, vi } from 'vitest';
import type { ExerciseView, VerdictView } from '../../../electron/contract/exercise.ts';
import { type Settings, usualSettings } from '../../../electron/contract/settings.ts';
import type { View } from '../../../electron/contract/view.ts';
import { exerciseSaid } from '../../narration/exercise-text.ts';
import { useApp } from '../../state/app.ts';
import { problemSummary } from '../../state/exercises/problems.fixture.ts';
import { view } from '../../state/match/match.fixture.ts';
import { description } from '../../state/match/special.fixture.ts';
import { all, ask, click, open, press, q, resolvedOk, rest, saidLines, stepBarText } from '../testing/table.tsx';

type Problem = Extract<ExerciseView['task'], { is: 'problem' }>;
const task = (of = problemSummary('acid-1-1'), more: Partial<Problem> = {}): { task: Problem; side: 0 | 1 } => ({
  task: { is: 'problem', problem: of, isTodays: false, streak: { days: 0, longest: 0 }, ...more },
  side: of.side,
});
const exercise = (verdict: VerdictView | null, more: Partial<ExerciseView> = {}): ExerciseView => ({
  ...task(),
  state: verdict === null || verdict.is === 'right' ? 'open' : 'over',
  verdict,
  misses: 0,
  ...more,
});
const at = (verdict: VerdictView | null, more: Partial<ExerciseView> = {}, also: Partial<View> = {}): View =>
  view({ name: '', exercise: exercise(verdict, more), ...also });
const can = { ...view().can, undo: true, redo: false, resign: false, agree: false };

describe('the task', () => {
  it('is told in the panel, in the step bar and aloud', async () => {
    await open(at(null));
    const goal = 'MAGI to play and win in 2 turns.';
    expect(q('[data-testid=exercise]')?.textContent).toContain(goal);
    expect(stepBarText()).toContain(goal);
    expect(saidLines()).toContain(goal);
  });
  it.each([
    ['win in this turn', problemSummary('a', { turns: 1 }), 'MAGI to play and win in this turn.'],
    ['gain', problemSummary('a', { kind: 'gain', turns: null, side: 1 }), 'LINE to play and win material.'],
    [
      'capture',
      problemSummary('a', { kind: 'capture', turns: null, target: { name: 'yellow Guard', at: 'e5' } }),
      'MAGI to play and capture the yellow Guard on e5 in this turn.',
    ],
  ])('%s', async (_, of, goal) => {
    await open(at(null, task(of)));
    expect(q('[data-testid=exercise]')?.textContent).toContain(goal);
  });
});

it('says why a turn has two moves, where the solver did not see it', async () => {
  const says = 'The other side moved its Snail, so this turn has two moves.';
  await open(at(null, task(problemSummary('a', { turns: 1 })), { budget: { left: 2, of: 2, says } }));
  expect(stepBarText()).toContain('MAGI to play and win in this turn.');
  expect(stepBarText()).toContain(says);
});

describe('what was tried', () => {
  it.each<[string, View, string]>([
    ['right', at({ is: 'right', turns: 1 }), 'Right. 1 turn to go.'],
    ['slower', at({ is: 'slower', turns: 3 }), 'That wins too, but takes 3 turns. There is a win in 2.'],
    ['wrong', at({ is: 'wrong', reply: ['D c8–c7'] }), 'LINE answers D c8–c7.'],
    ['wrong without an answer', at({ is: 'wrong', reply: [] }), 'That does not reach the goal.'],
    ['unknown', at({ is: 'unknown' }), 'Nothing could be told of this move.'],
    ['shown', at({ is: 'shown' }), 'This is the solution.'],
    ['solved', at({ is: 'solved' }, task(problemSummary('a', { solved: 'later' }))), 'Solved.'],
    [
      'at the first try',
      at({ is: 'solved' }, task(problemSummary('a', { solved: 'first' }))),
      'Solved at the first try.',
    ],
    [
      'the problem of the day',
      at({ is: 'solved' }, task(undefined, { isTodays: true, streak: { days: 4, longest: 9 } })),
      '4-day streak.',
    ],
    ['being looked at', at(null, { state: 'judging' }), 'Looking at your move'],
  ])('%s', async (_, shown, text) => {
    await open(shown);
    expect(stepBarText().replace(/\.(?=[A-Z])/g, '. ')).toContain(text);
  });
  it('is announced when the verdict arrives, and the answer only as a move', () => {
    const d = description;
    const judging = exercise(null, { state: 'judging' });
    const text = (before: ExerciseView | undefined, now: ExerciseView) =>
      exerciseSaid(d, before, now, null).map((s) => s.text);
    expect(text(judging, exercise({ is: 'wrong', reply: ['D c8–c7'] }))).toEqual(['Not the answer.']);
    expect(text(judging, exercise({ is: 'right', turns: 1 }))).toEqual(['Right. 1 turn to go.']);
    expect(text(judging, exercise({ is: 'slower', turns: 3 }))).toEqual([
      'That wins too, but takes 3 turns. There is a win in 2. Take it back and try another move.',
    ]);
    expect(text(exercise(null), judging)).toEqual([]);
    // in a game whose turns have several moves, the turn goes on as long as the last move was one's own
    const many = { ...d, groups: [] as never };
    const moved = { text: 'Vb1-c2', label: 'V b1–c2', side: 0 as const, kind: 'move', piece: 2, cells: [] };
    const told = [moved, null].map((last) => exerciseSaid(many, judging, exercise({ is: 'right', turns: 1 }), last));
    expect(told.flat().map((s) => s.text)).toEqual(['The turn goes on.', 'Right. 1 turn to go.']);
    const same = exercise({ is: 'unknown' });
    expect(text(same, { ...same })).toEqual([]);
  });
});

describe('the buttons', () => {
  it('take a try back, by Alt+G as well', async () => {
    const back = at(null, { misses: 1 }, { revision: 8, can: { ...can, undo: false } });
    await open(at({ is: 'wrong', reply: [] }, {}, { can }), {
      'match.undo': () => resolvedOk({ revision: 8, view: back, effects: [] }),
    });
    await press('g', { altKey: true });
    await rest();
    expect(ask['match.undo']).toHaveBeenCalledTimes(1);
    expect(q('[data-testid=again]')).toBeNull();
    expect(q('[data-testid=exercise]')?.textContent).toContain('1 miss');
  });
  it('show the solution; what was tried is taken back first', async () => {
    const back = at(null, {}, { revision: 8, can: { ...can, undo: false } });
    const solution = vi.fn(() => resolvedOk({}));
    await open(at({ is: 'wrong', reply: [] }, {}, { can }), {
      'match.undo': () => resolvedOk({ revision: 8, view: back, effects: [] }),
      'exercise.solution': solution,
    });
    await click(q('[data-testid=solution]'));
    await rest();
    expect(solution).toHaveBeenCalledWith({ match: back.match, revision: 8 });
  });
  it('open the next problem of the same game', async () => {
    const list = [problemSummary('acid-1-1', { solved: 'first' }), problemSummary('acid-2-1')].map((one) => ({
      ...one,
    }));
    const progress = { solved: 1, first: 1, streak: { days: 0, longest: 0 } };
    const opened = vi.fn(() => resolvedOk({ ...at(null), match: 'm2' }));
    await open(at({ is: 'solved' }, {}, { can }), {
      'exercise.problems': () => resolvedOk({ problems: list, today: '', progress }),
      'exercise.open': opened,
      'settings.change': (change) => resolvedOk({ ...usualSettings, ...(change as Partial<Settings>) }),
    });
    await press('k', { altKey: true });
    await rest();
    expect(opened).toHaveBeenCalledWith({ problem: 'acid-2-1' });
    expect(useApp.getState().tableName).toBe('problem:acid-1-1');
    expect(useApp.getState().settings.problemFilter.variant).toBe('acid');
  });
});

it('has no end dialog, and says why what belongs to a game is switched off', async () => {
  const outcome = { winner: 0 as const, reason: 'king', says: 'The King is captured.' };
  await open(at({ is: 'solved' }, {}, { can, outcome, movable: [] }));
  expect(q('dialog[open]')).toBeNull();
  expect(stepBarText()).toContain('Solved');
  expect(q('[data-testid=result]')).toBeNull();
  await press('s', { ctrlKey: true });
  expect(saidLines().at(-1)).toBe('This belongs to a game; this is an exercise.');
  await press('a', { altKey: true });
  expect(saidLines().at(-1)).toBe('This belongs to a game; this is an exercise.');
});
it('is not there in a game', async () => {
  await open(view());
  expect(q('[data-section=exercise]')).toBeNull();
  await press('v', { altKey: true });
  expect(saidLines().at(-1)).toBe('There is no exercise on the table.');
  expect(all('[data-testid=next-problem]')).toEqual([]);
});
