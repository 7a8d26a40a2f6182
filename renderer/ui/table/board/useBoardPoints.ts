/** Where a cell of the board is in the page, and what is at a point of the page, on the board that is shown. */
import { type RefObject, useCallback } from 'react';
import type { TableHandle } from '../../../board/props.ts';
import { flatPointAt } from '../../flat/flatPointAt.ts';
import { useMatch, useTable } from '../../parts/table-context.ts';

export function useBoardPoints(
  area: RefObject<HTMLElement | null>,
  grid: RefObject<HTMLDivElement | null>,
  table: RefObject<TableHandle | null>,
) {
  const { flat } = useTable();
  const { topology } = useMatch((s) => s.description);
  const seat = useMatch((s) => s.seat);
  /** the middle of a cell, in the board area */
  const whereIs = useCallback(
    (cell: number) => {
      const box = area.current?.getBoundingClientRect();
      if (!box) return null;
      const onPage = flat
        ? grid.current?.querySelector(`[data-cell="${cell}"]`)?.getBoundingClientRect()
        : table.current?.project({ cell });
      if (!onPage) return null;
      const middle =
        onPage instanceof DOMRect ? { x: onPage.x + onPage.width / 2, y: onPage.y + onPage.height / 2 } : onPage;
      return { x: middle.x - box.x, y: middle.y - box.y };
    },
    [flat, area, grid, table],
  );
  /** of the page, on the board: for drawing */
  const pointAt = useCallback(
    (x: number, y: number) =>
      flat ? flatPointAt(grid.current, topology, seat, x, y) : (table.current?.boardAt(x, y) ?? null),
    [flat, grid, table, topology, seat],
  );
  const cellAt = (x: number, y: number): number | null => {
    if (flat) {
      const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]');
      return cell ? Number(cell.dataset.cell) : null;
    }
    const at = table.current?.boardAt(x, y);
    const near = (c: { readonly x: number; readonly y: number }) =>
      at && Math.abs(c.x * 100 - at.x) <= 50 && Math.abs(c.y * 100 - at.y) <= 50;
    const cell = topology.cells.findIndex(near);
    return cell < 0 ? null : cell;
  };
  return { whereIs, pointAt, cellAt };
}
