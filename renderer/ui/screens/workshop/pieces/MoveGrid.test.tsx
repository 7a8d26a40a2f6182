/** Moves that no click draws are on the grid all the same, and a click leaves them alone. */
import { act } from 'react';
import { expect, test } from 'vitest';
import type { MoveTrace } from '../../../../../electron/contract/workshop.ts';
import { useGameText } from '../../../../state/files/game-text.ts';
import { fakeBridge, tiny } from '../../../testing/bridge.ts';
import { mount } from '../../../testing/mount.tsx';
import { MoveGrid } from './MoveGrid.tsx';
import { usualBrush } from './move-brush.ts';

/** A leap forward, captures or not, then once more half to the right over one piece or several. */
const trace: MoveTrace = {
  ends: [{ dx: 1, dy: 3, does: 'both', hop: 'unlimited' }],
  turns: [{ dx: 0, dy: 2, there: ['empty', 'captures'] }],
  lines: [
    {
      leg: 1,
      points: [
        [0, 2],
        [1, 3],
        [2, 4],
      ],
      isOpen: true,
    },
  ],
};
const square = (page: HTMLElement, dx: number, dy: number) =>
  page.querySelector<HTMLElement>(`[data-spot="${dx + 3},${dy + 3}"]`)!;
const named = (page: HTMLElement, dx: number, dy: number) => square(page, dx, dy).getAttribute('aria-label');

test('a typed move shows where it turns and ends, in words, too', async () => {
  useGameText.setState({ lastGood: tiny, isCurrent: true, piece: 0 });
  const page = await mount(
    fakeBridge({}),
    <MoveGrid piece={0} marks={[]} typed={[{ text: 'mcafrppD', trace }]} brush={usualBrush} name="King" />,
  );
  expect(named(page, 1, 3)).toBe('3 forward, 1 right: moves and captures there over one piece or several (mcafrppD)');
  expect(named(page, 0, 2)).toBe('2 forward: turns there if it is empty, captures there and turns (mcafrppD)');
  expect(named(page, 0, 1)).toBe('1 forward: nothing');
  expect([...square(page, 1, 3).querySelectorAll('[data-mark]')].map((mark) => mark.getAttribute('data-mark'))).toEqual(
    ['capture', 'move'],
  );
  expect(square(page, 1, 3).textContent).toBe('⤼+');
  expect(square(page, 0, 2).textContent).toBe('↱(×)');
  expect(square(page, 0, 2).querySelector('[data-mark]')).toBeNull();
  // up to the edge, not to the point beyond it
  const lines = [...page.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(lines.some((line) => line?.startsWith('M450 50L495'))).toBe(true);
});
test('a click on such a square draws a mark beside it, and nothing else', async () => {
  const asked: unknown[] = [];
  useGameText.setState({
    ...{ lastGood: tiny, isCurrent: true, piece: 0 },
    edit: (change) => {
      asked.push(change);
      return Promise.resolve(null);
    },
  });
  const page = await mount(
    fakeBridge({}),
    <MoveGrid
      piece={0}
      marks={[]}
      typed={[{ text: 'mcafrppD', trace }]}
      brush={{ ...usualBrush, mirror: 'none' }}
      name="King"
    />,
  );
  await act(() => square(page, 1, 3).click());
  expect(asked).toEqual([{ do: 'draw', piece: 0, marks: [{ dx: 1, dy: 3, does: 'both', range: 1 }] }]);
  expect(named(page, 1, 3)).toBe(
    '3 forward, 1 right: moves and captures there; moves and captures there over one piece or several (mcafrppD)',
  );
});
test('a square where several legs turn has one ring, and is told of all of them', async () => {
  const [dx, dy] = [0, 1];
  const turns: MoveTrace['turns'] = [
    { dx, dy, there: ['empty'] },
    { dx, dy, there: ['over'] },
  ];
  const page = await mount(
    fakeBridge({}),
    <MoveGrid
      piece={0}
      marks={[]}
      typed={[{ text: 'apaK', trace: { ends: [], turns, lines: [] } }]}
      brush={usualBrush}
      name="King"
    />,
  );
  expect(page.querySelectorAll('circle[r="22"]')).toHaveLength(1);
  expect(named(page, dx, dy)).toBe('1 forward: turns there if it is empty, jumps over a piece there and turns (apaK)');
});
