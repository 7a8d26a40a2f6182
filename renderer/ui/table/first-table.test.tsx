/**
 * Help for a first game: how the game is won and where to learn it, that the board has turned, and what the mouse does.
 */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useApp } from '../../state/app.ts';
import { action, cell, view } from '../../state/match/match.fixture.ts';
import { description } from '../../state/match/special.fixture.ts';
import { KeysDialog } from '../keys/KeysDialog.tsx';
import { click, given, open, q, resolvedOk, rest, saidLines, squareAt, stepBarText, type } from '../testing/table.tsx';

const GOAL = 'Goal: Capture the enemy King.';
const withGoal = { ...description, id: 'with-goal', goal: 'Capture the enemy King.' };
const opened = (more = {}) => view({ variant: 'with-goal', ...more });
const last = { text: 'x', label: 'x', side: 1 as const, piece: 12, cells: [cell('b2')] };

it('says how the game is won until a move is played, with a link to the rulebook', async () => {
  await open(opened(), {}, [withGoal]);
  expect(stepBarText()).toContain(`MAGI to move.${GOAL}`);
  expect(saidLines()).toContain(GOAL);
  await click(q('[data-testid=learn]'));
  expect(useApp.getState().layers.at(-1)).toMatchObject({ page: 'rulebook', variant: 'with-goal' });
});

it('stops saying it once a move has been played, and does not in a game without such a sentence', async () => {
  await open(opened({ last }), {}, [withGoal]);
  expect([stepBarText().includes(GOAL), q('[data-testid=learn]')]).toEqual([false, null]);
  expect(saidLines()).not.toContain(GOAL);
});

it('says once that the board has turned, and offers to keep it still', async () => {
  const change = vi.fn();
  const toast = vi.fn();
  given.actions = [action('x', 2, 'b1', 'b3')];
  const played = () =>
    resolvedOk({ revision: 8, effects: [], view: opened({ revision: 8, turn: 1, movable: [12], last }) });
  await open(opened(), { 'match.play': played }, [withGoal]);
  useApp.setState({
    changeSettings: change,
    toastNote: toast,
    settings: { ...useApp.getState().settings, toldTurning: false },
  });
  await click(squareAt('b1'));
  await rest();
  expect(toast).not.toHaveBeenCalled();
  await click(squareAt('b3'));
  await rest();
  await act(async () => expect.poll(() => toast).toHaveBeenCalled());
  expect(toast.mock.calls[0]?.[0]).toBe('The board has turned: LINE is to move and now sits on this side.');
  expect(change).toHaveBeenCalledWith({ toldTurning: true });
  toast.mock.calls[0]?.[1].run();
  expect(change).toHaveBeenLastCalledWith({ followTurn: false });
});

it('lists what the mouse does beside the keys, and finds it by typing', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  await act(async () => root.render(<KeysDialog onClose={() => undefined} />));
  const rows = () => [...document.querySelectorAll('[data-testid=mouse] dt')].map((row) => row.textContent);
  expect(rows()).toEqual([
    ...['Pick up a piece, put it down', 'Turn the board', 'Move the view', 'Zoom', 'Mark a square', 'Draw an arrow'],
    ...['Enlarge a piece', 'Why not here?'],
  ]);
  await type(document.querySelector('dialog input'), 'right-drag');
  expect(rows()).toEqual(['Turn the board', 'Move the view', 'Draw an arrow']);
  await act(async () => root.unmount());
  host.remove();
});
