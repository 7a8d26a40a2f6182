/** Coin and dice: thrown from the dialog, spoken there, listed, and shown in the move list under the move before. */
import { expect, it, vi } from 'vitest';
import { MOST_TOSSES } from '../../../engine/shared/dice.ts';
import { useApp } from '../../state/app.ts';
import { view } from '../../state/match/match.fixture.ts';
import { all, ask, click, given, open, press, q, resolvedOk, rest, saidLines } from '../testing/table.tsx';

const nodes = [
  { id: 0, parent: null, turnNumber: 1, side: 0, kind: 'start', text: '', label: '', line: 'past' },
  { id: 3, parent: 0, turnNumber: 1, side: 0, kind: 'action', text: 'x', label: 'D c2–c3', line: 'present' },
  { id: 4, parent: 3, turnNumber: 1, side: 1, kind: 'action', text: 'y', label: 'D c8–c7', line: 'branch' },
];
const history = () => resolvedOk({ nodes, node: 3 });
const earlier = [
  { node: 0, coin: 'heads' as const, dice: [] },
  { node: 4, coin: null, dice: [6] },
];
const others = [
  { node: 0, coin: null, dice: [17], sides: 20 as const },
  { node: 0, coin: null, dice: [8, 3, 1], sides: 8 as const },
];
const rolled = [...earlier, { node: 3, coin: null, dice: [4, 2] }];

const choiceNamed = (name: string) => all('dialog[open] [role=radio]').find((el) => el.textContent === name) ?? null;

it('shows every result in the move list: at the start, after a move, and on a line that was left', async () => {
  await open(view({ tosses: rolled }), { 'match.history': history });
  expect(all('[data-section=moves] [data-testid=tossed]').map((el) => el.textContent)).toEqual([
    'Coin: heads.',
    'Dice: 4 and 2, 6 in total.',
    'Die: 6.',
  ]);
});

it('says how many sides dice have that are not the usual ones', async () => {
  await open(view({ tosses: others }), { 'match.history': history });
  expect(q('[data-section=moves] [data-testid=tossed]')?.textContent).toBe(
    '20-sided die: 17. 8-sided dice: 8, 3 and 1, 12 in total.',
  );
  await press('o', { altKey: true });
  expect(all('[data-testid=toss-result] svg text').map((el) => el.textContent)).toEqual(['8', '3', '1']);
});

it('opens by Alt+O, rolls that many dice, tells the result and lists all of them', async () => {
  const before = view({ tosses: earlier });
  await open(before, {
    'match.history': history,
    'match.toss': () =>
      resolvedOk({
        revision: before.revision + 1,
        effects: [],
        view: { ...before, revision: before.revision + 1, tosses: rolled },
      }),
  });
  await press('o', { altKey: true });
  const dialog = q('dialog[open]')!;
  expect(dialog.querySelector('h2')?.textContent).toBe('Coin and dice');
  expect(q('[data-testid=toss-result]')?.textContent).toBe('Die: 6.');
  expect(document.activeElement).toBe(q('[data-testid=throw]'));
  await click(q('[data-testid=throw]'));
  await rest();
  expect(ask['match.toss']!.mock.calls[0]?.[0]).toEqual({ match: before.match, revision: before.revision, dice: 2 });
  expect(q('[data-testid=toss-result]')?.getAttribute('role')).toBe('status');
  expect(q('[data-testid=toss-result]')?.textContent).toBe('Dice: 4 and 2, 6 in total.');
  expect(saidLines().at(-1)).toBe('Dice: 4 and 2, 6 in total.');
  expect(all('[data-testid=all-tosses] li').map((el) => el.textContent)).toEqual([
    'Coin: heads. Before the first move',
    expect.stringMatching(/^Die: 6\. Turn 1, after .*’s D c8–c7$/),
    expect.stringMatching(/^Dice: 4 and 2, 6 in total\. Turn 1, after .*’s D c2–c3$/),
  ]);
});

it('tosses the coin, and says why when it is refused', async () => {
  await open(view(), {
    'settings.change': (input: object) => resolvedOk({ ...useApp.getState().settings, ...input }),
    'match.history': history,
    'match.toss': () => Promise.resolve({ ok: false, error: { code: 'too-many-tosses', message: 'No more tosses.' } }),
  });
  await press('o', { altKey: true });
  await click(choiceNamed('Coin'));
  expect(choiceNamed('3')).toBeNull();
  expect(q('[data-testid=throw]')?.textContent).toBe('Toss a coin');
  await click(q('[data-testid=throw]'));
  await rest();
  expect(ask['match.toss']!.mock.calls[0]?.[0]).toMatchObject({ dice: null });
  expect(saidLines().at(-1)).toBe('No more tosses.');
  expect(given.ask['match.toss']).toHaveBeenCalledTimes(1);
});

it('rolls as many dice of the kind that was chosen, and remembers the choice', async () => {
  const change = vi.fn((input: object) => resolvedOk({ ...useApp.getState().settings, ...input }));
  await open(view(), {
    'match.history': history,
    'match.toss': () => Promise.resolve({ ok: false, error: { code: 'x', message: 'No.' } }),
    'settings.change': change,
  });
  await press('o', { altKey: true });
  expect(all('dialog[open] [role=radio]').map((el) => el.textContent)).toEqual([
    'Coin',
    'd4',
    'd6',
    'd8',
    'd10',
    'd12',
    'd20',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
  ]);
  await click(choiceNamed('d20'));
  await click(choiceNamed('3'));
  expect(change.mock.calls.at(-1)?.[0]).toEqual({ toss: { what: 20, dice: 3 } });
  expect(q('[data-testid=throw]')?.textContent).toBe('Roll 3 d20');
  await press('Escape');
  await press('o', { altKey: true });
  expect(all('dialog[open] [role=radio][aria-checked=true]').map((el) => el.textContent)).toEqual(['d20', '3']);
  await click(q('[data-testid=throw]'));
  expect(ask['match.toss']!.mock.calls[0]?.[0]).toMatchObject({ dice: 3, sides: 20 });
});

it('has an end, which the button explains', async () => {
  await open(view({ tosses: Array.from({ length: MOST_TOSSES }, () => earlier[0]!) }), { 'match.history': history });
  await press('o', { altKey: true });
  expect(q('[data-testid=throw]')?.outerHTML).toContain('Start a new game to toss again.');
});

it('lists a result after what players did by hand as such, not as one before the first move', async () => {
  const free = [
    { ...nodes[0]!, line: 'past' },
    { ...nodes[1]!, line: 'past' },
    { ...nodes[1]!, ...{ id: 5, parent: 3, turnNumber: 2, kind: 'free', label: 'King e1–f2, free', line: 'past' } },
    { ...nodes[1]!, ...{ id: 6, parent: 5, turnNumber: 2, kind: 'referee', label: 'Referee on' } },
  ];
  const tosses = [5, 6].map((node) => ({ node, coin: 'tails' as const, dice: [] }));
  await open(view({ tosses }), { 'match.history': () => resolvedOk({ nodes: free, node: 6 }) });
  await press('o', { altKey: true });
  expect(all('[data-testid=all-tosses] li').map((el) => el.textContent)).toEqual([
    'Coin: tails. Turn 2, after “King e1–f2, free”',
    'Coin: tails. Turn 2, after “Referee on”',
  ]);
});
