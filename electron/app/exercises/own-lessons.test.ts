/** Lessons of people's own games through the contract: checked, listed, taken, kept, and gone once they can no longer be done. */
import { describe, expect, test } from 'vitest';
import { factWords } from '../../../engine/lessons/words.ts';
import { gameMessages } from '../../contract/messages.ts';
import type { Output } from '../../contract/requests.ts';
import type { View } from '../../contract/view.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, type TestApp } from '../application.fixture.ts';

const says = gameMessages.lessons;
const rules = (rook = 'R') => `fairygame 1

[game]
title = Rooks
board = 6 x 6

[piece King]
letter = K
royal = yes
moves = K

[piece Rook]
letter = R
moves = ${rook}

[piece Pawn]
letter = P
moves = mfWcfF
promotes = at far, must: Rook

[zones]
far = own rank 6

[array]
r . . k . r
. . . . . .
. . . . . .
. . . . . .
. P . . . .
R . . K . R

[rules]
captured = to hand

[drops]
where = board
`;
const KINGS = 'turn=white K@a1 k@f6';
const step = (lines: string, lesson = 'The Rook') => `\n[lesson ${lesson}]\n${lines}\n`;
const toE1 = step(`goal = move Rook to e1 e2\nposition = ${KINGS} R@e4\nhint = Rooks go straight.`);
const two = toE1 + step(`goal = capture Pawn\nturns = 2\nposition = ${KINGS} R@c3 p@d5`);

const open = (home = temporaryFolder()): Promise<TestApp> => openTestApp(home);
const told = (app: TestApp, text: string, lesson = 0): Promise<Output<'games.lesson'>> =>
  app.get('games.lesson', { text, lesson });
const ownIn = async (app: TestApp) =>
  (await app.get('exercise.lessons', {})).courses
    .filter(({ variant }) => variant.startsWith('own:'))
    .flatMap(({ variant, chapters }) =>
      chapters.flatMap(({ lessons }) => lessons.map((lesson) => ({ variant, lesson }))),
    );
/** Listed once they were checked, which an event tells. */
const listed = async (app: TestApp) => {
  const now = await ownIn(app);
  if (now.length > 0) return now;
  await app.next('lessons');
  return ownIn(app);
};
/** Plays it and waits until it was judged. */
async function tryOut(app: TestApp, view: View, action: string): Promise<View> {
  let now = (await app.get('match.play', { ...atView(view), action })).view;
  while (now.exercise?.state === 'judging') now = (await app.next('played')).view;
  return now;
}

describe('in the workshop', () => {
  test('a lesson whose every step can be done is told with a way to do it, its words and its pictures', async () => {
    const { id, steps } = await told(await open(), rules() + two);
    expect(id).toMatch(/^own-[0-9a-f]{20}-[0-9a-f]{12}$/);
    expect(steps).toMatchObject([
      {
        holds: true,
        goal: 'Bring your Rook to e1 or e2.',
        rule: 'Rooks go straight.',
        picture: { pieces: { length: 3 } },
      },
      { holds: true, goal: 'Capture an enemy Pawn.', side: 0 },
    ]);
    expect(steps[0].says).toMatch(/^It can be done: R.*e[12]\.$/);
    expect(steps[1].rule).toContain('Rook');
  });
  test.each([
    ['no position', 'goal = win', says.noPosition],
    ['a letter that no kind has', 'position = Q@a1', /^Its position cannot be set up\. /],
    [
      'only a stranger knows what',
      'position = {"pieces":[null],"x":{"__proto__":[]}}',
      /^Its position cannot be set up\. /,
    ],
    ['the game is over', 'position = turn=white k@f6', /^Its position cannot be set up\. |^The game is over/],
    ['the goal is reached', `goal = move Rook to e4\nposition = ${KINGS} R@e4`, says.reached],
    ['a piece cannot go there', `goal = move Rook to d5\nposition = ${KINGS} R@e4`, says.noWay(1)],
    ['one turn is enough', `goal = move Rook to e1\nturns = 2\nposition = ${KINGS} R@e4`, says.sooner(1)],
    ['nobody can be captured', `goal = capture\nposition = ${KINGS} R@e4`, says.noWay(1)],
    ['nothing is in hand', `goal = drop Rook\nposition = ${KINGS} R@e4`, says.noWay(1)],
    ['nobody promotes', `goal = promote\nposition = ${KINGS} P@e4`, says.noWay(1)],
    [
      'a win that comes only if the King may be left in check',
      `goal = win\nturns = 2\nposition = ${KINGS} R@e4`,
      says.noWay(2),
    ],
  ])('a step that cannot be done says why: %s', async (_, lines, why) => {
    const { id, steps } = await told(await open(), rules() + step(lines));
    expect(steps[0].says).toMatch(why);
    expect(steps[0].holds).toBe(false);
    expect(id).toBeNull();
  });
  test.each([
    ['a piece comes to a square', `goal = move Rook to e1\nposition = ${KINGS} R@e4`],
    ['a piece is dropped', `goal = drop Rook\nposition = ${KINGS} R@-`],
    ['a piece is promoted', `goal = promote\nposition = ${KINGS} P@c5`],
    ['check is given', `goal = check\nposition = ${KINGS} R@e4`],
    ['nothing can be captured', 'goal = safe\nposition = turn=white K@a1 R@e5 k@f6'],
    ['the game is won', 'goal = win\nposition = turn=white K@d1 R@f5 R@e1 k@a6'],
    ['the other side learns', `goal = capture Rook\nposition = turn=black K@a1 R@e5 k@f6`],
  ])('a step with every goal can be done: %s', async (_, lines) => {
    const { steps } = await told(await open(), rules() + step(lines));
    expect(steps[0].says).toMatch(/^It can be done: /);
  });
  test('where one step cannot be done, the lesson cannot be taken', async () => {
    const { id, steps } = await told(await open(), rules() + toE1 + step('goal = win'));
    expect([id, ...steps.map(({ holds }) => holds)]).toEqual([null, true, false]);
  });
});

describe('for players', () => {
  test('a lesson is listed, taken step by step, and stays done', async () => {
    const home = temporaryFolder();
    const app = await open(home);
    await app.get('games.save', { game: null, text: rules() + two + step('goal = win', 'Not yet') });
    const [{ lesson, variant }, ...others] = await listed(app);
    expect(others).toEqual([]);
    expect(lesson).toMatchObject({ title: 'The Rook', subtitle: '2 steps', kind: 'rook', steps: 2, done: 0 });
    let view = await app.get('exercise.learn', { lesson: lesson.id, step: 0 });
    expect(view).toMatchObject({ variant, exercise: { task: { rule: 'Rooks go straight.', number: 1, of: 1 } } });
    view = await tryOut(app, view, 'Re4-e5');
    expect(view.exercise?.verdict).toEqual({
      is: 'missed',
      fact: factWords.otherCell('e5', ['e1', 'e2']),
      rule: 'Rooks go straight.',
    });
    view = (await app.get('match.undo', { ...atView(view), unit: 'turn' })).view;
    view = await tryOut(app, view, 'Re4-e2');
    expect(view.exercise?.verdict).toEqual({ is: 'solved' });
    view = await app.get('exercise.learn', { lesson: lesson.id, step: 1 });
    view = await tryOut(app, view, 'Rc3-d3');
    expect(view.exercise?.verdict).toEqual({ is: 'right', turns: 1 });
    view = await tryOut(app, view, 'Rd3xd5');
    expect(view.exercise).toMatchObject({ verdict: { is: 'solved' }, task: { closing: says.closing, next: null } });
    expect((await ownIn(app)).map((one) => one.lesson.done)).toEqual([2]);
    await app.app.close({ force: false });
    const after = await open(home);
    // by its address alone, as after a reload of the page
    const again = await after.get('exercise.learn', { lesson: lesson.id, step: 0 });
    expect(again.exercise).toMatchObject({ state: 'open' });
    expect((await listed(after)).map((one) => one.lesson.done)).toEqual([2]);
  });
  test('the solution is shown, and a deed that is not done is named', async () => {
    const app = await open();
    const text = rules() + step(`goal = promote\nposition = ${KINGS} P@c5`, 'Promoting');
    await app.get('games.save', { game: null, text });
    const [{ lesson }] = await listed(app);
    let view = await app.get('exercise.learn', { lesson: lesson.id, step: 0 });
    expect(view.exercise).toMatchObject({ task: { goal: says.goals.promote } });
    view = await tryOut(app, view, 'Ka1-a2');
    const fact = factWords.but(factWords.deed(says.called.promote));
    expect(view.exercise?.verdict).toMatchObject({ is: 'missed', fact });
    view = (await app.get('match.undo', { ...atView(view), unit: 'turn' })).view;
    await app.get('exercise.solution', atView(view));
    expect((await app.next('played')).view.last?.text).toMatch(/^Pc5-c6/);
  });
  test('whoever is put in check cannot stand still, so nobody learns to capture the King', async () => {
    const app = await open();
    const text = rules() + step(`goal = move Rook to f1\nturns = 2\nposition = ${KINGS} R@e4`);
    await app.get('games.save', { game: null, text });
    const [{ lesson }] = await listed(app);
    let view = await app.get('exercise.learn', { lesson: lesson.id, step: 0 });
    view = await tryOut(app, view, 'Re4-f4');
    expect(view.exercise?.verdict).toMatchObject({ is: 'missed', fact: factWords.otherCell('f4', ['f1']) });
    view = (await app.get('match.undo', { ...atView(view), unit: 'turn' })).view;
    view = await tryOut(app, view, 'Re4-e1');
    expect(view.exercise?.verdict).toEqual({ is: 'right', turns: 1 });
  });
  test('under rules under which a step cannot be done the lesson is not shown, and cannot be opened', async () => {
    const app = await open();
    const saved = await app.get('games.save', { game: null, text: rules() + two });
    const [{ lesson }] = await listed(app);
    const weak = rules('W') + two;
    await app.get('games.save', { game: saved.game, text: weak });
    const { variant } = await app.get('games.try', { text: weak });
    expect((await told(app, weak)).id).toBeNull();
    expect((await ownIn(app)).filter((one) => one.variant === variant)).toEqual([]);
    const id = `${variant.replace(':', '-')}${lesson.id.slice(lesson.id.lastIndexOf('-'))}`;
    expect(await app.code('exercise.learn', { lesson: id, step: 0 })).toBe('no-such-lesson');
  });
});
