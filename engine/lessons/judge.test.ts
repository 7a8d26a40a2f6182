/** Every kind of verdict and of goal, in steps that are set up by hand. */
import { describe, expect, test } from 'vitest';
import type { Options } from '../core/vocabulary.ts';
import { TranspositionTable } from '../search/table.ts';
import { attemptAt, requireVariant } from './attempt.ts';
import { factSaid } from './fact-said.ts';
import type { LessonGoal } from './goal.ts';
import { judgeLesson, type LessonVerdict } from './judge.ts';
import type { LessonStep } from './lesson.ts';
import { isReached } from './reached.ts';

const table = new TranspositionTable(12);
const stepOf = (pieces: string, task: LessonGoal, more: Partial<LessonStep> = {}): LessonStep => ({
  ...{ pieces, task, goal: 'Do it.', hints: ['The rule.'], solution: [] },
  ...more,
});
const told = (step: LessonStep, tried: string, played: readonly string[] = [], variant = 'acid'): LessonVerdict => {
  const verdict = judgeLesson({ variant, options: {}, step, played, tried }, { table });
  if (!verdict.ok) throw new Error(verdict.error.message);
  if (!verdict.value) throw new Error('stopped');
  return verdict.value;
};
const factOf = (step: LessonStep, tried: string, played: readonly string[] = []): string => {
  const verdict = told(step, tried, played);
  return verdict.is === 'missed' ? factSaid(requireVariant('acid'), verdict.fact) : verdict.is;
};

describe('verdicts', () => {
  const toE6 = stepOf('K@e4 k@a9', { is: 'stands', kind: 'king', on: { cells: ['e6'] } }, { turns: 2 });
  test('the goal reached is done', () => {
    expect(told(stepOf('K@e4 k@f5', { is: 'wins' }), 'Ke4xf5')).toEqual({ is: 'done' });
  });
  test('with turns left it goes on, from a position in which the other side has stood still', () => {
    const verdict = told(toE6, 'Ke4-e5');
    expect(verdict).toMatchObject({ is: 'on', turns: 1, reply: [] });
    expect(verdict.is === 'on' && verdict.next).toMatchObject({ turn: 'magi' });
    expect(told(toE6, 'Ke5-e6', ['Ke4-e5'])).toEqual({ is: 'done' });
  });
  test('what the turn gave to the side that stood still is gone', () => {
    const step = stepOf('K@i1 Z@c4 R@a1 k@i16', { is: 'stands', kind: 'rook', on: { cells: ['a9'] } }, { turns: 2 });
    const nextOf = (tried: string, options: Options): object | null => {
      const verdict = judgeLesson({ variant: 'deicide', options, step, played: [], tried }, { table });
      return verdict.ok && verdict.value?.is === 'on' ? verdict.value.next : null;
    };
    const afterSnail = nextOf('Zc4-c5', {});
    expect(afterSnail).toMatchObject({ turn: 'white' });
    expect(afterSnail).not.toHaveProperty('extraTurn');
    const afterCall = nextOf('Ra1-a16+', { check: 'players' });
    expect(afterCall).toMatchObject({ turn: 'white' });
    expect(afterCall).not.toHaveProperty('checkCalled');
  });
  test('an action after which the goal can no longer be reached in the turns that are left is missed at once', () => {
    const step = stepOf('K@e4 D@a2 k@a9', { is: 'stands', kind: 'king', on: { cells: ['e6'] } }, { turns: 2 });
    expect(factOf(step, 'Ke4-d3')).toBe('From here the goal is out of reach.');
    expect(told(step, 'Ke4-d5').is).toBe('on');
    // what the other side does may help
    expect(told({ ...step, other: { is: 'answering', with: [] } }, 'Ke4-d3').is).toBe('on');
  });
  test('without any it is missed, by a fact and the rule', () => {
    expect(told(toE6, 'Ke5-d5', ['Ke4-e5'])).toMatchObject({ is: 'missed', rule: 'The rule.', reply: [] });
    expect(factOf(toE6, 'Ke5-d5', ['Ke4-e5'])).toBe('d5 is a legal square, but the goal is e6.');
  });
  test('the other side answers with the first of its texts that is legal, and else with what a search finds', () => {
    const other = { is: 'answering', with: ['Da1-a2', 'Ka9-a8'] } as const;
    const step = { ...toE6, other };
    const first = told(step, 'Ke4-e5');
    expect(first.is === 'on' && first.reply.map(({ text }) => text)).toEqual(['Ka9-a8']);
    const second = told({ ...step, turns: 3 }, 'Ke5-d5', ['Ke4-e5', 'Ka9-a8']);
    expect(second.is === 'on' && second.reply).toHaveLength(1);
  });
  test('what is stated of an action is told instead of what the goal says', () => {
    const because = 'That is a step to the side.';
    const step = { ...toE6, turns: 1, refutations: [{ try: 'Ke4-d4', because }] };
    expect(factOf(step, 'Ke4-d4')).toBe(because);
    expect(factOf({ ...step, turns: 2 }, 'Ke4-d4')).toBe(because);
  });
  test('an action that is not legal is refused with the reason of the rules', () => {
    const verdict = told(stepOf('K@e4 D@e5 k@a9', { is: 'wins' }), 'Ke4-e5');
    expect(verdict.is === 'refused' && verdict.why).toMatch(/MAGI Diskette/);
  });
  test('a game that is lost is told by its ending', () => {
    expect(factOf(stepOf('K@e4 W@a1 k@a9', { is: 'wins' }, { turns: 3 }), 'Wa1-a2')).toMatch(/moved the Worm/);
  });
  test('a goal that is reached by losing the game is not reached', () => {
    const task = { is: 'stands', kind: 'worm', on: { cells: ['a2'] } } as const;
    expect(factOf(stepOf('K@e4 W@a1 k@a9', task), 'Wa1-a2')).toMatch(/moved the Worm/);
  });
  test('a text in what was played that cannot be is an error', () => {
    const attempt = { variant: 'acid', options: {}, step: toE6, played: ['Ke4-e7'], tried: 'Ke5-e6' };
    expect(judgeLesson(attempt, { table })).toMatchObject({ ok: false });
    const over = { ...attempt, step: stepOf('K@e4 k@f5', { is: 'wins' }), played: ['Ke4xf5', 'Ke5-e6'] };
    expect(judgeLesson(over, { table })).toMatchObject({ ok: false, error: { code: 'over' } });
  });
  test('where it is stopped there is no verdict', () => {
    const step = { ...toE6, other: { is: 'answering', with: [] } } as const;
    const attempt = { variant: 'acid', options: {}, step, played: [], tried: 'Ke4-e5' };
    expect(judgeLesson(attempt, { table, stop: () => true })).toEqual({ ok: true, value: null });
  });
  test('house rules are those of the attempt', () => {
    const step = stepOf(
      'K@e4 D@eΛ k@a9',
      { is: 'plays', action: 'swap', called: 'swap' },
      { pieces: 'K@e5 g@e9 k@a9' },
    );
    expect(told(step, 'Ke5<>e9')).toEqual({ is: 'done' });
    const zone = stepOf('K@d3 d@Δ9 G@hλ k@a9 s@Δ3', { is: 'plays', action: 'swap', called: 'swap' });
    const attempt = { variant: 'acid', options: { kingswap: 'zone' }, step: zone, played: [], tried: 'Kd3<>Δ3' };
    expect(judgeLesson(attempt, { table })).toEqual({ ok: true, value: { is: 'done' } });
    expect(told(zone, 'Kd3<>Δ3').is).toBe('refused');
  });
});

describe('goals', () => {
  test.each<[string, string, LessonGoal, string, string]>([
    ['stands', 'K@e4 k@a9', { is: 'stands', kind: 'king', on: { cells: ['e5', 'd5'] } }, 'Ke4-d5', 'Ke4-f5'],
    [
      'stands, theirs',
      'K@e1 k@a9 g@e5',
      { is: 'stands', kind: 'ghost', whose: 'theirs', on: { cells: ['e1'] } },
      'Ke1<>e5',
      'Ke1-e2',
    ],
    [
      'waits',
      'K@e1 k@a9 M@- W@-',
      {
        is: 'all',
        of: [
          { is: 'waits', kind: 'mass', place: 'hand' },
          { is: 'stands', kind: 'worm' },
        ],
      },
      'W@e5',
      'M@e5',
    ],
    ['condition', 'K@e1 k@a9 a@e6 D@d4', { is: 'condition', on: 'e6', condition: 'frozen' }, 'Dd4-d5', 'Ke1-e2'],
    ['stuck', 'K@e1 k@a9 a@e6 D@d4', { is: 'stuck', on: 'e6' }, 'Dd4-d5', 'Ke1-e2'],
    ['wins', 'K@e4 k@f5', { is: 'wins' }, 'Ke4xf5', 'Ke4-e3'],
    ['safe', 'K@e4 k@a9 D@d5 d@c6', { is: 'safe', kind: 'diskette' }, 'Dd5xc6', 'Ke4-e3'],
    ['safe from losing', 'K@e4 k@a9 d@d6', { is: 'safe', kind: 'king' }, 'Ke4-f4', 'Ke4-e5'],
    ['forces', 'K@c5 k@a9 d@b4 d@d4', { is: 'forces', goal: { is: 'captured' } }, 'Kc5-c4', 'Kc5-c6'],
    [
      'captured',
      'K@e4 k@a9 d@e5 g@f4',
      { is: 'captured', kind: 'diskette', on: { cells: ['e5'] } },
      'Ke4xe5',
      'Ke4xf4',
    ],
    ['captured, by', 'K@e4 C@f5 k@a9 d@f4', { is: 'captured', by: 'charonite' }, 'Cf5xf4', 'Ke4xf4'],
    ['captured, mine', 'K@e4 D@f4 M@- k@a9', { is: 'captured', whose: 'mine' }, 'M@xf4', 'M@a2'],
    ['captures', 'K@e1 V@d5 k@a9 d@e4 d@g4', { is: 'captures', count: 2 }, 'Vd5xe4,g4-h5', 'Vd5xe4-f3'],
    ['visits', 'K@e1 k@a9', { is: 'visits', kind: 'king', cells: ['e2'] }, 'Ke1-e2', 'Ke1-d2'],
    [
      'plays',
      'K@e1 k@a9 G@e5',
      { is: 'plays', action: 'swap', kind: 'king', to: { cells: ['e5'] }, called: 'swap places' },
      'Ke1<>e5',
      'Ke1-e2',
    ],
    ['happens', 'K@e1 k@a9 D@h8', { is: 'happens', effect: 'become', called: 'make a Charonite' }, 'Dh8-h9', 'Ke1-e2'],
    ['any', 'K@e1 k@a9', { is: 'any', of: [{ is: 'wins' }, { is: 'visits', cells: ['e2'] }] }, 'Ke1-e2', 'Ke1-d2'],
  ])('%s', (_, pieces, goal, right, wrong) => {
    const step = stepOf(pieces, goal);
    const start = attemptAt({ variant: 'acid', options: {}, step }, []);
    expect(start.ok && isReached(goal, start.value)).toBe(false);
    expect(told(step, right)).toEqual({ is: 'done' });
    expect(told(step, wrong).is).toBe('missed');
  });
  test('lasts: so many answers are survived', () => {
    const task = { is: 'lasts', turns: 2 } as const;
    const step = stepOf('K@e1 k@a9 d@d8', task, { turns: 2, other: { is: 'answering', with: ['Dd8-d7', 'Dd7-d6'] } });
    expect(told(step, 'Ke1-e2')).toMatchObject({ is: 'on', turns: 1 });
    expect(told(step, 'Ke2-e3', ['Ke1-e2', 'Dd8-d7'])).toEqual({ is: 'done' });
    const lost = stepOf('K@e1 k@e3 D@a2', task, { turns: 2, other: { is: 'answering', with: ['Ke3xe2'] } });
    const verdict = told(lost, 'Ke1-e2');
    expect(verdict).toMatchObject({ is: 'missed', reply: [{ text: 'Ke3xe2' }] });
  });
});

describe('facts', () => {
  test.each<[string, LessonGoal, string, string]>([
    [
      'K@e4 k@a9',
      { is: 'stands', kind: 'king', on: { cells: ['a5', 'e5'], called: 'the fifth rank' } },
      'Ke4-e3',
      'e3 is a legal square, but it is not on the fifth rank.',
    ],
    [
      'K@e4 k@a9 D@b2',
      { is: 'stands', kind: 'king', on: { cells: ['d5', 'e5'] } },
      'Db2-b3',
      'That is legal, but no MAGI King stands on d5 or e5.',
    ],
    [
      'K@e4 k@a9 d@f5',
      { is: 'captured', kind: 'diskette', on: { cells: ['f5'] } },
      'Ke4-e5',
      'That is legal, but the Diskette on f5 is still there.',
    ],
    ['K@e4 k@a9 d@c6 D@d4', { is: 'safe' }, 'Dd4-d5', 'That is legal, but LINE can answer D c6×d5.'],
    [
      'K@e4 k@a9 a@e6',
      { is: 'condition', on: 'e6', condition: 'frozen' },
      'Ke4-d3',
      'That is legal, but the Angel on e6 is not frozen.',
    ],
    ['K@e4 k@a9', { is: 'visits', cells: ['e5', 'd5'] }, 'Ke4-e5', 'That is legal, but d5 is still to be visited.'],
    [
      'K@e4 k@a9',
      { is: 'happens', effect: 'become', called: 'make a Charonite' },
      'Ke4-e5',
      'That is legal, but the goal is to make a Charonite.',
    ],
    ['K@e4 k@a9 d@e5', { is: 'captures', count: 2 }, 'Ke4xe5', 'That is legal, but that makes 1 of 2 captures.'],
    [
      'K@e4 k@e5',
      { is: 'happens', effect: 'become', called: 'make a Charonite' },
      'Ke4xe5',
      'That wins the game, but the goal is to make a Charonite.',
    ],
  ])('in %s', (pieces, goal, tried, fact) => expect(factOf(stepOf(pieces, goal), tried)).toBe(fact));
});
