/**
 * The turn panel, the list of turns and the seats of a game in which one colour moves per turn, by mouse and by key.
 */
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { HintView } from '../../../../electron/contract/advice.ts';
import type { ActionView, HistoryNode, View } from '../../../../electron/contract/view.ts';
import { useApp } from '../../../state/app.ts';
import { cell, chesimals, node, start, at as unitAt, units } from '../../../state/match/groups/groups.fixture.ts';
import { foresee } from '../../../testing/chesimals.ts';
import {
  all,
  ask,
  click,
  given,
  open,
  press,
  primaryButtons,
  q,
  resolvedOk,
  rest,
  saidLines,
  squareAt,
  stepBarText,
} from '../../testing/table.tsx';

const words = 'Cw@e5! Gw@e6 Gw@e7 Nw@h9 Cs@a1 Gs@a2 Gy@c1* Co@l1 Cb@a16 Cr@c16';
const fresh = units(words.replace('!', ''), { movable: 'e5 e6 e7 a1 a2 l1' });
const going = units(words, { movable: 'e6 e7', group: 'white', moved: 1, of: 4 });
const nodes: HistoryNode[] = [
  start,
  node(1, 1, 2, 'red', 'red: c15–c16', 'C c15–c16'),
  node(2, 1, 2, 'red', 'red: c15–c16', 'End of turn'),
  node(3, 0, 3, 'white', 'white: e4–e5', 'C e4–e5'),
];
const to = (view: View, from: string, end: string): ActionView => ({
  ...foresee(going, from, end).action,
  ...{ text: `G${from}-${end}`, label: `G ${from}–${end}`, promotion: null, places: null, differs: '', loses: null },
  targets: [{ cell: cell(end), mark: 'move' }],
  because: { id: 'r', says: 'It steps.' },
  piece: unitAt(view, from).id,
});
const shown = (view: View, more: Parameters<typeof open>[1] = {}) =>
  open(
    { ...view, node: 3 },
    {
      'match.history': () => resolvedOk({ nodes, node: 3 }),
      'match.preview': () => resolvedOk({ ...foresee(going, 'e6', 'd5'), action: given.actions[0] }),
      'match.look': () => resolvedOk({ view: { ...view, node: 2, present: false }, effects: [] }),
      ...more,
    },
    [chesimals],
  );
const panel = () => q('[data-testid=turn]')!;
const listed = (label: string) =>
  [...(panel().querySelector(`[aria-label="${label}"]`)?.children ?? [])].map((el) => el.textContent);

describe('before a colour is chosen', () => {
  it('shows the colours of the side, and why one of them cannot be chosen', async () => {
    await shown(fresh);
    const rows = all('[data-group]').map((row) => [row.dataset.group, row.querySelector('small')?.textContent]);
    expect(rows).toEqual([
      ['yellow', 'leaderless'],
      ['white', '4 units, royal'],
      ['grey', '2 units, royal'],
      ['orange', '1 unit'],
    ]);
    const yellow = q('[data-group=yellow]')!;
    expect(yellow.getAttribute('aria-disabled')).toBe('true');
    expect(yellow.dataset.tip).toBe('The yellow Chief was captured, so yellow units can never move again.');
    expect(stepBarText()).toContain('Move any unit to choose its colour: white, grey or orange.');
    expect(q('[data-testid=turn-end]')).toBeNull();
  });
  it('a colour leads to one of its units that can move', async () => {
    await shown(fresh);
    await click(q('[data-group=grey]'));
    expect(document.activeElement).toBe(squareAt('a1'));
  });
  it('seats count the royal Chiefs', async () => {
    await shown(units('Cw@e5 Gs@a2* Cb@a16 Cr@c16', { movable: 'e5' }));
    expect(q('[data-testid=chiefs-white]')?.textContent).toContain('Royal Chiefs 1 of 2');
    expect(q('[data-testid=chiefs-black]')?.textContent).toContain('royal Chiefs left: 2 of 2');
  });
});

describe('where colours mix by a house rule (Q40)', () => {
  const mixed = { groupsMix: true } as const;

  it('no colour is asked for', async () => {
    await shown({ ...fresh, ...mixed });
    expect(panel().textContent).toContain('White moves units of any colour that are linked to one Chief.');
    expect(stepBarText()).toContain('Move any unit that is linked to a Chief of yours.');
    expect(stepBarText()).not.toContain('colour');
  });
  it('the panel shows the units of the side, and the turn can be ended there', async () => {
    const says = '1 of 8 units moved.';
    await shown({ ...units(words, { movable: 'e6 a2' }), ...mixed, budget: { left: 7, of: 8, says } });
    expect(q('[data-testid=chosen]')?.textContent).toBe('White');
    expect(panel().textContent).toContain('1 of 8 units moved');
    expect(stepBarText()).toContain(says);
    expect(listed('Can move')).toEqual(['e6', 'a2']);
    expect(listed('Cut off')).toEqual(['h9']);
    expect(q('[data-testid=turn-end]')).not.toBeNull();
  });
});

describe('while a colour moves', () => {
  it('shows the colour, the progress of the turn, and which units moved, can move and are cut off', async () => {
    await shown(going);
    expect(q('[data-testid=chosen]')?.textContent).toBe('White');
    expect(panel().textContent).toContain('1 of 4 white units moved');
    expect(listed('Moves made in this turn, in order')).toEqual(['C e4–e5']);
    expect(listed('Can move')).toEqual(['e6', 'e7']);
    expect(listed('Cut off')).toEqual(['h9']);
    expect(q('[data-testid=budget]')?.getAttribute('aria-label')).toBe('1 of 4 white units moved.');
    await click(q(`[data-unit="${unitAt(going, 'e7').id}"]`));
    expect(document.activeElement).toBe(squareAt('e7'));
  });
  it('shows no movable unit once the game is over', async () => {
    const outcome = { winner: 0, reason: 'chiefs', says: 'White has both.' } as const;
    await shown({ ...going, movable: [], outcome });
    expect(panel().textContent).not.toContain('Can move');
    expect(listed('Moves made in this turn, in order')).toEqual(['C e4–e5']);
  });
  it('undoes one move or the whole turn, and ends it, each by its own request', async () => {
    const played = () => resolvedOk({ revision: 8, effects: [], view: { ...going, revision: 8 } });
    given.ofNone = [{ ...to(going, 'e6', 'd5'), text: 'end', kind: 'end-turn', piece: null, to: null, targets: [] }];
    await shown(going, { 'match.undo': played, 'match.play': played });
    await click(q('[data-testid=turn-undo]'));
    await rest();
    await click(q('[data-testid=turn-undo-all]'));
    await rest();
    expect(ask['match.undo']!.mock.calls.map(([input]) => (input as { unit: string }).unit)).toEqual([
      'action',
      'turn',
    ]);
    const end = q('[data-testid=turn-end]')!;
    expect(end.getAttribute('aria-keyshortcuts')).toBe('Control+Enter');
    await click(end);
    await rest();
    expect(ask['match.play']!.mock.calls[0]?.[0]).toMatchObject({ action: 'end' });
  });
  it('has one primary button, which is that of a hint while one is told', async () => {
    given.ofNone = [{ ...to(going, 'e6', 'd5'), text: 'end', kind: 'end-turn', piece: null, to: null, targets: [] }];
    const step = (text: string, from: string, end: string) => ({
      ...{ text, label: text, side: 0 as const },
      ...{ from: cell(from), to: cell(end) },
    });
    const hint: HintView = {
      plan: [step('Ge6-d5', 'e6', 'd5'), step('Ge7-e8', 'e7', 'e8')],
      ...{ piece: unitAt(going, 'e6').id, pieceName: 'Guard', says: ['Look.', 'Move.', 'Why.'], only: false },
    };
    await shown(going, { 'computer.hint': () => resolvedOk(hint) });
    expect(primaryButtons()).toEqual(['end-turn']);
    await press('h', { altKey: true });
    await press('h', { altKey: true });
    expect(q('[data-testid=stepbar] [data-testid=end-turn]')).not.toBeNull();
    expect(primaryButtons()).toEqual(['play-plan']);
    // the buttons of the hint make way for the lifted unit
    await click(squareAt('e7'));
    await rest();
    expect(q('[data-testid=stepbar] [data-testid=play-plan]')).toBeNull();
    expect(primaryButtons()).toEqual(['end-turn']);
  });
  it('shows and announces which units would be cut off before the move is made', async () => {
    given.actions = [to(going, 'e6', 'd5')];
    await shown(going);
    await click(squareAt('e6'));
    await rest();
    expect(stepBarText()).toContain('White Guard e6, 1 possible move.');
    await act(async () => squareAt('d5').focus());
    await rest();
    expect(q('[data-testid=breaks]')?.textContent).toBe('Guard e7 would be cut off.');
    expect(saidLines().at(-1)).toBe('Guard e7 would be cut off.');
    expect(stepBarText()).toContain('Moves the white Guard to d5.Guard e7 would be cut off.');
    expect(q('[data-testid=breaks]')?.dataset.warns).toBe('true');
  });
  const { id } = unitAt(going, 'a16');
  const turned = {
    do: 'convert',
    piece: id,
    from: cell('a16'),
    at: cell('a16'),
    side: 0,
    group: 'neutral',
    was: 'blue',
  };
  it.each([
    ['a unit that is won', [{ ...turned, says: '' }], words, 'Chief on a16 becomes neutral.'],
    ['what the other side loses', [], `${words}*`, 'Red would be leaderless.'],
  ] as const)('does not warn of %s', async (_, effects, after, says) => {
    given.actions = [to(going, 'e6', 'd5')];
    const preview = { ...foresee(going, 'e6', 'd5'), effects, after: units(after).pieces, action: given.actions[0] };
    await shown(going, { 'match.preview': () => resolvedOk(preview) });
    await click(squareAt('e6'));
    await rest();
    await act(async () => squareAt('d5').focus());
    await rest();
    const line = q('[data-testid=breaks]');
    expect([line?.textContent, line?.dataset.warns]).toEqual([says, undefined]);
  });
  it('lists the neutral units below the colours of both sides, and nothing where there are none (Q41)', async () => {
    const listed = () =>
      all('[aria-label=Neutral] [data-group-of]').map((row) => [row.dataset.groupOf, row.textContent]);
    await shown({ ...units(`${words} Gn@f6 Nn@f4`, { movable: 'e6' }), options: { convert: 'all' } });
    await click(q('[data-section=groups] button'));
    expect(listed()).toEqual([['neutral', 'Neutral2 units']]);
    expect(all('[data-group-of]').map((row) => row.dataset.groupOf)).toHaveLength(9);
  });
  it('shows and announces that a move wins before it is made', async () => {
    given.actions = [to(going, 'e6', 'd5')];
    const effects = [{ do: 'end', winner: 0, reason: 'chiefs', says: 'White has taken both.' }];
    await shown(going, {
      'match.preview': () => resolvedOk({ ...foresee(going, 'e6', 'd5'), effects, action: given.actions[0] }),
    });
    await click(squareAt('e6'));
    await rest();
    await act(async () => squareAt('d5').focus());
    await rest();
    expect(q('[data-testid=breaks]')?.textContent).toBe('This wins the game: chiefs.');
    expect(saidLines().at(-1)).toBe('This wins the game: chiefs.');
    expect(stepBarText()).toContain('Moves the white Guard to d5.This wins the game: chiefs.');
  });
  it('asks the rules why a unit cannot move', async () => {
    await shown(going, {
      'match.why': () => resolvedOk({ says: 'No chain joins it.', ruling: 'Q6' }),
    });
    await click(squareAt('h9'));
    await rest();
    expect(ask['match.why']!.mock.calls[0]?.[0]).toMatchObject({ piece: unitAt(going, 'h9').id });
    expect(stepBarText()).toContain('White Knight h9 can’t move now.No chain joins it.Q6');
    // a refusal must not hide the end of the turn: with the panel folded it is the only button for it
    expect(q('[data-testid=stepbar] [data-testid=end-turn]')).not.toBeNull();
    expect(saidLines().at(-1)).toBe('White Knight h9 can’t move now. No chain joins it.');
    // of another colour: the same request
    await click(squareAt('a2'));
    await rest();
    expect(ask['match.why']!.mock.calls).toHaveLength(2);
  });
  it('a move that breaks a chain and captures a Chief says so until the next one', async () => {
    const last = {
      text: 'x',
      label: 'G e6×a16',
      side: 0,
      kind: 'capture',
      piece: unitAt(going, 'e6').id,
      cells: [],
    } satisfies View['last'];
    const state = (name: string, id: string) => ({
      ...{ do: 'state', piece: unitAt(going, name).id, at: cell(name), state: id, on: true, by: [], says: '' },
    });
    const effects = [state('e7', 'cut-off'), state('c16', 'leaderless')];
    given.actions = [to(going, 'e6', 'd5')];
    const after = units(words, {
      movable: 'e5',
      group: 'white',
      moved: 2,
      of: 4,
      more: { revision: 8, last: { ...last, cells: [] } },
    });
    await shown(going, { 'match.play': () => resolvedOk({ revision: 8, effects, view: after }) });
    await click(squareAt('e6'));
    await rest();
    await click(squareAt('d5'));
    await rest();
    expect(stepBarText()).toContain('2 of 4 white units moved.');
    expect(stepBarText()).toContain(
      'Red is leaderless: 1 unit can never move again. Cut off: Guard e7. One more unit can move',
    );
  });
  it('a turn that ends with movable units left says so for a moment and asks nothing', async () => {
    given.ofNone = [{ ...to(going, 'e6', 'd5'), text: 'end', kind: 'end-turn', piece: null, to: null, targets: [] }];
    const last = { text: 'end', label: 'End of turn', side: 0, kind: 'end-turn', piece: null, cells: [] } as const;
    const more = { node: 3, turn: 1 as const, revision: 8, last: { ...last, cells: [] } };
    const after = units(words, { movable: 'a16 c16', more });
    const effects = [{ do: 'turn', side: 1, turnNumber: 3, says: '' }];
    await shown(going, {
      'match.play': () => resolvedOk({ revision: 8, effects, view: after }),
      'match.undo': () => resolvedOk({ revision: 9, effects: [], view: { ...going, revision: 9 } }),
    });
    await act(async () => squareAt('e6').focus());
    await press('Enter', { ctrlKey: true });
    await rest();
    const says = 'White ends the turn. 1 of 4 white units moved. Could still have moved: Guard e6, Guard e7.';
    expect(useApp.getState().toastNow?.text).toBe(says);
    expect(saidLines()).toEqual([says, 'Black to move. Turn 3.']);
    expect(q('dialog')).toBeNull();
    expect(stepBarText()).toContain('White: e4–e5. Move any unit');
    // it lies over the board, and is gone with the next move
    await press('z', { ctrlKey: true });
    await rest();
    expect(useApp.getState().toastNow).toBeNull();
  });
});

it('F4 announces the whole turn that was ended', async () => {
  const last = {
    text: 'end',
    label: 'End of turn',
    side: 1 as const,
    kind: 'end-turn' as const,
    piece: null,
    cells: [],
  };
  const view = units(words, { movable: 'e6', more: { last } });
  const spoken = ['', 'red Chief c15 to c16', 'Black ends the turn', 'white Chief e4 to e5'];
  const told = nodes.map((n, i) => ({
    ...n,
    id: n.id + 1,
    parent: n.parent === null ? null : n.parent + 1,
    spoken: spoken[i],
  }));
  await shown(view, { 'match.history': () => resolvedOk({ nodes: told, node: 3 }) });
  await press('F4');
  expect(saidLines().at(-1)).toBe('Red Chief c15 to c16. Black ends the turn.');
});

describe('the list of turns', () => {
  const turns = () => all('[data-section=moves] li[data-turn]');
  it('has a line for each, with its colour and the whole turn', async () => {
    await shown(going);
    expect(turns().map((t) => t.querySelector('button[data-tip]')?.textContent)).toEqual([
      'Red: c15–c16',
      'White: e4–e5',
    ]);
    expect(turns().map((t) => t.querySelector('button[data-tip]')?.getAttribute('aria-label'))).toEqual([
      '2, Black: Red, 1 move',
      '3, White: White, 1 move',
    ]);
    expect(turns()[1]?.querySelector('[aria-current=true]')).not.toBeNull();
  });
  it('unfolds the moves by its button and announces them; each can be looked at', async () => {
    await shown(going);
    const fold = turns()[0]!.querySelector<HTMLElement>('[aria-expanded]')!;
    expect([fold.ariaExpanded ?? fold.getAttribute('aria-expanded'), fold.getAttribute('aria-label')]).toEqual([
      'false',
      'Show the moves of turn 2, Black',
    ]);
    await click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    expect(saidLines().at(-1)).toBe('Moves shown: C c15–c16, End of turn.');
    const moves = [...turns()[0]!.querySelectorAll<HTMLElement>('ol button')];
    expect(moves.map((m) => m.textContent)).toEqual(['C c15–c16', 'End of turn']);
    await click(moves[1]!);
    await rest();
    expect(ask['match.look']!.mock.calls[0]?.[0]).toMatchObject({ node: 2 });
    await click(fold);
    expect(saidLines()).toContain('Moves hidden.');
  });
});
