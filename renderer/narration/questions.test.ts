/** Typed questions and their answers, word for word; what is hidden is in none of them. */
import { expect, test } from 'vitest';
import { descriptionOf } from '../../electron/app/describing.ts';
import type { FeatureView, HistoryNode } from '../../electron/contract/view.ts';
import { acid } from '../../engine/variants/acid/index.ts';
import { acidBoard, acidCell, middleView } from '../testing/acid.ts';
import { lastCapture, whatIsOn, whatIsSeen, whereIs } from './questions.ts';

const view = middleView();

test('p: where the pieces of a kind are, by its letter or the beginning of its name, hands included', () => {
  expect(whereIs(acidBoard, view, 'w')).toBe('worm. MAGI: in hand. LINE: a3.');
  expect(whereIs(acidBoard, view, 'rain')).toBe('rainbow. MAGI: c1. LINE: d7.');
  const german = acidBoard.kinds.map((kind) =>
    kind.id === 'rainbow' ? { ...kind, name: 'Regenbogen', english: 'Rainbow' } : kind,
  );
  for (const typed of ['rainb', 'regenb'])
    expect(whereIs({ ...acidBoard, kinds: german }, view, typed)).toBe('Regenbogen. MAGI: c1. LINE: d7.');
  expect(whereIs(acidBoard, view, 'q')).toBe('No piece is called “q” here.');
});

test('s: what is on a rank or a file, in order, by printed and by typed names', () => {
  expect(whatIsOn(acidBoard, view, 0, '4')).toBe('Rank 4: MAGI diskette c4, MAGI voyager f4, MAGI angel h4.');
  expect(whatIsOn(acidBoard, view, 1, '4')).toBe('Rank 4: MAGI angel h4, MAGI voyager f4, MAGI diskette c4.');
  expect(whatIsOn(acidBoard, view, 0, 'δ')).toBe('File δ: LINE sweeper δ9, MAGI diskette δ2.');
  expect(whatIsOn(acidBoard, view, 0, 'Λ')).toBe('Rank Λ: no pieces.');
  expect(whatIsOn(descriptionOf(acid), view, 0, 'j')).toMatch(/^File δ: /);
  expect(whatIsOn(descriptionOf(acid), view, 0, '10')).toBe('Rank Λ: no pieces.');
  expect(whatIsOn(acidBoard, view, 0, '17')).toBe('There is no rank or file 17.');
});

test('x: the nearest piece in each direction, as the player sees the board', () => {
  const seen = whatIsSeen(acidBoard, view, 0, 'f4');
  expect(seen).toMatch(/^From f4\. /);
  expect(seen).toContain('Left: MAGI diskette c4.');
  expect(seen).toContain('Right: MAGI angel h4.');
  expect(whatIsSeen(acidBoard, view, 1, 'f4')).toContain('Right: MAGI diskette c4.');
  expect(whatIsSeen(acidBoard, view, 0, 'q4')).toBe('No square is called “q4”.');
});

test('no answer tells what lies on the ground, hidden or not', () => {
  const mine: FeatureView = { id: 'mine', cell: acidCell('e4'), side: 0, hidden: true, says: 'A mine.' };
  const mined = { ...view, features: [mine] };
  for (const answer of [whatIsOn, whatIsSeen])
    for (const typed of ['4', 'e', 'f4', 'e4', 'e3'])
      expect(answer(acidBoard, mined, 0, typed)).toBe(answer(acidBoard, view, 0, typed));
  expect(whereIs(acidBoard, mined, 'mine')).toBe('No piece is called “mine” here.');
});

test('c: the last move that captured, before the position that is shown', () => {
  const node = (id: number, more: Partial<HistoryNode> = {}): HistoryNode => ({
    ...{ id, parent: id === 0 ? null : id - 1, turnNumber: id, side: 0, kind: 'action', text: '', label: `l${id}` },
    ...{ line: 'past', ...more },
  });
  const took = { captures: true, spoken: 'MAGI Voyager f4 captures LINE Mass on e5' } as const;
  const nodes = [node(0), node(1, took), node(2), node(3, { captures: true })];
  expect(lastCapture(nodes, 2)).toBe('Turn 1. MAGI Voyager f4 captures LINE Mass on e5.');
  expect(lastCapture(nodes, 0)).toBe('Nothing has been captured.');
});
