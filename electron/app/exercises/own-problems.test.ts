/** Problems of people's own games through the contract: checked, listed, opened, solved, kept, and gone once they no longer hold. */
import { describe, expect, test } from 'vitest';
import { gameMessages } from '../../contract/messages.ts';
import type { Output } from '../../contract/requests.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, type TestApp } from '../application.fixture.ts';

const says = gameMessages.problems;
const MATE = 'turn=white K@d1 R@f5 R@e1 k@a6';
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

[array]
r . . k . r
. . . . . .
. . . . . .
. . . . . .
. . . . . .
R . . K . R
`;
const problem = (lines: string, name = 'On the edge') => `\n[problem ${name}]\n${lines}\n`;
const mate = problem(`goal = win in 1\nposition = ${MATE}\nwords = Two Rooks do it.`);

const open = (home = temporaryFolder()): Promise<TestApp> => openTestApp(home);
const told = (app: TestApp, text: string): Promise<Output<'games.problem'>> =>
  app.get('games.problem', { text, problem: 0 });
const ownIn = async (app: TestApp) => (await app.get('exercise.problems', {})).problems.filter(({ own }) => own);
/** Listed once it was checked, which an event tells. */
const listed = async (app: TestApp) => {
  const now = await ownIn(app);
  if (now.length > 0) return now;
  await app.next('problems');
  return ownIn(app);
};

describe('in the workshop', () => {
  test('a problem that holds is told with its only solution, and its picture', async () => {
    const answer = await told(await open(), rules() + mate);
    expect(answer).toMatchObject({ holds: true, side: 0, picture: { pieces: { length: 4 } } });
    expect(answer.says).toMatch(/^It holds: R.*e6.* is the only solution\.$/);
    expect(answer.id).toMatch(/^own-[0-9a-f]{20}-[0-9a-f]{12}$/);
  });
  test.each([
    ['no position', 'goal = win in 1', says.noPosition],
    ['nobody stands there', 'position = turn=white', says.over],
    ['a letter that no kind has', 'position = Q@a1', /^Its position cannot be set up\. /],
    [
      'only a stranger knows what',
      'position = {"pieces":[null],"x":{"__proto__":[]}}',
      /^Its position cannot be set up\. /,
    ],
    ['it is won sooner', `goal = win in 2\nposition = ${MATE}`, says.sooner(1)],
    ['it is not won', 'goal = win in 1\nposition = turn=white K@d1 R@f4 R@e1 k@a6', says.noWin(1)],
    [
      'several moves win',
      'goal = win in 1\nposition = turn=white K@d1 R@f5 R@e1 R@d2 k@a6',
      /^It has more than one solution: /,
    ],
    ['the best move wins', `goal = gain\nposition = ${MATE}`, says.wins],
  ])('one that does not hold says why: %s', async (_, lines, why) => {
    const answer = await told(await open(), rules() + problem(lines));
    expect(answer).toMatchObject({ holds: false, id: null });
    expect(answer.says).toMatch(why);
  });
});

describe('for players', () => {
  test('problems that hold are listed with their author’s words, opened, solved, and stay solved', async () => {
    const home = temporaryFolder();
    const app = await open(home);
    const bad = problem(`goal = win in 2\nposition = ${MATE}`, 'Too slow');
    await app.get('games.save', { game: null, text: rules() + mate + bad });
    const [one, ...others] = await listed(app);
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      kind: 'win',
      turns: 1,
      own: { name: 'On the edge', words: 'Two Rooks do it.' },
      solved: null,
    });
    expect((await app.get('exercise.pictures', { problems: [one.id] })).pictures).toHaveLength(1);
    const view = await app.get('exercise.open', { problem: one.id });
    await app.get('match.play', { ...atView(view), action: 'Re1-e6' });
    expect((await app.next('played')).view.exercise).toMatchObject({ verdict: { is: 'solved' } });
    expect((await ownIn(app)).map(({ solved }) => solved)).toEqual(['first']);
    await app.app.close({ force: false });
    const after = await open(home);
    // by its address alone, as after a reload of the page
    expect((await after.get('exercise.open', { problem: one.id })).exercise).toMatchObject({ state: 'open' });
    expect((await listed(after)).map(({ solved }) => solved)).toEqual(['first']);
  });
  test('a wrong move is answered, and the solution can be shown', async () => {
    const app = await open();
    await app.get('games.save', { game: null, text: rules() + mate });
    const [one] = await listed(app);
    let view = await app.get('exercise.open', { problem: one.id });
    await app.get('match.play', { ...atView(view), action: 'Re1-e5' });
    view = (await app.next('played')).view;
    expect(view.exercise).toMatchObject({ verdict: { is: expect.stringMatching(/wrong|slower/) }, misses: 1 });
    view = (await app.get('match.undo', { ...atView(view), unit: 'turn' })).view;
    await app.get('exercise.solution', atView(view));
    expect((await app.next('played')).view.last?.text).toBe('Re1-e6');
  });
  test('under rules under which it does not hold it is not shown, and cannot be opened', async () => {
    const app = await open();
    const saved = await app.get('games.save', { game: null, text: rules() + mate });
    const [one] = await listed(app);
    const weak = rules('W') + mate;
    await app.get('games.save', { game: saved.game, text: weak });
    const { variant } = await app.get('games.try', { text: weak });
    const answer = await told(app, weak);
    expect(answer).toMatchObject({ holds: false, says: says.noWin(1) });
    expect((await ownIn(app)).filter((shown) => shown.variant === variant)).toEqual([]);
    const id = `${variant.replace(':', '-')}${one.id.slice(one.id.lastIndexOf('-'))}`;
    expect(await app.code('exercise.open', { problem: id })).toBe('no-such-problem');
  });
});
