/** Drawing by keyboard on the flat board, and by name: announced, undone, erased; the pieces stay where they are. */
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Stroke, View } from '../../../electron/contract/view.ts';
import { penCancelled, penLifted, penMoved, putPenDown, takePen } from '../../state/drawing.ts';
import { view } from '../../state/match/match.fixture.ts';
import type { MatchStore } from '../../state/match/match-store.ts';
import { all, ask, click, open, press, q, resolvedOk, saidLines, squareAt } from '../testing/table.tsx';

afterEach(() => act(() => void putPenDown()));
/** A host that keeps what is drawn. */
const table = async (first: readonly Stroke[] = []) => {
  let strokes = [...first];
  const gone: Stroke[] = [];
  let revision = 7;
  const now = (): { revision: number; effects: never[]; view: View } => {
    revision++;
    return { revision, effects: [], view: view({ revision, ...(strokes.length > 0 && { strokes: [...strokes] }) }) };
  };
  await open(view(first.length > 0 ? { strokes: [...first] } : {}), {
    'match.draw': ({ pen, points }: Pick<Stroke, 'pen' | 'points'>) => {
      strokes.push({ id: strokes.length + gone.length, pen, points });
      return resolvedOk(now());
    },
    'match.undo': () => resolvedOk(now()),
    'match.erase': ({ strokes: ids, back }: { strokes: number[]; back?: true }) => {
      if (back) strokes.push(...gone.splice(0));
      else {
        gone.push(...strokes.filter(({ id }) => ids.includes(id)));
        strokes = strokes.filter(({ id }) => !ids.includes(id));
      }
      return resolvedOk(now());
    },
  });
};
const drawn = () => all('[data-testid=strokes] [data-pen]').map((g) => g.dataset.pen);
const onto = async (name: string) => {
  await act(async () => squareAt(name).focus());
  await press('Enter');
};

it('shows the colour of each pen before its name', async () => {
  await table();
  await press('E', { altKey: true, shiftKey: true });
  const shown = all('[role=toolbar] [role=radio]').map((radio) => [
    radio.textContent,
    radio.querySelector('span')?.style.background,
  ]);
  expect(shown).toEqual([
    ['Yellow', '#ffe66b'],
    ['Blue', '#9fd8ff'],
    ['Violet', '#d9b3ff'],
    ['Red', '#ff8a73'],
    ['Eraser', undefined],
  ]);
});
it('is taken with Alt+Shift+E; Enter on two squares is a line, twice on one a ring', async () => {
  await table();
  await press('E', { altKey: true, shiftKey: true });
  expect(saidLines().at(-1)).toMatch(/^Drawing\. The table is empty\./);
  await onto('b2');
  await onto('c3');
  expect(ask['match.draw']!.mock.calls[0]?.[0]).toEqual({ match: 'm', pen: 'yellow', points: [200, 100, 300, 200] });
  expect(saidLines().at(-1)).toBe('Yellow line from b2 to c3.');
  expect(drawn()).toEqual(['yellow']);
  await click(all('[role=toolbar] [role=radio]').find((radio) => radio.textContent === 'Blue') ?? null);
  await onto('b2');
  await onto('b2');
  expect(saidLines().at(-1)).toBe('Blue ring on b2.');
  expect(drawn()).toEqual(['yellow', 'blue']);
  expect(ask['match.actions']?.mock.calls.filter(([input]) => (input as { piece: unknown }).piece !== null)).toEqual(
    [],
  );
  await click(q('[data-testid=draw-undo]'));
  expect(drawn()).toEqual(['yellow']);
  await press('Escape');
  expect(q('[role=toolbar]')).toBeNull();
  expect(drawn()).toEqual(['yellow']);
});

it('erases what is on a square, or everything, and brings it back', async () => {
  await table([
    { id: 0, pen: 'red', points: [100, 0, 200, 0] },
    { id: 1, pen: 'violet', points: [200, 200, 100, 200] },
  ]);
  await press('E', { altKey: true, shiftKey: true });
  expect(saidLines().at(-1)).toContain('2 lines on the table.');
  expect(saidLines().at(-1)).toContain('Red: a1 to b1.');
  await click(all('[role=toolbar] [role=radio]').at(-1) ?? null);
  await onto('c2');
  expect(saidLines().at(-1)).toBe('Nothing is drawn on c2.');
  await onto('a1');
  expect(saidLines().at(-1)).toBe('One line erased.');
  expect(drawn()).toEqual(['violet']);
  await click(q('[data-testid=draw-undo]'));
  expect(drawn().sort()).toEqual(['red', 'violet']);
  await click(q('[data-testid=draw-clear]'));
  expect(drawn()).toEqual([]);
  await click(q('[data-testid=draw-undo]'));
  expect(drawn().sort()).toEqual(['red', 'violet']);
});

it('Ctrl+Z takes back the last line and Ctrl+Shift+Z draws it again; without the pen both go through the moves', async () => {
  await table([{ id: 0, pen: 'red', points: [100, 0, 200, 0] }]);
  const back = async () => press('z', { ctrlKey: true });
  const again = async () => press('Z', { ctrlKey: true, shiftKey: true });
  const undoWhy = () => q('[data-testid=undo]')?.getAttribute('aria-disabled') ?? 'false';
  await press('E', { altKey: true, shiftKey: true });
  await back();
  // what lay there before the pen was taken stays, and so do the moves
  expect(saidLines().at(-1)).toBe('Nothing was drawn or erased since you took the pen.');
  expect(undoWhy()).toBe('true');
  await onto('b2');
  await onto('c3');
  expect(drawn()).toEqual(['red', 'yellow']);
  expect(undoWhy()).toBe('false');
  await back();
  expect(saidLines().at(-1)).toBe('One line erased.');
  expect(drawn()).toEqual(['red']);
  await again();
  expect(saidLines().at(-1)).toBe('One line back on the table.');
  expect(drawn()).toEqual(['red', 'yellow']);
  await again();
  expect(saidLines().at(-1)).toBe('Nothing was undone since you drew or erased last.');
  await back();
  await onto('a1');
  await onto('a1');
  await again();
  expect(drawn()).toEqual(['red', 'yellow']);
  expect(ask['match.undo']).not.toHaveBeenCalled();
  await press('Escape');
  await back();
  expect(ask['match.undo']).toHaveBeenCalledOnce();
});

it('a line of the hand is seen at once and kept with few points, and a touch is a ring around its square', async () => {
  await table();
  const match = { store: { getState: () => ({ view: view() }) }, send: () => {} } as unknown as MatchStore;
  const sent = () => ask['match.draw']!.mock.calls.map(([input]) => (input as Stroke).points);
  await act(async () => {
    takePen();
    for (let n = 0; n <= 10; n++) penMoved(match, 10 * n, 10 * n);
  });
  expect(drawn()).toEqual(['yellow']);
  expect(sent()).toEqual([]);
  await act(async () => penLifted(match));
  expect(sent()).toEqual([[0, 0, 100, 100]]);
  await act(async () => {
    penMoved(match, 110, 95);
    penLifted(match);
  });
  expect(sent()[1]).toHaveLength(50);
  expect(sent()[1]?.slice(0, 2)).toEqual([142, 100]);
  await act(async () => {
    penMoved(match, 0, 0);
    penMoved(match, 50, 50);
    penCancelled();
    penLifted(match);
  });
  expect(sent()).toHaveLength(2);
});

it('is not offered while a player sees hidden things', async () => {
  await open(view({ viewer: 0 }));
  await press('E', { altKey: true, shiftKey: true });
  expect(saidLines().at(-1)).toBe('Everybody sees what is drawn. Hide your secrets first.');
  expect(q('[role=toolbar]')).toBeNull();
});
