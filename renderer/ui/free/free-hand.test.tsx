/** Hands on the table while the referee is off: pieces of the board and the box, put anywhere, thrown off, laid down, turned. */
import { act } from 'react';
import { expect, it } from 'vitest';
import type { Draft } from '../../../electron/contract/description.ts';
import type { Input } from '../../../electron/contract/requests.ts';
import type { PieceView, View } from '../../../electron/contract/view.ts';
import { chesimals, units } from '../../state/match/groups/groups.fixture.ts';
import { cell, view } from '../../state/match/match.fixture.ts';
import { all, click, open, press, q, resolvedOk, rest, saidLines, squareAt, stepBarText } from '../testing/table.tsx';

const start: Draft['pieces'] = [
  { kind: 'king', side: 'magi', at: 'a1' },
  { kind: 'voyager', side: 'magi', at: 'b1' },
  { kind: 'king', side: 'line', at: 'c3' },
];
const viewsOf = (pieces: Draft['pieces']): PieceView[] =>
  pieces.map(({ kind, side, at: name }, id) => ({
    ...{ id, kind, place: 'board', at: cell(name), notes: [] },
    side: side === 'magi' ? 0 : 1,
  }));

/** A table whose referee is off, and what lies on it. */
async function opened() {
  const table = { pieces: start, revision: 7, free: true };
  const now = (): View =>
    view({
      ...{ revision: table.revision, pieces: viewsOf(table.pieces), movable: [] },
      ...(table.free && { free: true as const }),
    });
  await open(now(), {
    'setup.fromTable': () =>
      resolvedOk({
        draft: { turn: 'magi', pieces: table.pieces },
        pieces: [],
        features: [],
        flights: [],
        text: '',
        problems: [],
      }),
    'match.free': ({ draft }: Input<'match.free'>) => {
      Object.assign(table, { pieces: draft.pieces, revision: table.revision + 1 });
      return resolvedOk({ revision: table.revision, effects: [], view: now() });
    },
    'match.undo': () => {
      Object.assign(table, { pieces: start, revision: table.revision + 1 });
      return resolvedOk({ revision: table.revision, effects: [], view: now() });
    },
    'match.referee': () => {
      Object.assign(table, { free: false, revision: table.revision + 1 });
      return resolvedOk({ revision: table.revision, effects: [], view: now() });
    },
  });
  return () => table.pieces.map(({ kind, side, at: name }) => `${side} ${kind} ${name}`);
}
const boxed = (name: string) => q(`[data-testid=box] [aria-label="${name}"]`);
const tilt = (name: string) => squareAt(name).querySelector('svg[data-tilt]')?.getAttribute('data-tilt') ?? null;

it('a press picks any piece up, whoever is to move, and another one puts it on any square', async () => {
  const table = await opened();
  await click(squareAt('c3'));
  expect([stepBarText(), saidLines().at(-1)]).toEqual([expect.stringContaining('King picked up.'), 'King picked up.']);
  expect(squareAt('c3').getAttribute('aria-pressed')).toBe('true');
  await click(squareAt('a1'));
  await rest();
  expect(table()).toEqual(['magi voyager b1', 'line king a1']);
  expect(saidLines().at(-1)).toBe('King on a1.');
  expect(stepBarText()).toContain('The referee is off.');
});
it('Escape puts it back, and so does a press on its own square', async () => {
  const table = await opened();
  await click(squareAt('b1'));
  await press('Escape');
  expect(stepBarText()).toContain('The referee is off.');
  await click(squareAt('b1'));
  await click(squareAt('b1'));
  expect(stepBarText()).toContain('The referee is off.');
  expect(table()).toHaveLength(3);
});
it('undo leaves the hand empty, because the pieces are elsewhere then', async () => {
  await opened();
  await click(squareAt('b1'));
  await press('z', { ctrlKey: true });
  await rest();
  expect(stepBarText()).not.toContain('picked up');
});
it('a piece of the box is put on the board, by keys too, and stays in the box', async () => {
  const table = await opened();
  await click(boxed('MAGI Angel'));
  expect([
    boxed('MAGI Angel')?.getAttribute('aria-pressed'),
    document.activeElement?.getAttribute('data-cell'),
  ]).toEqual(['true', expect.any(String)]);
  await click(squareAt('b3'));
  await rest();
  expect(table().at(-1)).toBe('magi angel b3');
  await press('h', { ctrlKey: true, shiftKey: true });
  expect(document.activeElement).toBe(boxed('MAGI King'));
  await press('ArrowRight');
  expect(document.activeElement).toBe(boxed('MAGI Voyager'));
  await click(document.activeElement as HTMLElement);
  await act(async () => squareAt('c1').focus());
  await press('Enter');
  await rest();
  expect(table().at(-1)).toBe('magi voyager c1');
});
it('Delete takes off whoever stands at the cursor, or is in the hand, and says so where nobody does', async () => {
  const table = await opened();
  await act(async () => squareAt('b1').focus());
  await press('Delete');
  await rest();
  expect([table(), saidLines().at(-1)]).toEqual([['magi king a1', 'line king c3'], 'Voyager taken off b1.']);
  await press('Delete');
  expect(saidLines().at(-1)).toBe('There is no piece here.');
  await click(squareAt('a1'));
  await click(q('[data-testid=take-off]'));
  await rest();
  expect(table()).toEqual(['line king c3']);
});
it('a piece is laid down and turned, keeps that when it is moved, and stands again once the referee is on', async () => {
  await opened();
  await act(async () => squareAt('a1').focus());
  await press('y', { altKey: true });
  expect([tilt('a1'), saidLines().at(-1)]).toEqual(['90', 'King on a1 laid down.']);
  expect(squareAt('a1').getAttribute('aria-label')).toContain('lying down');
  await press('Y', { altKey: true, shiftKey: true });
  expect([tilt('a1'), saidLines().at(-1)]).toEqual(['135', 'King on a1 turned.']);
  await click(squareAt('a1'));
  await click(squareAt('a2'));
  await rest();
  expect([tilt('a1'), tilt('a2')]).toEqual([null, '135']);
  // another piece on that square does not lie
  await click(squareAt('b1'));
  await click(squareAt('a2'));
  await rest();
  expect(tilt('a2')).toBe(null);
  await press('y', { altKey: true });
  await click(q('[data-testid=referee-on]'));
  await rest();
  expect([tilt('a2'), all('[data-testid=box]').length]).toEqual([null, 0]);
});
it('a neutral unit is put on the board from the box of a game that knows such units, and no Chief is neutral (Q41)', async () => {
  let pieces: Draft['pieces'] = [];
  const board = { ...units('Cw@e5 Cb@a16'), free: true as const, options: { convert: 'all' } };
  const draft = { turn: 'white', pieces };
  await open(
    board,
    {
      'setup.fromTable': () => resolvedOk({ draft, pieces: [], features: [], flights: [], text: '', problems: [] }),
      'match.free': (put: Input<'match.free'>) => {
        pieces = put.draft.pieces;
        return resolvedOk({ revision: 8, effects: [], view: { ...board, revision: 8 } });
      },
    },
    [chesimals],
  );
  const owner = (name: string) => all('[data-testid=box] [role=radio]').find(({ textContent }) => textContent === name);
  await click(owner('Neutral') ?? null);
  expect(all('[data-testid=box] [data-of]').map(({ dataset, textContent }) => [dataset.of, textContent])).toEqual([
    ['knight', 'Nn'],
    ['warmachine', 'Wn'],
    ['elephant', 'En'],
    ['guard', 'Gn'],
  ]);
  await click(boxed('neutral Guard'));
  await click(squareAt('e7'));
  await rest();
  expect(pieces).toEqual([{ kind: 'guard', side: 'white', at: 'e7', colour: 'neutral' }]);
});
