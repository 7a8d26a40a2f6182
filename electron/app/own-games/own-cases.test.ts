/** Cases of people's own games through the contract: checked in the workshop, and in the rulebook while they are true. */
import { describe, expect, test } from 'vitest';
import { gameMessages } from '../../contract/messages.ts';
import type { Output } from '../../contract/requests.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { openTestApp, type TestApp } from '../application.fixture.ts';

const says = gameMessages.cases;
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

[rules]
captured = to hand

[drops]
where = board
`;
const POSITION = 'turn=white K@a1 R@c3 r@c5 k@f6';
const one = (lines: string, question = 'May the Rook jump?') => `\n[case ${question}]\n${lines}\n`;
const jumps = one(`position = ${POSITION}\npiece = c3\nmove = Rc3xc5\nnot to = c6\nwords = No.`);

const open = (): Promise<TestApp> => openTestApp(temporaryFolder());
const told = (app: TestApp, text: string, at = 0): Promise<Output<'games.case'>> =>
  app.get('games.case', { text, case: at });
const inBook = async (app: TestApp, text: string) => {
  const { variant } = await app.get('games.try', { text });
  return (await app.get('rules.cases', { variant })).cases;
};

describe('in the workshop', () => {
  test('a case that is true is told with its words, its pieces and the moves to choose', async () => {
    const found = await told(await open(), rules() + jumps);
    expect(found).toMatchObject({ holds: true, says: says.holds, kind: 'rook', turn: 0 });
    expect(found).toMatchObject({ question: 'May the Rook jump?', answer: 'No.' });
    expect(found.pieces.map(({ piece, label }) => `${piece}: ${label}`)).toEqual(['a1: King a1', 'c3: Rook c3']);
    expect(found.moves.map(({ text }) => text)).toContain('Rc3xc5');
    expect(found.diagram?.marks).toHaveLength(1);
  });
  test('where its author says nothing, the engine says what is so', async () => {
    const app = await open();
    const untold = await told(app, rules() + one(`position = ${POSITION}\npiece = c3\nnot to = c6`, ''));
    expect(untold.question).toBe('What can the Rook do here?');
    expect(untold.answer).toMatch(/^It cannot go to c6\. .*c5/);
    const moves = await told(app, rules() + one(`position = ${POSITION}\npiece = c3`));
    expect(moves).toMatchObject({ holds: true, says: says.onlyMoves, answer: says.marked });
    const legal = await told(app, rules() + one(`position = ${POSITION}\npiece = c3\nmove = rc3-c4\nnot to = c6 d4`));
    expect(legal.answer).toMatch(/^R.*c3.*c4 is legal\. It cannot go to d4 or c6\.$/);
  });
  test('a piece in the hand is chosen by its letter, each kind once', async () => {
    const text = rules() + one('position = turn=white K@a1 R@- R@- k@f6\npiece = R@-\nnot to = a1 f6');
    const found = await told(await open(), text);
    expect(found).toMatchObject({ holds: true, kind: 'rook' });
    expect(found.pieces).toContainEqual({ piece: 'R@-', label: 'Rook in the hand' });
    expect(found.pieces).toHaveLength(2);
  });
  test.each([
    ['', says.noPosition],
    ['position = nonsense', says.badPosition('')],
    [`position = ${POSITION}`, says.noPiece],
    [`position = ${POSITION}\npiece = d4`, says.nobody('d4')],
    [`position = ${POSITION}\npiece = f6`, says.nobody('f6')],
    [`position = ${POSITION}\npiece = c3\nmove = Rc3-c6`, '“Rc3-c6” cannot be played.'],
    [`position = ${POSITION}\npiece = c3\nmove = Ka1-a2`, says.otherPiece('Ka1-a2')],
    [`position = ${POSITION}\npiece = c3\nnot to = c6 c5`, says.canGo('c5')],
  ])('%#. what is not so is told', async (lines, sentence) => {
    const found = await told(await open(), rules() + one(lines));
    expect(found).toMatchObject({ holds: false, kind: null });
    expect(found.says.slice(0, sentence.length)).toBe(sentence);
  });
  test('there is no case of that number', async () => {
    const app = await open();
    expect(await app.code('games.case', { text: rules(), case: 0 })).toBe('no-such-case');
  });
});

describe('in the rulebook', () => {
  test('a case stands on the page of its piece, with the move that it shows', async () => {
    const [found, ...others] = await inBook(await open(), rules() + jumps);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ ruling: null, kind: 'rook', question: 'May the Rook jump?', answer: 'No.', turn: 0 });
    expect(found.diagram.marks).toMatchObject([{ mark: 'capture' }]);
    expect(found.draft.pieces).toHaveLength(4);
  });
  test('only what is true is there, and a changed rule is asked again', async () => {
    const app = await open();
    expect(await inBook(app, rules() + one('piece = c3') + jumps)).toHaveLength(1);
    // RH: it leaps three squares as well, from c3 to c6
    expect(await inBook(app, rules('RH') + jumps)).toEqual([]);
  });
  test('other cases of the same game take their place', async () => {
    const app = await open();
    await inBook(app, rules() + jumps);
    const [found] = await inBook(app, rules() + jumps.replace('words = No.', 'words = Never.'));
    expect(found.answer).toBe('Never.');
  });
});
