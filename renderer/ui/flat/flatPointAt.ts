/** Where on the board a point of the page is, on the flat board: from the middle of the nearest cell. */
import type { Side } from '../../../electron/contract/view.ts';
import type { BoardPoint } from '../../board/strokes.ts';
import type { CellTopology } from '../../narration/board-order.ts';

export function flatPointAt(
  grid: HTMLElement | null,
  topology: CellTopology,
  seat: Side,
  x: number,
  y: number,
): BoardPoint | null {
  let near: { readonly off: number; readonly at: BoardPoint } | null = null;
  for (const button of grid?.querySelectorAll<HTMLElement>('[data-cell]') ?? []) {
    const cell = topology.cells[Number(button.dataset.cell)];
    const box = button.getBoundingClientRect();
    if (!cell || box.width === 0) continue;
    const [dx, dy] = [x - (box.left + box.width / 2), y - (box.top + box.height / 2)];
    const off = Math.hypot(dx, dy);
    if (near && near.off <= off) continue;
    const way = (seat === 0 ? 100 : -100) / box.width;
    near = { off, at: { x: cell.x * 100 + dx * way, y: cell.y * 100 - dy * way } };
  }
  return near?.at ?? null;
}
