/** Several units of Chesimals that are selected and move together: event by event, answered by hand. */
import { expect, test } from 'vitest';
import type { Together, View } from '../../../electron/contract/view.ts';
import { planSaid, selectionText } from '../../narration/selection-text.ts';
import { Driver } from './driver.fixture.ts';
import { at, cell, chesimals, units } from './groups/groups.fixture.ts';
import { action } from './match.fixture.ts';
import { allMarks, previewMarks } from './match-marks.ts';

const GREY = 'Cs@e4 Gs@d4 Gs@f4';
const view = units(`${GREY} Cw@l1 Gw@l2 Cb@h12 Cr@c12 Gr@f5`, { movable: 'e4 d4 f4 l1 l2' });
const id = (name: string): number => at(view, name).id;
const begin = (v: View = view): Driver => new Driver(v, { warnLosing: true, followTurn: true }, chesimals);
const selected = (d: Driver): readonly string[] =>
  d.state.mode.is === 'selection'
    ? d.state.mode.pieces.map(
        (piece) => chesimals.topology.cells[d.state.view.pieces.find((p) => p.id === piece)!.at!]!.name,
      )
    : [];
/** Guard d4 goes up, Guard f4 captures, the Chief stays. */
const plan: Together = {
  steps: [
    { ...action('Gd4-d5', id('d4'), 'a1', 'a2'), targets: [{ cell: cell('d5'), mark: 'move' }] },
    {
      ...action('Gf4xf5', id('f4'), 'a1', 'a2'),
      captures: [id('f5')],
      targets: [{ cell: cell('f5'), mark: 'capture' }],
    },
  ],
  effects: [],
  after: [],
  stay: [{ piece: id('e4'), says: 'It is blocked.' }],
};
const all = (d: Driver): Driver => d.send({ on: 'select-all', piece: id('d4') });
const pickCell = (d: Driver, name: string): Driver => d.send({ on: 'pick', target: { piece: null, cell: cell(name) } });

test('a frame around units of two groups selects those of the larger one', () => {
  const d = begin().send({ on: 'select-units', pieces: ['l1', 'd4', 'e4', 'h12'].map(id) });
  expect(selected(d)).toEqual(['d4', 'e4']);
  expect(d.says.at(-1)).toEqual({ say: 'selected', pieces: [id('d4'), id('e4')] });
});

test('one unit after another is added and left out; the last one left out ends it; another group begins anew', () => {
  const d = begin()
    .send({ on: 'toggle-unit', piece: id('d4') })
    .send({ on: 'toggle-unit', piece: id('f4') });
  expect(selected(d)).toEqual(['d4', 'f4']);
  expect(selected(d.send({ on: 'toggle-unit', piece: id('d4') }))).toEqual(['f4']);
  expect(selected(d.send({ on: 'toggle-unit', piece: id('l1') }))).toEqual(['l1']);
  d.send({ on: 'toggle-unit', piece: id('l1') });
  expect(d.state.mode).toEqual({ is: 'idle' });
  expect(d.says.at(-1)).toEqual({ say: 'deselected' });
});

test('a unit that was lifted is the first of them', () => {
  const d = begin()
    .send({ on: 'lift', piece: id('e4') })
    .send({ on: 'toggle-unit', piece: id('d4') });
  expect(selected(d)).toEqual(['e4', 'd4']);
});

test('all of the group of a unit, and in the course of a turn of its group whatever unit is named', () => {
  expect(selected(all(begin()))).toEqual(['e4', 'd4', 'f4']);
  const going = units(`${GREY} Cw@l1 Gw@l2 Cb@h12 Cr@c12 Gr@f5`, {
    ...{ movable: 'e4 d4 f4', group: 'grey', moved: 1, of: 4 },
  });
  expect(selected(begin(going).send({ on: 'select-all', piece: null }))).toEqual(['e4', 'd4', 'f4']);
});

test('the square that is pointed at says how far: from the nearest of them, straight before aslant', () => {
  const d = all(begin()).send({ on: 'aim', target: { piece: null, cell: cell('d6') } });
  expect(d.last).toMatchObject({
    name: 'match.together',
    input: { pieces: [id('e4'), id('d4'), id('f4')], files: 0, ranks: 2 },
  });
});

test('who goes and who stays is drawn and told before it is chosen', () => {
  const d = all(begin())
    .send({ on: 'aim', target: { piece: null, cell: cell('d5') } })
    .answer('match.together', plan);
  expect(previewMarks(d.state.preview)).toEqual([
    { cell: cell('d5'), mark: 'move', action: plan.steps[0]!.kind },
    { cell: cell('f5'), mark: 'capture', action: plan.steps[1]!.kind },
  ]);
  const marked = allMarks(d.state).filter(({ mark }) => mark === 'selected');
  expect(marked.map((mark) => mark.cell).sort()).toEqual([cell('d4'), cell('e4'), cell('f4')].sort());
  expect(d.says.at(-1)).toEqual({ say: 'selection-plan', plan });
  const told =
    '2 of 3 move that way: grey Guard d4 and grey Guard f4. They capture red Guard f5. Grey Chief e4 stays: It is blocked.';
  expect(planSaid(chesimals, view, plan)).toBe(told);
  if (d.state.mode.is !== 'selection') throw new Error('nothing is selected');
  expect(selectionText(d.state, d.state.mode)).toEqual({ fact: '3 grey units selected.', because: told });
});

test('the square that was foreseen is played at once, another one when its answer is there', () => {
  const d = all(begin())
    .send({ on: 'aim', target: { piece: null, cell: cell('d5') } })
    .answer('match.together', plan);
  pickCell(d, 'd5');
  expect(d.last).toMatchObject({ name: 'match.playTogether', input: { actions: ['Gd4-d5', 'Gf4xf5'] } });
  const unforeseen = pickCell(all(begin()), 'd5');
  expect(unforeseen.last).toMatchObject({ name: 'match.together' });
  unforeseen.answer('match.together', plan);
  expect(unforeseen.last).toMatchObject({ name: 'match.playTogether', input: { actions: ['Gd4-d5', 'Gf4xf5'] } });
});

test('what would cut units off is shown before it is played: the same again plays it', () => {
  const chief = at(view, 'e4');
  const cut = { ...chief, notes: [...chief.notes, { id: 'cut-off', says: 'It is cut off.', by: [] }] };
  const breaking: Together = { ...plan, after: [cut] };
  const d = pickCell(all(begin()), 'd5').answer('match.together', breaking);
  expect(d.last).toMatchObject({ name: 'match.together' });
  expect(d.says.at(-1)).toEqual({ say: 'selection-plan', plan: breaking, isHeldBack: true });
  if (d.state.mode.is !== 'selection') throw new Error('nothing is selected');
  expect(selectionText(d.state, d.state.mode).because).toMatch(
    /^Chief e4 would be cut off\. Do the same again to play it\. 2 of 3 move/,
  );
  pickCell(d, 'd5');
  expect(d.last).toMatchObject({ name: 'match.playTogether', input: { actions: ['Gd4-d5', 'Gf4xf5'] } });
});

test('an answer for a square that is no longer pointed at changes nothing', () => {
  const d = all(begin()).send({ on: 'aim', target: { piece: null, cell: cell('d5') } });
  const asked = d.last!.id;
  d.send({ on: 'aim', target: null }).answer('match.together', plan, asked);
  expect(d.state).toMatchObject({ preview: null, mode: { is: 'selection', plan: null } });
});

test('where none can go the selection stays, and why is told', () => {
  const none = { steps: [], effects: [], after: [], stay: plan.stay };
  const d = pickCell(all(begin()), 'd5').answer('match.together', none);
  expect(d.asks.some(({ name }) => name === 'match.playTogether')).toBe(false);
  expect(d.state.mode.is).toBe('selection');
  expect(d.says.at(-1)).toEqual({ say: 'selection-plan', plan: none });
  expect(planSaid(chesimals, view, none)).toBe('None of them can move that way. Grey Chief e4 stays: It is blocked.');
});

test('one of them is dragged: the others go as far, and back on its own square nobody goes', () => {
  const d = all(begin()).send({ on: 'lift', piece: id('f4') });
  expect(selected(d)).toHaveLength(3);
  d.send({ on: 'drop', piece: id('f4'), target: { piece: null, cell: cell('f4') } });
  expect(d.asks).toEqual([]);
  d.send({ on: 'lift', piece: id('f4') }).send({
    on: 'drop',
    piece: id('f4'),
    target: { piece: null, cell: cell('h6') },
  });
  expect(d.last).toMatchObject({ name: 'match.together', input: { files: 2, ranks: 2 } });
});

test('Escape, undo and a move of somebody else end it', () => {
  expect(all(begin()).send({ on: 'escape' }).state.mode).toEqual({ is: 'idle' });
  expect(all(begin()).send({ on: 'undo', unit: 'action' }).last).toMatchObject({ name: 'match.undo' });
});

test('a unit that no move is possible for yet can be selected, one that has moved or lost its Chief cannot', () => {
  const walled = units(`${GREY} Cw@l1 Gw@l2 Cb@h12 Cr@c12`, { movable: 'e4' });
  expect(selected(begin(walled).send({ on: 'select-all', piece: at(walled, 'e4').id }))).toEqual(['e4', 'd4', 'f4']);
  const going = units(`${GREY} Cw@l1 Cb@h12 Cr@c12`, {
    ...{ movable: 'e4 f4', group: 'grey', moved: 1, of: 3 },
  });
  const moved = {
    ...going,
    pieces: going.pieces.map((unit) =>
      unit.at === cell('d4') ? { ...unit, notes: [...unit.notes, { id: 'moved', says: '', by: [] }] } : unit,
    ),
  };
  expect(selected(begin(moved).send({ on: 'select-all', piece: null }))).toEqual(['e4', 'f4']);
});

test('in an exercise, looking back and in a game of single moves nothing is selected', () => {
  expect(selected(all(begin({ ...view, exercise: {} as never })))).toEqual([]);
  expect(new Driver().send({ on: 'toggle-unit', piece: 2 }).state.mode).toEqual({ is: 'idle' });
});
