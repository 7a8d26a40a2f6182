/** Two-step lifts, stacks, gates, rages and choices of what is left behind, by mouse and keys on the flat board. */
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ActionView } from '../../../../electron/contract/view.ts';
import { action, cell, lostPiece, piece, view } from '../../../state/match/match.fixture.ts';
import {
  all,
  ask,
  click,
  given,
  open,
  playedActions,
  press,
  q,
  resolvedOk,
  rest,
  saidLines,
  squareAt,
  stepBarText,
} from '../../testing/table.tsx';

const lifting = (to: string): ActionView =>
  action(`V@${to}`, 2, 'b1', 'b2', {
    kind: 'lift',
    lifts: { piece: 12, from: cell('b2'), to: cell(to) },
    targets: [{ cell: cell('b2'), mark: 'special' }],
  });
const lifts = ['a2', 'c1', 'b2'].map(lifting);
const mode = () => document.body.dataset.mode;
const choices = () => all('[data-choice]').map((b) => b.querySelector('[data-testid=choice-name]')?.textContent);

describe('a lift', () => {
  beforeEach(async () => {
    given.actions = [action('Vxb2', 2, 'b1', 'b2', { kind: 'capture', captures: [12] }), ...lifts];
    await open(view());
    await click(squareAt('b1'));
    await rest();
    await click(squareAt('b2'));
  });
  it('is one of two choices, by number', async () => {
    expect(choices()).toEqual(['Capture it', 'Lift Diskette']);
    await press('2');
    expect(mode()).toBe('dropping');
    expect(squareAt('b2').getAttribute('aria-label')).toContain('put back here, which passes the turn');
    expect(squareAt('a2').dataset.marks).toContain('drop');
    await click(squareAt('c1'));
    expect(playedActions()).toEqual(['V@c1']);
  });
  it('passes only after confirmation, and by keys alone', async () => {
    await press('2');
    await click(squareAt('b2'));
    expect(choices()).toEqual(['Put it back and pass']);
    expect(playedActions()).toEqual([]);
    await press('1');
    expect(playedActions()).toEqual(['V@b2']);
  });
  it('is cancelled by Escape, by a right click, by undo: nothing is played or undone', async () => {
    const main = q('main')!;
    const right = (type: string) =>
      act(async () => {
        main.dispatchEvent(new MouseEvent(type, { bubbles: true, button: 2, clientX: 5, clientY: 5 }));
      });
    await press('2');
    await press('Escape');
    expect([mode(), saidLines().at(-1)]).toEqual(['lifted', 'Diskette back on b2.']);
    for (const cancel of [
      async () => [await right('pointerdown'), await right('pointerup')],
      async () => press('z', { ctrlKey: true }),
    ]) {
      await click(squareAt('b2'));
      await press('2');
      expect(mode()).toBe('dropping');
      await cancel();
      expect(mode()).toBe('lifted');
    }
    expect([playedActions(), ask['match.undo']]).toEqual([[], undefined]);
  });
  it('a right drag, which turns the 3D table, cancels nothing', async () => {
    await press('2');
    await act(async () => {
      const at = (type: string, x: number) =>
        new MouseEvent(type, { bubbles: true, button: 2, clientX: x, clientY: 5 });
      q('main')!.dispatchEvent(at('pointerdown', 5));
      q('main')!.dispatchEvent(at('pointerup', 60));
    });
    expect(mode()).toBe('dropping');
  });
});

describe('two on one square', () => {
  beforeEach(async () => {
    given.actions = [action('x', 21, 'b1', 'b3')];
    await open(view({ pieces: [...view().pieces, piece(21, 'mass', 0, 'b1', { rides: true })], movable: [1, 2, 21] }));
  });
  const shown = () => q('[data-testid=stack] [aria-pressed=true]')?.textContent;
  it('one after the other by Enter, both named in the panel', async () => {
    await act(async () => squareAt('b1').focus());
    expect(squareAt('b1').getAttribute('aria-label')).toContain('MAGI Mass on Voyager');
    await press('Enter');
    await rest();
    expect([shown(), stepBarText()]).toEqual(['Massrides', expect.stringContaining('Mass b1')]);
    await press('Enter');
    await rest();
    expect(shown()).toBe('Voyagercarries');
    await press('Enter');
    expect(mode()).toBe('idle');
  });
  it('either by its button in the panel; Space opens the cards of both', async () => {
    await act(async () => squareAt('b1').focus());
    await press(' ', { code: 'Space' });
    expect(shown()).toBe('Massrides');
    await press(' ', { code: 'Space' });
    expect(shown()).toBe('Voyagercarries');
    await click(all('[data-testid=stack] button')[0]!);
    await rest();
    expect([mode(), shown()]).toEqual(['lifted', 'Massrides']);
  });
});

it('promotion and what is left behind are one question with four answers', async () => {
  given.actions = [
    action('a', 2, 'b1', 'b3'),
    action('b', 2, 'b1', 'b3', { leaves: 'tower' }),
    action('c', 2, 'b1', 'b3', { promotion: 'angel' }),
    action('d', 2, 'b1', 'b3', { promotion: 'angel', leaves: 'tower' }),
  ];
  await open(view());
  await click(squareAt('b1'));
  await rest();
  await click(squareAt('b3'));
  expect(choices()).toEqual([
    'Become Angel, leave nothing behind',
    'Become Angel, leave a Tower behind',
    'Stay Voyager, leave nothing behind',
    'Stay Voyager, leave a Tower behind',
  ]);
  // the name says what it becomes, the sentence what it can do then
  expect(all('[data-choice]').map((b) => b.textContent)).toEqual([
    expect.stringContaining('The Angel.'),
    expect.stringContaining('The Angel.'),
    expect.stringContaining('The Voyager.'),
    expect.stringContaining('The Voyager.'),
  ]);
  // without layout the list has no position, and does not take the focus by itself
  await act(async () => q('[data-choice="1"]')!.focus());
  await press('ArrowUp');
  expect(document.activeElement?.getAttribute('data-choice')).toBe('4');
  await press('1');
  expect(playedActions()).toEqual(['c']);
});

it('a rage lists what it captures, marks own losses, and asks before it loses', async () => {
  const losses = [lostPiece(1, 0, 'a1'), lostPiece(12, 1, 'b2')];
  const rage = action('r', 2, 'b1', 'b3', { kind: 'rage', losses, loses: 'MAGI has lost its King.' });
  given.actions = [rage];
  const take = (id: number, from: string) => ({
    ...{ do: 'take', piece: id, from: cell(from), by: 2, into: 'lost', says: '' },
  });
  await open(view(), {
    'match.preview': () => resolvedOk({ action: rage, effects: [take(1, 'a1'), take(12, 'b2')], after: [] }),
  });
  await click(squareAt('b1'));
  await rest();
  await act(async () => squareAt('b3').focus());
  await rest();
  expect(all('[data-testid=takes] li').map((li) => [li.dataset.own, li.textContent])).toEqual([
    ['true', '1MAGI King a1own'],
    [undefined, '2LINE Diskette b2'],
  ]);
  expect(q('[data-testid=takes] > :last-child')?.textContent).toBe('This loses the game. MAGI has lost its King.');
  expect(stepBarText()).toContain('This loses the game. MAGI has lost its King.');
  await click(squareAt('b3'));
  expect([mode(), playedActions()]).toEqual(['warned', []]);
  await click(q('[data-testid=lose]'));
  expect(playedActions()).toEqual(['r']);
});

it('an owned gate has a card with a link to its other end', async () => {
  await open(
    view({ features: [{ id: 'tower', cell: cell('a2'), side: 0, hidden: false, leadsTo: cell('c1'), says: '' }] }),
  );
  await click(squareAt('a2'));
  const card = q('[data-testid=gate-card]');
  expect(card?.textContent).toContain('MAGI, on a2');
  expect(card?.textContent).toContain('Its other end is c1.');
  await click(card?.querySelector('button') ?? null);
  expect(document.activeElement).toBe(squareAt('c1'));
});

it('where nothing is forbidden there is no check, only a danger', async () => {
  const check = { side: 0 as const, king: 1, at: cell('a1'), by: 12, line: [cell('b2'), cell('a1')] };
  await open(view({ check: null, checks: [{ ...check, says: 'It could be taken.', ruling: null }] }));
  expect(q('[data-testid=check-notice]')?.textContent).toContain('In danger. It could be taken.');
});
